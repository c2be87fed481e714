import { describe, expect, it } from 'vitest'
import { hedgeOf } from '../../../../core/portfolio/look-through/hedge'

describe('hedgeOf', () => {
  it.each([
    ['iShares MSCI World EUR Hedged UCITS ETF (Acc)', 'EUR'],
    ['UBS ETF (IE) MSCI USA hedged to EUR UCITS ETF (EUR) A-acc', 'EUR'],
    ['Xtrackers S&P 500 UCITS ETF 2C - EUR Hedged', 'EUR'],
    ['Invesco S&P 500 UCITS ETF EUR Hdg', 'EUR'],
    ['SPDR MSCI World EUR Hdg (Acc)', 'EUR'],
    ['Some Fund I EUR-H', 'EUR'],
    ['Some Fund (H-CHF)', 'CHF'],
    ['Some Fund EURH Acc', 'EUR'],
    ['Japan Equity Fund (EUR) hedged', 'EUR'],
    ['MSCI Japan (JPY) hedged to USD', 'USD'],
    ['MSCI Japan Daily Hedged Euro', 'EUR'],
    ['World GBP Hedged Dist', 'GBP'],
    ['Aktien Welt EUR währungsgesichert', 'EUR'],
    ['US Quality Income UCITS ETF ACC-Euro (hedged)', 'EUR'],
    ['Bond UCITS ETF GBP HdgDist', 'GBP'],
    ['Enhanced Index EUR Hedge', 'EUR'],
    ['World Bond EUR H2 Acc', 'EUR'],
    ['S&P 500 Swap Act. au Port. 7C GBP Hed.', 'GBP'],
    ['MSCI Japan (JPY) hedged into USD', 'USD'],
    ['MSCI USD Emerging Markets UCITS ETF CHF Hedged (Acc)', 'CHF'],
    ['Hedged EUR World', 'EUR'],
    ['World Equity GBP Hedged USD', 'GBP'],
    ['World EUR Hedged Equity Fund', 'EUR'],
    ['(EUR) hedged', 'EUR'],
    ['World hedged - (EUR)', 'EUR'],
  ])('%s is hedged to %s', (name, currency) => {
    expect(hedgeOf(name)).toEqual({ currency })
  })

  it('is without a currency when the name does not say which', () => {
    expect(hedgeOf('Currency Hedged Germany ETF')).toEqual({ currency: null })
  })

  it.each([
    'iShares Core MSCI World UCITS ETF USD (Acc)',
    'World Equity EUR Unhedged',
    'World Equity EUR un-hedged',
    'FTSE All-World UCITS ETF',
    'Hedge Fund Index ETF EUR',
    'EURO STOXX 50 ETF',
    'World Growth EUR',
    'EUR High Yield Corporate Bond UCITS ETF',
    'Corporate EURHYBRID Bond',
    'Fund of NEURH',
    'US Hedged Equity Laddered Overlay Active UCITS ETF USD (acc)',
    'USD Corporate Bond Interest Rate Hedged UCITS ETF',
    'S&P 500 Annual Tail Hedge UCITS ETF USD Accumulating',
  ])('%s is not hedged', (name) => {
    expect(hedgeOf(name)).toBeNull()
  })
})
