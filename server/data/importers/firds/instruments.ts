/** The instruments of a full file of ESMA's reference data (FULINS), parsed as a stream with bounded memory. */
import { isIsoDate, type IsoDate } from '../../../../core/values/dates'
import { isValidIsin } from '../../../../core/values/isin'
import { MarkupError, xmlParser } from '../../../../sdk/files/formats/xml'
import { BundleError } from '../../bundle/csv'
import { currencyOf } from '../../decimal'
import { isValidLei } from '../lei'

/** One instrument at one venue. Malformed fields, which venues report, are null. */
export interface Instrument {
  isin: string
  name: string
  cfi: string
  /** Of the listing. */
  currency: string | null
  /** LEI of the issuer; of funds the sub-fund's. */
  issuer: string | null
  /** Whether the issuer requested this listing, so that its fields come from the issuer. */
  byIssuer: boolean
  debt: { maturity: IsoDate | null; couponPercent: number | null; currency: string | null } | null
}

/** Typical length of a record; one a hundred times as long is an error. */
const TEXT_MAX = 4_096
/** Records of a file; ESMA begins another part after half a million. */
const RECORDS_MAX = 1_000_000

const root = 'BizData/Pyld/Document/FinInstrmRptgRefDataRpt'
const record = `${root}/RefData`

/** Paths in a record. */
const at = {
  isin: 'FinInstrmGnlAttrbts/Id', name: 'FinInstrmGnlAttrbts/FullNm', cfi: 'FinInstrmGnlAttrbts/ClssfctnTp', currency: 'FinInstrmGnlAttrbts/NtnlCcy', issuer: 'Issr',
  byIssuer: 'TradgVnRltdAttrbts/IssrReq', maturity: 'DebtInstrmAttrbts/MtrtyDt', fixed: 'DebtInstrmAttrbts/IntrstRate/Fxd',
  nominal: 'DebtInstrmAttrbts/NmnlValPerUnit@Ccy', total: 'DebtInstrmAttrbts/TtlIssdNmnlAmt@Ccy',
} as const

type Fields = Map<string, string>

function couponIn(text: string | undefined): number | null {
  const coupon = Number(text)
  return text !== undefined && text !== '' && Number.isFinite(coupon) && coupon >= 0 && coupon <= 100 ? coupon : null
}

/** The instrument of a record; null where its ISIN, name or code is none. */
function instrumentOf(fields: Fields): Instrument | null {
  const [isin, name, cfi] = [fields.get(at.isin) ?? '', (fields.get(at.name) ?? '').replace(/\s+/g, ' '), fields.get(at.cfi) ?? '']
  if (!isValidIsin(isin) || name === '' || !/^[A-Z]{6}$/.test(cfi)) return null
  const [maturity, issuer] = [fields.get(at.maturity) ?? '', fields.get(at.issuer) ?? '']
  return {
    isin, name, cfi, currency: currencyOf(fields.get(at.currency)), issuer: isValidLei(issuer) ? issuer : null, byIssuer: fields.get(at.byIssuer) === 'true',
    debt: cfi.startsWith('D') ? {
      maturity: isIsoDate(maturity) ? maturity : null, couponPercent: couponIn(fields.get(at.fixed)),
      currency: currencyOf(fields.get(at.nominal)) ?? currencyOf(fields.get(at.total)),
    } : null,
  }
}

/** What a file says of itself. */
interface FileHead {
  asOf: IsoDate
}

/** Reads pieces of XML; `take` empties what was found since. */
class Reader {
  head: FileHead | null = null
  records = 0
  private found: (Instrument | null)[] = []
  private readonly within: string[] = []
  private path = ''
  private text = ''
  private fields: Fields = new Map()
  readonly parser = xmlParser({
    open: (name, attributes) => this.open(name, attributes),
    text: (part) => {
      this.text += part
      if (this.text.length > TEXT_MAX) this.fail('has a text that is too long')
    },
    close: () => this.close(),
  })

  constructor(private readonly file: string) {}

  take(): (Instrument | null)[] {
    const found = this.found
    this.found = []
    return found
  }

  fail(reason: string): never {
    throw new BundleError(this.file, reason)
  }

  private open(name: string, attributes: Readonly<Record<string, string>>): void {
    this.within.push(name)
    this.path = this.within.join('/')
    this.text = ''
    if (this.path === 'BizData/Pyld/Document' && !/:auth\.017\.001\.\d\d$/.test(attributes.xmlns ?? '')) this.fail('is no full file of instruments (FULINS): daily changes and cancellations are not read')
    if (this.path === record) {
      if (this.head === null) this.fail('does not say its day')
      if (++this.records > RECORDS_MAX) this.fail(`has more than ${RECORDS_MAX} records`)
      this.fields = new Map()
    } else if (attributes.Ccy !== undefined) this.note(`${this.inRecord()}@Ccy`, attributes.Ccy)
  }

  private close(): void {
    if (this.path === record) this.found.push(instrumentOf(this.fields))
    else if (this.path === `${root}/RptHdr/RptgPrd/Dt`) this.head = { asOf: isIsoDate(this.text) ? this.text : this.fail('does not say its day') }
    else if (this.text !== '') this.note(this.inRecord(), this.text.trim())
    this.text = ''
    this.within.pop()
    this.path = this.within.join('/')
  }

  private inRecord(): string {
    return this.path.startsWith(`${record}/`) ? this.path.slice(record.length + 1) : ''
  }

  private note(key: string, value: string): void {
    if (key !== '' && !this.fields.has(key)) this.fields.set(key, value)
  }
}

/**
 * The records of a file in pieces, in its order; null for one that is none. The day of the file comes with each piece.
 *
 * @throws BundleError for a file that is damaged, cut off, of another kind or without records
 */
export async function* instrumentsIn(file: string, bytes: AsyncIterable<Uint8Array>): AsyncGenerator<{ head: FileHead; instruments: (Instrument | null)[] }> {
  const reader = new Reader(file)
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const inFile = (work: () => void): void => {
    try {
      work()
    } catch (error) {
      if (error instanceof MarkupError) throw new BundleError(file, error.reason, error.line)
      throw error instanceof TypeError ? new BundleError(file, 'is not UTF-8') : error
    }
  }
  for await (const part of bytes) {
    inFile(() => reader.parser.write(decoder.decode(part, { stream: true })))
    const instruments = reader.take()
    if (reader.head !== null && instruments.length > 0) yield { head: reader.head, instruments }
  }
  inFile(() => {
    reader.parser.write(decoder.decode())
    reader.parser.close()
  })
  const { head, records } = reader
  if (head === null || records === 0) throw new BundleError(file, 'has no instruments')
  yield { head, instruments: reader.take() }
}
