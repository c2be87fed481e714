/** What titles say of lists: that they are a model, watched, sold or planned, so that nobody may hold what stands in them; or of when they are. */
import { isDate } from '../cells/dates'
import { filledIn, isAmount, isMissing } from '../cells/decimal'
import { isTotalLabel } from '../cells/labels'
import { faultAt } from '../faults'
import type { Row } from '../formats/lines'
import type { Source } from '../source'
import type { DoubtfulRow, FileFault } from '../verdict'
import type { Planned } from './plan'
import type { Item } from './rows'

const MODEL = /^(?:mein |my )?(?:muster-?(?:depot|portfolio)|watch-?list|(?:beobachtungs|merk|wunsch)liste|virtuelles (?:depot|portfolio)|vergleich(?:sdepot|sportfolio|:)|benchmark(?:-?(?:depot|portfolio)|$)|(?:demo|spiel)-?depot|model portfolio|paper trading|verkaufte?|sold|geplante?|planned|(?:noch )?nicht (?:gekauft|im depot)|ehemalige|closed positions)(?!\p{L})/iu

/** The same in words that mean something else in a cell. */
const TITLE = /^(?:mein |my )?(?:(?:ziel|wunsch|test)-?(?:depot|portfolio)|simulation|backtest|(?:kauf-?)?(?:kandidaten|ideen)|historie|history|archiv|geschlossene (?:positionen|trades)|closed (?:positions|trades)|reali[sz](?:ed|ierte))(?!\p{L})/iu

const isModel = (title: string): boolean => MODEL.test(title) || TITLE.test(title) || CALLED_GONE.test(title)

/** What lists of plans are called, as whole titles, and lists of payments. */
const [PLANS, PAYMENTS] = [/^(?:meine |my )?(?:\p{L}+[- ])?(?:sparpl(?:ä|ae)ne|sparplan-?(?: ?(?:ü|ue)bersicht)?|savings plans)$/iu,
  /^(?:meine |my )?(?:dividenden?(?:-?(?:ü|ue)bersicht|zahlungen)?|dividends|aussch(?:ü|ue)ttungen|distributions|vorabpauschalen?|kosten(?:information|(?:ü|ue)bersicht)?|ertr(?:ä|ae)ge|zinsen)(?: (?:im jahr |in |for )?20\d\d)?:?$/iu]

/** What other lists are called. */
const LIST = /depot|portfolio|list/i

/** `Depot Januar 2026`, `Bestand 2025`: the time of which a list is, where its title ends with one; days are read with the tables. */
const OF_TIME = /^(?:mein |my )?\p{L}*(?:depot|portfolio|bestand|stand|auszug|(?:ü|ue)bersicht|holdings)\p{L}*(?: \p{L}+)*? ((?:(?:januar|jänner|january|februar|february|märz|maerz|march|april|mai|may|jun[ie]|jul[iy]|august|september|o[ck]tober|november|de[zc]ember)(?: 20\d\d)?|20\d\d))$/iu

/** Whether a row is the title of a list. */
function isTitle(row: Row): boolean {
  const [title = '', ...others] = filledIn(row)
  return others.length < 2 && title.length < 80 && (LIST.test(title) || isModel(title)) && !isTotalLabel(title)
}

/** Headers of what is sold, of what is held, and a no below them. */
const [SOLD, HELD, NO] = [/^(?:verkauft|sold)(?: (?:am|on|datum|date))?$/, /^(?:aktiv|active|gehalten|held|im (?:depot|bestand))$/, /^(?:nein|no|n|false|falsch|0)$/i]

const GONE_WORDS = 'geschlossen|closed|ausgebucht|inaktiv|inactive|gekündigt|(?:aus|ab)gelaufen|expired|(?:wertlos )?verfallen|übertragen|transferred|aufgelöst|liquidiert'

/** What a status calls what is no longer held, or not yet; that of a market, of an order or of a plan says nothing of it. */
const [GONE, OF_POSITION] = [new RegExp(`^(?:${GONE_WORDS}|(?:limit-?|offene )?order(?! (?:ausgef|execut|filled))|in ausführung|pending)(?!\\p{L})`, 'iu'), /^(?:positions?|bestands?|depot|holding)? ?(?:stat\w+|estado|etat)$/]

/** `Altdepot (aufgelöst)`, in a title or beside a name. */
const CALLED_GONE = new RegExp(`(?:depot|portfolio|konto|account)[^()]*[(–-] ?(?:${GONE_WORDS})(?!\\p{L})`, 'iu')

