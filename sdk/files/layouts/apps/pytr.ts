import type { Layout } from '../layout'

/** What pytr makes of the timeline of Trade Republic: the value is what was paid or paid out. */
export const pytr: Layout = {
  bank: 'pytr',
  view: 'pytr export_transactions (CSV)',
  columns: { day: 'Datum|Date', event: 'Typ|Type', amount: 'Wert|Value', text: 'Notiz|Note', name: 'Notiz|Note', isin: 'ISIN', units: 'Stück|Shares', fees: 'Gebühren|Fees', taxes: 'Steuern|Taxes' },
  isNet: true,
}
