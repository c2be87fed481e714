/** Published examples of property, pension, withdrawal, gift and financial independence: facts, each with its source. */
import type { Steuerklasse } from '../../core/law/schenkungsteuer/figures'
import type { Land } from '../../core/law/grunderwerbsteuer/figures'

interface Published {
  /** Who published it, where. */
  source: string
  url: string
}

const GUIDELINE = { source: 'ErbStH H E 19, table of the limits of hardship relief', url: 'https://mein.kiehl.de/Dokument/820445_E19' }

/** Last taxable amount with hardship relief; 100 EUR more has none. */
export const hardshipLimits: ({ klasse: Steuerklasse; limit: number } & Published)[] = [
  { klasse: 'I', limit: 82_600, ...GUIDELINE },
  { klasse: 'I', limit: 334_200, ...GUIDELINE },
  { klasse: 'I', limit: 677_400, ...GUIDELINE },
  { klasse: 'I', limit: 6_888_800, ...GUIDELINE },
  { klasse: 'I', limit: 15_260_800, ...GUIDELINE },
  { klasse: 'I', limit: 29_899_900, ...GUIDELINE },
  { klasse: 'II', limit: 87_400, ...GUIDELINE },
  { klasse: 'II', limit: 359_900, ...GUIDELINE },
  { klasse: 'II', limit: 749_900, ...GUIDELINE },
  { klasse: 'II', limit: 6_749_900, ...GUIDELINE },
  { klasse: 'II', limit: 14_857_100, ...GUIDELINE },
  { klasse: 'II', limit: 28_437_400, ...GUIDELINE },
  { klasse: 'III', limit: 10_799_900, ...GUIDELINE },
]

/** Tax on a taxable amount. */
export const tariff: ({ klasse: Steuerklasse; taxable: number; tax: number } & Published)[] = [
  {
    klasse: 'III',
    taxable: 6_000_100,
    tax: 1_800_075,
    source: 'Haufe, Preisser et al., on section 19(3) ErbStG',
    url: 'https://haufe.de/steuern/preisser-erbschaft-und-schenkungsteuer-schaeffer-poeschel/preisserseltenreichkoeniger-erbschaft-und-schenkungste-3-haerteausgleich-19-abs3-erbstg_idesk_PI29955_HI11713505.html',
  },
  {
    klasse: 'I',
    taxable: 350_000,
    tax: 52_500,
    source: 'Haufe, Stenger/Loose, on section 19(3) ErbStG, margin number 21',
    url: 'https://haufe.de/steuern/haufe-steuer-office-excellence/stengerloose-bewertungsrecht-kommentar-zum-bewg-erb-c-haerteausgleich-abs3_idesk_PI25844_HI14549253.html',
  },
]

/** Public inputs of schenkungsteuer and the result fields that were published. */
export const gifts: ({ inputs: object; expected: object } & Published)[] = [
  {
    inputs: { giftValue: 250_000, relationship: 'enkel' },
    expected: { freibetrag: 200_000, steuerpflichtigerErwerb: 50_000, steuersatz: 0.07, steuer: 3500 },
    source: 'gniw.de',
    url: 'https://gniw.de/immobilienlexikon/schenkungssteuer/',
  },
  {
    inputs: { giftValue: 650_000, relationship: 'geschwister' },
    expected: { freibetrag: 20_000, steuerpflichtigerErwerb: 630_000, steuersatz: 0.3, haertefallausgleich: true, steuer: 165_000 },
    source: 'Haufe, Deutsches Anwalt Office Premium, margin number 48',
    url: 'https://www.haufe.de/recht/deutsches-anwalt-office-premium/5-steuerliche-grundlagen-c-steuersaetze-19-erbstg_idesk_PI17574_HI14955795.html',
  },
  {
    inputs: { giftValue: 500_000, relationship: 'kind' },
    expected: { steuerpflichtigerErwerb: 100_000, steuersatz: 0.11, steuer: 11_000 },
    source: 'Haufe, Preisser et al., on section 14(1) sentence 2 ErbStG: first gift of 2020',
    url: 'https://haufe.de/steuern/preisser-erbschaft-und-schenkungsteuer-schaeffer-poeschel/preisserseltenreichkoeniger-erbschaft-und-schenkungste-251-14-abs1-satz2-erbstg_idesk_PI29955_HI11678740.html',
  },
  {
    inputs: { giftValue: 800_000, relationship: 'kind' },
    expected: { steuerpflichtigerErwerb: 400_000, steuer: 60_000 },
    source: 'numeravision.com',
    url: 'https://numeravision.com/de/steuern-makro/schenkungssteuer-rechner',
  },
  {
    inputs: { giftValue: 350_000, priorGifts: 350_000, relationship: 'kind' },
    expected: { verbleibenderFreibetrag: 50_000, steuerpflichtigerErwerb: 300_000 },
    source: 'ovb-heimatzeitungen.de, 30 May 2023',
    url: 'https://www.ovb-heimatzeitungen.de/geldmarkt/2023/05/30/wie-viel-steuern-muss-der-sohn-zahlen.ovb/amp',
  },
]

