/** What its page says besides the names of its fields. */
import type { Locale } from '../../../values/text'

const en = {
  noPrices: (names: string) => `No prices are known of ${names}; with them the look back is not possible.`,
  otherPrices: (from: string, to: string) => `The prices of the other holdings are known from ${from} to ${to}.`,
  pricesFrom: (from: string, to: string) => `Prices of all holdings are known from ${from} to ${to}.`,
  noCommonPrices: 'There is no period for which the prices of all holdings are known.',
  usePeriod: 'Take this period',
  lastYears: (years: number) => (years === 1 ? '1 year' : `${years} years`),
  replayHelp: 'Prices are there for most funds since August 2023, for fewer of them and for large shares since 2015; a replay needs them for every holding over the whole period.',
  mixChart: 'The mix, start = 100%',
  drawdownChart: 'Loss since the last high',
  drawdownDates: (peak: string, trough: string) => `High on ${peak}, low on ${trough}.`,
  recovered: (day: string) => `The old high was reached again on ${day}.`,
  notRecovered: 'The old high was not reached again.',
  bestYear: 'Best calendar year',
  worstYear: 'Worst calendar year',
  lumpSum: 'The same amount all at the start',
  compared: 'Beside shares of the world and overnight money',
  world: 'MSCI World (iShares)',
  overnight: 'Euro overnight money (Xtrackers)',
  in2020: (fall: string, total: string) => `2020, the pandemic: up to ${fall} down, ${total} over the year.`,
  in2022: (fall: string, total: string) => `2022, rates rose, and shares and bonds fell together: up to ${fall} down, ${total} over the year.`,
  dates: (from: string, to: string) => `Replayed from ${from} to ${to}.`,
}

const de: typeof en = {
  noPrices: (names) => `Von ${names} sind keine Kurse bekannt; damit ist kein Rückblick möglich.`,
  otherPrices: (from, to) => `Die Kurse der anderen Positionen sind vom ${from} bis zum ${to} bekannt.`,
  pricesFrom: (from, to) => `Kurse aller Positionen sind vom ${from} bis zum ${to} bekannt.`,
  noCommonPrices: 'Es gibt keinen Zeitraum, für den die Kurse aller Positionen bekannt sind.',
  usePeriod: 'Diesen Zeitraum nehmen',
  lastYears: (years) => (years === 1 ? '1 Jahr' : `${years} Jahre`),
  replayHelp: 'Kurse gibt es für die meisten Fonds seit August 2023, für wenige und für große Aktien seit 2015; ein Rückblick braucht sie für jede Position über den ganzen Zeitraum.',
  mixChart: 'Die Mischung, Anfang = 100 %',
  drawdownChart: 'Verlust seit dem letzten Hoch',
  drawdownDates: (peak, trough) => `Hoch am ${peak}, Tief am ${trough}.`,
  recovered: (day) => `Das alte Hoch wurde am ${day} wieder erreicht.`,
  notRecovered: 'Das alte Hoch wurde nicht wieder erreicht.',
  bestYear: 'Bestes Kalenderjahr',
  worstYear: 'Schlechtestes Kalenderjahr',
  lumpSum: 'Derselbe Betrag ganz am Anfang',
  compared: 'Neben Aktien der Welt und Tagesgeld',
  world: 'MSCI World (iShares)',
  overnight: 'Tagesgeld in Euro (Xtrackers)',
  in2020: (fall, total) => `2020, Pandemie: bis zu ${fall} Verlust, ${total} im ganzen Jahr.`,
  in2022: (fall, total) => `2022, die Zinsen stiegen, Aktien und Anleihen fielen zugleich: bis zu ${fall} Verlust, ${total} im ganzen Jahr.`,
  dates: (from, to) => `Nachgerechnet vom ${from} bis zum ${to}.`,
}

export const phrases: Readonly<Record<Locale, typeof en>> = { en, de }
