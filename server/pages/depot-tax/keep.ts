/** State of the page in the URL fragment, which browsers do not send; treated as untrusted when read. */
import { hasLumpSum } from '../../../core/depot-tax/lump-sum'
import { fondstypen } from '../../../core/law/investmentfonds/fondstyp'
import { bundeslaender } from '../../../core/law/kapitalertrag/tax-profile'
import { isIsoDate } from '../../../core/values/dates'
import { isRecord } from '../../../core/values/record'
import type { DistributionGap, FileDistributions, FileTrade } from '../../../sdk/files'
import { packed, unpacked } from '../browser/packed'
import { quietly, stored } from '../browser/storage'
import { emptyDraft, ofAccount, type Draft, type FundRow } from './draft'
import { emptyRefund, type RefundDraft } from './refund/draft'
import { emptySale, type SaleDraft } from './sale/draft'

/** The questions of the page, in their order. */
export const questions = ['bill', 'sale', 'return', 'refund'] as const

export type Question = (typeof questions)[number]

/** Everything that is typed on the page. */
export interface Progress {
  question: Question
  draft: Draft
  sale: SaleDraft
  trades: readonly FileTrade[]
  /** Distributions that a file states, by fund and year. */
  paid: readonly FileDistributions[]
  refund: RefundDraft
}

const FRAGMENT = '#tax='

const MOST_ROWS = 5000
const MOST_TEXT = 300

/** Whether a value is built like a sample: of the same types, with rows like the sample's first, and no member missing. */
function isLike(value: unknown, sample: unknown): boolean {
  if (Array.isArray(sample)) return Array.isArray(value) && value.length <= MOST_ROWS && value.every((each) => isLike(each, sample[0]))
  if (isRecord(sample)) return isRecord(value) && Object.entries(sample).every(([key, each]) => isLike(value[key], each))
  if (sample === null) return value === null || typeof value === 'string'
  if (typeof sample === 'string') return typeof value === 'string' && value.length <= MOST_TEXT
  return typeof value === typeof sample && (typeof value !== 'number' || Number.isFinite(value))
}

const trade: FileTrade = { row: 1, date: '', type: 'purchase', isin: '', name: '', account: '', kind: null, units: 1, gross: 1, fees: 0 }

/** In a fragment the bookings stand once, and rows say whether they have some. */
interface Kept extends Omit<Progress, 'draft'> {
  draft: Omit<Draft, 'funds'> & { funds: readonly (Omit<Draft['funds'][number], 'trades'> & { hasTrades: boolean })[] }
}

const paid: FileDistributions = { isin: '', year: 1, distributions: [{ month: 1, perUnit: 1 }], days: [''], until: '', open: ['split'] }

const sampleOf = (): Kept => ({
  question: 'bill', sale: emptySale(''), trades: [trade], paid: [paid], refund: emptyRefund(),
  draft: { ...emptyDraft(2025, ''), funds: [{ id: 1, bank: 1, isin: '', name: '', fondstyp: '', start: '', end: '', distributions: '', hasTrades: true }] },
})

/** Whether splits are absent, or such as a file's bookings count by. */
const areSplits = (splits: FundRow['splits']): boolean =>
  splits === undefined || (isLike(splits, [{ isin: '', date: '', newUnits: 1, oldUnits: 1 }]) && splits.every(({ newUnits, oldUnits }) => newUnits > 0 && oldUnits > 0))

const isDay = (day: unknown): boolean => day === undefined || (typeof day === 'string' && isIsoDate(day))

const gaps: readonly DistributionGap[] = ['before_purchase', 'after_file', 'other_currency', 'tax_not_stated', 'units_unknown', 'split']

const kinds: readonly string[] = ['', 'AKTIE', ...fondstypen]

/** Whether mergers are absent, or such as units go through. */
const areMergers = (merged: FileTrade['merged']): boolean => merged === undefined || (isLike(merged, [{ isin: '', date: '', ratio: 1 }]) && merged.length > 0 && merged.every(({ date, ratio }) => isDay(date) && ratio > 0))

/** Whether every choice is one that the page offers. */
const areChoices = ({ question, draft: { year, person, banks, funds }, sale, trades, paid }: Kept): boolean =>
  questions.includes(question) && hasLumpSum(year) && ['single', 'joint'].includes(person.filing_status) && (person.bundesland === null || bundeslaender.includes(person.bundesland))
  && [sale.kind, ...funds.map(({ fondstyp }) => fondstyp)].every((kind) => kinds.includes(kind)) && [sale, ...funds].every(({ statedOn }) => isDay(statedOn)) && [sale, ...funds].every(({ closeOf }) => isDay(closeOf)) && sale.lots.every(({ mergedOn, lumpSums = '', priceBefore = '', resultBefore = '' }) => isDay(mergedOn) && isLike([lumpSums, priceBefore, resultBefore], [''])) && funds.every(({ splits }) => areSplits(splits)) && ['units', 'net'].includes(sale.by)
  && banks.every(({ nonAssessment = false }) => typeof nonAssessment === 'boolean') && Object.values(sale.years).every((year) => isLike(year, { start: '', end: '', distributions: '' }))
  && paid.every(({ days, until, open }) => [...days, until].every(isDay) && open.every((gap) => gaps.includes(gap)))
  && trades.every(({ type, kind, units, merged, currency = 'EUR' }) => typeof currency === 'string' && areMergers(merged) && (type === 'purchase' || type === 'sale') && (kind === null || kind === 'share' || kind === 'fund') && units > 0)

const hasShape = (value: unknown): value is Kept => isLike(value, sampleOf())

const isKept = (value: unknown): value is Kept => hasShape(value) && areChoices(value) && ['string', 'undefined'].includes(typeof value.sale.which)

const keptOf = ({ draft, ...rest }: Progress): Kept => ({ ...rest, draft: { ...draft, funds: draft.funds.map(({ trades, ...row }) => ({ ...row, hasTrades: trades !== null })) } })

function progressIn(kept: unknown): Progress | null {
  const whole = isRecord(kept) ? { paid: [], refund: emptyRefund(), ...kept } : null // links of before had none
  if (!isKept(whole)) return null
  const { draft, trades, ...rest } = whole
  return { ...rest, trades, draft: { ...draft, funds: draft.funds.map(({ hasTrades, ...row }) => ({ ...row, trades: hasTrades ? ofAccount(trades, row.isin, row.bank) : null })) } }
}

/** The fragment of what is typed. */
export const fragmentOf = async (progress: Progress): Promise<string> => FRAGMENT + await packed(keptOf(progress))

/** Decodes a fragment; null if it is another or damaged. */
export const progressOf = async (fragment: string): Promise<Progress | null> => progressIn(fragment.startsWith(FRAGMENT) ? await unpacked(fragment.slice(FRAGMENT.length)) : null)

const LEFT = 'depotkit.tax'

/** Keeps in the tab what is typed when the page is left before its fragment, which takes a moment, says so. */
export const keepLeft = (progress: Progress): void => quietly(() => sessionStorage.setItem(LEFT, JSON.stringify([location.hash, keptOf(progress)])))

/** What was kept so at this fragment, once; null without it. */
export function takeLeft(): Progress | null {
  const left = stored(() => sessionStorage, LEFT)
  quietly(() => sessionStorage.removeItem(LEFT))
  return Array.isArray(left) && left[0] === location.hash ? progressIn(left[1]) : null
}
