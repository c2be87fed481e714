import type { Layout } from '../layout'

export const trading212: Layout = {
  bank: 'Trading 212',
  view: 'History, Export (CSV)',
  columns: {
    event: 'Action', day: 'Time', isin: 'ISIN', name: 'Name', units: 'No. of shares', price: 'Price / share', priceCurrency: 'Currency (Price / share)', rate: 'Exchange rate?', amount: 'Total|Total (EUR)',
    amountCurrency: 'Currency (Total)?', order: 'ID?', text: 'Notes?',
    fees: 'Currency conversion fee|Currency conversion fee (EUR)?&Charge amount|Charge amount (EUR)?', taxes: 'Stamp duty reserve tax|Stamp duty reserve tax (EUR)?&French transaction tax|French transaction tax (EUR)?',
  },
  kinds: { other: 'new card cost|card debit|card credit|spending cashback|interest on cash|lending interest', corporate_action: 'stock split open|stock split close|stock distribution' },
  isNet: true,
  isSigned: true,
  goes: 'stock split close',
}
