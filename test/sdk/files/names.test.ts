/** Names come from files of others and stand beside figures: nothing in them may turn what follows. */
import { expect, it } from 'vitest'
import { readHoldings, readTrades, type SecurityLookup } from '../../../sdk/files'

const bytes = (...lines: string[]): Uint8Array => new TextEncoder().encode(`${lines.join('\n')}\n`)

/** Override, isolates, embeddings, a mark without width. */
const MARKED = 'Wo\u200brld \u202e05,21\u202c \u2066ETF\u2069\u200f'

it('of holdings lose marks that turn the direction of a text or have no width', async () => {
  const read = await readHoldings(bytes('ISIN;Bezeichnung;Stück;Kurs;Kurswert EUR', `IE00B4L5Y983;${MARKED};10;100,00;1.000,00`, 'US0378331005;Apple;5;200,00;1.000,00'))
  expect(read).toMatchObject({ ok: true, names: { IE00B4L5Y983: 'World 05,21 ETF', US0378331005: 'Apple' } })
})

it('of bookings, too', async () => {
  const read = await readTrades([bytes('Datum;Typ;ISIN;Name;Stück;Kurs;Betrag', `02.01.2024;Kauf;IE00B4L5Y983;${MARKED};10;100,00;-1.000,00`, `03.01.2024;Kauf;IE00B4L5Y983;${MARKED};5;100,00;-500,00`)])
  expect(JSON.stringify(read)).toContain('World 05,21 ETF')
  expect(JSON.stringify(read)).not.toMatch(/\p{Cf}/u)
})

it('are never units, where more lines stand below the holdings than there are holdings', async () => {
  const read = await readHoldings(bytes(
    '"Stück/Nom.";"Bezeichnung";"ISIN";"Typ";"Währung";"Akt. Kurs";"Wert in EUR";', '"4";"SAP SE O.N.";"DE0007164600";"Aktie";"EUR";"150,25";"601,00";', '',
    '"Depotwert";"EUR";"601,00";', '"Kaufwert";"EUR";"400,00";', '"Veränderung";"EUR";"201,00";', '" ";"%";"50,25%";', '"Beleihungswert";"EUR";"506,03";',
  ))
  expect(read).toMatchObject({ ok: true, names: { DE0007164600: 'SAP SE O.N.' } })
})

it('and numbers are looked up, where an ISIN stands in the words of a booking alone', async () => {
  const lookup: SecurityLookup = (wanted) => Promise.resolve(wanted.map(({ wkn }) => (wkn === 'A0RPWH' ? { isin: 'IE00B4L5Y983', name: 'World', isCertain: true } : null)))
  const read = await readTrades(bytes('Datum;Typ;WKN;Name;Stück;Kurs;Betrag;Buchungsinformation', '21.06.2022;Kauf;A0RPWH;World;10;70,00;700,00;ORDER Kauf IE00B4L5Y983 21'), { lookup })
  expect(read).toMatchObject({ ok: true, trades: [{ isin: 'IE00B4L5Y983', units: 10, gross: 700 }] })
})
