/** The lines of a return without their schemas, so that pages need none. Amounts in EUR. */
import { formYears } from '../../law/anlage-kap/figures'
import { teilfreistellung } from '../../law/investmentfonds/figures'
import { taxedPrivateSales } from '../../law/privatverkauf/privatverkauf'
import { cents } from '../../values/money'
import { lastDayOf, centsOrNull, sumKnown } from '../lump-sum'
import type { Known } from '../module'
import { setOff, type ByPot } from '../pots'
import { entriesOf, isFund } from './entries'
import { linesOf } from './lines'
import type { Entry, Inputs, Result } from './schema'

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

/**
 * The lines of parsed inputs.
 *
 * @throws InvalidRequest where more is sold than was bought
 */
export function computeReturn(given: Inputs, known: Known): { result: Result } {
  const { year } = given
  const entries = entriesOf(given, known)
  const isPartial = entries.some(({ obstacles }) => obstacles.length > 0)
  return {
    result: {
      status: isPartial ? 'partial' : 'ok',
      year,
      lines: linesOf(entries, given),
      entries,
      ...losses(netOf(entries.filter((entry) => !isPrivate(entry)), year), given),
      privateSales: privateSales(entries.filter(isPrivate), year),
    },
  }
}
