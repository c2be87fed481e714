/** Files of banks and brokers in six languages, invented; what is to be read of them is computed by hand, beside it where it is not plain. */
const WORLD = 'IE00B4L5Y983'
const EMERGING = 'IE00BKM4GZ66'
const APPLE = 'US0378331005'
const ALLIANZ = 'DE0008404005'
const SHELL = 'GB00BP6MXD84'
const BTP = 'IT0005508590'

/** Name, rows of the file, and values by ISIN or faults by row. */
export const lists: readonly (readonly [string, readonly string[], unknown])[] = [
  ['es: the price of a unit is no value', ['Fondo;ISIN;Participaciones;Valor liquidativo;Importe efectivo;Rentabilidad', `WORLD;${WORLD};60,123;98,50;5.922,12;12,3 %`, `EM;${EMERGING};30,000;30,00;900,00;-1,2 %`], [[WORLD, 5922.12], [EMERGING, 900]]],
  ['it: the price of a unit is no value', ['Fondo;ISIN;Quote;Valore quota;Controvalore EUR;Data', `WORLD;${WORLD};60,123;98,50;5.922,12;27/03/2026`, `EM;${EMERGING};30,000;30,00;900,00;27/03/2026`], [[WORLD, 5922.12], [EMERGING, 900]]],
  ['fr: the price of a unit is no value', ['Fonds;ISIN;Nombre de parts;Valeur de la part;Montant', `WORLD;${WORLD};60;98,50;5 910,00`], [[WORLD, 5910]]],
  ['fr: alone it is none, either', ['Fonds;ISIN;Nombre de parts;Valeur de la part', `WORLD;${WORLD};60;98,50`], [[1, 'no_value']]],
  ['nl: the price of a unit is no value', ['Fonds;ISIN;Aantal;Waarde per stuk;Totale waarde', `WORLD;${WORLD};60;98,50;5.910,00`], [[WORLD, 5910]]],
  ['nl: alone it is none, either', ['Fonds;ISIN;Aantal;Waarde per stuk', `WORLD;${WORLD};60;98,50`], [[1, 'no_value']]],
  ['en: amounts above the table say its currency', ['Account value: $8,110.00', '', 'Symbol,ISIN,Qty,Price,Market Value', `SWDA,${WORLD},60,98.50,5910.00`, `AAPL,${APPLE},10,220.00,2200.00`], [[3, 'header_currency']]],
  ['it: controvalore', ['Strumento;Isin;Ticker;Quantità;Prezzo medio;Prezzo attuale;Controvalore;Utile/Perdita', `WORLD;${WORLD};SWDA;60;70,12;98,50;5.910,00;1.702,80`], [[WORLD, 5910]]],
  ['it: controvalore of the purchase before that of today', ['Strumento;Isin;Quantità;Prezzo medio;Controvalore carico;Prezzo attuale;Controvalore attuale', `WORLD;${WORLD};60;70,12;4.207,20;98,50;5.910,00`], [[WORLD, 5910]]],
  ['it: converted by a rate', ['Descrizione;Codice ISIN;Quantità/Nominale;Prezzo;Divisa;Cambio;Controvalore in Euro;Peso %', `WORLD;${WORLD};60;98,50;EUR;1,0000;5.910,00;74,37`, `APPLE;${APPLE};10;220,00;USD;1,0800;2.037,04;25,63`], [[WORLD, 5910], [APPLE, 2037.04]]], // 10 x 220 / 1.08
  ['it: a bond', ['Descrizione;Codice ISIN;Quantità/Nominale;Prezzo;Divisa;Controvalore in Euro', `BTP 4% 2035;${BTP};10.000;102,50;EUR;10.250,00`], [[BTP, 10250]]], // 10,000 x 1.025
  ['es: importe', ['Valor;ISIN;Títulos;Precio medio;Último precio;Importe;Divisa;Plusvalía', `ISHARES WORLD;${WORLD};60;70,12;98,50;5.910,00;EUR;1.702,80`], [[WORLD, 5910]]],
  ['es: what was paid in is no value', ['Fondo;ISIN;Participaciones;Importe invertido', `WORLD;${WORLD};60;4.207,20`], [[1, 'no_value']]],
  ['es: nor beside the value', ['Fondo;ISIN;Participaciones;Importe invertido;Importe actual', `WORLD;${WORLD};60;4.207,20;5.910,00`], [[WORLD, 5910]]],
  ['nl: what was paid in is no value', ['Fonds;ISIN;Aantal;Ingelegd bedrag', `WORLD;${WORLD};60;4.207,20`], [[1, 'no_value']]],
  ['it: cash counts, and the total', ['Titolo;ISIN;Quantità;Prezzo;Controvalore EUR', `WORLD;${WORLD};60;98,50;5.910,00`, 'Liquidità;;;;500,00', 'Totale portafoglio;;;;6.410,00'], [[WORLD, 5910], ['EUR', 500]]],
  ['it: another total is seen', ['Titolo;ISIN;Quantità;Prezzo;Controvalore EUR', `WORLD;${WORLD};60;98,50;5.910,00`, 'Totale portafoglio;;;;9.410,00'], [[3, 'total_differs']]],
  ['es: cash counts, and the total', ['Valor;ISIN;Títulos;Precio;Importe EUR', `WORLD;${WORLD};60;98,50;5.910,00`, 'Liquidez;;;;500,00', 'Total cartera;;;;6.410,00'], [[WORLD, 5910], ['EUR', 500]]],
  ['es: cash by another word', ['Valor;ISIN;Títulos;Precio;Importe EUR', `WORLD;${WORLD};60;98,50;5.910,00`, 'Efectivo;;;;500,00', 'Total;;;;6.410,00'], [[WORLD, 5910], ['EUR', 500]]],
  ['es: another total is seen', ['Valor;ISIN;Títulos;Precio;Importe EUR', `WORLD;${WORLD};60;98,50;5.910,00`, 'Total cartera;;;;9.410,00'], [[3, 'total_differs']]],
  ['nl: cash counts, and the total', ['Fonds;ISIN;Aantal;Koers;Waarde EUR', `WORLD;${WORLD};60;98,50;5.910,00`, 'Liquide middelen;;;;500,00', 'Totaal portefeuille;;;;6.410,00'], [[WORLD, 5910], ['EUR', 500]]],
  ['de: dividends are no holdings', ['ISIN;Name;Stück;Ausschüttung;Betrag', `${ALLIANZ};ALLIANZ;10;13,80;138,00`], [[1, 'value_unclear']]],
  ['de: lump sums are no holdings', ['ISIN;Name;Basisertrag;Vorabpauschale;Betrag', `${WORLD};WORLD;100,00;70,00;70,00`], [[1, 'value_unclear']]],
  ['it: what was paid is no value', ['ISIN;Titolo;Quantità;Controvalore di acquisto', `${WORLD};WORLD;60;4207,20`], [[1, 'no_value']]],
  ['es: what was paid is no value', ['ISIN;Valor;Títulos;Valor de adquisición', `${WORLD};WORLD;60;4.207,20`], [[1, 'no_value']]],
  ['es: nor what there was at first', ['ISIN;Fondo;Participaciones;Importe inicial', `${WORLD};WORLD;60;4.207,20`], [[1, 'no_value']]],
  ['es: a plan is no holding', ['ISIN;Fondo;Periodicidad;Importe', `${WORLD};WORLD;Mensual;100,00`], [[null, 'bookings']]],
  ['it: a plan is no holding', ['ISIN;Fondo;Frequenza;Importo rata', `${WORLD};WORLD;Mensile;100,00`], [[null, 'bookings']]],
  ['nl: a plan is no holding', ['ISIN;Fonds;Frequentie;Bedrag', `${WORLD};WORLD;Maandelijks;100,00`], [[null, 'bookings']]],
  ['de: units with their word', ['Name;ISIN;Bestand;Kurs;Kurswert EUR', `WORLD;${WORLD};60 Stk.;98,50;5.920,00`], [[2, 'product_differs']]], // 60 x 98.50 = 5,910
  ['sv: a cost in kronor says what the values are in', ['Kontonummer;Namn;Volym;Marknadsvärde;GAV (SEK);Valuta;ISIN;Typ', `1234567;World;14,5;16000,00;1000,00;EUR;${WORLD};EXCHANGE_TRADED_FUND`], [[1, 'header_currency']]],
  ['en: a gain in dollars, too', ['Name;ISIN;Units;Price;Value;Gain USD', `Apple;${APPLE};10;220.00;2200.00;200.00`], [[1, 'header_currency']]],
  ['de: units x price in dollars are dollars', ['Name;ISIN;Stück;Kurs;Wert', `Apple;${APPLE};10;220,00 USD;2.200,00`, `World;${WORLD};10;100,00 EUR;1.000,00`], [[2, 'other_currency']]],
  ['de: so are those below a header in dollars', ['Name;ISIN;Stück;Kurs (USD);Wert', `Apple;${APPLE};10;220,00;2.200,00`], [[2, 'other_currency']]],
  ['de: but not where the value is in euros', ['Name;ISIN;Stück;Kaufkurs USD;Kurs USD;Wert EUR', `Apple;${APPLE};10;200,00;220,00;2.000,00`], [[APPLE, 2000]]],
  ['de: what is left after tax is no holding', ['ISIN;Name;Gewinn;Kapitalertragsteuer;Soli;Betrag', `${ALLIANZ};Allianz;100,00;25,00;1,37;73,63`], [[1, 'value_unclear']]],
  ['de: a plan with an amount is no holding', ['ISIN;Name;Sparrate EUR;Betrag', `${WORLD};World;100,00;100,00`], [[1, 'value_unclear']]],
  ['de: what was sold is no holding', ['ISIN;Name;Stück;Kaufkurs;Verkaufskurs;Wert;Gewinn', `${WORLD};World;10;90,00;100,00;1.000,00;100,00`], [[null, 'bookings']]],
  ['en: what was sold is no holding', ['ISIN,Name,Quantity,Buy value,Sell value,Gain', `${WORLD},World,10,900.00,1000.00,100.00`], [[null, 'bookings']]],
  ['de: what was closed is no holding', ['ISIN;Name;Stück;Kaufwert;Wert;Geschlossen am', `${WORLD};World;10;900,00;1.000,00;20.03.2026`], [[null, 'bookings']]],
  ['en: a bet on a share is none', ['ISIN,Name,Type,Quantity,Price,Value EUR', `${WORLD},World,ETF,10,100.00,1000.00`, `${APPLE},Apple,CFD,10,200.00,2000.00`], [[3, 'unknown_security']]],
  ['ch: francs in short', ['ISIN;Titel;Anzahl;Kurs;Wert (Fr.)', `${WORLD};World;60;98.50;5\u2019910.00`], [[1, 'header_currency']]],
  ['ch: francs of a whole file', ['Alle Beträge in Schweizer Franken', 'ISIN;Titel;Anzahl;Wert', `${WORLD};World;60;5910.00`], [[2, 'header_currency']]],
  ...['kr', 'zł', 'Kč', 'DM', 'DEM', 'öS', 'ATS'].map((sign) => [`a header in ${sign} says no euros`, [`ISIN;Name;Anzahl;Wert (${sign})`, `${WORLD};World;60;5.910,00`], [[1, 'header_currency']]] as const),
  ['de: a loan on securities, and the sum of both', ['ISIN;Name;Stück;Kurs;Wert EUR', `${WORLD};World;100;100,00;10.000,00`, ';Verrechnungskonto;;;-2.500,00', 'Depotvolumen;;;;7.500,00'], [[WORLD, 10000]]],
]

