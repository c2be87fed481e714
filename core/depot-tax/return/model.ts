/** The lines of Anlage KAP and KAP-INV for depots without German withholding. */
import { citations } from '../../law/dated'
import { formSources, formYears } from '../../law/anlage-kap/figures'
import { teilfreistellung, basisertragAnteil, basiszins } from '../../law/investmentfonds/figures'
import { noTaxAdvice } from '../../law/investmentfonds/standard-texts'
import { freigrenzePrivatverkauf } from '../../law/privatverkauf/figures'
import { addDays } from '../../values/dates'
import { lastDayOf } from '../lump-sum'
import { defineDepotTax } from '../module'
import { severalReadings } from '../texts'
import { computeReturn } from './compute'
import { openRates, RATE_REACH } from './euros'
import { inputs, result } from './schema'
import { assumptions, limitations, method } from './texts'

/** The last form that is out. */
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
  assumptions: [...assumptions],
  limitations: [...limitations, severalReadings, noTaxAdvice],
  sources: [...citations(law), ...formSources, '§ 20 Abs. 1, 2, 4, 4a und 6, § 23, § 32d Abs. 3 und 5 EStG; §§ 16, 18, 19, 20, 22, 23 InvStG'],
  securitiesOf({ securities, bookings, changes = [] }) {
    const given = new Set(securities.flatMap(({ isin, kind }) => (kind === undefined ? [] : [isin])))
    const named = [...bookings.map(({ isin }) => isin), ...changes.flatMap((change) => (change.type === 'merger' ? [change.isin, change.into] : []))]
    const asked = new Set(named.flatMap((isin) => (isin === undefined || given.has(isin) ? [] : [isin])))
    return [...asked].map((isin) => ({ isin, isOpen: true }))
  },
  ratesOf({ bookings }) {
    const { currencies, days } = openRates(bookings)
    const [first, last] = [days[0], days.at(-1)]
    return first === undefined || last === undefined ? { currencies: [], from: '', to: '' } : { currencies, from: addDays(first, -RATE_REACH), to: last }
  },
  lawDay: ({ year }) => lastDayOf(year),
  compute: computeReturn,
})

/** The same under its id. */
export { taxReturn as return }
