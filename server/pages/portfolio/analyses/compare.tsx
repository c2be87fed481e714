import type { VNode } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import type { CompareRequest, CompareResult } from '../../../../sdk'
import { readNumber } from '../../browser/number-text'
import { words as shared } from '../../browser/words'
import { answerOf, useCall } from '../client'
import type { Show } from '../context'
import { requestOf, withNames, type Draft } from '../draft'
import { HoldingsEditor } from '../input/holdings-editor'
import { isDraft } from '../input/keep'
import { depotOf, useKept } from '../input/typed'
import { useLateFaults } from '../input/late-faults'
import { AnalysisPanel, StandaloneView } from '../standalone'
import { after as afterWords, before as beforeWords, deltaWords } from '../../../../core/portfolio/analyses/compare/delta-words'
import { restsOnWords } from '../../../../core/portfolio/funds/basis'
import { knowledgeOf, LEAST_PART } from '../../../../core/portfolio/insights/knowledge'
import { share } from '../../../../core/portfolio/insights/numbers'
import { namesIn } from '../../../../core/wording/field-words'
import type { Locale } from '../../../../core/values/text'
import { BucketDeltas, Changes, CompanyDeltas, FigureDeltas, hasEstimatedFigures, listDeltas, phrases, type CrisisSides } from '../parts/compare-sides'
import { scenarioOf } from '../parts/crisis'
import { answerWords } from '../words/answer'
import type { AnalysisProps } from '../parts/analysis-props'

const wordsIn = (locale: Locale) => ({ ...namesIn(deltaWords, locale), ...phrases[locale] })

type Side = CompareResult['before']['analyses']

const lists = ['allocation', 'sectors', 'countries', 'currencyExposure'] as const

/** The lists of shares of one side; null where there is none. */
const listsOf = ({ allocation, sectors, geography, currencies }: Side) => ({
  allocation: allocation.data?.buckets ?? null,
  sectors: sectors.data?.buckets ?? null,
  countries: geography.data?.countries.buckets ?? null,
  currencyExposure: currencies.data?.equityExposure.buckets ?? null,
})

/** What 2008 would have done to both sides of what was asked; null until it is known. */
function useCrisis(asked: CompareRequest | null): CrisisSides | null {
  const [known, setKnown] = useState<{ of: CompareRequest; sides: CrisisSides } | null>(null)
  useEffect(() => {
    if (asked === null) return
    const returnOf = (side: CompareRequest['before']) => scenarioOf(side).then((scenario) => scenario?.returnFraction ?? null, () => null)
    void Promise.all([returnOf(asked.before), returnOf(asked.after)]).then(([before, after]) => setKnown({ of: asked, sides: { before, after } }))
  }, [asked])
  return known?.of === asked ? (known?.sides ?? null) : null
}

function Result({ data, crisis, show }: { data: CompareResult; crisis: CrisisSides | null; show: Show }): VNode {
  const { locale } = show
  const say = wordsIn(locale)
  const [before, after] = [listsOf(data.before.analyses), listsOf(data.after.analyses)]
  const sides = (list: (typeof lists)[number]) => ({ before: before[list], after: after[list], deltas: data.deltas[list], show })
  return (
    <>
      {(lists.some((list) => data.deltas[list] === null && listDeltas(sides(list)) !== null) || hasEstimatedFigures(data, crisis, show)) && <p class="small">{say.notComparable}</p>}
      <div class="deltas"><FigureDeltas data={data} crisis={crisis} show={show} /></div>
      <div class="deltas">
        <CompanyDeltas data={data} show={show} />
        <BucketDeltas caption={`${answerWords[locale].cards.allocation}: ${say.change}`} {...sides('allocation')} kind="assetClass" file="compare-allocation" />
        <BucketDeltas caption={`${answerWords[locale].cards.sectors}: ${say.change}`} {...sides('sectors')} kind="sector" file="compare-sectors" />
        <BucketDeltas caption={`${say.countries}: ${say.change}`} {...sides('countries')} kind="country" file="compare-countries" />
        <BucketDeltas caption={`${say.currencyExposure}: ${say.change}`} {...sides('currencyExposure')} kind="currency" file="compare-currencies" />
      </div>
    </>
  )
}

/** What both sides rest on beside own lists and what is held directly; in general words where that is nothing. */
function missingIn({ before, after }: CompareResult, locale: Locale): string {
  const parts = (side: CompareResult['before']): string => {
    const known = knowledgeOf(side)
    return (['sameIndex', 'estimated', 'unknown'] as const).filter((part) => known[part] >= LEAST_PART).map((part) => `${share(known[part])[locale]} ${restsOnWords[part][locale]}`).join(', ')
  }
  const [one, other] = [parts(before), parts(after)]
  if (one === '' && other === '') return shared[locale].reasons.incomplete_coverage
  return ([[beforeWords, one], [afterWords, other]] as const).filter(([, part]) => part !== '').map(([{ label }, part]) => `${label[locale]} ${part}`).join('; ')
}

export function View({ request, snapshot, draft, maxHoldings, heading, show }: AnalysisProps): VNode {
  const [changed, setChanged] = useKept('compare', depotOf(request), (kept): Draft | null => (isDraft(kept) ? kept : null))
  const after = changed ?? withNames(draft, snapshot.holdings)
  const [call, start] = useCall((client, both: CompareRequest, options) => client.analyze.compare(both, options))
  const answered = answerOf(call)
  const crisis = useCrisis(answered?.request ?? null)
  // Nothing left of a holding is how a swap of all of it is typed.
  const left = { ...after, rows: after.rows.map((row) => (readNumber(row.amount, show.locale) === 0 ? { ...row, what: '', amount: '' } : row)) }
  const outcome = requestOf(left, show.locale, maxHoldings)
  const faults = useLateFaults(after, changed === null || outcome.ok ? [] : outcome.faults)
  const current = outcome.ok ? { before: request, after: outcome.request, locale: show.locale } : null
  const result = (data: CompareResult): VNode => <Result data={data} crisis={crisis} show={show} />
  return (
    <AnalysisPanel heading={heading}>
      <Changes data={answered?.result.analysis.data ?? null} crisis={crisis} show={show} />
      <div class="narrow"><HoldingsEditor draft={after} onChange={setChanged} faults={faults} locale={show.locale} id="after" most={10} /></div>
      <StandaloneView
        call={call} start={start} show={show} current={current} isAtOnce={changed !== null}
        missing={(data) => missingIn(data, show.locale)} unavailable={result}
      >
        {result}
      </StandaloneView>
    </AnalysisPanel>
  )
}
