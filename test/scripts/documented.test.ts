import ts from 'typescript'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { undocumented } from '../package/check/documentation'

const root = fileURLToPath(new URL('../../', import.meta.url))
const entries = ['core/index', 'sdk/index', 'sdk/local/index', 'sdk/local/single-calculator', 'sdk/mocks/index', 'sdk/files/index', 'sdk/trpc', 'server/index', 'server/router']
const options: ts.CompilerOptions = {
  moduleResolution: ts.ModuleResolutionKind.Bundler, module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2023, jsx: ts.JsxEmit.ReactJSX, strict: true,
  noLib: true, noEmit: true, types: [],
}

test('everything that the package exports says what it is, member by member', () => {
  expect(undocumented(entries.map((entry) => `${root}${entry}.ts`), options)).toEqual([])
})

test('a member without a comment is found', () => {
  expect(undocumented([`${root}test/scripts/undocumented-sample.ts`], options)).toEqual([
    'Sample.silent', 'Sample.inner.silent', 'mute', 'mute.any', 'Choice.kind', 'Base.below', 'Inner.within',
  ])
})
