/** A data provider that does everything wrong that a server can do. */
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'

const bomb = gzipSync(Buffer.alloc(64 << 20, ' '))
const json = { 'content-type': 'application/json' }

function endless(response: ServerResponse): void {
  const part = Buffer.alloc(1 << 16, ' ')
  const push = (): void => {
    while (!response.destroyed && response.write(part));
  }
  response.writeHead(200, json).on('drain', push)
  push()
}

function dripping(response: ServerResponse): void {
  const timer = setInterval(() => response.write(' '), 100)
  response.writeHead(200, json).once('close', () => clearInterval(timer))
}

/** Eight megabytes of this over and over, as one list: little to send, much to read. */
const crowd = (one: string): Buffer => Buffer.concat([Buffer.from(`[${one}`), Buffer.alloc((8 << 20) - 1_000, `,${one}`).subarray(0, Math.floor(((8 << 20) - 1_000) / (one.length + 1)) * (one.length + 1)), Buffer.from(']')])
const crowds = { ones: crowd('1'), objects: crowd('{}'), lists: crowd('[]'), texts: crowd('""'), nested: crowd('[[[1]]]'), rows: crowd('{"symbol":1}') } as const
const say = (crowded: keyof typeof crowds): Manner => (response) => void response.writeHead(200, json).end(crowds[crowded])

/** Rows that fit any question, with figures that cannot be. */
const nonsense = (symbol: string, isin: string) => [{
  symbol, isin, companyName: 'x'.repeat(5000), name: 'Fund', isEtf: true, isFund: true, currency: 'USD', assetClass: 'Equity', expenseRatio: 2000, asset: 'X', weightPercentage: 500,
  updatedAt: '9999-99-99', sector: 'Energy', country: 'US', date: '2026-02-30', close: -1, fiscalYear: 1, period: 'FY', data: { Europe: -1 },
}]

/** One row with a megabyte of keys. */
const manyKeys = JSON.stringify([{ symbol: 'AAA', data: Object.fromEntries(Array.from({ length: 90_000 }, (_, n) => [`key${n}`, 'x'])) }])

/** Answers a question about a symbol or an ISIN. */
type Manner = (response: ServerResponse, symbol: string, isin: string) => void

/** The ways to misbehave. */
export const manners = {
  endless,
  dripping,
  silent: () => {},
  halfSilent: (response) => void response.writeHead(200, json).write('['),
  bomb: (response) => void response.writeHead(200, { ...json, 'content-encoding': 'gzip' }).end(bomb),
  ill: (response) => void response.writeHead(500).end('x'),
  busy: (response) => void response.writeHead(429, { 'retry-after': '86400' }).end(),
  elsewhere: (response) => void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
  page: (response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Please wait</html>'),
  deep: (response) => void response.writeHead(200, json).end('['.repeat(100_000)),
  cut: (response) => void response.writeHead(200, { ...json, 'content-length': 1000 }).write('[{', () => response.destroy()),
  reset: (response) => void response.socket?.resetAndDestroy(),
  ones: say('ones'),
  objects: say('objects'),
  lists: say('lists'),
  texts: say('texts'),
  nested: say('nested'),
  rows: say('rows'),
  keys: (response) => void response.writeHead(200, json).end(manyKeys),
  nonsense: (response, symbol, isin) => void response.writeHead(200, json).end(JSON.stringify(nonsense(symbol, isin))),
  nothing: (response) => void response.writeHead(200, json).end('[]'),
} as const satisfies Record<string, Manner>

/** A provider that runs. */
export interface Provider {
  url: string
  /** Bytes that left this machine's memory for it. */
  sent(): number
  /** The most requests that were under way at once, and how many there were of one question. */
  atOnce(): { all: number; same: number }
  asked(): number
  /** When the first question came. */
  since(): number
  close(): void
}

/** Starts one that answers each question in the way that is chosen for it. */
export async function startProvider(choose: (path: string) => keyof typeof manners): Promise<Provider> {
  const under = new Map<string, number>()
  let [asked, since, sent, all, same] = [0, 0, 0, 0, 0]
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://provider')
    const key = url.href
    if (asked === 0) since = performance.now()
    asked += 1
    under.set(key, (under.get(key) ?? 0) + 1)
    all = Math.max(all, [...under.values()].reduce((sum, count) => sum + count, 0))
    same = Math.max(same, under.get(key) ?? 0)
    const { socket } = request
    const before = socket.bytesWritten
    response.once('close', () => {
      sent += socket.bytesWritten - before
      under.set(key, (under.get(key) ?? 1) - 1)
    })
    response.on('error', () => undefined)
    manners[choose(url.pathname)](response, url.searchParams.get('symbol') ?? 'AAA', url.searchParams.get('isin') ?? '')
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sent: () => sent,
    atOnce: () => ({ all, same }),
    asked: () => asked,
    since: () => since,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
