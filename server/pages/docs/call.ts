/** One call to the service, as the viewer shows it. */
import type { DocsWords } from './words'

/** What came back. */
export interface Answer {
  status: number
  statusText: string
  milliseconds: number
  headers: [name: string, value: string][]
  body: string
}

export type CallResult = { answer: Answer } | { failed: true }

/** JSON indented; anything else unchanged. */
export function respaced(text: string, spaces: number): string {
  try {
    return JSON.stringify(JSON.parse(text), null, spaces)
  } catch {
    return text
  }
}

/** Makes a call to this server. */
export async function call(method: string, url: string, body: string | null): Promise<CallResult> {
  const start = performance.now()
  try {
    const response = await fetch(url, { method, credentials: 'omit', ...(body === null ? {} : { body, headers: { 'content-type': 'application/json' } }) })
    const text = await response.text()
    const { status, statusText } = response
    return { answer: { status, statusText, milliseconds: Math.round(performance.now() - start), headers: [...response.headers], body: respaced(text, 2) } }
  } catch {
    return { failed: true }
  }
}

const header = ({ headers }: Answer, name: string): string | undefined => headers.find(([key]) => key.toLowerCase() === name)?.[1]

/** What the answer says about the rate limit, in words. */
export function limitText(answer: Answer, text: DocsWords): string | null {
  const [limit, remaining, reset] = ['ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset'].map((name) => header(answer, name))
  const wait = header(answer, 'retry-after')
  if (answer.status === 429) return text.limitUsed(wait ?? reset ?? null)
  return limit === undefined ? null : text.limitLeft(remaining ?? '?', limit, reset ?? '?')
}
