/** The file of Portfolio Performance in all of its forms. The files are written here: XML by the way its elements refer to each other, the binary form by its published schema. Figures are the arithmetic beside them. */
import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { priceHistories } from '../../../sdk/files'
import { readHoldings, type ReadOptions } from '../../../sdk/files/read'
import { readTrades } from '../../../sdk/files/trades/read'
import { saleLots } from '../../../sdk/files/trades/requests'

const WORLD = 'IE00B4L5Y983'
const APPLE = 'US0378331005'

const price = (day: string, value: number): string => `<price t="${day}" v="${value * 1e8}"/>`
const units = (...list: readonly [type: string, amount: number][]): string => `<units>${list.map(([type, amount]) => `<unit type="${type}"><amount currency="EUR" amount="${amount * 100}"/></unit>`).join('')}</units>`
const up = (steps: number, rest: string): string => `${'../'.repeat(steps)}${rest}`

/**
 * 10 units of a fund for 702 with a fee of 2, of which 4 move to a second depot; 3 of another paper in dollars; 5 of one without ISIN. An object stands in full where it comes first, be that within a
 * booking of an account, and a path leads to it elsewhere.
 */
const xml = (version = 69): string => `<client>
  <version>${version}</version>
  <baseCurrency>EUR</baseCurrency>
  <securities>
    <security><uuid>w</uuid><name>World</name><currencyCode>EUR</currencyCode><isin>${WORLD}</isin><prices>${price('2026-03-27', 81)}${price('2026-03-30', 82)}</prices><latest t="2026-03-31" v="${82.5 * 1e8}"><high>0</high></latest><events/></security>
    <security><uuid>a</uuid><name>Apple</name><currencyCode>USD</currencyCode><isin>${APPLE}</isin><prices>${price('2026-03-30', 200)}</prices></security>
    <security><uuid>c</uuid><name>Coin</name><currencyCode>EUR</currencyCode><prices>${price('2026-03-30', 100)}</prices></security>
  </securities>
  <watchlists><watchlist><name>x</name><securities><security reference="../../../../securities/security"/></securities></watchlist></watchlists>
  <accounts>
    <account>
      <uuid>k</uuid><name>Konto</name><currencyCode>EUR</currencyCode>
      <transactions>
        <account-transaction><date>2026-01-02T00:00</date><currencyCode>EUR</currencyCode><amount>300000</amount><shares>0</shares><type>DEPOSIT</type></account-transaction>
        <account-transaction>
          <date>2026-01-05T09:04</date><currencyCode>EUR</currencyCode><amount>70200</amount><security reference="${up(5, 'securities/security')}"/>
          <crossEntry class="buysell">
            <portfolio>
              <uuid>d1</uuid><name>Depot 1</name><referenceAccount reference="${up(5, '').slice(0, -1)}"/>
              <transactions>
                <portfolio-transaction>
                  <date reference="${up(5, 'date')}"/><currencyCode>EUR</currencyCode><amount>70200</amount><security reference="${up(9, 'securities/security')}"/>
                  <crossEntry class="buysell" reference="${up(4, '').slice(0, -1)}"/><shares>1000000000</shares>${units(['FEE', 2])}<type>BUY</type>
                </portfolio-transaction>
                <portfolio-transaction>
                  <date>2026-02-02T00:00</date><currencyCode>EUR</currencyCode><amount>32000</amount><security reference="${up(9, 'securities/security')}"/>
                  <crossEntry class="portfolio-transfer">
                    <portfolioFrom reference="${up(4, '').slice(0, -1)}"/><transactionFrom reference="../.."/>
                    <portfolioTo>
                      <uuid>d2</uuid><name>Depot 2</name>
                      <transactions>
                        <portfolio-transaction><date reference="${up(5, 'date')}"/><currencyCode>EUR</currencyCode><amount>32000</amount><security reference="${up(13, 'securities/security')}"/><crossEntry class="portfolio-transfer" reference="${up(4, '').slice(0, -1)}"/><shares>400000000</shares><type>TRANSFER_IN</type></portfolio-transaction>
                        <portfolio-transaction><date>2026-02-03T00:00</date><currencyCode>EUR</currencyCode><amount>50000</amount><security reference="${up(13, 'securities/security[2]')}"/><shares>300000000</shares><type>DELIVERY_INBOUND</type></portfolio-transaction>
                        <portfolio-transaction><date>2026-02-03T00:00</date><currencyCode>EUR</currencyCode><amount>50000</amount><security reference="${up(13, 'securities/security[3]')}"/><shares>500000000</shares><type>DELIVERY_INBOUND</type></portfolio-transaction>
                      </transactions>
                    </portfolioTo>
                    <transactionTo reference="../portfolioTo/transactions/portfolio-transaction"/>
                  </crossEntry>
                  <shares>400000000</shares><type>TRANSFER_OUT</type>
                </portfolio-transaction>
              </transactions>
            </portfolio>
            <portfolioTransaction reference="../portfolio/transactions/portfolio-transaction"/><account reference="../../../.."/><accountTransaction reference="../.."/>
          </crossEntry>
          <shares>0</shares><type>BUY</type>
        </account-transaction>
        <account-transaction><date>2026-03-02T00:00</date><currencyCode>EUR</currencyCode><amount>750</amount><security reference="${up(5, 'securities/security')}"/><shares>1000000000</shares>${units(['TAX', 2.5])}<type>DIVIDENDS</type></account-transaction>
      </transactions>
    </account>
    <account><uuid>l</uuid><name>Minus</name><currencyCode>EUR</currencyCode><transactions><account-transaction><date>2026-01-02T00:00</date><currencyCode>EUR</currencyCode><amount>1000</amount><shares>0</shares><type>FEES</type></account-transaction></transactions></account>
  </accounts>
  <portfolios>
    <portfolio reference="../../accounts/account/transactions/account-transaction[2]/crossEntry/portfolio"/>
    <portfolio reference="../../accounts/account/transactions/account-transaction[2]/crossEntry/portfolio/transactions/portfolio-transaction[2]/crossEntry/portfolioTo"/>
  </portfolios>
  <taxonomies><taxonomy><root><children><classification><assignments><assignment><investmentVehicle class="security" reference="../../../../../../../../securities/security"/></assignment></assignments></classification></children></root></taxonomy></taxonomies>
</client>`

