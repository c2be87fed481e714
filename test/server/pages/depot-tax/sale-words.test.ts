/** What the page of depot tax says of a sale, where little is known or nothing is taxed. */
import { h } from 'preact'
import { renderToString } from 'preact-render-to-string'
import { expect, test } from 'vitest'
import type { Locale } from '../../../../core/values/text'
import { emptyDraft } from '../../../../server/pages/depot-tax/draft'
import { emptySale, type LotRow, type SaleDraft } from '../../../../server/pages/depot-tax/sale/draft'
import { Sale } from '../../../../server/pages/depot-tax/sale/sale'

const lot = (id: number, date: string, price: string, more: Partial<LotRow> = {}): LotRow => ({ id, date, units: '10', price, ...more })

/** The whole of the question. */
const wholeOf = (change: Partial<SaleDraft>, locale: Locale): string => renderToString(h(Sale, {
  trades: [], paid: [], stated: new Map(), draft: { ...emptySale('2026-11-30'), ...change }, onChange: () => undefined, person: emptyDraft(2025, '').person, today: '2026-11-30', locale,
}))

/** Sentences of the answer. */
function said(change: Partial<SaleDraft>, locale: Locale): string[] {
  const card = /<section class="panel answer-card".*?<\/section>/s.exec(wholeOf(change, locale))?.[0] ?? ''
  return [...card.matchAll(/<p[^>]*>(.*?)<\/p>/gs)].map(([, text = '']) => text.replaceAll('\u00A0', ' '))
}

test('a wish above what a sale leaves at least may be more than there is, which only a known sale shows', () => {
  // 3,000 less 2,000 x 0.7 x 0.26375 = 369.25, without lump sums, which would lower that.
  const unknown = { kind: 'AKTIENFONDS', net: 2635, price: '300', lots: [lot(1, '2022-03-01', '100')] } as const
  expect(said(unknown, 'en')[0]).toBe('That may be more than there is: all of it leaves at least €2,630.')
  expect(said(unknown, 'de')[0]).toBe('Das ist vielleicht mehr, als da ist: Alles zusammen bringt mindestens 2.630 €.')
  expect(said({ ...unknown, lots: [lot(1, '2022-03-01', '100', { lumpSums: '0' })] }, 'en')[0]).toBe('That is more than there is: all of it leaves €2,630.75.')
})

test('a loss of less than one, which may be larger, is a loss without an amount', () => {
  // 10 units of 100 at 99.95 lose 0.50, and more by lump sums that are not known.
  const fund = { kind: 'AKTIENFONDS', by: 'units', units: 10, price: '99.95', lots: [lot(1, '2022-03-01', '100')] } as const
  expect([said(fund, 'en')[2], said(fund, 'de')[2]]).toEqual(['A loss, no tax.', 'Ein Verlust, keine Steuer.'])
  expect(said({ ...fund, price: '99.85' }, 'de')[2]).toBe('Ein Verlust von mindestens 1 €, keine Steuer.')
})

test('units at an old close are rounded, and not up', () => {
  // A share leaves 300 - 200 x 0.26375 = 247.25 a unit: 500 take 2.02.
  const share = { kind: 'AKTIE', net: 500, price: '300', closeOf: '2026-08-12', lots: [lot(1, '2024-03-01', '100')] } as const
  expect([said(share, 'en')[0], said(share, 'de')[0]]).toEqual(['about 2 units', 'rund 2 Stück'])
  // 10 / 247.25 = 0.0404
  expect(said({ ...share, net: 10 }, 'de')[0]).toBe('rund 0,04 Stück')
})

test('the other reading of lump sums is said of a loss, of the same tax and of another one', () => {
  const fund = { kind: 'AKTIENFONDS', by: 'units', units: 20 } as const
  // Without its lump sums of 50 this is a gain of 10: by the other reading there is no loss.
  const made = said({ ...fund, units: 10, price: '101', lots: [lot(1, '2022-03-01', '100', { lumpSums: '50' })] }, 'en')
  expect(made).toContain('The law leaves open whether lump sums may make or enlarge a loss. If not, this loss is smaller, or there is none.')
  // One purchase loses 50 by its lump sums, the other gains 200: 150 x 0.7 x 0.26375 = 27.69, by the other reading 200 x 0.7 x 0.26375 = 36.92.
  const both = { ...fund, price: '110', lots: [lot(1, '2022-03-01', '100', { lumpSums: '150' }), lot(2, '2022-04-01', '90', { lumpSums: '0' })] }
  expect(said(both, 'en')).toContain('The law leaves open whether lump sums may make a loss. If not, the tax is €36.92.')
  expect(said({ ...both, order: '1000' }, 'en')).toContain('The law leaves open whether lump sums may make a loss. If not, the tax is the same.')
  expect(said({ ...both, order: '1000' }, 'de')).toContain('Das Gesetz lässt offen, ob Vorabpauschalen einen Verlust ergeben dürfen. Wenn nicht, bleibt die Steuer gleich.')
})

test('the allowance of old units is said of a sale that is taxed, be all of it old', () => {
  const old = { kind: 'AKTIENFONDS', by: 'units', units: 10, price: '300', lots: [lot(1, '2005-03-01', '100', { priceBefore: '90', lumpSums: '0' })] } as const
  expect(said(old, 'en').at(-1)).toBe('Units bought before 2009 are in it: with a tax return and the whole allowance of €100,000 the tax is €0.00.')
  expect(said(old, 'de').at(-1)).toBe('Vor 2009 gekaufte Stücke sind dabei: Mit Steuererklärung und dem ganzen Freibetrag von 100.000 € bleibt eine Steuer von 0,00 €.')
  // Sold at 80, they lose 100 since 2018.
  expect(said({ ...old, price: '80' }, 'en').at(-1)).toBe('A loss of €100.00, no tax.')
})

test('a day of sale before 2018, as every year is while it is typed, asks for another one', () => {
  const units = { net: 500, price: '300', order: '2000', lots: [lot(1, '1999-03-01', '100', { priceBefore: '200' })] }
  // A year that is typed as 2026 is 2, 20 and 202 before.
  for (const date of ['0002-03-02', '0202-03-02', '2008-12-31', '2017-12-31', '']) {
    for (const kind of ['', 'AKTIE', 'AKTIENFONDS'] as const) {
      expect(said({ ...units, kind, date }, 'de'), `${kind} ${date}`).toEqual(['Nicht berechnet: Bitte das markierte Feld berichtigen.'])
      expect(wholeOf({ ...units, kind, date }, 'de'), `${kind} ${date}`).toContain('Bitte einen Tag ab 2018 eingeben.')
    }
  }
  expect(wholeOf({ ...units, kind: 'AKTIENFONDS', date: '2018-01-02' }, 'en')).not.toContain('Enter a day from 2018 on.')
})
