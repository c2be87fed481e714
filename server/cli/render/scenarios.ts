/** Scenarios of one calculator side by side: what stands in rows elsewhere becomes columns here. */
import { withoutVoid } from '../../void-fields'
import { isRecord, itemsOf, memberOf, type Described, type Fields } from './schema'
import { scalarText, unitWord } from './scalar'
import { aligned, indented, plain } from './text'
import { objectLines } from './value'
import { unitIn, type View } from './view'
import { words } from './words'

interface Scenario {
  id: string
  data: Fields | null
  error: Fields | null
  schema: Described | null
}

const isEntry = (value: unknown): value is { id: string; data: unknown; error: unknown } =>
  isRecord(value) && typeof value.id === 'string' && 'data' in value && 'error' in value

const recordOrNull = (value: unknown): Fields | null => (isRecord(value) ? value : null)

/** Plain values below an object by their dotted names. */
function leaves(value: unknown, given: Described | null, view: View, prefix = ''): [string, string][] {
  if (!isRecord(value)) return []
  return Object.entries(withoutVoid(value)).flatMap(([key, inner]): [string, string][] => {
    const schema = memberOf(value, given, key)
    if (isRecord(inner)) return leaves(inner, schema, view, `${prefix}${key}.`)
    if (Array.isArray(inner)) return []
    const unit = unitIn(schema, view)
    return [[`${prefix}${key}`, [scalarText(inner, unit, view.locale, key), typeof inner === 'number' ? unitWord(unit, view.locale) : ''].join(' ').trim()]]
  })
}

/** The fields of a part (`inputs`, `result`), a column per scenario. */
function sideBySide(part: string, scenarios: readonly Scenario[], view: View): string[] {
  const columns = scenarios.map(({ data, schema }) => new Map(leaves(data?.[part], data === null ? null : memberOf(data, schema, part), view)))
  const names = [...new Set(columns.flatMap((column) => [...column.keys()]))]
  const { field, notKnown } = words[view.locale]
  const rows = names.map((name) => [name, ...columns.map((column) => column.get(name) ?? notKnown)])
  return ['', view.paint('heading', view.title(part)), ...indented(aligned([field, ...scenarios.map(({ id }) => plain(id))], rows, [false, ...scenarios.map(() => true)]))]
}

function failureLines({ id, error }: Scenario, view: View): string[] {
  const details = Array.isArray(error?.details) ? error.details.filter(isRecord) : []
  const findings = details.map(({ path, message }) => `${Array.isArray(path) ? path.join('.') : ''}: ${String(message)}`)
  return ['', `${plain(id)}: ${view.paint('bad', words[view.locale].scenarioFailed)}`, ...indented([String(error?.message), ...findings].map(plain))]
}

/** A comparison of scenarios; null when the answer is none. */
export function scenarioLines(data: Fields, given: Described, view: View): string[] | null {
  const { scenarios, ...rest } = data
  if (!Array.isArray(scenarios) || !scenarios.every(isEntry)) return null
  const items = itemsOf(memberOf(data, given, 'scenarios'))
  const all = scenarios.map((entry): Scenario => ({
    id: entry.id,
    data: recordOrNull(entry.data),
    error: recordOrNull(entry.error),
    schema: items === null ? null : memberOf(entry, items, 'data'),
  }))
  const computed = all.filter((scenario) => scenario.data !== null)
  const { assumptions, limitations } = computed[0]?.data ?? {}
  return [
    ...objectLines(rest, given, view),
    ...(computed.length === 0 ? [] : ['inputs', 'result'].flatMap((part) => sideBySide(part, computed, view))),
    ...all.filter((scenario) => scenario.data === null).flatMap((scenario) => failureLines(scenario, view)),
    ...(computed.length === 0 ? [] : objectLines({ assumptions, limitations }, null, view)),
  ]
}