const varint = (value: number): number[] => {
  const bytes: number[] = []
  for (let rest = BigInt.asUintN(64, BigInt(value)); ; rest >>= 7n) {
    if (rest < 128n) return [...bytes, Number(rest)]
    bytes.push(Number(rest & 127n) | 128)
  }
}
type Value = number | string | readonly number[]
const field = (number: number, value: Value): number[] => {
  if (typeof value === 'number') return [...varint(number * 8), ...varint(value)]
  const bytes = typeof value === 'string' ? [...strToU8(value)] : value
  return [...varint(number * 8 + 2), ...varint(bytes.length), ...bytes]
}
const message = (...fields: readonly (readonly [number, Value])[]): number[] => fields.flatMap(([number, value]) => field(number, value))

const day = (text: string): number => Date.parse(text) / 86_400_000
const close = (text: string, value: number): number[] => message([1, day(text)], [2, value * 1e8])
const at = (text: string): readonly [number, number[]] => [9, message([1, Date.parse(`${text}Z`) / 1000])]
const money = (euros: number): readonly [number, Value][] => [[10, 'EUR'], [11, euros * 100]]
const part = (type: number, euros: number): readonly [number, number[]] => [15, message(...(type === 0 ? [] : [[1, type] as const]), [2, euros * 100], [3, 'EUR'])]