const SALE_AND_PURCHASE = [['purchase', 10, 1000, 0], ['sale', 4, 440, 0]]
const ONE = [['purchase', 10, 1000, 0]]
const WITH_FEE = [['purchase', 10, 1000, 5]]

/** Name, rows of the file, and trades (units, amount without fees, fees) or faults by row. */
export const bookings: readonly (readonly [string, readonly string[], unknown])[] = [
  ['it: A and V', ['Operazione;Data valuta;Descrizione;Titolo;ISIN;Segno;Quantità;Divisa;Prezzo;Cambio;Controvalore;Commissioni', `10/03/2026;12/03/2026;Compravendita titoli;WORLD;${WORLD};A;10;EUR;100,00;1;1.000,00;2,95`, `20/03/2026;24/03/2026;Compravendita titoli;WORLD;${WORLD};V;4;EUR;110,00;1;440,00;2,95`], [['purchase', 10, 1000, 2.95], ['sale', 4, 440, 2.95]]],
  ['it: A may be money that comes', ['Data;ISIN;Segno;Quantità;Prezzo;Importo', `20/03/2026;${WORLD};A;4;110,00;440,00`], [[2, 'unknown_event']]],
  ['de: K and V', ['Ordernummer;K/V;ISIN;Bezeichnung;Stück;Ausführungskurs;Ausführungsdatum;Kurswert;Status', `77;K;${WORLD};WORLD;10;100,00;10.03.2026;1.000,00;ausgeführt`, `78;V;${WORLD};WORLD;4;110,00;20.03.2026;440,00;ausgeführt`], SALE_AND_PURCHASE],
  ['de: S and H are money', ['Datum;Text;ISIN;Stück;Kurs;Betrag;S/H', `10.03.2026;Wertpapierabrechnung;${WORLD};10;100,00;1.000,00;S`], [[2, 'unknown_event']]],
  ['es: total with costs', ['Fecha operación;Tipo;Valor;ISIN;Títulos;Precio;Efectivo;Comisión;Total;Divisa', `10/03/2026;Compra;WORLD;${WORLD};10;100,00;1.000,00;5,00;1.005,00;EUR`], WITH_FEE],
  ['fr: gross and net', ["Libellé;ISIN;Opération;Place;Date;Qté;Prix d'éxé;Montant brut;Courtage;Montant net;Devise", `WORLD;${WORLD};Achat;Paris;20/03/2026;10;100,00;-1000,00;5,00;-1005,00;EUR`], WITH_FEE],
  ['nl: an amount by the end of its word', ['Handelsdatum;Type;Event;Instrument;ISIN;Aantal;Prijs;Boekingsbedrag;Kosten', `20-mrt-2026;Transactie;Verkoop;WORLD;${WORLD};-4;110,00;438,00;-2,00`, `10-mrt-2026;Transactie;Koop;WORLD;${WORLD};10;100,00;-1.002,00;-2,00`], [['purchase', 10, 1000, 2], ['sale', 4, 440, 2]]],
  ['at: tax and costs of a sale in dollars', ['Handelstag;Geschäftsart;ISIN;Bezeichnung;Stück;Kurs;Währung;Devisenkurs;Betrag EUR;KESt;Spesen', `10.03.2026;Kauf;${APPLE};APPLE;10;220,00;USD;1,1000;2.010,00;0,00;10,00`, `20.03.2026;Verkauf;${APPLE};APPLE;4;231,00;USD;1,1000;825,00;5,00;10,00`], [['purchase', 10, 2000, 10], ['sale', 4, 840, 10]]], // 4 x 231 / 1.1 = 840
  ['de: a load', ['Datum;Umsatzart;ISIN;Anteile;Anteilpreis;Ausgabeaufschlag;Anlagebetrag', `10.03.2026;Kauf;${WORLD};10;100,00;5,00;1.005,00`], WITH_FEE],
  ['de: of two amounts the one in euros', ['Datum;Typ;ISIN;Stück;Kurs;Währung;Betrag;Betrag EUR', `10.03.2026;Kauf;${APPLE};10;220,00;USD;2.200,00;2.000,00`], [['purchase', 10, 2000, 0]]],
  ['es: funds', ['Fecha;Operación;Fondo;ISIN;Participaciones;Valor liquidativo;Importe', `10/03/2026;Suscripción;WORLD;${WORLD};10,000;100,00;1.000,00`, `20/03/2026;Reembolso;WORLD;${WORLD};4,000;110,00;440,00`], SALE_AND_PURCHASE],
  ['es: a switch of funds', ['Fecha;Operación;Fondo;ISIN;Participaciones;Valor liquidativo;Importe', `10/03/2026;Suscripción;WORLD;${WORLD};10,000;100,00;1.000,00`, `20/03/2026;Traspaso salida;WORLD;${WORLD};4,000;110,00;440,00`], [[3, 'transfer']]],
  ['fr: funds', ['Date;Opération;Fonds;Code ISIN;Nombre de parts;Valeur liquidative;Montant net;Frais', `10/03/2026;Souscription;WORLD;${WORLD};10,000;100,00;1 005,00;5,00`, `20/03/2026;Rachat;WORLD;${WORLD};4,000;110,00;440,00;0,00`], [['purchase', 10, 1000, 5], ['sale', 4, 440, 0]]],
  ['de: a list of purchases needs no word for it', ['Kaufdatum;ISIN;Name;Stück;Kaufkurs;Gebühr;Gesamtkosten', `10.03.2026;${WORLD};World;10;100,00;5,00;1.005,00`], WITH_FEE],
  ['de: but not beside days of sales', ['Kaufdatum;Verkaufsdatum;ISIN;Stück;Kaufkurs;Verkaufskurs', `10.03.2026;10.06.2026;${WORLD};10;100,00;110,00`], [[2, 'unknown_event']]],
  ['de: what a unit cost is not what all cost', ['Datum;Typ;ISIN;Stück;Kaufkurs', `10.03.2026;Kauf;${WORLD};10;100,00`], ONE],
  ['de: a Kaufpreis may be of one or of all', ['Datum;Typ;ISIN;Stück;Kaufpreis', `10.03.2026;Kauf;${WORLD};10;100,00`], [[2, 'no_amount']]],
  ['de: which an amount beside it tells', ['Datum;Typ;ISIN;Stück;Kaufpreis;Gesamt', `10.03.2026;Kauf;${WORLD};10;100,00;1.000,00`], ONE],
  ['en: what all of it cost is no fee', ['Date,Type,ISIN,Shares,Price,Fee,Total cost', `2026-03-10,Buy,${WORLD},10,100.00,5.00,1005.00`], WITH_FEE],
  ['de: a single payment into one', ['Datum;Umsatzart;ISIN;Anteile;Preis;Betrag', `10.03.2026;Einmalanlage;${WORLD};10;100,00;1.000,00`], ONE],
  ['de: a payment into a plan', ['Datum;Vorgang;ISIN;Anteile;Preis;Betrag', `10.03.2026;Anlage Sparplan;${WORLD};10;100,00;1.000,00`], ONE],
  ['de: units with their word', ['Datum;Typ;ISIN;Stück;Kurs;Betrag', `10.03.2026;Kauf;${WORLD};10 Stk.;100,00 EUR;1.000,00 EUR`, `20.03.2026;Verkauf;${WORLD};4 Stk.;110,00 EUR;440,00 EUR`], SALE_AND_PURCHASE],
  ['fr: what was reinvested is bought', ['Date;Opération;ISIN;Quantité;Cours;Montant', `10/03/2026;Achat;${WORLD};10;100,00;1 000,00`, `20/03/2026;Dividende réinvesti;${WORLD};0,1;100,00;10,00`], [...ONE, ['purchase', 0.1, 10, 0]]],
  ['es: what was reinvested is bought', ['Fecha;Operación;ISIN;Títulos;Precio;Importe', `10/03/2026;Compra;${WORLD};10;100,00;1.000,00`, `20/03/2026;Dividendo reinversión;${WORLD};0,1;100,00;10,00`], [...ONE, ['purchase', 0.1, 10, 0]]],
  ['nl: what was reinvested is bought', ['Datum;Soort;ISIN;Aantal;Koers;Bedrag', `10-03-2026;Koop;${WORLD};10;100,00;1.000,00`, `20-03-2026;Dividend herbelegging;${WORLD};0,1;100,00;10,00`], [...ONE, ['purchase', 0.1, 10, 0]]],
  ['nl: a correction takes back', ['Datum;Soort;ISIN;Aantal;Koers;Bedrag', `20-03-2026;Koop;${WORLD};10;100,00;1.000,00`, `21-03-2026;Koop correctie;${WORLD};10;100,00;1.000,00`], [[3, 'reversal']]],
  ['es: rights are no units', ['Fecha;Operación;ISIN;Títulos;Precio;Importe', `20/03/2026;Compra;${WORLD};10;100,00;1.000,00`, `21/03/2026;Venta de derechos;${WORLD};10;1,00;10,00`], [[3, 'corporate_action']]],
  ['it: of two numbers the executed one', ['Data;Operazione;ISIN;Quantità ordinata;Quantità eseguita;Prezzo;Controvalore', `20/03/2026;Acquisto;${WORLD};10;6;100,00;600,00`], [['purchase', 6, 600, 0]]],
  ['en: a short sale is no sale', ['Date,Action,ISIN,Quantity,Price,Amount EUR', `2026-03-10,Buy,${WORLD},10,100.00,1000.00`, `2026-03-20,Sell short,${WORLD},4,110.00,440.00`], [[3, 'unknown_event']]],
  ['en: what closes it is no purchase', ['Date,Action,ISIN,Quantity,Price,Amount EUR', `2026-03-10,Buy to cover,${WORLD},10,100.00,1000.00`], [[2, 'unknown_event']]],
  ['de: Kurswert is without costs', ['Datum;Typ;ISIN;Stück;Kurswert;Provision', `10.03.2026;Kauf;${WORLD};10;1.000,00;5,00`], WITH_FEE],
  ['fr: brut is without costs', ['Date;Opération;ISIN;Quantité;Montant brut;Frais', `10/03/2026;Achat;${WORLD};10;1 000,00;5,00`], WITH_FEE],
  ['es: bruto is without costs', ['Fecha;Operación;ISIN;Títulos;Importe bruto;Comisión', `10/03/2026;Compra;${WORLD};10;1.000,00;5,00`], WITH_FEE],
  ['en: gross is without costs', ['Date,Type,ISIN,Shares,Gross amount EUR,Fee', `2026-03-10,Buy,${WORLD},10,1000.00,5.00`], WITH_FEE],
  ['fr: net is with them', ['Date;Opération;ISIN;Quantité;Montant brut;Frais;Montant net', `10/03/2026;Achat;${WORLD};10;1 000,00;5,00;1 005,00`], WITH_FEE],
  ['de: an amount may be either', ['Datum;Typ;ISIN;Stück;Betrag;Gebühr', `10.03.2026;Kauf;${WORLD};10;1.000,00;5,00`], [[2, 'fees_unclear']]],
  ['de: a cancelled order', ['Datum;Typ;ISIN;Stück;Kurs;Betrag;Status', `10.03.2026;Kauf;${WORLD};10;100,00;1.000,00;Ausgeführt`, `11.03.2026;Kauf;${WORLD};10;100,00;1.000,00;Gelöscht durch Kunde`], ONE],
  ['es: a cancelled order', ['Fecha;Operación;ISIN;Títulos;Precio;Importe;Estado', `10/03/2026;Compra;${WORLD};10;100,00;1.000,00;Ejecutada`, `20/03/2026;Compra;${WORLD};5;100,00;500,00;Anulada`], ONE],
  ['it: a cancelled order', ['Data;Operazione;ISIN;Quantità;Prezzo;Importo;Stato', `10/03/2026;Acquisto;${WORLD};10;100,00;1.000,00;Eseguito`, `20/03/2026;Acquisto;${WORLD};5;100,00;500,00;Revocato`], ONE],
  ['nl: a cancelled order', ['Datum;Soort;ISIN;Aantal;Koers;Bedrag;Status', `10-03-2026;Koop;${WORLD};10;100,00;1.000,00;Uitgevoerd`, `20-03-2026;Koop;${WORLD};5;100,00;500,00;Geannuleerd`], ONE],
  ['en: a failed order', ['Date,Type,ISIN,Shares,Price,Amount EUR,State', `2026-03-10,Buy,${WORLD},10,100.00,1000.00,COMPLETED`, `2026-03-20,Buy,${WORLD},5,100.00,500.00,FAILED`], ONE],
  ['de: a status that says nothing', ['Datum;Typ;ISIN;Stück;Kurs;Betrag;Status', `10.03.2026;Kauf;${WORLD};10;100,00;1.000,00;Abgerechnet`, `20.03.2026;Kauf;${WORLD};5;100,00;500,00;In Bearbeitung`], [[3, 'unknown_event']]],
  ['en: dollars by their sign', ['Date,Type,ISIN,Shares,Price,Amount', `2026-03-10,Buy,${SHELL},10,$220.00,"$2,200.00"`], [[2, 'other_currency']]],
  ['de: the status of an order', ['Ordernummer;Orderart;ISIN;Stück;Ausführungskurs;Ausführungsdatum;Orderstatus;Kurswert', `1;Kauf;${WORLD};10;100,00;10.03.2026;vollständig ausgeführt;1.000,00`, `2;Kauf;${WORLD};5;100,00;11.03.2026;gelöscht;500,00`, `3;Kauf;${WORLD};5;100,00;12.03.2026;nicht ausgeführt;500,00`], ONE],
  ['de: one that is planned', ['Datum;Typ;ISIN;Stück;Kurs;Betrag;Auftragsstatus', `10.03.2026;Kauf;${WORLD};10;100,00;1.000,00;ausgeführt`, `30.04.2026;Kauf;${WORLD};10;100,00;1.000,00;geplant`], ONE],
  ['de: undone', ['Datum;Vorgang;ISIN;Stück;Kurs;Betrag', `10.03.2026;Kauf;${WORLD};10;100,00;1.000,00`, `11.03.2026;Kauf rückgängig;${WORLD};10;100,00;1.000,00`], [[3, 'reversal']]],
  ['en: undone', ['Date,Type,ISIN,Shares,Price,Amount EUR', `2026-03-10,Buy (void),${WORLD},10,100.00,1000.00`, `2026-03-11,Buy - busted,${WORLD},10,100.00,1000.00`], [[2, 'reversal'], [3, 'reversal']]],
  ['de: a dividend in shares moves units', ['Datum;Typ;ISIN;Stück;Kurs;Betrag', `10.03.2026;Kauf;${ALLIANZ};10;100,00;1.000,00`, `11.03.2026;Dividende in Aktien;${ALLIANZ};1;100,00;100,00`], [[3, 'corporate_action']]],
  ['de: a fee in dollars says what the amount is in', ['Datum;Typ;ISIN;Stück;Kurs;Betrag;Gebühr (USD)', `10.03.2026;Kauf;${APPLE};10;220,00;2.200,00;5,00`], [[2, 'other_currency']]],
  ['de: gold is no euro where all amounts are in ounces of it', ['Datum;Typ;ISIN;Stück;Kurs;Betrag;Währung', `10.03.2026;Kauf;${WORLD};10;0,03;0,30;XAU`, `11.03.2026;Verkauf;${WORLD};10;0,04;0,40;XAU`], [[2, 'other_currency'], [3, 'other_currency']]],
  ['en: nor is bitcoin, nor a code that nobody knows', ['Date,Type,ISIN,Shares,Price,Amount,Currency', `2026-03-10,Buy,${WORLD},10,0.01,0.10,BTC`, `2026-03-11,Buy,${WORLD},10,1.00,10.00,XXQ`], [[2, 'other_currency'], [3, 'other_currency']]],
  ['de: units x price in dollars are dollars', ['Datum;Typ;ISIN;Stück;Kurs;Betrag', `10.03.2026;Kauf;${APPLE};10;220,00 USD;2.200,00`], [[2, 'other_currency']]],
  ['de: below a header in dollars, too', ['Datum;Typ;ISIN;Stück;Kurs (USD);Betrag', `10.03.2026;Kauf;${APPLE};10;220,00;2.200,00`], [[2, 'other_currency']]],
  ['de: but not where the amount is in euros', ['Datum;Typ;ISIN;Stück;Kurs (USD);Betrag (EUR)', `10.03.2026;Kauf;${APPLE};10;220,00;2.000,00`], [['purchase', 10, 2000, 0]]],
  ['at: tax on what a fund keeps moves no units', ['Datum;Buchungstext;ISIN;Stück;Kurs;Betrag', `10.03.2026;Kauf;${WORLD};10;100,00;1.000,00`, `15.03.2026;KESt auf ausschüttungsgleiche Erträge;${WORLD};10;;-3,20`, `16.03.2026;US-Quellensteuer;${WORLD};10;;-0,38`], ONE],
  ['de: a header in percent', ['Schlusstag;Geschäft;ISIN;Bezeichnung;Nominale;Kurs %;Kurswert;Stückzinsen;Spesen;Gesamtbetrag', `10.03.2026;Kauf;DE0001102481;Bund 0% 20/50;10.000;49,26;4.926,00;12,50;8,75;4.947,25`], [['purchase', 100, 4926, 8.75]]], // 10,000 x 0.4926; with 12.50 and 8.75
  ['de: a bet on a share is no purchase of it', ['Datum;Typ;ISIN;Name;Stück;Kurs;Betrag;Produktart', `10.03.2026;Kauf;${APPLE};Apple;10;100,00;1.000,00;CFD`], [[2, 'unknown_event']]],
  ['de: two depots side by side are two', ['Datum;Art;ISIN;Stück;Betrag EUR;;Datum;Art;ISIN;Stück;Betrag EUR', `10.03.2026;Kauf;${WORLD};10;1.000,00;;11.03.2026;Kauf;${EMERGING};20;800,00`], [[1, 'several_tables'], [2, 'no_amount']]],
  ['de: so are units of two people', ['Datum;Art;ISIN;Kurs;Stück Anna;Betrag Anna;Stück Ben;Betrag Ben', `10.03.2026;Kauf;${WORLD};100,00;10;1.000,00;5;500,00`], [[1, 'several_tables']]],
  ['de: amounts of two people without a price', ['Datum;Art;ISIN;Stück;Betrag Anna;Betrag Ben', `10.03.2026;Kauf;${WORLD};10;600,00;400,00`], [[2, 'no_amount']]],
  ['de: of two amounts the one that the price proves', ['Datum;Art;ISIN;Stück;Kurs;Betrag;Wert heute', `10.03.2026;Kauf;${WORLD};10;100,00;1.000,00;1.100,00`], ONE],
  ['de: units that are left are no purchase', ['Datum;Art;ISIN;Anteile Bestand;Anteile;Preis;Betrag', `10.03.2026;Kauf;${WORLD};10;10;100,00;1.000,00`, `20.03.2026;Verkauf;${WORLD};6;4;110,00;440,00`], SALE_AND_PURCHASE],
  ['de: what a purchase is worth today is not what it cost', ['Kaufdatum;ISIN;Name;Stück;Kaufkurs;Aktueller Kurs;Wert EUR', `10.03.2026;${WORLD};World;10;100,00;120,00;1.200,00`], ONE],
  ['de: nor is the sum of what all are worth', ['Kaufdatum;ISIN;Name;Stück;Kaufwert;Gesamtwert', `10.03.2026;${WORLD};World;10;1.000,00;1.200,00`], ONE],
  ['de: one sum is not two', ['Datum;Art;ISIN;Stück;Gesamtbetrag', `10.03.2026;Kauf;${WORLD};10;1.000,00`], ONE],
  ['de: and without that nobody knows', ['Kaufdatum;ISIN;Name;Stück;Kurs;Wert EUR', `10.03.2025;${WORLD};World;10;120,00;1.200,00`, `10.03.2026;${WORLD};World;5;120,00;600,00`], [[2, 'no_amount'], [3, 'no_amount']]],
  ['de: prices of two days are those of the purchases', ['Kaufdatum;ISIN;Name;Stück;Kurs;Wert EUR', `10.03.2025;${WORLD};World;10;100,00;1.000,00`, `10.03.2026;${WORLD};World;5;120,00;600,00`], [...ONE, ['purchase', 5, 600, 0]]],
  ['de: sums between years', ['Datum;Art;ISIN;Stück;Kurs;Betrag', `10.03.2025;Kauf;${WORLD};10;100,00;1.000,00`, 'Summe 2025;;;10;;1.000,00', `20.03.2026;Verkauf;${WORLD};4;110,00;440,00`, 'Summe 2026;;;4;;440,00', '31.12.2026;Gesamt;;;;1.440,00'], SALE_AND_PURCHASE],
  ['de: sums in any column where there is no day', ['Kaufdatum;ISIN;Fonds;Anteile;Kurs;Betrag', `10.03.2025;${WORLD};World;10;100,00;1.000,00`, ';;2025 gesamt;10;;1.000,00'], ONE],
  ['de: a purchase without ISIN is no sum, whatever the company is called', ['Datum;Art;Name;ISIN;Stück;Kurs;Betrag', `10.03.2026;Kauf;World;${WORLD};10;100,00;1.000,00`, '11.03.2026;Kauf;Total;;5;60,00;300,00'], [[3, 'not_an_isin']]],
  ['de: years as blocks with their sums', ['2025', 'Datum;Art;ISIN;Stück;Kurs;Betrag', `10.03.2025;Kauf;${WORLD};10;100,00;1.000,00`, 'Summe;;;;;1.000,00', '', '2026', 'Datum;Art;ISIN;Stück;Kurs;Betrag', `20.03.2026;Verkauf;${WORLD};4;110,00;440,00`, 'Summe;;;;;440,00'], SALE_AND_PURCHASE],
  ['ch: francs in short', ['Datum;Typ;ISIN;Anzahl;Kurs (Fr.);Betrag (Fr.)', `10.03.2026;Kauf;${WORLD};10;100.00;1000.00`], [[2, 'other_currency']]],
  ['de: marks are no euros', ['Datum;Typ;ISIN;Stück;Kurs (DM);Betrag (DM)', `10.03.1998;Kauf;${ALLIANZ};10;100,00;1.000,00`], [[2, 'other_currency']]],
  ['de: a fee in another currency', ['Datum;Typ;ISIN;Stück;Kurs EUR;Betrag EUR;Gebühr;Gebührenwährung', `10.03.2026;Kauf;${APPLE};10;100,00;1.000,00;5,00;EUR`, `11.03.2026;Kauf;${APPLE};10;100,00;1.000,00;5,00;USD`], [[3, 'fees_unclear']]],
  ['en: a commission in another currency', ['Buy/Sell,TradeDate,ISIN,Quantity,TradePrice,TradeMoney,CurrencyPrimary,IBCommission,IBCommissionCurrency', `BUY,20260310,${WORLD},10,100,1000,EUR,-5,USD`], [[2, 'fees_unclear']]],
  ['de: what is held after a booking is no number of units', ['Datum;Art;ISIN;Bestand;Betrag', `10.03.2026;Kauf;${WORLD};10;1.000,00`, `11.03.2026;Kauf;${WORLD};15;500,00`], [[null, 'no_bookings']]],
  ['de: letters, and a sum below', ['Datum;K/V;ISIN;Stück;Kurs;Betrag', `10.03.2026;K;${WORLD};10;100,00;1.000,00`, `20.03.2026;V;${WORLD};4;110,00;440,00`, ';;Summe;6;;560,00'], SALE_AND_PURCHASE],
  ['de: three taxes in short', ['Datum;Typ;ISIN;Stück;Kurs;KapSt;SolZ;KiSt;Provision;Betrag', `10.03.2026;Kauf;${ALLIANZ};10;100,00;;;;5,00;-1.005,00`, `20.03.2026;Verkauf;${ALLIANZ};4;110,00;10,00;0,55;0,90;5,00;423,55`], [['purchase', 10, 1000, 5], ['sale', 4, 440, 5]]], // 440 - 10 - 0.55 - 0.90 - 5
  ['it: tax that was withheld moves no units', ['Data;Operazione;ISIN;Quantità;Prezzo;Importo', `10/03/2026;Acquisto;${WORLD};10;100,00;1.000,00`, `20/03/2026;Ritenuta;${WORLD};0;;-10,40`], ONE],
  ['de: tax that comes back with a sale is none of it', ['Datum;Typ;ISIN;Stück;Kurs;Kurswert EUR;Gebühren;Steuern EUR;Betrag EUR', `10.03.2026;Kauf;${WORLD};10;100,00;1.000,00;5,00;0,00;-1.005,00`, `20.03.2026;Verkauf;${WORLD};-4;80,00;320,00;5,00;-21,10;336,10`], [['purchase', 10, 1000, 5], ['sale', 4, 320, 5]]], // 320 - 5 + 21.10
  ['de: a crypto asset is no security, though it has the like of an ISIN', ['Datum;Typ;Name;ISIN;Stück;Kurs;Betrag', `10.03.2026;Kauf;World;${WORLD};10;100,00;1.000,00`, '11.03.2026;Kauf;Bitcoin;XF000BTC0017;0,01;80.000,00;800,00'], ONE],
]

/** Name, rows of the file, and the days of its trades: never those of payment. */
export const days: readonly (readonly [string, readonly string[], readonly string[]])[] = [
  ['es', ['Fecha valor;Fecha operación;Operación;ISIN;Títulos;Precio;Importe', `12/03/2026;10/03/2026;Compra;${WORLD};10;100,00;1.000,00`], ['2026-03-10']],
  ['fr', ['Date valeur;Date opération;Opération;ISIN;Quantité;Cours;Montant', `12/03/2026;10/03/2026;Achat;${WORLD};10;100,00;1 000,00`], ['2026-03-10']],
  ['it', ['Data valuta;Data operazione;Operazione;ISIN;Quantità;Prezzo;Importo', `12/03/2026;10/03/2026;Acquisto;${WORLD};10;100,00;1.000,00`], ['2026-03-10']],
  ['nl', ['Valutadatum;Transactiedatum;Soort;ISIN;Aantal;Koers;Bedrag', `12-03-2026;10-03-2026;Koop;${WORLD};10;100,00;1.000,00`], ['2026-03-10']],
]
