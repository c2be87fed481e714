/**
 * A portfolio result in words: the status of every section, its reasons and how much of it is covered. Labels are the
 * names of the fields, so that each figure can be found in the result.
 */
import { analyses, sections } from '../../core/registry'
import type { SnapshotSection } from '../../core/define'
import type { Locale } from '../../core/text'
import { scalarText } from '../cli/render/scalar'
import { isRecord, type Fields } from '../cli/render/schema'
import { nullWord } from '../null-words'
import { reasonWords, statusWords } from '../state-words'
import { recordsIn } from './records'

const words = {
  en: { unknown: 'not known', notRequested: 'Not requested' },
  de: { unknown: 'nicht bekannt', notRequested: 'Nicht angefragt' },
} as const satisfies Record<Locale, object>

const sectionModules: readonly SnapshotSection[] = sections

const titles = new Map([...sectionModules, ...analyses].map(({ id, title }) => [id, title]))

/** Fields that say how much of something is known. */
const isCoverage = (name: string): boolean => /(coverage|(resolved|covered|unresolved|unknown|missing|omitted|residual)\w*Weight)$/i.test(name)

/** How often each status occurs in a list, such as `funds: 1 full, 1 none`. */
function counted(name: string, list: readonly Fields[]): string[] {
  const counts = new Map<string, number>()
  for (const { status } of list) if (typeof status === 'string') counts.set(status, (counts.get(status) ?? 0) + 1)
  return counts.size === 0 ? [] : [`${name}: ${[...counts].map(([status, count]) => `${count} ${status}`).join(', ')}`]
}

const isSection = (value: unknown): value is Fields => isRecord(value) && 'status' in value && Array.isArray(value['reasons'])

function factOf(name: string, value: unknown, locale: Locale): string[] {
  if (Array.isArray(value)) return counted(name, recordsIn(value))
  if (typeof value === 'number') return isCoverage(name) ? [`${name} ${scalarText(value, 'fraction', locale)}`] : []
  return typeof value === 'string' && name.endsWith('AsOf') ? [`${name} ${value}`] : []
}

/** The plain fields and lists of an object and its parts; parts that hold sections of their own are left to these. */
function leavesOf(data: Fields, prefix = ''): [name: string, value: unknown][] {
  return Object.entries(data).flatMap(([key, value]): [string, unknown][] => {
    if (!isRecord(value)) return [[`${prefix}${key}`, value]]
    return 'analyses' in value || isSection(value) ? [] : leavesOf(value, `${prefix}${key}.`)
  })
}

/** Coverage, dates, counted statuses, and what is not known. */
function factsOf(data: Fields, locale: Locale): string[] {
  const leaves = leavesOf(data)
  const empty = leaves.filter(([, value]) => value === null).map(([name]) => ({ name, word: nullWord(name.slice(name.lastIndexOf('.') + 1), locale) }))
  const missing = empty.filter(({ word }) => word === undefined).map(({ name }) => name)
  const facts = [...leaves.flatMap(([name, value]) => factOf(name, value, locale)), ...empty.flatMap(({ name, word }) => (word === undefined ? [] : [`${name}: ${word}`]))]
  return missing.length === 0 ? facts : [...facts, `${words[locale].unknown}: ${missing.join(', ')}`]
}

function stateText({ status, reasons }: Fields, locale: Locale): string {
  const said: Readonly<Record<string, string>> = statusWords[locale]
  const why: Readonly<Record<string, string>> = reasonWords[locale]
  const list = Array.isArray(reasons) ? reasons.map((reason) => why[String(reason)] ?? String(reason)) : []
  return [said[String(status)] ?? String(status), ...(list.length === 0 ? [] : [list.join(', ')])].join(': ')
}

const titleOf = (id: string, locale: Locale): string => titles.get(id)?.[locale] ?? id

function sectionLine(label: string, section: Fields, locale: Locale): string {
  const { data } = section
  return [`- ${label}: ${stateText(section, locale)}`, ...(isRecord(data) ? factsOf(data, locale) : [])].join('; ')
}

/** Lines about every section of an object with `analyses`; those that nobody asked for share one line. */
function analysesLines(holder: Fields, locale: Locale, prefix = ''): string[] {
  const all = Object.entries(isRecord(holder['analyses']) ? holder['analyses'] : {}).filter((entry): entry is [string, Fields] => isSection(entry[1]))
  const absent = all.filter(([, { status }]) => status === 'not_requested').map(([id]) => titleOf(id, locale))
  const lines = all
    .filter(([, { status }]) => status !== 'not_requested')
    .map(([id, section]) => sectionLine(`${prefix}${titleOf(id, locale)}`, section, locale))
  return absent.length === 0 ? lines : [...lines, `- ${words[locale].notRequested}: ${absent.join(', ')}`]
}

function standaloneLines(data: Fields, analysis: Fields, locale: Locale): string[] {
  const inner = isRecord(analysis['data']) ? analysis['data'] : {}
  const nested = Object.entries(inner).flatMap(([key, value]) =>
    isRecord(value) && 'analyses' in value ? analysesLines(value, locale, `${key}, `) : [],
  )
  return [sectionLine(titleOf(String(data['capability']), locale), analysis, locale), ...nested]
}

/** Lines about a result of the portfolio interface. */
export function portfolioLines(data: Fields, locale: Locale): string[] {
  const { analysis } = data
  if (isSection(analysis)) return standaloneLines(data, analysis, locale)
  return [factsOf(data, locale).join('; '), ...analysesLines(data, locale)]
}
