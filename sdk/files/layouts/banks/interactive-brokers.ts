import type { Layout } from '../layout'

/** Flex query of trades; as which the trades of an activity statement are read, too. */
export const interactiveBrokers: Layout = {
  bank: 'Interactive Brokers',
  view: 'Flex Query, Trades (CSV)',
  columns: {
    event: 'Buy/Sell', day: 'TradeDate', isin: 'ISIN', units: 'Quantity', price: 'TradePrice', amount: 'TradeMoney', amountCurrency: 'CurrencyPrimary', priceCurrency: 'CurrencyPrimary', fees: 'IBCommission', name: 'Description?',
    kind: 'AssetClass?', account: 'Account?',
  },
  isSigned: true,
  isNet: false,
}
