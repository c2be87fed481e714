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
