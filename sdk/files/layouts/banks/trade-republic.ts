import type { Layout } from '../layout'

export const tradeRepublic: Layout = {
  bank: 'Trade Republic',
  view: 'Profil, Transaktionen, Exportieren (CSV)',
  columns: {
    day: 'date', time: 'datetime', group: 'category', event: 'type', kind: 'asset_class', name: 'name', isin: 'symbol', units: 'shares', price: 'price', amount: 'amount', fees: 'fee', taxes: 'tax', amountCurrency: 'currency',
    priceCurrency: 'currency', order: 'transaction_id',
  },
  kinds: { corporate_action: 'corporate_action', custody: 'migration', income: 'cash exchange', other: 'stockperk|earnings|pre_determined_tax_base|sec_account|final_maturity|tilg|tax_optimization' },
  isNet: false,
  isSigned: true,
}
