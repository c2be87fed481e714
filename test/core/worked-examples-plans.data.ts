/** Published examples of saving, financial independence, pensions and homes, read on one day. */
import { grunderwerbsteuer, instalment } from '../../core/calculators/eigenkapital/model'
import { entgeltpunkte, monatsrente, zugangsfaktor } from '../../core/calculators/rentenluecke/model'
import { grunderwerbsteuersatz, type Land } from '../../core/law/grunderwerbsteuer/figures'
import { maklerKaeuferanteil } from '../../core/law/kaufnebenkosten/figures'
import { durchschnittsentgelt, beitragsbemessungsgrenze } from '../../core/law/rentenversicherung/figures'
import { cents } from '../../core/values/money'
import { annuityFactor } from '../../core/values/growth'
import type { WorkedExample } from './worked-examples.data'

const checked = '2026-11-22'

/** Sources that print whole euros. */
const HALF_EURO = 0.5

const sparkasse = { source: 'Sparkasse, Zinseszins: 100 EUR a month at 5 %', url: 'https://sparkasse.de/pk/ratgeber/finanzplanung/investieren/zinseszins.html' }
const saved = (years: number) => ({ monthly_rate: 100, annual_increase: 0, annual_return: 5, years })

const extraEtf = {
  source: 'extraETF, Zinseszins: 100 EUR at the end of each month, 5.5 % in twelve equal parts',
  url: 'https://de.extraetf.com/news/etf-news/der-zinseszins-so-laesst-du-dein-geld-fuer-dich-arbeiten',
}
const monthEnd = (years: number) => (): { value: number } => ({ value: 100 * annuityFactor(0.055 / 12, 12 * years) })

/** One sum, left alone. */
const once = (initial: number, annualReturn: number, years: number) =>
  ({ initial_investment: initial, monthly_rate: 0, annual_increase: 0, annual_return: annualReturn, years })

const saving: WorkedExample[] = [
  { id: 'SP-41', calculator: 'etf-sparplan', checked, ...sparkasse, inputs: saved(20), expect: { total_contributions: 24_000, total_growth: 16_746, final_value: 40_746 }, tolerance: HALF_EURO },
  { id: 'SP-42', calculator: 'etf-sparplan', checked, ...sparkasse, inputs: saved(30), expect: { total_contributions: 36_000, total_growth: 45_870, final_value: 81_870 }, tolerance: HALF_EURO },
  { id: 'SP-43', calculator: 'etf-sparplan', checked, ...sparkasse, inputs: saved(40), expect: { total_contributions: 48_000, total_growth: 100_856, final_value: 148_856 }, tolerance: HALF_EURO },
  { id: 'SP-44', calculator: 'etf-sparplan', checked, ...extraEtf, model: monthEnd(10), expect: { value: 15_951 }, tolerance: HALF_EURO },
  { id: 'SP-45', calculator: 'etf-sparplan', checked, ...extraEtf, model: monthEnd(20), expect: { value: 43_563 }, tolerance: HALF_EURO },
  {
    id: 'SP-46', calculator: 'etf-sparplan', checked,
    source: 'justETF: 10,000 EUR at 5 % over ten years',
    url: 'https://justetf.com/at/news/passive-investing/the-miracle-gro-of-compound-interest.html',
    inputs: once(10_000, 5, 10), expect: { final_value: 16_288.95, total_growth: 6288.95 },
  },
  {
    id: 'SP-47', calculator: 'etf-sparplan', checked,
    source: 'prozentrechnen.org: 1,000 EUR at 5 % over twenty years',
    url: 'https://prozentrechnen.org/zinseszins',
    inputs: once(1000, 5, 20),
    expect: { 'yearly_data.0.value_before_tax': 1050, 'yearly_data.1.value_before_tax': 1102.5, final_value: 2653.3, total_growth: 1653.3 },
  },
  {
    id: 'SP-48', calculator: 'etf-sparplan', checked,
    source: 'onvista, June 2021: about 705 EUR a month at 8 % are a million in 30 years',
    url: 'https://www.onvista.de/news/coast-fire-oder-fire-warum-nicht-nur-deine-ziele-entscheidend-sind!-467621689',
    inputs: { monthly_rate: 705, annual_increase: 0, annual_return: 8, years: 30 },
    expect: { final_value: 1_000_000 },
    // Half a euro a month is 0.5 x 1417.6 at the end.
    tolerance: 709,
  },
  {
    id: 'SP-49', calculator: 'etf-sparplan', checked,
    source: 'extraETF, September 2020: 10,000 EUR at 6 % without costs',
    url: 'https://de.extraetf.com/news/finanznews/warum-sie-bei-etfs-dringend-auf-die-kosten-achten-mussen',
    inputs: once(10_000, 6, 20),
    expect: {
      'yearly_data.0.value_before_tax': 10_600, 'yearly_data.2.value_before_tax': 11_910, 'yearly_data.4.value_before_tax': 13_382,
      'yearly_data.9.value_before_tax': 17_908, final_value: 32_071,
    },
    tolerance: HALF_EURO,
  },
  {
    id: 'SP-50', calculator: 'etf-sparplan', checked,
    source: 'deutschefxbroker.de: 10,000 EUR at 3 % over twenty years',
    url: 'https://deutschefxbroker.de/kostenrechner',
    inputs: once(10_000, 3, 20), expect: { final_value: 18_061 }, tolerance: HALF_EURO,
  },
  {
    id: 'JD-41', calculator: 'junior-depot', checked,
    source: 'Volksbanken Raiffeisenbanken, Frühstart-Rente: 10 EUR a month from 6 to 18 at 8.2 %, rounded to hundreds',
    url: 'https://www.vr.de/privatkunden/themenwelten/finanzen/sparen-altersvorsorge/fruehstart-rente.html',
    inputs: { currentAge: 6, targetAge: 18, monthlyContribution: 10, annualReturnPct: 8.2 },
    expect: { totalContributions: 1440, finalValueBeforeTax: 2400 },
    tolerance: 50,
  },
]

