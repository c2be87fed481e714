/** The third question: lines of the tax return from the bookings of a foreign broker, as a sheet to print. */
import type { VNode } from 'preact'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { computeReturn } from '../../../../core/depot-tax/return/compute'
import type { Obstacle, Result } from '../../../../core/depot-tax/return/schema'
import { obstacleNames, words as modelWords } from '../../../../core/depot-tax/return/words'
import { formYears } from '../../../../core/law/anlage-kap/figures'
import { basiszinsjahre } from '../../../../core/law/investmentfonds/figures'
import { shortNames } from '../../../../core/portfolio/insights/short-name'
import { remembered } from '../../../../core/values/memoize'
import type { Locale } from '../../../../core/values/text'
import type { FileDistributions, ReadTrades, TradesVerdict } from '../../../../sdk/files'
import { distributionsOf } from '../../../../sdk/files/trades/distributions'
import { currenciesOf, inEuros } from '../../../../sdk/files/trades/euros'
import { formatDate, formatEur } from '../../../../core/wording/format'
import { DataTable } from '../../components/data-table'
import { FileField, givenFiles, Unread, type GivenFile } from '../../components/file-field'
import { repeatsAsked, rowText, type Finding } from '../../components/findings'
import { Notice } from '../../components/notice'
import { SplitQuestions, SplitsTaken } from '../../components/splits'
import { statedKinds } from '../../search/stated-kinds'
import { ChoiceField, statedHelp, TextField } from '../fields'
import { nothingSaid, type Given } from '../file-box'
import { asksOf, readForReturn, type Said } from '../read-file'
import { unlessRefused, type Fault } from '../reader'
import { Paid } from '../paid'
import { paidOn } from '../draft'
import { paidIn, ratesUsed, returnOf, securitiesOf, withStatedKinds, yearIn, yearsOf, type Rates, type SecurityRow, type YearRow } from './draft'
import { keepGiven, keepTyped, keepYear, keptGiven, keptTyped, keptYear, type Typed } from './keep'
import { RatesUsed, useSeries } from './rates'
import { returnWords } from './words'
import { fileWords, noTradeWords, Refused } from '../outcome'
import { pageWords } from '../words'
import { isKeyOf } from '../../../../core/values/record'

const { lines: lineWords, entries: rowWords } = modelWords.result
const kindNames = modelWords.inputs.securities.fields.kind.choices

const obstacleText = (obstacles: Result['lines'][number]['obstacles'], locale: Locale): string => obstacles.map((each) => obstacleNames[each][locale]).join(', ')

/** What is missing of a line, and the figure of the other reading where there is one. */
function remarkOn({ obstacles, amountIfExemptionLowersCredit: other }: Result['lines'][number], locale: Locale): string | null {
  if (other !== null) return `${lineWords.fields.amountIfExemptionLowersCredit.label[locale]}: ${formatEur(other, locale)}`
  return obstacles.length === 0 ? null : obstacleText(obstacles, locale)
}

/** What fields of the page can tell; the rest is for the tax office, or not calculated. */
const canBeEntered: ReadonlySet<Obstacle> = new Set<Obstacle>(['kind_unknown', 'rate_unknown', 'price_unknown', 'lump_sums_unknown'])

