/** A line to a database that can be cut and mended, or grow mute: it stays open and carries nothing. */
import { createServer, connect, type Server, type Socket } from 'node:net'

/** Carries connections from a port of its own to a server. */
export class Line {
  private readonly sockets = new Set<Socket>()
  private server: Server | null = null
  private isMute = false
  port = 0

  constructor(private readonly target: { host: string; port: number }) {}

  async mend(): Promise<void> {
    const server = createServer((near) => {
      const far = connect(this.target)
      for (const [one, other] of [[near, far], [far, near]] as const) {
        this.sockets.add(one)
        one.on('data', (bytes: Buffer) => other.write(bytes))
        if (this.isMute) one.pause()
        one.on('end', () => other.end())
        one.on('error', () => other.destroy())
        one.on('close', () => {
          this.sockets.delete(one)
          other.destroy()
        })
      }
    })
    await new Promise<void>((resolve) => server.listen(this.port, '127.0.0.1', resolve))
    const address = server.address()
    this.port = typeof address === 'object' && address !== null ? address.port : 0
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
