/**
 * How many damaged files are read as another depot in silence: 200 changes of one place in each list and in each file of bookings of the tests and of a folder beside the project, and in the texts of PDFs.
 * `npx tsx test/bench/damaged-files.ts [--seed n] [--pdfs folder] [--show kind]`, where the folder has PDFs at any depth. Prints counts, by what was changed.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { grouped } from '../../core/values/grouped'
import type { FileVerdict, PdfJs, TradesVerdict, Unchecked } from '../../sdk/files'
import { sizeOf } from '../../sdk/files/largest'
import type { SecurityLookup } from '../../sdk/files/lookup'
import { readHoldings } from '../../sdk/files/read'
import { readTrades } from '../../sdk/files/trades/read'
import { referenceSource } from '../../server/data/source'
import { isNear, tableOf, written } from '../sdk/files/damage'
import { encoded, knownNumbers, layouts } from '../sdk/files/layouts.data'
import { samples } from '../sdk/files/samples.data'
import { pdfjsHere } from '../support/pdfjs'

const { values: given } = parseArgs({ options: { seed: { type: 'string', default: '1' }, pdfs: { type: 'string' }, show: { type: 'string' }, only: { type: 'string' }, runs: { type: 'string', default: '200' } } })
const RUNS = Number(given.runs)

/** Numbers from a seed (mulberry32). */
function numbersOf(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * below)
  }
}

type Pick = (below: number) => number

/** A text with another digit, another mark, or another sign; null where it has none. */
const inText: Readonly<Record<string, (text: string, pick: Pick) => string | null>> = {
  digit: (text, pick) => {
    const places = [...text.matchAll(/\d/g)].map(({ index }) => index)
    const at = places[pick(places.length)]
    return at === undefined ? null : `${text.slice(0, at)}${(Number(text[at]) + 1 + pick(9)) % 10}${text.slice(at + 1)}`
  },
  mark: (text, pick) => {
    const places = [...text.matchAll(/(?<=\d)[.,](?=\d)/g)].map(({ index }) => index)
    const at = places[pick(places.length)]
    return at === undefined ? null : `${text.slice(0, at)}${text.slice(at + 1)}`
  },
  sign: (text) => (/^-?[\d.,]+$/.test(text) ? (text.startsWith('-') ? text.slice(1) : `-${text}`) : null),
  letters: (text, pick) => {
    const found = /[A-Z]{2}[A-Z0-9]{9}\d/.exec(text)
    if (found === null) return null
    const at = found.index + 2 + pick(8)
    return text[at] === text[at + 1] ? null : `${text.slice(0, at)}${text[at + 1]}${text[at]}${text.slice(at + 2)}`
  },
  currency: (text) => (text.includes('EUR') ? text.replace('EUR', 'USD') : null),
}

type Cells = readonly (readonly string[])[]

interface Place {
  row: number
  column: number
  head: number
}

const withCell = (cells: Cells, { row, column }: Place, to: string): Cells => cells.map((each, at) => (at === row ? each.map((cell, place) => (place === column ? to : cell)) : each))
const swapped = (each: readonly string[], one: number, other: number): string[] => each.map((cell, at) => each[at === one ? other : at === other ? one : at] ?? cell)

/** A table with other rows, columns or cells. */
const inTable: Readonly<Record<string, (cells: Cells, place: Place, pick: Pick) => Cells | null>> = {
  ...Object.fromEntries(Object.entries(inText).map(([kind, change]) => [kind, (cells: Cells, place: Place, pick: Pick): Cells | null => {
    const to = change(cells[place.row]?.[place.column] ?? '', pick)
    return to === null ? null : withCell(cells, place, to)
  }])),
  empty: (cells, place) => withCell(cells, place, ''),
  neighbours: (cells, { row, column }) => cells.map((each, at) => (at === row ? swapped(each, column, column + 1) : each)),
  rows: (cells, { row, column, head }, pick) => {
    const other = head + 1 + pick(cells.length - head - 1)
    return withCell(withCell(cells, { row, column, head }, cells[other]?.[column] ?? ''), { row: other, column, head }, cells[row]?.[column] ?? '')
  },
  gone: (cells, { row }) => cells.filter((_, at) => at !== row),
  twice: (cells, { row }) => cells.flatMap((each, at) => (at === row ? [each, each] : [each])),
  cut: (cells, { row }) => cells.slice(0, row),
  columns: (cells, { column, head }, pick) => { const other = pick(cells[head]?.length ?? 1); return cells.map((each, at) => (at < head ? each : swapped(each, column, other))) },
  headers: (cells, { column, head }, pick) => { const other = pick(cells[head]?.length ?? 1); return cells.map((each, at) => (at === head ? swapped(each, column, other) : each)) },
}

