import type { Layout } from '../layout'

/** Bookings by ticker; each amount has its currency before it. */
export const revolut: Layout = {
  bank: 'Revolut',
  view: 'Invest, Kontoauszug (Excel oder CSV)',
  columns: { day: 'Date', isin: 'Ticker', event: 'Type', units: 'Quantity', price: 'Price per share', priceCurrency: 'Currency', amount: 'Total Amount', amountCurrency: 'Currency' },
  kinds: { custody: 'transfer from revolut' },
}
