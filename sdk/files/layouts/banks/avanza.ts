import type { Layout } from '../layout'

/** In kronor: holdings come of it, a tax only after conversion. */
export const avanza: Layout = {
  bank: 'Avanza',
  view: 'Transaktioner, Exportera (CSV)',
  columns: {
    day: 'Datum', account: 'Konto', event: 'Typ av transaktion', name: 'Värdepapper/beskrivning', units: 'Antal', price: 'Kurs', priceCurrency: 'Instrumentvaluta', amount: 'Belopp', amountCurrency: 'Transaktionsvaluta',
    fees: 'Courtage (SEK)', isin: 'ISIN',
  },
  kinds: { purchase: 'köp', sale: 'sälj', income: 'utdelning|ränta', other: 'insättning|uttag' },
}
