/** The lines of Anlage KAP and KAP-INV for depots without German withholding. */
import type { Text } from '../../values/text'
import { citations } from '../../law/dated'
import { formSources, formYears } from '../../law/anlage-kap/figures'
import { teilfreistellung, basisertragAnteil, basiszins } from '../../law/investmentfonds/figures'
import { freigrenzePrivatverkauf } from '../../law/privatverkauf/figures'
import { addDays } from '../../values/dates'
import { lastDayOf } from '../lump-sum'
import { defineDepotTax } from '../module'
import { computeReturn } from './compute'
import { openRates, RATE_REACH } from '../euros'
import { inputs, result } from './schema'
import { assumptions, limitations } from './texts'
import { words } from './words'

const method: Text = {
  en: [
    '1. Per depot and security: purchases of a day are one lot in EUR with its costs; sales take the oldest lots. Splits and mergers multiply the units of a lot, moves take the oldest lots along; day and cost stay.',
    '2. Gain = proceeds − costs of the sale − cost of the lots, of funds − lump sums declared. Shares: gains in lines 19 and 20, losses off line 19 and in line 23. Other securities: gains in line 19, losses off line 19 and in line 22. Distributions of shares, coupons and interest: line 19.',
    '3. Funds, before the partial exemption, by kind: distributions in lines 4 to 8 of Anlage KAP-INV, lump sums in 9 to 13, gains less losses in 14, 17, 20, 23, 26. Lump sum of the year before = units at its end × lump sum of a unit (section 18 InvStG) × twelfths from the month of purchase.',
    '4. Derivatives: 2024 gains in lines 19 and 21, losses in line 24 alone; 2025 gains in line 19, losses off line 19 and in line 22.',
    '5. Foreign tax: min(withheld, treaty rate × payment, payment / 4), line 41.',
    '6. After exemption: sum over kinds of amount × (1 − exempt share); losses of earlier years by section 20(6) EStG.',
    '7. Private sales: gains less losses on lots sold at most one year after their purchase; 0 below the limit of section 23(3) EStG.',
  ].join('\n'),
  de: [
    '1. Je Depot und Wertpapier: Käufe eines Tages sind ein Posten in EUR mit ihren Kosten; Verkäufe nehmen die ältesten Posten. Splits und Fusionen vervielfachen die Stücke eines Postens, Überträge nehmen die ältesten mit; Tag und Kosten bleiben.',
    '2. Gewinn = Erlös − Verkaufskosten − Anschaffungskosten, bei Fonds − erklärte Vorabpauschalen. Aktien: Gewinne in Zeile 19 und 20, Verluste aus Zeile 19 heraus und in Zeile 23. Andere Wertpapiere: Gewinne in Zeile 19, Verluste aus Zeile 19 heraus und in Zeile 22. Dividenden, Kupons und Zinsen: Zeile 19.',
    '3. Fonds, vor Teilfreistellung, nach Art: Ausschüttungen in Zeile 4 bis 8 der Anlage KAP-INV, Vorabpauschalen in 9 bis 13, Gewinne abzüglich Verluste in 14, 17, 20, 23, 26. Vorabpauschale des Vorjahres = Anteile am Jahresende × Vorabpauschale je Anteil (§ 18 InvStG) × Zwölftel ab dem Kaufmonat.',
    '4. Termingeschäfte: 2024 Gewinne in Zeile 19 und 21, Verluste nur in Zeile 24; 2025 Gewinne in Zeile 19, Verluste aus Zeile 19 heraus und in Zeile 22.',
    '5. Ausländische Steuer: min(einbehalten, Abkommenssatz × Zahlung, Zahlung / 4), Zeile 41.',
    '6. Nach Teilfreistellung: Summe je Art aus Betrag × (1 − freigestellter Anteil); Verluste früherer Jahre nach § 20 Abs. 6 EStG.',
    '7. Private Verkäufe: Gewinne abzüglich Verluste auf Posten, die höchstens ein Jahr nach dem Kauf verkauft wurden; 0 unter der Freigrenze des § 23 Abs. 3 EStG.',
  ].join('\n'),
}

const LAST_FORM = formYears[1]

const law = [teilfreistellung, basiszins, basisertragAnteil, freigrenzePrivatverkauf]

/** Lines of the tax return for brokers that withhold no German tax. */
export const taxReturn = defineDepotTax({
  id: 'return',
  title: { en: 'Tax return of a foreign broker', de: 'Steuererklärung für ausländische Broker' },
  description: {
    en: 'Lines of Anlage KAP and KAP-INV from the bookings at brokers that withhold no German tax: distributions, lump sums and sales by kind of fund, shares, other gains, interest and foreign tax, each with the rows behind it, in euros at the rate of the day.',
    de: 'Zeilen der Anlagen KAP und KAP-INV aus den Buchungen bei Brokern ohne deutschen Steuerabzug: Ausschüttungen, Vorabpauschalen und Verkäufe nach Fondsart, Aktien, übrige Gewinne, Zinsen und ausländische Steuer, jede mit ihren Posten, in Euro zum Kurs des Tages.',
  },
  notFor: 'Not for banks that withhold tax: copy their certificates, or use calculateDepotTaxYear.',
  inputs,
  result,
  words,
  example: {
    year: LAST_FORM,
    securities: [{ isin: 'IE00B4L5Y983', kind: 'AKTIENFONDS', years: [{ year: LAST_FORM - 1, priceStart: 80, priceEnd: 96 }] }, { isin: 'US0378331005', kind: 'AKTIE' }],
    bookings: [
      { depot: 'Broker', type: 'purchase', date: '2024-03-15', isin: 'IE00B4L5Y983', units: 100, amount: 8400, costs: 3 },
      { depot: 'Broker', type: 'purchase', date: '2024-05-06', isin: 'US0378331005', units: 10, amount: 1820, currency: 'USD', rate: 1.0771 },
      { depot: 'Broker', type: 'distribution', date: '2025-02-13', isin: 'US0378331005', amount: 25, foreignTax: 3.75, currency: 'USD', rate: 1.0414 },
      { depot: 'Broker', type: 'sale', date: '2025-09-10', isin: 'IE00B4L5Y983', units: 40, amount: 4000, costs: 3 },
      { depot: 'Broker', type: 'interest', date: '2025-12-31', amount: 42.1 },
    ],
    allowanceUsedElsewhere: 0,
  },
  law,
  method,
  assumptions,
  limitations,
  sources: [...citations(law), ...formSources, '§ 20 Abs. 1, 2, 4, 4a und 6, § 23, § 32d Abs. 3 und 5 EStG; §§ 16, 18, 19, 20, 22, 23 InvStG'],
  securitiesOf({ securities, bookings, changes = [] }) {
    const given = new Set(securities.flatMap(({ isin, kind }) => (kind === undefined ? [] : [isin])))
    const named = [...bookings.map(({ isin }) => isin), ...changes.flatMap((change) => (change.type === 'merger' ? [change.isin, change.into] : []))]
    const asked = new Set(named.flatMap((isin) => (isin === undefined || given.has(isin) ? [] : [isin])))
    return [...asked].map((isin) => ({ isin, isOpen: true }))
  },
  ratesOf({ bookings }) {
    const { currencies, days } = openRates(bookings)
    const [first] = days
    return first === undefined ? { currencies, from: '', to: '' } : { currencies, from: addDays(first, -RATE_REACH), to: days.at(-1) ?? first }
  },
  lawDay: ({ year }) => lastDayOf(year),
  compute: computeReturn,
})
