import type { VNode } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import type { Locale } from '../../../core/values/text'
import { words as shared } from '../browser/words'
import { Notice } from '../components/notice'
import { operationsOf, type OpenApi, type Operation } from './openapi'
import { OperationView } from './operation'
import { docsWords, germanOf, type DocsWords, type Spoken } from './words'

interface Interface {
  id: string
  title: string
  openapi: string
  guide: string
  methodology: string
}

export interface DocsData {
  locale: Locale
  interfaces: Interface[]
  /** German names of the operations that compute, by their id; empty on English pages, where the documents have them. */
  german: Readonly<Record<string, Spoken>>
}

type Loaded = { document: OpenApi } | { failure: string }

async function load(url: string, text: DocsWords): Promise<Loaded> {
  try {
    const response = await fetch(url, { credentials: 'omit' })
    if (response.ok) return { document: await response.json() }
    const wait = response.headers.get('retry-after')
    return { failure: response.status === 429 ? text.tooMany(wait) : text.unreadable(response.status) }
  } catch {
    return { failure: text.unreachable }
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

function useDocument(url: string, attempt: number, text: DocsWords): Loaded | null {
  const [loaded, setLoaded] = useState<{ url: string; result: Loaded } | null>(null)
  useEffect(() => {
    let gone = false
    void load(url, text).then((result) => {
      if (!gone) setLoaded({ url, result })
    })
    return () => {
      gone = true
    }
  }, [url, attempt])
  return loaded?.url === url ? loaded.result : null
}

interface OperationsProps {
  title?: string
  operations: readonly Operation[]
  base: string
  current: string | undefined
}

const Operations = ({ title, operations, base, current }: OperationsProps): VNode => (
  <>
    {title !== undefined && <p class="contents-title">{title}</p>}
    <ul>{operations.map(({ id, summary }) => <li><a href={`#${base}/${id}`} aria-current={id === current ? 'true' : undefined}>{summary}</a></li>)}</ul>
  </>
)

/** On narrow screens the list is a menu. */
function OperationMenu({ operations, base, current, label }: Omit<OperationsProps, 'title'> & { label: string }): VNode {
  return (
    <div class="field operation-menu">
      <label for="operation">{label}</label>
      <div class="control">
        <select id="operation" value={current} onChange={(event) => (location.hash = `${base}/${event.currentTarget.value}`)}>
          {operations.map(({ id, method, summary }) => <option value={id}>{method} {summary}</option>)}
        </select>
      </div>
    </div>
  )
}

/** The operations as the page calls them. */
function named(operations: readonly Operation[], { locale, german }: Pick<DocsData, 'locale' | 'german'>): Operation[] {
  if (locale === 'en') return [...operations]
  const computing = new Map(operations.filter(({ method }) => method === 'POST').map(({ path, id }) => [path, german[id]]))
  return operations.map((operation) => {
    const { title, description } = germanOf(operation.method, operation.path, computing.get(operation.path))
    return { ...operation, summary: title, description }
  })
}

function Reference({ document, base, wanted, data }: { document: OpenApi; base: string; wanted: string; data: DocsData }): VNode {
  const text = docsWords[data.locale]
  const operations = named(operationsOf(document), data)
  const operation = operations.find(({ id }) => id === wanted) ?? operations[0]
  const computing = operations.filter(({ method }) => method === 'POST')
  const reading = operations.filter(({ method }) => method !== 'POST')
  return (
    <div class="docs">
      <nav class="contents operations" aria-label={text.operations}>
        <Operations title={text.compute} operations={computing} base={base} current={operation?.id} />
        <details open={reading.some(({ id }) => id === operation?.id) || undefined}>
          <summary>{text.read}</summary><Operations operations={reading} base={base} current={operation?.id} />
        </details>
      </nav>
      <div class="docs-main">
        <OperationMenu label={text.operation} operations={operations} base={base} current={operation?.id} />
        {operation !== undefined && <OperationView key={operation.id} operation={operation} document={document} origin={location.origin} locale={data.locale} />}
      </div>
    </div>
  )
}

/** The operations of all interfaces, to read and to try out. */
export function DocsApp(data: DocsData): VNode {
  const { interfaces, locale } = data
  const text = docsWords[locale]
  const [interfaceId, operationId] = useHash()
  const [attempt, setAttempt] = useState(0)
  const current = interfaces.find(({ id }) => id === interfaceId) ?? interfaces[0]
  const loaded = useDocument(current?.openapi ?? '', attempt, text)
  if (current === undefined) return <></>
  return (
    <>
      <h1>API</h1>
      <p class="lead">{text.lead}</p>
      <nav class="switch" aria-label={text.interfaces}>
        {interfaces.map(({ id, title }) => <a href={`#${id}`} aria-current={id === current.id ? 'true' : undefined}>{title}</a>)}
      </nav>
      <p class="small">
        <a href={current.openapi}>{text.openapi}</a> · <a href={current.guide}>{text.guide}</a> · <a href={current.methodology}>{text.methodology}</a>
      </p>
      {text.inEnglish !== '' && <p class="small muted">{text.inEnglish}</p>}
      <p class="needs-no-script">{text.noScript}</p>
      <div class="docs-read">
        {loaded === null && <p class="muted needs-script">{text.reading}</p>}
        {loaded !== null && 'failure' in loaded && (
          <Notice tone="error"><p>{loaded.failure}</p><button type="button" class="quiet" onClick={() => setAttempt(attempt + 1)}>{shared[locale].again}</button></Notice>
        )}
        {loaded !== null && 'document' in loaded && <Reference document={loaded.document} base={current.id} wanted={operationId} data={data} />}
      </div>
    </>
  )
}