const reserve = (id: string, source: string, url: string, monthlyExpenses: number, bufferMonths: number, targetAmount: number): WorkedExample =>
  ({ id, calculator: 'notgroschen', checked, source, url, inputs: { monthlyExpenses, bufferMonths }, expect: { targetAmount } })

const beatvest = ['beatvest: three to six months of 2,000 EUR', 'https://www.beatvest.com/faqs/wie-viel-geld-sollte-man-mit-40-auf-der-seite-haben'] as const
const finanzmovers = ['finanzmovers.de: three to six months of 1,500 EUR', 'https://www.finanzmovers.de/was-ist-ein-notgroschen.html'] as const
const curihelp = [
  'curihelp.com: months of 2,200 and of 1,800 EUR',
  'https://curihelp.com/de/wie-viel-notgroschen-braucht-man-wirklich-mit-einfachen-schritten-die-richtige-summe-ermitteln',
] as const

const reserves: WorkedExample[] = [
  reserve('NG-41', ...beatvest, 2000, 3, 6000),
  reserve('NG-42', ...beatvest, 2000, 6, 12_000),
  reserve('NG-43', ...finanzmovers, 1500, 3, 4500),
  reserve('NG-44', ...finanzmovers, 1500, 6, 9000),
  reserve('NG-45', ...curihelp, 2200, 6, 13_200),
  reserve('NG-46', ...curihelp, 1800, 6, 10_800),
]

/** A portfolio left alone for a year at 7 %, prices rising by 2.5 %: what the source prints as growth of its opening balance. */
const realYear = (id: string, opening: number, growth: number): WorkedExample => ({
  id, calculator: 'fire-rechner', checked,
  source: 'fincalcapp.com, projection at 7 % with 2.5 % inflation: growth of a year on the opening balance',
  url: 'https://fincalcapp.com/de/fire-calculator',
  inputs: { currentPortfolio: opening, monthlySavings: 0, monthlyExpenses: 5000, annualReturnPct: 7, inflationPct: 2.5, withdrawalRatePct: 4 },
  expect: { fireNumber: 1_500_000, 'yearly_data.0.portfolio': cents(opening + growth) },
})

const independence: WorkedExample[] = [
  realYear('FI-41', 200_000, 8780.49),
  realYear('FI-42', 660_717.62, 29_007.12),
  realYear('FI-43', 1_372_102.71, 60_238.66),
  {
    id: 'FI-44', calculator: 'fire-rechner', checked,
    source: 'team-soellner.de: 4 % a year of 200,000 EUR are about 667 EUR a month',
    url: 'https://team-soellner.de/blog/entnahmeplan-ruhestand.html',
    inputs: { currentPortfolio: 200_000, withdrawalRatePct: 4 }, expect: { monthlyPassiveIncome: 667 }, tolerance: HALF_EURO,
  },
  {
    id: 'FI-45', calculator: 'fire-rechner', checked,
    source: 'onvista, June 2021: 40,000 EUR a year by the rule of 4 %',
    url: 'https://www.onvista.de/news/coast-fire-oder-fire-warum-nicht-nur-deine-ziele-entscheidend-sind!-467621689',
    inputs: { monthlyExpenses: 40_000 / 12, withdrawalRatePct: 4 }, expect: { fireNumber: 1_000_000 },
  },
]

/** Points of a year whose average earnings the law states. */
const pointsOf = (gross: number, day: string): number => gross / durchschnittsentgelt.on(day)

