/** What its page says besides the names of its fields. */
import type { Locale } from '../../../values/text'

const en = {
  worst: (name: string, count: number) => (count === 1 ? name : `${name}, the worst of ${count} crises`),
  stressLimit: 'Approximate: every holding moves as its sector or asset class did in that crisis. Single shares and funds can move quite differently, and the next crisis will be another one.',
  stressTitle: 'Approximate change of the portfolio',
  period: (from: string, to: string) => `${from} to ${to}`,
  effectTotal: 'Portfolio',
  notCalculated: (why: string) => `Not calculated: ${why}.`,
}

const de: typeof en = {
  worst: (name, count) => (count === 1 ? name : `${name}, die schlimmste von ${count} Krisen`),
  stressLimit: 'Angenähert: Jede Position bewegt sich wie ihr Sektor oder ihre Anlageklasse in jener Krise. Einzelne Aktien und Fonds können sich ganz anders bewegen, und die nächste Krise wird eine andere sein.',
  stressTitle: 'Ungefähre Änderung des Portfolios',
  period: (from, to) => `${from} bis ${to}`,
  effectTotal: 'Portfolio',
  notCalculated: (why) => `Nicht berechnet: ${why}.`,
}

export const phrases: Readonly<Record<Locale, typeof en>> = { en, de }