/** The same depot; fields that are 0 are not written. */
const binary = (): Uint8Array => Uint8Array.from([...strToU8('PPPBV1'), ...message(
  [1, 69],
  [2, message([1, 'w'], [3, 'World'], [4, 'EUR'], [7, WORLD], [13, close('2026-03-27', 81)], [13, close('2026-03-30', 82)], [16, close('2026-03-31', 82.5)])],
  [2, message([1, 'a'], [3, 'Apple'], [4, 'USD'], [7, APPLE], [13, close('2026-03-30', 200)])],
  [2, message([1, 'c'], [3, 'Coin'], [4, 'EUR'], [13, close('2026-03-30', 100)])],
  [3, message([1, 'k'], [2, 'Konto'], [3, 'EUR'])], [3, message([1, 'l'], [2, 'Minus'], [3, 'EUR'])],
  [4, message([1, 'd1'], [2, 'Depot 1'], [5, 'k'])], [4, message([1, 'd2'], [2, 'Depot 2'])],
  [5, message([1, 't1'], [2, 6], [3, 'k'], at('2026-01-02T00:00'), ...money(3000))],
  [5, message([1, 't2'], [3, 'k'], [4, 'd1'], [7, 'o'], at('2026-01-05T09:04'), ...money(702), [12, 10e8], [14, 'w'], part(2, 2))],
  [5, message([1, 't3'], [2, 4], [4, 'd1'], [6, 'd2'], at('2026-02-02T00:00'), ...money(320), [12, 4e8], [14, 'w'])],
  [5, message([1, 't4'], [2, 2], [4, 'd2'], at('2026-02-03T00:00'), ...money(500), [12, 3e8], [14, 'a'])],
  [5, message([1, 't5'], [2, 2], [4, 'd2'], at('2026-02-03T00:00'), ...money(500), [12, 5e8], [14, 'c'])],
  [5, message([1, 't6'], [2, 8], [3, 'k'], at('2026-03-02T00:00'), ...money(7.5), [12, 10e8], [14, 'w'], part(1, 2.5))],
  [5, message([1, 't7'], [2, 13], [3, 'l'], at('2026-01-02T00:00'), ...money(10))],
  [12, 'EUR'],
)])

const forms: readonly [string, Uint8Array][] = [
  ['XML', strToU8(xml())], ['packed XML', zipSync({ 'data.xml': strToU8(xml()) })], ['the binary form', zipSync({ 'data.portfolio': binary() })],
]

const TODAY = '2026-04-02'
const read = (bytes: Uint8Array, options: ReadOptions = {}) => readHoldings(bytes, { today: TODAY, prices: { [APPLE]: 185 }, ...options })

describe.each(forms)('the file of Portfolio Performance as %s', (_form, bytes) => {
  it('is the whole depot: units at the last price with its day, and the money on accounts', async () => {
    const verdict = await read(bytes)
    if (!verdict.ok) throw new Error(JSON.stringify(verdict.faults))
    // 10 x 82.50; 3 x 185 as given; 3,000 - 702 + 7.50.
    expect(verdict.request).toEqual({ basis: 'values', baseCurrency: 'EUR', holdings: [{ isin: WORLD, value: 825 }, { isin: APPLE, value: 555 }, { assetClass: 'cash', currency: 'EUR', value: 2305.5 }] })
    expect(verdict.prices).toEqual([
      { isin: WORLD, name: 'World', units: 10, price: 82.5, date: '2026-03-31', source: 'file', isStale: false },
      { isin: APPLE, name: 'Apple', units: 3, price: 185, date: TODAY, source: 'given', isStale: false },
    ])
    // An account of -10 and 5 x 100 of what has no ISIN.
    expect(verdict.leftOut.map(({ name, reason, value }) => [name, reason, value])).toEqual([['EUR', 'negative_cash', -10], ['Coin', 'no_identifier', 500]])
  })

  it('asks for a price that is in dollars alone, or old', async () => {
    expect(await read(bytes, { prices: {} })).toMatchObject({ ok: false, prices: [{ isin: APPLE, units: 3, price: null }] })
    expect(await read(bytes, { today: '2026-05-01' })).toMatchObject({ ok: false, faults: [{ code: 'price_stale' }], prices: [{ isin: WORLD, price: 82.5, date: '2026-03-31' }] })
  })

  it('gives the purchases of each depot, with fees, and distributions before tax', async () => {
    const verdict = await readTrades(bytes, { transfersArePurchases: true, forReturn: true })
    if (!verdict.ok) throw new Error(JSON.stringify(verdict.faults))
    const lotsOf = (account: string) => saleLots(verdict.trades.filter((trade) => trade.account === account && trade.isin === WORLD))
    expect([lotsOf('Depot 1'), lotsOf('Depot 2')]).toEqual([[{ date: '2026-01-05', units: 6, price: 70.2 }], [{ date: '2026-01-05', units: 4, price: 70.2 }]])
    expect(verdict.payments).toMatchObject([{ type: 'distribution', date: '2026-03-02', isin: WORLD, amount: 10, tax: 2.5, currency: 'EUR' }])
  })

  it('has the prices of each security with an ISIN', async () => {
    expect(await priceHistories(bytes)).toEqual([
      { isin: WORLD, name: 'World', currency: 'EUR', closes: [{ date: '2026-03-27', close: 81 }, { date: '2026-03-30', close: 82 }, { date: '2026-03-31', close: 82.5 }] },
      { isin: APPLE, name: 'Apple', currency: 'USD', closes: [{ date: '2026-03-30', close: 200 }] },
    ])
  })

  it('is refused when it is cut off anywhere', async () => {
    for (const part of [0.1, 0.2, 0.5, 0.8, 0.95, 0.999]) {
      const verdict = await read(bytes.slice(0, Math.floor(bytes.length * part)))
      expect(verdict.ok ? 'read' : verdict.faults.map(({ code }) => code), String(part)).toEqual(['unread_portfolio'])
    }
  })
})

