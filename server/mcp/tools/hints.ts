/** How a refused call would be right: which field was meant, and where it belongs. Names are those of the schema; a value is never said. */
import type { Failure } from '../../../core/contract/errors'
import type { Procedure } from '../../../core/operations/define'
import { recordsIn } from '../../../core/values/record'
import { jsonSchemaOf } from '../../../core/values/schemas/json-schema'
import { isSchema, type JsonSchema } from '../../../core/values/schemas/read-json-schema'
import { nearest } from '../../cli/nearest'
import { oneObject } from './operation-schema'

/** Fewer pairs of letters in common are chance. */
const ALIKE = 0.5

const fieldsOf = (schema: unknown): Readonly<Record<string, unknown>> => (isSchema(schema) ? (schema.properties ?? {}) : {})

/** Names of the fields that nobody knows, at the root of a request or in its inputs. */
const strange = (details: unknown, at: readonly string[]): string[] =>
  recordsIn(details).flatMap(({ code, path }) =>
    code === 'unrecognized_keys' && Array.isArray(path) && path.length === at.length + 1 && at.every((part, index) => path[index] === part) ? [String(path.at(-1))] : [])

const meant = (names: readonly string[], known: readonly string[]): string[] =>
  [...new Set(names.flatMap((name) => nearest(name, known, ALIKE) ?? []))].map((name) => `Did you mean \`${name}\`?`)

/** Sentences for who called; none where the findings say it all. */
export function hintsFor({ request }: Procedure, { code, details }: Failure): string[] {
  if (code !== 'invalid_request') return []
  const root: JsonSchema = oneObject(jsonSchemaOf(request, 'input'))
  const [fields, inputs] = [Object.keys(fieldsOf(root)), Object.keys(fieldsOf(fieldsOf(root)['inputs']))]
  const unknown = strange(details, [])
  const misplaced = unknown.filter((name) => inputs.includes(name))
  const rest = unknown.filter((name) => !inputs.includes(name))
  const moved = misplaced.length === 0 ? [] : [`Put ${misplaced.map((name) => `\`${name}\``).join(', ')} into \`inputs\`: {"inputs": {"${misplaced[0]}": ...}}.`]
  return [...moved, ...meant(rest, [...fields, ...inputs]), ...meant(strange(details, ['inputs']), inputs)]
}
