import tseslint from 'typescript-eslint'

const namedZod = {
  selector: "ImportDeclaration[source.value='zod'] ImportSpecifier",
  message: "import * as z from 'zod' keeps browser bundles small",
}
const pure = 'core is pure: pass the clock, randomness and I/O in'

export default tseslint.config(
  { ignores: ['.cache/', 'dist/', 'node_modules/', 'coverage/', 'examples/**/dist/'] },
  ...tseslint.configs.recommended,
  {
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
      complexity: ['error', 15],
      'max-len': ['error', { code: 180, ignoreComments: true, ignoreRegExpLiterals: true, ignoreStrings: true, ignoreTemplateLiterals: true }],
      eqeqeq: 'error',
      'no-restricted-syntax': ['error', namedZod],
    },
  },
  {
    files: ['core/**'],
    rules: {
      'no-restricted-globals': ['error', ...['fetch', 'process', 'setTimeout', 'setInterval', 'console', 'performance', 'crypto'].map((name) => ({ name, message: pure }))],
      'no-restricted-syntax': [
        'error',
        namedZod,
        { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: pure },
        { selector: "CallExpression[callee.object.name='Date'][callee.property.name='now']", message: pure },
        { selector: "CallExpression[callee.object.name='Math'][callee.property.name='random']", message: pure },
        { selector: 'CallExpression[callee.property.name=/^toLocale/]', message: pure },
        { selector: "MemberExpression[object.name='Intl']", message: pure },
      ],
    },
  },
  {
    // Figures are written for people here and nowhere else in core; no model reads them.
    files: ['core/wording/format.ts'],
    rules: { 'no-restricted-syntax': ['error', namedZod] },
  },
  {
    // Declarations as the build writes them.
    files: ['test/package/*.d.ts'],
    rules: { '@typescript-eslint/no-unused-vars': 'off' },
  },
  {
    files: ['test/**', 'scripts/**', 'sdk/generated/**'],
    rules: { 'max-lines-per-function': 'off', 'max-lines': 'off', 'max-len': 'off' },
  },
)
