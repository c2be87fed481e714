import { isIsoDate } from '../../../../core/values/dates'
import { BundleError } from '../../bundle/csv'
import { currencyOf, decimalOf } from '../../decimal'
import { isValidIsin } from '../../../../core/values/isin'
import { checkHoldings, type BondTerms, type Holding, type HoldingsFile, couponOf } from '../holdings'
import type { Importer, SourceFile } from '../columns'
import { isValidLei } from '../lei'
import { ROWS_MAX } from '../reading/list'
import { countryOf } from '../vocabulary/countries'
import { isBlank } from '../vocabulary/words'
import { xmlRecords, type Fields } from '../reading/xml'

const POSITION = 'edgarSubmission/formData/invstOrSecs/invstOrSec'
const FORM = 'edgarSubmission/formData/genInfo'

/** A filing: its holdings, and whose they are. */
export interface NportFiling {
  /** `S` and nine digits; null for the few funds that are no series of a trust. */
  series: string | null
  /** The registrant's number, without leading zeros. */
  cik: string | null
  file: HoldingsFile
}

/** Form N-PORT of the SEC, the XML document: percent of net assets, ISIN where the filer gives one. */
export const nport: Importer = {
  format: 'sec-nport',
  title: 'SEC N-PORT filing (XML)',
  detect: (file) => /<edgarSubmission[^>]*nport/.test(file.text().slice(0, 2_000)),
  read: (file) => readNport(file).file,
}

/** Reads a filing. Throws a BundleError for anything that is not a whole one. */
export function readNport(file: SourceFile): NportFiling {
  const { around: form, records: positions } = xmlRecords(file.name, file.text(), POSITION, ROWS_MAX)
  const rows = positions.map((position, index) => rowOf(file.name, position, index + 1)).filter((row) => row !== null)
  checkHoldings(file.name, rows)
  const date = form.get(`${FORM}/repPdDate`) ?? ''
  const series = given(form, `${FORM}/seriesId`)
  return {
    series: series !== null && /^S\d{9}$/.test(series) ? series : null,
    cik: given(form, `${FORM}/regCik`)?.replace(/^0+/, '') ?? null,
    file: {
      kind: 'holdings',
      format: 'sec-nport',
      publisher: { id: 'sec-nport', title: 'SEC Form N-PORT', url: 'https://www.sec.gov/edgar', licence: 'public domain (United States government)' },
      fundName: given(form, `${FORM}/seriesName`) ?? given(form, `${FORM}/regName`),
      fundIsin: null,
      asOf: isIsoDate(date) ? date : null,
      rows,
      unknownWords: new Map(),
    },
  }
}

const given = (fields: Fields, key: string): string | null => {
  const text = fields.get(key) ?? ''
  return isBlank(text) ? null : text
}

/** `line` counts the positions of the filing. Null for collateral of lent shares. */
function rowOf(file: string, position: Fields, line: number): Holding | null {
  const percent = decimalOf(position.get('pctVal') ?? '')
  if (percent === null) throw new BundleError(file, 'is not a number (line = number of the position)', line, 'pctVal')
  const owned = 1 - collateralShare(position)
  if (owned === 0) return null
  const isin = given(position, 'identifiers/isin@value')
  const cusip = given(position, 'cusip')
  return {
    line,
    name: given(position, 'name') ?? given(position, 'title') ?? 'unnamed position',
    kind: kindOf(position.get('assetCat'), isOfFund(position), percent),
    weight: (percent / 100) * owned,
    isin: isin !== null && isValidIsin(isin) ? isin : null,
    ticker: given(position, 'identifiers/ticker@value'),
    cusip: cusip === null || /^0+$/.test(cusip) ? null : cusip,
    exchange: null,
    country: countryIn(position),
    sector: null,
    industry: null,
    currency: currencyOf(given(position, 'curCd') ?? given(position, 'currencyConditional@curCd')),
    lei: leiOf(position),
    ...bondOf(position),
  }
}

/** Country of risk, else of registration. */
function countryIn(position: Fields): string | null {
  const country = countryOf(position.get('invOthCountry') ?? '') ?? countryOf(position.get('invCountry') ?? '') ?? 'unknown'
  return country === 'unknown' ? null : country
}

/** The part of a position that was bought with borrowers' cash collateral and is owed back to them: 0..1. */
function collateralShare(position: Fields): number {
  const lending = 'securityLending/cashCollateralCondition'
  const [part, whole] = [decimalOf(position.get(`${lending}@cashCollateralVal`) ?? ''), decimalOf(position.get('valUSD') ?? '')]
  if (position.get(`${lending}@isCashCollateral`) !== 'Y' || part === null || whole === null || part <= 0 || whole <= 0) return 0
  return Math.min(1, part / whole)
}

const isOfFund = (position: Fields): boolean => isFundIssuer(position.get('issuerCat') ?? position.get('issuerConditional@issuerCat') ?? '')

/** The LEI of a company; that of a fund is often its trust's and does not identify a company. */
function leiOf(position: Fields): string | null {
  const lei = position.get('lei') ?? ''
  return isValidLei(lei) && !isOfFund(position) ? lei : null
}

/** Kinds of issuers (`issuerCat`): the Treasury and other states, agencies and towns, companies. */
const bondTypes: Readonly<Record<string, BondTerms['type']>> = { UST: 'government', NUSS: 'government', USGA: 'public_sector', USGSE: 'public_sector', MUN: 'public_sector', CORP: 'corporate' }

/** The terms of a debt security; asset-backed ones (`ABS-...`) are securitised whoever issued them. A coupon that moves is none. */
function bondOf(position: Fields): Pick<Holding, 'bond'> {
  const category = position.get('assetCat') ?? ''
  if (category !== 'DBT' && !category.startsWith('ABS-')) return {}
  const [maturity, kind, rate] = [position.get('debtSec/maturityDt') ?? '', position.get('debtSec/couponKind'), decimalOf(position.get('debtSec/annualizedRt') ?? '')]
  const coupon = kind === 'None' ? 0 : kind === 'Fixed' ? couponOf(rate) : null
  const type = category === 'DBT' ? (bondTypes[position.get('issuerCat') ?? ''] ?? null) : 'securitised'
  return { bond: { type, maturity: isIsoDate(maturity) ? maturity : null, coupon, rating: null, title: given(position, 'title') } }
}

/** EC and EP are common and preferred equity, STIV short-term investment vehicles; a share sold short is no holding of it, and a registered or private fund no company. */
export function kindOf(category: string | undefined, isOfFund: boolean, weight: number): Holding['kind'] {
  if (category === 'STIV') return 'cash'
  return (category === 'EC' || category === 'EP') && weight >= 0 && !isOfFund ? 'equity' : 'other'
}

const funds: readonly string[] = ['RF', 'PF']

/** Whether a kind of issuer (`issuerCat`) is a registered or private fund. */
export const isFundIssuer = (issuer: string): boolean => funds.includes(issuer)
