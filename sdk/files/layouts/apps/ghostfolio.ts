import type { Layout } from '../layout'

/** Activities, whose symbols are ISINs where they were entered so. */
export const ghostfolio: Layout = {
  bank: 'Ghostfolio',
  view: 'Portfolio, Activities, Export (JSON)',
  columns: { event: 'type', isin: 'isin|symbol', name: 'symbol', units: 'quantity', price: 'unitPrice', fees: 'fee', priceCurrency: 'currency', day: 'date', amount: 'value?', amountCurrency: 'currency', account: 'accountId?', text: 'comment?' },
  kinds: { other: 'fee|item|liability' },
}
