/** What a file says against itself is refused or told; the same file without it is read as it stands. */
import { describe, expect, it, test } from 'vitest'
import { readHoldings } from '../../../sdk/files/read'
import { doubtTexts } from '../../../sdk/files/doubts'
import { readTrades } from '../../../sdk/files/trades/read'
import { encoded } from './layouts.data'

const [WORLD, EMERGING, SAP] = ['IE00B4L5Y983', 'IE00BKM4GZ66', 'DE0007164600']

/** Codes of what is wrong with a list, or how many holdings it has. */
async function listed(text: string): Promise<number | string[]> {
  const verdict = await readHoldings(encoded(text))
  return verdict.ok ? verdict.request.holdings.length : verdict.faults.map(({ code }) => code)
}

/** Codes of what is wrong with bookings, or what is told of those that are read. */
async function booked(text: string): Promise<unknown> {
  const verdict = await readTrades(encoded(text), { today: '2026-03-31' })
  if (!verdict.ok) return verdict.faults.map(({ row, code }) => [row, code])
  const { alike, doubtful, unreadPayments } = verdict
  return { alike, doubtful: doubtful.map(({ row, why }) => [row, why]), unreadPayments }
}

const degiro = `Produkt,Symbol/ISIN,Anzahl,Schlußkurs,Wert,,Wert in EUR
CASH & CASH FUND (EUR),,,,EUR,"100,00","100,00"
WORLD,${WORLD},10,"70,00",EUR,"700,00","700,00"`
const beside = `Produkt,Symbol/ISIN,Anzahl,Schlußkurs,Wert,Wert in EUR
CASH & CASH FUND (EUR),,,,EUR 607.86,"607,86"
WORLD,${WORLD},10,"70,00",EUR 700.00,"700,00"
APPLE,US0378331005,5,"121,78",USD 608.90,"503,99"`
const account = `Bezeichnung;ISIN;Währung;Stück;Kurs;Kurswert;Region;Region (Detail)
Depotkonto;;EUR;;;250,00;Euro;Liquidität
World;${WORLD};EUR;10;70,00;700,00;Euro;Aktien`
const small = `Gesamtdepotwert (EUR);Entwicklung (EUR)
820,00;100,00
Positionen
Name;ISIN;Stück;Kurs;Kurswert
World;${WORLD};10;70,00;700,00
SAP;${SAP};1;120,00;120,00`
const plain = `Name;ISIN;Stück/Nominal;Kurs;Kurswert in EUR;Gewinn in %
World;${WORLD};10 Stk.;123,45 EUR;1.234,50;12,91
SAP;${SAP};3 ST;150,00 EUR;450;12,91

Gesamtkurswert in EUR:;1.684,50;;;;`
const numbered = `Name;ISIN;WKN;Stück;Kurs;Kurswert\nSAP;${SAP};716460;1;120,00;120,00\nWorld;${WORLD};A0RPWH;10;70,00;700,00`
const summed = `Name;ISIN;Stück;Kurs;Kurswert\nWorld;${WORLD};10;70,00;700,00\nSAP;${SAP};1;120,00;120,00\nSumme;;;;820,00`

const named = (...rows: readonly string[]): string => ['Name;ISIN;Datum;Stück;Kurs;Kurswert', ...rows].join('\n')
const head = numbered.split('\n')[0] ?? ''
const rated = `Name;ISIN;Stück;Kurs;Kurswert;Devisenkurs\nWorld;${WORLD};100;70,00;7.000,00;1\nSAP;${SAP};10;120,00;1.200,00;1`

