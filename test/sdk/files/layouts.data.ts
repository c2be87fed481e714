/**
 * Files of banks, brokers and apps, rebuilt: layout, encoding, separators, titles, footers and number style as the source
 * has them; names, amounts and quantities are invented.
 */
import type { FileFault, FileHolding, LeftOutReason } from '../../../sdk/files/verdict'

export type Encoding = 'utf-8' | 'utf-8-bom' | 'windows-1252' | 'utf-16'

export interface Layout {
  name: string
  /** Where the layout was seen. */
  source: string
  encoding?: Encoding
  text: string
  options?: { baseCurrency?: string; numberFormat?: 'de' | 'en'; valueColumn?: string; withoutRows?: boolean }
  expect:
    | { holdings: FileHolding[]; leftOut?: [row: number, reason: LeftOutReason][]; totals?: number }
    | { faults: [row: number | null, code: FileFault['code']][]; candidates?: string[]; proposals?: string[] }
}

const WORLD = 'IE00B4L5Y983'
const EMERGING = 'IE00BKM4GZ66'
const SP500 = 'IE00B5BMR087'
const XWORLD = 'IE00BJ0KDQ92'
const APPLE = 'US0378331005'
const SAP = 'DE0007164600'
const ALLIANZ = 'DE0008404005'

/** WKN, tickers and names that the tests' reference data knows. */
export const knownNumbers: Readonly<Record<string, string>> = {
  A0RPWH: WORLD, A111X9: EMERGING, A0YEDG: SP500, A1XB5U: XWORLD, 865985: APPLE, 716460: SAP, 840400: ALLIANZ,
}
export const knownTickers: Readonly<Record<string, string>> = { 'EUNL.DE': WORLD, 'XETRA:EUNL': WORLD }
export const knownNames: Readonly<Record<string, string>> = { 'APPLE INC': APPLE, 'SAP SE INHABER-AKTIEN O.N.': SAP, 'ALLIANZ SE VINK.NAMENS-AKTIEN O.N.': ALLIANZ }

const paper = (isin: string, value: number): FileHolding => ({ isin, value })
const cash = (currency: string, value: number): FileHolding => ({ assetClass: 'cash', currency, value })

const tresor = (issue: number): string => `tresorone/tresor-import#${issue}`

