/** Words of the historical replay. */
import { words } from '../../../../core/portfolio/analyses/historical-replay/words'
import { namesIn } from '../../../../core/wording/field-words'
import { byLanguage, text, type Locale } from '../../../../core/values/text'

/** Texts besides the names of fields. */
const phrases = byLanguage({
  noPrices: text((names: string) => `No prices are known of ${names}: a look back on all of the portfolio is not possible.`, (names) => `Für ${names} sind keine Kurse bekannt: Ein Rückblick auf das ganze Depot ist nicht möglich.`),
  without: text((share: string) => `Look back on the rest, ${share} of the portfolio`, (share) => `Auf den Rest zurückblicken, ${share} des Depots`),
  isWithout: text((names: string, share: string) => `Without ${names}, of which no prices are known: the rest is ${share} of the portfolio.`, (names, share) => `Ohne ${names}, da keine Kurse bekannt sind: Der Rest ist ${share} des Depots.`),
  otherPrices: text((from: string, to: string) => `The prices of the other holdings are known from ${from} to ${to}.`, (from, to) => `Die Kurse der anderen Positionen sind vom ${from} bis zum ${to} bekannt.`),
  pricesFrom: text((from: string, to: string) => `Prices of all holdings are known from ${from} to ${to}.`, (from, to) => `Kurse aller Positionen sind vom ${from} bis zum ${to} bekannt.`),
  noCommonPrices: text('There is no period for which the prices of all holdings are known.', 'Es gibt keinen Zeitraum, für den die Kurse aller Positionen bekannt sind.'),
  usePeriod: text('Whole period', 'Ganzer Zeitraum'),
  periods: text('Period', 'Zeitraum'),
  lastYears: text((years: number) => (years === 1 ? '1 year' : `${years} years`), (years) => (years === 1 ? '1 Jahr' : `${years} Jahre`)),
  replayHelp: text(
    'Prices are there for most funds since August 2023, for fewer of them and for large shares since 2015; a replay needs them for every holding over the whole period.',
    'Kurse gibt es für die meisten Fonds seit August 2023, für wenige und für große Aktien seit 2015; ein Rückblick braucht sie für jede Position über den ganzen Zeitraum.',
  ),
  mixChart: text('The mix, start\u00A0=\u00A0100%', 'Die Mischung, Anfang\u00A0=\u00A0100\u00A0%'),
  drawdownChart: text('Loss since the last high', 'Verlust seit dem letzten Hoch'),
  drawdownDates: text((peak: string, trough: string) => `High on ${peak}, low on ${trough}.`, (peak, trough) => `Hoch am ${peak}, Tief am ${trough}.`),
  recovered: text((day: string) => `The old high was reached again on ${day}.`, (day) => `Das alte Hoch wurde am ${day} wieder erreicht.`),
  notRecovered: text('The old high was not reached again.', 'Das alte Hoch wurde nicht wieder erreicht.'),
  largestLoss: text('Largest loss', 'Größter Verlust'),
  bestYear: text('Best calendar year', 'Bestes Kalender\u00ADjahr'),
  worstYear: text('Worst calendar year', 'Schwäch\u00ADstes Kalender\u00ADjahr'),
  lumpSum: text('The same amount all at the start', 'Derselbe Betrag ganz am Anfang'),
  compared: text('Beside funds of the world’s shares (iShares) and of euro overnight money (Xtrackers)', 'Neben Fonds für Aktien der Welt (iShares) und Tagesgeld in Euro (Xtrackers)'),
  world: text('MSCI World', 'MSCI World'),
  overnight: text('Overnight money', 'Tagesgeld'),
  in2020: text((fall: string, total: string) => `2020, the pandemic: up to ${fall} down, ${total} over the year.`, (fall, total) => `2020, Pandemie: bis zu ${fall} Verlust, ${total} im ganzen Jahr.`),
  in2022: text(
    (fall: string, total: string) => `2022, rates rose, and shares and bonds fell together: up to ${fall} down, ${total} over the year.`,
    (fall, total) => `2022, die Zinsen stiegen, Aktien und Anleihen fielen zugleich: bis zu ${fall} Verlust, ${total} im ganzen Jahr.`,
  ),
  became: text(
    (invested: string, made: string, fell: string) => `from ${invested} paid in; the mix made ${made} and ${fell} on the way`,
    (invested, made, fell) => `aus ${invested} Einzahlungen; die Mischung brachte ${made} und fiel unterwegs ${fell}`,
  ),
  aYear: text((percent: string) => `${percent} a year`, (percent) => `${percent} im Jahr`),
  inAll: text((percent: string) => `${percent} in all`, (percent) => `insgesamt ${percent}`),
  fell: { never: text('never fell', 'nie'), hardly: text('hardly fell', 'kaum'), by: text((percent: string) => `fell by up to ${percent}`, (percent) => `um bis zu ${percent}`) },
  moreFigures: text('More figures', 'Weitere Zahlen'),
  dates: text((from: string, to: string) => `Replayed from ${from} to ${to}.`, (from, to) => `Nachgerechnet vom ${from} bis zum ${to}.`),
})

const { legs, mix, contributions } = words.data

/** What its view says in a language. */
export const wordsIn = (locale: Locale) => ({ ...namesIn(words.request, locale), ...namesIn(legs.fields, locale), ...namesIn(mix.fields, locale),
  ...namesIn(contributions.fields.daily.fields, locale), ...namesIn(contributions.fields, locale), ...namesIn(words.data, locale), ...phrases[locale] })
