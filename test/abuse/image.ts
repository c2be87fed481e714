/** Builds what the Dockerfile describes without an engine: a folder for each stage, its instructions in their order and as they are written. */
import { execFile, execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, statSync, symlinkSync } from 'node:fs'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { projectFolder } from '../support/built'

/** The last stage. */
export interface Image {
  /** The folder that stands for its root. */
  root: string
  workdir: string
  env: Record<string, string>
  healthcheck: readonly string[]
  cmd: readonly string[]
}

/** Instructions with their continued lines joined. */
const instructionsIn = (text: string): [name: string, rest: string][] =>
  text.replace(/\\\n\s*/g, ' ').split('\n').filter((line) => /^[A-Z]+ /.test(line)).map((line) => [line.split(' ')[0] ?? '', line.slice(line.indexOf(' ') + 1).trim()])

const words = (text: string): string[] => text.split(/\s+/)

/** `COPY [--from=stage] source... place`, where a folder copies what is in it. */
function copy(image: Image, from: string, sources: readonly string[], place: string): void {
  const target = join(image.root, place.startsWith('/') ? '' : image.workdir, place)
  for (const source of sources) {
    const path = join(from, source)
    const isInto = !statSync(path).isDirectory() && (place.endsWith('/') || place === '.')
    cpSync(path, isInto ? join(target, basename(source)) : target, { recursive: true, verbatimSymlinks: true })
  }
}

/** Copies the repository without what it ignores: what is committed, and what is about to be. */
function copyRepository(target: string): void {
  const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: projectFolder, encoding: 'utf8', maxBuffer: 10e6 })
  for (const file of list.split('\0')) if (file !== '' && existsSync(join(projectFolder, file))) cpSync(join(projectFolder, file), join(target, file))
}

/** Folders that stand for the working folder of a stage, by its name, as if its instructions had been followed in them. */
type Finished = Readonly<Record<string, string>>

/** The image of this repository, built in a clean folder. */
export function ownImage(place: string, finished: Finished = {}): Promise<Image> {
  const context = join(place, 'context')
  copyRepository(context)
  return buildImage(join(context, 'deploy/Dockerfile'), context, { place: join(place, 'stages'), finished })
}

/** Follows a Dockerfile with a folder as its context; stages lie below `place`. */
async function buildImage(dockerfile: string, context: string, { place, finished }: { place: string; finished: Finished }): Promise<Image> {
  const stages = new Map<string, Image>()
  let done: string | undefined
  let image: Image = { root: '', workdir: '/', env: {}, healthcheck: [], cmd: [] }
  const follow: Record<string, (rest: string) => void | Promise<void>> = {
    FROM: (rest) => {
      const name = / AS (\w+)$/.exec(rest)?.[1] ?? 'last'
      done = finished[name]
      image = { root: join(place, name), workdir: '/', env: {}, healthcheck: [], cmd: [] }
      mkdirSync(image.root, { recursive: true })
      stages.set(name, image)
    },
    WORKDIR: (rest) => {
      image.workdir = rest
      if (done === undefined) mkdirSync(join(image.root, rest), { recursive: true })
      else symlinkSync(done, join(image.root, rest))
    },
    ENV: (rest) => void Object.assign(image.env, Object.fromEntries(words(rest).map((pair) => pair.split('=')))),
    COPY: (rest) => {
      if (done !== undefined) return
      const [first = '', ...more] = words(rest)
      const stage = /^--from=(\w+)$/.exec(first)?.[1]
      const parts = stage === undefined ? [first, ...more] : more
      copy(image, stage === undefined ? context : (stages.get(stage)?.root ?? ''), parts.slice(0, -1), parts.at(-1) ?? '')
    },
    RUN: async (rest) => {
      if (done === undefined) await promisify(execFile)('sh', ['-c', rest], { cwd: join(image.root, image.workdir), maxBuffer: 10e6 })
    },
    HEALTHCHECK: (rest) => (image.healthcheck = JSON.parse(rest.slice(rest.indexOf('[')))),
    CMD: (rest) => (image.cmd = JSON.parse(rest)),
    USER: () => {},
    EXPOSE: () => {},
  }
  for (const [name, rest] of instructionsIn(readFileSync(dockerfile, 'utf8'))) {
    const step = follow[name]
    if (step === undefined) throw new Error(`Nothing here follows ${name}`)
    await step(rest)
  }
  return image
}
