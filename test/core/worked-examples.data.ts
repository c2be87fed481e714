/**
 * Published worked examples. Inputs and expected figures are facts stated by the sources; `model` calls the inner function
 * where the source uses figures (an old rate, an old allowance) that the calculator does not take as inputs.
 */
import { entnahmeplan } from '../../core/calculators/entnahmeplan/model'
import { grunderwerbsteuer, instalment } from '../../core/calculators/eigenkapital/model'
import { entgeltpunkte, monatsrente, zugangsfaktor } from '../../core/calculators/rentenluecke/model'
import { fireNumber } from '../../core/calculators/fire-rechner/model'
import { grunderwerbsteuersatz } from '../../core/law/grunderwerbsteuer/figures'
import { teilfreistellung } from '../../core/law/investmentfonds/figures'
import { rentenwert } from '../../core/law/rentenversicherung/figures'
import { freibetragVon, steuerklasseVon, type Steuerklasse } from '../../core/law/schenkungsteuer/figures'
import { cents } from '../../core/values/money'
import { taxDividend } from '../../core/law/quellensteuer/dividende'
import { optimalOrders, taxableByLaw, warningTypes } from '../../core/law/kapitalertrag/exemption-orders'
import { einkommensteuer, totalTax, yearTax } from '../../core/law/kapitalertrag/kapitalertrag'
import { schenkungsteuerVon, steuerpflichtigerErwerb, tarifsteuer } from '../../core/law/schenkungsteuer/schenkungsteuer'
import { basisertrag, vorabpauschale } from '../../core/law/investmentfonds/vorabpauschale'
import { LAW_DATE } from '../../core/contract/version'
import type { IsoDate } from '../../core/values/dates'

export type Figures = Readonly<Record<string, number | boolean | readonly string[]>>

export interface WorkedExample {
  id: string
  /** Slug. */
  calculator: string
  /** Who published it. */
  source: string
  url: string
  /** The day on which it was read. */
  checked: IsoDate
  /** Inputs of the calculator; `expect` then names result fields, dotted where nested. */
  inputs?: Readonly<Record<string, unknown>>
  model?: () => Figures
  expect: Figures
  /** EUR; half a cent and a little where the source rounds as we do. */
  tolerance?: number
}

/** All read on the same day. */
type Collected = Omit<WorkedExample, 'checked'>

/** The allowance is used up elsewhere. */
const used = { sparerpauschbetrag_remaining: 0 }

const taxable = (income: number, churchRate = 0) => yearTax({ income, allowance: 0, churchRate })

/** A lump sum with a base rate of the source's choice (percentage points). */
export function lumpSum(start: number, end: number, rate: number, distributions = 0): Figures {
  const base = basisertrag(start, rate)
  return { basisertrag: cents(base), vorabpauschale_brutto: cents(vorabpauschale(base, end - start, distributions)) }
}

/** A dividend with withholding rates of the source's choice (fractions). */
export function dividend(gross: number, withheld: number, creditable: number): Figures {
  const tax = taxDividend(gross, { withheld, creditable }, { income: gross, allowance: 0, churchRate: 0 })
  const net = cents(gross - cents(tax.withheld) - tax.after.gesamte_steuer)
  return {
    quellensteuer_betrag: cents(tax.withheld),
    anrechenbare_quellensteuer: cents(tax.credited),
    erstattungsfaehige_quellensteuer: cents(tax.refundable),
    kapitalertragsteuer: tax.after.kapitalertragsteuer,
    solidaritaetszuschlag: tax.after.solidaritaetszuschlag,
    deutsche_reststeuer: tax.after.gesamte_steuer,
    netto_dividende: net,
    netto_nach_erstattung: cents(net + tax.refundable),
  }
}

