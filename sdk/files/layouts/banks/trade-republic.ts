import type { Layout } from '../layout'

export const tradeRepublic: Layout = {
  bank: 'Trade Republic',
  view: 'Profil, Transaktionen, Exportieren (CSV)',
  columns: {
    day: 'date', time: 'datetime', event: 'type', kind: 'asset_class', name: 'name', isin: 'symbol', units: 'shares', price: 'price', amount: 'amount', fees: 'fee', taxes: 'tax', amountCurrency: 'currency',
    priceCurrency: 'currency', order: 'transaction_id',
  },
  isNet: false,
}
