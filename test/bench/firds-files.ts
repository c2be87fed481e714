/** Writes full files of instruments in ESMA's layout and size, with invented bonds, and the same rows as a table of text. */
import { once } from 'node:events'
import { createWriteStream, type WriteStream } from 'node:fs'
import { finished } from 'node:stream/promises'
import { join } from 'node:path'
import { Zip, ZipDeflate } from 'fflate'
import { isinOf } from './world'

/** ESMA begins a new part after so many records. */
const PART = 500_000
/** An instrument stands in the file once for each of its venues. */
const VENUES = 2

const isinAt = (row: number): string => isinOf(['XS', 'DE', 'FR', 'IT'][Math.floor(row / VENUES) % 4] ?? 'XS', Math.floor(row / VENUES))

const record = (row: number, isin: string): string => {
  const number = Math.floor(row / VENUES)
  const year = 2027 + (number % 30)
  return `<RefData><FinInstrmGnlAttrbts><Id>${isin}</Id><FullNm>Invented Issuer ${number % 20_000} Public Company ${(number % 90) / 10}% Notes ${year}</FullNm><ShrtNm>INVENTED ${number % 20_000}/${year}</ShrtNm>`
    + `<ClssfctnTp>DBFTFB</ClssfctnTp><NtnlCcy>EUR</NtnlCcy><CmmdtyDerivInd>false</CmmdtyDerivInd></FinInstrmGnlAttrbts><Issr>529900AQBND3S6YJLY83</Issr>`
    + `<TradgVnRltdAttrbts><Id>${row % VENUES === 0 ? 'FRAB' : 'STUB'}</Id><IssrReq>${row % VENUES === 0}</IssrReq><AdmssnApprvlDtByIssr>2024-05-13T00:00:00Z</AdmssnApprvlDtByIssr><ReqForAdmssnDt>2024-05-13T00:00:00Z</ReqForAdmssnDt>`
    + `<FrstTradDt>2024-05-14T06:00:00Z</FrstTradDt><TermntnDt>${year}-05-14T23:59:59Z</TermntnDt></TradgVnRltdAttrbts>`
    + `<DebtInstrmAttrbts><TtlIssdNmnlAmt Ccy="EUR">500000000</TtlIssdNmnlAmt><MtrtyDt>${year}-05-14</MtrtyDt><NmnlValPerUnit Ccy="EUR">1000</NmnlValPerUnit><IntrstRate><Fxd>${(number % 90) / 10}</Fxd></IntrstRate><DebtSnrty>SNDB</DebtSnrty></DebtInstrmAttrbts>`
    + '<TechAttrbts><RlvntCmptntAuthrty>DE</RlvntCmptntAuthrty><PblctnPrd><FrDt>2024-05-14</FrDt></PblctnPrd><RlvntTradgVn>FRAB</RlvntTradgVn></TechAttrbts></RefData>\n'
}

const head = (day: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?><BizData xmlns="urn:iso:std:iso:20022:tech:xsd:head.003.001.01"><Pyld><Document xmlns="urn:iso:std:iso:20022:tech:xsd:auth.017.001.02"><FinInstrmRptgRefDataRpt><RptHdr><RptgPrd><Dt>${day}</Dt></RptgPrd></RptHdr>\n`
const tail = '</FinInstrmRptgRefDataRpt></Document></Pyld></BizData>'

const written = async (stream: WriteStream, bytes: Uint8Array | string): Promise<void> => void (stream.write(bytes) || (await once(stream, 'drain')))

/** Writes the parts and the table. Returns their paths and the bytes of the XML. */
export async function writeFirds(folder: string, rows: number, day: string): Promise<{ parts: string[]; table: string; bytes: number }> {
  const table = join(folder, 'rows.tsv')
  const text = createWriteStream(table)
  const of = Math.ceil(rows / PART)
  const parts: string[] = []
  let bytes = 0
  for (let part = 1; part <= of; part += 1) {
    const name = `FULINS_D_${day.replaceAll('-', '')}_${String(part).padStart(2, '0')}of${String(of).padStart(2, '0')}`
    const path = join(folder, `${name}.zip`)
    const file = createWriteStream(path)
    const zip = new Zip((error, chunk) => {
      if (error) throw error
      file.write(chunk)
    })
    const entry = new ZipDeflate(`${name}.xml`, { level: 1 })
    zip.add(entry)
    const push = (xml: string, final = false): void => {
      const packed = Buffer.from(xml)
      bytes += packed.length
      entry.push(packed, final)
    }
    push(head(day))
    for (let row = (part - 1) * PART; row < Math.min(rows, part * PART); row += 1_000) {
      const numbers = Array.from({ length: Math.min(1_000, rows - row) }, (_, index) => row + index)
      const isins = numbers.map(isinAt)
      push(numbers.map((number, index) => record(number, isins[index] ?? '')).join(''))
      await written(text, numbers.map((number, index) => `${isins[index]}\tInvented Issuer ${number % 20_000} Public Company\tDBFTFB\tEUR\t529900AQBND3S6YJLY83\t${number % VENUES}\t2030-05-14\t2.5\n`).join(''))
      if (file.writableNeedDrain) await once(file, 'drain')
    }
    push(tail, true)
    zip.end()
    file.end()
    await finished(file)
    parts.push(path)
  }
  text.end()
  await finished(text)
  return { parts, table, bytes }
}
