import type { Layout } from '../layout'

/** Movements of securities; a dividend has no sign. */
export const fineco: Layout = {
  bank: 'Fineco',
  view: 'Movimenti titoli, Esporta (Excel)',
  columns: {
    day: 'Operazione|Data operazione', name: 'Titolo', isin: 'ISIN|Codice ISIN', event: 'Segno', units: 'Quantita|Quantità', price: 'Prezzo', priceCurrency: 'Divisa', rate: 'Cambio', amount: 'Controvalore',
    fees: 'Commissioni amministrato&Commissioni Fondi Sw/Ingr/Uscita?&Commissioni Fondi Banca Corrispondente?&Spese Fondi Sgr?',
  },
  kinds: { purchase: 'a', sale: 'v' },
}
