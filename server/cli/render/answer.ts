/** Renders the answer of an operation as text. */
import { described, labelOf, memberOf, membersOf, valueText, type Described } from '../../../core/wording/described'
import { jsonSchemaOf } from '../../../core/values/schemas/json-schema'
import { findCalculatorProcedure } from '../../../core/registry/module-procedures'
import { isRecord, type Fields } from '../../../core/values/record'
import { notKnown } from '../../../core/wording/field-words'
import { aligned, indented, plain, type View, painter } from './text'
import { objectLines } from './value'
import { words } from './words'
import { inLanguage } from '../../../core/described/methodology/sentences'
import type { Procedure } from '../../../core/operations/define'
import type { Locale } from '../../../core/values/text'
import type { Snapshot } from '../../../sdk'
import { isSnapshot, sentenceLines } from './sentences'

// Scenarios of one calculator side by side, one column each.

interface Scenario {
  id: string
  data: Fields | null
  error: Fields | null
}

const isEntry = (value: unknown): value is { id: string; data: unknown; error: unknown } =>
  isRecord(value) && typeof value.id === 'string' && 'data' in value && 'error' in value

const recordOrNull = (value: unknown): Fields | null => (isRecord(value) ? value : null)

/** Labels and values of all scalars in an object; those of a nested object have compound labels. */
function leaves(value: unknown, given: Described, view: View, name = ''): [string, string][] {
  if (!isRecord(value)) return []
  return membersOf(value, given, view.locale).flatMap(({ label: own, value: inner, field }): [string, string][] => {
    const label = `${name}${own}`
    if (isRecord(inner)) return leaves(inner, field, view, `${label}: `)
    return Array.isArray(inner) ? [] : [[label, plain(valueText(inner, field, view.locale))]]
  })
}

/** The fields of a part (`inputs` or `result`), one column per scenario. */
function sideBySide(part: string, scenarios: readonly Scenario[], calculation: Described, view: View): string[] {
  const field = memberOf({}, calculation, part)
  const columns = scenarios.map(({ data }) => new Map(leaves(data?.[part], field, view)))
  const names = [...new Set(columns.flatMap((column) => [...column.keys()]))]
  const rows = names.map((name) => [name, ...columns.map((column) => column.get(name) ?? notKnown[view.locale])])
  const table = aligned([words[view.locale].field, ...scenarios.map(({ id }) => plain(id))], rows, [false, ...scenarios.map(() => true)])
  return ['', view.paint('heading', labelOf(field, part, view.locale)), ...indented(table)]
}

function failureLines({ id, error }: Scenario, view: View): string[] {
  const details = Array.isArray(error?.details) ? error.details.filter(isRecord) : []
  const findings = details.map(({ path, message }) => `${Array.isArray(path) ? path.join('.') : ''}: ${String(message)}`)
  return ['', `${plain(id)}: ${view.paint('bad', words[view.locale].scenarioFailed)}`, ...indented([String(error?.message), ...findings].map(plain))]
}

/** A comparison of scenarios; null for other answers. */
function scenarioLines(data: Fields, given: Described, view: View): string[] | null {
  const { scenarios, ...rest } = data
  if (!Array.isArray(scenarios) || !scenarios.every(isEntry)) return null
  const procedure = findCalculatorProcedure(String(data.calculator))
  const calculation = procedure === undefined ? described({}) : described(jsonSchemaOf(procedure.response, 'output'), procedure.words)
  const all = scenarios.map((entry): Scenario => ({ id: entry.id, data: recordOrNull(entry.data), error: recordOrNull(entry.error) }))
  const computed = all.filter((scenario) => scenario.data !== null)
  const { assumptions, limitations } = computed[0]?.data ?? {}
  return [
    ...objectLines(rest, given, view),
    ...(computed.length === 0 ? [] : ['inputs', 'result'].flatMap((part) => sideBySide(part, computed, calculation, view))),
    ...all.filter((scenario) => scenario.data === null).flatMap((scenario) => failureLines(scenario, view)),
    ...(computed.length === 0 ? [] : objectLines({ assumptions, limitations }, calculation, view)),
  ]
}

export interface AnswerOptions {
  locale: Locale
  rows: number
  colour: boolean
  /** Snapshot to compare with. */
  world?: Snapshot | null
}

/** Renders the `data` of a REST answer. */
export function answerText(procedure: Procedure, answer: unknown, { locale, rows, colour, world = null }: AnswerOptions): string {
  const data = inLanguage(locale, answer)
  if (!isRecord(data)) return String(data)
  const currency = typeof data.baseCurrency === 'string' ? data.baseCurrency : 'EUR'
  const view: View = { locale, rows, paint: painter(colour), currency }
  const schema = described(jsonSchemaOf(procedure.response, 'output'), procedure.words)
  const lines = scenarioLines(data, schema, view) ?? objectLines(data, schema, view)
  const first = isSnapshot(answer) ? ['', ...sentenceLines(answer, world, locale), ''] : []
  return [view.paint('heading', procedure.title[locale]), ...first, ...lines].join('\n')
}