describe('a list of holdings', () => {
  test.each<[string, string, [string, string], string[]]>([
    ['with an account that is called one of dollars, beside its euros', degiro, ['FUND (EUR)', 'FUND (USD)'], ['other_currency']],
    ['with the euros of an account in two columns that differ', beside, ['"607,86"', '"607,68"'], ['product_differs']],
    ['with the euros of a paper in two columns that differ', beside, ['EUR 700.00', 'EUR 700.10'], ['product_differs']],
    ['with a paper in dollars that is worth as many euros at no rate', beside, ['"503,99"', '"50399,00"'], ['product_differs']],
    ['with an account in dollars, and a word for euros', account, ['Depotkonto;;EUR', 'Depotkonto;;USD'], ['other_currency']],
    ['without a row that the total in a table above it has', small, [`SAP;${SAP};1;120,00;120,00`, ''], ['total_differs']],
    ['with another total in a table above it', small, ['820,00', '830,00'], ['total_differs']],
    ['whose rows that are left are written in two ways, and its total in one', plain, [`World;${WORLD};10 Stk.;123,45 EUR;1.234,50;12,91\n`, ''], ['total_differs']],
    ['without a row that it counts', `${summed}\nAnzahl der Positionen: 2;;;;`, [`SAP;${SAP};1;120,00;120,00\nSumme;;;;820,00\n`, ''], ['total_differs']],
    ['without a row that its title counts', `Depot mit 2 Positionen;;;;\n${summed}`, [`SAP;${SAP};1;120,00;120,00\nSumme;;;;820,00`, ''], ['total_differs']],
    ['with a total of nothing', summed, ['Summe;;;;820,00', 'Summe;;;;0,00'], ['total_differs']],
    ['with the number of another German security', numbered, [';716460;', ';840400;'], ['isin_differs']],
    // B4L5Y9 has the digit 8: 11 + 3 x 4 + 21 + 7 x 5 + 3 x 34 + 9 x 9 = 262. With 4B in front it is 276, and the digit 4.
    ['with an ISIN of which two signs changed places, and whose last digit is right', numbered, [WORLD, 'IE004BL5Y983'], ['wrong_check_digit']],
    // B and 1 are 11 and 1: in either order the digits are 1, 1, 1. A number of London or Dublin ends with a digit.
    ['with an ISIN of which a letter and a digit that look alike to its check digit changed places', numbered, [WORLD, 'IE00B8GKD1B0'], ['wrong_check_digit']],
    ['with a part that is no currency as that of an account', `Name;ISIN;Stück;Marktwert;Anteil;Währung\nWorld;${WORLD};10;700,00;70,0;EUR\nKonto A;;;300,00;30,0;EUR\nSumme;;;1.000,00;100,0;`, ['30,0;EUR', 'EUR;30,0'], ['other_currency']],
    ['with an account that names no currency, beside one that does', `Bestand;Name;Symbol;ISIN;Kurs;Marktwert;Anteil in %;Notiz;Währung\n;Summe;;;;1.000,00;100,00;;\n10;World;;${WORLD};70,00;700,00;70,00;;EUR\n;Sparbuch;;;;200,00;20,00;;EUR\n;Dollarkonto;;;;100,00;10,00;;USD`, [';;USD', ';;'], ['other_currency']],
    ['that was sorted with its header', numbered, [`${head}\nSAP;${SAP};716460;1;120,00;120,00`, `SAP;${SAP};716460;1;120,00;120,00\n${head}`], ['several_tables']],
    ['with the dollars and euros of a paper in the column of each other', beside, ['USD 608.90,"503,99"', 'USD 503.99,"608,90"'], ['product_differs']],
    ['with an account that is called one of euros, beside a code of dollars', degiro, ['FUND (EUR),,,,EUR', 'FUND (EUR),,,,USD'], ['other_currency']],
    ['with an account whose euros stand in another column', beside, ['(EUR),,,,EUR 607.86,"607,86"', '(EUR),"607,86",,,EUR 607.86,'], ['not_an_amount']],
    ['with an account whose euros stand in the column of ISINs', beside.replace('Symbol/ISIN', 'ISIN'), ['(EUR),,,,EUR 607.86,"607,86"', '(EUR),"607,86",,,EUR 607.86,'], ['not_an_isin']],
    ['with codes of currencies below another header', named(`World;${WORLD};EUR;10;70,00;700,00`, `SAP;${SAP};EUR;1;120,00;120,00`), ['EUR;1;', 'USD;1;'], ['other_currency']],
    ['with values and rates below the header of each other', rated, ['Kurswert;Devisenkurs', 'Devisenkurs;Kurswert'], ['product_differs', 'product_differs']],
    // Two rows and the total are off by half a cent each at most.
    ['with a total that is two cents off', `Name;ISIN;Kurswert\nWorld;${WORLD};700,25\nSAP;${SAP};119,75\nSumme;;820,00`, [';820,00', ';820,02'], ['total_differs']],
  ])('%s', async (_, text, [before, after], codes) => {
    expect(text).toContain(before)
    expect([await listed(text), await listed(text.replace(before, after))]).toEqual([expect.any(Number), codes])
  })
})

it('a list of values is held to its shares of the whole: without a row it says what is missing, and shares of something else say nothing', async () => {
  // 700 + 240 + 60 = 1,000
  const rows = [`World;${WORLD};10;70,00;700,00;70,0 %`, `SAP;${SAP};2;120,00;240,00;24,0 %`, `EM;${EMERGING};2;30,00;60,00;6,0 %`]
  const totalsOf = async (header: string, ...own: readonly string[]): Promise<unknown> => {
    const verdict = await readHoldings(encoded(`Name;ISIN;Stück;Kurs;Kurswert;${header}\n${own.join('\n')}\n`))
    return verdict.ok && verdict.totals
  }
  const [world = '', sap = '', em = ''] = rows
  expect(await totalsOf('Anteil', ...rows)).toEqual([])
  // 70.0 % of it is 700.00: between 700 / 70.05 % and 700 / 69.95 %.
  const missing = await totalsOf('Anteil', world, em)
  expect(missing).toEqual([{ row: 2, stated: expect.closeTo(1000, 0) as number, read: 760 }])
  expect(await totalsOf('Anteil', world, sap.replace('24,0', '12,0'), em)).toEqual([])
  expect(await totalsOf('Gewinn in %', world, em)).toEqual([])
  expect(await totalsOf('Anteil', world, em, 'Summe;;;;760,00;')).toEqual([])
})