/** Land transfer tax of a price on a day. */
export const landTransferTax: ({ land: Land; price: number; on: string; tax: number } & Published)[] = [
  {
    land: 'bremen',
    price: 350_000,
    on: '2026-11-20',
    tax: 19_250,
    source: 'auctoa',
    url: 'https://www.auctoa.de/en/lokal/03914af2-bd35-4e60-9611-6e799289e45f',
  },
  {
    land: 'bremen',
    price: 350_000,
    on: '2025-06-30',
    tax: 17_500,
    source: 'auctoa, old rate',
    url: 'https://www.auctoa.de/en/lokal/03914af2-bd35-4e60-9611-6e799289e45f',
  },
  ...[
    { price: 300_000, tax: 19_500 },
    { price: 500_000, tax: 32_500 },
  ].map((example) => ({
    land: 'nordrhein-westfalen' as const,
    on: '2026-11-20',
    ...example,
    source: 'clever-immobilien.de, 7 November 2025',
    url: 'https://www.clever-immobilien.de/artikel/vermischtes/grunderwerbsteuer-nordrhein-westfalen-2026-kaufnebenkosten-beispiele-und-faq/4573.html',
  })),
]

/** Monthly instalment of a loan; rates in percent. */
export const instalments: ({ loan: number; interest: number; repayment: number; monthly: number } & Published)[] = [
  { loan: 300_000, interest: 3.3, repayment: 2, monthly: 1325, source: 'Interhyp', url: 'https://interhyp.de/zinsen/?pid=858&wmid=58' },
  {
    loan: 200_000,
    interest: 3.5,
    repayment: 2,
    monthly: 916.67,
    source: 'zinsrechner.de',
    url: 'http://www.zinsrechner.de/annuitaet-annuitaetendarlehen/',
  },
]

const GLOSSARY = {
  source: 'Deutsche Rentenversicherung, glossary: points of 2026',
  url: 'https://www.deutsche-rentenversicherung.de/SharedDocs/Glossareintraege/DE/E/entgeltpunkte.html',
}
const NEWS = { source: 'intenture-news.com', url: 'https://www.intenture-news.com/news/rentenpunkte-2026-der-weg-zur-altersvorsorge-wird-steiler' }
const TABLE = {
  source: 'inFranken.de, table of 2026',
  url: 'https://amp.infranken.de/ratgeber/karriere-geld/rente-rentenpunkte-und-gehalt-in-tabelle-2026-berechnung-drv-art-6297267',
}

/** Points of one year with this gross pay, published with four decimals. */
export const points: ({ grossYear: number; points: number } & Published)[] = [
  { grossYear: 60_000, points: 1.1551, ...TABLE },
  { grossYear: 101_400, points: 1.9521, ...TABLE },
  { grossYear: 101_400, points: 1.9521, ...GLOSSARY },
  { grossYear: 51_944, points: 1, ...GLOSSARY },
  { grossYear: 25_972, points: 0.5, ...GLOSSARY },
  { grossYear: 30_000, points: 0.5775, ...NEWS },
  { grossYear: 70_000, points: 1.3476, ...NEWS },
  { grossYear: 150_000, points: 1.9521, ...NEWS },
]

