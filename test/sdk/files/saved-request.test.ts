import { describe, expect, it } from 'vitest'
import { largest } from '../../../sdk/files/largest'
import { readHoldings } from '../../../sdk/files/read'
import { savedRequest } from '../../../sdk/files/saved-request'

const bytes = (value: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(value))

const inDollars = { basis: 'values', baseCurrency: 'USD', holdings: [{ isin: 'IE00B4L5Y983', value: 100.5 }, { assetClass: 'cash', currency: 'EUR', value: 50 }] }

describe('a saved request', () => {
  it('keeps the currency that it states, and that of its cash', async () => {
    expect(await readHoldings(bytes({ ...inDollars, locale: 'de', limit: 50 }))).toMatchObject({ ok: true, request: inDollars, leftOut: [] })
  })

  it('by weights stays one by weights', async () => {
    const holdings = [{ isin: 'IE00B4L5Y983', weight: 1 }]
    expect(await readHoldings(bytes({ holdings }))).toMatchObject({ ok: true, request: { basis: 'weights', baseCurrency: 'EUR', holdings } })
  })

  it.each([
    ['a row without a value', { ...inDollars, holdings: [{ isin: 'IE00B4L5Y983' }] }],
    ['a value below zero', { ...inDollars, holdings: [{ isin: 'IE00B4L5Y983', value: -1 }] }],
    ['a wrong check digit', { ...inDollars, holdings: [{ isin: 'IE00B4L5Y984', value: 1 }] }],
    ['no currency', { ...inDollars, baseCurrency: 'dollars' }],
    ['no holdings', { ...inDollars, holdings: [] }],
    ['a list', [inDollars]],
  ])('is none with %s', (_name, value) => {
    expect(savedRequest(bytes(value))).toBeNull()
  })
})

describe('the largest holdings', () => {
  it('say which are left out, and what share they are: 60 of 100', async () => {
    const verdict = await readHoldings(new TextEncoder().encode('Name;ISIN;Kurswert\nApple;US0378331005;15,00\nWorld;IE00B4L5Y983;60,00\nSAP;DE0007164600;25,00\n'))
    if (!verdict.ok) throw new Error('was refused')
    const { request, omitted, share } = largest(verdict.request, 1)
    expect([request.holdings, share]).toEqual([[{ isin: 'IE00B4L5Y983', value: 60 }], 0.6])
    expect(omitted.map((holding) => ('isin' in holding ? verdict.names[holding.isin] : null))).toEqual(['SAP', 'Apple'])
  })
})