it('a list of values under one total is held to shares that add up: where two have changed places, both are told', async () => {
  // 400 + 250 + 200 + 100 + 50 = 1,000
  const totalsOf = async (third: string, fourth: string, share = '5,0 %'): Promise<unknown> => {
    const rows = [`World;${WORLD};400,00;40,0 %`, `EM;${EMERGING};250,00;25,0 %`, `SAP;${SAP};${third};20,0 %`, `Apple;US0378331005;${fourth};10,0 %`, `Bund;DE0001102481;50,00;${share}`]
    const verdict = await readHoldings(encoded(`Name;ISIN;Kurswert;Gewichtung\n${rows.join('\n')}\nSumme;;1.000,00;\n`))
    return verdict.ok && verdict.totals
  }
  expect(await totalsOf('200,00', '100,00')).toEqual([])
  // 20 % and 10 % of 1,000
  const told = [200, 100].map((amount) => expect.closeTo(amount, 0) as number)
  expect(await totalsOf('100,00', '200,00')).toEqual([{ row: 4, stated: told[0], read: 100 }, { row: 5, stated: told[1], read: 200 }])
  expect(await totalsOf('100,00', '200,00', '8,0 %')).toEqual([])
})

it('a list of four is held to its shares, too, where its values add up to their whole', async () => {
  const rows = [`World;${WORLD};400,00;40,0 %`, `EM;${EMERGING};100,00;30,0 %`, `SAP;${SAP};200,00;20,0 %`, 'Apple;US0378331005;300,00;10,0 %', 'Summe;;1.000,00;100,0 %'] // 300 and 100 have changed places
  const verdict = await readHoldings(encoded(['Name;ISIN;Marktwert;Anteil', ...rows, ''].join('\n')))
  expect(verdict.ok && verdict.totals.map(({ row, read }) => [row, read])).toEqual([[3, 100], [5, 300]])
})

it('shares say nothing against values where nobody knows of what they are shares, or where most rows contradict one another', async () => {
  const told = async (...lines: readonly string[]): Promise<unknown> => {
    const verdict = await readHoldings(encoded(`${lines.join('\n')}\n`))
    return verdict.ok && verdict.totals
  }
  // Of equals all rows have one value and one share.
  expect(await told('Name;ISIN;Kurswert;Anteil', `World;${WORLD};100,00;33,3 %`, `EM;${EMERGING};100,00;33,3 %`, `SAP;${SAP};100,00;33,3 %`)).toEqual([])
  // One value in rows of 50, 30 and 20 % is that of the whole: 0.5 x 1,000, and so on.
  expect(await told('Name;ISIN;Kurswert;Anteil', `World;${WORLD};1.000,00;50,0 %`, `EM;${EMERGING};1.000,00;30,0 %`, `SAP;${SAP};1.000,00;20,0 %`))
    .toEqual([[2, 500], [3, 300], [4, 200]].map(([row, stated = 0]) => ({ row, stated: expect.closeTo(stated, 0) as number, read: 1000 })))
  // The first of two columns counts within the funds, which are 700.
  expect(await told('Name;ISIN;Kurswert;Anteil Klasse;Anteil Depot', `World;${WORLD};500,00;71,4 %;50,0 %`, `EM;${EMERGING};200,00;28,6 %;20,0 %`, 'Guthaben;;300,00;;30,0 %')).toEqual([])
  // 400 and 300 are of 1,000, 300 and 500 are not: nobody knows which.
  expect(await told('Name;ISIN;Kurswert;Anteil', `World;${WORLD};400,00;40,0 %`, `EM;${EMERGING};300,00;30,0 %`, `SAP;${SAP};300,00;20,0 %`, 'Apple;US0378331005;500,00;10,0 %')).toEqual([])
})

it('values and shares of which no whole fits most rows are doubtful, unless units x price prove the values', async () => {
  // 985 / 52.25 % = 1,885.17, and 900 / 20 % = 4,500
  expect(await doubtsOf('Name;ISIN;Kurswert;Anteil', `World;${WORLD};985,00;52,25 %`, `SAP;${SAP};900,00;20,00 %`)).toEqual([[2, 'share'], [3, 'share']])
  expect(await doubtsOf('Name;ISIN;Kurswert;Anteil', `World;${WORLD};985,00;52,25 %`, `SAP;${SAP};900,00;47,75 %`)).toEqual([])
  expect(await doubtsOf('Name;ISIN;Stück;Kurs;Kurswert;Anteil', `World;${WORLD};10;98,50;985,00;52,25 %`, `SAP;${SAP};9;100,00;900,00;20,00 %`)).toEqual([])
})

