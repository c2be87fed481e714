import type { VNode } from 'preact'
import { useState } from 'preact/hooks'
import type { Locale } from '../../../core/values/text'
import { Notice } from '../components/notice'
import { call, limitText, respaced, type Answer, type CallResult } from './call'
import { curlOf, type OpenApi, type Operation, type Parameter } from './openapi'
import { SchemaView } from './schema'
import { docsWords, type DocsWords } from './words'

function CopyButton({ text, say }: { text: string; say: DocsWords }): VNode {
  const [isCopied, setCopied] = useState(false)
  const copy = (): void => void navigator.clipboard.writeText(text).then(() => setCopied(true))
  return <button type="button" class="quiet" onClick={copy}>{isCopied ? say.copied : say.copy}</button>
}

const AnswerView = ({ answer, say }: { answer: Answer; say: DocsWords }): VNode => (
  <div class="answer">
    <p>
      <strong class={answer.status < 400 ? 'status-good' : 'status-bad'}>{answer.status} <span lang="en">{answer.statusText}</span></strong> {say.took(answer.milliseconds)}
      {limitText(answer, say) !== null && <span class="muted"> · {limitText(answer, say)}</span>}
    </p>
    <details>
      <summary>{say.headers}</summary>
      <table class="small" lang="en"><tbody>{answer.headers.map(([name, value]) => <tr><th scope="row"><code>{name}</code></th><td>{value}</td></tr>)}</tbody></table>
    </details>
    <pre class="body" tabIndex={0} aria-label={say.responseBody} lang="en"><code>{answer.body}</code></pre>
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

function TryOut({ operation, origin, say }: { operation: Operation; origin: string; say: DocsWords }): VNode {
  const [inputs, setInputs] = useState(() => firstInputs(operation))
  const [result, setResult] = useState<CallResult | 'running' | null>(null)
  const url = urlOf(operation.path, inputs.query)
  const curl = curlOf(operation.method, origin + url, inputs.body === null ? null : respaced(inputs.body, 0))
  const send = async (event: Event): Promise<void> => {
    event.preventDefault()
    setResult('running')
    setResult(await call(operation.method, url, inputs.body))
  }
  return (
    <section aria-labelledby="try">
      <h3 id="try">{say.tryIt}</h3>
      <form onSubmit={(event) => void send(event)}>
        {operation.parameters.map((parameter) => (
          <ParameterField parameter={parameter} value={inputs.query[parameter.name] ?? ''} onChange={(value) => setInputs({ ...inputs, query: { ...inputs.query, [parameter.name]: value } })} />
        ))}
        {inputs.body !== null && (
          <div class="field">
            <label for="request-body">{say.body}</label>
            <div class="control"><textarea id="request-body" class="json" spellcheck={false} rows={Math.min(18, inputs.body.split('\n').length + 1)} value={inputs.body} onInput={(event) => setInputs({ ...inputs, body: event.currentTarget.value })} /></div>
          </div>
        )}
        <div class="actions"><button disabled={result === 'running'}>{say.send}</button></div>
      </form>
      <div aria-live="polite">
        {result === 'running' && <p class="muted">{say.waiting}</p>}
        {result !== null && result !== 'running' && ('answer' in result ? <AnswerView answer={result.answer} say={say} /> : <Notice tone="error">{say.notSent}</Notice>)}
      </div>
      <h4>{say.shell}</h4>
      <div class="curl"><pre tabIndex={0} aria-label={say.curl}><code>{curl}</code></pre><CopyButton key={curl} text={curl} say={say} /></div>
    </section>
  )
}

function Responses({ operation, document, say }: { operation: Operation; document: OpenApi; say: DocsWords }): VNode {
  return (
    <section aria-labelledby="responses">
      <h3 id="responses">{say.responses}</h3>
      {operation.responses.map(([status, { description, content, headers }]) => (
        <details open={status === '200'}>
          <summary><strong>{status}</strong> <span lang="en">{description}</span></summary>
          {Object.entries(content ?? {}).map(([type, { schema }]) => <><p class="small muted"><code>{type}</code></p><SchemaView document={document} schema={schema} required={say.required} /></>)}
          {headers !== undefined && <p class="small muted">{say.headers}: <span lang="en">{Object.entries(headers).map(([name, header]) => `${name} (${header.description.replace(/\.$/, '')})`).join(', ')}</span></p>}
        </details>
      ))}
    </section>
  )
}

/** One operation: what it takes, a way to call it, what it answers. */
export function OperationView({ operation, document, origin, locale }: { operation: Operation; document: OpenApi; origin: string; locale: Locale }): VNode {
  const say = docsWords[locale]
  return (
    <article>
      <h2>{operation.summary}</h2>
      <p class="endpoint"><span class={`method ${operation.method.toLowerCase()}`}>{operation.method}</span> <code>{operation.path}</code></p>
      {operation.description !== '' && <p>{operation.description}</p>}
      <p class="small muted">{say.operation} <code>{operation.id}</code></p>
      <TryOut operation={operation} origin={origin} say={say} />
      {operation.request !== null && (
        <section aria-labelledby="request"><h3 id="request">{say.request}</h3><SchemaView document={document} schema={operation.request.schema} required={say.required} /></section>
      )}
      <Responses operation={operation} document={document} say={say} />
    </article>
  )
}
