import type { Layout } from '../layout'

/** Bookings of depots in German, English, Italian, Spanish and Dutch; the value is what was paid or paid out. */
export const portfolioPerformance: Layout = {
  bank: 'Portfolio Performance',
  view: 'Datei, Exportieren, CSV: Depotumsätze',
  columns: {
    day: 'Datum|Date|Data|Fecha', event: 'Typ|Type|Tipo', amount: 'Wert|Value|Valore|Valor|Waarde',
    amountCurrency: 'Buchungswährung|Transaction Currency|Valuta della transazione|Valuta operazione|Divisa de la operación|Divisa de la transacción|Moneda de la transacción|Transactievaluta|Valuta transactie',
    fees: 'Gebühren|Fees|Commissioni|Tasas|Comisiones|Kosten', taxes: 'Steuern|Taxes|Tasse|Impuestos|Belastingen|Belasting',
    units: 'Stück|Shares|Azioni|Quote|Acciones|Títulos|Aantal|Aandelen', isin: 'ISIN', name: 'Wertpapiername|Security Name|Nome titolo|Nome del titolo|Nombre del valor|Nombre del activo|Naam effect|Effectnaam?',
    account: 'Portfolio?', text: 'Notiz|Note|Nota|Notitie|Opmerking?',
  },
  kinds: { sale: 'verkoop|vendita|venta', transfer_in: 'consegna (in entrata)|entrega (entrante)|levering (inkomend)', transfer_out: 'consegna (in uscita)|entrega (saliente)|levering (uitgaand)' },
  isNet: true,
}
