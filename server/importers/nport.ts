import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { BundleError } from '../reference/bundle/error'
import { isValidIsin } from './columns'
import { checkHoldings, type Holding } from './holdings'
import type { Importer } from './importer'
import { countryOf } from './vocabulary-countries'
import { isBlank } from './words'
import { isIsoDate } from '../../core/dates'

interface Position {
  name?: string
  title?: string
  cusip?: string
  identifiers?: { isin?: Value | Value[]; ticker?: Value | Value[] }
  curCd?: string
  currencyConditional?: { '@curCd'?: string }
  pctVal?: string
  assetCat?: string
  invCountry?: string
}
interface Value { '@value'?: string }
interface Filing {
  edgarSubmission?: {
    formData?: {
      genInfo?: { seriesName?: string; regName?: string; repPdDate?: string }
      invstOrSecs?: { invstOrSec?: Position[] }
    }
  }
}

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  parseAttributeValue: false,
  removeNSPrefix: true,
  isArray: (name) => name === 'invstOrSec',
})

/** Form N-PORT of the SEC, the XML document: percent of net assets, ISIN where the filer gives one. */
export const nport: Importer = {
  format: 'sec-nport',
  title: 'SEC N-PORT filing (XML)',
  detect: (file) => /<edgarSubmission[^>]*nport/.test(file.text().slice(0, 2_000)),
  read(file) {
    const xml = file.text()
    const valid = XMLValidator.validate(xml)
    if (valid !== true) throw new BundleError(file.name, valid.err.line, null, 'is not well-formed XML: damaged or cut off')
    const form = (parser.parse(xml) as Filing).edgarSubmission?.formData
    const positions = form?.invstOrSecs?.invstOrSec ?? []
    const rows = positions.map((position, index) => rowOf(file.name, position, index + 1))
    checkHoldings(file.name, rows)
    const date = form?.genInfo?.repPdDate ?? ''
    return {
      kind: 'holdings',
      format: 'sec-nport',
      publisher: { id: 'sec-nport', title: 'SEC Form N-PORT', url: 'https://www.sec.gov/edgar' },
      fundName: [form?.genInfo?.seriesName, form?.genInfo?.regName].find((name) => name !== undefined && !isBlank(name)) ?? null,
      fundIsin: null,
      asOf: isIsoDate(date) ? date : null,
      rows,
      unknownWords: new Map(),
    }
  },
}

/** `line` counts the positions of the filing. */
function rowOf(file: string, position: Position, line: number): Holding {
  const weight = Number(position.pctVal ?? Number.NaN) / 100
  if (!Number.isFinite(weight)) throw new BundleError(file, line, 'pctVal', 'is not a number (line = number of the position)')
  const country = countryOf(position.invCountry ?? '') ?? null
  return {
    line,
    name: [position.name, position.title].find((text) => text !== undefined && !isBlank(text)) ?? 'unnamed position',
    kind: kindOf(position.assetCat, weight),
    weight,
    ...identifiersOf(position),
    exchange: null,
    country: country === 'unknown' ? null : country,
    sector: null,
    industry: null,
    currency: position.curCd ?? position.currencyConditional?.['@curCd'] ?? null,
  }
}

function identifiersOf({ identifiers, cusip }: Position): Pick<Holding, 'isin' | 'ticker' | 'cusip'> {
  const isin = first(identifiers?.isin)
  return {
    isin: isin !== null && isValidIsin(isin) ? isin : null,
    ticker: first(identifiers?.ticker),
    cusip: cusip === undefined || /^(0+|N\/A)$/.test(cusip) ? null : cusip,
  }
}

/** EC and EP are common and preferred equity, STIV short-term investment vehicles; a share sold short is no holding of it. */
function kindOf(category: string | undefined, weight: number): Holding['kind'] {
  if (category === 'STIV') return 'cash'
  return (category === 'EC' || category === 'EP') && weight >= 0 ? 'equity' : 'other'
}

function first(value: Value | Value[] | undefined): string | null {
  const text = Array.isArray(value) ? value[0]?.['@value'] : value?.['@value']
  return text === undefined || isBlank(text) ? null : text
}