export const layouts: readonly Layout[] = [
  {
    name: 'comdirect: Depotübersicht by WKN, a bond worth nothing, totals and owner below',
    source: `${tresor(5340)}, ${tresor(5623)}, ${tresor(2258)}`,
    encoding: 'windows-1252',
    text: `;
"Stück/Nom.";"Bezeichnung";"Notizen";"WKN";"Typ";"Währung";"Akt. Kurs";"Diff. abs";"Diff. %";"Wert in EUR";"Diff. abs";"Diff. %";"Datum";"Zeit";"Börse";"Kaufkurs in EUR";"Kaufwert in EUR";
"14,5";"ISHSIII-CORE MSCI WLD DLA";;"A0RPWH";"ETF";"EUR";"100,00";"0,112";"+0,47%";"1.450,00";"+60,27";"+21,10%";"30.03.2026";"12:10:10";"XETRA";"80,00";"1.160,00";
"4";"SAP SE O.N.";;"716460";"Aktie";"EUR";"150,25";"0,366";"+0,51%";"601,00";"+44,85";"+16,99%";"30.03.2026";"12:07:27";"XETRA";"100,00";"400,00";
"1.600";"R.W.ABWICKL.AG  ANL 18";;"A1R0YA";"Anleihe";"EUR";"--";"--";"--";"0,00";"-1.384,00";"-100,00%";"--";"--";"--";"86,50";"1.384,00";
"-0,369";"TELEFONICA INH. -ANR-";;"A3C8NL";"Bzr";"EUR";"--";"--";"--";"0,00";"--";"--";"--";"--";"--";"--";"--";

"Depotwert";"EUR";"2.051,00";
"Kaufwert";"EUR";"2.944,00";
"Veränderung";"EUR";"-893,00";
" ";"%";"-30,33%";
"Beleihungswert";"EUR";"506,03";

"Börsen mit Realtime-Kursen: Nein";
"Aktuelle Wechselkurse:";
"1 EUR = 1,13270 USD (30.12., 22:33)";


"DEPOTÜBERSICHT";
"Inhaber: ";"Erika Muster";
"Datum: ";"30.03.2026";"12:28";
"Depotnummer: ";"000 0000000";
`,
    expect: { holdings: [paper(WORLD, 1450), paper(SAP, 601)], leftOut: [[5, 'zero'], [6, 'zero']] },
  },
  {
    name: 'comdirect, saved again by a spreadsheet: no quotation marks, no thousands',
    source: tresor(4406),
    encoding: 'windows-1252',
    text: `;;;;;;;;;;;;;;
Stück/Nom.;Bezeichnung;Notizen;WKN;Typ;Währung;Akt. Kurs;Diff. abs;Diff. %;Wert in EUR;Diff. abs;Diff. %;Kaufkurs in EUR;Kaufwert in EUR;3M
19;APPLE INC.;;865985;Aktie;EUR;130,76;0,27;+0,21%;2484,44;554,04;+28,70%;101,6;1930,4;5,36%
10;ALLIANZ SE NA O.N.;;840400;Aktie;EUR;231,5;-0,3;-0,13%;2315;-32,82;-4,64%;234,78;2347,82;-7,61%
`,
    expect: { holdings: [paper(APPLE, 2484.44), paper(ALLIANZ, 2315)] },
  },
  {
    name: 'Consorsbank 2021: two tables above the list, WKN, total below',
    source: `${tresor(1619)}, ${tresor(632)}`,
    text: `Depot;Inhaber;Exportdatum;;;;;;;;;;;;;;
000000000;Erika Muster;03.02.2026 21:20;;;;;;;;;;;;;;
;;;;;;;;;;;;;;;;
Gesamtdepotwert (EUR);Entwicklung absolut (EUR);Entwicklung prozentual;;;;;;;;;;;;;;
10.375,26;1.681,73;18,95;;;;;;;;;;;;;;
;;;;;;;;;;;;;;;;
Name;WKN;Gattung;Stück/Nominal;Einstandskurs inkl. NK;Währung/Prozent;Einstandswert;Währung/Prozent;Veränderung Intraday;Kurs;Währung/Prozent;Datum/Zeit;Handelsplatz;Gesamtwert EUR;Entwicklung absolut;Währung/Prozent;Entwicklung prozentual
X(IE)-MSCI WORLD 1C;A1XB5U;ETF;135,684;55,965;EUR;7.593,53;EUR;1,001;68,125;EUR;03.02.2026 21:18:17;Tradegate;9.243,43;1.649,9;EUR;21,73
IS C.MSCI EMIMI U.ETF DLA;A111X9;ETF;12,501;87,994;EUR;1.100;EUR;0,044;90,54;EUR;03.02.2026 21:15:16;Tradegate;1.131,83;31,83;EUR;2,89
;;;;;;;;;;;;;;;;
Gesamtdepotwert (EUR);10.375,26;;;;;;;;;;;;;;;
`,
    expect: { holdings: [paper(XWORLD, 9243.43), paper(EMERGING, 1131.83)] },
  },
  {
    name: 'Consorsbank 2026: headings between the tables, currencies beside every amount',
    source: 'tests of a public account reader that has this export',
    text: `Depot;Inhaber;Portfolio Ansicht;Exportdatum
123456789;Erika Muster;Kompakt;01.10.2026, 19:25:34

Gesamtdepot
Gesamtdepotwert (EUR);Entwicklung seit Kauf (EUR);Entwicklung seit Kauf (%);Entwicklung Heute (EUR);Entwicklung Heute (%)
810,00;100,00;16,67;1,00;0,10
Positionen
Name;WKN;Gattung;Stück/Nominal;Einstandskurs inkl. NK;Einstandskurs inkl. NK Währung/Prozent;Einstandswert;Einstandswert Währung;Kurs;Kurs Währung/Prozent;Datum/Uhrzeit;Handelsplatz;Gesamtwert;Gesamtwert Währung
WELT ETF 1C;A0RPWH;ETF;4,00;100,00;EUR;400,00;EUR;140,00;EUR;01.10.2026 22:03:10;Tradegate;560,00;EUR
SAP;716460;Aktie;2,00;125,00;EUR;250,00;EUR;125,00;EUR;01.10.2026 11:00:00;Xetra;250,00;EUR
`,
    expect: { holdings: [paper(WORLD, 560), paper(SAP, 250)] },
  },
  {
    name: 'Consorsbank with ISIN and number of the depot in each row',
    source: 'tests of a public tracker',
    text: `Name;ISIN;WKN;Stück;Einstandskurs;Aktueller Kurs;Einstandswert;Marktwert;Währung;Depotnummer
SAP SE;${SAP};716460;6;100,00;120,00;600,00;720,00;EUR;12345
APPLE INC.;${APPLE};865985;3;150,00;160,00;450,00;480,00;EUR;12345
`,
    expect: { holdings: [paper(SAP, 720), paper(APPLE, 480)] },
  },
  {
    name: 'ING Depotbewertung: currencies beside all figures, signs before some',
    source: `${tresor(2278)}, ${tresor(1479)}, ${tresor(2546)}`,
    encoding: 'windows-1252',
    text: `Depotbewertung vom 31.03.2026 14:13
Kunde;Erika Muster

Depotnummer;0000000000

ISIN;Wertpapiername;Stück/Nominale;Einheitskennzeichen;Einstandskurs;Währung;Einstandswert;Währung;Bewertungskurs;Währung;Zeit;Handelsplatz;Kurswert;Währung;Gewinn/Verlust;Währung;Gewinn/Verlust (%)
${WORLD};ISHSIII-CORE MSCI WLD DLA;40;Stück;64,555;EUR;2.582,20;EUR;95,488;EUR;14:13 Uhr;Direkthandel;3.819,52;EUR;1.237,32;EUR;47,92%
${APPLE};APPLE INC.;5;Stück;120,00;USD;600,00;EUR;190,00;USD;14:12 Uhr;Direkthandel;950,00;EUR;350,00;EUR;58,33%
`,
    expect: { holdings: [paper(WORLD, 3819.52), paper(APPLE, 950)] },
  },
  {
    name: 'ING Depotübersicht 2026: the total stands in the columns of the amounts; a right without price is worth nothing',
    source: `a public repository; ${tresor(1378)}`,
    encoding: 'windows-1252',
    text: `Depotübersicht vom 31.03.2026 14:13
Kunde;Erika Muster

Depotnummer;0000000000

ISIN;Wertpapiername;Stück/Nominale;Einheitskennzeichen;Einstandskurs;Währung;Einstandswert;Währung;Bewertungskurs;Währung;Zeit;Handelsplatz;Kurswert;Währung;Gewinn/Verlust;Währung;Gewinn/Verlust (%)
${WORLD};ISHSIII-CORE MSCI WLD DLA;40;Stück;64,555;EUR;2.582,20;EUR;95,488;EUR;14:13 Uhr;Direkthandel;3.819,52;EUR;1.237,32;EUR;47,92%
${APPLE};APPLE INC.;5;Stück;120,00;EUR;600,00;EUR;190,00;EUR;14:12 Uhr;Direkthandel;950,00;EUR;350,00;EUR;58,33%
DE000A254W52;MUSTER AG BZR;3;Stück;n.a.;;n.a.;;n.a.;;;;0,00;EUR;n.a.;;n.a.
"";;;;;Depot-Gesamtwert;3.182,20;EUR;;;;;4.769,52;EUR;1.587,32;EUR;49,88%
`,
    expect: { holdings: [paper(WORLD, 3819.52), paper(APPLE, 950)], leftOut: [[9, 'zero'], [10, 'total']] },
  },
  {
    name: 'ING with a row missing: the stated total is not the sum',
    source: 'a public repository, a row taken out',
    encoding: 'windows-1252',
    text: `ISIN;Wertpapiername;Stück/Nominale;Bewertungskurs;Währung;Kurswert;Währung
${WORLD};ISHSIII-CORE MSCI WLD DLA;40;95,488;EUR;3.819,52;EUR
"";;;Depot-Gesamtwert;;4.769,52;EUR
`,
    expect: { faults: [[3, 'total_differs']] },
  },
  {
    name: 'DKB until 2023: units beside the number, total in the preamble',
    source: `${tresor(5124)}, ${tresor(5981)}, ${tresor(544)}`,
    encoding: 'windows-1252',
    text: `"Depot:";"000000000 / Depot";

"Depotgesamtwert in Euro:";"1.075,12";
"Depotgesamtwert per:";"20.04.2026 19:15";

"Bestand";"";"ISIN / WKN";"Bezeichnung";"Kurs";"Gewinn / Verlust";"";"Einstandswert";"";"Dev. Kurs";"Kurswert in Euro";"Verfügbarkeit";
"3,4294";"Stück";"${WORLD}";"ISHSIII-CORE MSCI WLD DLA";"76,25";"11,50";"EUR";"250,00";"EUR";"";"261,50";"Frei";
"0,749";"Stück";"IE00B6YX5D40";"SPDR S+P US D.ARIST.ETF D";"67,51";"";"";"";"";"";"50,56";"Frei";
"4,00";"Stück";"${APPLE}";"APPLE INC.";"190,77";"10,72";"EUR";"709,56";"EUR";"";"763,06";"Frei";
`,
    expect: { holdings: [paper(WORLD, 261.5), paper('IE00B6YX5D40', 50.56), paper(APPLE, 763.06)] },
  },
  {
    name: 'DKB, cut off in the middle: the total of the preamble is larger than the rows',
    source: `${tresor(5981)}, cut off`,
    text: `"Depot:";"000000000 / Depot";

"Depotgesamtwert in Euro:";"1.075,12";

"Bestand";"";"ISIN / WKN";"Bezeichnung";"Kurs";"Kurswert in Euro";"Verfügbarkeit";
"3,4294";"Stück";"${WORLD}";"ISHSIII-CORE MSCI WLD DLA";"76,25";"261,50";"Frei";
`,
    expect: { faults: [[3, 'total_differs']] },
  },
  {
    name: 'flatex Depotbestand: headers above pairs of amount and currency',
    source: tresor(2360),
    encoding: 'windows-1252',
    text: `Bezeichnung;ISIN;Kategorie;Stk./Nominale;;Einstandskurs;;Sperre/Lagerst.;Börse;Datum;Zeit;Akt. Kurs;;+/- Vortag;;in %;;Aktueller Wert;;Einstandswert;;Entwicklung abs.;;Entwicklung in %;
ISHARES CORE MSCI WORLD;${WORLD};Fonds;25,000;Stk.;70,000;EUR;Clearstream Nat.;Tradegate;06.04.2026;16:40:53;92,500;EUR;-0,100;EUR;-0,615;%;2312,50;EUR;1750,00;EUR;562,50;EUR;32,14;%
APPLE INC.;${APPLE};Aktien;2,000;Stk.;101,160;EUR;Clearstream Nat.;flatex Preis (TRG);06.04.2026;21:34:24;158,980;EUR;0,160;EUR;0,131;%;317,96;EUR;202,32;EUR;115,64;EUR;57,16;%
`,
    expect: { holdings: [paper(WORLD, 2312.5), paper(APPLE, 317.96)] },
  },
  {
    name: 'Smartbroker, standard view: a header of two lines',
    source: tresor(1858),
    text: `Bestand;Bestand;Bestand;Bestand;Kaufdaten;Kaufdaten;Kaufdaten;Kaufdaten;Kaufdaten;Aktueller Kurs;Aktueller Kurs;Aktueller Kurs;Aktueller Kurs;Aktueller Kurs;Aktueller Kurs;Wert in EUR;Wert in EUR;Wert in EUR;
Depot;Bezeichnung;WKN;Stück/Nominal;Währung;Datum / Zeit;Gattung;Kurs inkl. Gebühr;Einstand in EUR;Währung;Datum / Zeit;Börse;Kurs;+/- heute;% heute;Bestandswert;G/V Gesamt +/-;G/V Gesamt %;
000000000000;X(IE)-MSCI WORLD 1C;A1XB5U;50 Stück;EUR;24.02.2025 21:25:52;Fonds;62,79;3.139,50;EUR;05.03.2026 18:47:35;Lang & Schwarz;61,78;+0,47;+0,77;3.089,00;-50,50;-1,61;
`,
    expect: { holdings: [paper(XWORLD, 3089)] },
  },
  {
    name: 'Smartbroker, short view: the upper headers stand one column off',
    source: `${tresor(4901)}, ${tresor(3381)}`,
    text: `Bestand;Bestand;Aktueller Kurs;Aktueller Kurs;Wert in EUR;G/V Gesamt;G/V Gesamt;;
Bezeichnung;WKN;Stück/Nominal;Währung;Kurs;Bestandswert;G/V Gesamt +/-;G/V Gesamt %;
IS C.MSCI EMIMI U.ETF DLA;A111X9;958 Stück;EUR;30,897;29.599,33;-461,79;-1,54;
SAP SE O.N.;716460;11 Stück;EUR;120,5;1.325,5;-139;-5,65;
ALLIANZ SE NA O.N.;840400;4 Stück;EUR;240;960;-7,28;-0,75;
`,
    expect: { holdings: [paper(EMERGING, 29599.33), paper(SAP, 1325.5), paper(ALLIANZ, 960)] },
  },
  {
    name: 'maxblue Vermögensaufstellung: an account, accrued interest included, amounts with many decimals',
    source: tresor(1473),
    encoding: 'windows-1252',
    text: `Bankleistungsnummer;Bestand;Bezeichnung;WKN;ISIN;Währung;Hinweis Einstandskurs;Einstandskurs;Deviseneinstandskurs;Kurs;Devisenkurs;Gewinn/Verlust in EUR;Gewinn/Verlust in %;Marktwert in EUR inkl. Stückzinsen;Stückzinsen in EUR;Anteil in %;Datum letzte Bewegung ;Struktur;Land;Branche/Sektoren;Währung;Risikoklasse;Wirtschaftsraum (Detail)
100  0000000 01;3837,03;maxblue Depotkonto;;;EUR;;;1;;1;;0;3837,03;0;83,82;;Liquidität;Deutschland;Liquidität;Euro;0001;Liquidität Euro
100  0000000 01;100;APPLE INC.REGISTERED SHARES O.N.;865985;${APPLE};USD;;4,6454;1,19391;5,52;1,20485;69,05896;17,74884;458,14896;0;10,01;3.2.2026;Aktien;USA;Aktien sonstige Branchen;US-Dollar;0005;Aktien USA
100  0000000 01;50;SAP SE INHABER-AKTIEN O.N.;716460;${SAP};EUR;;16,5422;1;5,65;1;-544,61;-65,84493;282,5;0;6,17;1.2.2025;Aktien;Deutschland;Aktien sonstige Branchen;Euro;0005;Aktien Deutschland
`,
    expect: { holdings: [cash('EUR', 3837.03), paper(APPLE, 458.14896), paper(SAP, 282.5)] },
  },
  {
    name: 'Deutsche Bank Depotübersicht: names only, which are proposals',
    source: tresor(314),
    text: `Bankleistungsnummer;Bestand;Bezeichnung;Kurs;Kursdatum;Whg.;Dev-Kurs;Kurswert (EUR)
244 0000000 83;45;SAP SE INHABER-AKTIEN O.N.;106,81000;01.12.2025;Euro;;4.806,45
244 0000000 83;55;UNBEKANNT UND SOEHNE;288,80273;01.12.2025;US-Dollar;1,19895;13.248,33
`,
    expect: { faults: [[2, 'unknown_security'], [3, 'unknown_security']], proposals: [SAP] },
  },
  {
    name: 'ebase / FNZ Depotbestand: prices in their own currency',
    source: tresor(1260),
    encoding: 'windows-1252',
    text: `Depotnummer;Position;Fondsname / Produkt;ISIN;WKN;Anteile;Anteilswert;Währung (Anteilswert);Kursdatum;Devisenkurs;+/- Vortag (absolut);+/- Vortag (relativ);Gewinn und Verlust seit Monatsanfang;Gewinn und Verlust seit Jahresanfang;Gewinn und Verlust seit Eröffnung;Bestand in Euro
00000000000;1;iShares Core MSCI World UCITS ETF USD (Acc);${WORLD};A0RPWH;10,420317;75,077;USD;22.01.2026;1,2177;-0,271;-0,003596631;1,05;1,05;1,05;642,45
00000000000;2;Flossbach von Storch SICAV - Multiple Opportunities R;LU0323578657;A0M430;1,08517;282,16;EUR;25.01.2026;;-0,81;-0,002862494;0,22;0,22;0,22;306,19
`,
    expect: { holdings: [paper(WORLD, 642.45), paper('LU0323578657', 306.19)] },
  },
  {
    name: 'S Broker Depotübersicht: twelve currencies in a row, the value is called Aktuelle Summe',
    source: tresor(3748),
    encoding: 'windows-1252',
    text: `Depotübersicht vom Donnerstag, den 19. August 2026
Depotnummer Konto:;'0000000000'
Inhaber:;Erika Muster (Einzeldepot)

Nominal / Stück;Name;ISIN;WKN;Lagerstelle;Gattung;Gesamterfolg abs.;Währung;Gesamterfolg rel. [%];Kurserfolg abs.;Währung;Kurserfolg rel. [%];Währungserfolg abs.;Währung;Währungserfolg rel. [%];aufgel. Zinsgewinn abs.;Währung;aufgel. Zinsgewinn rel. [%];Aktuelle Summe;Währung;Kaufwert;Währung;Aktueller Kurs;Währung;Kaufkurs;Währung;Aktueller Geldkurs;Währung;Aktueller Briefkurs;Währung;Kursquelle;Datum / Zeit;Dividenden / Erträge;Währung
75;iShares Core MSCI World;${WORLD};A0RPWH;DE;Fonds;-72,39;EUR;-3,20;-72,39;EUR;-3,20;0,00;EUR;+0,00;0,00;EUR;+0,00;6.900,75;EUR;6.973,14;EUR;92,01;EUR;92,98;EUR;92,00;EUR;92,02;EUR;L&S;19.08.2026 19:13:20;0,00;EUR
10;Apple Inc. Registered Shares o.N.;${APPLE};865985;DE;Aktie;+57,06;EUR;+44,25;57,06;EUR;+44,25;0,00;EUR;+0,00;0,00;EUR;+0,00;1.860,00;EUR;1.289,40;EUR;186,00;EUR;128,94;EUR;185,7;EUR;186,3;EUR;Baader;19.08.2026 19:13:20;12,00;EUR
`,
    expect: { holdings: [paper(WORLD, 6900.75), paper(APPLE, 1860)] },
  },
  {
    name: 'onvista bank: the value stands twice and is the same',
    source: tresor(4629),
    text: `Depotübersicht Wertpapiere
Kundennr.;00000
Name;XX00000
Stand;22.11.26 22:40:00

Bestand;Name;ISIN;WKN;Typ;Datum;Zeit;Akt. Geldkurs;Akt. Geldkurs Currency;Boerse;Kaufkurs;Kaufkurs Currency;Kaufwert;Kaufwert Currency;Gesamtperformance;Gesamtperformance Currency;%;Tagesperformance;Tagesperformance Currency;%;Aktueller Wert;Aktueller Wert Currency;Wert;Wert Currency
80;APPLE;${APPLE};865985;Aktie;22.11.2026;21:04:19;21,9900;EUR;Stuttgart;26,1618;EUR;2.092,94;EUR;-333,74;EUR;-15,95 %;56,80 ;EUR;3,34 %;1.759,20;EUR;1.759,20;EUR
11;SAP N;${SAP};716460;Aktie;22.11.2026;21:55:05;61,8300;EUR;Stuttgart;46,7055;EUR;513,76;EUR;166,37;EUR;32,38 %;3,41 ;EUR;0,50 %;680,13;EUR;680,13;EUR
`,
    expect: { holdings: [paper(APPLE, 1759.2), paper(SAP, 680.13)] },
  },
  {
    name: 'DADAT Depotbestand kompakt: euro signs beside amounts, a total that rounds',
    source: `${tresor(3259)}, ${tresor(2753)}, ${tresor(5997)}`,
    encoding: 'windows-1252',
    text: `Depotbestand - Kompakt
Instrumentenart;Alle Instrumentenarten


Bezeichnung;ISIN/WKN;Stück/Nominalwert;;Marktkurs;;Marktwert;;Gewinn/Verlust in %;;Gewinn/Verlust absolut;;G/V in % (Heute);;G/V absolut (Heute);
ISHARES CORE MSCI WORLD;${WORLD};40;Stk.;24,3900;EUR;975,60;€;-1,69;%;-16,80;€;+0,00;%;-;€
APPLE INC.;${APPLE};25;Stk.;229,16692;USD;4.890,02;€;+0,34;%;+2,12;€;+0,12;%;+0,75;€
Summe;;;;;;5.865,61;€;-0,24;%;-8,08;€
`,
    expect: { holdings: [paper(WORLD, 975.6), paper(APPLE, 4890.02)], leftOut: [[8, 'total']] },
  },
  {
    name: 'finanzen.net zero, holdings',
    source: 'tests and readers of public trackers',
    encoding: 'utf-8-bom',
    text: `Name;ISIN;WKN;Art;Anzahl;Verfügbar;Kaufkurs;Kaufwert;Kurs;Kurszeit;Kursdatum;Wert;Erfolg [%];Erfolg [EUR];Notiz
APPLE INC.;${APPLE};865985;AKTIE;205;205;48,75;9.993,75;52,12;10:58:32;09.06.2026;10.684,60;6,91;690,85;
SAP SE;${SAP};716460;AKTIE;1.000;1.000;13,816;13.816,00;14,386;10:58:18;09.06.2026;14.386,00;4,13;570;
`,
    expect: { holdings: [paper(APPLE, 10684.6), paper(SAP, 14386)] },
  },
  {
    name: 'MLP / Volksbank Depotbestand: the bank above, units and currencies inside the cells, total below',
    source: 'reader of a public tracker, a public repository',
    text: `RZBK 0752 MLP

Depotbestand


BIC; MLPBDE61; ;;Datum/Uhrzeit; 01.06.2026/0:21; ;;
Depot;0000000000; ;;Inhaber; Erika Muster; ;;

Name;WKN;Stück/Nominal;Fälligkeit;Aktueller Kurs;Kurswert in EUR;Kursgewinn/-verlust in %;Kursgewinn/-verlust in EUR;
ISHSIII-CORE MSCI WLD DLA;A0RPWH;24,045 Stk.;;123,44 EUR;2.968,11;80,63;1.324,92;
SAP SE;716460;3 ST;;150,00 EUR;450;12,91;51,45;

Gesamtkurswert in EUR:;3.418,11
`,
    expect: { holdings: [paper(WORLD, 2968.11), paper(SAP, 450)] },
  },
  {
    name: 'DEGIRO, German: cash first, local values beside those in euros',
    source: 'header: a public repository; rows: a public repository',
    text: `Produkt,Symbol/ISIN,Anzahl,Schlußkurs,Wert,,Wert in EUR
CASH & CASH FUND & FTX CASH (EUR),,,,EUR,"1079,92","1079,92"
ISHARES MSCI WOR A,${WORLD},13,"91,15",EUR,"1184,95","1184,95"
APPLE INC,${APPLE},20,"46,57",USD,"931,40","801,19"
`,
    expect: { holdings: [cash('EUR', 1079.92), paper(WORLD, 1184.95), paper(APPLE, 801.19)] },
  },
  {
    name: 'DEGIRO, Dutch, with cash in dollars and an empty right',
    source: `a public repository; ${tresor(2568)}`,
    text: `Product,Symbool/ISIN,Aantal,Slotkoers,Lokale waarde,,Waarde in EUR
CASH & CASH FUND & FTX CASH (EUR),,,,EUR,"9587,44","9587,44"
CASH & CASH FUND & FTX CASH (USD),,,,USD,"100,00","86,35"
ISHARES MSCI WOR A,${WORLD},100,"14,25",EUR,"1425,00","1425,00"
AUSTRALIAN MINES LTD. - NON TRA...,AU0000025280,44,"0,00",EUR,"0,00","0,00"
`,
    expect: { holdings: [cash('EUR', 9587.44), cash('USD', 86.35), paper(WORLD, 1425)], leftOut: [[5, 'zero']] },
  },
  {
    name: 'DEGIRO, English: Amount is the number of shares',
    source: 'header as published by users of the export in English',
    text: `Product,Symbol/ISIN,Amount,Closing,Local value,,Value in EUR
CASH & CASH FUND & FTX CASH (EUR),,,,EUR,-45.10,-45.10
ISHARES MSCI WOR A,${WORLD},13,91.15,EUR,1184.95,1184.95
APPLE INC,${APPLE},20,46.57,USD,931.40,801.19
`,
    expect: { holdings: [paper(WORLD, 1184.95), paper(APPLE, 801.19)], leftOut: [[2, 'negative_cash']] },
  },
  {
    name: 'DEGIRO, French: spaces between thousands',
    source: 'header and number style: a public repository',
    text: `Produit,Symbole/ISIN,Quantité,Clôture,Valeur locale,,Montant en EUR
ISHARES MSCI WOR A,${WORLD},123,"91,15",EUR,"11 211,45","11 211,45"
APPLE INC,${APPLE},20,"46,57",USD,"931,40","801,19"
`,
    expect: { holdings: [paper(WORLD, 11211.45), paper(APPLE, 801.19)] },
  },
  {
    name: 'DEGIRO of 2019: currency and amount in one cell, written another way than the euros',
    source: tresor(1076),
    text: `Produkt,Symbol/ISIN,Anzahl,Schlußkurs,Wert,Wert in EUR
CASH & CASH FUND (EUR),,,,EUR 607.86,"607,86"
APPLE INC,${APPLE},5,"121,78",USD 608.90,"503,99"
`,
    expect: { holdings: [cash('EUR', 607.86), paper(APPLE, 503.99)] },
  },
  {
    name: 'DEGIRO in Switzerland, for a base currency of francs',
    source: tresor(2042),
    text: `Produkt,ISIN,Anzahl,Schlußkurs,Wert,Wert in CHF
CASH & CASH FUND & FTX CASH (CHF),,,,CHF 95.08,95.08
APPLE INC. - COMMON ST,${APPLE},26,121.03,USD 3146.78,2'923.51
`,
    options: { baseCurrency: 'CHF' },
    expect: { holdings: [cash('CHF', 95.08), paper(APPLE, 2923.51)] },
  },
  {
    name: 'DEGIRO in Switzerland, for a base currency of euros',
    source: tresor(2042),
    text: `Produkt,ISIN,Anzahl,Schlußkurs,Wert,Wert in CHF
APPLE INC. - COMMON ST,${APPLE},26,121.03,USD 3146.78,2'923.51
`,
    expect: { faults: [[1, 'header_currency']] },
  },
  {
    name: 'pytr portfolio: English words, padded numbers',
    source: 'pytr-org/pytr pytr/portfolio.py (10f5f54)',
    text: `Name;ISIN;quantity;avgCost;netValue
Core MSCI World USD (Acc);${WORLD};   104.123;78.20;11250.44
Apple;${APPLE};    10.376;120.50;1607.25
`,
    expect: { holdings: [paper(WORLD, 11250.44), paper(APPLE, 1607.25)] },
  },
  {
    name: 'pytr portfolio since the column price, with decimal commas',
    source: 'pytr-org/pytr pytr/portfolio.py (26637c0)',
    text: `Name;ISIN;quantity;price;avgCost;netValue
Core MSCI World USD (Acc);${WORLD};104,123;108,05;78,20;11250,44
Apple;${APPLE};10,376;154,90;120,50;1607,25
`,
    expect: { holdings: [paper(WORLD, 11250.44), paper(APPLE, 1607.25)] },
  },
  {
    name: 'a list of Trade Republic as trackers pass it on',
    source: 'tests of a public tracker',
    text: `name,isin,quantity,price,value
Apple,${APPLE},3,180.50,541.50
Core MSCI World,${WORLD},12,118.20,1418.40
`,
    expect: { holdings: [paper(APPLE, 541.5), paper(WORLD, 1418.4)] },
  },
  {
    name: 'a comma file with decimal commas, of which one column alone could be thousands',
    source: 'tests of a public tracker',
    encoding: 'utf-8-bom',
    text: `Name,ISIN,WKN,Typ,Anzahl,Kaufpreis,Aktueller Kurs,Aktueller Wert,Währung,Wechselkurs,Region,Sektor
Apple,${APPLE},865985,Aktien,"0,904","282,016","281,6","254,519",EUR,1,Vereinigte Staaten (USA),Technologie
SAP,${SAP},716460,Aktien,"2,5","100,016","120,25","300,625",EUR,1,Deutschland,Technologie
`,
    expect: { holdings: [paper(APPLE, 254.519), paper(SAP, 300.625)] },
  },
  {
    name: 'Portfolio Performance Vermögensaufstellung as it comes: neither ISIN nor currency',
    source: 'Portfolio Performance StatementOfAssetsViewer.java; a public repository',
    text: `Bestand;Name;Symbol;Kurs;Marktwert;Anteil in %;Notiz\r
"";Summe;"";"";5.578,01;100,00;""\r
"";Aktien;"";"";2.279,86;40,87;""\r
10;APPLE INC;AAPL;USD 269,48;2.279,86;40,87;""\r
"";Liquidität;"";"";3.298,15;59,13;""\r
"";Testkonto;"";"";3.298,15;59,13;""\r
`,
    expect: { faults: [[4, 'unknown_security']], proposals: [APPLE] },
  },
  {
    name: 'Portfolio Performance Vermögensaufstellung with ISIN and currency: groups are sums, accounts are cash',
    source: 'Portfolio Performance StatementOfAssetsViewer.java',
    text: `Bestand;Name;Symbol;ISIN;Kurs;Marktwert;Anteil in %;Notiz;Währung\r
"";Summe;"";"";"";6.578,01;100,00;"";""\r
"";Aktien;"";"";"";2.279,86;34,66;"";""\r
10;APPLE INC;AAPL;${APPLE};USD 269,48;2.279,86;34,66;"";USD\r
"";Fonds;"";"";"";1.000,00;15,20;"";""\r
10;CORE WORLD;EUNL;${WORLD};100,00;1.000,00;15,20;"";EUR\r
"";Liquidität;"";"";"";3.298,15;50,14;"";""\r
"";Sparbuch der Oma;"";"";"";3.000,00;45,61;"";EUR\r
"";Dollarkonto;"";"";"";298,15;4,53;"";USD\r
`,
    expect: {
      holdings: [paper(APPLE, 2279.86), paper(WORLD, 1000), cash('EUR', 3000), cash('USD', 298.15)],
      leftOut: [[2, 'total'], [3, 'total'], [5, 'total'], [7, 'total']],
    },
  },
  {
    name: 'Portfolio Performance statement of assets in English, of a client in dollars, for a base currency of euros',
    source: 'Portfolio Performance StatementOfAssetsViewer.java',
    text: `Shares;Name;Symbol;ISIN;Quote;Market Value;Share in %;Note;Currency\r
"";Sum;"";"";"";3,279.86;100.00;"";""\r
10;APPLE INC;AAPL;${APPLE};227.99;2,279.86;69.51;"";USD\r
10;CORE WORLD;EUNL;${WORLD};EUR 85.00;1,000.00;30.49;"";EUR\r
`,
    // 10 x 85.00 EUR are 850.00: the 1,000.00 are dollars.
    expect: { faults: [[3, 'other_currency'], [4, 'product_differs']], candidates: ['Market Value'] },
  },
  {
    name: 'a list of holdings of Portfolio Performance with the name of the depot, and a row without a figure',
    source: 'tests of a public tracker',
    text: `Name;ISIN;WKN;Ticker-Symbol;Stück;Kurs;Marktwert;Währung;Depot
Core World;${WORLD};A0RPWH;EUNL;10;110,50;1.105,00;EUR;Depot A
Apple Inc;${APPLE};865985;AAPL;50;42,00;2.100,00;EUR;Depot A
;;;;;;nicht verfügbar;EUR;Depot A
`,
    expect: { holdings: [paper(WORLD, 1105), paper(APPLE, 2100)] },
  },
  {
    name: 'BoursoBank positions: the value is called amount, days of last movements lie far apart',
    source: 'a public repository',
    encoding: 'utf-8-bom',
    text: `name;isin;quantity;buyingPrice;lastPrice;intradayVariation;amount;amountVariation;variation;lastMovementDate;compensation
"ETF MONDE";${WORLD};10;1 100,00;2 042,00;0,56;20 420,00;932;36,7;29/01/2026;
"APPLE";${APPLE};5;100,00;150,00;-0,56;750,00;250;50;03/02/2024;
"SAP";${SAP};5;100,00;150,00;-0,56;750,00;250;50;03/02/2023;
`,
    expect: { holdings: [paper(WORLD, 20420), paper(APPLE, 750), paper(SAP, 750)] },
  },
  {
    name: 'Avanza positioner: values in crowns, currencies of the papers beside them',
    source: 'a public repository',
    text: `Kontonummer;Namn;Kortnamn;Volym;Marknadsvärde;GAV (SEK);GAV;Valuta;Land;ISIN;Marknad;Typ
1234567;SKF B;SKF B;14;3506,67;247,76;247,76;SEK;SE;SE0000108227;XSTO;STOCK
1234567;Apple;AAPL;1;2388,20;267,63;267,63;USD;US;${APPLE};XNAS;STOCK
`,
    options: { baseCurrency: 'SEK' },
    expect: { faults: [[3, 'other_currency']] },
  },
  {
    name: 'Interactive Brokers Flex positions in two currencies: only those of the base currency can be read',
    source: 'header: a public repository',
    text: `"CurrencyPrimary","Symbol","Description","ISIN","ReportDate","Quantity","PositionValue","MarkPrice"
"EUR","EUNL","ISHARES CORE MSCI WORLD","${WORLD}","20260105","100","9812","98.12"
"USD","AAPL","APPLE INC","${APPLE}","20260105","10","2430","243"
`,
    expect: { faults: [[3, 'other_currency']] },
  },
  {
    name: 'Interactive Brokers Flex positions, without the row that cannot be read',
    source: 'header: a public repository, there with bars',
    text: `CurrencyPrimary|Symbol|Description|ISIN|ReportDate|Quantity|PositionValue|MarkPrice
EUR|EUNL|ISHARES CORE MSCI WORLD|${WORLD}|20260105|100|9812|98.12
USD|AAPL|APPLE INC|${APPLE}|20260105|10|2430|243
`,
    options: { withoutRows: true },
    expect: { holdings: [paper(WORLD, 9812)], leftOut: [[3, 'unread']] },
  },
  {
    name: 'Interactive Brokers activity statement, German: sections, ISINs in another section, lots below sums',
    source: `${tresor(401)}, ${tresor(1773)}`,
    text: `Statement,Header,Feldname,Feldwert
Statement,Data,Title,Umsatzübersicht
Statement,Data,Period,"Dezember 7, 2026"
Offene Long-Positionen,Header,DataDiscriminator,Vermögenswertkategorie,Währung,Symbol,Menge,Multipl.,Einstands Kurs,Kostenbasis,Schlusskurs,Wert,Unrealisierter G/V,Unrealisierter G/V %,% des NAV,Code
Offene Long-Positionen,Data,Summary,Aktien,EUR,EUNL,100,1,80,8000,98.12,9812,1812,22.65,,
Offene Long-Positionen,Data,Lot,Aktien,EUR,EUNL,60,1,80,4800,98.12,5887.2,1087.2,22.65,,
Offene Long-Positionen,Data,Lot,Aktien,EUR,EUNL,40,1,80,3200,98.12,3924.8,724.8,22.65,,
Offene Long-Positionen,Data,Summary,Aktien,EUR,SAP,10,1,80,800,120,1200,400,50,,
Offene Long-Positionen,Total,,Aktien,EUR,,,,,8800,,11012,2212,,,
Transaktionen,Header,DataDiscriminator,Vermögenswertkategorie,Währung,Symbol,Datum/Zeit,Menge,T.-Kurs,Schlusskurs,Erlös,Prov./Gebühr,Basis,Realisierter G&V,MTM-G&V,Code
Transaktionen,Data,Order,Aktien,EUR,EUNL,"2026-01-05, 09:00:00",100,80,80,-8000,-1.25,8001.25,0,0,O
Information zum Finanzinstrument,Header,Vermögenswertkategorie,Symbol,Beschreibung,Conid,Wertpapier-ID,Listing-Börse,Multiplikator,Typ,Code
Information zum Finanzinstrument,Data,Aktien,EUNL,ISHARES CORE MSCI WORLD,000,${WORLD},IBIS,1,ETF,
Information zum Finanzinstrument,Data,Aktien,SAP,SAP SE,000,${SAP},IBIS,1,COMMON,
`,
    expect: { holdings: [paper(WORLD, 9812), paper(SAP, 1200)], leftOut: [[9, 'total']] },
  },
  {
    name: 'Corner Banca: a summary and other tables below the positions',
    source: 'documentation of a public extractor',
    text: `Security Name,ISIN,Quantity,Current Value,Currency,Gain/Loss,Gain/Loss %,Category,Weight %
"APPLE INC",${APPLE},100,46760.47,USD,5000,10.71,Equity,46.99
"CORE WORLD",${WORLD},500,52750.00,USD,5000,10.71,Equity,53.01

PORTFOLIO SUMMARY
Client Name,Erika Muster
Bank,Muster SA
Total Portfolio Value,99510.47 USD
Total Holdings,2

ASSET ALLOCATION
Category,Value,Percentage
Equity,99510.47,100
`,
    options: { baseCurrency: 'USD' },
    expect: { holdings: [paper(APPLE, 46760.47), paper(WORLD, 52750)] },
  },
  {
    name: 'a depot exported with ISINs in the column of WKN',
    source: 'tests of a public dividend table',
    text: `WKN;WP Name;Bestand;Kurswert;Kurs;Auszahlung in Eur pro Titel;Auszahlung in Eur;Aktueller  Devisenkurs;Assetklasse;ertragsart
${ALLIANZ};Allianz SE;67;30.183,50;450,5;17,03;1.140,89;1;aktien;dividende
${SAP};SAP SE;10;1.500,00;150,00;2,20;22,00;1;aktien;dividende
`,
    expect: { holdings: [paper(ALLIANZ, 30183.5), paper(SAP, 1500)] },
  },
  {
    name: 'UTF-16 with tabs, as spreadsheets save Unicode text',
    source: 'limit, invented',
    encoding: 'utf-16',
    text: `ISIN\tBezeichnung\tKurswert\r\n${WORLD}\tWorld\t1.234,50\r\n${APPLE}\tApple\t7.500,25\r\n`,
    expect: { holdings: [paper(WORLD, 1234.5), paper(APPLE, 7500.25)] },
  },
  {
    name: 'commas in a title above a file with semicolons',
    source: 'limit, invented',
    text: `Depot 1, Erika Muster, Stand 01.02.2026, 10:15

ISIN;Bezeichnung;Kurswert
${WORLD};World;1.234,50
${APPLE};Apple;7.500,25
`,
    expect: { holdings: [paper(WORLD, 1234.5), paper(APPLE, 7500.25)] },
  },
  {
    name: 'two different values in the base currency: the user chooses',
    source: 'limit, invented',
    text: `ISIN;Name;Kurswert inkl. Stückzinsen;Kurswert exkl. Stückzinsen
${WORLD};World;100,00;99,00
${APPLE};Apple;50,00;50,00
`,
    expect: { faults: [[1, 'value_unclear']], candidates: ['Kurswert inkl. Stückzinsen', 'Kurswert exkl. Stückzinsen'] },
  },
  {
    name: 'two different values, one of which the user named',
    source: 'limit, invented',
    text: `ISIN;Name;Kurswert inkl. Stückzinsen;Kurswert exkl. Stückzinsen
${WORLD};World;100,00;99,00
`,
    options: { valueColumn: 'Kurswert exkl. Stückzinsen' },
    expect: { holdings: [paper(WORLD, 99)] },
  },
  {
    name: 'a paper that has no identifier at all is left out with its value',
    source: 'limit, invented',
    text: `ISIN;Bezeichnung;Stück;Kurswert
${WORLD};World;10;1.000,00
;Goldbarren im Tresor;2;150,00
Summe;;;1.150,00
`,
    expect: { holdings: [paper(WORLD, 1000)], leftOut: [[3, 'no_identifier'], [4, 'total']] },
  },
  {
    name: 'tickers with their exchange',
    source: 'limit, invented',
    text: `Symbol,Name,Shares,Market Value EUR
EUNL.DE,World,10,1000.50
XETRA:EUNL,World,1,100.05
`,
    expect: { holdings: [paper(WORLD, 1100.55)] },
  },
  {
    name: 'the command line of Scalable Capital',
    source: 'ScalableCapital/scalable-cli src/broker_projections.rs',
    text: JSON.stringify({
      account_id: 'a', portfolio_id: 'p', count: 2,
      items: [
        { isin: WORLD, name: 'World', security_type: 'ETF', quantity: 10, valuation: 980.5, valuation_currency: 'EUR' },
        { isin: APPLE, name: 'Apple', security_type: 'STOCK', quantity: 1.5, valuation: 301.125, valuation_currency: 'EUR' },
      ],
    }),
    expect: { holdings: [paper(WORLD, 980.5), paper(APPLE, 301.125)] },
  },
  {
    name: 'Ghostfolio holdings: values in the base currency beside prices in others',
    source: 'ghostfolio/ghostfolio portfolio holdings; a public repository',
    text: JSON.stringify({
      holdings: [
        { symbol: 'AAPL', isin: APPLE, name: 'Apple Inc.', assetClass: 'EQUITY', currency: 'USD', quantity: 10, marketPrice: 230, valueInBaseCurrency: 2000.5, allocationInPercentage: 0.66 },
        { symbol: 'EUR', name: 'EUR', assetClass: 'LIQUIDITY', assetSubClass: 'CASH', currency: 'EUR', quantity: 1000, marketPrice: 1, valueInBaseCurrency: 1000, allocationInPercentage: 0.34 },
      ],
    }),
    expect: { holdings: [paper(APPLE, 2000.5), cash('EUR', 1000)] },
  },
]

