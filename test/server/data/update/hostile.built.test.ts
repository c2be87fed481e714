/** Answers that nobody should believe, over an empty store: there is no last list to compare with, and none of them may come in. */
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest'
import { addDays } from '../../../../core/values/dates'
import { embeddedFolder } from '../../../../server/data/embedded/assets'
import { embeddedTables } from '../../../../server/data/embedded/embedded'
import { knownSecurities } from '../../../../server/data/importers/resolve'
import { openStore } from '../../../../server/data/store/store'
import { sourceClient } from '../../../../server/data/update/client'
import { ecbRates } from '../../../../server/data/update/ecb/rates'
import { gleifIssuers } from '../../../../server/data/update/gleif'
import type { RenewableList } from '../../../../server/data/update/renewal'
import { nportName } from '../../../../server/data/update/names'
import { reportingFunds } from '../../../../server/data/update/reporting-funds'
import { runUpdate, type Report } from '../../../../server/data/update/run'
import { zipOf } from '../../../support/archives'
import { peakOf, stopServices } from '../../../support/built'
import { sqlitePlace } from '../databases'
import { importsAt, startUpdate, update } from './running'
import { companies, dax, editionOf, shelf, yesterday } from './shelf'
import { dailyXml, feedXml, filingXml, historyZip, isinOf, leiOf, startSources, type FilingShape, type Position, type SourceServer } from './source-server'

const today = new Date().toISOString().slice(0, 10)
const page = '<!doctype html><html><body><h1>Sorry</h1><p>Try again later<br></body></html>'
const laughs = `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "aaaaaaaaaa">${'bcdefgh'.split('').map((name, index) => `<!ENTITY ${name} "${`&${'abcdefgh'[index]};`.repeat(10)}">`).join('')}]>`
const external = '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY h SYSTEM "file:///etc/hostname">]>'

let sources: SourceServer
beforeEach(async () => void (sources = await startSources(shelf())))
afterEach(() => sources.close())
afterAll(stopServices)

/** Bodies by the end of the path; the rest is answered rightly. */
type Bodies = Readonly<Record<string, string | Uint8Array>>

function answer(bodies: Bodies): void {
  sources.mischief = (_, response, path) => {
    const body = Object.entries(bodies).find(([end]) => path.endsWith(end))?.[1]
    if (body === undefined) return false
    response.writeHead(200).end(body)
    return true
  }
}

/** How one list fares over an empty store. */
async function fare(makeList: () => RenewableList): Promise<Report> {
  const store = openStore('file::memory:')
  try {
    const base = embeddedTables()
    for await (const report of runUpdate([{ name: 'x', title: 'x', skipped: null, lists: [makeList()] }], { store, base, known: knownSecurities(base, []), now: new Date(), dryRun: false })) {
      expect([report.outcome, (await store.list()).length]).toEqual([report.outcome, report.outcome === 'renewed' ? 1 : 0])
      return report
    }
    throw new Error('no report')
  } finally {
    await store.close()
  }
}

const client = () => sourceClient({ userAgent: 'test', perSecond: 10_000, backoffMs: 1, patienceMs: 2_000, wordEveryMs: 500 })

/** Every answer must be refused, with a reason that is not the same for all; says which was believed. */
async function noneBelieved(cases: Readonly<Record<string, Bodies>>, makeList: () => RenewableList): Promise<void> {
  const [reasons, believed] = [new Set<string>(), [] as string[]]
  for (const [name, bodies] of Object.entries(cases)) {
    answer(bodies)
    const { outcome, reason } = await fare(makeList)
    if (outcome !== 'refused' && outcome !== 'away') believed.push(`${name}: ${outcome}`)
    reasons.add(reason ?? '')
  }
  expect(believed).toEqual([])
  expect(Object.keys(cases).length).toBeGreaterThanOrEqual(23)
  expect(reasons.size).toBeGreaterThan(9)
  expect([...reasons]).not.toContain('')
}

/** Ends of the paths of the bank's files. */
const HISTORY = 'hist.zip'
const DAILY = 'daily.xml'

