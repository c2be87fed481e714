/**
 * Entries of the search for securities, and their text form: one line per security, the most widely held first.
 * The browser loads it as one compressed file, so that search words never leave it.
 */

import { fondstypen } from '../law/investmentfonds/fondstyp'
import type { Security, Split, TaxKind } from '../reference/security'

/** One security that can be found. */
export interface Findable {
  /** ISIN. */
  isin: string
  /** Name. */
  name: string
  /** Kind of security. */
  kind: 'stock' | 'fund' | 'etc' | 'bond' | 'other'
  /** Asset class; null when unknown. */
  assetClass: Security['assetClass']
  /** Ongoing charge as a fraction of the value a year; null when unknown. */
  ter: number | null
  /** Name of the index that a fund follows; null when unknown. */
  index: string | null
  /** German security number (WKN), for look-up only; null when unknown. */
  wkn: string | null
  /** Symbols at exchanges. */
  tickers: readonly string[]
  /** First and last day of known prices; null if there are none. */
  prices: PricedPeriod | null
  /** Kind of a fund for German tax, as a source states it; null where none does. */
  taxKind: TaxKind | null
  /** Splits and consolidations, the oldest first; absent where none is known. */
  splits?: readonly Split[]
  /** Former identifiers, by which it is found too; without the ratio of units. Absent where none is known. */
  former?: readonly Former[]
}

/** A former ISIN of a security. */
interface Former {
  /** Former ISIN. */
  isin: string
  /** German security number; null when unknown. */
  wkn: string | null
  /** Day of the change, YYYY-MM-DD; null when unknown. */
  since: string | null
}

/** Period of known prices, both days included. */
export interface PricedPeriod {
  /** First day. */
  from: string
  /** Last day. */
  to: string
  /** Close of one unit on the last day, in EUR; absent if it is not known. */
  close?: number
  /** The first close of the year of the last day; absent where it is not known, or where a distribution or split since then changed it. */
  opening?: Opening
}

/** The first close of a year. */
export interface Opening {
  /** Its day, YYYY-MM-DD. */
  date: string
  /** Close of one unit, in EUR. */
  close: number
}

/** Kinds by their letter in the text form. */
const letters = { s: 'stock', f: 'fund', e: 'etc', b: 'bond', o: 'other' } as const satisfies Record<string, Findable['kind']>

/** Asset classes by their letter in the text form, which follows that of the kind. */
const classLetters = {
  e: 'equities', b: 'bonds', c: 'cash', g: 'gold', x: 'crypto', r: 'real_estate', o: 'commodities', a: 'alternatives', m: 'multi_asset',
} as const satisfies Record<string, NonNullable<Findable['assetClass']>>

const letterOf = (of: Readonly<Record<string, string>>, meant: string | null): string => Object.entries(of).find(([, value]) => value === meant)?.[0] ?? ''

const isIn = <T extends object>(of: T, text: string): text is keyof T & string => text in of

const plain = (text: string): string => text.replace(/[\t\n]/g, ' ')

/** The charge in millionths: charges are published to a hundredth of a percentage point. */
const terText = (ter: number | null): string => (ter === null ? '' : String(Math.round(ter * 1e6)))

/** A price to six significant digits, which is exact enough. */
const priceText = (close: number): string => String(Number(close.toPrecision(6)))

const periodText = ({ from, to, close, opening }: PricedPeriod): string =>
  [from, to, ...(close === undefined ? [] : [priceText(close), ...(opening === undefined ? [] : [opening.date, priceText(opening.close)])])].join(' ')

const taxKindText = ({ kind, asOf, source }: TaxKind): string => [kind, asOf, plain(source)].join(' ')

const splitText = ({ date, newUnits, oldUnits, formerIsin }: Split): string => [date, `${newUnits}:${oldUnits}`, ...(formerIsin === null ? [] : [formerIsin])].join(' ')

const formerText = ({ isin, wkn, since }: Former): string => isin + (wkn ?? '') + (since === null ? '' : `@${since}`)

function formerOf(text: string): Former {
  const [codes = '', since = null] = text.split('@')
  return { isin: codes.slice(0, 12), wkn: codes.slice(12) || null, since }
}

/** The text form of a directory, in the order given: tab-separated cells, trailing empty ones left out. */
export const directoryText = (entries: readonly Findable[]): string =>
  entries
    .map(({ isin, name, kind, assetClass, ter, index, wkn, tickers, prices, taxKind, splits = [], former = [] }) =>
      [isin, plain(name), letterOf(letters, kind) + letterOf(classLetters, assetClass), terText(ter), plain(index ?? ''), wkn ?? '', tickers.join(' '), prices === null ? '' : periodText(prices), taxKind === null ? '' : taxKindText(taxKind), splits.map(splitText).join(';'), former.map(formerText).join(' ')].join('\t').replace(/\t+$/, ''))
    .join('\n')

function periodOf(text: string | undefined): PricedPeriod | null {
  const [from, to, close, date, first] = (text ?? '').split(' ')
  if (from === undefined || to === undefined) return null
  return { from, to, ...(close === undefined ? {} : { close: Number(close) }), ...(date === undefined ? {} : { opening: { date, close: Number(first) } }) }
}

function taxKindOf(text: string | undefined): TaxKind | null {
  const [stated, asOf = '', ...source] = (text ?? '').split(' ')
  const kind = fondstypen.find((each) => each === stated)
  return kind === undefined ? null : { kind, asOf, source: source.join(' ') }
}

function splitOf(text: string): Split {
  const [date = '', ratio = '', formerIsin = null] = text.split(' ')
  const [newUnits = NaN, oldUnits = NaN] = ratio.split(':').map(Number)
  return { date, newUnits, oldUnits, formerIsin }
}

const kindOf = ([kind = '', assetClass = '']: string): Pick<Findable, 'kind' | 'assetClass'> => ({
  kind: isIn(letters, kind) ? letters[kind] : 'other',
  assetClass: isIn(classLetters, assetClass) ? classLetters[assetClass] : null,
})

const listed = (text: string): string[] => (text === '' ? [] : text.split(' '))

function entryOf(line: string): Findable {
  const [isin = '', name = '', kind = '', ter = '', index = '', wkn = '', tickers = '', prices, taxKind, splits = '', former = ''] = line.split('\t')
  return {
    isin,
    name,
    ...kindOf(kind),
    ter: ter === '' ? null : Number(ter) / 1e6,
    index: index || null,
    wkn: wkn || null,
    tickers: listed(tickers),
    prices: periodOf(prices),
    taxKind: taxKindOf(taxKind),
    ...(splits === '' ? {} : { splits: splits.split(';').map(splitOf) }),
    ...(former === '' ? {} : { former: listed(former).map(formerOf) }),
  }
}

/** The securities in the text that a service answers under `/directory` (written by `directoryText`): one per line, the most widely held first, as `finder` takes them. */
export const readDirectory = (text: string): Findable[] => (text === '' ? [] : text.split('\n').map(entryOf))
