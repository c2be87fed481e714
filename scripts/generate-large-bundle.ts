/**
 * Writes a bundle of invented records, as large as a whole market, to measure imports with:
 * `tsx scripts/generate-large-bundle.ts <folder>`. 300,000 securities, 2,000 funds of 1,500 constituents, ten years of
 * daily prices of 1,000 instruments.
 */
import { createWriteStream, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { once } from 'node:events'
import { withCheckDigit } from '../core/values/isin'

const SECURITIES = 300_000
const FUNDS = 2_000
const ROWS_PER_FUND = 1_500
const PRICED = 1_000
const YEARS = 10
const DAY_MS = 86_400_000
const FIRST_DAY = Date.UTC(2016, 0, 1)
const sectors = ['technology', 'financials', 'health_care', 'industrials', 'energy', 'materials', 'utilities']
const countries = ['US', 'DE', 'JP', 'GB', 'FR', 'CH', 'CA', 'KR']

const at = (list: readonly string[], index: number): string => list[index % list.length] ?? ''
const isin = (prefix: string, index: number): string => {
  const body = `${prefix}${String(index).padStart(9, '0')}`
  return withCheckDigit(body)
}
const share = (index: number): string => isin('US', index)
const fund = (index: number): string => isin('IE', index)

const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('which folder?')
mkdirSync(folder, { recursive: true })

async function write(file: string, header: string, lines: Iterable<string>): Promise<void> {
  const stream = createWriteStream(join(folder ?? '', file))
  let buffer = `${header}\n`
  for (const line of lines) {
    buffer += `${line}\n`
    if (buffer.length < 1 << 20) continue
    if (!stream.write(buffer)) await once(stream, 'drain')
    buffer = ''
  }
  stream.end(buffer)
  await once(stream, 'close')
}

function* securities(): Generator<string> {
  for (let index = 0; index < FUNDS; index++) yield `${fund(index)},Fund ${index},fund,equities,EUR,,,,,0.002,IE,2026-01-31,large`
  for (let index = 0; index < SECURITIES - FUNDS; index++) {
    yield `${share(index)},Company ${index},stock,equities,USD,${at(countries, index)},,${at(sectors, index)},Industry ${index % 60},,,2026-01-31,large`
  }
}

/** Funds overlap like funds of one market: the first rows are the same large companies. */
function* constituents(): Generator<string> {
  for (let index = 0; index < FUNDS; index++) {
    for (let row = 0; row < ROWS_PER_FUND; row++) {
      const company = row < 500 ? row : (index * 131 + row * 7) % (SECURITIES - FUNDS)
      const weight = (2 * (ROWS_PER_FUND - row)) / (ROWS_PER_FUND * (ROWS_PER_FUND + 1))
      yield `${fund(index)},2026-01-31,${share(company)},,Company ${company},equity,${weight.toPrecision(9)},${at(countries, company)},${at(sectors, company)},,USD,large`
    }
  }
}

function* prices(): Generator<string> {
  const days = Array.from({ length: Math.round(YEARS * 365.25) }, (_, index) => new Date(FIRST_DAY + index * DAY_MS)).filter((day) => day.getUTCDay() % 6 !== 0)
  const dates = days.map((day) => day.toISOString().slice(0, 10))
  for (let index = 0; index < PRICED; index++) {
    for (const [day, date] of dates.entries()) yield `${share(index)},${date},${(100 + index / 10 + 20 * Math.sin(day / 97)).toFixed(4)},USD,price_only`
  }
}

writeFileSync(join(folder, 'bundle.json'), JSON.stringify({
  schemaVersion: 1, name: 'large', asOf: '2026-01-31',
  sources: [{ id: 'large', title: 'Invented', url: 'https://example.org/', licence: 'CC0-1.0', retrieved: '2026-01-31' }],
}))
await write('securities.csv', 'isin,name,kind,asset_class,currency,country,company_id,sector,industry,ter,domicile,as_of,source', securities())
await write('constituents.csv', 'fund_isin,as_of,isin,company_id,name,kind,weight,country,sector,industry,currency,source', constituents())
await write('prices.csv', 'isin,date,close,currency,basis', prices())
