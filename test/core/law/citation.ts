/** What a source must cite so that somebody else can look it up. */
import type { DatedFigure, DatedRow } from '../../../core/law/dated'
import { isIsoDate } from '../../../core/values/dates'
import { sourceIn } from '../../../core/values/text'

/** A paragraph with the law that it stands in. */
const PARAGRAPH = /(?:§§?|Art\.) ?\d+[a-z]?\b[^;§]*?\b([A-ZÄÖÜ][A-Za-zÄÖÜäöüß]*G|SGB [IVX]+|BGB)\b/g

/** A law gazette or tax gazette with year and number or page. */
const GAZETTE = /\bB(?:GBl|StBl)\. (?:\d{4} )?I{1,3}(?: \d{4})?,? (?:Nr|S)\. \d+/

/** A letter or a decree of a ministry with its day. */
const LETTER = /\b(?:BMF-Schreiben|FinMin [A-ZÄÖÜ][A-Za-zÄÖÜäöüß-]+, Erlass) vom (\d\d)\.(\d\d)\.(\d{4})/

/** An ordinance that is made anew every year, with its year. */
const ORDINANCE = /\b[A-ZÄÖÜ][a-zäöüß]+verordnung \d{4}\b|\b[A-ZÄÖÜ][a-zäöüß]+-Verordnung \d{4}\b/

/** The law of a Land on a rate, with its first day and where that was read. */
const OF_A_LAND = /^Law of [a-z-]+ on .+, in force since (\d{4}-\d\d-\d\d) \(.+\)$/

/** Tables that an authority publishes under a name of their own. */
const OFFICIAL_TABLE = /\bBZSt, Anrechenbarkeit der Quellensteuer\b/

/** No law but a choice, with its day and its reason. */
const ASSUMPTION = /^Model assumption, reviewed (\d{4}-\d\d-\d\d): .{10,}/

/** No law but a custom, which at least two pages report. */
const CUSTOM = /^Customary .+\((?:[^()]*\b[a-z0-9-]+\.(?:de|com|net)\b){2,}[^()]*\)/

const isUpTo = (day: string | undefined, last: string): boolean => day !== undefined && isIsoDate(day) && day <= last

const citesNorm = (source: string, norm: string): boolean => [...source.matchAll(PARAGRAPH)].some(([, law = '']) => norm.includes(law))

/** Whether a row cites something that can be looked up: a law of the norm, a gazette, a dated letter, or a page with the day of reading. */
export function isCited({ source: said, url, checked }: DatedRow<unknown>, { norm }: Pick<DatedFigure, 'norm'>): boolean {
  const source = sourceIn('en')(said)
  const [, day, month, year] = LETTER.exec(source) ?? []
  return [
    url !== undefined && /^https:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)+\/\S+$/.test(url),
    citesNorm(source, norm),
    GAZETTE.test(source),
    isUpTo(`${year}-${month}-${day}`, checked),
    ORDINANCE.test(source),
    isUpTo(OF_A_LAND.exec(source)?.[1], checked),
    OFFICIAL_TABLE.test(source),
    isUpTo(ASSUMPTION.exec(source)?.[1], checked),
    CUSTOM.test(source),
  ].some(Boolean)
}