const reliefAt = (limit: number, klasse: Steuerklasse) => (): Figures => ({
  at: tarifsteuer(limit, klasse).relieved,
  above: tarifsteuer(limit + 100, klasse).relieved,
})
const lastRelief = { at: true, above: false }
const guideline = { source: 'Official guideline H E 19 ErbStH, table of hardship limits', url: 'https://mein.kiehl.de/Dokument/820445_E19' }
const warentest = (page: string) => `https://www.test.de/Auslandsaktien-Die-Quellensteuer-nicht-verschenken-4717112-${page}/`

const vorabpauschaleExamples: Collected[] = [
  {
    id: 'VP-05',
    calculator: 'vorabpauschale',
    source: 'finanz-helfer.app; prints 163.46, which is not 26.375 % of its own base',
    url: 'https://www.finanz-helfer.app/blog/vorabpauschale-2026',
    inputs: { wert_jahresanfang: 50000, wert_jahresende: 53000, steuerjahr: 2025, taxProfile: used },
    expect: { basisertrag: 885.5, vorabpauschale_brutto: 885.5, vorabpauschale_steuerpflichtig: 619.85, 'steuer.gesamte_steuer': 163.49 },
    // Ours drops the fraction of the surcharge: 154.96 + 8.52 = 163.48.
    tolerance: 0.0101,
  },
  {
    id: 'VP-07',
    calculator: 'vorabpauschale',
    source: 'Finanztip',
    url: 'https://www.finanztip.de/daily/vergessen-auf-thesaurierer-steuern-zu-bezahlen/',
    model: () => lumpSum(10000, 10050, 0.8),
    expect: { vorabpauschale_brutto: 50 },
  },
  {
    id: 'VP-08',
    calculator: 'vorabpauschale',
    source: 'Finanztip community',
    url: 'https://www.finanztip.de/community/forum/thema/21113-nachfrage-zur-vorab-pauschale/',
    model: () => lumpSum(10000, 10500, 0.52, 20),
    expect: { basisertrag: 36.4, vorabpauschale_brutto: 16.4 },
  },
  {
    id: 'VP-09',
    calculator: 'vorabpauschale',
    source: 'Finanztip community',
    url: 'https://www.finanztip.de/community/forum/thema/21113-nachfrage-zur-vorab-pauschale/',
    model: () => lumpSum(10000, 10030, 0.52),
    expect: { basisertrag: 36.4, vorabpauschale_brutto: 30 },
  },
  {
    id: 'VP-10',
    calculator: 'vorabpauschale',
    source: 'procontra',
    url: 'https://www.procontra-online.de/investments/artikel/das-muessen-vermittler-jetzt-zur-etf-besteuerung-wissen',
    inputs: { wert_jahresanfang: 1000, wert_jahresende: 1070, ausschuettungen: 10, steuerjahr: 2023, taxProfile: used },
    expect: { vorabpauschale_brutto: 7.85 },
  },
  {
    id: 'VP-21',
    calculator: 'vorabpauschale',
    source: 'DKB',
    url: 'https://dkb.de/fragen-antworten/was-ist-die-vorabpauschale',
    inputs: { wert_jahresanfang: 5000, wert_jahresende: 5500, steuerjahr: 2024 },
    expect: { basiszins: 2.29, basisertrag: 80.15, wertsteigerung: 500, vorabpauschale_brutto: 80.15 },
  },
  {
    id: 'VP-22',
    calculator: 'vorabpauschale',
    source: 'B&K Consulting',
    url: 'https://b-k-consulting.com/versicherungstipps/die-hoehe-der-vorabsteuer-fuer-deinen-etf/',
    inputs: { wert_jahresanfang: 10000, wert_jahresende: 10500, steuerjahr: 2023 },
    expect: { basiszins: 2.55, basisertrag: 178.5, wertsteigerung: 500, vorabpauschale_brutto: 178.5 },
  },
  {
    id: 'VP-23',
    calculator: 'vorabpauschale',
    source: 'B&K Consulting, small gain',
    url: 'https://b-k-consulting.com/versicherungstipps/die-hoehe-der-vorabsteuer-fuer-deinen-etf/',
    inputs: { wert_jahresanfang: 10000, wert_jahresende: 10100, steuerjahr: 2023 },
    expect: { basisertrag: 178.5, wertsteigerung: 100, vorabpauschale_brutto: 100 },
  },
  {
    id: 'VP-24',
    calculator: 'vorabpauschale',
    source: 'Finanztip community, 60 units from 40 to 45',
    url: 'https://www.finanztip.de/community/forum/thema/20800-hilfe-bei-der-nutzung-des-sparer-pauschbetrages-etf/?postID=173488',
    inputs: { wert_jahresanfang: 2400, wert_jahresende: 2700, steuerjahr: 2023 },
    expect: { wertsteigerung: 300, basisertrag: 42.84, vorabpauschale_steuerpflichtig: 29.99 },
  },
  {
    id: 'VP-25',
    calculator: 'vorabpauschale',
    source: 'Finanztip community, per 1000 EUR; prints 3.30 without rounding in between',
    url: 'https://www.finanztip.de/community/forum/thema/21113-nachfrage-zur-vorab-pauschale/?pageNo=2',
    inputs: { wert_jahresanfang: 1000, wert_jahresende: 1100, steuerjahr: 2023, taxProfile: used },
    expect: { basisertrag: 17.85, vorabpauschale_steuerpflichtig: 12.49, 'steuer.gesamte_steuer': 3.3 },
    tolerance: 0.0101,
  },
  {
    id: 'VP-26',
    calculator: 'vorabpauschale',
    source: 'praxislexikon.de after justETF, base rate 1.1 %',
    url: 'https://praxislexikon.de/etf',
    model: () => ({ ...lumpSum(10000, 11000, 1.1), tax: taxable(77 * (1 - teilfreistellung.on(LAW_DATE).AKTIENFONDS)).gesamte_steuer }),
    expect: { basisertrag: 77, vorabpauschale_brutto: 77, tax: 14.22 },
  },
]

