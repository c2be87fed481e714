import type { Layout } from '../layout'

export const finanzenNetZero: Layout = {
  bank: 'finanzen.net zero',
  view: 'Orders, CSV',
  columns: {
    name: 'Name', isin: 'ISIN', status: 'Status', event: 'Richtung', amount: 'Wert', fees: 'Mindermengenzuschlag', day: 'Ausführung Datum', time: 'Ausführung Zeit', price: 'Ausführung Kurs', units: 'Anzahl ausgeführt',
  },
}