it('of the European Central Bank, none is believed, and the right one is', { timeout: 120_000 }, async () => {
  const { rates } = shelf()
  const changed = (change: (csv: string) => string): Bodies => ({ [HISTORY]: historyZip(rates, change), [DAILY]: dailyXml(rates[0]!) })
  const rows = (change: (day: string, cells: string[], index: number) => string) =>
    changed((csv) => csv.split('\n').map((line, index) => (index === 0 || line === '' ? line : change(line.slice(0, 10), line.slice(11).split(','), index))).join('\n'))
  const numbers = (change: (rate: number) => number | string) => rows((day, cells) => `${day},${cells.map((cell) => (Number(cell) > 0 ? change(Number(cell)) : cell)).join()}`)
  const whole = Buffer.from(historyZip(rates))
  const [newest] = rates
  const daily = dailyXml(newest!)
  const ahead = dailyXml([today, newest![1] * 1.4, newest![2]])
  await noneBelieved({
    'an empty body': { [HISTORY]: '', [DAILY]: '' },
    'half an archive': { [HISTORY]: whole.subarray(0, whole.length / 2) },
    'a damaged archive': { [HISTORY]: Buffer.from(whole).fill(7, 2_000, 2_100) },
    'a web page for the history': { [HISTORY]: page },
    'a web page for the day': { [DAILY]: page },
    'the header alone': changed((csv) => csv.slice(0, csv.indexOf('\n') + 1)),
    'no columns': changed((csv) => csv.replaceAll(',', ';')),
    'euros per unit': numbers((rate) => 1 / rate),
    'doubled rates': numbers((rate) => rate * 2),
    'rates of another base': numbers((rate) => rate / 1.1),
    'swapped columns': changed((csv) => csv.replace(/^Date,(...),(...)/, 'Date,$2,$1')),
    'two currencies changed about': changed((csv) => csv.replace('USD', 'XX1').replace('JPY', 'USD').replace('XX1', 'JPY')),
    'a column twice': changed((csv) => csv.replace('USD', 'JPY')),
    'a day to come': { [HISTORY]: historyZip([[addDays(today, 3), newest![1], newest![2]], ...rates]) },
    'an old state': rows((day, cells) => (day > '2019' ? '' : `${day},${cells.join()}`)),
    'no beginning': rows((day, cells) => (day < '2010' ? '' : `${day},${cells.join()}`)),
    'every second day': rows((day, cells, index) => (index % 2 === 0 && day > '2000' ? '' : `${day},${cells.join()}`)),
    'repeated rows': rows((day, cells) => `${day},${cells.join()}\n${day},${cells.join()}`),
    'the oldest day first': changed((csv) => [csv.split('\n')[0], ...csv.trim().split('\n').slice(1).reverse(), ''].join('\n')),
    'a leap of 40 % in the day': { [DAILY]: ahead },
    'a leap of 40 % in the history': { [HISTORY]: historyZip([[addDays(today, -1), newest![1] * 1.4, newest![2]], ...rates.slice(1)]) },
    'rates below zero': numbers((rate) => -rate),
    'rates of zero': numbers(() => 0),
    'rates without bounds': numbers(() => '1e999'),
    'three currencies': changed((csv) => csv.split('\n').map((line) => line.split(',').slice(0, 4).join()).join('\n')),
    'a bomb': { [HISTORY]: zipOf({ 'eurofxref-hist.csv': new Uint8Array(60_000_000) }) },
    'another table': { [HISTORY]: zipOf({ 'eurofxref-hist.csv': 'LEI,ISIN\nx,y\n' }) },
    'two tables': { [HISTORY]: zipOf({ 'a.csv': 'Date,USD,\n', 'b.csv': 'Date,USD,\n' }) },
    'an endless cell': changed((csv) => csv.replace('Date', 'D'.repeat(5_000_000))),
    'entities of its own': { [DAILY]: laughs + daily.replace(/^<\?xml.*\?>/, '').replace('European', '&h;') },
    'an entity of a file': { [DAILY]: external + daily.replace(/^<\?xml.*\?>/, '').replace('European', '&h;') },
  }, () => ecbRates(client(), sources.env['ECB_URL']!))
  answer({})
  expect(await fare(() => ecbRates(client(), sources.env['ECB_URL']!))).toMatchObject({ outcome: 'renewed', reason: null, asOf: yesterday })
})

