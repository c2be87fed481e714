/** A Redis of the test's own, which may be killed and frozen. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { freePort } from './port'

/** Whether `redis-server` is installed. */
export const hasRedisServer = spawnSync('redis-server', ['--version']).status === 0

/** Whether something accepts connections on a port. */
const isOpen = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    const end = (answer: boolean): void => {
      socket.destroy()
      resolve(answer)
    }
    socket.setTimeout(1000, () => end(false)).once('connect', () => end(true)).once('error', () => end(false))
  })

/** A Redis without persistence. */
export interface OwnRedis {
  port: number
  url: string
  start(): Promise<void>
  /** Ends at once, forgetting everything. */
  kill(): Promise<void>
  freeze(): void
  thaw(): void
}

/** Starts a Redis on a free port. */
export async function ownRedis(): Promise<OwnRedis> {
  const port = await freePort()
  let child: ChildProcess | null = null
  const start = async (): Promise<void> => {
    child = spawn('redis-server', ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'], { stdio: 'ignore' })
    while (!(await isOpen(port))) await new Promise((resolve) => setTimeout(resolve, 20))
  }
  await start()
  return {
    port,
    url: `redis://127.0.0.1:${port}`,
    start,
    kill: async () => {
      if (child === null) return
      const ended = once(child, 'exit')
      child.kill('SIGCONT')
      child.kill('SIGKILL')
      child = null
      await ended
    },
    freeze: () => void child?.kill('SIGSTOP'),
    thaw: () => void child?.kill('SIGCONT'),
  }
}