it('a list of values is held to its shares of the whole where it counts more than that, too', async () => {
  // The accounts above the total and below it are one.
  const text = 'Name;ISIN;Marktwert;Anteil in %;Währung\nLiquidität;;3.298,15;59,13;\nAPPLE INC;US0378331005;2.279,86;40,87;EUR\nSumme;;5.578,01;100,00;\nTestkonto;;3.298,15;59,13;EUR\n'
  const verdict = await readHoldings(encoded(text))
  expect(verdict.ok && verdict.totals).toEqual([{ row: 2, stated: expect.closeTo(5578, 0) as number, read: 8876.16 }])
})

it('a list of values is held to the cost and the gain of each row, where most rows have them in euros', async () => {
  const totalsOf = async (value: string, code = 'EUR'): Promise<unknown> => {
    const verdict = await readHoldings(encoded(`Name;ISIN;Stück;Einstandswert;;Kurs;;Kurswert;;Gewinn;\nWorld;${WORLD};10;600,00;EUR;70,00;EUR;700,00;EUR;100,00;EUR\nSAP;${SAP};1;100,00;EUR;120,00;EUR;120,00;EUR;20,00;EUR\nApple;US0378331005;5;600,00;${code};190,00;USD;${value};EUR;350,00;EUR`))
    return verdict.ok && verdict.totals
  }
  expect(await totalsOf('950,00')).toEqual([])
  expect(await totalsOf('954,00')).toEqual([{ row: 4, stated: 950, read: 954 }])
  expect(await totalsOf('954,00', 'USD')).toEqual([])
})

/** Doubts about a list, or its faults. */
async function doubtsOf(...rows: readonly string[]): Promise<unknown> {
  const verdict = await readHoldings(encoded([...rows, ''].join('\n')))
  return (verdict.ok ? verdict.doubtful.map(({ row, why }) => [row, why]) : verdict.faults.map(({ row, code }) => [row, code]))
}

describe('a list with values in two currencies', () => {
  const head = 'Produkt,Symbol/ISIN,Anzahl,Schlußkurs,Wert,,Wert in EUR'
  const [world, apple, microsoft] = [`WORLD,${WORLD},13,"91,15",EUR,"1184,95","1184,95"`, 'APPLE INC,US0378331005,20,"46,57",USD,"931,40","801,19"', 'MICROSOFT,US5949181045,10,"100,00",USD,"1000,00","860,20"'] as const
  // 931.40 / 801.19 = 1.16252; 1000 / 860.20 = 1.16252.

  it('has one rate for each of them', async () => expect(await doubtsOf(head, world, apple, microsoft)).toEqual([]))
  it('is told to have two', async () => expect(await doubtsOf(head, world, apple.replace('801,19', '861,19'), microsoft)).toEqual([[3, 'rate'], [4, 'rate']]))
  it('is told which of three is another one', async () => expect(await doubtsOf(head, world, apple, microsoft, 'NVIDIA,US67066G1040,10,"50,00",USD,"500,00","480,10"')).toEqual([[5, 'rate']]))
  it('is refused where money is a hundred times what it is in the other one', async () => expect(await doubtsOf(head, 'CASH & CASH FUND & FTX CASH (USD),,,,USD,"100,00","8635"', world)).toEqual([[2, 'product_differs']]))

  it('is told where headers have changed places, so that the value in the other currency stands below that of the list', async () => {
    for (const moved of ['Produkt,Symbol/ISIN,Anzahl,Schlußkurs,Wert,Wert in EUR,', 'Produkt,Symbol/ISIN,Anzahl,Schlußkurs,Wert in EUR,,Wert']) {
      expect(await doubtsOf(moved, world, apple, microsoft)).toEqual([[3, 'rate'], [4, 'rate']])
    }
  })

  it('is refused where a paper has no currency, and others name that of the list', async () => {
    const rows = ['Name;ISIN;Stück;Kurs;Wert;Währung', `World;${WORLD};10;100,00;1.000,00;EUR`, 'Apple;US0378331005;10;243,00;2.430,00;'] as const
    expect(await doubtsOf(...rows)).toEqual([[3, 'other_currency']])
    expect(await doubtsOf(rows[0].replace('Wert;', 'Wert EUR;'), rows[1], rows[2])).toEqual([])
  })
})

it('a list with one ISIN under two names that have nothing in common is told', async () => {
  const rows = (second: string, name: string): string[] => ['ISIN;Bezeichnung;Kurswert', `${WORLD};iShares Core MSCI World;1.234,50`, `${second};${name};7.500,25`]
  expect(await Promise.all([rows('US0378331005', 'Apple'), rows(WORLD, 'Apple'), rows(WORLD, 'ISHSIII-CORE MSCI WLD DLA')].map((each) => doubtsOf(...each)))).toEqual([[], [[2, 'name'], [3, 'name']], []])
})

