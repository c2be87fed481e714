/** Builds what the Dockerfile describes without an engine: a folder for each stage, its instructions in their order and as they are written. */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'

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

/** Follows a Dockerfile with a folder as its context; stages lie below `place`. */
export function buildImage(dockerfile: string, context: string, place: string): Image {
  const stages = new Map<string, Image>()
  let image: Image = { root: '', workdir: '/', env: {}, healthcheck: [], cmd: [] }
  const follow: Record<string, (rest: string) => void> = {
    FROM: (rest) => {
      const name = / AS (\w+)$/.exec(rest)?.[1] ?? 'last'
      image = { root: join(place, name), workdir: '/', env: {}, healthcheck: [], cmd: [] }
      mkdirSync(image.root, { recursive: true })
      stages.set(name, image)
    },
    WORKDIR: (rest) => {
      image.workdir = rest
      mkdirSync(join(image.root, rest), { recursive: true })
    },
    ENV: (rest) => void Object.assign(image.env, Object.fromEntries(words(rest).map((pair) => pair.split('=')))),
    COPY: (rest) => {
      const [first = '', ...more] = words(rest)
      const stage = /^--from=(\w+)$/.exec(first)?.[1]
      const parts = stage === undefined ? [first, ...more] : more
      copy(image, stage === undefined ? context : (stages.get(stage)?.root ?? ''), parts.slice(0, -1), parts.at(-1) ?? '')
    },
    RUN: (rest) => void execFileSync('sh', ['-c', rest], { cwd: join(image.root, image.workdir), stdio: ['ignore', 'ignore', 'inherit'] }),
    HEALTHCHECK: (rest) => (image.healthcheck = JSON.parse(rest.slice(rest.indexOf('[')))),
    CMD: (rest) => (image.cmd = JSON.parse(rest)),
    USER: () => {},
    EXPOSE: () => {},
  }
  for (const [name, rest] of instructionsIn(readFileSync(dockerfile, 'utf8'))) {
    const step = follow[name]
    if (step === undefined) throw new Error(`Nothing here follows ${name}`)
    step(rest)
  }
  return image
}
