/** The lines of Anlage KAP and KAP-INV for depots without German withholding. */
import { citations } from '../../law/citations'
import { formSources, formYears } from '../../law/anlage-kap/figures'
import { teilfreistellung, basisertragAnteil, basiszins } from '../../law/investmentfonds/figures'
import { noTaxAdvice } from '../../law/investmentfonds/standard-texts'
import { taxedPrivateSales } from '../../law/privatverkauf/privatverkauf'
import { freigrenzePrivatverkauf } from '../../law/privatverkauf/figures'
import { addDays } from '../../values/dates'
import { cents } from '../../values/money'
import { centsOrNull, sumKnown } from '../bounds'
import { lastDayOf } from '../lump-sum'
import { defineDepotTax } from '../module'
import { setOff, type ByPot } from '../pots'
import { severalReadings } from '../texts'
import { entriesOf, isFund } from './entries'
import { openRates, RATE_REACH } from './euros'
import { linesOf } from './lines'
import { inputs, result, type Entry, type Inputs } from './schema'
import { assumptions, limitations, method } from './texts'

/** The last form that is out. */
const LAST_FORM = formYears[1]

const law = [teilfreistellung, basiszins, basisertragAnteil, freigrenzePrivatverkauf]

const shown = ({ general, shares }: ByPot): ByPot => ({ general: cents(general), shares: cents(shares) })

/** Whether a row is a private sale, which is no capital income. */
const isPrivate = ({ kind, type, total }: Entry): boolean => (type === 'sale' && kind === 'GOLD_LIEFERBAR') || total === 'privateSaleGain' || total === 'privateSaleLoss'

const isLossTotal = ({ total }: Entry): boolean => total?.endsWith('Loss') === true

/** A row as income, with its sign. */
const income = (entry: Entry): number | null => (entry.amount === null || entry.obstacles.includes('kind_unknown') ? null : isLossTotal(entry) ? -entry.amount : entry.amount)

const isShares = ({ kind, type, total }: Entry): boolean => (type === 'sale' && kind === 'AKTIE') || total === 'shareGain' || total === 'shareLoss'

/** Income after the partial exemption by pot; null where a row is not known, and where derivative losses stand apart. */
function netOf(entries: readonly Entry[], year: number): ByPot | null {
  const exempt = teilfreistellung.on(lastDayOf(year))
  const after = (entry: Entry): number | null => {
    const amount = income(entry)
    return amount === null || !isFund(entry.kind) ? amount : amount * (1 - exempt[entry.kind])
  }
  const shares = sumKnown(entries.filter(isShares).map(after))
  const general = sumKnown(entries.filter((entry) => !isShares(entry)).map(after))
  const isApart = year === formYears[0] && entries.some(({ total }) => total === 'derivativeLoss')
  return isApart || shares === null || general === null ? null : { general, shares }
}

function privateSales(entries: readonly Entry[], year: number) {
  if (entries.length === 0) return null
  const gain = centsOrNull(sumKnown(entries.map(income)))
  return { result: gain, taxed: gain === null ? null : taxedPrivateSales(gain, lastDayOf(year)) }
}

/** What of the losses of earlier years the income takes, and what is left. */
function losses(net: ByPot | null, { lossesCarriedForward }: Inputs) {
  if (net === null) return { afterExemption: null, lossUsed: null, lossCarriedForward: null }
  const { left } = setOff(net, lossesCarriedForward)
  const own = setOff(net, { general: 0, shares: 0 }).left
  const used = { general: lossesCarriedForward.general + own.general - left.general, shares: lossesCarriedForward.shares + own.shares - left.shares }
  return { afterExemption: shown(net), lossUsed: shown(used), lossCarriedForward: shown(left) }
}

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
  sources: [...citations(law), ...formSources, '§ 20 Abs. 1, 2, 4 und 6, § 23, § 32d Abs. 3 und 5 EStG; §§ 16, 18, 19, 20 InvStG'],
  securitiesOf({ securities, bookings }) {
    const given = new Set(securities.flatMap(({ isin, kind }) => (kind === undefined ? [] : [isin])))
    const asked = new Set(bookings.flatMap(({ isin }) => (isin === undefined || given.has(isin) ? [] : [isin])))
    return [...asked].map((isin) => ({ isin, isOpen: true }))
  },
  ratesOf({ bookings }) {
    const { currencies, days } = openRates(bookings)
    const [first, last] = [days[0], days.at(-1)]
    return first === undefined || last === undefined ? { currencies: [], from: '', to: '' } : { currencies, from: addDays(first, -RATE_REACH), to: last }
  },
  lawDay: ({ year }) => lastDayOf(year),
  compute(given, known) {
    const { year } = given
    const entries = entriesOf({ inputs: given, known })
    const capital = entries.filter((entry) => !isPrivate(entry))
    return {
      result: {
        status: entries.some(({ obstacles }) => obstacles.length > 0) ? ('partial' as const) : ('ok' as const),
        year,
        lines: linesOf(entries, given),
        entries,
        ...losses(netOf(capital, year), given),
        privateSales: privateSales(entries.filter(isPrivate), year),
      },
    }
  },
})

/** The same under its id. */
export { taxReturn as return }
