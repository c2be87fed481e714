import { LAW_DATE } from '../contract/version'
import { addMonths, type IsoDate } from '../values/dates'
import { remembered } from '../values/memoize'
import { type Source, sourceIn, type Locale, type Text } from '../values/text'

/** Page with the wording of a statute as of 26 March 2022; for later changes see the pages that the rows name. */
const gesetzestext = (folder: string): string =>
  `https://github.com/bundestag/gesetze/blob/77abca2ceea3b7b89ea70afb13b5dd55415eb124/${folder}/index.md`

/** Pages of the statutes that contain the figures. */
export const ESTG = gesetzestext('e/estg')
export const SOLZG = gesetzestext('s/solzg_1995')
export const INVSTG = gesetzestext('i/invstg_2018')
export const ERBSTG = gesetzestext('e/erbstg_1974')
export const GRESTG = gesetzestext('g/grestg_1983')
export const SGB_VI = gesetzestext('s/sgb_6')

/** In place of a provision: a figure that is an assumption of a model, not law. */
export const MODEL_ASSUMPTION = 'Modellannahme'

/** One value of a legal figure from a day on. `value: null` ends the figure (repealed). */
export interface DatedRow<T> {
  /** First day on which it is in force. */
  from: IsoDate
  /** Null from the day on which the figure ends. */
  value: T | null
  /** The law, decree or publication that states the value, precise enough to look it up. */
  source: Source
  /** Where it was read. */
  url?: string
  /** The day on which it was last checked. */
  checked: IsoDate
  /** The part of the row that no page confirms and that rests on general knowledge. */
  unconfirmed?: 'first day' | 'value'
}

/** A value that is not law yet. */
interface ProposedRow<T> extends DatedRow<T> {
  /** `bill`: before parliament; `draft`: a ministry's draft of a bill or ordinance. */
  state: 'bill' | 'draft'
}

/** State of the law on a day: `missing` if no value is in force and none is proposed. */
export type LawState = 'in force' | 'bill' | 'draft' | 'missing'

/** A legal figure and its history. */
export interface DatedFigure<T = unknown> {
  /** The figure's name in German, as the law calls it. */
  name: string
  /** The provision that contains it, such as `§ 20 Abs. 9 EStG`. */
  norm: string
  /** Unit of the value; `table` for anything but a single number. */
  unit: 'EUR' | 'EUR/month' | 'EUR/year' | 'fraction' | 'percent' | 'points' | 'months' | 'table'
  /** Whether a new value is published for every calendar year, so that a missing row is a gap. */
  yearly?: boolean
  /** Values that are or were in force, oldest first. */
  rows: readonly DatedRow<T>[]
  /** Proposed later values, oldest first; never in force. */
  proposed?: readonly ProposedRow<T>[]
  /** The value in force on a day; within `withBills` a bill takes precedence. Throws a `RangeError` before the first row and after a repeal. */
  on(date: IsoDate): T
}

/** Law that a calculation uses: `bill` treats bills before parliament as law, `undefined` is the law in force. */
export type TriedLaw = 'bill' | undefined

let areBillsTried = false

/** Runs a synchronous calculation as if bills were law. */
export function withBills<T>(calculate: () => T): T {
  areBillsTried = true
  try {
    return calculate()
  } finally {
    areBillsTried = false
  }
}

const isBill = ({ state }: ProposedRow<unknown>): boolean => state === 'bill'

/** The bill that would apply on a day; on the law date, which stands for today, the first bill. */
export const billOn = <T>({ proposed = [] }: Pick<DatedFigure<T>, 'proposed'>, date: IsoDate): ProposedRow<T> | undefined =>
  date === LAW_DATE ? proposed.find(isBill) : proposed.findLast((row) => isBill(row) && row.from <= date)

/** Declares a legal figure; every row names its source. */
export function dated<T>(figure: Omit<DatedFigure<T>, 'on'>): DatedFigure<T> {
  return {
    ...figure,
    on(date) {
      const row = (areBillsTried ? billOn(figure, date) : undefined) ?? figure.rows.findLast((candidate) => candidate.from <= date)
      if (row === undefined || row.value === null) throw new RangeError(`${figure.name}: no value in force on ${date}`)
      return row.value
    },
  }
}

/** The first day that the last row of a yearly figure does not cover; null if the last row is in force until it is changed. */
export const firstUncoveredDay = remembered(({ rows, yearly }: DatedFigure): IsoDate | null => {
  const last = rows.at(-1)
  return yearly === true && last !== undefined ? addMonths(last.from, 12) : null
})

/** State of a figure on a day. */
export function stateOn(figure: DatedFigure, date: IsoDate): LawState {
  const uncovered = firstUncoveredDay(figure)
  if (uncovered === null || date < uncovered) return 'in force'
  return figure.proposed?.findLast(({ from }) => from >= uncovered && from <= date)?.state ?? 'missing'
}

const doubts: Readonly<Record<NonNullable<DatedRow<unknown>['unconfirmed']>, Text>> = {
  'first day': { en: '; its first day is general knowledge, read on no page', de: '; der erste Tag ist Allgemeinwissen, auf keiner Seite gelesen' },
  value: { en: '; the value is general knowledge, read on no page', de: '; der Wert ist Allgemeinwissen, auf keiner Seite gelesen' },
}

/** Note on the unconfirmed part of a row; empty if all of it was confirmed. */
export const doubtOf = ({ unconfirmed }: DatedRow<unknown>, locale: Locale): string => (unconfirmed === undefined ? '' : doubts[unconfirmed][locale])

/** One line per figure in force on a day, the law date unless stated: its name, its paragraph and the source of its value. */
export const citations = (figures: readonly DatedFigure[], on: IsoDate = LAW_DATE): Source[] =>
  figures.flatMap(({ name, norm, rows }) => {
    const row = rows.findLast(({ from }) => from <= on)
    if (row === undefined) return []
    const cited = (locale: Locale) => `${name} (${norm}): ${sourceIn(locale)(row.source)}${doubtOf(row, locale)}`
    return [typeof row.source === 'string' && row.unconfirmed === undefined ? cited('de') : { en: cited('en'), de: cited('de') }]
  })
