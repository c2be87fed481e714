import type { VNode } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { Notice } from '../components/notice'
import { operationsOf, type OpenApi, type Operation } from './openapi'
import { OperationView } from './operation'

/** An interface and where its description is. */
export interface Interface {
  id: string
  title: string
  openapi: string
  guide: string
  methodology: string
}

export interface DocsData {
  interfaces: Interface[]
}

export const docsLead = 'Every operation of both interfaces, to read and to try out. What you send goes to this server only and is not stored; each call counts towards the rate limit.'

type Loaded = { document: OpenApi } | { failure: string }

async function load(url: string): Promise<Loaded> {
  try {
    const response = await fetch(url, { credentials: 'omit' })
    if (response.ok) return { document: await response.json() }
    const wait = response.headers.get('retry-after')
    return { failure: response.status === 429 ? `Too many requests from your address. Try again in ${wait ?? 'a few'} seconds.` : `The description could not be read: the service answered ${response.status}.` }
  } catch {
    return { failure: 'The service could not be reached.' }
  }
}

/** The interface and operation that the address names: `#calculators/calculateNotgroschen`. */
const chosen = (): [string, string] => {
  const [interfaceId = '', operationId = ''] = location.hash.slice(1).split('/')
  return [interfaceId, operationId]
}

function useHash(): [string, string] {
  const [hash, setHash] = useState<[string, string]>(['', ''])
  useEffect(() => {
    const follow = (): void => setHash(chosen())
    follow()
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])
  return hash
}

function useDocument(url: string, attempt: number): Loaded | null {
  const [loaded, setLoaded] = useState<{ url: string; result: Loaded } | null>(null)
  useEffect(() => {
    let gone = false
    void load(url).then((result) => {
      if (!gone) setLoaded({ url, result })
    })
    return () => {
      gone = true
    }
  }, [url, attempt])
  return loaded?.url === url ? loaded.result : null
}

interface OperationsProps {
  title: string
  operations: readonly Operation[]
  base: string
  current: string | undefined
}

const Operations = ({ title, operations, base, current }: OperationsProps): VNode => (
  <>
    <p class="contents-title">{title}</p>
    <ul>{operations.map(({ id, summary }) => <li><a href={`#${base}/${id}`} aria-current={id === current ? 'true' : undefined}>{summary}</a></li>)}</ul>
  </>
)

/** On narrow screens the list is a menu. */
function OperationMenu({ operations, base, current }: Omit<OperationsProps, 'title'>): VNode {
  return (
    <div class="field operation-menu">
      <label for="operation">Operation</label>
      <div class="control">
        <select id="operation" value={current} onChange={(event) => (location.hash = `${base}/${event.currentTarget.value}`)}>
          {operations.map(({ id, method, summary }) => <option value={id}>{method} {summary}</option>)}
        </select>
      </div>
    </div>
  )
}

function Reference({ document, base, wanted }: { document: OpenApi; base: string; wanted: string }): VNode {
  const operations = operationsOf(document)
  const operation = operations.find(({ id }) => id === wanted) ?? operations[0]
  const computing = operations.filter(({ method }) => method === 'POST')
  const reading = operations.filter(({ method }) => method !== 'POST')
  return (
    <div class="docs">
      <nav class="contents operations" aria-label="Operations">
        <Operations title="Compute" operations={computing} base={base} current={operation?.id} />
        <Operations title="Read" operations={reading} base={base} current={operation?.id} />
      </nav>
      <div class="docs-main">
        <OperationMenu operations={operations} base={base} current={operation?.id} />
        {operation !== undefined && <OperationView key={operation.id} operation={operation} document={document} origin={location.origin} />}
      </div>
    </div>
  )
}

/** The operations of both interfaces, to read and to try out. */
export function DocsApp({ interfaces }: DocsData): VNode {
  const [interfaceId, operationId] = useHash()
  const [attempt, setAttempt] = useState(0)
  const current = interfaces.find(({ id }) => id === interfaceId) ?? interfaces[0]
  const loaded = useDocument(current?.openapi ?? '', attempt)
  if (current === undefined) return <></>
  return (
    <div lang="en">
      <h1>API</h1>
      <p class="lead">{docsLead}</p>
      <nav class="switch" aria-label="Interfaces">
        {interfaces.map(({ id, title }) => <a href={`#${id}`} aria-current={id === current.id ? 'true' : undefined}>{title}</a>)}
      </nav>
      <p class="small">
        <a href={current.openapi}>OpenAPI document</a> · <a href={current.guide}>Usage guide</a> · <a href={current.methodology}>Methodology</a>
      </p>
      <p class="needs-no-script">Without JavaScript this page cannot show them; the OpenAPI documents say the same.</p>
      {loaded === null && <p class="muted needs-script">Reading the description …</p>}
      {loaded !== null && 'failure' in loaded && (
        <Notice tone="error"><p>{loaded.failure}</p><button type="button" class="quiet" onClick={() => setAttempt(attempt + 1)}>Try again</button></Notice>
      )}
      {loaded !== null && 'document' in loaded && <Reference document={loaded.document} base={current.id} wanted={operationId} />}
    </div>
  )
}
