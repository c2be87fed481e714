import type { Layout } from '../layout'

export const scalableCapital: Layout = {
  bank: 'Scalable Capital',
  view: 'Transaktionen, Exportieren (CSV)',
  columns: {
    day: 'date', time: 'time', status: 'status', event: 'type', name: 'description', isin: 'isin', units: 'shares', price: 'price', amount: 'amount', fees: 'fee', taxes: 'tax', amountCurrency: 'currency', priceCurrency: 'currency',
    order: 'reference',
  },
  isNet: false,
  isSigned: true,
}

/** The export in German, since custody is Scalable's own (December 2025): what it moves has no kind, and its amount says where units go. */
export const scalableCapitalGerman: Layout = {
  bank: 'Scalable Capital',
  view: 'Transaktionen, Exportieren (CSV, deutsch)',
  columns: {
    day: 'Datum', time: 'Uhrzeit', event: 'Typ', name: 'Wertpapiername', isin: 'ISIN', amount: 'Wert', units: 'Stück', amountCurrency: 'Buchungswährung', fees: 'Gebühren', taxes: 'Steuern', second: 'Bruttobetrag?', text: 'Notiz',
  },
  kinds: { other: 'swap_out' },
  isNet: true,
  moves: /^(?:SWITCH-|CORR-SWITCH-|WWUM|CANCEL-)/,
}