it('of GLEIF, none is believed, and the right one is', { timeout: 120_000 }, async () => {
  const shares = dax()
  const pairs = shares.map(({ isin }, index) => [leiOf(index + 1), isin!] as const)
  const names = shares.map(({ name }, index) => ({ id: leiOf(index + 1), attributes: { entity: { legalName: { name } } } }))
  const table = (rows: readonly (readonly string[])[], header = 'LEI,ISIN') => zipOf({ 'isin-lei.csv': `${header}\n${rows.map((row) => `${row.join()}\n`).join('')}` })
  const FILE = '/download'
  const EDITION = '/latest'
  const NAMES = '/lei-records'
  const edition = (fileName: string) => JSON.stringify({ data: { attributes: { fileName } } })
  const entities = (data: readonly unknown[]) => JSON.stringify({ data })
  const right: Bodies = { [FILE]: table(pairs), [NAMES]: entities(names), [EDITION]: edition(`${editionOf(yesterday)}.zip`) }
  const whole = Buffer.from(table(Array.from({ length: 3_000 }, (_, index) => [leiOf(index + 1), pairs[index]?.[1] ?? isinOf('FR', index)])))
  const list = () => gleifIssuers({ mapping: { client: client(), base: sources.env['GLEIF_MAPPING_URL']! }, records: { client: client(), base: sources.env['GLEIF_URL']! } }, async () => shares.map(({ isin }) => isin!))
  const cases: Record<string, Bodies> = {
    'an empty body': { [FILE]: '' },
    'half an archive': { [FILE]: whole.subarray(0, whole.length / 2) },
    'a damaged archive': { [FILE]: Buffer.from(whole).fill(7, 200, 20_000) },
    'a web page for the file': { [FILE]: page },
    'a web page for its edition': { [EDITION]: page },
    'a web page for the names': { [NAMES]: page },
    'the header alone': { [FILE]: table([]) },
    'no header': { [FILE]: table(pairs, pairs[0]!.join()) },
    'another header': { [FILE]: table(pairs, 'ISIN,LEI') },
    'no usable pair': { [FILE]: table(Array.from({ length: 500 }, (_, index) => [leiOf(index), isinOf('FR', index)])) },
    'swapped columns': { [FILE]: table(pairs.map(([lei, isin]) => [isin, lei])) },
    'wrong check digits': { [FILE]: table(pairs.map(([lei, isin]) => [`${lei.slice(0, 18)}00`, isin])) },
    'issuers one line off': { [FILE]: table(pairs.map(([, isin], index) => [pairs[(index + 1) % pairs.length]![0], isin])) },
    'one issuer of all': { [FILE]: table(pairs.map(([, isin]) => [leiOf(1), isin])) },
    'two issuers of each': { [FILE]: table([...pairs.map(([, isin], index) => [leiOf(index + 100), isin]), ...pairs]) },
    'another archive': { [FILE]: zipOf({ 'readme.txt': 'LEI,ISIN\n' }) },
    'a bomb': { [FILE]: zipOf({ 'isin-lei.csv': `LEI,ISIN\n${'x'.repeat(60_000_000)}` }) },
    'a bomb of short lines': { [FILE]: zipOf({ 'isin-lei.csv': `LEI,ISIN\n${'\n'.repeat(60_000_000)}` }) },
    'an endless line': { [FILE]: table([[leiOf(1), 'x'.repeat(200_000)], ...pairs]) },
    'an edition of a day to come': { [EDITION]: edition(`${editionOf(addDays(today, 5))}.zip`) },
    'an edition of years ago': { [EDITION]: edition('isin-lei-20150101T0700.zip') },
    'an edition of another shape': { [EDITION]: JSON.stringify({ data: [] }) },
    'an edition without end': { [EDITION]: edition('x'.repeat(3_000_000)) },
    'names of others': { [NAMES]: entities(names.map((one) => ({ ...one, attributes: { entity: { legalName: { name: 'BIG BANK NOMINEES' } } } }))) },
    'no names': { [NAMES]: entities([]) },
    'empty names': { [NAMES]: entities(names.map((one) => ({ ...one, attributes: { entity: { legalName: { name: '' } } } }))) },
    'endless names': { [NAMES]: entities(names.map((one) => ({ ...one, attributes: { entity: { legalName: { name: 'x'.repeat(100_000) } } } }))) },
    'entities that nobody asked for': { [NAMES]: entities(names.map((one, index) => ({ ...one, id: leiOf(index + 500) }))) },
    'names of another shape': { [NAMES]: entities(names.map(({ id }) => ({ id, attributes: null }))) },
  }
  await noneBelieved(Object.fromEntries(Object.entries(cases).map(([name, bodies]) => [name, { ...right, ...bodies }])), list)
  answer(right)
  expect(await fare(list)).toMatchObject({ outcome: 'renewed', asOf: yesterday, rows: 40 })
})

