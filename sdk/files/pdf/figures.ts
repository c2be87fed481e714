/** The numbers of a line, with every meaning that their marks allow. */

/** One meaning of a number. */
export interface Reading {
  value: number
  decimals: number
  /** Whether its marks mean what they do where people write a comma before decimals; undefined where there are none. */
  isComma?: boolean
}

/** A number where it stands. */
export interface Figure {
  /** Of the line, from 0 in the order of the document. */
  at: number
  /** Among the numbers of its line. */
  index: number
  /** Numbers that follow it there, but shares. */
  following: number
  text: string
  /** The words right before it, after the number before. */
  label: string
  readings: readonly Reading[]
  /** A currency beside it; empty where none is. */
  currency: string
  isPercent: boolean
  isUnits: boolean
}

const DAYS = /(?<!\d)\d{1,2}\.\s?\d{1,2}\.(?:\d{4}|\d{2})(?!\d)|(?<!\d)\d{4}-\d\d-\d\d(?!\d)|(?<!\d)\d{2}-\d{2}-\d{4}(?!\d)|(?<!\d)\d{1,2}:\d\d(?::\d\d)?(?!\d)|\b\d{1,2}\/\d{1,2}\/\d{2,4}\b/g
const IDENTIFIERS = /\b[A-Z]{2}[A-Z0-9]{9}\d\b|\b[A-Z]{2}\d{2}(?:\s{0,2}[\dX]{4}(?![.,]\d)){3,}(?:\s{0,2}[\dX]{1,3}(?![\dX.,]))?|\((?=[A-Z0-9]*\d)[A-Z0-9]{6}\)/g
/** `3,--` and `3.-`: without cents. */
const NO_CENTS = /(?<=\d)([.,])[-–—]{1,2}(?![\d-])/g
const NUMBER = /[-+−]?\d+(?:[.,'’]\d+)*(?:\s?[-+](?=\s|$))?/g
const CODE = '(?:EUR|USD|CHF|GBP|SEK|NOK|DKK|JPY|CAD|AUD|HKD|SGD|PLN|CZK|HUF|ZAR|US\\$|[€$£])'
const BEFORE = new RegExp(`(${CODE})\\s*(?:[-+]\\s+)?$`)
const AFTER = new RegExp(`^\\s*(${CODE})(?![\\p{L}])`, 'u')
const UNIT_WORD = /^\s*(?:St(?:ü|\?| \?|ue)ck[a-zü]*|Stk\.?|Anteile?\b|ST\b|shares\b|units\b|pcs\b|pc\.|St\.|(?:N|I|Namen)-Akt|titre\(s\)|Pz\.|unità)/i
const UNIT_BEFORE = /(?<!\/ ?|\b(?:pro|je|per|x) )(?:St(?:ü|ue)ck|Stk\.?|St\.|\bST|Anteile?|Anzahl:?|units:?|shares:?)\s*$/i

const SIGNS: Readonly<Record<string, string>> = { '€': 'EUR', $: 'USD', US$: 'USD', '£': 'GBP' }
const codeOf = (mark: string | undefined): string => (mark === undefined ? '' : (SIGNS[mark] ?? mark))

const CURRENCY = /(?<![A-Z])(?:EUR|USD|CHF|GBP|SEK|NOK|DKK|JPY|CAD|AUD|NZD|HKD|SGD|PLN|CZK|HUF|RON|ZAR|INR|CNY|TRY|BRL|ILS)(?![A-Z])|[€$£₹]/g

/** The currencies that a text names. */
export const currenciesIn = (text: string): string[] => (text.match(CURRENCY) ?? []).map(codeOf)

/** What a number with one kind of mark may mean: thousands stand in groups of three, and no number begins with them at zero. */
function ofOneMark(digits: string, mark: string): Reading[] {
  const groups = digits.split(mark)
  const [first = ''] = groups
  const isThousands = groups.slice(1).every((group) => group.length === 3) && /^[1-9]\d{0,2}$/.test(first)
  const whole = { value: Number(groups.join('')), decimals: 0, isComma: mark === '.' }
  if (groups.length > 2) return isThousands ? [whole] : []
  const fraction = { value: Number(groups.join('.')), decimals: groups[1]?.length ?? 0, isComma: mark === ',' }
  return isThousands ? [fraction, whole] : [fraction]
}

/** All meanings of a number without its sign. */
function readingsOf(text: string): Reading[] {
  const digits = text.replace(/[^\d.,'’]/g, '').replace(/['’]/g, '')
  const [point, comma] = [digits.lastIndexOf('.'), digits.lastIndexOf(',')]
  if (point < 0 && comma < 0) return /^0\d/.test(digits) ? [] : [{ value: Number(digits), decimals: 0 }]
  if (point < 0 || comma < 0) return ofOneMark(digits, point < 0 ? ',' : '.')
  const [whole = '', fraction = ''] = point > comma ? digits.split('.') : digits.split(',')
  const groups = whole.split(point > comma ? ',' : '.')
  const isSound = /^[1-9]\d{0,2}$/.test(groups[0] ?? '') && groups.slice(1).every((group) => group.length === 3) && /^\d+$/.test(fraction)
  return isSound ? [{ value: Number(`${groups.join('')}.${fraction}`), decimals: fraction.length, isComma: comma > point }] : []
}

const isNegative = (text: string): boolean => /^[-−]|-$/.test(text.trim())

/** What is no number of its own: parts of words, of days and of identifiers. */
const blanked = (text: string): string => text.replace(NO_CENTS, '$100').replace(IDENTIFIERS, (found) => ' '.repeat(found.length)).replace(DAYS, (found) => ' '.repeat(found.length))

/** A number glued to letters is part of a name, unless it has decimals or the letters are a currency or a word for units. */
function isOwn(before: string, text: string, after: string): boolean {
  const hasDecimals = /[.,]\d/.test(text)
  const isFree = !/[\p{L}\d_/]$/u.test(before) || BEFORE.test(before) || UNIT_BEFORE.test(before) || (hasDecimals && /\p{Ll}$/u.test(before))
  return isFree && (!/^[\p{L}_/]/u.test(after) || AFTER.test(after) || UNIT_WORD.test(after))
}

/** Where a line writes currencies before its amounts. */
const isBefore = (text: string): boolean => new RegExp(`^\\D*${CODE}\\s*[-+]?\\d`).test(text)

/** `450 USD 10.87`: the currency between a number without decimals and another one is that of the price. */
const isOfNext = new RegExp(`^\\s*${CODE}\\s*\\d[\\d.,]*(?!\\s*[\\d.,]*%)`)

/** The currency beside a number. */
const currencyAt = (before: string, after: string, isFirst: boolean): string =>
  codeOf((isFirst ? null : AFTER.exec(after)?.[1]) ?? BEFORE.exec(before)?.[1] ?? (isFirst ? AFTER.exec(after)?.[1] : undefined))

/** The numbers of a line. */
export function figuresOf(line: string, at: number): Figure[] {
  const text = blanked(line)
  const found: Omit<Figure, 'following'>[] = []
  const isPrefixed = isBefore(text)
  let used = 0
  for (const match of text.matchAll(NUMBER)) {
    const [before, after] = [text.slice(0, match.index), text.slice(match.index + match[0].length)]
    const sign = isNegative(match[0]) ? -1 : 1
    const readings = readingsOf(match[0]).map((reading) => ({ ...reading, value: sign * reading.value || 0 }))
    if (readings.length === 0 || !isOwn(before, match[0], after)) continue
    const label = before.slice(used)
    const behind = !/[.,]/.test(match[0]) && isOfNext.test(after) ? '' : after
    const currency = currencyAt(label, behind, isPrefixed)
    const unit = UNIT_WORD.exec(after)
    const isUnits = unit !== null || UNIT_BEFORE.test(label)
    const beside = isUnits ? unit : isPrefixed ? null : AFTER.exec(behind)
    used = match.index + match[0].length + (beside?.[0].length ?? 0)
    found.push({ at, index: found.length, text: match[0], label, readings, currency: isUnits ? '' : currency, isPercent: /^\s*%/.test(after), isUnits })
  }
  return found.map((figure, index) => ({ ...figure, following: found.slice(index + 1).filter(({ isPercent }) => !isPercent).length }))
}

/** Numbers that are written as amounts of money: with two decimals. */
export const isMoney = ({ decimals }: Reading): boolean => decimals === 2

/** Half a unit of the last decimal; a number without decimals is exact. */
export const half = ({ decimals }: Reading): number => (decimals === 0 ? 0 : 0.5 / 10 ** decimals)