/** What was read: figures by what they are of, how often each thing is told beside them, and what is said to be checked by nothing; null where the file is refused. */
type Said = { figures: ReadonlyMap<string, number>; told: ReadonlyMap<string, number>; unchecked: readonly Unchecked[] } | null

const counted = (told: readonly string[]): ReadonlyMap<string, number> => new Map([...grouped(told, (each) => each)].map(([what, own]) => [what, own.length]))

function held(verdict: FileVerdict): Said {
  if (!verdict.ok) return null
  const figures = new Map(verdict.request.holdings.map((each) => ['isin' in each ? each.isin : each.currency, sizeOf(each)]))
  return { figures, told: counted([...verdict.leftOut.map(({ reason }) => reason).filter((reason) => reason !== 'total'), ...verdict.totals.map(() => 'differs'), ...verdict.alike.map(() => 'alike'), ...verdict.doubtful.map(({ why }) => why)]), unchecked: verdict.unchecked }
}

function booked(verdict: TradesVerdict): Said {
  if (!verdict.ok) return null
  const figures = new Map<string, number>()
  const add = (key: string, value: number): void => void figures.set(key, (figures.get(key) ?? 0) + value)
  for (const { date, type, isin, units, gross, fees } of verdict.trades) {
    for (const [what, value] of [['units', units], ['gross', gross], ['fees', fees]] as const) add([date, type, isin, what].join(' '), value)
  }
  return { figures, told: counted([...verdict.alike.map(() => 'alike'), ...verdict.doubtful.map(({ why }) => why), ...verdict.noTrades.map(({ reason }) => reason)]), unchecked: verdict.unchecked }
}

/** Changes of whole rows; what leads from row to row does not show whether the first or the last ones are there. */
const ofRows: readonly string[] = ['gone', 'cut', 'twice']

const outcomes = ['wrong', 'said', 'told', 'refused', 'same'] as const

/** Figures by other keys, added up. */
function summed(figures: ReadonlyMap<string, number>, keyOf: (key: string) => string): Map<string, number> {
  const sums = new Map<string, number>()
  for (const [key, value] of figures) sums.set(keyOf(key), (sums.get(keyOf(key)) ?? 0) + value)
  return sums
}

/** The keys of which two readings have other figures. */
const differing = (one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): string[] =>
  [...new Set([...one.keys(), ...other.keys()])].filter((key) => !isNear(one.get(key) ?? 0, other.get(key) ?? 0))

const figureNames: Readonly<Record<string, Unchecked>> = { units: 'units', gross: 'amounts', fees: 'fees' }

/** What has to be said of bookings of which other figures are read: those that differ, or their days where nothing else does. */
function damagedTrades(whole: ReadonlyMap<string, number>, read: ReadonlyMap<string, number>): readonly (Unchecked | 'isins')[] {
  const without = (place: number) => (key: string): string => key.split(' ').filter((_, at) => at !== place).join(' ')
  const [apart, alike] = [0, 2].map((place) => differing(summed(whole, without(place)), summed(read, without(place))))
  if (apart?.length === 0) return ['days']
  return alike?.length === 0 ? ['isins'] : differing(whole, read).map((key) => figureNames[key.split(' ')[3] ?? ''] ?? 'isins')
}