const pensions: WorkedExample[] = [
  {
    id: 'RL-41', calculator: 'rentenluecke', checked,
    source: 'Deutsche Rentenversicherung, expert forum: 64 points, 40 months early, a pension value of 34 EUR',
    url: 'https://www.ihre-vorsorge.de/expertenforum/archiv/detail/abschlage-mit-63-verstaendnisproblem.html',
    model: () => ({ factor: zugangsfaktor(-40), points: 64 * zugangsfaktor(-40), monthly: cents(64 * zugangsfaktor(-40) * 34) }),
    expect: { factor: 0.88, points: 56.32, monthly: 1914.88 },
    tolerance: 1e-9,
  },
  {
    id: 'RL-42', calculator: 'rentenluecke', checked,
    source: 'ihre-vorsorge.de: 60 points, four years early: 8.64 points less',
    url: 'https://www.ihre-vorsorge.de/magazin/lesen/freiwillig-in-die-gesetzliche-rentenkasse-einzahlen.html',
    model: () => ({ less: 60 - 60 * zugangsfaktor(-48), refill: (60 - 60 * zugangsfaktor(-48)) / zugangsfaktor(-48) }),
    expect: { less: 8.64, refill: 10.093 },
    tolerance: 0.00051,
  },
  {
    id: 'RL-43', calculator: 'rentenluecke', checked,
    source: 'frugalisten.de forum, December 2023: 30 points at 63 leave 25.68; the cents of the pension are dropped',
    url: 'https://frugalisten.de/forum/topic/rentenabschlag-wie-berechnen/',
    model: () => ({ points: 30 * zugangsfaktor(-48), monthly: Math.floor(monatsrente(30, 63, '2023-12-13')) }),
    expect: { points: 25.68, monthly: 965 },
  },
  {
    id: 'RL-44', calculator: 'rentenluecke', checked,
    source: 'Deutsche Rentenversicherung, glossary: points of 2024 by the final average; for 90,600 it prints 1.9542, but its own division gives 1.9242',
    url: 'https://www.deutsche-rentenversicherung.de/SharedDocs/Glossareintraege/DE/E/entgeltpunkte.html?nn=d9301a88-c67c-4230-ae1f-acd2973b0e2d',
    model: () => ({ average: pointsOf(47_085, '2024-12-31'), half: pointsOf(23_543, '2024-12-31') }),
    expect: { average: 1, half: 0.5 },
    tolerance: 0.000051,
  },
  {
    id: 'RL-45', calculator: 'rentenluecke', checked,
    source: 'finanzen.net: points of 2025',
    url: 'https://www.finanzen.net/nachricht/geld-karriere-lifestyle/verdienst-einkommensfrage-fuer-einen-rentenpunkt-was-man-wirklich-verdienen-muss-14749533',
    model: () => ({ of40: pointsOf(40_000, '2025-12-31'), of30: pointsOf(30_000, '2025-12-31') }),
    expect: { of40: 0.79, of30: 0.59 },
  },
  {
    id: 'RL-46', calculator: 'rentenluecke', checked,
    source: 'SV SparkassenVersicherung Sachsen: most points of 2025',
    url: 'https://www.sv-sachsen.de/content/service/blog/wichtige-rentenbegriffe/index.html',
    model: () => ({ ceiling: beitragsbemessungsgrenze.on('2025-12-31'), most: pointsOf(beitragsbemessungsgrenze.on('2025-12-31'), '2025-12-31') }),
    expect: { ceiling: 96_600, most: 1.91 },
  },
  {
    id: 'RL-47', calculator: 'rentenluecke', checked,
    source: 'Deutsche Rentenversicherung, 8 October 2025: figures of 2026',
    url: 'https://www.deutsche-rentenversicherung.de/DRV/DE/Ueber-uns-und-Presse/Presse/Meldungen/2025/25-10-08-bundeskabinett-sv-rechengroessen-vo-2026.html',
    model: () => ({ ceiling: beitragsbemessungsgrenze.on('2026-12-31'), average: entgeltpunkte(51_944), most: entgeltpunkte(12 * 8450) }),
    // 101,400 / 51,944
    expect: { ceiling: 101_400, average: 1, most: 1.952102 },
    tolerance: 0.000001,
  },
]

const transferTax = (price: number, land: Land, day: string) => grunderwerbsteuer(price, grunderwerbsteuersatz[land].on(day))

