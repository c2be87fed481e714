/**
 * `npm run mutation [-- --mutate <files>]`: changes the models one place at a time and looks whether a test notices.
 * Texts are left out, and so is what runs once at loading (schemas, words, dated figures) and what only joins models to fronts.
 */
const models = ['core/values/*.ts', 'core/savings-goal/**/*.ts', 'core/law/**/*.ts', 'core/calculators/**/*.ts', 'core/depot-tax/**/*.ts', 'core/retirement/**/*.ts', 'core/portfolio/**/*.ts']

export default {
  mutate: [...models, '!core/**/{words,view,index}.ts', '!core/**/*-words.ts', '!core/law/**/figures.ts', '!core/depot-tax/module.ts'],
  mutator: { excludedMutations: ['StringLiteral'] },
  testRunner: 'vitest',
  vitest: { configFile: 'test/mutation/vitest.config.ts' },
  coverageAnalysis: 'perTest',
  ignoreStatic: true,
  plugins: ['@stryker-mutator/vitest-runner'],
  reporters: ['clear-text', 'json'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false, reportMutants: true },
  jsonReporter: { fileName: '.cache/mutation.json' },
  tempDirName: '.cache/mutation',
  checkers: [],
  concurrency: 2,
  timeoutMS: 20_000,
  ignorePatterns: ['bench', 'dist', 'docs', '.cache'],
}
