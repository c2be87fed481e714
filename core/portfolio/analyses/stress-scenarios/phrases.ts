/** What its page says besides the names of its fields. */
import { byLanguage, text } from '../../../values/text'

export const phrases = byLanguage({
  worst: text((name: string, count: number) => (count === 1 ? name : `${name}, the worst of ${count} crises`), (name, count) => (count === 1 ? name : `${name}, die schlimmste von ${count} Krisen`)),
  asBad: text((names: string) => `about as bad: ${names}`, (names) => `ähnlich schlimm: ${names}`),
  stressLimit: text(
    'Approximate: every holding moves as its sector or asset class did in that crisis. Single shares and funds can move quite differently, and the next crisis will be another one.',
    'Angenähert: Jede Position bewegt sich wie ihr Sektor oder ihre Anlageklasse in jener Krise. Einzelne Aktien und Fonds können sich ganz anders bewegen, und die nächste Krise wird eine andere sein.',
  ),
  stressTitle: text('Approximate change of the portfolio', 'Ungefähre Änderung des Depots'),
  period: text((from: string, to: string) => `${from} to ${to}`, (from, to) => `${from} bis ${to}`),
  effectTotal: text('Portfolio', 'Depot'),
  knownOnly: text((share: string) => `Without unknown holdings: only for ${share} of the portfolio`, (share) => `Ohne unbekannte Positionen: nur für ${share} des Depots`),
  notCalculated: text((why: string) => `Not calculated: ${why}.`, (why) => `Nicht berechnet: ${why}.`),
})