/** Moves the focus to the first empty field; those of distributions may stay empty. */
const goToMissing = (): void => [...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[id^=return-][id*=-kind], [id^=return-][id*=-start-], [id^=return-][id*=-end-], [id^=return-][id*=-declared-], [id^=rate-]')].find(({ value }) => value === '')?.focus()

function Lines({ result, names, locale }: { result: Result; names: ReadonlyMap<string, string>; locale: Locale }): VNode {
  const say = returnWords[locale]
  const { lines, entries, status, privateSales } = result
  const { fields } = rowWords
  const eur = (key: 'proceeds' | 'costs' | 'cost' | 'lumpSums' | 'amount' | 'foreignTax') => ({ label: fields[key].label[locale], unit: 'EUR' as const, empty: key === 'amount' ? undefined : '–' })
  const known = lines.filter(({ amount }) => amount !== null).length
  const shortOf = shortNames(names.values())
  const nameOf = (isin: string): { value: string; text: string } => {
    const name = names.get(isin)
    return name === undefined ? { value: isin, text: isin } : { value: name, text: shortOf(name) }
  }
  // What hangs on an unknown kind alone may stand in any of its lines, and is said once.
  const hangsOnKind = ({ amount, rows }: Result['lines'][number]): boolean => amount === null && rows.length > 0 && rows.every(({ entry }) => entries[entry]?.kind === null && entries[entry].isin !== null)
  const open = lines.filter(hangsOnKind)
  const unclear = new Set(open.flatMap(({ rows }) => rows.map(({ entry }) => nameOf(entries[entry]?.isin ?? '').text)))
  const numbered = (entry: number): string => String(entry + 1)
  return (
    <div data-lines={String(lines.length)}>
      <p class="insight-largest" role="status">{known === lines.length ? say.lines(lines.length) : say.linesKnown(known, lines.length - known)}</p>
      {privateSales !== null && privateSales.result !== null && privateSales.taxed !== null && <Notice tone="info">{say.privateSales(formatEur(privateSales.result, locale), formatEur(privateSales.taxed, locale))}</Notice>}
      {status === 'partial' && (
        <Notice tone="warning">
          <p>{say.missing}</p>
          {entries.some((entry) => entry.obstacles.some((each) => canBeEntered.has(each))) && <div class="actions no-print"><button type="button" class="quiet" onClick={goToMissing}>{say.toMissing}</button></div>}
        </Notice>
      )}
      {lines.length > open.length && <DataTable
        caption={lineWords.label[locale]} locale={locale} file="lines"
        columns={[{ label: lineWords.fields.line.label[locale] }, { label: lineWords.fields.amount.label[locale], unit: 'EUR' }, { label: say.from, empty: '–' }, { label: pageWords[locale].missing, empty: say.nothing }]}
        rows={lines.filter((each) => !open.includes(each)).map((each) => [lineWords.fields.line.choices[each.line][locale], each.amount, each.rows.length === 0 ? null : [...new Set(each.rows.map(({ entry }) => numbered(entry)))].join(', '), remarkOn(each, locale)])}
      />}
      {open.length > 0 && <p class="small">{say.byKind([...unclear].join(', '), open.map(({ line }) => line).join(', '))}</p>}
      {entries.length > 0 && (
        <DataTable
          caption={say.rows} locale={locale} file="rows"
          columns={[{ label: say.row }, { label: say.security, empty: '–' }, { label: fields.date.label[locale], empty: '–' }, { label: fields.units.label[locale], empty: '–' }, eur('proceeds'), eur('costs'), eur('cost'), eur('lumpSums'), eur('amount'), eur('foreignTax')]}
          rows={entries.map((entry, index) => [`${numbered(index)} ${fields.type.choices[entry.type][locale]}`, entry.isin === null ? null : nameOf(entry.isin), entry.date === null ? null : { value: entry.date, text: formatDate(entry.date, locale) }, entry.units, entry.proceeds, entry.costs, entry.cost, entry.lumpSums, entry.amount, entry.foreignTax])}
        />
      )}
      <div class="actions no-print"><button type="button" class="quiet" onClick={() => print()}>{say.print}</button></div>
    </div>
  )
}

interface EditingProps {
  file: ReadTrades
  rows: readonly SecurityRow[]
  year: number
  paid: readonly FileDistributions[]
  faults: readonly Fault[]
  locale: Locale
  onChange: (rows: readonly SecurityRow[]) => void
}

const answers = ['', 'yes', 'no'] as const

function Securities({ file, rows, year, paid, faults, locale, onChange }: EditingProps): VNode {
  const say = returnWords[locale]
  const { priceStart, priceEnd, perUnit, wrongNumber } = pageWords[locale]
  const prices = [['start', priceStart], ['end', priceEnd], ['distributions', perUnit]] as const
  const put = (index: number, change: Partial<SecurityRow>): void => onChange(rows.map((row, at) => (at === index ? { ...row, ...change } : row)))
  const putYear = (index: number, row: SecurityRow, of: number, change: Partial<YearRow>): void => put(index, { years: { ...row.years, [of]: { ...yearIn(row, of), ...change } } })
  const field = (index: number, row: SecurityRow, of: number, key: (typeof prices)[number][0], label: string): VNode => (
    <TextField key={key} id={`return-${index}-${key}-${of}`} label={label} value={key === 'distributions' ? paidIn(row, of, paid, locale) : yearIn(row, of)[key]} unit="EUR" amountIn={locale} wrong={faults.includes(`fund-${index}-${key}-${of}`) ? wrongNumber : undefined} onChange={(value) => putYear(index, row, of, { [key]: value })} />
  )
  const nameOf = shortNames(rows.map(({ name }) => name))
  const isPriced = (row: SecurityRow, of: number): boolean => of === year - 1 || yearIn(row, of).declared === 'yes'
  return (
    <details open class="no-print">
      <summary>{say.kinds}</summary>
      <p class="small muted">{say.kindHelp}</p>
      {rows.some((row) => yearsOf(file, row, year).some((of) => of < year - 1)) && <p class="small muted">{say.declaredHelp}</p>}
      {rows.map((row, index) => (
        <fieldset class="field-row" key={row.isin}>
          <legend title={row.name}>{nameOf(row.name)}</legend>
          <ChoiceField
            id={`return-${index}-kind`} label={say.kind} value={row.kind} choices={[['', say.kindUnknown], ...Object.entries(kindNames).map(([kind, name]) => [kind, name[locale]] as const)]}
            help={statedHelp(row.statedOn, locale)} onChange={(kind) => put(index, { kind: isKeyOf(kind, kindNames) ? kind : '', statedOn: undefined })}
          />
          {yearsOf(file, row, year).map((of) => (
            <>
              {of < year - 1 && <ChoiceField id={`return-${index}-declared-${of}`} label={say.declared(of)} value={yearIn(row, of).declared} choices={answers.map((each) => [each, say.isDeclared[each]] as const)} onChange={(chosen) => putYear(index, row, of, { declared: answers.find((each) => each === chosen) ?? '' })} />}
              {isPriced(row, of) && prices.map(([key, label]) => field(index, row, of, key, label(of)))}
              {isPriced(row, of) && yearIn(row, of).distributions === null && (
                <Paid funds={[paidOn(paid, row, of) ?? []].flat().map((own) => ({ name: row.name, own }))} locale={locale} />
              )}
            </>
          ))}
        </fieldset>
      ))}
    </details>
  )
}

function Calculated({ file, begun, year, locale }: { file: ReadTrades; begun: Typed | null; year: number; locale: Locale }): VNode {
  const [rows, setRows] = useState<readonly SecurityRow[]>(() => securitiesOf(file).map((row) => begun?.rows.find(({ isin }) => isin === row.isin) ?? row))
  const [typed, setTyped] = useState<Rates['typed']>(begun?.rates ?? {})
  // With what it comes to, not after: a reload loses nothing that was answered.
  useLayoutEffect(() => keepTyped({ rows, rates: typed }), [rows, typed])
  const { series, state, again } = useSeries(currenciesOf(file))
  useEffect(() => void statedKinds(rows.filter(({ kind }) => kind === '').map(({ isin }) => isin)).then((stated) => setRows((now) => withStatedKinds(now, stated))), [])
  // Of a long file this takes longer than the next key.
  const [paidBy] = useState(() => remembered((rates: Rates['series']) => distributionsOf({ ...inEuros(file, rates), splits: file.splits }, basiszinsjahre)))
  const paid = paidBy(series)
  const { inputs, faults, wrongRates } = returnOf(file, year, rows, { rates: { series, typed }, paid }, locale)
  // Refused where more is sold than was there.
  const result = unlessRefused(() => computeReturn(inputs, { kinds: new Map(), rates: series }).result)
  return (
    <>
      {result === null ? <Notice tone="error">{returnWords[locale].oversold}</Notice> : (
        <>
          <Lines result={result} names={new Map(rows.map(({ isin, name }) => [isin, name]))} locale={locale} />
          <RatesUsed rows={ratesUsed(inputs, result, series)} state={state} again={again} typed={typed} onType={setTyped} wrong={wrongRates} locale={locale} />
        </>
      )}
      <Securities file={file} rows={rows} year={year} paid={paid} faults={faults} locale={locale} onChange={setRows} />
    </>
  )
}

/** Rows that are neither a trade nor a payment. */
function LeftOut({ file: { noTrades, payments = [] }, names, locale }: { file: ReadTrades; names: readonly string[]; locale: Locale }): VNode | null {
  const rows = noTrades.filter(({ row }) => !payments.some((payment) => payment.row === row))
  if (rows.length === 0) return null
  return (
    <details class="no-print">
      <summary>{fileWords[locale].notTraded(rows.length)}</summary>
      <DataTable caption={fileWords[locale].reason} captionHidden locale={locale} columns={[{ label: fileWords[locale].row }, { label: fileWords[locale].reason }]}
        rows={rows.map(({ row, reason }) => [rowText(row, names), noTradeWords[locale][reason]])} />
    </details>
  )
}

/** Files that were read. */
interface Opened {
  id: number
  files: readonly GivenFile[]
  said: Said
  verdict: TradesVerdict
  findings: readonly Finding[]
  /** What the tab still held of what was typed. */
  begun: Typed | null
}

/** What comes of a file: its lines, or what is to be said of it, or why it is refused. */
function Outcome(
  { opened: { id, files, said, verdict, findings, begun }, year, onSaid, locale }: { opened: Opened; year: number; onSaid: (said: Said) => void; locale: Locale },
): VNode {
  const say = fileWords[locale]
  const names = files.map(({ name }) => name)
  if (!verdict.ok && verdict.splits.length > 0) return <Notice tone="info"><SplitQuestions wanted={verdict.splits} onChoose={(splitUnits) => onSaid({ ...said, splitUnits: { ...said.splitUnits, ...splitUnits } })} locale={locale} /></Notice>
  if (!verdict.ok) return <Refused findings={findings} asks={asksOf(verdict)} repeats={repeatsAsked(verdict.faults)}
    mergers={verdict.mergers} names={names} said={said} onSaid={onSaid} locale={locale} />
  return (
    <>
      <LeftOut file={verdict} names={names} locale={locale} />
      <SplitsTaken splits={verdict.splits} alike={verdict.alike} doubtful={verdict.doubtful} names={names} locale={locale} />
      {said.transfersArePurchases && <Notice tone="info">{say.takenAsPurchases}</Notice>}
      {said.depots !== undefined && <Notice tone="info">{say.taken[said.depots]}</Notice>}
      <Calculated key={id} file={verdict} begun={begun} year={year} locale={locale} />
    </>
  )
}

/** Lines of the return; of the files that another question has read at the press of a button. */
export function Return({ given, locale }: { given: Given | null; locale: Locale }): VNode {
  const say = returnWords[locale]
  const [year, setYear] = useState<number>(() => keptYear(formYears) ?? formYears[1])
  const [opened, setOpened] = useState<Opened | null>(null)
  const [state, setState] = useState<'reading' | 'unread' | null>(null)
  // Of two files the later one counts.
  const latest = useRef({})
  const read = async (given: Promise<Given>, begun: Typed | null): Promise<void> => {
    const asked = (latest.current = {})
    setState('reading')
    const next = await given.then(async (each) => ({ ...each, ...await readForReturn(each.files, each.said, locale) })).catch(() => null)
    if (latest.current !== asked) return
    setState(next === null ? 'unread' : null)
    // What was read before stays, with what was typed.
    if (next === null) return setOpened((before) => before && { ...before, begun: keptTyped() })
    if (begun === null) {
      keepGiven(next)
      keepTyped(null)
    }
    setOpened((before) => ({ id: (before?.id ?? 0) + 1, ...next, begun }))
  }
  const open = (files: Promise<readonly GivenFile[]>, said: Said): unknown => read(files.then((each) => ({ files: each, said })), null)
  const box = useRef<HTMLDivElement>(null)
  /** The button goes with the question that it answers. */
  const answer = (files: readonly GivenFile[], said: Said): void => {
    box.current?.focus()
    open(Promise.resolve(files), said)
  }
  useEffect(() => {
    const before = keptGiven()
    if (before !== null) void read(Promise.resolve(before), keptTyped())
  }, [])
  useLayoutEffect(() => keepYear(year), [year])
  return (
    <section class="panel" aria-labelledby="return">
      <h2 id="return">{pageWords[locale].question.return}</h2>
      <p class="small muted">{say.lead}</p>
      <div class="field-row no-print">
        <FileField id="return-file" label={say.file} isMultiple names={opened?.files.map(({ name }) => name) ?? []} onFiles={(files) => open(givenFiles(files), nothingSaid)} />
        <ChoiceField id="return-year" label={say.year} value={String(year)} choices={formYears.map((each) => [String(each), String(each)])} onChange={(each) => setYear(Number(each))} />
      </div>
      {given !== null && opened === null && state !== 'reading' && <div class="actions no-print"><button type="button" class="quiet" onClick={() => answer(given.files, given.said)}>{say.reuse(given.files.map(({ name }) => name).join(', '))}</button></div>}
      <p class="small muted no-print">{say.noForm} {say.inTab}</p>
      <div ref={box} tabIndex={-1}>
        {state === 'unread' && <Unread locale={locale} />}
        {state === 'reading' && <p role="status" aria-busy="true">{pageWords[locale].reading}</p>}
        {state !== 'reading' && opened !== null && <Outcome opened={opened} year={year} onSaid={(said) => answer(opened.files, said)} locale={locale} />}
      </div>
    </section>
  )
}
