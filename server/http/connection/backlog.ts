/**
 * Bounds the memory for clients that do not read. A connection has one answer at a time: its next request starts when the previous
 * answer is sent. Connections with several waiting requests (HTTP pipelining) take turns. The total over all connections is bounded.
 */
import type { RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Most bytes held for all connections together. */
const MAX_BYTES = 64 * 1024 * 1024

/** Estimated memory of a waiting request. */
const WAITING_BYTES = 4096

interface Held {
  socket: Socket
  isBusy: boolean
  /** Callbacks that start the waiting requests. */
  waiting: (() => void)[]
  /** Bytes of the answer that is being sent. */
  answer: number
  /** Total of answer and waiting requests. */
  bytes: number
}

/** Unread answers and waiting requests of a process. */
export interface Backlog {
  /** Wraps a listener so that the requests of each connection run one by one, in order. */
  inTurn(listener: RequestListener): RequestListener
  /** Counts an answer until it is sent. Beyond the bound other connections are closed, those that have held memory for longest first. */
  sending(response: ServerResponse, bytes: number): void
  bytes(): number
}

/** Accounts for the memory held for all connections. */
function openAccount(most: number) {
  /** Connections that hold memory, in the order in which they began to. */
  const holding = new Set<Held>()
  let total = 0
  const change = (held: Held, bytes: number): void => {
    held.bytes += bytes
    total += bytes
    if (held.bytes > 0) holding.add(held)
    else holding.delete(held)
  }
  const release = (held: Held): void => {
    change(held, -held.bytes)
    held.waiting = []
    held.answer = 0
  }
  return {
    release,
    bytes: () => total,
    less: (held: Held, bytes: number): void => change(held, -bytes),
    more(held: Held, bytes: number, spared?: Held): void {
      change(held, bytes)
      for (const oldest of holding) {
        if (total <= most) return
        if (oldest === spared) continue
        oldest.socket.destroy()
        release(oldest)
      }
    },
  }
}

type Account = ReturnType<typeof openAccount>

/** Most consecutive turns of the event loop in which new connections delay waiting requests. */
const MOST_TURNS_FOR_NEWCOMERS = 200

/**
 * Round-robin queue of connections. One waiting request starts per turn of the event loop, so that single requests of other
 * clients are served in between; none while new connections arrive, of which Node accepts one per turn.
 */
function turnsOf(account: Account) {
  const queue: Held[] = []
  let hasNewcomer = false
  let turnsForNewcomers = 0
  const isForNewcomers = (): boolean => {
    turnsForNewcomers = hasNewcomer && turnsForNewcomers < MOST_TURNS_FOR_NEWCOMERS ? turnsForNewcomers + 1 : 0
    hasNewcomer = false
    return turnsForNewcomers > 0
  }
  const startNext = (): void => {
    if (isForNewcomers()) return void setImmediate(startNext)
    const held = queue.shift()
    if (queue.length > 0) setImmediate(startNext)
    const next = held?.waiting.shift()
    if (held === undefined || next === undefined || held.socket.destroyed) return
    account.less(held, WAITING_BYTES)
    next()
  }
  const lineUp = (held: Held): void => {
    if (queue.push(held) === 1) setImmediate(startNext)
  }
  return {
    lineUp,
    greet: (): void => void (hasNewcomer = true),
    end(held: Held): void {
      account.less(held, held.answer)
      held.answer = 0
      held.isBusy = held.waiting.length > 0
      if (held.isBusy) lineUp(held)
    },
  }
}

/**
 * When a connection closes, Node creates an error for each of its requests, which is discarded. Stack traces of thousands
 * would take as long as answering requests, so they are switched off meanwhile.
 */
function closingCheaply(socket: Socket, closed: () => void): void {
  const { stackTraceLimit } = Error
  socket.prependOnceListener('close', () => (Error.stackTraceLimit = 0))
  socket.once('close', () => {
    Error.stackTraceLimit = stackTraceLimit
    closed()
  })
}

/** Opens an empty backlog. */
export function openBacklog(most = MAX_BYTES): Backlog {
  const known = new WeakMap<Socket, Held>()
  const account = openAccount(most)
  const turns = turnsOf(account)
  const heldBy = (socket: Socket): Held => {
    const found = known.get(socket)
    if (found !== undefined) return found
    const held: Held = { socket, isBusy: false, waiting: [], answer: 0, bytes: 0 }
    known.set(socket, held)
    turns.greet()
    closingCheaply(socket, () => account.release(held))
    return held
  }
  /** A single request starts at once; several wait for their turn. */
  const begin = (held: Held): void => {
    if (held.socket.destroyed) return
    if (held.waiting.length === 1) return held.waiting.pop()?.()
    account.more(held, WAITING_BYTES) // the first of several, which has not been counted yet
    turns.lineUp(held)
  }
  return {
    inTurn: (listener) => (request, response) => {
      const held = heldBy(request.socket)
      held.waiting.push(() => {
        response.once('close', () => turns.end(held))
        listener(request, response)
      })
      if (held.isBusy) return account.more(held, WAITING_BYTES)
      held.isBusy = true
      process.nextTick(begin, held) // after all requests of the same chunk have been parsed
    },
    sending({ req: { socket } }, bytes) {
      const held = known.get(socket)
      if (held === undefined || socket.destroyed) return
      held.answer += bytes
      account.more(held, bytes, held) // an answer may exceed the bound by itself; its own connection is not closed
    },
    bytes: account.bytes,
  }
}

/** Assumed buffer of a stream. */
const STREAM_BYTES = 1024 * 1024

const sizeOf = (payload: unknown): number => (typeof payload === 'string' || Buffer.isBuffer(payload) ? payload.length : STREAM_BYTES)

/** Counts every answer of an application in the backlog. */
export function countAnswers(app: FastifyInstance, backlog: Backlog): void {
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (payload !== null && payload !== undefined) backlog.sending(reply.raw, sizeOf(payload))
    done()
  })
}
