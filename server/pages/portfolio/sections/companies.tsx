/** The largest companies and from where they come. */
import type { VNode } from 'preact'
import { useState } from 'preact/hooks'
import type { LookThroughResult } from '../../../../sdk'
import { CsvButton } from '../../components/data-table'
import { Figure } from '../../components/figure'
import { headerOf, saveCsv } from '../../browser/download'
import { formatNumber, formatPercent, formatUnit } from '../../../../core/wording/format'
import { words as shared } from '../../browser/words'
import { amounts, SHARE, wholeAmounts, type Show } from '../context'
import { labelOf } from '../parts/labels'
import { shortNames } from '../../../../core/portfolio/insights/short-name'
import { words } from '../../../../core/portfolio/sections/look-through/words'
import { namesIn } from '../../../../core/wording/field-words'
import { byLanguage, text, type Locale } from '../../../../core/values/text'
import { FundLists, type Bases } from './fund-lists'

/** Texts besides the names of fields. */
const phrases = byLanguage({
  direct: text((share: string) => `held directly: ${share}`, (share) => `direkt gehalten: ${share}`),
  via: text((fund: string, share: string, inFund: string) => `${fund}: ${share} (${inFund} of the fund)`, (fund, share, inFund) => `${fund}: ${share} (${inFund} des Fonds)`),
  sources: text((count: number) => (count === 1 ? '1 source' : `${count} sources`), (count) => (count === 1 ? '1 Quelle' : `${count} Quellen`)),
  tail: text((share: string) => `Companies beyond this list: ${share} of the portfolio.`, (share) => `Unternehmen jenseits dieser Liste: ${share} des Depots.`),
  unresolved: text((share: string) => `In funds, but not traceable to a company: ${share} of the portfolio.`, (share) => `In Fonds, aber keinem Unternehmen zuzuordnen: ${share} des Depots.`),
  positionCount: text((count: string) => `${count} companies are known by name.`, (count) => `${count} Unternehmen sind namentlich bekannt.`),
})

const position = words.positions.fields

const wordsIn = (locale: Locale) => ({ ...namesIn(position, locale), ...namesIn(words, locale), ...phrases[locale] })

type Position = LookThroughResult['positions'][number]

/** Companies that are shown at first. */
const FIRST = 10

function Provenance({ provenance, short, show }: { provenance: Position['provenance']; short: (name: string) => string; show: Show }): VNode {
  const { locale } = show
  const text = phrases[locale]
  const { direct, viaFunds } = provenance
  return (
    <details>
      <summary>{text.sources(viaFunds.length + (direct > 0 ? 1 : 0))}</summary>
      <ul class="small">
        {direct > 0 && <li>{text.direct(formatUnit(direct, SHARE, locale))}</li>}
        {viaFunds.map(({ fund, weight, shareInFund }) => <li>{text.via(short(fund), formatUnit(weight, SHARE, locale), formatUnit(shareInFund, SHARE, locale))}</li>)}
      </ul>
    </details>
  )
}

/** The direct part of the bar is darker than the part through funds. */
const SourceBar = ({ position, most }: { position: Position; most: number }): VNode => {
  const percent = (weight: number): string => `${most > 0 ? (weight / most) * 100 : 0}%`
  return (
    <svg width="100%" height="12">
      <rect class="via" width={percent(position.weight)} height="12" rx="2" />
      <rect width={percent(position.provenance.direct)} height="12" rx="2" />
    </svg>
  )
}

function CompanyRow({ position, most, short, show }: { position: Position; most: number; short: (name: string) => string; show: Show }): VNode {
  const { locale, text } = show
  const say = wordsIn(locale)
  const notKnown = shared[locale].notKnown
  return (
    <tr role="row">
      <th scope="row" role="rowheader">{position.name}</th>
      <td class="bar" aria-hidden="true"><SourceBar position={position} most={most} /></td>
      <td role="cell" data-label={text.share} class="number"><Figure value={position.weight} unit={SHARE} locale={locale} /></td>
      {position.value !== null && <td role="cell" data-label={text.value} class="number"><Figure value={position.value} unit={wholeAmounts(show)} locale={locale} /></td>}
      <td role="cell" data-label={say.sector}>{position.sector === null ? notKnown : labelOf('sector', position.sector, locale)}</td>
      <td role="cell" data-label={say.region}>{position.region === null ? notKnown : labelOf('region', position.region, locale)}</td>
      <td role="cell" data-label={say.provenance}><Provenance provenance={position.provenance} short={short} show={show} /></td>
    </tr>
  )
}

function save({ positions }: LookThroughResult, show: Show): void {
  const { locale, text } = show
  const say = wordsIn(locale)
  const rows = positions.map(({ name, isin, weight, value, sector, region, provenance }) => [
    name, isin, weight, value, sector, region, provenance.direct, ...provenance.viaFunds.flatMap(({ fund, weight: part, shareInFund }) => [fund, part, shareInFund]),
  ])
  saveCsv('companies', [[text.name, 'ISIN', headerOf(text.share, SHARE), headerOf(text.value, amounts(show)), say.sector, say.region, headerOf(position.provenance.fields.direct.label[locale], SHARE), say.provenance], ...rows], locale)
}

export function Companies({ data, bases, show }: { data: LookThroughResult; bases: Bases; show: Show }): VNode {
  const { locale, text } = show
  const say = wordsIn(locale)
  const [isWhole, setWhole] = useState(false)
  const most = data.positions[0]?.weight ?? 0
  const short = shortNames(data.funds.map(({ name }) => name))
  const hasValues = data.positions.some(({ value }) => value !== null)
  const shown = isWhole ? data.positions : data.positions.slice(0, FIRST)
  return (
    <>
      <div class="data-table bars stacked">
        <div class="scroll" role="region" aria-label={say.positions} tabIndex={0}>
          <table role="table">
            <caption>{say.positions}</caption>
            <thead role="rowgroup">
              <tr role="row">
                <th scope="col" role="columnheader">{text.company}</th><td aria-hidden="true" /><th scope="col" role="columnheader" class="number">{text.share}</th>
                {hasValues && <th scope="col" role="columnheader" class="number">{text.value}</th>}
                <th scope="col" role="columnheader">{say.sector}</th><th scope="col" role="columnheader">{say.region}</th>
                <th scope="col" role="columnheader">{say.provenance}</th>
              </tr>
            </thead>
            <tbody role="rowgroup">{shown.map((position) => <CompanyRow key={position.id} position={position} most={most} short={short} show={show} />)}</tbody>
          </table>
        </div>
        <div class="actions">
          {data.positions.length > FIRST && <button type="button" class="quiet small" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>{isWhole ? text.showLess : text.showAll(data.positions.length)}</button>}
          <CsvButton locale={locale} onClick={() => save(data, show)} />
        </div>
      </div>
      <p class="small">
        {say.positionCount(formatNumber(data.positionCount, locale))} {say.tail(formatPercent(data.tailWeight, locale, 1))}{' '}
        {say.unresolved(formatPercent(data.unresolvedFundWeight, locale, 1))}
      </p>
      <FundLists funds={data.funds} bases={bases} file="companies-funds" show={show} />
    </>
  )
}