const flatTaxExamples: Collected[] = [
  {
    id: 'AS-03',
    calculator: 'abgeltungssteuer',
    source: 'Haufe',
    url: 'https://www.haufe.de/finance/finance-office-professional/einkuenfte-aus-kapitalvermoegen-24-formel_idesk_PI11525_HI2538942.html',
    inputs: { kapitalertrag: 100, taxProfile: { ...used, kirchensteuer: true, bundesland: 'Nordrhein-Westfalen' } },
    expect: { kapitalertragsteuer: 24.45, solidaritaetszuschlag: 1.34, kirchensteuer: 2.2 },
  },
  {
    id: 'AS-04',
    calculator: 'abgeltungssteuer',
    source: 'flatex',
    url: 'https://flatex.de/service/faqs/detail/steuern/kirchensteuer/wie-hoch-ist-die-kirchensteuer-und-welche-bemessung-liegt-ihr-zugrunde',
    model: () => ({ kapest_pct: einkommensteuer(100, 0.09) }),
    expect: { kapest_pct: 24.45 },
  },
  {
    id: 'AS-07',
    calculator: 'abgeltungssteuer',
    source: 'Forum post quoting a bank leaflet; rounds 1.375 up',
    url: 'https://www.dolc.de/thread-617953-1-1.html',
    inputs: { kapitalertrag: 100, ertragsart: 'dividende', taxProfile: used },
    expect: { kapitalertragsteuer: 25, solidaritaetszuschlag: 1.38, netto_ertrag: 73.62 },
    tolerance: 0.0101,
  },
  {
    id: 'AS-21',
    calculator: 'abgeltungssteuer',
    source: 'A. Paff, tax adviser: rate with 8 % church tax',
    url: 'https://www.aav-paff.com/aktuelles-1/steuerliche-freibeträge',
    model: () => ({ kapest_pct: einkommensteuer(100, 0.08) }),
    expect: { kapest_pct: 24.51 },
  },
  {
    id: 'AS-22',
    calculator: 'abgeltungssteuer',
    source: 'zinsen-berechnen.de: whole burden in percent',
    url: 'https://m.zinsen-berechnen.de/abgeltungssteuer/kirchensteuer.php',
    model: () => ({ with9: totalTax(100, 0.09), with8: totalTax(100, 0.08) }),
    expect: { with9: 27.995, with8: 27.819 },
    tolerance: 0.00051,
  },
  {
    id: 'AS-23',
    calculator: 'abgeltungssteuer',
    source: 'Haufe (Frotscher/Geurts), borne tax: income 138,879.46 with 9 % church tax; prints a cent more church tax',
    url: 'https://haufe.de/finance/haufe-finance-office-premium/frotschergeurts-estg-43a-bemessung-der-kapitalertrag-28-uebernahme-des-solidaritaetszuschlags-zur-kapitalertragsteuer_idesk_PI20354_HI2207596.html',
    inputs: { kapitalertrag: 138879.46, ertragsart: 'dividende', taxProfile: { ...used, kirchensteuer: true, bundesland: 'Hessen' } },
    expect: { kapitalertragsteuer: 33955.86, solidaritaetszuschlag: 1867.57, kirchensteuer: 3056.03, netto_ertrag: 100000 },
    tolerance: 0.0101,
  },
  {
    id: 'AS-24',
    calculator: 'abgeltungssteuer',
    source: 'Volders, allowance 801',
    url: 'https://www.volders.de/lexikon/abgeltungssteuer',
    inputs: { kapitalertrag: 1500, taxProfile: { sparerpauschbetrag_remaining: 801 } },
    expect: { fsa_offset: 801, steuerpflichtiger_ertrag: 699, kapitalertragsteuer: 174.75 },
  },
  {
    id: 'AS-25',
    calculator: 'abgeltungssteuer',
    source: 't-online, Bayern; rounds the surcharge of the case without church tax up',
    url: 'https://www.t-online.de/finanzen/ratgeber/steuern-recht/grundwissen/id_100092572/kirchensteuer-auf-kapitalertraege-das-sollten-sie-wissen.html',
    inputs: { kapitalertrag: 100, ertragsart: 'dividende', taxProfile: { ...used, kirchensteuer: true, bundesland: 'Bayern' } },
    expect: { kirchensteuer: 1.96 },
  },
  {
    id: 'AS-26',
    calculator: 'abgeltungssteuer',
    source: 't-online, other Laender',
    url: 'https://www.t-online.de/finanzen/ratgeber/steuern-recht/grundwissen/id_100090430/formel-so-berechnen-sie-die-hoehe-ihrer-kapitalertragsteuer.html',
    inputs: { kapitalertrag: 100, ertragsart: 'dividende', taxProfile: { ...used, kirchensteuer: true, bundesland: 'Sachsen' } },
    expect: { kirchensteuer: 2.2 },
  },
  {
    id: 'AS-27',
    calculator: 'abgeltungssteuer',
    source: 'beatvest',
    url: 'https://beatvest.com/blog/etf-wieviel-steuern',
    inputs: { kapitalertrag: 1000, taxProfile: used },
    expect: { kapitalertragsteuer: 250, solidaritaetszuschlag: 13.75 },
  },
  {
    id: 'AS-28',
    calculator: 'abgeltungssteuer',
    source: 'Biallo',
    url: 'https://www.lifepr.de/pressemitteilung/biallo-team-gmbh/Wie-werden-ETFs-versteuert/boxid/990314',
    inputs: { kapitalertrag: 1000, ertragsart: 'etf', taxProfile: used },
    expect: { teilfreistellung_betrag: 300, steuerpflichtiger_ertrag: 700, kapitalertragsteuer: 175 },
  },
  {
    id: 'AS-29',
    calculator: 'abgeltungssteuer',
    source: 'extraETF, sale in the first decade',
    url: 'https://extraetf.com/de/wissen/fifo-methode',
    inputs: { kapitalertrag: 25000, ertragsart: 'etf', taxProfile: used },
    expect: { steuerpflichtiger_ertrag: 17500 },
  },
  {
    id: 'AS-30',
    calculator: 'abgeltungssteuer',
    source: 'extraETF, sale in the second decade: 150 units with a gain of 200 each',
    url: 'https://extraetf.com/de/wissen/fifo-methode',
    inputs: { kapitalertrag: 30000, ertragsart: 'etf', taxProfile: used },
    expect: { steuerpflichtiger_ertrag: 21000 },
  },
  {
    id: 'AS-31',
    calculator: 'abgeltungssteuer',
    source: 'ZDF WISO, 20 EUR of income in a payout',
    url: 'https://www.zdf.de/verbraucher/wiso/videos/wenn-lebensversicherung-auslaeuft-wie-regeln-100.html',
    inputs: { kapitalertrag: 20, ertragsart: 'etf', taxProfile: used },
    expect: { steuerpflichtiger_ertrag: 14, kapitalertragsteuer: 3.5 },
  },
  {
    id: 'AS-32',
    calculator: 'abgeltungssteuer',
    source: 'praxislexikon.de after justETF: sale at 11000, cost 10000, lump sum 77 taxed before',
    url: 'https://praxislexikon.de/etf',
    model: () => ({ tax: cents(totalTax((11000 - 10000 - 77) * (1 - teilfreistellung.on(LAW_DATE).AKTIENFONDS), 0)) }),
    expect: { tax: 170.41 },
  },
]

