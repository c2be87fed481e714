/** The view of an analysis that has none of its own: a form of what it asks besides the portfolio, and its data as figures and tables. */
import type { VNode } from 'preact'
import { useState } from 'preact/hooks'
import type { Analysis, SnapshotRequest, Standalone } from '../../../../sdk'
import { isRecord, type Fields } from '../../../../core/values/record'
import type { JsonSchema } from '../../../../core/values/schemas/read-json-schema'
import { entriesOf, inputsOf, type Entries } from '../../calculator/form-entries'
import { Alive, Control } from '../../calculator/form/fields'
import { useCall } from '../client'
import type { Show } from '../context'
import type { AnalysisProps } from '../parts/analysis-props'
import { onSubmit } from '../parts/fields'
import { Loaded } from '../parts/loaded'
import { AnalysisPanel, RunButton, StandaloneView } from '../standalone'
import { askedOf } from './asked'
import { PlainFields } from './fields'
import { knownAnalysis, type KnownAnalysis } from './known'

type Answer = Standalone<string, Analysis<Fields, Fields>>

type Post = (request: Fields, options: { signal: AbortSignal }) => Promise<Answer>

/** The part of a request that the page knows already. */
function givenOf(schema: JsonSchema, request: SnapshotRequest, { locale, currency }: Show): Fields {
  const { properties = {} } = schema
  const given: Fields = 'holdings' in properties ? { ...request } : { portfolio: request, baseCurrency: currency }
  return Object.fromEntries(Object.entries({ ...given, locale }).filter(([key]) => key in properties))
}

function Plain({ id, known, request, heading, show }: AnalysisProps & { known: KnownAnalysis }): VNode {
  const { fields } = askedOf(known.input, show.locale)
  const form = [{ legend: null, fields }]
  const [entries, setEntries] = useState<Entries>(() => entriesOf(form, isRecord(known.example) ? known.example : {}, show.locale))
  const [call, start] = useCall(({ analyze }, body: Fields, options) => (analyze as unknown as Readonly<Record<string, Post>>)[id]?.(body, options) ?? Promise.reject(new Error('the client does not know this analysis')))
  const current: Fields = { ...inputsOf(form, entries, show.locale), ...givenOf(known.input.schema, request, show) }
  return (
    <AnalysisPanel heading={heading}>
      {fields.length > 0 && (
        <form onSubmit={onSubmit(() => start(current))}>
          <Alive.Provider value>
            <div class="field-grid">
              {fields.map((field) => {
                const entry = entries[field.name]
                return field.kind === 'list' || typeof entry === 'object' || entry === undefined ? null : (
                  <Control key={field.name} field={field} id={`${id}-${field.name}`} name={undefined} entry={entry} wrong={undefined} locale={show.locale} onEntry={(next) => setEntries({ ...entries, [field.name]: next })} />
                )
              })}
            </div>
          </Alive.Provider>
          <RunButton show={show} />
        </form>
      )}
      <StandaloneView call={call} start={start} show={show} current={current} isAtOnce={fields.length === 0}
        unavailable={(data) => <PlainFields value={data} given={known.data} show={show} />}>
        {(data) => <PlainFields value={data} given={known.data} show={show} />}
      </StandaloneView>
    </AnalysisPanel>
  )
}

export const View = (props: AnalysisProps): VNode => (
  <Loaded id={props.id} load={({ analyze }, wanted) => knownAnalysis(analyze, wanted)} show={props.show}>{(known) => <Plain {...props} known={known} />}</Loaded>
)