it('a list with a value that is nowhere near what was paid is told', async () => {
  const rows = (value: string, head = 'Name;ISIN;quantity;avgCost;netValue'): string[] => [head, `World;${WORLD};100;80.00;11000.00`, `Apple;US0378331005;10;150.00;${value}`]
  // 10 x 150 = 1500; fifty times that is 75,000, a fiftieth 30. As a cost of all, 150 may be that of 1700.
  const values = ['1700.00', '170000', '17.00', '74000.00', '31.00']
  expect(await Promise.all(values.map((value) => doubtsOf(...rows(value))))).toEqual([[], [[3, 'far']], [[3, 'far']], [], []])
  expect(await doubtsOf(...rows('3.50', 'Name;ISIN;quantity;purchase value;value'))).toEqual([])
})

const scalable = `date;time;status;reference;description;assetType;type;isin;shares;price;amount;fee;tax;currency
2022-08-22;02:00:00;Executed;"e";"EM";Security;Savings plan;${EMERGING};3;30,00;-90,00;0,00;0,00;EUR
2022-07-25;02:00:00;Executed;"d";"WORLD";Cash;Distribution;${WORLD};;;5,00;0,00;0,00;EUR
2022-07-21;02:00:00;Executed;"c";"WORLD";Security;Sell;${WORLD};4;75,00;300,00;2,00;0,00;EUR
2022-07-01;14:06:16;Executed;"b";"WORLD";Security;Buy;${WORLD};5;72,00;-360,00;2,00;0,00;EUR
2022-06-21;14:06:16;Executed;"a";"WORLD";Security;Buy;${WORLD};10;70,00;-700,00;2,00;0,00;EUR`
const flatex = `Buchungstag;Valuta;Bezeichnung;ISIN;Nominal (Stk.);;Betrag;;Kurs;;Devisenkurs;TA.-Nr.;Buchungsinformation
21.06.2022;23.06.2022;WORLD;${WORLD};10;Stück;700,00;EUR;70,00;EUR;1,000;40;Ausführung ORDER Kauf ${WORLD} 21`
const portfolio = `Datum;Typ;Wert;Buchungswährung;Bruttobetrag;Währung Bruttobetrag;Wechselkurs;Gebühren;Steuern;Stück;ISIN;WKN;Ticker-Symbol;Wertpapiername;Notiz
2022-06-21T00:00;Kauf;702,51;EUR;;;;2,51;0,00;10,5;${SAP};716460;SAP.DE;SAP;
2022-07-21T00:00;Kauf;298,12;EUR;;;;0,00;0,00;4,25;${SAP};716460;SAP.DE;SAP;`
const orders = `Name;ISIN;WKN;Anzahl;Anzahl storniert;Status;Orderart;Limit;Stop;Erstellt Datum;Erstellt Zeit;Gültig bis;Richtung;Wert;Wert storniert;Mindermengenzuschlag;Ausführung Datum;Ausführung Zeit;Ausführung Kurs;Anzahl ausgeführt;Anzahl offen;Gestriche
WORLD;${WORLD};"A0RPWH";10;;ausgeführt;Limit;71,00;;20.06.2022;16:42:18;31.03.2025;Kauf;-702,00;;2,00;21.06.2022;16:42:18;70,00;10;0;;`
const parqet = `datetime;date;time;price;shares;amount;tax;fee;realizedgains;type;broker;assettype;identifier;wkn;originalcurrency;currency;fxrate;holding;holdingname;holdingnickname;exchange;avgholdingperiod
2022-06-21T10:00:00.000Z;2022-06-21;;70;10;700;0;2;;Buy;;Security;${WORLD};A0RPWH;USD;EUR;1.05;hld_0;WORLD;;langschwarz;
2022-09-29T18:09:00.000Z;2022-09-29;;0.5;10;5;0;0;;Dividend;flatex;Security;${WORLD};A0RPWH;;EUR;;hld_0;WORLD;;langschwarz;`
const degiroAccount = `Datum,Tijd,Valutadatum,Product,ISIN,Omschrijving,FX,Mutatie,,Saldo,,Order Id
22-08-2022,09:06,22-08-2022,EM,${EMERGING},"Koop 3 @ 30,00 EUR",,EUR,"-90,00",EUR,"210,00",ac
27-07-2022,08:00,27-07-2022,,,"Overboeking van uw geldrekening bij flatexDEGIRO Bank 5,00 EUR",,,,EUR,"300,00",
27-07-2022,08:00,27-07-2022,FLATEX EURO BANKACCOUNT,NLFLATEXACNT,Degiro Cash Sweep Transfer,,EUR,"5,00",EUR,"305,00",
21-06-2022,09:06,21-06-2022,WORLD,${WORLD},"Koop 10 @ 70,00 EUR",,EUR,"-700,00",EUR,"300,00",aa
20-06-2022,09:05,20-06-2022,,,iDEAL Deposit,,EUR,"1000,00",EUR,"1000,00",`

