/** A real Firefox by WebDriver BiDi, as far as a smoke run needs it: open pages, ask them, press keys, hear complaints. */
import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import WebSocket from 'ws'

const FIREFOX = '/usr/bin/firefox-esr'

/** Whether the tests have to be skipped; says so. */
export const noFirefox = !existsSync(FIREFOX)
if (noFirefox) console.log(`Skipped: there is no ${FIREFOX}`)

/** What BiDi sends: the answer to a command, or an event. */
interface Message {
  id?: number
  type: 'success' | 'error' | 'event'
  result?: unknown
  message?: string
  method?: string
  params?: { level?: string; text?: string | null }
}

/** A tab of a Firefox. */
export interface FirefoxTab {
  /** Errors and warnings of the console. */
  complaints: string[]
  /** Opens an address and waits until it is loaded. */
  open(url: string): Promise<void>
  /** The text that an expression comes to. */
  ask(expression: string): Promise<string>
  /** Waits until an expression is true. */
  until(expression: string): Promise<void>
  /** Presses keys one after the other: letters, or keys by their code. */
  press(...keys: string[]): Promise<void>
  close(): Promise<void>
}

/** Keys without a letter, as WebDriver names them. */
export const keys = { enter: '\uE007', down: '\uE015', tab: '\uE004' } as const

const listening = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let said = ''
    child.stderr?.on('data', (part: Buffer) => {
      said += part.toString()
      const address = /WebDriver BiDi listening on (ws:\S+)/.exec(said)?.[1]
      if (address !== undefined) resolve(address)
    })
    child.once('exit', () => reject(new Error(`Firefox ended: ${said.slice(0, 300)}`)))
  })

/** Said of a page that was left while its worker still answered, and so late that the next one is open. A page whose files fail does not come alive. */
const OF_LEFT_PAGE = /A ServiceWorker intercepted the request and encountered an unexpected error/

/** Commands with their answers, and the complaints that come between them. */
function channelOf(socket: WebSocket, complaints: string[]) {
  const waiting = new Map<number, (message: Message) => void>()
  socket.on('message', (data: Buffer) => {
    const message: Message = JSON.parse(data.toString())
    if (message.id !== undefined) waiting.get(message.id)?.(message)
    else if (message.method === 'log.entryAdded' && ['error', 'warn'].includes(message.params?.level ?? '') && !OF_LEFT_PAGE.test(message.params?.text ?? '')) complaints.push(message.params?.text ?? '')
  })
  let last = 0
  return async (method: string, params: object): Promise<unknown> => {
    const id = (last += 1)
    const answer = new Promise<Message>((resolve) => waiting.set(id, resolve))
    socket.send(JSON.stringify({ id, method, params }))
    const { type, result, message } = await answer
    if (type === 'error') throw new Error(`${method}: ${message}`)
    return result
  }
}

interface Evaluated {
  result?: { value: string }
  exceptionDetails?: { text: string }
}

/** Starts a Firefox of its own profile with one tab. */
export async function startFirefox(): Promise<FirefoxTab> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'))
  const child = spawn(FIREFOX, ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'], { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, HOME: profile } })
  const socket = new WebSocket(`${await listening(child)}/session`)
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
  const complaints: string[] = []
  const send = channelOf(socket, complaints)
  await send('session.new', { capabilities: {} })
  await send('session.subscribe', { events: ['log.entryAdded'] })
  const { context } = (await send('browsingContext.create', { type: 'tab' })) as { context: string }
  const ask = async (expression: string): Promise<string> => {
    const { result, exceptionDetails } = (await send('script.evaluate', { expression: `Promise.resolve(${expression}).then(String)`, target: { context }, awaitPromise: true })) as Evaluated
    return result?.value ?? `it threw: ${exceptionDetails?.text ?? ''}`
  }
  const until = async (expression: string): Promise<void> => {
    for (const end = Date.now() + 100_000; (await ask(expression)) !== 'true'; await new Promise((resolve) => setTimeout(resolve, 50))) {
      if (Date.now() > end) throw new Error(`Firefox waited in vain for ${expression}`)
    }
  }
  return {
    complaints,
    ask,
    open: async (url) => {
      await send('browsingContext.navigate', { context, url, wait: 'complete' })
      // The page before may be there still: it changed its address meanwhile, and that is what the wait saw.
      await until(`location.href === ${JSON.stringify(url)} && document.readyState === 'complete'`)
    },
    until,
    press: async (...pressed) => {
      const actions = pressed.flatMap((value) => [{ type: 'keyDown', value }, { type: 'keyUp', value }])
      await send('input.performActions', { context, actions: [{ type: 'key', id: 'keyboard', actions }] })
    },
    close: async () => {
      socket.close()
      child.kill('SIGKILL')
      await new Promise((resolve) => (child.exitCode === null && child.signalCode === null ? child.once('exit', resolve) : resolve(null)))
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
