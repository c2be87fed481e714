/** Which list of holdings stands behind each fund. */
import type { VNode } from 'preact'
import type { FundCoverage } from '../../../../sdk'
import { basisText, restsOnOf, type FundBasis } from '../../../../core/portfolio/funds/basis'
import { shortNames } from '../../../../core/portfolio/insights/short-name'
import { fundCoverageWords } from '../../../../core/portfolio/schemas/words'
import { words as lookThrough } from '../../../../core/portfolio/sections/look-through/words'
import { DataTable } from '../../components/data-table'
import { formatDate, formatPercent } from '../../../../core/wording/format'
import { SHARE, type Show } from '../context'
import { ageOf } from '../parts/age'
import { answerWords } from '../words/answer'

/** What each fund rests on, by its name. */
export type Bases = ReadonlyMap<string, FundBasis>

/** Names of the funds by whose lists one is estimated. */
export const estimating = (name: string, bases: Bases): readonly string[] => {
  const basis = bases.get(name)
  return basis !== undefined && restsOnOf(basis) === 'estimated' ? basis.standIns.map((standIn) => standIn.name) : []
}

/** Funds whose own list is not whole, or of which there is none. */
export function FundGaps({ funds, bases, show: { locale, text } }: { funds: readonly FundCoverage[]; bases: Bases; show: Show }): VNode | null {
  const gaps = funds.filter(({ name, status }) => status !== 'full' && estimating(name, bases).length === 0)
  const short = shortNames(funds.map(({ name }) => name))
  const said = ({ name, status, coveredWeight }: FundCoverage): string => (status === 'none' ? text.noList(short(name)) : text.gap(short(name), formatPercent(coveredWeight, locale, 1)))
  return gaps.length === 0 ? null : <ul class="small">{gaps.map((fund) => <li>{said(fund)}</li>)}</ul>
}

/** Which list of holdings stands behind each fund; a gap is said at once. */
export function FundLists({ funds, bases, file, show }: { funds: readonly FundCoverage[]; bases: Bases; file: string; show: Show }): VNode | null {
  const { locale, text } = show
  const caption = lookThrough.funds.label[locale]
  const restsOn = ({ name, status }: FundCoverage): string => {
    const basis = bases.get(name)
    return basis === undefined ? fundCoverageWords.status.choices[status][locale] : basisText(basis)[locale]
  }
  const short = shortNames(funds.map(({ name }) => name))
  if (funds.length === 0) return null
  return (
    <>
      <FundGaps funds={funds} bases={bases} show={show} />
      <details>
        <summary>{caption}</summary>
        <DataTable
          caption={caption} captionHidden locale={locale} file={file} most={MOST}
          columns={[{ label: text.fund }, { label: answerWords[locale].restsOn },
            { label: fundCoverageWords.coveredWeight.label[locale], unit: SHARE }, { label: fundCoverageWords.asOf.label[locale] }]}
          rows={funds.map((fund) => [{ value: fund.name, text: short(fund.name) }, restsOn(fund), fund.coveredWeight, fund.asOf === null ? null : `${formatDate(fund.asOf, locale)} (${ageOf(fund.asOf, locale)})`])}
        />
      </details>
    </>
  )
}

/** Funds that are shown at first. */
const MOST = 10