/** The same of lists. */
const damagedHoldings = (whole: ReadonlyMap<string, number>, read: ReadonlyMap<string, number>): readonly (Unchecked | 'isins')[] =>
  differing(whole, read).map((key) => (!whole.has(key) || !read.has(key) ? 'isins' : key.length === 3 ? 'cash' : 'values'))

/** Whether the damaged figures are among those that are said to stand once; rates are of values. */
function isSaid(whole: NonNullable<Said>, { figures, unchecked }: NonNullable<Said>, kind: string, isAtEnd: boolean): boolean {
  if (ofRows.includes(kind)) return unchecked.includes('rows') || (isAtEnd && unchecked.includes('ends'))
  const damaged = [...whole.figures.keys()].some((key) => key.includes(' ')) ? damagedTrades(whole.figures, figures) : damagedHoldings(whole.figures, figures)
  return damaged.every((what) => unchecked.some((each) => each === what || (what === 'values' && each === 'rates')))
}

/** Shares of the whole, where a list was read by these instead of by its values: it is the same depot without its size. */
function inValues(whole: NonNullable<Said>, { figures }: NonNullable<Said>): ReadonlyMap<string, number> {
  const [all, part] = [whole.figures, figures].map((each) => [...each.values()].reduce((sum, value) => sum + value, 0))
  return part !== undefined && all !== undefined && Math.abs(part - 1) < 1e-9 && all > 2 ? new Map([...figures].map(([key, value]) => [key, Math.abs(value * all - (whole.figures.get(key) ?? 0)) < 1e-4 * all ? whole.figures.get(key) ?? 0 : value])) : figures
}

function outcomeOf(whole: NonNullable<Said>, given: Said, kind: string, isAtEnd = false): (typeof outcomes)[number] {
  if (given === null) return 'refused'
  const said = { ...given, figures: inValues(whole, given) }
  if (differing(whole.figures, said.figures).length === 0) return 'same'
  if ([...said.told].some(([what, count]) => count > (whole.told.get(what) ?? 0))) return 'told'
  return isSaid(whole, said, kind, isAtEnd) ? 'said' : 'wrong'
}

const isShown = (kind: string): boolean => given.show?.split(',').includes(kind) === true

const differences = (whole: NonNullable<Said>, said: Said): string =>
  [...new Set([...whole.figures.keys(), ...(said?.figures.keys() ?? [])])].filter((key) => whole.figures.get(key) !== said?.figures.get(key)).map((key) => `${key}: ${String(whole.figures.get(key))} → ${String(said?.figures.get(key))}`).join('; ')

class Counts {
  private readonly all = new Map<string, Map<string, number>>()
  private readonly places = new Map<string, number>()

  add(kind: string, outcome: string, place: string): void {
    const own = this.all.get(kind) ?? new Map<string, number>()
    own.set(outcome, (own.get(outcome) ?? 0) + 1)
    this.all.set(kind, own)
    if (outcome === 'wrong') this.places.set(`${kind}: ${place}`, (this.places.get(`${kind}: ${place}`) ?? 0) + 1)
  }

  print(title: string): void {
    const sumOf = (outcome?: string): number => [...this.all.values()].reduce((sum, own) => sum + [...own].filter(([key]) => outcome === undefined || key === outcome).reduce((part, [, count]) => part + count, 0), 0)
    console.log(`${title}: ${sumOf()} changes, ${sumOf('wrong')} another depot in silence, ${sumOf('said')} in figures or rows that are said to be checked by nothing, ${sumOf('told')} told, ${sumOf('refused')} refused, ${sumOf('same')} the same`)
    for (const [kind, own] of this.all) console.log(`  ${kind}: ${outcomes.map((outcome) => `${outcome} ${own.get(outcome) ?? 0}`).join(', ')}`)
    const most = [...this.places].sort(([, one], [, other]) => other - one).slice(0, 40)
    for (const [place, count] of most) console.log(`    ${count} ${place}`)
  }
}

interface Base {
  name: string
  text: string
  read: (text: string) => Promise<Said>
}