const homes: WorkedExample[] = [
  {
    id: 'EK-41', calculator: 'eigenkapital', checked,
    source: 'Euro am Sonntag (finanzen.net), 2017: 250,000 EUR in Brandenburg and in Sachsen',
    url: 'http://www.finanzen.net/nachricht/private-finanzen/euro-am-sonntag-service-nebenkosten-bei-immobilien-das-geht-alles-aufs-haus-5692017',
    model: () => ({ brandenburg: transferTax(250_000, 'brandenburg', '2017-09-01'), sachsen: transferTax(250_000, 'sachsen', '2017-09-01') }),
    expect: { brandenburg: 16_250, sachsen: 8750 },
  },
  {
    id: 'EK-42', calculator: 'eigenkapital', checked,
    source: 'maklaro.de: broker of a house in Lübeck for 250,000 EUR',
    url: 'http://www.maklaro.de/mit-diesen-kosten-muessen-sie-beim-hauskauf-rechnen',
    inputs: { purchasePrice: 250_000, bundesland: 'schleswig-holstein' }, expect: { 'nebenkostenBreakdown.makler': 8925 },
  },
  {
    id: 'EK-43', calculator: 'eigenkapital', checked,
    source: 'finanzkanzlei-adamietz.de, April 2022: 300,000 EUR, 682.50 interest (2.73 %) and 750 repayment (3 %) in the first month',
    url: 'https://finanzkanzlei-adamietz.de/2022/04/26/a-wie-annuitaetendarlehen-baufi-abc',
    model: () => ({ monthly: instalment(300_000, 0.0273, 0.03), interest: instalment(300_000, 0.0273, 0), repayment: instalment(300_000, 0, 0.03) }),
    expect: { monthly: 1432.5, interest: 682.5, repayment: 750 },
  },
  {
    id: 'EK-44', calculator: 'eigenkapital', checked,
    source: 'biallo.de: 200,000 EUR at 2 % and 3 %; prints 883.33, which is not the sum of its parts 500 and 333.33',
    url: 'https://www.biallo.de/baufinanzierung/ratgeber/annuitaetendarlehen',
    model: () => ({ interest: cents(instalment(200_000, 0.02, 0)), repayment: instalment(200_000, 0, 0.03), monthly: cents(instalment(200_000, 0.02, 0.03)) }),
    expect: { interest: 333.33, repayment: 500, monthly: 833.33 },
  },
  {
    id: 'EK-45', calculator: 'eigenkapital', checked,
    source: 'conboa-immobilien.de, state of 1 January 2023: rates of Hamburg, Sachsen and Thüringen on 100,000 EUR',
    url: 'https://www.conboa-immobilien.de/kaufnebenkosten-rechner-grunderwerbsteuer-notarkosten',
    model: () => ({
      hamburg: transferTax(100_000, 'hamburg', '2023-01-01'), sachsen: transferTax(100_000, 'sachsen', '2023-01-01'),
      thueringen: transferTax(100_000, 'thueringen', '2023-01-01'),
    }),
    expect: { hamburg: 5500, sachsen: 5500, thueringen: 6500 },
  },
  {
    id: 'EK-46', calculator: 'eigenkapital', checked,
    source: 'baufi-go.de, December 2019: brokers of both sides together; each pays half since 2021',
    url: 'https://www.baufi-go.de/baufi-wissen/kosten-im-ueberblick/',
    model: () => {
      const { bremen, hamburg, hessen, bayern } = maklerKaeuferanteil.on('2026-11-20')
      return { bremen: 200 * bremen, hamburg: 200 * hamburg, hessen: 200 * hessen, bayern: 200 * bayern }
    },
    expect: { bremen: 5.95, hamburg: 6.25, hessen: 5.95, bayern: 7.14 },
  },
]

const spending: WorkedExample[] = [
  {
    id: 'EP-41', calculator: 'entnahmeplan', checked,
    source: 'team-soellner.de: 8,000 EUR a year from 200,000 EUR, 2 % more in the second year',
    url: 'https://team-soellner.de/blog/entnahmeplan-ruhestand.html',
    inputs: { startCapital: 200_000, monthlyWithdrawal: 8000 / 12, annualIncreasePct: 2, annualReturnPct: 5, horizonYears: 30 },
    expect: { 'yearly_data.0.withdrawn': 8000, 'yearly_data.1.withdrawn': 8160 },
  },
  {
    id: 'SG-41', calculator: 'schenkungsteuer', checked,
    source: 'brutto-netto-rechner.info: 550,000 EUR to a son; prints a tax of 11,000, which is not the 11 % of 150,000 that it names',
    url: 'https://www.brutto-netto-rechner.info/schenkungssteuer-rechner.php',
    inputs: { giftValue: 550_000, relationship: 'kind' },
    expect: { freibetrag: 400_000, steuerpflichtigerErwerb: 150_000, steuersatz: 0.11, steuer: 16_500 },
  },
]

export const planExamples: readonly WorkedExample[] = [...saving, ...reserves, ...independence, ...pensions, ...homes, ...spending]
