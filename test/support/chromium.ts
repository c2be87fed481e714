/** The Chromium of the machine that tests of pages use. */
import { existsSync } from 'node:fs'

const CHROMIUM = '/usr/bin/chromium'

/** The same engine without windows, where it is there: a test of pages takes two thirds of the time with it. */
export const chromiumPath = [`${CHROMIUM}-headless-shell`, CHROMIUM].find((path) => existsSync(path)) ?? CHROMIUM

/** Whether there is none, so that tests skip; says so once per file. */
export const noBrowser = !existsSync(chromiumPath)
if (noBrowser) console.log(`Skipped: there is no ${chromiumPath}`)
