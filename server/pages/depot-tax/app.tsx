/** The page of depot tax: a file or amounts in, the January bill first, then what a sale would cost. It asks nobody. */
import type { VNode } from 'preact'
import { useState } from 'preact/hooks'
import { bundeslaender } from '../../../core/law/kapitalertrag/tax-profile'
import { taxPersonWords } from '../../../core/law/kapitalertrag/words'
import type { Locale } from '../../../core/values/text'
import type { FileTrade } from '../../../sdk/files'
import { Glossed } from '../glossary/glossed'
import { Bill, DepotFields } from './bill'
import { billOf, draftOfHoldings, draftOfTrades, emptyBank, emptyFund, exampleDraft, type Draft } from './draft'
import { ChoiceField } from './fields'
import { FileBox } from './file-box'
import type { Reading } from './read-file'
import { Return } from './return'
import { Sale } from './sale'
import { pageWords } from './words'

export interface DepotTaxData {
  locale: Locale
  /** Years that have a lump sum. */
  years: readonly number[]
  /** The year whose lump sum is debited next. */
  year: number
  today: string
  assumptions: readonly string[]
  limitations: readonly string[]
  method: string
}

function PersonFields({ draft, onChange, years, locale }: { draft: Draft; onChange: (draft: Draft) => void; years: readonly number[]; locale: Locale }): VNode {
  const say = pageWords[locale]
  const { person } = draft
  const filing = taxPersonWords.fields.filing_status
  return (
    <div class="field-row">
      <ChoiceField id="year" label={say.year} value={String(draft.year)} choices={years.map((year) => [String(year), String(year)])} onChange={(year) => onChange({ ...draft, year: Number(year) })} />
      <ChoiceField id="filing" label={say.assessment} value={person.filing_status} choices={(['single', 'joint'] as const).map((each) => [each, filing.choices[each][locale]])} onChange={(each) => onChange({ ...draft, person: { ...person, filing_status: each === 'joint' ? 'joint' : 'single' } })} />
      <ChoiceField
        id="church" label={say.church} value={person.bundesland ?? ''} choices={[['', say.noChurch], ...bundeslaender.map((land) => [land, land] as const)]}
        onChange={(land) => onChange({ ...draft, person: { ...person, bundesland: bundeslaender.find((each) => each === land) ?? null, kirchensteuer: land !== '' } })}
      />
    </div>
  )
}

function Method({ data: { locale, assumptions, limitations, method } }: { data: DepotTaxData }): VNode {
  const say = pageWords[locale]
  const seen = new Set<string>()
  return (
    <section class="panel" aria-labelledby="method">
      <h2 id="method">{say.method}</h2>
      <h3>{say.assumptions}</h3>
      <ul>{assumptions.map((text) => <li><Glossed text={text} seen={seen} /></li>)}</ul>
      <h3>{say.limitations}</h3>
      <ul>{limitations.map((text) => <li><Glossed text={text} seen={seen} /></li>)}</ul>
      <p><a href={method}>{say.method}</a></p>
    </section>
  )
}

export function DepotTaxApp({ data }: { data: DepotTaxData }): VNode {
  const { locale, years, today } = data
  const say = pageWords[locale]
  const [draft, setDraft] = useState(() => exampleDraft(data.year))
  const [trades, setTrades] = useState<readonly FileTrade[]>([])
  const take = (reading: Reading): void => {
    if (reading.kind === 'refused') return
    setTrades(reading.kind === 'trades' ? reading.trades : [])
    setDraft(reading.kind === 'trades' ? draftOfTrades(reading.trades, draft, say.depot) : draftOfHoldings(reading.verdict.request, reading.verdict.names, draft, say.depot, locale))
  }
  const clear = (): void => {
    setTrades([])
    setDraft({ ...draft, banks: [emptyBank(1, say.bankNumber(1))], funds: [emptyFund(1, 1)] })
  }
  return (
    <>
      <h1>{say.title}</h1>
      <p class="lead no-print">{say.lead}</p>
      <p class="needs-no-script">{say.needsScript}</p>
      <Bill draft={draft} locale={locale} />
      <div class="needs-script">
        <div class="actions">
          <button type="button" class="quiet" onClick={() => { setTrades([]); setDraft(exampleDraft(data.year)) }}>{say.example}</button>
          <button type="button" class="quiet" onClick={clear}>{say.clear}</button>
          <button type="button" class="quiet" onClick={() => print()}>{say.print}</button>
        </div>
        <FileBox locale={locale} onRead={take} />
        <section class="panel" aria-labelledby="settings">
          <h2 id="settings">{say.settings}</h2>
          <PersonFields draft={draft} onChange={setDraft} years={years} locale={locale} />
          <DepotFields draft={draft} onChange={setDraft} faults={billOf(draft, locale).faults} locale={locale} />
        </section>
        <Sale key={trades.length} trades={trades} person={draft.person} today={today} locale={locale} />
        <Return locale={locale} />
      </div>
      <Method data={data} />
    </>
  )
}
