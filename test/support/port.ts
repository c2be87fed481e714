/** Servers of a test's own on the loopback address. */
import { once } from 'node:events'
import { Server as HttpServer } from 'node:http'
import { createServer, type Server } from 'node:net'

export interface Listening {
  port: number
  url: string
  /** Ends what is open, too. */
  close: () => Promise<void>
}

/** Lets a server listen on a free port. */
export async function listen(server: Server): Promise<Listening> {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port')
  const close = async (): Promise<void> => {
    const closed = new Promise((resolve) => server.close(resolve))
    if (server instanceof HttpServer) server.closeAllConnections()
    await closed
  }
  return { port: address.port, url: `http://127.0.0.1:${address.port}`, close }
}

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const { port, close } = await listen(createServer())
  await close()
  return port
}
