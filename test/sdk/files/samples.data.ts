/**
 * A sample of each layout of a bank or app, rebuilt from what is public of it; names and figures are invented. In each the same happens: 10 units of a fund are bought at 70.00 with a
 * fee of 2.00, 4 are sold at 75.00 with a fee of 2.00, and 3 of another are bought at 30.00 without.
 */
const WORLD = 'IE00B4L5Y983'
const EMERGING = 'IE00BKM4GZ66'

export interface Sample {
  text: string
  /** Where the file does not state fees. */
  hasNoFees?: true
  /** Whether fees stand in rows of their own, which may be missing as others may. */
  hasCostsApart?: true
  /** Why the layout is refused as a whole, where it is. */
  refused?: string
  /** Columns that say the same as the units and the amount, so that a change of one of them must show. */
  proves?: readonly string[]
}

const activities = [['BUY', WORLD, 10, 70, 2, '2022-06-21'], ['SELL', WORLD, 4, 75, 2, '2022-07-21'], ['BUY', EMERGING, 3, 30, 0, '2022-08-22']] as const

export const samples: Readonly<Record<string, Sample>> = {
  'Trade Republic': {
    proves: ['shares', 'price', 'amount'],
    text: `"datetime","date","account_type","category","type","asset_class","name","symbol","shares","price","amount","fee","tax","currency","original_amount","original_currency","fx_rate","description","transaction_id"
"2022-06-21T10:20:05.865Z","2022-06-21","DEFAULT","TRADING","BUY","FUND","WORLD","${WORLD}","10.0000000000","70.0000000000","-700.00","-2.00","","EUR","","","","Buy trade","a"
"2022-07-21T10:20:05.865Z","2022-07-21","DEFAULT","TRADING","SELL","FUND","WORLD","${WORLD}","4.0000000000","75.0000000000","300.00","-2.00","","EUR","","","","Sell trade","b"
"2022-08-22T10:20:05.865Z","2022-08-22","DEFAULT","TRADING","BUY","FUND","EM","${EMERGING}","3.0000000000","30.0000000000","-90.00","","","EUR","","","","Buy trade","c"
`,
  },
  'Scalable Capital': {
    proves: ['shares', 'price', 'amount'],
    text: `date;time;status;reference;description;assetType;type;isin;shares;price;amount;fee;tax;currency
2022-08-22;02:00:00;Executed;"c";"EM";Security;Savings plan;${EMERGING};3;30,00;-90,00;0,00;0,00;EUR
2022-07-21;02:00:00;Executed;"b";"WORLD";Security;Sell;${WORLD};4;75,00;300,00;2,00;0,00;EUR
2022-06-21;14:06:16;Executed;"a";"WORLD";Security;Buy;${WORLD};10;70,00;-700,00;2,00;0,00;EUR
`,
  },
  'Scalable Capital, German': {
    text: `\uFEFFDatum;Uhrzeit;Typ;Wertpapiername;ISIN;Wert;Stück;Buchungswährung;Gebühren;Steuern;Bruttobetrag;Notiz
22.08.2022;14:06:16;Kauf;EM;${EMERGING};-90,00;3;EUR;0,00;0,00;90,00;SCALc
12.08.2022;02:00:00;FEE;;;-4,99;;EUR;;;;Entgelt PRIME+ Broker
11.08.2022;02:00:00;TAX;WORLD;${WORLD};-1,20;;EUR;;;;Vorabpauschale
21.07.2022;10:00:00;Verkauf;WORLD;${WORLD};298,00;4;EUR;2,00;0,00;300,00;SCALb
01.07.2022;02:00:00;Dividende;WORLD;${WORLD};5,00;;EUR;;;;WWUM 1
21.06.2022;10:00:00;Kauf;WORLD;${WORLD};-702,00;10;EUR;2,00;0,00;700,00;SCALa
20.06.2022;02:00:00;Einlage;;;1000,00;;EUR;;;;x
`,
  },
  Parqet: {
    proves: ['shares', 'price', 'amount'],
    text: `datetime;date;time;price;shares;amount;tax;fee;realizedgains;type;broker;assettype;identifier;wkn;originalcurrency;currency;fxrate;holding;holdingname;holdingnickname;exchange;avgholdingperiod
2022-06-21T10:00:00.000Z;2022-06-21;;70;10;700;0;2;;Buy;;Security;${WORLD};A0RPWH;USD;EUR;1.05;hld_0;WORLD;;langschwarz;
2022-07-21T10:00:00.000Z;2022-07-21;;75;4;300;0;2;20;Sell;;Security;${WORLD};A0RPWH;USD;EUR;1.02;hld_0;WORLD;;langschwarz;
2022-08-22T10:00:00.000Z;2022-08-22;;30;3;90;0;0;;Buy;;Security;${EMERGING};A111X9;;EUR;;hld_1;EM;;langschwarz;
2022-08-23T10:00:00.000Z;2022-08-23;;20000;0.01;200;0;0;;Buy;;Crypto;BTC;;;EUR;;hld_2;Bitcoin;;;
`,
  },
  'Trading 212': {
    proves: ['No. of shares', 'Price / share', 'Total'],
    text: `Action,Time,ISIN,Ticker,Name,Notes,ID,No. of shares,Price / share,Currency (Price / share),Exchange rate,Total,Currency (Total),Charge amount,Currency (Charge amount),Currency conversion fee,Currency (Currency conversion fee)
Deposit,2022-06-20 10:00:00,,,,Bank transfer,x1,,,,,1000.00,EUR,,,,
Market buy,2022-06-21 10:00:00,${WORLD},EUNL,WORLD,,EOF1,10.0000000000,70.0000000000,EUR,Not available,702.00,EUR,,,2.00,EUR
Limit sell,2022-07-21 10:00:00,${WORLD},EUNL,WORLD,,EOF2,4.0000000000,75.0000000000,EUR,Not available,298.00,EUR,,,2.00,EUR
Dividend (Ordinary),2022-07-25 10:00:00,${WORLD},EUNL,WORLD,,,6.0000000000,0.500000,EUR,Not available,3.00,EUR,,,,
Market buy,2022-08-22 10:00:00,${EMERGING},IS3N,EM,,EOF3,3.0000000000,30.0000000000,EUR,Not available,90.00,EUR,,,,
`,
  },
  'Portfolio Performance': {
    text: `Datum;Typ;Wert;Buchungswährung;Bruttobetrag;Währung Bruttobetrag;Wechselkurs;Gebühren;Steuern;Stück;ISIN;WKN;Ticker-Symbol;Wertpapiername;Notiz
2022-06-21T00:00;Kauf;702,00;EUR;;;;2,00;0,00;10;${WORLD};A0RPWH;EUNL.DE;WORLD;
2022-07-21T00:00;Verkauf;298,00;EUR;;;;2,00;0,00;4;${WORLD};A0RPWH;EUNL.DE;WORLD;
2022-08-22T00:00;Kauf;90,00;EUR;;;;0,00;0,00;3;${EMERGING};A111X9;IS3N.DE;EM;
`,
  },
  pytr: {
    text: `Datum;Typ;Wert;Notiz;ISIN;Stück;Gebühren;Steuern
2022-06-20T10:00:00;Einlage;1000.0;Erika Muster;;;;
2022-06-21T10:00:00;Kauf;-702.0;WORLD;${WORLD};10.0;-2.0;
2022-07-21T10:00:00;Verkauf;298.0;WORLD;${WORLD};4.0;-2.0;
2022-08-01T10:00:00;Zinsen;1.5;Zinsen;;;;-0.5
2022-08-02T10:00:00;Entnahme;-12.34;card_successful_transaction - Laden;;;;
2022-08-22T10:00:00;Kauf;-90.0;EM;${EMERGING};3.0;;
`,
  },
  'Portfolio Performance, Italian': {
    text: `Data;Tipo;Valore;Valuta della transazione;Importo lordo;Valuta importo lordo;Tasso di cambio;Commissioni;Tasse;Azioni;ISIN;WKN;Simbolo ticker;Nome titolo;Nota
2022-06-21T00:00;Acquisto;702,00;EUR;;;;2,00;0,00;10;${WORLD};A0RPWH;EUNL.DE;WORLD;
2022-07-21T00:00;Vendita;298,00;EUR;;;;2,00;0,00;4;${WORLD};A0RPWH;EUNL.DE;WORLD;
2022-08-22T00:00;Acquisto;90,00;EUR;;;;0,00;0,00;3;${EMERGING};A111X9;IS3N.DE;EM;
`,
  },
  'Portfolio Performance, Spanish': {
    text: `Fecha;Tipo;Valor;Divisa de la operación;Importe bruto;Divisa importe bruto;Tipo de cambio;Tasas;Impuestos;Acciones;ISIN;WKN;Símbolo;Nombre del valor;Nota
2022-06-21T00:00;Compra;702,00;EUR;;;;2,00;0,00;10;${WORLD};A0RPWH;EUNL.DE;WORLD;
2022-07-21T00:00;Venta;298,00;EUR;;;;2,00;0,00;4;${WORLD};A0RPWH;EUNL.DE;WORLD;
2022-08-22T00:00;Compra;90,00;EUR;;;;0,00;0,00;3;${EMERGING};A111X9;IS3N.DE;EM;
`,
  },
  'Portfolio Performance, Dutch': {
    text: `Datum;Type;Waarde;Transactievaluta;Brutobedrag;Valuta brutobedrag;Wisselkoers;Kosten;Belastingen;Aandelen;ISIN;WKN;Symbool;Naam effect;Notitie
2022-06-21T00:00;Koop;702,00;EUR;;;;2,00;0,00;10;${WORLD};A0RPWH;EUNL.DE;WORLD;
2022-07-21T00:00;Verkoop;298,00;EUR;;;;2,00;0,00;4;${WORLD};A0RPWH;EUNL.DE;WORLD;
2022-08-22T00:00;Koop;90,00;EUR;;;;0,00;0,00;3;${EMERGING};A111X9;IS3N.DE;EM;
`,
  },
  flatex: {
    hasNoFees: true, proves: ['Nominal (Stk.)', 'Betrag', 'Kurs'],
    text: `Buchungstag;Valuta;Bezeichnung;ISIN;Nominal (Stk.);;Betrag;;Kurs;;Devisenkurs;TA.-Nr.;Buchungsinformation
21.06.2022;23.06.2022;WORLD;${WORLD};10;Stück;700,00;EUR;70,00;EUR;1,000;40;Ausführung ORDER Kauf ${WORLD} 21
21.07.2022;23.07.2022;WORLD;${WORLD};-4;Stück;-300,00;EUR;75,00;EUR;1,000;41;Ausführung ORDER Verkauf ${WORLD} 22
22.08.2022;24.08.2022;EM;${EMERGING};3;Stück;90,00;EUR;30,00;EUR;1,000;42;Ausführung ORDER Kauf ${EMERGING} 23
`,
  },
  'ebase / FNZ': {
    proves: ['Anteile', 'Abrechnungskurs in FW', 'Anlagebetrag in ZW'],
    text: `Depotnummer;Ref. Nr.;Buchungsdatum;Umsatzart;Teilumsatz;Fonds;ISIN;Zahlungsbetrag in ZW;Zahlungswährung (ZW);Anlagebetrag in ZW;Devisenkurs (ZW/FW);Abrechnungskurs in FW;Fondswährung (FW);Anteile;Entgelt in ZW;Entgelt in EUR
;1;21.06.2022;Kauf;;WORLD;${WORLD};702,00;EUR;702,00;;70,00;EUR;10,000000;2,00;2,00
;2;21.07.2022;Verkauf;;WORLD;${WORLD};298,00;EUR;298,00;;75,00;EUR;4,000000;2,00;2,00
;3;22.08.2022;Ansparplan;;EM;${EMERGING};90,00;EUR;90,00;;30,00;EUR;3,000000;;
`,
  },
  'finanzen.net zero': {
    proves: ['Anzahl ausgeführt', 'Wert', 'Ausführung Kurs'],
    text: `Name;ISIN;WKN;Anzahl;Anzahl storniert;Status;Orderart;Limit;Stop;Erstellt Datum;Erstellt Zeit;Gültig bis;Richtung;Wert;Wert storniert;Mindermengenzuschlag;Ausführung Datum;Ausführung Zeit;Ausführung Kurs;Anzahl ausgeführt;Anzahl offen;Gestrichen Datum;Gestrichen Zeit
WORLD;${WORLD};"A0RPWH";10;;ausgeführt;Limit;71,00;;20.06.2022;16:42:18;31.03.2025;Kauf;-702,00;;2,00;21.06.2022;16:42:18;70,00;10;0;;
WORLD;${WORLD};"A0RPWH";4;;ausgeführt;Limit;74,00;;20.07.2022;16:42:18;31.03.2025;Verkauf;298,00;;2,00;21.07.2022;16:42:18;75,00;4;0;;
EM;${EMERGING};"A111X9";3;;ausgeführt;Limit;31,00;;20.08.2022;16:42:18;31.03.2025;Kauf;-90,00;;;22.08.2022;16:42:18;30,00;3;0;;
EM;${EMERGING};"A111X9";5;;gestrichen;Limit;28,00;;29.12.2025;16:28:27;31.03.2026;Verkauf;140,00;;;;;;0;0;30.12.2025;09:48:15
`,
  },
  DEGIRO: {
    proves: ['Anzahl', 'Kurs', 'Wert EUR'],
    text: `Datum,Uhrzeit,Produkt,ISIN,Referenzbörse,Ausführungsort,Anzahl,Kurs,,Wert in Lokalwährung,,Wert EUR,Wechselkurs,AutoFX-Gebühr,Transaktionsgebühren und/oder Fremdkosten EUR,Gesamt EUR,Order-ID,
22-08-2022,09:05,EM,${EMERGING},XET,XETA,3,"30,0000",EUR,"-90,00",EUR,"-90,00",,"0,00",,"-90,00",ac,
21-07-2022,09:05,WORLD,${WORLD},XET,XETA,-4,"75,0000",EUR,"300,00",EUR,"300,00",,"0,00","-2,00","298,00",ab,
21-06-2022,09:05,WORLD,${WORLD},XET,XETA,10,"70,0000",EUR,"-700,00",EUR,"-700,00",,"0,00","-2,00","-702,00",aa,
`,
  },
  'DEGIRO, account': {
    hasCostsApart: true, proves: ['Mutatie+1'],
    text: `Datum,Tijd,Valutadatum,Product,ISIN,Omschrijving,FX,Mutatie,,Saldo,,Order Id
22-08-2022,09:06,22-08-2022,EM,${EMERGING},"Koop 3 @ 30,00 EUR",,EUR,"-90,00",EUR,"506,00",ac
21-07-2022,09:06,21-07-2022,WORLD,${WORLD},DEGIRO Transactiekosten en/of kosten van derden,,EUR,"-2,00",EUR,"596,00",ab
21-07-2022,09:06,21-07-2022,WORLD,${WORLD},"Verkoop 4 @ 75,00 EUR",,EUR,"300,00",EUR,"598,00",ab
21-06-2022,09:06,21-06-2022,WORLD,${WORLD},DEGIRO Transactiekosten en/of kosten van derden,,EUR,"-2,00",EUR,"298,00",aa
21-06-2022,09:06,21-06-2022,WORLD,${WORLD},"Koop 10 @ 70,00 EUR",,EUR,"-700,00",EUR,"300,00",aa
20-06-2022,09:05,20-06-2022,,,iDEAL Deposit,,EUR,"1000,00",EUR,"1000,00",
`,
  },
  'DEGIRO, account, German': {
    hasCostsApart: true, proves: ['Änderung+1'],
    text: `Datum,Uhrzeit,Valutadatum,Produkt,ISIN,Beschreibung,FX,Änderung,,Saldo,,Order-ID
22-08-2022,09:06,22-08-2022,EM,${EMERGING},"Kauf 3 zu je 30 EUR (${EMERGING})",,EUR,"-90,00",EUR,"503,50",ac
03-08-2022,07:10,31-07-2022,,,Einrichtung von Handelsmodalitäten 2022 (Xetra - XET),,EUR,"-2,50",EUR,"593,50",
21-07-2022,09:06,21-07-2022,WORLD,${WORLD},Transaktionsgebühren und/oder Fremdkosten,,EUR,"-2,00",EUR,"596,00",ab
21-07-2022,09:06,21-07-2022,WORLD,${WORLD},"Verkauf 4 zu je 75 EUR (${WORLD})",,EUR,"300,00",EUR,"598,00",ab
21-06-2022,09:06,21-06-2022,WORLD,${WORLD},Transaktionsgebühren und/oder Fremdkosten,,EUR,"-2,00",EUR,"298,00",aa
21-06-2022,09:06,21-06-2022,WORLD,${WORLD},"Kauf 10 zu je 70,00 EUR (${WORLD})",,EUR,"-700,00",EUR,"300,00",aa
20-06-2022,09:05,20-06-2022,,,Einzahlung,,EUR,"1000,00",EUR,"1000,00",
`,
  },
  'Interactive Brokers': {
    proves: ['Quantity', 'TradePrice', 'TradeMoney'],
    text: `"Buy/Sell","TradeDate","ISIN","Quantity","TradePrice","TradeMoney","CurrencyPrimary","IBCommission","IBCommissionCurrency"
"BUY","20220621","${WORLD}","10","70","700","EUR","-2","EUR"
"SELL","20220721","${WORLD}","-4","75","-300","EUR","-2","EUR"
"BUY","20220822","${EMERGING}","3","30","90","EUR","0","EUR"
`,
  },
  Fineco: {
    proves: ['Quantita', 'Prezzo', 'Controvalore'],
    text: `Operazione;Data valuta;Descrizione;Titolo;Isin;Segno;Quantita;Divisa;Prezzo;Cambio;Controvalore;Commissioni Fondi Sw/Ingr/Uscita;Commissioni Fondi Banca Corrispondente;Spese Fondi Sgr;Commissioni amministrato
22/08/2022;24/08/2022;Compravendita titoli;EM;${EMERGING};A;3;EUR;30,00;1;90,00;0,00;0,00;0,00;0,00
01/08/2022;01/08/2022;Dividendo;WORLD;${WORLD};;6;EUR;0,50;1;3,00;0,00;0,00;0,00;0,00
21/07/2022;25/07/2022;Compravendita titoli;WORLD;${WORLD};V;4;EUR;75,00;1;300,00;0,00;0,00;0,00;2,00
21/06/2022;23/06/2022;Compravendita titoli;WORLD;${WORLD};A;10;EUR;70,00;1;700,00;0,00;0,00;0,00;2,00
`,
  },
  comdirect: {
    refused: 'no_isins',
    text: `"Geschäftstag";"Stück / Nom.";"Bezeichnung";"WKN";"Währung";"Ausführungskurs";"Umsatz in EUR";
"21.06.2022";"10";"WORLD";"A0RPWH";"EUR";"70,00";"700,00";
"22.08.2022";"3";"EM";"A111X9";"EUR";"30,00";"90,00";
`,
  },
  Revolut: {
    refused: 'no_isins',
    text: `Date,Ticker,Type,Quantity,Price per share,Total Amount,Currency,FX Rate
2022-06-20T10:00:00.000Z,,CASH TOP-UP,,,EUR 1000,EUR,1.0000
2022-06-21T10:00:00.000Z,EUNL,BUY - MARKET,10,EUR 70,EUR 700,EUR,1.0000
2022-07-21T10:00:00.000Z,EUNL,SELL - LIMIT,4,EUR 75,EUR 300,EUR,1.0000
2022-08-01T10:00:00.000Z,EUNL,TRANSFER FROM REVOLUT TRADING LTD TO REVOLUT SECURITIES EUROPE UAB,6,,EUR 0,EUR,1.0000
2022-08-22T10:00:00.000Z,IS3N,BUY - MARKET,3,EUR 30,EUR 90,EUR,1.0000
2022-08-23T10:00:00.000Z,IS3N,CUSTODY FEE,,,EUR -0.10,EUR,1.0000
`,
  },
  Wealthfolio: {
    text: `date,symbol,quantity,activityType,unitPrice,currency,fee,amount\n${activities.map(([type, isin, units, price, fee, day]) => `${day}T10:00:00Z,${isin},${units},${type},${price},EUR,${fee},${units * price}`).join('\n')}\n`,
    proves: ['quantity', 'unitPrice', 'amount'],
  },
  Ghostfolio: {
    text: JSON.stringify({
      meta: { date: '2026-01-01', version: '2.0' },
      activities: activities.map(([type, symbol, quantity, unitPrice, fee, day]) => ({ accountId: null, comment: null, fee, quantity, type, unitPrice, currency: 'EUR', dataSource: 'MANUAL', date: `${day}T00:00:00.000Z`, symbol })),
    }),
  },
  Avanza: {
    proves: ['Antal', 'Kurs', 'Belopp'],
    text: `Datum;Konto;Typ av transaktion;Värdepapper/beskrivning;Antal;Kurs;Belopp;Transaktionsvaluta;Courtage (SEK);Valutakurs;Instrumentvaluta;ISIN;Resultat
2022-08-22;Sparande;Köp;EM;3;30;-90;EUR;0;;EUR;${EMERGING};
2022-08-01;Sparande;Utdelning;WORLD;6;0,5;3;EUR;;;EUR;${WORLD};
2022-07-21;Sparande;Sälj;WORLD;-4;75;298;EUR;2;;EUR;${WORLD};18
2022-06-21;Sparande;Köp;WORLD;10;70;-702;EUR;2;;EUR;${WORLD};
2022-06-20;Sparande;Insättning;Insättning;;;1000;EUR;;;;;
`,
  },
}
