import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { generatedFiles } from '../../scripts/sdk-types/files'

const root = new URL('../../', import.meta.url)
const files = generatedFiles()

describe('generated files', () => {
  it.each(Object.keys(files))('%s is what the schemas give; else run `npm run generate`', (path) => {
    expect(readFileSync(new URL(path, root), 'utf8')).toBe(files[path])
  })

  it('the types import nothing', () => {
    expect(files['sdk/generated/types.ts']).not.toMatch(/^import|import\(/m)
  })
})