const dividendExamples: Collected[] = [
  {
    id: 'ND-03',
    calculator: 'netto-dividende',
    source: 'Stiftung Warentest, USA without a Qualified Intermediary',
    url: warentest('4717123'),
    model: () => dividend(1000, 0.3, 0.15),
    expect: { quellensteuer_betrag: 300, erstattungsfaehige_quellensteuer: 150, netto_dividende: 594.5, netto_nach_erstattung: 744.5 },
  },
  {
    id: 'ND-04',
    calculator: 'netto-dividende',
    source: 'Stiftung Warentest, Austria at the rate of 2014',
    url: warentest('4717120'),
    model: () => dividend(1000, 0.25, 0.15),
    expect: { quellensteuer_betrag: 250, erstattungsfaehige_quellensteuer: 100, anrechenbare_quellensteuer: 150 },
  },
  {
    id: 'ND-05',
    calculator: 'netto-dividende',
    source: 'finanz-kroko.de, Netherlands',
    url: 'https://www.finanz-kroko.de/was-von-1000-e-dividende-ankommt/',
    inputs: { brutto_dividende: 1000, isin: 'NL0010273215', taxProfile: used },
    expect: { quellensteuer_betrag: 150, deutsche_reststeuer: 105.5, netto_dividende: 744.5 },
  },
  {
    id: 'ND-14',
    calculator: 'netto-dividende',
    source: 'dividenden.guru, France',
    url: 'https://dividenden.guru/quellensteuer-frankreich',
    inputs: { brutto_dividende: 1000, isin: 'FR0000121014', taxProfile: used },
    expect: { quellensteuer_betrag: 250, anrechenbare_quellensteuer: 128, erstattungsfaehige_quellensteuer: 122 },
  },
  {
    id: 'ND-16',
    calculator: 'netto-dividende',
    source: 'superinvestors, Spain',
    url: 'https://www.superinvestors.international/de/artikel/erstattung_quellensteuer_spanien.php',
    inputs: { brutto_dividende: 1000, isin: 'ES0113900J37', taxProfile: used },
    expect: { quellensteuer_rate: 0.19, anrechenbare_quellensteuer: 150, erstattungsfaehige_quellensteuer: 40 },
  },
  {
    id: 'ND-17',
    calculator: 'netto-dividende',
    source: 'Boerse Online: within an exemption order the credit comes to nothing (amounts by hand: 500 - 75)',
    url: 'https://uat.boerse-online.de/nachrichten/geldundvorsorge/dividenden-das-ist-in-diesem-bullen-markt-jetzt-bei-der-quellensteuer-zu-beachten-20367309.html',
    inputs: { brutto_dividende: 500, isin: 'US02209S1033', taxProfile: { sparerpauschbetrag_remaining: 1000 } },
    expect: { anrechenbare_quellensteuer: 0, deutsche_reststeuer: 0, netto_dividende: 425 },
  },
  {
    id: 'ND-21',
    calculator: 'netto-dividende',
    source: 'Stiftung Warentest, Switzerland',
    url: warentest('4717122'),
    inputs: { brutto_dividende: 1000, isin: 'CH0038863350', taxProfile: used },
    expect: { quellensteuer_betrag: 350, deutsche_reststeuer: 105.5, netto_dividende: 544.5, erstattungsfaehige_quellensteuer: 200 },
  },
  {
    id: 'ND-22',
    calculator: 'netto-dividende',
    source: 'Stiftung Warentest, USA through a Qualified Intermediary',
    url: warentest('4717123'),
    inputs: { brutto_dividende: 1000, isin: 'US02209S1033', taxProfile: used },
    expect: { quellensteuer_betrag: 150, deutsche_reststeuer: 105.5, netto_dividende: 744.5, erstattungsfaehige_quellensteuer: 0 },
  },
  {
    id: 'ND-23',
    calculator: 'netto-dividende',
    source: 'investing.com, Switzerland, without surcharge',
    url: 'https://de.investing.com/news/stock-market-news/article-605351',
    model: () => dividend(1000, 0.35, 0.15),
    expect: { quellensteuer_betrag: 350, anrechenbare_quellensteuer: 150, kapitalertragsteuer: 100, erstattungsfaehige_quellensteuer: 200 },
  },
  {
    id: 'ND-24',
    calculator: 'netto-dividende',
    source: 'Consorsbank community: a bank slip at 19 % withheld; the surcharge of 0.3388 is dropped to 0.33',
    url: 'https://wissen.consorsbank.de/t5/user/v2/viewprofilepage/user-id/17446/page/11',
    model: () => dividend(61.6, 0.19, 0.15),
    expect: {
      quellensteuer_betrag: 11.7,
      anrechenbare_quellensteuer: 9.24,
      kapitalertragsteuer: 6.16,
      solidaritaetszuschlag: 0.33,
      netto_dividende: 43.41,
    },
    tolerance: 0.0001,
  },
]