/** Lists of bookings and orders, whatever they call their columns. */
export const bookings: readonly Omit<Layout, 'expect'>[] = [
  {
    name: 'flatex Depotumsätze', source: 'dickwolff/Export-To-Ghostfolio samples/flatex-export.csv', encoding: 'windows-1252',
    text: `Buchungstag;Valuta;Bezeichnung;ISIN;Nominal (Stk.);;Betrag;;Kurs;;Devisenkurs;TA.-Nr.;Buchungsinformation
03.01.2025;06.01.2025;CORE WORLD;${WORLD};0,236252;Stück;31,62;EUR;133,84;EUR;1,000;4045504719;Ausführung ORDER Kauf ${WORLD} 217509927
03.02.2025;06.02.2025;APPLE;${APPLE};3,85862;Stück;25,00;EUR;6,48;EUR;1,000;4047588788;Ausführung ORDER Kauf ${APPLE} 217539657
`,
  },
  {
    name: 'Trade Republic', source: 'portfolio-performance/portfolio traderepublic/TransactionExport02.csv',
    text: `"datetime","date","account_type","category","type","asset_class","name","symbol","shares","price","amount","fee","tax","currency","original_amount","original_currency","fx_rate","description","transaction_id","counterparty_name","counterparty_iban","payment_reference","mcc_code"
"2026-03-06T10:20:05.865Z","2026-03-06","DEFAULT","TRADING","BUY","STOCK","Apple","${APPLE}","0.2232140000","25.5000000000","-5.69","-1.00","","EUR","","","","Buy trade","afbaa7ae","","","",""
"2026-03-06T10:24:44.069415Z","2026-03-06","DEFAULT","CASH","TRANSFER_OUT","","","","","","-53.000000","","","EUR","","","","Outgoing transfer","3cff0229","","","",""
`,
  },
  {
    name: 'Scalable Capital', source: 'dickwolff/Export-To-Ghostfolio samples/scalablecapital-export.csv',
    text: `date;time;status;reference;description;assetType;type;isin;shares;price;amount;fee;tax;currency
2025-09-25;02:00:00;Executed;"WWEK 00000000";"FTSE 100";Cash;Distribution;${WORLD};;;56,78;0,00;0,00;EUR
2025-08-01;14:06:16;Executed;"SCAL000000000";"S&P 500";Security;Savings plan;${SP500};0,127;588,66;-74,75982;0,00;0,00;EUR
2025-07-31;02:00:00;Executed;"000000000000";"7x Sparplan";Cash;Deposit;;;;550,00;0,00;;EUR
`,
  },
  {
    name: 'Scalable Capital, distributions alone', source: 'dickwolff/Export-To-Ghostfolio samples/scalablecapital-export.csv',
    text: `date;time;status;reference;description;assetType;type;isin;shares;price;amount;fee;tax;currency
2025-09-25;02:00:00;Executed;"WWEK 00000000";"FTSE 100";Cash;Distribution;${WORLD};;;56,78;0,00;0,00;EUR
2025-06-25;02:00:00;Executed;"WWEK 00000001";"S&P 500";Cash;Distribution;${SP500};;;12,34;0,00;0,00;EUR
`,
  },
  {
    name: 'Parqet', source: `${tresor(5566)}, ${tresor(5489)}`,
    text: `datetime;date;time;price;shares;amount;tax;fee;realizedgains;type;broker;isin;wkn;originalcurrency;currency;fxrate;holding;holdingname;holdingnickname;exchange;avgholdingperiod
2021-09-29T22:00:00.000Z;2021-09-29;;101.6;0.253445;25.75;0;0;;Buy;flatex;${WORLD};A0RPWH;;EUR;;hld_0;World;;langschwarz;
2021-09-29T18:09:00.000Z;2021-09-29;;0.39;91.55;35.51;9.757122018191179;0;;Dividend;flatex;${SP500};A0YEDG;;EUR;;hld_0;S&P 500;;langschwarz;
`,
  },
  {
    name: 'Portfolio Performance depot', source: 'tresorone/tresor-import tests/apps/portfolioPerformance; PP CSVExporter.java',
    text: `Datum;Typ;Wert;Buchungswährung;Bruttobetrag;Währung Bruttobetrag;Wechselkurs;Gebühren;Steuern;Stück;ISIN;WKN;Ticker-Symbol;Wertpapiername;Notiz\r
2018-10-08T00:00;Kauf;149,67;EUR;;;;0,00;0,00;0,298;LU0302296495;A0MWAN;CFPM.F;DNB Technology;\r
2020-10-16T00:00;Einlieferung;3.479,20;EUR;;;;0,00;0,00;8;LU0302296495;A0MWAN;CFPM.F;DNB Technology;\r
`,
  },
  {
    name: 'Portfolio Performance, savings plan in English', source: tresor(3752),
    text: `Date,Type,Value,Transaction Currency,Gross Amount,Currency Gross Amount,Exchange Rate,Fees,Taxes,Shares,ISIN,WKN,Ticker Symbol,Security Name,Note
2020-02-05T09:04,Buy,359.48,EUR,,,,0.00,0.00,16.897,${WORLD},A0RPWH,EUNL.DE,World,
2020-02-20T09:04,Buy,185.51,EUR,,,,0.00,0.00,10.973,${SP500},A0YEDG,SXR8.DE,S&P,
`,
  },
  {
    name: 'all bookings of Portfolio Performance, written by hand', source: tresor(5235),
    text: `Datum;Typ;Wertpapier;Stueck;Kurs;Betrag;Gebuehren;Steuern;Gesamtpreis;WKN;ISIN
30.12.2020 00:00;Kauf;APPLE;4;124,26;497,04;;;497,04;865985;${APPLE}
24.01.2022 00:00;Verkauf;APPLE;2;130,00;260,00;;;260,00;865985;${APPLE}
`,
  },
  {
    name: 'finanzen.net zero, orders', source: `${tresor(5468)}, ${tresor(5034)}`,
    text: `Name;ISIN;WKN;Anzahl;Anzahl storniert;Status;Orderart;Limit;Stop;Erstellt Datum;Erstellt Zeit;Gültig bis;Richtung;Wert;Wert storniert;Mindermengenzuschlag;Ausführung Datum;Ausführung Zeit;Ausführung Kurs;Anzahl ausgeführt;Anzahl offen;Gestrichen Datum;Gestrichen Zeit
WORLD;${WORLD};"A0RPWH";10;;ausgeführt;Limit;55,40;;24.02.2025;16:42:18;31.03.2025;Kauf;-553,80;;0,00;24.02.2025;16:42:18;55,38;10;0;;
SAP SE;${SAP};"716460";5;;gestrichen;Limit;28,00;;29.12.2025;16:28:27;31.03.2026;Verkauf;140,00;;;;;;0;0;30.12.2025;09:48:15
`,
  },
  {
    name: 'Interactive Brokers trades', source: 'dickwolff/Export-To-Ghostfolio samples/ibkr-trades-export.csv',
    text: `"Buy/Sell","TradeDate","ISIN","Quantity","TradePrice","TradeMoney","CurrencyPrimary","IBCommission","IBCommissionCurrency"
"BUY","20230522","${SAP}","7","282.7","1978.9","EUR","-5","EUR"
"BUY","20230522","${WORLD}","95","93.78","8909.1","EUR","-1","EUR"
`,
  },
  {
    name: 'Swissquote', source: 'dickwolff/Export-To-Ghostfolio samples/swissquote-export.csv',
    text: `Date;Order #;Transaction;Symbol;Name;ISIN;Quantity;Unit price;Costs;Accrued Interest;Net Amount;Balance;Currency
22-06-2022 05:55:10;113947121;Buy;VTI;Vanguard;US9229087690;300.0;196.71;5.96;0.00;-59017.96;1234.50;USD
10-08-2022 11:29:23;113947122;Buy;AAPL;Apple;${APPLE};200.0;150.00;5.96;0.00;-30005.96;1234.50;USD
`,
  },
  {
    name: 'DEGIRO account, Dutch', source: 'dickwolff/Export-To-Ghostfolio samples/degiro-export.csv',
    text: `Datum,Tijd,Valutadatum,Product,ISIN,Omschrijving,FX,Mutatie,,Saldo,,Order Id
16-12-2022,09:05,15-12-2022,APPLE,${APPLE},Dividend,,USD,"0,44",USD,"1,36",
`,
  },
  {
    name: 'DEGIRO transactions, German', source: 'a public repository',
    text: `Datum,Uhrzeit,Produkt,ISIN,Referenzbörse,Ausführungsort,Anzahl,Kurs,,Wert in Lokalwährung,,Wert EUR,Wechselkurs,AutoFX-Gebühr,Transaktionsgebühren und/oder Fremdkosten EUR,Gesamt EUR,Order-ID,
31-12-2025,15:31,APPLE,${APPLE},NDQ,XNAS,-10,"195,06",USD,"1950,60",USD,"1700,60","1,1470","-4,25","-2,00","1694,35",0a1b-2c3d,
30-11-2025,09:04,CORE WORLD,${WORLD},XET,XETA,-5,"95,00",EUR,"475,00",EUR,"475,00",,"0,00","-1,00","474,00",4e5f-6a7b,
`,
  },
  {
    name: 'Volksbank orders', source: 'a public repository',
    text: `Wertpapierart;Name;WKN;Geschäftsart;Datum;Auftrags-Nr.;Stück/Nominal;Ausführungskurs;Währung;Stückzinsen in EUR;Kurswert inkl. Stückzinsen in EUR;Spesen in EUR;Steuern in EUR;Abrechnungsbetrag
Fonds;CORE WORLD;A0RPWH;Kauf;03.01.2025;123456;10,00;95,00;EUR;0,00;950,00;1,50;0,00;951,50
Aktie;SAP SE;716460;Kauf;03.02.2025;123457;5,00;120,00;EUR;0,00;600,00;9,90;0,00;609,90
`,
  },
  {
    name: 'DAB orders below a header of two lines', source: 'tests of a public tracker',
    text: `Depot;Abrechnungskonto;Auftrag;Auftrag;Auftrag;Auftrag;Auftrag;Auftrag;Auftrag;Auftrag;Auftrag;Auftrag;Auftrag;Auftrag;Auftrag;Ausführung;Ausführung;Ausführung;Ausführung;Ausführung;
Depot;Abrechnungskonto;Orderart;Aufgabedatum;Ordernummer;Stück/Nominal;Bezeichnung;ISIN;WKN;Handelsplatz;Ausführungsart;Gültig bis;Limit;Stop;Währung;Status;Kurs;Währung;Betrag;Datum / Zeit;
0000;0000;Kauf;02.01.2025;111;10;APPLE;${APPLE};865985;XETRA;Market;;;;EUR;ausgeführt;150,00;EUR;1.500,00;02.01.2025 10:00:00;
`,
  },
  {
    name: 'a current account of ING', source: 'a public repository',
    text: `Buchung;Valuta;Auftraggeber/Empfänger;Buchungstext;Verwendungszweck;Saldo;Währung;Betrag;Währung
02.09.2026;02.09.2026;Bäcker;Kartenzahlung;Brötchen;100,00;EUR;-2,50;EUR
03.09.2026;03.09.2026;Firma;Gehalt;August;2.100,00;EUR;2.000,00;EUR
`,
  },
  {
    name: 'a current account of bunq', source: 'headers as its users publish them',
    text: `"Date";"Interest Date";"Amount";"Account";"Counterparty";"Name";"Description"
"2026-11-02";"2026-11-02";"-100,00";"NL02BUNQ1234567890";"NL08ABNA0123456789";"bunq Stocks";"Savings"
"2026-11-03";"2026-11-03";"2.500,00";"NL02BUNQ1234567890";"NL08ABNA0123456789";"Werkgever";"Salaris"
`,
  },
  {
    name: 'Ghostfolio activities', source: 'ghostfolio/ghostfolio export',
    text: JSON.stringify({
      meta: { date: '2026-01-01', version: '2.0' },
      activities: [
        { type: 'BUY', symbol: 'AAPL', isin: APPLE, quantity: 2, unitPrice: 150, fee: 1, currency: 'EUR', date: '2025-01-01T00:00:00.000Z', value: 300 },
        { type: 'BUY', symbol: 'SAP', isin: SAP, quantity: 2, unitPrice: 150, fee: 1, currency: 'EUR', date: '2025-02-01T00:00:00.000Z', value: 300 },
      ],
    }),
  },
  {
    name: 'bookings with plain headers: one security on several days', source: 'limit, invented',
    text: `Tag;Papier;ISIN;Menge;Wert\n02.01.2025;World;${WORLD};1;100,00\n03.02.2025;World;${WORLD};1;105,00\n03.02.2025;Apple;${APPLE};1;150,00\n`,
  },
  {
    name: 'bookings with plain headers: each security once, on days far apart', source: 'limit, invented',
    text: `Datum;ISIN;Stück;Kurs;Kurswert\n02.01.2024;${WORLD};1;100,00;100,00\n03.07.2025;${APPLE};1;150,00;150,00\n03.02.2026;${SAP};1;150,00;150,00\n`,
  },
]

const encoders: Readonly<Record<Encoding, (text: string) => Uint8Array>> = {
  'utf-8': (text) => new TextEncoder().encode(text),
  'utf-8-bom': (text) => new TextEncoder().encode(`\uFEFF${text}`),
  'windows-1252': (text) => Uint8Array.from([...text].map((character) => (character === '€' ? 0x80 : character.charCodeAt(0)))),
  'utf-16': (text) => new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le')),
}

/** The bytes of a text in an encoding. */
export const encoded = (text: string, encoding: Encoding = 'utf-8'): Uint8Array => encoders[encoding](text)
