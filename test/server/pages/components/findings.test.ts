/** The list of what is wrong in a file. */
import { h } from 'preact'
import { renderToString } from 'preact-render-to-string'
import { expect, test } from 'vitest'
import { Findings } from '../../../../server/pages/components/findings'

const drawn = (count: number): string[] => {
  const findings = Array.from({ length: count }, (_, at) => ({ row: at + 2, column: 'Kurswert', message: 'Ist kein Betrag.' }))
  return renderToString(h(Findings, { findings, locale: 'de' })).split('<li>').slice(1).map((line) => line.replaceAll(/<[^>]+>/g, ''))
}

test('of a file that is wrong in every row the first hundred are shown, and how many there are beyond', () => {
  expect(drawn(100).at(-1)).toBe('Zeile 101, Kurswert: Ist kein Betrag.')
  const lines = drawn(20_000)
  expect([lines.length, lines[0], lines.at(-2), lines.at(-1)]).toEqual([101, 'Zeile 2, Kurswert: Ist kein Betrag.', 'Zeile 101, Kurswert: Ist kein Betrag.', 'und 19.900 weitere'])
})