const counted = `Datum;Typ;ISIN;Stück;Bestand danach;Kurs;Betrag
21.06.2022;Kauf;${WORLD};10;10;70,00;700,00
27.06.2022;Kauf;${WORLD};5;15;70,00;350,00
21.07.2022;Verkauf;${WORLD};4;11;75,00;300,00`

const orderAndFills = `Datum;Typ;ISIN;Stück;Kurs;Betrag
21.06.2022;Kauf;${WORLD};10;70,40;704,00
21.06.2022;Kauf;${WORLD};6;70,00;420,00
21.06.2022;Kauf;${WORLD};3;71,00;213,00`

const unpriced = `Datum;Typ;ISIN;Stück;Betrag;Zähler
21.06.2022;Kauf;${WORLD};10;704,90;490,00`

const exact = `date;time;status;reference;description;assetType;type;isin;shares;price;amount;fee;tax;currency
2025-08-01;14:06:16;Executed;"a";"WORLD";Security;Savings plan;${WORLD};0,127;588,66;-74,75982;0,00;0,00;EUR`
const ebase = `Depotnummer;Ref. Nr.;Buchungsdatum;Umsatzart;Teilumsatz;Fonds;ISIN;Zahlungsbetrag in ZW;Zahlungswährung (ZW);Anlagebetrag in ZW;Devisenkurs (ZW/FW);Abrechnungskurs in FW;Fondswährung (FW);Anteile;Entgelt in ZW;Entgelt in EUR
;1;21.06.2022;Kauf;;WORLD;${WORLD};702,00;EUR;702,00;;70,00;EUR;10,000000;2,00;2,00`

// 300 - 2 = 298; with fee and sum exchanged it would be 300 - 298 = 2, which is not what is below zero.
const degiroSale = `Datum;Uhrzeit;Produkt;ISIN;Referenzbörse;Ausführungsort;Anzahl;Kurs;;Wert in Lokalwährung;;Wert EUR;Wechselkurs;AutoFX-Gebühr;Transaktionsgebühren und/oder Fremdkosten EUR;Gesamt EUR;Order-ID;
21-07-2022;09:05;WORLD;${WORLD};XET;XETA;-4;75,0000;EUR;300,00;EUR;300,00;;0,00;-2,00;298,00;ab;
21-06-2022;09:05;WORLD;${WORLD};XET;XETA;10;70,0000;EUR;-700,00;EUR;-700,00;;0,00;-2,00;-702,00;aa;`

const nothing = { alike: [], doubtful: [], unreadPayments: [] }

