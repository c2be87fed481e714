import type { Layout } from '../layout'

/** Orders in nine languages; the sign of the units says what happened. */
export const degiro: Layout = {
  bank: 'DEGIRO',
  view: 'Postfach, Transaktionen, Exportieren (CSV)',
  columns: {
    day: 'Datum|Date|Data|Fecha', time: 'Uhrzeit|Tijd|Time|Heure|Ora|Hora', name: 'Produkt|Product|Produit|Prodotto|Producto|Produto', isin: 'ISIN', units: 'Anzahl|Aantal|Quantity|Quantité|Quantità|Número|Cantidad|Quantidade',
    price: 'Kurs|Koers|Price|Cours|Quotazione|Precio|Preço', priceCurrency: 'Kurs+1|Koers+1|Price+1|Cours+1|Quotazione+1|Precio+1|Preço+1',
    amount: 'Wert|Waarde|Value|Valeur|Valore|Valor|Wert EUR|Waarde EUR|Value EUR|Montant EUR|Valore EUR|Valor EUR', amountCurrency: 'Wert+1|Waarde+1|Value+1|Valeur+1|Valore+1|Valor+1?',
    rate: 'Wechselkurs|Wisselkoers|Exchange rate|Taux de change|Tasso di cambio|Tipo de cambio|Taxa de Câmbio',
    fees: 'Transaktionsgebühren|Transactiekosten|Transaction and/or third|Frais de transaction|Costi di transazione|Costes de transacción|Transaktionsgebühren und/oder Fremdkosten EUR|Transactiekosten en/of kosten van derden EUR|'
      + 'Transaction and/or third party fees EUR|Costi di transazione e/o di terze parti EUR|Costes de transacción y/o externos EUR?&AutoFX-Gebühr|AutoFX Kosten|AutoFX Fee|Costo AutoFX|Coste AutoFX?',
    second: 'Gesamt|Totaal|Total|Totale|Gesamt EUR|Totaal EUR|Total EUR|Totale EUR?', order: 'Order-ID|Order Id|Order ID|ID Ordine|ID Orden?',
  },
}

/** The account: units and price stand in the description, balances behind each booking. */
export const degiroAccount: Layout = {
  bank: 'DEGIRO',
  view: 'Postfach, Kontoauszug, Exportieren (CSV)',
  columns: {
    day: 'Datum|Date|Data|Fecha', time: 'Uhrzeit|Tijd|Time|Heure|Ora|Hora', name: 'Produkt|Product|Produit|Prodotto|Producto|Produto', isin: 'ISIN',
    event: 'Beschreibung|Omschrijving|Description|Descrizione|Descripción|Descrição', text: 'Beschreibung|Omschrijving|Description|Descrizione|Descripción|Descrição', units: 'Units (text)', price: 'Price (text)', priceCurrency: 'Currency (text)', amountCurrency: 'Änderung|Mutatie|Change|Mouvements|Variazioni|Variación|Mudança',
    amount: 'Änderung+1|Mutatie+1|Change+1|Mouvements+1|Variazioni+1|Variación+1|Mudança+1', balanceCurrency: 'Saldo|Balance|Solde', balance: 'Saldo+1|Balance+1|Solde+1', order: 'Order-ID|Order Id|ID Ordine|ID Orden|ID da Ordem',
  },
  kinds: {
    corporate_action: 'isin-änderung:|isin change:|wijziging isin:|isin-wijziging:|cambio isin:|cambio de isin:|productwijziging:|produktänderung:|product change:',
    other: 'transactiekosten|costi di transazione|costes de transacción|transaktionsgebühr|degiro|valuta|prelievo|ingreso|retirada|flatex|ideal|storting|deposito|addebito|accredito|transferencia',
  },
  isSigned: true,
}
