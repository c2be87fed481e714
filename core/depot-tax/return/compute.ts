/** Computes the lines of a return without importing their schemas, so that pages do not load them. Amounts in EUR. */
import { formLines, fundLines, poolLines, type FormLine, type FormYear, type Pool, type Signed, formYears } from '../../law/anlage-kap/figures'
import { teilfreistellung } from '../../law/investmentfonds/figures'
import { fondstypen } from '../../law/investmentfonds/fondstyp'
import { cents } from '../../values/money'
import { lastDayOf, sumKnown, centsOrNull } from '../lump-sum'
import { isFund, entriesOf } from './entries'
import type { Entry, Inputs, Line, Result } from './schema'
import { isWithinYear, taxedPrivateSales } from '../../law/privatverkauf/privatverkauf'
import type { Known } from '../module'
import { setOff, shownPots, type ByPot } from '../pots'
import { sum } from '../../values/sum'

// From rows to lines. Amounts in EUR.

/** Column of `fundLines` for each type of row. */
const fundColumn = { distribution: 'distribution', interest: 'distribution', lump_sum: 'lumpSum', sale: 'sale', total: 'sale' } as const

const bothSigns: Readonly<Record<'share' | 'other', readonly Pool[]>> = { share: ['shareGain', 'shareLoss'], other: ['otherGain', 'otherLoss'] }

/** The pools that an amount outside funds may belong to; one if its kind and sign are known. */
function poolsOf({ type, kind, amount }: Entry): readonly Pool[] {
  if (type !== 'sale') return ['otherGain']
  const both = kind === 'AKTIE' ? bothSigns.share : kind === null ? [...bothSigns.share, ...bothSigns.other] : bothSigns.other
  return amount === null ? both : both.slice(amount < 0 ? 1 : 0).slice(0, 1)
}

/** The lines that a row counts in, with its sign in each. */
function placesOf(entry: Entry, year: FormYear): readonly Signed[] {
  const { type, kind, total } = entry
  if (total === 'privateSaleGain' || total === 'privateSaleLoss' || (type === 'sale' && kind === 'GOLD_LIEFERBAR')) return []
  if (total !== null) return poolLines[year][total]
  const column = fundColumn[type]
  const ofFunds = (isFund(kind) ? [kind] : kind === null && type !== 'interest' ? fondstypen : []).map((each): Signed => [fundLines[each][column], 1])
  if (isFund(kind) || type === 'lump_sum') return ofFunds
  return [...ofFunds, ...poolsOf(entry).flatMap((pool) => poolLines[year][pool])]
}

interface Place {
  line: FormLine
  entry: number
  amount: number | null
}

/** The amount of a row in a line; outside funds its absolute value times the sign of the line, since loss lines take losses as positive amounts. */
const signed = (entry: Entry, sign: 1 | -1): number | null => {
  if (entry.amount === null) return null
  return cents(sign * (isFund(entry.kind) ? entry.amount : Math.abs(entry.amount)))
}

/** All rows by line; a row with something unknown makes every line that it may belong to unknown. */
const placed = (entries: readonly Entry[], year: FormYear): Place[] =>
  entries.flatMap((entry, index) => [
    ...placesOf(entry, year).map(([line, sign]): Place => ({ line, entry: index, amount: entry.obstacles.includes('kind_unknown') ? null : signed(entry, sign) })),
    ...(entry.foreignTax === 0 || (entry.type !== 'distribution' && entry.type !== 'interest') ? [] : [{ line: 'KAP 41' as const, entry: index, amount: entry.foreignTax }]),
  ])

/** Line 41 by the reading that credits no tax on the exempt part of a distribution; null if it is the same. */
function otherCredit(rows: readonly Place[], entries: readonly Entry[], year: number): number | null {
  const exempt = teilfreistellung.on(lastDayOf(year))
  const lost = rows.map(({ entry, amount }) => {
    const kind = entries[entry]?.kind ?? null
    return isFund(kind) && amount !== null ? amount * exempt[kind] : 0
  })
  const all = sumKnown(rows.map(({ amount }) => amount))
  const reduction = sum(lost)
  return all === null || cents(reduction) === 0 ? null : cents(all - reduction)
}