/** `SAP (verkauft)`, `SAP verkauft 03/26`. */
const NAMED_SOLD = /[(–-] ?(?:verkauft|sold)(?!\p{L})|(?<!\p{L})verkauft (?:am |im )?\d/iu

/** `SAP (sold 5 of 10)` has some left. */
const PARTLY = /(?:verkauft|sold) (\d+) (?:of|von|out of) (?!\1\b)\d/i

/** Headers of remarks: `Altdepot - übertragen 2023` may say where a row came from, or where it went. */
const REMARK = /notiz|bemerk|komment|comment|anmerk|hinweis|\bnotes?\b|remark/

/** Whether a cell is such a remark. */
const isMoved = (cell: string, words = ''): boolean => REMARK.test(words) && /übertragen|transferred/i.test(cell) && CALLED_GONE.test(cell)

const isGone = (cell: string, words: string): boolean => MODEL.test(cell) || (CALLED_GONE.test(cell) && !isMoved(cell, words))

/** Whether a row says so beside its name, as in a column of depots, or of what is sold; how many of it were sold says nothing. */
const saysSo = (row: Row, each: Planned): boolean => row.cells.some((cell, at) => {
  const { table: { rows }, plan: { columns } } = each
  const { role = 'other', header: { words = '' } = {} } = columns[at] ?? {}
  const isSold = (): boolean => !isMissing(cell) && !NO.test(cell) && (isDate(cell) || !isAmount(cell) || rows.every((row) => /^[01]?$/.test(row.cells[at] ?? '')))
  const says = !PARTLY.test(cell) && (role === 'name' ? NAMED_SOLD.test(cell) : isGone(cell, words))
  return says || (SOLD.test(words) && isSold()) || (HELD.test(words) && NO.test(cell)) || (role === 'status' && OF_POSITION.test(words) && GONE.test(cell))
})

/** Lists of two times, of which one is no more: where the second one begins. */
export function otherTimes(source: Source, planned: readonly Planned[]): FileFault[] {
  const times = [...source.before, ...planned.flatMap(({ table: { rows } }) => rows)].flatMap((row) => {
    const [title = '', ...others] = filledIn(row)
    const [, time = ''] = (others.length === 0 && title.length < 80 ? OF_TIME.exec(title) : null) ?? []
    return time.trim() === '' ? [] : [{ row: row.row, time: time.trim().toLowerCase() }]
  })
  return times.filter(({ time }) => time !== times[0]?.time).slice(0, 1).map(({ row }) => faultAt('several_tables', row))
}

const sayingIn = (planned: readonly Planned[]): ReadonlySet<number> => new Set(planned.flatMap((each) => each.table.rows.filter((row) => saysSo(row, each)).map(({ row }) => row)))

/** What is held, where some rows say of themselves that they are not: these are faults. */
export function withoutGone(items: readonly Item[], planned: readonly Planned[]): readonly Item[] {
  const saying = sayingIn(planned)
  const isHeld = ({ kind, row }: Item): boolean => kind === 'holding' && !saying.has(row)
  const column = planned[0]?.plan.value.column.header.text ?? ''
  return saying.size === 0 || !items.some(isHeld) ? items : items.map((item) => {
    const { kind, row, name, value } = item
    return kind === 'holding' && saying.has(row) ? { kind: 'fault', code: 'not_held', column, row, name, value } : item
  })
}

/** Such a list beside another one is refused, since both would count; alone it counts, and is told. */
export function modelsIn(source: Source, planned: readonly Planned[], items: readonly Item[]): { faults: FileFault[]; doubtful: DoubtfulRow[] } {
  const titles = [...source.before, ...planned.flatMap(({ table: { rows } }) => rows)].filter(isTitle).map((row) => ({ row: row.row, isModel: isModel(filledIn(row)[0] ?? '') }))
  const saying = sayingIn(planned)
  const [first] = [...titles.filter(({ isModel }) => isModel).map(({ row }) => row), ...saying].sort((one, other) => one - other)
  // `Betrag` below the title of plans may be what is paid each month.
  const payments = planned.every(({ plan }) => plan.value.column.header.rank === 0) ? [] : source.before.filter((row) => filledIn(row).length === 1 && PAYMENTS.test(filledIn(row)[0] ?? ''))
  if (payments.length > 0 && planned.length === 1) return { faults: [faultAt('bookings', payments[0]?.row)], doubtful: [] }
  const plans = planned.some(({ plan }) => plan.value.column.header.rank === 2) ? source.before.filter((row) => filledIn(row).length === 1 && PLANS.test(filledIn(row)[0] ?? '')) : []
  const moved = planned.flatMap((each) => each.table.rows.filter(({ cells }) => cells.some((cell, at) => isMoved(cell, each.plan.columns[at]?.header.words))))
  if (first === undefined) return { faults: [], doubtful: [...plans, ...moved].map(({ row }) => ({ row, why: 'model' })) }
  const kinds = new Set(items.filter(({ kind }) => kind === 'holding').map(({ row }) => saying.has(row) || (titles.findLast((title) => title.row < row)?.isModel ?? false)))
  if (kinds.size > 1) return { faults: [faultAt('several_tables', first)], doubtful: [] }
  return { faults: [], doubtful: kinds.has(true) ? [{ row: first, why: 'model' }] : [] }
}