const orderExamples: Collected[] = [
  {
    id: 'FS-01',
    calculator: 'freistellungsauftrag',
    source: 'Forum post with the amounts of 2007: orders above the maximum of 801 give no lasting relief',
    url: 'https://www.wer-weiss-was.de/t/freistellungsauftragsfrage/4510118',
    model: () => {
      const banks = [{ income: 400, vorabpauschale: 0 }, { income: 600, vorabpauschale: 0 }]
      const orders = [500, 700]
      const excess = taxableByLaw(banks, orders, 801)
      const saved = cents(totalTax(excess, 0) - totalTax(taxableByLaw(banks, optimalOrders(banks, 801), 801), 0))
      return {
        withheld_now: yearTax({ income: 400, allowance: 500, churchRate: 0 }).gesamte_steuer + yearTax({ income: 600, allowance: 700, churchRate: 0 }).gesamte_steuer,
        taxable_excess: excess,
        total_tax_current: cents(totalTax(excess, 0)),
        savings: saved,
        warning_types: warningTypes(banks, orders, 801, saved),
      }
    },
    expect: { withheld_now: 0, taxable_excess: 199, total_tax_current: 52.49, savings: 0, warning_types: ['over_limit'] },
  },
  {
    id: 'FS-21',
    calculator: 'freistellungsauftrag',
    source: 'beatvest: orders that match the expected income, for a couple',
    url: 'https://www.beatvest.com/faqs/woher-weiss-ich-wie-hoch-der-freistellungsauftrag-sein-muss',
    inputs: {
      brokers: [{ name: 'Tagesgeld', zinsen: 500 }, { name: 'Depot', dividenden: 700 }],
      taxProfile: { filing_status: 'joint' },
    },
    expect: { 'brokers.0.optimal_fsa': 500, 'brokers.1.optimal_fsa': 700, total_fsa_optimal: 1200, total_tax_optimal: 0 },
  },
]

