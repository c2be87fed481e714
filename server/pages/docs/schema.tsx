import type { VNode } from 'preact'
import { useState } from 'preact/hooks'
import { partsOf, resolved, rulesOf, typeText, type OpenApi, type Part, type Schema } from './openapi'

interface SchemaViewProps {
  document: OpenApi
  schema: Schema
}

const Rules = ({ rules }: { rules: readonly string[] }): VNode | null =>
  rules.length === 0 ? null : <span class="rules">{rules.map((rule) => <span>{rule}</span>)}</span>

function PartHead({ part, document }: { part: Part; document: OpenApi }): VNode {
  const { name, schema, required } = part
  const description = schema.description ?? resolved(document, schema).description
  return (
    <>
      <code class="part-name">{name}</code> <span class="part-type">{typeText(schema)}</span>{required && <span class="part-required"> required</span>}
      <Rules rules={rulesOf(schema)} />
      {description !== undefined && <span class="part-description">{description}</span>}
    </>
  )
}

/** A part that consists of others is drawn when it is opened: schemas are large. */
function PartView({ part, document }: { part: Part; document: OpenApi }): VNode {
  const [isOpen, setOpen] = useState(false)
  if (partsOf(document, part.schema).length === 0) return <li><PartHead part={part} document={document} /></li>
  return (
    <li>
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary><PartHead part={part} document={document} /></summary>
        {isOpen && <SchemaView document={document} schema={part.schema} />}
      </details>
    </li>
  )
}

/** The parts of a schema with type, unit, bounds and description. */
export function SchemaView({ document, schema }: SchemaViewProps): VNode {
  const parts = partsOf(document, schema)
  if (parts.length === 0) return <p><code>{typeText(resolved(document, schema))}</code></p>
  return <ul class="schema">{parts.map((part) => <PartView part={part} document={document} />)}</ul>
}