/** The list of a fund in the package, as a filer would send it. */
async function listOf(isin: string): Promise<Position[]> {
  const { found } = await embeddedTables().constituents([isin])
  const rows = found.get(isin) ?? []
  const securities = (await embeddedTables().securities(rows.flatMap((row) => row.isin ?? []))).found
  return rows.filter(({ kind }) => kind === 'equity').map((row): Position => ({ name: row.name, isin: row.isin ?? isinOf('US', 1), country: row.country ?? securities.get(row.isin ?? '')?.country ?? 'US', percent: row.weight * 100 }))
}

it('of the SEC, none is believed, and the right ones are', { timeout: 120_000 }, async () => {
  const place = await sqlitePlace()
  const [fivehundred, emerging] = await Promise.all([listOf('US78462F1030'), listOf('US46434G1031')])
  const thematic = companies(40, 'US')
  const change = (by: (position: Position, index: number) => Partial<Position>, rows = thematic) => rows.map((row, index) => ({ ...row, ...by(row, index) }))
  const anonymous = change(() => ({}), thematic).map(({ name, percent, country }): Position => ({ name, percent, country: country ?? 'US' }))
  const positions: Record<string, Partial<FilingShape>> = {
    'IVV the list of another index': { positions: emerging },
    'IEMG the list of another index': { positions: fivehundred },
    'VOO invented companies': { positions: companies(500, 'US') },
    'EWJ another country': { positions: companies(180, 'CN') },
    'VT one country, and not the largest': { positions: companies(2_000, 'CN') },
    'VTI a tenth of the rows': { positions: companies(40, 'US') },
    'ITA doubled weights': { positions: change(({ percent }) => ({ percent: percent * 2 })) },
    'PPA half the weights': { positions: change(({ percent }) => ({ percent: percent / 2 })) },
    'SHLD the report of another fund': { series: 'S000000001' },
    'BOTZ a fund that turned to bonds': { fundName: 'Example Treasury Bond Fund' },
    'ROBO long and short': { positions: [...change(({ percent }) => ({ percent: percent * 1.3 })), { name: 'SHORT', percent: -30, isin: isinOf('US', 999) }] },
    'ARTY a day to come': { asOf: addDays(today, 40), filed: addDays(today, 60) },
    'AIQ a day after it was filed': { asOf: '2024-08-30' },
    'IGV a day long before it was filed': { asOf: '2021-05-31' },
    'IXN weights below zero': { positions: change(({ percent }) => ({ percent: -percent })) },
    'IXJ endless names': { positions: change(() => ({ name: 'X'.repeat(20_000) })) },
    'IXC nobody by number': { positions: anonymous },
    'IXG each row twice': { positions: change(({ percent }) => ({ percent: percent / 2 })).flatMap((row) => [row, row]) },
    'URA four shares': { positions: companies(4, 'US') },
    'LIT all in one': { positions: [{ name: 'ONE', isin: isinOf('US', 1), percent: 100, country: 'US' }] },
    'GDX bonds': { positions: change(() => ({ category: 'DBT' })) },
    'GDXJ no numbers': { positions: change(() => ({ percent: Number.NaN })) },
    'SOXX weights in dollars': { positions: change(({ percent }) => ({ percent: percent * 10_000 })) },
    'DVY no rows': { positions: [] },
  }
  const bodies: Record<string, (xml: string) => string> = {
    'SDY an empty body': () => '',
    'KWEB half a report': (xml) => xml.slice(0, xml.length / 2),
    'ESGU a web page': () => page,
    'ESGV entities of its own': (xml) => laughs + xml.replace(/^<\?xml.*\?>/, '').replace('EXAMPLE TRUST', '&h;'),
    'SUSA an entity of a file': (xml) => external + xml.replace(/^<\?xml.*\?>/, '').replace('EXAMPLE TRUST', '&h;'),
    'VYM a feed': () => feedXml([]),
    'IDV swapped columns': (xml) => xml.replaceAll(/<valUSD>(.*?)<\/valUSD><pctVal>(.*?)<\/pctVal>/g, '<valUSD>$2</valUSD><pctVal>$1</pctVal>'),
  }
  const names = [...Object.keys(positions), ...Object.keys(bodies)]
  const fundOf = (name: string) => reportingFunds.find(({ ticker }) => ticker === name.split(' ')[0])!
  const filings = names.map((name, index): FilingShape => ({
    series: fundOf(name).series, accession: `0001752724-26-${String(100 + index).padStart(6, '0')}`, asOf: '2024-05-31', filed: '2024-07-28', positions: thematic, ...positions[name],
  }))
  const feeds = new Map(names.map((name, index) => [fundOf(name).series, feedXml([{ ...filings[index]!, series: fundOf(name).series }])]))
  const honest: FilingShape = { series: fundOf('RSP').series, accession: '0001752724-26-000900', asOf: '2024-05-31', filed: '2024-07-28', positions: change(() => ({ percent: 100 / fivehundred.length }), fivehundred) }
  sources.shelf.filings.push(honest)
  sources.mischief = (request, response, path) => {
    const index = filings.findIndex(({ accession }) => path.includes(accession.replaceAll('-', '')))
    const feed = feeds.get(new URL(request.url ?? '', 'http://x').searchParams.get('CIK') ?? '')
    if (index < 0 && feed === undefined) return false
    const xml = index < 0 ? (feed ?? '') : filingXml(filings[index]!)
    response.writeHead(200).end(index < 0 ? xml : (bodies[names[index]!]?.(xml) ?? xml))
    return true
  }
  const { output } = await update(place, sources, '--only', ...names.map((name) => fundOf(name).ticker), 'DAX', 'RSP', '--json')
  const { lists } = JSON.parse(output) as { lists: Report[] }
  const outcome = (name: string) => lists.find((list) => list.name === nportName(fundOf(name)))
  expect(names.filter((name) => outcome(name)?.outcome !== 'refused').map((name) => `${name}: ${outcome(name)?.outcome}`)).toEqual([])
  expect(names.length).toBeGreaterThanOrEqual(23)
  expect(new Set(names.map((name) => outcome(name)?.reason)).size).toBeGreaterThan(14)
  expect(outcome('IVV')?.reason).toMatch(/\d+ % in (the countries|common)/)
  expect((await importsAt(place)).map(({ name }) => name).filter((name) => name.startsWith('sec-nport')).sort()).toEqual([nportName(fundOf('RSP')), nportName(fundOf('DAX'))].sort())
  await place.drop()
})