function lineOf(line: FormLine, places: readonly Place[], entries: readonly Entry[], year: number): Line {
  const rows = places.filter((place) => place.line === line)
  const amount = sumKnown(rows.map((row) => row.amount))
  const behind = rows.filter((row) => row.amount === null).flatMap(({ entry }) => entries[entry]?.obstacles ?? [])
  return {
    line,
    amount: amount === null ? null : cents(amount),
    amountIfExemptionLowersCredit: line === 'KAP 41' ? otherCredit(rows, entries, year) : null,
    rows: rows.map(({ entry, amount: each }) => ({ entry, amount: each })),
    obstacles: [...new Set(behind)],
  }
}

/** Amounts that go into lines as certificates state them. */
function copied({ lossCertificates, allowanceUsedElsewhere }: Inputs): Line[] {
  const stated: [FormLine, number | undefined][] = [
    ['KAP 12', lossCertificates.general === 0 ? undefined : lossCertificates.general],
    ['KAP 13', lossCertificates.shares === 0 ? undefined : lossCertificates.shares],
    ['KAP 17', allowanceUsedElsewhere],
  ]
  return stated.flatMap(([line, amount]) => (amount === undefined ? [] : [{ line, amount: cents(amount), amountIfExemptionLowersCredit: null, rows: [], obstacles: [] }]))
}

/** The lines to fill in, in the order of the forms: lines of 0 are left out, except line 19. */
function linesOf(entries: readonly Entry[], inputs: Inputs): Line[] {
  const year = inputs.year as FormYear
  const places = placed(entries, year)
  const calculated = formLines.map((line) => lineOf(line, places, entries, year)).filter(({ line, amount }) => line === 'KAP 19' || amount !== 0)
  const all = [...copied(inputs), ...calculated]
  return formLines.flatMap((line) => all.filter((each) => each.line === line))
}

/** Whether a row is a private sale, which is not capital income. */
const isPrivate = ({ kind, type, total }: Entry): boolean => (type === 'sale' && kind === 'GOLD_LIEFERBAR') || total === 'privateSaleGain' || total === 'privateSaleLoss'

/** Whether the sale of a security of unknown kind may be a private sale: that of gold within a year of its purchase. */
const mayBePrivate = ({ kind, type, date, lots }: Entry): boolean => type === 'sale' && kind === null && date !== null && lots.some((lot) => isWithinYear(lot.date, date))

const isLossTotal = ({ total }: Entry): boolean => total?.endsWith('Loss') === true

/** A row as income, with its sign. */
const income = (entry: Entry): number | null => (entry.amount === null || entry.obstacles.includes('kind_unknown') ? null : isLossTotal(entry) ? -entry.amount : entry.amount)

const isShares = ({ kind, type, total }: Entry): boolean => (type === 'sale' && kind === 'AKTIE') || total === 'shareGain' || total === 'shareLoss'

/** Income after the partial exemption by pot; null if a row is not known, or if derivative losses are kept apart (2024). */
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

/** Income after losses by certificate, losses of earlier years that it uses, and those carried forward. */
function losses(declared: ByPot | null, { lossCertificates, lossesCarriedForward }: Inputs) {
  if (declared === null) return { afterExemption: null, lossUsed: null, lossCarriedForward: null }
  const net = shownPots({ general: declared.general - lossCertificates.general, shares: declared.shares - lossCertificates.shares })
  const { left } = setOff(net, lossesCarriedForward)
  const own = setOff(net).left
  const used = { general: lossesCarriedForward.general + own.general - left.general, shares: lossesCarriedForward.shares + own.shares - left.shares }
  return { afterExemption: net, lossUsed: shownPots(used), lossCarriedForward: shownPots(left) }
}

/**
 * The lines of parsed inputs.
 *
 * @throws InvalidRequest if more is sold than was bought
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
      privateSales: privateSales(entries.filter((entry) => isPrivate(entry) || mayBePrivate(entry)), year),
    },
  }
}
