/** Which list of holdings stands behind each fund. */
import type { VNode } from 'preact'
import type { FundCoverage } from '../../../../sdk'
import { basisText, restsOnOf, type FundBasis, listNameIn } from '../../../../core/portfolio/funds/basis'
import { fundCoverageWords } from '../../../../core/portfolio/schemas/words'
import { words as lookThrough } from '../../../../core/portfolio/sections/look-through/words'
import { DataTable } from '../../components/data-table'
import { formatDate, formatPercent } from '../../browser/format'
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

function gapText({ name, status, coveredWeight }: FundCoverage, bases: Bases, show: Show): string {
  const { text } = show
  const others = estimating(name, bases)
  if (others.length > 0) return answerWords[show.locale].estimatedBy(name, others.map((other) => listNameIn(show.locale, other)).join(answerWords[show.locale].and))
  return status === 'none' ? text.noList(name) : text.gap(name, formatPercent(coveredWeight, show.locale, 1))
}

/** Which list of holdings stands behind each fund; a gap is said at once. */
export function FundLists({ funds, bases, file, show }: { funds: readonly FundCoverage[]; bases: Bases; file: string; show: Show }): VNode | null {
  const { locale, text } = show
  const caption = lookThrough.funds.label[locale]
  const restsOn = ({ name, status }: FundCoverage): string => {
    const basis = bases.get(name)
    return basis === undefined ? fundCoverageWords.status.choices[status][locale] : basisText(basis)[locale]
  }
  const gaps = funds.filter(({ name, status }) => status !== 'full' || estimating(name, bases).length > 0)
  if (funds.length === 0) return null
  return (
    <>
      {gaps.length > 0 && <ul class="small">{gaps.map((fund) => <li>{gapText(fund, bases, show)}</li>)}</ul>}
      <details>
        <summary>{caption}</summary>
        <DataTable
          caption={caption} captionHidden locale={locale} file={file}
          columns={[{ label: text.fund }, { label: answerWords[locale].restsOn }, { label: fundCoverageWords.coveredWeight.label[locale], unit: SHARE }, { label: fundCoverageWords.asOf.label[locale] }]}
          rows={funds.map((fund) => [fund.name, restsOn(fund), fund.coveredWeight, fund.asOf === null ? null : `${formatDate(fund.asOf, locale)} (${ageOf(fund.asOf, locale)})`])}
        />
      </details>
    </>
  )
}
