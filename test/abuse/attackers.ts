/** Clients that hold connections, send slowly and send too much, in a process of their own: `attackers.ts <port>`. */
import { connect, type Socket } from 'node:net'
import { setPriority } from 'node:os'
import { CALCULATORS } from './http'

const IDLE = 500
const SLOW = 50
const OVERSIZE = 100
const CHUNK = Buffer.alloc(16_384, 'x')
const CHUNKS = 16
const CHUNK_EVERY_MS = 50
const AGAIN_MS = 100

// Attackers do not share the processor of the service: beside it they would take what they are held against.
setPriority(10)

const port = Number(process.argv[2])
const head = (length: string): string =>
  `POST ${CALCULATORS}/notgroschen HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n${length}\r\n\r\n`

/** What happened so far; written four times a second. */
const counts = { idleOpened: 0, idleClosed: 0, slowOpened: 0, slowClosed: 0, oversizeSent: 0, oversizeAnswered: 0 }

function open(onOpen: (socket: Socket) => void, onClose: () => void): void {
  const socket = connect(port, '127.0.0.1', () => onOpen(socket))
  socket.on('error', () => undefined)
  socket.on('close', onClose)
  socket.on('data', (part) => {
    if (part.includes('payload_too_large')) counts.oversizeAnswered += 1
  })
}

const idle = (): void => open(() => (counts.idleOpened += 1), () => (counts.idleClosed += 1))

function slow(): void {
  let timer: NodeJS.Timeout | undefined
  open(
    (socket) => {
      counts.slowOpened += 1
      socket.write(head('content-length: 10000'))
      timer = setInterval(() => socket.write(' '), 200)
    },
    () => {
      clearInterval(timer)
      counts.slowClosed += 1
    },
  )
}

function oversize(): void {
  let timer: NodeJS.Timeout | undefined
  open(
    (socket) => {
      counts.oversizeSent += 1
      socket.write(head('transfer-encoding: chunked'))
      let sent = 0
      timer = setInterval(() => {
        socket.write(`${CHUNK.length.toString(16)}\r\n`)
        socket.write(CHUNK)
        socket.write('\r\n')
        sent += 1
        if (sent === CHUNKS) socket.end('0\r\n\r\n')
      }, CHUNK_EVERY_MS)
    },
    () => {
      clearInterval(timer)
      setTimeout(oversize, AGAIN_MS)
    },
  )
}

for (let n = 0; n < IDLE; n += 1) idle()
for (let n = 0; n < SLOW; n += 1) slow()
for (let n = 0; n < OVERSIZE; n += 1) oversize()
setInterval(() => process.stdout.write(`${JSON.stringify(counts)}\n`), 250)
