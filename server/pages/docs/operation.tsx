import type { VNode } from 'preact'
import { useState } from 'preact/hooks'
import { Notice } from '../components/notice'
import { call, limitText, type Answer, type CallResult } from './call'
import { curlOf, type OpenApi, type Operation, type Parameter } from './openapi'
import { SchemaView } from './schema'

function CopyButton({ text }: { text: string }): VNode {
  const [isCopied, setCopied] = useState(false)
  const copy = (): void => void navigator.clipboard.writeText(text).then(() => setCopied(true))
  return <button type="button" class="quiet" onClick={copy}>{isCopied ? 'Copied' : 'Copy'}</button>
}

const AnswerView = ({ answer }: { answer: Answer }): VNode => (
  <div class="answer">
    <p>
      <strong class={answer.status < 400 ? 'status-good' : 'status-bad'}>{answer.status} {answer.statusText}</strong> in {answer.milliseconds} ms
      {limitText(answer) !== null && <span class="muted"> · {limitText(answer)}</span>}
    </p>
    <details>
      <summary>Headers</summary>
      <table class="small"><tbody>{answer.headers.map(([name, value]) => <tr><th scope="row"><code>{name}</code></th><td>{value}</td></tr>)}</tbody></table>
    </details>
    <pre class="body" tabIndex={0} aria-label="Body of the response"><code>{answer.body}</code></pre>
  </div>
)

interface Inputs {
  body: string | null
  query: Readonly<Record<string, string>>
}

const urlOf = (path: string, query: Inputs['query']): string => {
  const filled = Object.entries(query).filter(([, value]) => value !== '')
  return filled.length === 0 ? path : `${path}?${new URLSearchParams(filled).toString()}`
}

const firstInputs = ({ request, parameters }: Operation): Inputs => ({
  body: request === null ? null : JSON.stringify(request.example ?? {}, null, 2),
  query: Object.fromEntries(parameters.map(({ name, schema }) => [name, String(schema.default ?? '')])),
})

function ParameterField({ parameter, value, onChange }: { parameter: Parameter; value: string; onChange: (value: string) => void }): VNode {
  const id = `parameter-${parameter.name}`
  return (
    <div class="field">
      <label for={id}><code>{parameter.name}</code></label>
      <div class="control"><input id={id} value={value} onInput={(event) => onChange(event.currentTarget.value)} /></div>
    </div>
  )
}

const compact = (body: string): string => {
  try {
    return JSON.stringify(JSON.parse(body))
  } catch {
    return body
  }
}

function TryOut({ operation, origin }: { operation: Operation; origin: string }): VNode {
  const [inputs, setInputs] = useState(() => firstInputs(operation))
  const [result, setResult] = useState<CallResult | 'running' | null>(null)
  const url = urlOf(operation.path, inputs.query)
  const curl = curlOf(operation.method, origin + url, inputs.body === null ? null : compact(inputs.body))
  const send = async (event: Event): Promise<void> => {
    event.preventDefault()
    setResult('running')
    setResult(await call(operation.method, url, inputs.body))
  }
  return (
    <section aria-labelledby="try">
      <h3 id="try">Try it</h3>
      <form onSubmit={(event) => void send(event)}>
        {operation.parameters.map((parameter) => (
          <ParameterField parameter={parameter} value={inputs.query[parameter.name] ?? ''} onChange={(value) => setInputs({ ...inputs, query: { ...inputs.query, [parameter.name]: value } })} />
        ))}
        {inputs.body !== null && (
          <div class="field">
            <label for="request-body">Body</label>
            <div class="control"><textarea id="request-body" class="json" spellcheck={false} rows={Math.min(18, inputs.body.split('\n').length + 1)} value={inputs.body} onInput={(event) => setInputs({ ...inputs, body: event.currentTarget.value })} /></div>
          </div>
        )}
        <div class="actions"><button disabled={result === 'running'}>Send</button></div>
      </form>
      <div aria-live="polite">
        {result === 'running' && <p class="muted">Waiting for the answer …</p>}
        {result !== null && result !== 'running' && ('answer' in result ? <AnswerView answer={result.answer} /> : <Notice tone="error">The service could not be reached. The request is still here; send it again.</Notice>)}
      </div>
      <h4>For a shell</h4>
      <div class="curl"><pre tabIndex={0} aria-label="The same call with curl"><code>{curl}</code></pre><CopyButton key={curl} text={curl} /></div>
    </section>
  )
}

function Responses({ operation, document }: { operation: Operation; document: OpenApi }): VNode {
  return (
    <section aria-labelledby="responses">
      <h3 id="responses">Responses</h3>
      {operation.responses.map(([status, { description, content, headers }]) => (
        <details open={status === '200'}>
          <summary><strong>{status}</strong> {description}</summary>
          {Object.entries(content ?? {}).map(([type, { schema }]) => <><p class="small muted"><code>{type}</code></p><SchemaView document={document} schema={schema} /></>)}
          {headers !== undefined && <p class="small muted">Headers: {Object.entries(headers).map(([name, header]) => `${name} (${header.description.replace(/\.$/, '')})`).join(', ')}</p>}
        </details>
      ))}
    </section>
  )
}

/** One operation: what it takes, a way to call it, what it answers. */
export const OperationView = ({ operation, document, origin }: { operation: Operation; document: OpenApi; origin: string }): VNode => (
  <article>
    <h2>{operation.summary}</h2>
    <p class="endpoint"><span class={`method ${operation.method.toLowerCase()}`}>{operation.method}</span> <code>{operation.path}</code></p>
    {operation.description !== '' && <p>{operation.description}</p>}
    <p class="small muted">Operation <code>{operation.id}</code></p>
    <TryOut operation={operation} origin={origin} />
    {operation.request !== null && (
      <section aria-labelledby="request"><h3 id="request">Request</h3><SchemaView document={document} schema={operation.request.schema} /></section>
    )}
    <Responses operation={operation} document={document} />
  </article>
)
