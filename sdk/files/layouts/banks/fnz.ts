import type { Layout } from '../layout'

/** ZW is the currency of the payment, FW that of the fund. */
export const fnz: Layout = {
  bank: 'ebase / FNZ',
  view: 'Umsätze, CSV',
  columns: {
    account: 'Depotnummer', order: 'Ref. Nr.', day: 'Buchungsdatum', event: 'Umsatzart', text: 'Teilumsatz?', name: 'Fonds', isin: 'ISIN', amount: 'Gegenwert der Anteile in ZW|Anlagebetrag in ZW', amountCurrency: 'Zahlungswährung (ZW)',
    price: 'Abrechnungskurs in FW', priceCurrency: 'Fondswährung (FW)', rate: 'Devisenkurs (ZW/FW)?', units: 'Anteile', fees: 'Entgelt in ZW?&Vertriebsprovision in ZW?', taxes: 'Steuern in ZW?',
  },
  kinds: { sale: 'fondsumschichtung (abgang)', purchase: 'fondsumschichtung (zugang)' },
}
