import type { Layout } from '../layout'

/** The account: units and price stand in the description, balances behind each booking. */
export const degiroAccount: Layout = {
  bank: 'DEGIRO',
  view: 'Postfach, Kontoauszug, Exportieren (CSV)',
  columns: {
    day: 'Datum|Date|Data|Fecha', time: 'Uhrzeit|Tijd|Time|Heure|Ora|Hora', name: 'Produkt|Product|Produit|Prodotto|Producto|Produto', isin: 'ISIN',
    event: 'Beschreibung|Omschrijving|Description|Descrizione|Descripción|Descrição', text: 'Beschreibung|Omschrijving|Description|Descrizione|Descripción|Descrição', units: 'Units (text)', price: 'Price (text)', priceCurrency: 'Currency (text)', amountCurrency: 'Änderung|Mutatie|Change|Mouvements|Variazioni|Variación|Mudança',
    amount: 'Änderung+1|Mutatie+1|Change+1|Mouvements+1|Variazioni+1|Variación+1|Mudança+1', balanceCurrency: 'Saldo|Balance|Solde', balance: 'Saldo+1|Balance+1|Solde+1', order: 'Order-ID|Order Id|ID Ordine|ID Orden|ID da Ordem',
  },
  kinds: { other: 'transactiekosten|costi di transazione|costes de transacción|transaktionsgebühr|degiro|valuta|prelievo|ingreso|retirada|flatex|ideal|storting|deposito|addebito|accredito|transferencia' },
}
