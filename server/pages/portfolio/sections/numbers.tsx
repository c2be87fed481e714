/** Concentration and costs. */
import type { VNode } from 'preact'
import type { ConcentrationResult, CostsResult } from '../../../../sdk'
import { DataTable } from '../../components/data-table'
import { formatPercent } from '../../../../core/wording/format'
import { BarTable } from '../parts/bar-table'
import { amounts, SHARE, type Show } from '../context'
import { Known, KeyFigures } from '../parts/figures'
import { shortNames } from '../../../../core/portfolio/insights/short-name'
import { words as concentration } from '../../../../core/portfolio/sections/concentration/words'
import { words as costs } from '../../../../core/portfolio/sections/costs/words'
import { namesIn } from '../../../../core/wording/field-words'
import { byLanguage, text, type Locale } from '../../../../core/values/text'

/** Texts besides the names of fields. */
const phrases = byLanguage({
  annualPart: text('Only a part: for some funds the charge is not known.', 'Nur ein Teil: Von einigen Fonds sind die Kosten nicht bekannt.'),
  coveredCost: text(
    (covered: string, funds: string, unknown: string) => `The charge is known for ${covered} of the portfolio, out of ${funds} in funds; for ${unknown} it is not known.`,
    (covered, funds, unknown) => `Die Kosten sind für ${covered} des Depots bekannt, von ${funds} in Fonds; für ${unknown} sind sie nicht bekannt.`,
  ),
})

const costWordsIn = (locale: Locale) => ({ ...namesIn(costs.positions.fields, locale), ...namesIn(costs, locale), ...phrases[locale] })

export function Concentration({ data, show }: { data: ConcentrationResult; show: Show }): VNode {
  const text = namesIn(concentration, show.locale)
  const bars = data.issuers.map(({ issuerId, name, weight }) => ({ key: issuerId, label: name, weight, value: null }))
  return (
    <>
      <KeyFigures
        figures={[
          [text.effectiveN, <Known value={data.effectiveN} digits={1} show={show} />],
          [text.hhi, <Known value={data.hhi} digits={4} show={show} />],
          [text.issuerCount, <Known value={data.issuerCount} show={show} />],
          [text.largestIssuer, data.largestIssuer === null ? <Known value={null} show={show} /> : <>{data.largestIssuer.name}, <Known value={data.largestIssuer.weight} unit="fraction" show={show} /></>],
        ]}
      />
      {bars.length > 0 && <BarTable caption={text.issuers} bars={bars} file="issuers" show={show} first={8} />}
    </>
  )
}

/** Funds that are shown at first. */
const MOST = 10

/** Without amounts in the request there are none in the result. */
export function Costs({ data, hasAmounts, show }: { data: CostsResult; hasAmounts: boolean; show: Show }): VNode {
  const { locale } = show
  const text = costWordsIn(locale)
  const percent = (share: number): string => formatPercent(share, locale, 1)
  const short = shortNames(data.positions.map(({ name }) => name))
  return (
    <>
      <KeyFigures
        figures={[
          [text.weightedTer, <Known value={data.weightedTer} unit="fraction" show={show} />],
          ...(hasAmounts ? [[text.knownAnnualCost, <Known value={data.knownAnnualCost} unit={amounts(show)} show={show} />] as const] : []),
        ]}
      />
      <p class="small">
        {text.coveredCost(percent(data.coveredPortfolioWeight), percent(data.fundPortfolioWeight), percent(data.unknownPortfolioWeight))}
        {data.knownAnnualCost !== null && data.unknownPortfolioWeight > 0 && ` ${text.annualPart}`}
      </p>
      {data.positions.length > 0 && (
        <DataTable
          caption={text.positions} locale={locale} file="costs" most={MOST}
          columns={[{ label: show.text.fund }, { label: show.text.share, unit: SHARE },
            { label: text.ter, unit: SHARE }, ...(hasAmounts ? [{ label: text.annualCost, unit: amounts(show) }] : [])]}
          rows={data.positions.map(({ name, weight, ter, annualCost }) => [{ value: name, text: short(name) }, weight, ter, ...(hasAmounts ? [annualCost] : [])])}
        />
      )}
    </>
  )
}
