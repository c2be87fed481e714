/** The examples that need a service, against the one in the tarball. */
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { chromiumPath, noBrowser } from '../../support/chromium'
import { freePort, HANGS_MS, root, run, whileRunning } from './shell'

async function checkPage(folder: string, serviceUrl: string): Promise<void> {
  if (noBrowser) return
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  await whileRunning(['serve.js'], folder, { PORT: String(port) }, url, async () => {
    const browser = await chromium.launch({ executablePath: chromiumPath, args: ['--no-sandbox'], timeout: HANGS_MS })
    try {
      const page = await browser.newPage()
      page.setDefaultTimeout(HANGS_MS)
      await page.goto(url)
      await page.fill('[name=baseUrl]', serviceUrl)
      await page.click('button')
      await page.waitForSelector('output:has-text("Target: 13200 EUR")')
    } finally {
      await browser.close()
    }
  })
  console.log('  browser page')
}

/** Runs script, curl and page in a folder in which the tarball is installed. */
export async function checkExamples(folder: string): Promise<void> {
  for (const example of ['node', 'browser', 'curl']) {
    cpSync(join(root, 'examples', example), folder, { recursive: true, filter: (path) => !/node_modules|package\.json$/.test(path) })
  }
  const calculated = await run('npx', ['depotkit', 'calc', 'notgroschen', '--bufferMonths', '3'], folder)
  if (!calculated.includes('Reserve needed')) throw new Error('the command line does not calculate')
  console.log('  command line')
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const env = { PORT: String(port), RATE_LIMIT_UNITS: '0', LOG_LEVEL: 'silent' }
  await whileRunning(['node_modules/depotkit/dist/server/main.js'], folder, env, `${url}/api/v1/public/calculators`, async () => {
    await run(process.execPath, ['main.js'], folder, { DEPOTKIT_URL: url })
    console.log('  node script')
    await run('sh', ['run.sh'], folder, { DEPOTKIT_URL: url })
    console.log('  curl script')
    await checkPage(folder, url)
  })
}