describe('files of Portfolio Performance that are not read', () => {
  const codes = async (text: string) => {
    const verdict = await read(strToU8(text))
    return verdict.ok ? ['read'] : verdict.faults.map(({ code }) => code)
  }

  it('are those of versions with fewer decimals, with references to nothing and with bookings of no known kind', async () => {
    expect(await codes(xml(48))).toEqual(['unread_portfolio'])
    expect(await codes(xml().replace(/securities\/security\[2\]/g, 'securities/security[9]'))).toEqual(['unread_portfolio'])
    expect(await codes(xml().replace('<type>FEES</type>', '<type>GIFT</type>'))).toEqual(['unread_portfolio'])
    expect(await codes(xml().replace('<shares>300000000</shares>', '<shares>x</shares>'))).toEqual(['unread_portfolio'])
    expect(await priceHistories(strToU8('ISIN;Kurswert'))).toBeNull()
  })

  const nth = (text: string, from: string, to: string, wanted: number): string => {
    let at = 0
    return text.replaceAll(from, () => (at++ === wanted ? to : from))
  }

  it.each<[string, (text: string) => string]>([
    ['the amount of a purchase on the account', (text) => nth(text, '<amount>70200<', '<amount>78200<', 0)],
    ['the amount of a purchase in the depot', (text) => nth(text, '<amount>70200<', '<amount>78200<', 1)],
    ['the kind of a booking on the account', (text) => text.replace('<shares>0</shares><type>BUY</type>', '<shares>0</shares><type>SELL</type>')],
    ['the kind of a booking in the depot', (text) => text.replace('</units><type>BUY</type>', '</units><type>SELL</type>')],
    ['the currency on the account', (text) => nth(text, '<currencyCode>EUR</currencyCode><amount>70200', '<currencyCode>USD</currencyCode><amount>70200', 0)],
    ['the currency in the depot', (text) => nth(text, '<currencyCode>EUR</currencyCode><amount>70200', '<currencyCode>USD</currencyCode><amount>70200', 1)],
    ['the units of a transfer', (text) => text.replace('<shares>400000000</shares><type>TRANSFER_OUT', '<shares>300000000</shares><type>TRANSFER_OUT')],
    ['the security of a transfer', (text) => nth(text, `<security reference="${up(13, 'securities/security')}"/>`, `<security reference="${up(13, 'securities/security[2]')}"/>`, 0)],
    ['the first depot', (text) => text.replace(/(<portfolios>\s*)<portfolio [^>]*>/, '$1')],
    ['the second depot', (text) => text.replace(/<portfolio [^>]*>(\s*<\/portfolios>)/, '$1')],
  ])('and those in which one side alone says or lacks something: %s', async (_what, change) => {
    expect(change(xml())).not.toBe(xml())
    expect(await codes(change(xml()))).toEqual(['unread_portfolio'])
  })

  it('and numbers instead of paths refer as well', async () => {
    const numbered = xml().replace('<security><uuid>w', '<security id="2"><uuid>w').replace(/reference="(?:\.\.\/)+securities\/security"/g, 'reference="2"')
    expect(await read(strToU8(numbered))).toMatchObject({ ok: true, request: { holdings: [{ value: 825 }, { value: 555 }, { value: 2305.5 }] } })
  })
})
