import { expect, it } from 'vitest'
import { hasValidCheckDigit } from '../../../core/values/isin'

// ISINs as published by the issuers: Apple, iShares Core MSCI World, SAP, Treasury Corporation of Victoria (ISO 6166 example)
it.each(['US0378331005', 'IE00B4L5Y983', 'DE0007164600', 'AU0000XVGZA3'])('%s has the right check digit', (isin) => {
  expect(hasValidCheckDigit(isin)).toBe(true)
})

it.each(['US0378331004', 'IE00B4L5Y938', 'DE0007164601'])('%s has a wrong one', (isin) => {
  expect(hasValidCheckDigit(isin)).toBe(false)
})