/** An archive with an ordinary file of so many megabytes, nearly all of it pairs of others. */
function ordinaryFile(megabytes: number, ours: string): Uint8Array {
  const block = Buffer.from(Array.from({ length: 30_000 }, (_, index) => `${leiOf(index + 10_000)},${isinOf('ZZ', index)}\n`).join(''))
  const times = Math.ceil((megabytes * 1024 * 1024) / block.length)
  const text = new Uint8Array(block.length * times + 100_000)
  text.set(Buffer.from(`LEI,ISIN\n${ours}`))
  const begin = `LEI,ISIN\n${ours}`.length
  for (let index = 0; index < times; index += 1) text.set(block, begin + index * block.length)
  return zipOf({ 'isin-lei.csv': text.subarray(0, begin + times * block.length) })
}

it('of GLEIF, an ordinary file of 60 MB is read in little more memory than one of 2 MB', { timeout: 180_000 }, async () => {
  const ours = dax().map(({ isin }, index) => `${leiOf(index + 1)},${isin!}\n`).join('')
  const env = Object.fromEntries(Object.entries({ ...sources.env, DEPOTKIT_BUNDLE: embeddedFolder() }).filter(([name]) => name !== 'SEC_CONTACT'))
  const peaks: number[] = []
  for (const megabytes of [2, 60]) {
    const body = ordinaryFile(megabytes, ours)
    answer({ '/download': body })
    const place = await sqlitePlace()
    const run = startUpdate(place, { env }, '--json')
    peaks.push(await peakOf(run))
    const { lists } = JSON.parse(run.output().replace(/^GLEIF: waiting .*$/gm, '')) as { lists: Report[] }
    expect(lists.find(({ name }) => name === 'gleif')).toMatchObject({ outcome: 'refused', reason: expect.stringMatching(/^has \d+ of the \d+ shares/) }) // it was read to its end
    await place.drop()
  }
  console.log(`peaks: ${peaks.map((peak) => Math.round(peak / 1024 / 1024)).join(' and ')} MB`)
  const [small = 0, large = 0] = peaks
  expect(small).toBeGreaterThan(0)
  // Held whole, its bytes and its text would take 120 MB and more; when what is read is collected hangs on how busy the machine is.
  expect((large - small) / 1024 / 1024, 'MB more').toBeLessThan(110)
})
