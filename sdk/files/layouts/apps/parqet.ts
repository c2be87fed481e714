import type { Layout } from '../layout'

export const parqet: Layout = {
  bank: 'Parqet',
  view: 'Portfolio, Aktivitäten, Exportieren (CSV)',
  columns: {
    day: 'date', time: 'datetime', event: 'type', account: 'broker', kind: 'assettype?', isin: 'identifier|isin', name: 'holdingname', units: 'shares', price: 'price', amount: 'amount', fees: 'fee', taxes: 'tax',
    amountCurrency: 'currency', priceCurrency: 'currency', order: 'holding',
  },
  kinds: { transfer_in: 'transferin|transfer in', transfer_out: 'transferout|transfer out' },
  isNet: false,
}
