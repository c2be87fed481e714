/** A line to a database that can be cut and mended, or grow mute: it stays open and carries nothing. */
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { createServer, connect, type AddressInfo, type Server, type Socket } from 'node:net'

/** A free port below those that the system gives to connections, so that nothing takes it while the line is cut. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(randomInt(10_000, 32_000), '127.0.0.1')
  try {
    await once(probe, 'listening')
  } catch {
    return freePort()
  }
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}

/** Listens as soon as the port is let go: a process that is being started elsewhere can hold on to a closed one for a moment. */
async function listening(server: Server, port: number, attempts = 200): Promise<void> {
  try {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
  } catch (error) {
    if (attempts === 0 || !(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error
    await wait(50)
    await listening(server, port, attempts - 1)
  }
}

/** Carries connections from a port of its own to a server. */
export class Line {
  private readonly sockets = new Set<Socket>()
  private server: Server | null = null
  private isMute = false
  /** For how long a new connection waits before anything comes through, milliseconds. */
  hesitation = 0
  port = 0

  constructor(private readonly target: { host: string; port: number }) {}

  async mend(): Promise<void> {
    const server = createServer((near) => {
      const far = connect(this.target)
      if (this.hesitation > 0) setTimeout(() => void [near, far].forEach((socket) => this.isMute || socket.resume()), this.hesitation)
      for (const [one, other] of [[near, far], [far, near]] as const) {
        this.sockets.add(one)
        one.on('data', (bytes: Buffer) => other.write(bytes))
        if (this.isMute || this.hesitation > 0) one.pause()
        one.on('end', () => other.end())
        one.on('error', () => other.destroy())
        one.on('close', () => {
          this.sockets.delete(one)
          other.destroy()
        })
      }
    })
    if (this.port === 0) this.port = await freePort()
    await listening(server, this.port)
    this.server = server
  }

  /** From now on nothing comes through, on new connections neither. */
  silence(): void {
    this.isMute = true
    for (const socket of this.sockets) socket.pause()
  }

  /** What was held back comes through, and everything after it. */
  speak(): void {
    this.isMute = false
    for (const socket of this.sockets) socket.resume()
  }

  /** Connections that are open at both ends. */
  open(): number {
    return this.sockets.size / 2
  }

  async cut(): Promise<void> {
    const { server } = this
    this.server = null
    for (const socket of this.sockets) socket.destroy()
    await new Promise<void>((resolve) => (server === null ? resolve() : server.close(() => resolve())))
  }
}
