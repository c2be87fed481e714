/** Which list of holdings stands behind each fund. */
import type { VNode } from 'preact'
import type { FundCoverage } from '../../../../sdk'
import { fundCoverageWords } from '../../../../core/portfolio/schemas/words'
import { words as lookThrough } from '../../../../core/portfolio/sections/look-through/words'
import { DataTable } from '../../components/data-table'
import { formatDate, formatPercent } from '../../browser/format'
import { SHARE, type Show } from '../context'
import { answerWords } from '../words/answer'

/** Names of the funds that merely resemble one, by the name of that one. */
export type StandIns = ReadonlyMap<string, readonly string[]>

function gapText({ name, status, coveredWeight }: FundCoverage, standIns: StandIns, show: Show): string {
  const { text } = show
  const others = standIns.get(name)
  if (others !== undefined) return answerWords[show.locale].approximatedBy(name, others.join(answerWords[show.locale].and))
  return status === 'none' ? text.noList(name) : text.gap(name, formatPercent(coveredWeight, show.locale, 1))
}

/** Which list of holdings stands behind each fund; a gap is said at once. */
export function FundLists({ funds, standIns, file, show }: { funds: readonly FundCoverage[]; standIns: StandIns; file: string; show: Show }): VNode | null {
  const { locale, text } = show
  const caption = lookThrough.funds.label[locale]
  const gaps = funds.filter(({ status }) => status !== 'full')
  if (funds.length === 0) return null
  return (
    <>
      {gaps.length > 0 && <ul class="small">{gaps.map((fund) => <li>{gapText(fund, standIns, show)}</li>)}</ul>}
      <details>
        <summary>{caption}</summary>
        <DataTable
          caption={caption} captionHidden locale={locale} file={file}
          columns={[{ label: text.fund }, { label: 'Status' }, { label: fundCoverageWords.coveredWeight.label[locale], unit: SHARE }, { label: fundCoverageWords.asOf.label[locale] }]}
          rows={funds.map(({ name, status, coveredWeight, asOf }) => [name, standIns.has(name) ? answerWords[locale].approximated : fundCoverageWords.status.choices[status][locale], coveredWeight, asOf === null ? null : formatDate(asOf, locale)])}
        />
      </details>
    </>
  )
}