describe('bookings', () => {
  test.each<[string, string, [string, string], unknown]>([
    ['with a fee that lost its decimal mark', scalable, ['360,00;2,00', '360,00;200'], [[5, 'decimals_differ']]],
    ['with an amount that no price proves, and that lost it', portfolio.replace('298,12', '298,00'), ['702,51', '70251'], [[2, 'decimals_differ']]],
    ['with a fee that came back among those that were paid', scalable, ['-360,00;2,00', '-360,00;-2,00'], [[5, 'fees_unclear'], [6, 'fees_unclear']]],
    ['with a text about another security', flatex, [`Kauf ${WORLD}`, `Kauf ${EMERGING}`], [[2, 'isin_differs']]],
    ['with the number of another German security', portfolio, [';716460;SAP', ';840400;SAP'], [[2, 'isin_differs']]],
    ['of an order that was given after it', orders, ['20.06.2022', '22.06.2022'], [[2, 'day_differs']]],
    // 10 x 77 / 1.1 = 700; with rate and amount exchanged 10 x 77 / 700 = 1.10
    ['with a rate that no dollar ever had', `Datum;Typ;ISIN;Stück;Kurs;Währung;Devisenkurs;Betrag in EUR\n21.06.2022;Kauf;${WORLD};10;77,00;USD;1,1000;700,00`, ['1,1000;700,00', '700,00;1,1000'], [[2, 'amount_differs']]],
    ['with a letter that has moved among words of what happened', `Datum;Depot;Typ;ISIN;Stück;Kurs;Betrag\n21.06.2022;B;Kauf;${WORLD};10;70,00;700,00\n22.06.2022;B;Kauf;${WORLD};1;70,00;70,00\n21.07.2022;B;Verkauf;${WORLD};4;75,00;300,00`, ['B;Verkauf', 'Verkauf;B'], [[4, 'unknown_event']]],
    ['of which more was executed than was ordered', orders, [';70,00;10;0;', ';10;70,00;0;'], [[2, 'amount_differs']]],
    ['on a day that lost a digit', portfolio, ['2022-06-21', '2022-06-2'], [[2, 'not_a_day']]],
    ['a thousand years ago', portfolio, ['2022-06-21', '1022-06-21'], [[2, 'not_a_day']]],
    ['with a distribution on another day than the time beside it', parqet, [';2022-09-29;', ';2022-09-27;'], { ...nothing, unreadPayments: [3] }],
    ['with a distribution that stands twice', scalable, [/2022-07-25.*\n/.exec(scalable)?.[0] ?? '', (/2022-07-25.*\n/.exec(scalable)?.[0] ?? '').repeat(2)], { ...nothing, alike: [[3, 4]] }],
    ['with a day out of the order of all others', scalable, ['2022-07-21', '2022-09-21'], { ...nothing, doubtful: [[4, 'day']] }],
    ['with a day out of order that may be that of the next row', scalable, ['2022-07-25', '2022-07-11'], { ...nothing, doubtful: [[3, 'day'], [4, 'day']] }],
    ['with a unit at ten times its price', portfolio, [';10,5;', ';1,05;'], { ...nothing, doubtful: [[2, 'price'], [3, 'price']] }],
    ['with a balance that another amount would give', degiroAccount, ['"1000,00",EUR,"1000,00"', '"1100,00",EUR,"1100,00"'], { ...nothing, doubtful: [[5, 'balance']] }],
    ['with a distribution on more units than there were', parqet, [';0.5;10;5;', ';0.25;20;5;'], { ...nothing, doubtful: [[3, 'units']] }],
    ['without a purchase of what a distribution is paid on', `${parqet}\n2022-07-01T10:00:00.000Z;2022-07-01;;71;2;142;0;0;;Buy;;Security;${WORLD};A0RPWH;USD;EUR;1.05;hld_0;WORLD;;langschwarz;`, [/2022-06-21.*\n/.exec(parqet)?.[0] ?? '', ''], { ...nothing, doubtful: [[2, 'units']] }],
    ['with units left that others would give', counted, [';4;11;', ';4;12;'], { ...nothing, doubtful: [[4, 'units']] }],
    ['without a row that units left know of', counted, ['27.06.2022;Kauf;IE00B4L5Y983;5;15;70,00;350,00\n', ''], { ...nothing, doubtful: [[3, 'units']] }],
    ['with an amount and units that are those of the two below', orderAndFills, [';3;71,00;213,00', ';4;71,00;284,00'], { ...nothing, doubtful: [[2, 'sum']] }], // 6 + 4; 420 + 284
    ['with amounts below an unknown header that may be costs, and no price', unpriced, [';490,00', ';4,90'], { ...nothing, doubtful: [[1, 'cost']] }],
    ['with a fee that is gone, where others are written as zero', scalable, ['-360,00;2,00', '-360,00;'], [[5, 'not_an_amount']]],
    ['without a row that changed the balance', degiroAccount, [/27-07-2022.*Sweep.*\n/.exec(degiroAccount)?.[0] ?? '', ''], nothing],
    ['of an order that held until the day before', orders, ['31.03.2025', '20.06.2022'], [[2, 'day_differs']]],
    // 0.127 x 588.66 has five decimals.
    ['with an amount that has all decimals of units x price, and others', exact, ['74,75982', '74,79982'], [[2, 'amount_differs']]],
    ['with units and amount below the header of each other', flatex, ['Nominal (Stk.);;Betrag', 'Betrag;;Nominal (Stk.)'], [[2, 'amount_differs']]],
    ['with fees in euros that differ', ebase, ['2,00;2,00', '2,04;2,00'], [[2, 'fees_unclear']]],
    ['with a text that has moved to another column', degiroAccount, ['"Koop 3 @ 30,00 EUR",,EUR', ',"Koop 3 @ 30,00 EUR",EUR'], [[2, 'unknown_event']]],
    ['with a balance that lost its currency', degiroAccount, ['"-90,00",EUR', '"-90,00",'], [[2, 'not_an_amount']]],
    ['with a balance that is a cent off', degiroAccount, ['"-700,00",EUR,"300,00"', '"-700,00",EUR,"300,01"'], { ...nothing, doubtful: [[5, 'balance'], [4, 'balance']] }],
    ['with a fee and what is left of a sale below the header of each other', degiroSale, ['-2,00;298,00', '298,00;-2,00'], [[2, 'amount_differs']]],
    ['with a purchase that the balance does not know', degiroAccount, ['"-700,00"', '"-700,50"'], [[5, 'amount_differs']]],
  ])('%s', async (_, text, [before, after], expected) => {
    expect(before !== '' && text.includes(before)).toBe(true)
    expect([await booked(text), await booked(text.replace(before, after))]).toEqual([nothing, expected])
  })

  it('whose ISINs have changed places are told by the numbers beside them, and by names that somebody knows', async () => {
    const rows = (...isins: readonly string[]): string => ['Datum;Typ;ISIN;WKN;Name;Stück;Kurs;Betrag', ...isins.map((isin, at) => `1${at}.03.2026;Kauf;${isin};${at % 2 === 0 ? 'A0RPWH' : '865985'};${at % 2 === 0 ? 'iShares Core MSCI World' : 'Apple'};1;100,00;100,00`), ''].join('\n')
    const apple = 'US0378331005'
    const told = async (text: string, names: Readonly<Record<string, string>> = {}): Promise<unknown> => {
      const verdict = await readTrades(encoded(text), { lookup: (wanted) => Promise.resolve(wanted.map(({ isin = '' }) => (names[isin] === undefined ? null : { isin, name: names[isin], isCertain: true }))) })
      return verdict.ok && verdict.doubtful.map(({ row, why }) => [row, why])
    }
    expect(await told(rows(WORLD, apple, WORLD, apple))).toEqual([])
    // The last two are exchanged; each pair stands once, and nothing says which ones are right.
    expect(await told(rows(WORLD, apple, apple, WORLD))).toEqual([[2, 'isin'], [3, 'isin'], [4, 'isin'], [5, 'isin']])
    expect(await told(rows(WORLD, apple, WORLD, apple, apple, WORLD))).toEqual([[6, 'isin'], [7, 'isin']])
    expect(await told(rows(apple, WORLD))).toEqual([])
    expect(await told(rows(apple, WORLD), { [WORLD]: 'iShares Core MSCI World UCITS ETF USD (Acc)', [apple]: 'Apple Inc.' })).toEqual([[2, 'isin'], [3, 'isin']])
  })

  const plain = (...rows: readonly string[]): string => ['Datum;Typ;ISIN;Stück;Kurs;Betrag;Gebühr', ...rows, ''].join('\n')
  const first = `03.02.2025;Kauf;${WORLD};10;70,00;700,00;0,00`

  test.each<[string, string, unknown]>([
    // A unit at 4.00 four months after one at 70.00; 75.00 would be near it.
    ['units and price, by another booking of the security', plain(first, `02.06.2025;Kauf;${WORLD};75,00;4;300,00;0,00`), [[3, 'exchanged']]],
    ['units and price, by the decimals of all others', plain(first, `04.02.2025;Kauf;${SAP};2;110,00;220,00;0,00`, `05.02.2025;Kauf;${EMERGING};30,00;3;90,00;0,00`), [[4, 'exchanged']]],
    ['amount and fee', plain(first, `02.06.2025;Verkauf;${WORLD};4;75,00;1,00;299,00`), [[3, 'exchanged']]], // 4 x 75 = 1 + 299
    ['not where units and prices have decimals', plain(first.replace(';10;', ';10,00;'), `04.02.2025;Kauf;${SAP};2,00;110,00;220,00;0,00`, `05.02.2025;Kauf;${EMERGING};30,00;3,00;90,00;0,00`), []],
    ['not where the price is missing', plain(`03.02.2025;Kauf;${WORLD};10;70,00;700,00;0,00`, `04.02.2025;Kauf;${SAP};2;110,00;220,00;0,00`, `05.02.2025;Kauf;${EMERGING};30,00;;90,00;0,00`), []],
    ['not where a security became dear in three years', plain(first.replace('2025', '2022'), `02.06.2025;Kauf;${WORLD};1;700,00;700,00;0,00`), []],
    ['not where a small sale costs more than it brings', plain(first, `02.06.2025;Verkauf;${WORLD};0,02;75,00;0,51;0,99`), []], // 0.02 x 75 = 0.51 + 0.99
  ])('are told where two figures of a row seem to have changed places: %s', async (_, text, doubtful) => expect(await booked(text)).toEqual({ ...nothing, doubtful }))

  it('say nothing of days in a list without an order, and in two lists one below the other', async () => {
    const [head = '', ...rows] = scalable.split('\n')
    const in_ = (...order: readonly number[]): string => [head, ...order.map((at) => rows[at])].join('\n')
    expect([await booked(in_(1, 3, 0, 4, 2)), await booked(in_(0, 3, 4, 1, 2))]).toEqual([nothing, nothing])
  })

  it('of an order count on the day of its execution, not on that on which it was given', async () => {
    const verdict = await readTrades(encoded(`Orderart;Aufgabedatum;Stück;ISIN;Status;Kurs;Betrag;Datum / Zeit\nKauf;02.01.2025;10;${WORLD};ausgeführt;150,00;1.500,00;04.01.2025 10:00:00`))
    expect(verdict.ok && verdict.trades.map(({ date }) => date)).toEqual(['2025-01-04'])
  })

  it('have a line for each reason, in both languages', () => {
    const rows = [{ row: 3, why: 'day' }, { row: 5, why: 'price' }, { row: 4, why: 'day' }] as const
    expect(doubtTexts(rows, 'en')).toEqual([expect.stringContaining('others: rows 3, 4.'), expect.stringContaining('half: row 5.')])
    expect(doubtTexts(rows, 'de', (row) => `a.csv, ${row}`)[0]).toContain('Zeilen a.csv, 3, a.csv, 4')
    expect(doubtTexts([], 'de')).toEqual([])
  })
})
