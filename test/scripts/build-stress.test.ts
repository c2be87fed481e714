import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { stressFiles } from '../../scripts/build-stress'

const root = fileURLToPath(new URL('../../', import.meta.url))
const facts = fileURLToPath(new URL('../../../shared/facts', import.meta.url))
const absent = !existsSync(facts)
if (absent) console.log('Skipped: the figures of the stress episodes are not beside the project')

describe('the stress episodes', () => {
  it.skipIf(absent)('are what the script makes of the figures (skipped where they are not beside the project)', () => {
    const files = stressFiles(facts)
    expect(files.size).toBe(7)
    for (const [path, text] of files) expect(readFileSync(`${root}${path}`, 'utf8'), path).toBe(text)
  })
})
