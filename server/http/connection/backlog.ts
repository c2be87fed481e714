/**
 * What a process holds for clients that do not read. A connection has one answer at a time: its next request is begun when the answer
 * before is sent. Connections with several requests waiting (pipelines) take turns. What all connections hold together is bounded.
 */
import type { RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Bytes that may be held for all connections together. */
const MAX_BYTES = 64 * 1024 * 1024

/** What a request takes that waits for its turn. */
const WAITING_BYTES = 4096

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
  /** Counts an answer until it is sent. Beyond the bound other connections are closed, those first that do not read for longest. */
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

/** Turns of the event loop for which newcomers may keep those waiting who sent many requests at once. */
const MOST_TURNS_FOR_NEWCOMERS = 200

/**
 * Lets connections wait for their turn. One waiting request is started in each turn of the event loop, whosever it is, so
 * that clients who send single ones are served in between; none while new connections come in, of which Node accepts one in
 * each turn.
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
 * When a connection has gone, Node makes an error for each of its requests. They are thrown away, and making the traces of
 * thousands takes as long as answering some: so there are none meanwhile.
 */
function closingCheaply(socket: Socket, closed: () => void): void {
  const { stackTraceLimit } = Error
  socket.prependOnceListener('close', () => (Error.stackTraceLimit = 0))
  socket.once('close', () => {
    Error.stackTraceLimit = stackTraceLimit
    closed()
  })
}

/** Starts with nothing held. */
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
  /** A single request is started at once; several wait for their turn. */
  const begin = (held: Held): void => {
    if (held.socket.destroyed) return
    if (held.waiting.length === 1) return held.waiting.pop()?.()
    account.more(held, WAITING_BYTES) // the first of several waits, too
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
      process.nextTick(begin, held) // when all that came with it has been read
    },
    sending({ req: { socket } }, bytes) {
      const held = known.get(socket)
      if (held === undefined || socket.destroyed) return
      held.answer += bytes
      account.more(held, bytes, held) // one answer may be larger than all may be together; who waits for it is not cut off
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