/** The names of the embedded directory, as the page knows them, and the numbers of the samples. */
const namesByIsin = new Map((await (await referenceSource({})).directory()).entries.map(({ isin, name }) => [isin, name]))

const lookup: SecurityLookup = (wanted) => Promise.resolve(wanted.map(({ isin, wkn = '' }) => {
  if (isin === undefined) return knownNumbers[wkn] === undefined ? null : { isin: knownNumbers[wkn], name: wkn, isCertain: true }
  const name = namesByIsin.get(isin)
  return name === undefined ? null : { isin, name, isCertain: true }
}))

const headIn = (cells: Cells): number => cells.findIndex((row) => row.filter((cell) => cell !== '').length >= 3 && !row.some((cell) => /^[\d.,']+$/.test(cell)))

const tableKinds = Object.entries(inTable)
const nothing = (): null => null

const show = (title: string, ...rows: readonly (readonly string[] | undefined)[]): void => console.log([`--- ${title}`, ...rows.map((row = []) => `    ${row.join(';')}`)].join('\n'))

interface Undamaged {
  cells: Cells
  separator: string
  head: number
  whole: NonNullable<Said>
}

/** A file as it is; null where nothing is read of it. */
async function undamaged({ text, read }: Base): Promise<Undamaged | null> {
  const whole = await read(text)
  const { cells, separator } = tableOf(text)
  const head = headIn(cells)
  return whole === null || whole.figures.size === 0 || head < 0 || head + 1 >= cells.length ? null : { cells, separator, head, whole }
}

async function countTable({ name, read }: Base, { cells, separator, head, whole }: Undamaged, pick: Pick, counts: Counts): Promise<void> {
  for (let run = 0; run < RUNS; run += 1) {
    const [kind = '', change = nothing] = tableKinds[pick(tableKinds.length)] ?? []
    const row = head + 1 + pick(cells.length - head - 1)
    const place = { row, column: pick(cells[head]?.length ?? 1), head }
    const changed = change(cells, place, pick)
    if (changed === null || written(changed, separator) === written(cells, separator)) continue
    const said = await read(written(changed, separator))
    const outcome = outcomeOf(whole, said, kind, kind === 'cut' || row === head + 1 || row === cells.length - 1)
    counts.add(kind, outcome, `${cells[head]?.[place.column] ?? ''} in ${name}`)
    if (outcome === 'wrong' && isShown(kind)) show(`${kind} in ${name}, row ${row}: ${differences(whole, said)}`, cells[row], changed[row], changed[head])
  }
}

async function countTables(title: string, bases: readonly Base[], pick: Pick): Promise<void> {
  const counts = new Counts()
  for (const base of bases) {
    const table = await undamaged(base)
    if (table !== null) await countTable(base, table, pick, counts)
  }
  counts.print(title)
}

/** Files that lie beside the project, where they do. */
const exportsFolder = fileURLToPath(new URL('../../../shared/data/broker-exports/', import.meta.url))
const collected = existsSync(exportsFolder)
  ? readdirSync(exportsFolder).filter((name) => name.endsWith('.csv')).map((name) => ({ name, text: new TextDecoder(/01|13/.test(name) ? 'windows-1252' : 'utf-8').decode(readFileSync(join(exportsFolder, name))) }))
  : []

const ofList = (text: string, options = {}): Promise<Said> => readHoldings(encoded(text), { lookup, ...options }).then(held)
const ofBookings = (text: string): Promise<Said> => readTrades(encoded(text), { lookup }).then(booked)

const lists: Base[] = [
  ...layouts.filter(({ text, expect }) => 'holdings' in expect && !/^[{[]/.test(text)).map(({ name, text, options }) => ({ name, text, read: (own: string) => ofList(own, options) })),
  ...collected.filter(({ name }) => !name.includes('TRANSACTIONS')).map(({ name, text }) => ({ name, text, read: ofList })),
]
const bookings: Base[] = [
  ...Object.entries(samples).filter(([, { text }]) => !text.startsWith('{')).map(([name, { text }]) => ({ name, text, read: ofBookings })),
  ...collected.filter(({ name }) => name.includes('TRANSACTIONS')).map(({ name, text }) => ({ name, text, read: ofBookings })),
]

interface Item {
  str?: string
}

/** The items of all pages of a document. */
async function itemsOf(library: PdfJs, bytes: Uint8Array): Promise<Item[][]> {
  const document = await library.getDocument({ data: Uint8Array.from(bytes), isEvalSupported: false, useSystemFonts: false, disableFontFace: true, verbosity: 0 }).promise
  return Promise.all(Array.from({ length: document.numPages }, async (_, page) => [...(await (await document.getPage(page + 1)).getTextContent()).items]))
}

type Pages = readonly (readonly Item[])[]

/** A library that gives these pages, whatever it is asked to open. */
const giving = (pages: Pages): PdfJs => ({
  getDocument: () => ({
    promise: Promise.resolve({ numPages: pages.length, getPage: (number: number) => Promise.resolve({ getTextContent: () => Promise.resolve({ items: pages[number - 1] ?? [] }) }) }),
    destroy: () => Promise.resolve(),
  }),
})

/** What a document says of holdings or of trades; numbers that it has undamaged are known, and no others. */
function reader(bytes: Uint8Array): { ofHoldings: (pages: Pages) => Promise<Said>; ofTrades: (pages: Pages) => Promise<Said>; end: () => void } {
  const known = new Set<string>()
  let isOpen = true
  const find = (wanted: readonly { wkn?: string }[]) => Promise.resolve(wanted.map(({ wkn = '' }) => {
    if (isOpen) known.add(wkn)
    return known.has(wkn) ? { isin: `WKN ${wkn}`, name: wkn, isCertain: true } : null
  }))
  const optionsOf = (pages: Pages) => ({ lookup: find, pdfjs: () => Promise.resolve(giving(pages)) })
  return { ofHoldings: async (pages) => held(await readHoldings(bytes, optionsOf(pages))), ofTrades: async (pages) => booked(await readTrades(bytes, optionsOf(pages))), end: () => { isOpen = false } }
}

async function countPdfs(folder: string, pick: Pick): Promise<void> {
  const counts = new Counts()
  const library = await pdfjsHere()
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((each) => each.endsWith('.pdf') && !each.includes('special')).sort()) {
    const bytes = readFileSync(join(folder, name))
    const pages = await itemsOf(library, bytes)
    const { ofHoldings, ofTrades, end } = reader(bytes)
    const list = await ofHoldings(pages)
    const [whole, read] = list === null ? [await ofTrades(pages), ofTrades] : [list, ofHoldings]
    end()
    if (whole === null) continue
    const places = pages.flatMap((items, page) => items.flatMap(({ str = '' }, at) => (/\d|EUR/.test(str) ? [{ page, at, str }] : [])))
    const kinds = Object.entries(inText)
    for (let run = 0; run < RUNS; run += 1) {
      const place = places[pick(places.length)]
      const [kind, change] = kinds[pick(kinds.length)] ?? ['', () => null]
      const to = place === undefined ? null : change(place.str, pick)
      if (place === undefined || to === null || to === place.str) continue
      const changed = pages.map((items, page) => (page === place.page ? items.map((item, at) => (at === place.at ? { ...item, str: to } : item)) : items))
      const said = await read(changed)
      const outcome = outcomeOf(whole, said, kind)
      if (outcome === 'wrong' && isShown(kind)) console.log(`--- ${kind} in ${name}: ${place.str} → ${to}\n    ${differences(whole, said)}`)
      counts.add(kind, outcome, `${name}: ${place.str} → ${to}`)
    }
  }
  counts.print('PDFs')
}

const seed = Number(given.seed)
if (given.only === undefined || given.only === 'lists') await countTables('Lists', lists, numbersOf(seed))
if (given.only === undefined || given.only === 'bookings') await countTables('Bookings', bookings, numbersOf(seed + 1))
if (given.pdfs !== undefined && (given.only === undefined || given.only === 'pdfs')) await countPdfs(given.pdfs, numbersOf(seed + 2))
