/**
 * A quarter of the SEC's financial statement data sets of real size, read for its revenue: `npx tsx test/bench/statements.ts [rows of num.txt, 4 million unless given]`.
 * Says time, memory and turns of the process. Ends with 1 above 300 MB.
 */
import { once } from 'node:events'
import { createWriteStream, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { spawnSync } from 'node:child_process'
import { finished } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { Zip, ZipDeflate } from 'fflate'
import { annualReports, revenueIn } from '../../server/data/update/sec/statements/revenue'
import { splitOf } from '../../server/data/update/sec/statements/split'

const MEMORY_MB = 300
const FIGURES_PER_REPORT = 600

const accession = (report: number): string => `0000${String(100_000 + report)}-26-${String(report).padStart(6, '0')}`

/** The figures of a report: its revenue and the regions of that first, then all else. */
function figures(report: number): string {
  const line = (tag: string, segments: string, value: number): string => `${accession(report)}\t${tag}\tus-gaap/2026\t20251231\t4\tUSD\t${segments}\t\t${value}.0000\t\n`
  const revenue = [line('Revenues', '', 100), line('Revenues', 'Geographical=US;', 60), line('Revenues', 'Geographical=NonUs;', 40)]
  return revenue.join('') + Array.from({ length: FIGURES_PER_REPORT - 3 }, (_, index) => line(`SomeOtherElementOfTheStatement${index}`, index % 2 === 0 ? '' : 'BusinessSegments=SomeSegment;ProductOrService=SomeProduct;', index * 1_000)).join('')
}

async function writeArchive(path: string, rows: number): Promise<void> {
  const file = createWriteStream(path)
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    file.write(chunk)
  })
  const reports = Math.ceil(rows / FIGURES_PER_REPORT)
  const sub = new ZipDeflate('sub.txt', { level: 1 })
  zip.add(sub)
  sub.push(Buffer.from('adsh\tcik\tform\tperiod\tfy\tfp\tfiled\n' + Array.from({ length: reports }, (_, report) => `${accession(report)}\t${100_000 + report}\t10-K\t20251231\t2025\tFY\t20260215\n`).join('')), true)
  const num = new ZipDeflate('num.txt', { level: 1 })
  zip.add(num)
  num.push(Buffer.from('adsh\ttag\tversion\tddate\tqtrs\tuom\tsegments\tcoreg\tvalue\tfootnote\n'))
  for (let report = 0; report < reports; report += 1) {
    num.push(Buffer.from(figures(report)), report === reports - 1)
    if (file.writableNeedDrain) await once(file, 'drain')
  }
  zip.end()
  file.end()
  await finished(file)
}

async function readAndReport(path: string): Promise<void> {
  const turns = monitorEventLoopDelay({ resolution: 5 })
  turns.enable()
  const started = performance.now()
  const reports = await annualReports(path, () => true)
  const found = await revenueIn(path, reports.values())
  const splits = [...found.values()].filter((one) => splitOf(one) !== null).length
  const megabytes = process.resourceUsage().maxRSS / 1_024
  console.log(`${splits} of ${reports.size} reports by region in ${((performance.now() - started) / 1_000).toFixed(1)} s; ${Math.round(megabytes)} MB, goal ${MEMORY_MB}; turns of at most ${(turns.max / 1e6).toFixed(0)} ms, 99 % below ${(turns.percentile(99) / 1e6).toFixed(0)} ms`)
  if (megabytes > MEMORY_MB) process.exitCode = 1
}

async function main(rows: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'depotkit-statements-'))
  try {
    const path = join(folder, '2026q1.zip')
    await writeArchive(path, rows)
    console.log(`${rows} figures, ${Math.round(statSync(path).size / 1e6)} MB packed`)
    const { stdout, stderr, status } = spawnSync(process.execPath, ['--import', 'tsx', fileURLToPath(import.meta.url), 'read', path], { encoding: 'utf8' })
    console.log(stdout.trim() + stderr)
    process.exitCode = status ?? 1
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const [mode, path = ''] = process.argv.slice(2)
await (mode === 'read' ? readAndReport(path) : main(Number(mode ?? 4_000_000)))