const savingsExamples: Collected[] = [
  {
    id: 'SG-03',
    calculator: 'schenkungsteuer',
    source: 'Haufe (Preisser et al.)',
    url: 'https://haufe.de/steuern/preisser-erbschaft-und-schenkungsteuer-schaeffer-poeschel/preisserseltenreichkoeniger-erbschaft-und-schenkungste-3-haerteausgleich-19-abs3-erbstg_idesk_PI29955_HI11713505.html',
    model: () => ({ steuer: tarifsteuer(6000100, 'III').tax }),
    expect: { steuer: 1800075 },
  },
  {
    id: 'SG-05',
    calculator: 'schenkungsteuer',
    source: 'gniw.de',
    url: 'https://gniw.de/immobilienlexikon/schenkungssteuer/',
    model: () => {
      const freibetrag = freibetragVon.on(LAW_DATE).enkel
      const klasse = steuerklasseVon.on(LAW_DATE).enkel
      const steuer = schenkungsteuerVon({ amount: 250000, prior: 0, freibetrag, klasse })
      return { freibetrag, steuerpflichtiger_erwerb: steuerpflichtigerErwerb(250000, freibetrag), steuer }
    },
    expect: { freibetrag: 200000, steuerpflichtiger_erwerb: 50000, steuer: 3500 },
  },
  { id: 'SG-06', calculator: 'schenkungsteuer', ...guideline, model: reliefAt(82600, 'I'), expect: lastRelief },
  { id: 'SG-10', calculator: 'schenkungsteuer', ...guideline, model: reliefAt(15260800, 'I'), expect: lastRelief },
  { id: 'SG-11', calculator: 'schenkungsteuer', ...guideline, model: reliefAt(29899900, 'I'), expect: lastRelief },
  { id: 'SG-12', calculator: 'schenkungsteuer', ...guideline, model: reliefAt(87400, 'II'), expect: lastRelief },
  { id: 'SG-15', calculator: 'schenkungsteuer', ...guideline, model: reliefAt(6749900, 'II'), expect: lastRelief },
  {
    id: 'EK-01',
    calculator: 'eigenkapital',
    source: 'auctoa, Bremen at the new rate',
    url: 'https://www.auctoa.de/en/lokal/03914af2-bd35-4e60-9611-6e799289e45f',
    model: () => ({ grunderwerbsteuer: grunderwerbsteuer(350000, grunderwerbsteuersatz.bremen.on(LAW_DATE)) }),
    expect: { grunderwerbsteuer: 19250 },
  },
  {
    id: 'EK-02',
    calculator: 'eigenkapital',
    source: 'auctoa, Bremen at the old rate',
    url: 'https://www.auctoa.de/en/lokal/03914af2-bd35-4e60-9611-6e799289e45f',
    model: () => ({ grunderwerbsteuer: grunderwerbsteuer(350000, 0.05) }),
    expect: { grunderwerbsteuer: 17500 },
  },
  {
    id: 'EK-06',
    calculator: 'eigenkapital',
    source: 'Interhyp',
    url: 'https://interhyp.de/zinsen/?pid=858&wmid=58',
    model: () => ({ monthly: instalment(300000, 0.033, 0.02) }),
    expect: { monthly: 1325 },
  },
  {
    id: 'RL-07',
    calculator: 'rentenluecke',
    source: 'inFranken.de, table of 2026',
    url: 'https://amp.infranken.de/ratgeber/karriere-geld/rente-rentenpunkte-und-gehalt-in-tabelle-2026-berechnung-drv-art-6297267',
    model: () => ({ points: entgeltpunkte(60000) }),
    expect: { points: 1.1551 },
    tolerance: 0.000051,
  },
  {
    id: 'RL-11',
    calculator: 'rentenluecke',
    source: 'inFranken.de, table of 2026: ceiling',
    url: 'https://amp.infranken.de/ratgeber/karriere-geld/rente-rentenpunkte-und-gehalt-in-tabelle-2026-berechnung-drv-art-6297267',
    model: () => ({ points: entgeltpunkte(101400) }),
    expect: { points: 1.9521 },
    tolerance: 0.000051,
  },
  {
    id: 'RL-12',
    calculator: 'rentenluecke',
    source: 'breitenbach-hajar-gruppe.de, 45 points at the pension value of July 2025',
    url: 'https://www.breitenbach-hajar-gruppe.de/standardrente-nach-45-jahren-bist-du-2026-mit-45-punkten-bei-1-896-euro-oder-reicht-das-nicht',
    model: () => ({ monthly: 45 * rentenwert.on('2026-06-30') }),
    expect: { monthly: 1835.55 },
  },
  {
    id: 'RL-13',
    calculator: 'rentenluecke',
    source: 'dpa via Radio Muelheim, 45 points: raise of July 2026',
    url: 'https://www.radiomuelheim.de/artikel/renten-steigen-im-juli-um-424-prozent-2591277',
    model: () => ({ raise: monatsrente(45, 67) - 45 * rentenwert.on('2026-06-30') }),
    expect: { raise: 77.85 },
  },
  {
    id: 'RL-17',
    calculator: 'rentenluecke',
    source: 'ihre-vorsorge.de, 36 months early',
    url: 'https://www.ihre-vorsorge.de/expertenforum/archiv/detail/rentenabschlaege-bei-bestandsrenten.html',
    model: () => ({ factor: zugangsfaktor(-36) }),
    expect: { factor: 0.892 },
    tolerance: 1e-9,
  },
  {
    id: 'RL-19',
    calculator: 'rentenluecke',
    source: 'rentenseiten.de, 0.005 a month after the standard age (12 months by hand)',
    url: 'http://www.rentenseiten.de/berech/berech12.htm',
    model: () => ({ factor: zugangsfaktor(12) }),
    expect: { factor: 1.06 },
    tolerance: 1e-9,
  },
  {
    id: 'RL-20',
    calculator: 'rentenluecke',
    source: 'buerger-geld.org, care insurance of 4.2 % on 1500; the calculator shows gross pensions, so only the product is checked',
    url: 'https://www.buerger-geld.org/?p=32905',
    model: () => ({ value: cents(1500 * 0.042) }),
    expect: { value: 63 },
  },
  {
    id: 'EP-02',
    calculator: 'entnahmeplan',
    source: 'Stiftung Warentest, months until 120,000 at 3 % are used up by 600 a month',
    url: 'https://www.test.de/pantoffel-portfolio-entnahmeplan-5754765-5754779',
    model: () => {
      const inputs = entnahmeplan.inputs.parse({ startCapital: 120000, annualReturnPct: 3, monthlyWithdrawal: 600, annualIncreasePct: 0 })
      return { months: entnahmeplan.compute(inputs, { asOf: LAW_DATE, locale: 'en' }).result.totalWithdrawn / 600 }
    },
    expect: { months: 276 },
    tolerance: 0.5,
  },
  {
    id: 'FI-02',
    calculator: 'fire-rechner',
    source: 'deltabadger',
    url: 'https://deltabadger.com/de/fire-rechner',
    model: () => ({ target: fireNumber(24000, 0.04) }),
    expect: { target: 600000 },
  },
]

const collected = [...vorabpauschaleExamples, ...flatTaxExamples, ...dividendExamples, ...orderExamples, ...savingsExamples]

export const collectedExamples: readonly WorkedExample[] = collected.map((example) => ({ ...example, checked: '2026-11-20' }))
