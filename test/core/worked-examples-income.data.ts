/** Published examples of tax on capital income (interest, dividends, funds) and of orders, read on one day. */
import { dividend, lumpSum, type WorkedExample } from './worked-examples.data'

const checked = '2026-11-22'
/** The allowance is used up elsewhere. */
const used = { sparerpauschbetrag_remaining: 0 }

const interest: WorkedExample[] = [
  {
    id: 'AS-41', calculator: 'abgeltungssteuer', checked,
    source: 'extraETF, April 2025: 5,000 after the allowance',
    url: 'https://extraetf.com/de/wissen/solidaritaetszuschlag',
    inputs: { kapitalertrag: 5000, taxProfile: used },
    expect: { kapitalertragsteuer: 1250, solidaritaetszuschlag: 68.75, gesamte_steuer: 1318.75, netto_ertrag: 3681.25 },
    tolerance: 0.0001,
  },
  {
    id: 'AS-42', calculator: 'abgeltungssteuer', checked,
    source: 'vergleich.de: interest of 100; the surcharge of 1.375 is dropped to 1.37',
    url: 'https://www.vergleich.de/abgeltungssteuer.html',
    inputs: { kapitalertrag: 100, taxProfile: used },
    expect: { kapitalertragsteuer: 25, solidaritaetszuschlag: 1.37, netto_ertrag: 73.63 },
    tolerance: 0.0001,
  },
  {
    id: 'AS-43', calculator: 'abgeltungssteuer', checked,
    source: 'vergleich.de: interest of 100 with 9 % church tax',
    url: 'https://www.vergleich.de/abgeltungssteuer.html',
    inputs: { kapitalertrag: 100, taxProfile: { ...used, kirchensteuer: true, bundesland: 'Berlin' } },
    expect: { kapitalertragsteuer: 24.45, solidaritaetszuschlag: 1.34, kirchensteuer: 2.2, netto_ertrag: 72.01 },
    tolerance: 0.0001,
  },
]

const funds: WorkedExample[] = [
  {
    id: 'VP-41', calculator: 'vorabpauschale', checked,
    source: 'finanzfacts.de, Fall 1, 4 February 2026',
    url: 'https://finanzfacts.de/rechner/vorabpauschale',
    inputs: { wert_jahresanfang: 20_000, wert_jahresende: 22_000, steuerjahr: 2025, taxProfile: used },
    expect: {
      basisertrag: 354.2, wertsteigerung: 2000, vorabpauschale_brutto: 354.2, teilfreistellung_betrag: 106.26, vorabpauschale_steuerpflichtig: 247.94,
      'steuer.gesamte_steuer': 65.39,
    },
  },
  {
    id: 'VP-42', calculator: 'vorabpauschale', checked,
    source: 'Consorsbank, Investmentsteuer: one unit from 100 to 102, 0.10 paid out; in thousands of units',
    url: 'https://wissen.consorsbank.de/t5/Investmentsteuer/Wie-wird-die-Vorabpauschale-berechnet/ta-p/64829',
    inputs: { wert_jahresanfang: 100_000, wert_jahresende: 102_000, ausschuettungen: 100, steuerjahr: 2023, taxProfile: used },
    expect: { basisertrag: 1785, vorabpauschale_brutto: 1685, teilfreistellung_betrag: 505.5, vorabpauschale_steuerpflichtig: 1179.5 },
  },
  {
    id: 'VP-43', calculator: 'vorabpauschale', checked,
    source: 'steuergo.de: 70 % of the base rate of 2025',
    url: 'https://www.steuergo.de/en/fag/2025/3177/wie_hoch_ist_die_vorabpauschale_',
    model: () => lumpSum(100, 200, 2.53),
    // The page states 1.771; cents of 1.77 are what the calculator shows.
    expect: { basisertrag: 1.77 },
    tolerance: 0.0011,
  },
]

const dividends: WorkedExample[] = [
  {
    id: 'ND-41', calculator: 'netto-dividende', checked,
    source: 'us-aktien-kaufen.de: 673.24 EUR from Procter & Gamble inside an exemption order of 801',
    url: 'https://us-aktien-kaufen.de/quellensteuer/',
    inputs: { brutto_dividende: 673.24, isin: 'US7427181091', taxProfile: { sparerpauschbetrag_remaining: 801 } },
    expect: { quellensteuer_betrag: 100.99, anrechenbare_quellensteuer: 0, deutsche_reststeuer: 0 },
  },
  {
    id: 'ND-42', calculator: 'netto-dividende', checked,
    source: 'finance-engineer.de: 1,500 EUR from the United States',
    url: 'http://finance-engineer.de/anrechenbare-us-quellensteuern-so-funktioniert-es/',
    inputs: { brutto_dividende: 1500, isin: 'US0378331005', taxProfile: used },
    expect: { quellensteuer_betrag: 225 },
  },
  {
    id: 'ND-43', calculator: 'netto-dividende', checked,
    source: 'Consorsbank community: slip of 4.30 USD from the United States, in USD',
    url: 'https://wissen.consorsbank.de/t5/user/v2/viewprofilepage/user-id/48634/page/3',
    model: () => dividend(4.3, 0.15, 0.15),
    expect: { quellensteuer_betrag: 0.65, kapitalertragsteuer: 0.43, solidaritaetszuschlag: 0.02 },
  },
  {
    id: 'ND-44', calculator: 'netto-dividende', checked,
    source: 'Consorsbank community: slip of 13.42 EUR (20.30 CAD) from Canada; the bank rounds the credit in dollars and has 2.02',
    url: 'https://wissen.consorsbank.de/t5/user/viewprofilepage/user-id/98178',
    inputs: { brutto_dividende: 13.42, isin: 'CA0641491075', taxProfile: used },
    expect: { quellensteuer_betrag: 3.36, anrechenbare_quellensteuer: 2.02 },
    tolerance: 0.0101,
  },
  {
    id: 'ND-45', calculator: 'netto-dividende', checked,
    source: 'marcowenzel.de, Switzerland: of a dividend of 100, 35 withheld, 20 to be claimed there, 15 credited here',
    url: 'https://marcowenzel.de/quellensteuer-zurueckholen-schweiz/',
    inputs: { brutto_dividende: 100, isin: 'CH0038863350', taxProfile: used },
    expect: { quellensteuer_betrag: 35, erstattungsfaehige_quellensteuer: 20, anrechenbare_quellensteuer: 15 },
  },
]

export const incomeExamples: readonly WorkedExample[] = [...interest, ...funds, ...dividends]
