import type { VNode } from 'preact'
import { useState } from 'preact/hooks'
import { partsOf, resolved, rulesOf, typeText, type OpenApi, type Part, type Schema } from './openapi'

interface SchemaViewProps {
  document: OpenApi
  schema: Schema
  /** Said of a part that has to be there. */
  required: string
}

const Rules = ({ rules }: { rules: readonly string[] }): VNode | null =>
  rules.length === 0 ? null : <span class="rules" lang="en">{rules.map((rule) => <span>{rule}</span>)}</span>

interface PartProps {
  part: Part
  document: OpenApi
  required: string
}

function PartHead({ part, document, required }: PartProps): VNode {
  const { name, schema } = part
  const description = schema.description ?? resolved(document, schema).description
  return (
    <>
      <code class="part-name">{name}</code> <span class="part-type" lang="en">{typeText(schema)}</span>{part.required && <span class="part-required"> {required}</span>}
      <Rules rules={rulesOf(schema)} />
      {description !== undefined && <span class="part-description" lang="en">{description}</span>}
    </>
  )
}

/** A part that consists of others is drawn when it is opened: schemas are large. */
function PartView(props: PartProps): VNode {
  const { part, document, required } = props
  const [isOpen, setOpen] = useState(false)
  if (partsOf(document, part.schema).length === 0) return <li><PartHead {...props} /></li>
  return (
    <li>
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary><PartHead {...props} /></summary>
        {isOpen && <SchemaView document={document} schema={part.schema} required={required} />}
      </details>
    </li>
  )
}

/** The parts of a schema with type, unit, bounds and description. */
export function SchemaView({ document, schema, required }: SchemaViewProps): VNode {
  const parts = partsOf(document, schema)
  if (parts.length === 0) return <p lang="en"><code>{typeText(resolved(document, schema))}</code></p>
  return <ul class="schema">{parts.map((part) => <PartView part={part} document={document} required={required} />)}</ul>
}
