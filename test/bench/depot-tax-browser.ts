/**
 * The tax of a depot of 25 funds at five banks with ten years of monthly purchases, beside the savings plan calculator, in
 * a real Chromium: `npx tsx test/bench/depot-tax-browser.ts`. Ends with 1 when the depot takes longer than 50 ms.
 */
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { chromium } from 'playwright-core'
import { chromiumPath } from '../support/chromium'

/** Milliseconds for the whole depot. */
const BOUND = 50

const { outputFiles } = await build({
  entryPoints: [fileURLToPath(new URL('depot-tax.ts', import.meta.url))],
  bundle: true, write: false, format: 'iife', globalName: 'bench', minify: true, target: 'chrome130',
})
const browser = await chromium.launch({ executablePath: chromiumPath, args: ['--no-sandbox', '--disable-gpu'] })
try {
  const page = await browser.newPage()
  await page.addScriptTag({ content: outputFiles[0]?.text ?? '' })
  const { depot, savings } = await page.evaluate<{ depot: number; savings: number }>('bench.depotTaxTimes()')
  console.log(`depot of 25 funds: ${depot.toFixed(2)} ms of ${BOUND}; savings plan: ${savings.toFixed(2)} ms; ratio ${(depot / savings).toFixed(2)}`)
  process.exitCode = depot < BOUND ? 0 : 1
} finally {
  await browser.close()
}
