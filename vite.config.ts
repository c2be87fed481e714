import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vite'
import { billOfMaterials, notices } from './scripts/bill-of-materials'

const root = import.meta.dirname
const entries = 'server/pages/entries'

/** What depot tax, portfolio and calculators all load: small shared files would else be put into the next one that some other page loads, such as the map of the world. */
const base = new RegExp([
  'node_modules/preact/', 'vite/preload-helper', 'core/(contract|operations|law/(age|dated)|wording/format|values/(?!isin)[a-z-]+\\.ts)\\b', 'cells/decimal\\.',
  'pages/(browser/(download|next-id|number-text|page-data|storage|words)|components/(data-table|fold|notice))\\.',
].join('|'))

/** Amounts of files in euros: they come with the first file in another currency, and not with a page, into whose shared files they would else be put. */
const inEuros = /depot-tax\/euros\.|search\/rates\.|trades\/euros\.|rate-answer\./

/** Small files that portfolio and depot tax load with the page, and calculators do not: else they would be put into one with small parts of the readers of files, which then come with the page. */
const findings = /core\/values\/isin\.|components\/findings\.|files\/(lookup|cells\/isin|trades\/rows\/several)\.|wording\/field-words\./

/** Small files of the readers of lists and of bookings, which come with a file: they would be put into one that a page loads. */
const inFiles = /files\/(cells\/(labels|bonds)|formats\/plain-lines|table\/(levels|preamble))\./

/** Labels of fields with their terms, and fields for amounts: without the law, which calculators and depot tax share, and which would else be put into one file with them. */
const fields = /components\/(field|amount-input)\.|pages\/glossary\//

/** The scripts and the style of the pages: one entry per kind of page; the manifest tells the server what belongs to it. */
export default defineConfig({
  root,
  publicDir: false,
  logLevel: 'warn',
  plugins: [notices('assets/THIRD-PARTY.txt'), billOfMaterials()],
  // Calculators check their inputs with the slim stand-in for zod, as in the single-calculator bundles.
  resolve: { alias: [{ find: /^zod$/, replacement: join(root, 'sdk/local/slim-zod.ts') }] },
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    manifest: 'manifest.json',
    modulePreload: { polyfill: false },
    target: ['chrome130', 'edge130', 'firefox132', 'safari18'],
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rollupOptions: {
      // What several calculators share would fall into a dozen files of a few hundred bytes.
      output: {
        experimentalMinChunkSize: 1500,
        manualChunks: (id) => (base.test(id) ? 'base' : inEuros.test(id) ? 'in-euros' : findings.test(id) ? 'findings' : inFiles.test(id) ? 'in-files' : fields.test(id) ? 'field' : undefined),
      },
      // zod explains its annotations in comments that Rollup takes for annotations; words of which a view makes use are not loaded later by the plain view.
      // A name that the stand-in for zod lacks would stop a page in the browser.
      onwarn: (warning, warn) => {
        if (warning.code === 'MISSING_EXPORT') throw new Error(warning.message)
        if (warning.code === 'INVALID_ANNOTATION' || warning.message.includes('dynamic import will not move module')) return
        warn(warning)
      },
      input: readdirSync(join(root, entries)).map((file) => `${entries}/${file}`),
    },
  },
})
