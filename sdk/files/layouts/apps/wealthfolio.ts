import type { Layout } from '../layout'

export const wealthfolio: Layout = {
  bank: 'Wealthfolio',
  view: 'Settings, Exports, Activities (CSV)',
  columns: {
    day: 'date|activityDate', isin: 'isin|assetSymbol|symbol|assetId', name: 'assetName?', status: 'status?', units: 'quantity', event: 'activityType', price: 'unitPrice', priceCurrency: 'currency', amountCurrency: 'currency', fees: 'fee', amount: 'amount?', account: 'account|accountName?',
    text: 'comment?',
  },
}