/** Gross monthly pension of points on a day, at the standard age. */
export const pensions: ({ points: number; on: string; monthly: number } & Published)[] = [
  {
    points: 45,
    on: '2026-01-01',
    monthly: 1835.55,
    source: 'breitenbach-hajar-gruppe.de',
    url: 'https://www.breitenbach-hajar-gruppe.de/standardrente-nach-45-jahren-bist-du-2026-mit-45-punkten-bei-1-896-euro-oder-reicht-das-nicht',
  },
  {
    points: 40,
    on: '2025-10-23',
    monthly: 1631.6,
    source: 't-online.de, 23 October 2025',
    url: 'https://www.t-online.de/finanzen/ratgeber/altersvorsorge/gesetzlicherente/id_100967066/rentenpunkte-tabelle-2026-wie-viel-ihnen-ihr-einkommen-bringt.html',
  },
]

/** What 45 points gained on 1 July 2026. */
export const standardPensionRise = {
  points: 45,
  from: '2026-06-30',
  to: '2026-07-01',
  more: 77.85,
  source: 'dpa via Radio Muelheim',
  url: 'https://www.radiomuelheim.de/artikel/renten-steigen-im-juli-um-424-prozent-2591277',
}

/** Access factor of a pension so many months after the standard age. */
export const accessFactors: ({ monthsLate: number; factor: number } & Published)[] = [
  {
    monthsLate: -36,
    factor: 0.892,
    source: 'ihre-vorsorge.de, expert forum',
    url: 'https://www.ihre-vorsorge.de/expertenforum/archiv/detail/rentenabschlaege-bei-bestandsrenten.html',
  },
  { monthsLate: -48, factor: 0.856, source: 'ahv-tuev.de', url: 'https://www.ahv-tuev.de/fuer-arbeitnehmer/gesetzliche-rente/rentenhoehe/' },
  { monthsLate: 0, factor: 1, source: 'ahv-tuev.de', url: 'https://www.ahv-tuev.de/fuer-arbeitnehmer/gesetzliche-rente/rentenhoehe/' },
  { monthsLate: 12, factor: 1.06, source: 'rentenseiten.de', url: 'http://www.rentenseiten.de/berech/berech12.htm' },
  { monthsLate: 48, factor: 1.24, source: 'rentenfuchs.info', url: 'https://www.rentenfuchs.info/rentenbeginn-aufschieben-und-rente-erhoehen/' },
]

const WARENTEST = { source: 'Stiftung Warentest, withdrawal calculator', url: 'https://www.test.de/pantoffel-portfolio-entnahmeplan-5754765-5754779' }

/** Level withdrawals that use the capital up, published in whole euros. */
export const annuities: ({ capital: number; returnPct: number; years: number; monthly: number } & Published)[] = [
  { capital: 80_000, returnPct: 4, years: 20, monthly: 482, ...WARENTEST },
  { capital: 94_330, returnPct: 5, years: 30, monthly: 500, ...WARENTEST },
]

/** How many months level withdrawals last, published in whole months. */
export const depletions: ({ capital: number; returnPct: number; monthly: number; months: number } & Published)[] = [
  { capital: 120_000, returnPct: 3, monthly: 600, months: 276, ...WARENTEST },
]

/** Portfolio that pays for expenses. */
export const fireNumbers: ({ monthlyExpenses: number; withdrawalRatePct: number; target: number } & Published)[] = [
  { monthlyExpenses: 2000, withdrawalRatePct: 4, target: 600_000, source: 'deltabadger', url: 'https://deltabadger.com/de/fire-rechner' },
  { monthlyExpenses: 5000, withdrawalRatePct: 4, target: 1_500_000, source: 'fincalcapp.com', url: 'https://fincalcapp.com/de/fire-calculator' },
]
