/**
 * What a process holds for clients that do not read. The requests of a connection are worked on one after the other, each
 * when the answer before it is sent, so a pipeline of requests makes one answer at a time; and what all connections hold
 * together is bounded.
 */
import type { RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Bytes that may be held for all connections together. */
const MAX_BYTES = 64 * 1024 * 1024

/** What a request takes that waits for its turn. */
const WAITING_BYTES = 4096

/** What is held for a connection. */
interface Held {
  socket: Socket
  isBusy: boolean
  /** Starts the requests that wait for their turn. */
  waiting: (() => void)[]
  /** Bytes of the answer that is being sent. */
  answer: number
  /** All that counts. */
  bytes: number
}

/** The answers of a process that were not read yet. */
export interface Backlog {
  /** Calls a listener with the requests of each connection one by one, in their order. */
  inTurn(listener: RequestListener): RequestListener
  /** Counts an answer until it is sent. Beyond the bound connections are closed, those first that do not read for longest. */
  sending(response: ServerResponse, bytes: number): void
  bytes(): number
}

/** Counts what is held for all connections. */
function openAccount(most: number) {
  /** In the order in which they began to hold something. */
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
    more(held: Held, bytes: number): void {
      change(held, bytes)
      for (const oldest of holding) {
        if (total <= most) return
        oldest.socket.destroy()
        release(oldest)
      }
    },
  }
}

type Account = ReturnType<typeof openAccount>

/**
 * Ends the turn of a connection's request. One waiting request is started in each turn of the event loop, whosever it is, so
 * that clients who send single ones are served in between.
 */
function turnsOf(account: Account): (held: Held) => void {
  const queue: Held[] = []
  const startNext = (): void => {
    const held = queue.shift()
    if (queue.length > 0) setImmediate(startNext)
    const next = held?.waiting.shift()
    if (held === undefined || next === undefined || held.socket.destroyed) return
    account.less(held, WAITING_BYTES)
    next()
  }
  return (held) => {
    account.less(held, held.answer)
    held.answer = 0
    held.isBusy = held.waiting.length > 0
    if (held.isBusy && queue.push(held) === 1) setImmediate(startNext)
  }
}

/** Starts with nothing held. */
export function openBacklog(most = MAX_BYTES): Backlog {
  const known = new WeakMap<Socket, Held>()
  const account = openAccount(most)
  const endTurn = turnsOf(account)
  const heldBy = (socket: Socket): Held => {
    const found = known.get(socket)
    if (found !== undefined) return found
    const held: Held = { socket, isBusy: false, waiting: [], answer: 0, bytes: 0 }
    known.set(socket, held)
    socket.once('close', () => account.release(held))
    return held
  }
  return {
    inTurn: (listener) => (request, response) => {
      const held = heldBy(request.socket)
      const start = (): void => {
        held.isBusy = true
        response.once('close', () => endTurn(held))
        listener(request, response)
      }
      if (!held.isBusy) return start()
      held.waiting.push(start)
      account.more(held, WAITING_BYTES)
    },
    sending({ req: { socket } }, bytes) {
      const held = known.get(socket)
      if (held === undefined || socket.destroyed) return
      held.answer += bytes
      account.more(held, bytes)
    },
    bytes: account.bytes,
  }
}

/** What a stream may hold that is not sent yet. */
const STREAM_BYTES = 1024 * 1024

const sizeOf = (payload: unknown): number => (typeof payload === 'string' || Buffer.isBuffer(payload) ? payload.length : STREAM_BYTES)

/** Counts every answer of an application. */
export function countAnswers(app: FastifyInstance, backlog: Backlog): void {
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (payload !== null && payload !== undefined) backlog.sending(reply.raw, sizeOf(payload))
    done()
  })
}
