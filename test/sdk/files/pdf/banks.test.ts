/**
 * PDFs made of the texts of real statements and confirmations: right, or refused; none wrong in silence. Needs the raw data folder, and
 * pdfkit 0.20.2 in the folder that PDFKIT names (`npm i pdfkit@0.20.2 --ignore-scripts` there): `PDFKIT=/tmp/pdfkit npx vitest run ...`.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, test } from 'vitest'
import { sizeOf } from '../../../../sdk/files/largest'
import { readHoldings, type ReadOptions } from '../../../../sdk/files/read'
import { linesOf } from '../../../../sdk/files/pdf/lines'
import { openPdf } from '../../../../sdk/files/pdf/open'
import { proofIn } from '../../../../sdk/files/pdf/holdings'
import { heldIn } from '../../../../sdk/files/pdf/prove'
import { documentOf, type Document } from '../../../../sdk/files/pdf/rows'
import { tradesIn } from '../../../../sdk/files/pdf/trades/trades'
import { pdfjsHere } from '../../../support/pdfjs'

const DATA = fileURLToPath(new URL('../../../../../shared/data/broker-pdfs/', import.meta.url))
const PDFKIT = process.env.PDFKIT ?? ''
const missing = !existsSync(DATA) ? `there is no ${DATA}` : PDFKIT === '' || !existsSync(join(PDFKIT, 'node_modules/pdfkit')) ? 'PDFKIT names no folder with pdfkit' : ''
if (missing !== '') console.log(`Skipped: ${missing}`)

interface Row { isin: string | null; wkn: string; units: number; value: number | null }
interface Trade { isin: string | null; wkn: string | null; kind: string; day: string; units: number; gross: number; fees: number; amount: number }
interface Answer { file: string; document: string; expect: string; cash: number | null; rows?: Row[]; trades?: Trade[] }

type Class = 'right' | 'rightly refused' | 'refused' | 'wrong'

const cents = (value: number): number => Math.round(value * 100)

/** Rows of nothing are none. */
const wantedRows = ({ rows = [] }: Answer): string[] => rows.filter(({ value }) => value !== 0).map(({ isin, wkn, units, value }) => `${isin ?? wkn} ${units} ${cents(value ?? 0)}`).sort()

function classOfHoldings(document: Document, answer: Answer): Class {
  const proof = proofIn(document)
  const isWanted = answer.document === 'holdings' && answer.expect === 'accept'
  if (proof === null) return isWanted ? 'refused' : 'rightly refused'
  const isins = new Set(answer.rows?.map(({ isin }) => isin))
  const rows = heldIn(proof).map(({ block, product }) => `${isins.has(block.isin) ? block.isin : block.wkn || block.isin} ${product?.units} ${cents(product?.value ?? 0)}`).sort()
  return isWanted && JSON.stringify(rows) === JSON.stringify(wantedRows(answer)) && (proof.cash?.value ?? 0) === (answer.cash ?? 0) ? 'right' : 'wrong'
}

/** Of bonds the answers have the nominal value, or hundreds of it. */
const unitsOf = (units: number, gross: number): number => (units >= 1000 && gross / units > 0.5 && gross / units < 1.5 ? units / 100 : units)

const tradeText = (type: string, { isin, wkn, units, gross, fees, amount }: Omit<Trade, 'kind' | 'day'>): string => [type, isin || wkn, unitsOf(units, gross), cents(gross), cents(fees), cents(amount)].join(' ')

function classOfTrades(document: Document, answer: Answer): Class {
  const trades = tradesIn(document)
  const wanted = (answer.trades ?? []).filter(({ kind }) => kind === 'buy' || kind === 'sell')
  const isWanted = answer.expect === 'accept' && wanted.length > 0
  // Statements of fund accounts list trades, too, of which the answers say nothing.
  if (trades === null || (answer.document === 'holdings' && wanted.length === 0)) return isWanted ? 'refused' : 'rightly refused'
  const texts = [wanted.map((trade) => tradeText(trade.kind === 'buy' ? 'purchase' : 'sale', trade)), trades.map((trade) => tradeText(trade.type, trade))].map((list) => JSON.stringify(list.sort()))
  return isWanted && texts[0] === texts[1] ? 'right' : 'wrong'
}

describe.skipIf(missing !== '')('texts of banks as PDFs', () => {
  let folder = ''
  let answers: Answer[] = []
  const classes = new Map<string, Map<Class, string[]>>()

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'bank-pdfs-'))
    execFileSync(process.execPath, [join(DATA, 'make-pdf.mjs'), '--suite', folder], { cwd: PDFKIT })
    answers = (JSON.parse(readFileSync(join(DATA, 'expected.json'), 'utf8')) as { documents: Answer[] }).documents
    for (const answer of answers) {
      const opened = await openPdf(Uint8Array.from(readFileSync(join(folder, answer.file.replace(/txt$/, 'pdf')))), pdfjsHere)
      if ('fault' in opened) throw new Error(`${answer.file}: ${opened.fault}`)
      const document = documentOf(linesOf(opened.pages), 'EUR')
      const found: [string, Class][] = [['holdings', classOfHoldings(document, answer)], ['trades', classOfTrades(document, answer)]]
      for (const [kind, verdict] of found) {
        const own = classes.get(kind) ?? new Map<Class, string[]>()
        classes.set(kind, own.set(verdict, [...(own.get(verdict) ?? []), answer.file]))
      }
    }
    for (const [kind, own] of classes) console.log(kind, Object.fromEntries([...own].map(([verdict, files]) => [verdict, files.length])))
  }, 120_000)

  test('are right or refused, as holdings', () => {
    const own = classes.get('holdings')
    expect(own?.get('wrong') ?? []).toEqual([])
    expect(own?.get('right')?.length).toBeGreaterThanOrEqual(22)
  })

  test('are right or refused, as trades', () => {
    const own = classes.get('trades')
    expect(own?.get('wrong') ?? []).toEqual([])
    expect(own?.get('right')?.length).toBeGreaterThanOrEqual(41)
  })

  test('give the same in any order, cut and font, and words where nothing can be read', async () => {
    const lookup: ReadOptions['lookup'] = (wanted) => Promise.resolve(wanted.map(({ wkn = '' }) => ({ isin: wkn, name: '', isCertain: true })))
    const outcome = async (name: string): Promise<string> => {
      const verdict = await readHoldings(Uint8Array.from(readFileSync(join(folder, 'special', `${name}.pdf`))), { pdfjs: pdfjsHere, lookup })
      return verdict.ok ? `${verdict.request.holdings.length} ${cents(verdict.request.holdings.reduce((sum, holding) => sum + sizeOf(holding), 0))}` : verdict.faults.map(({ code }) => code).join()
    }
    const names = ['several-pages', 'mono', 'column-order', 'reverse-order', 'shuffled', 'split-words', 'split-numbers', 'embedded-ligatures', 'encrypted-owner-only']
    for (const name of names.filter((each) => existsSync(join(folder, 'special', `${each}.pdf`)))) expect([name, await outcome(name)]).toEqual([name, '9 35371120'])
    // Its letters overlap the next cells: the total cannot be told.
    expect(await outcome('spaced-letters')).toBe('unknown_pdf')
    expect([await outcome('scanned'), await outcome('encrypted-user-password'), await outcome('no-tounicode')]).toEqual(['scanned_pdf', 'locked_pdf', 'unreadable_pdf'])
  })
})
