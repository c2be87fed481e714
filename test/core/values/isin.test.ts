import { describe, expect, it, test } from 'vitest'
import { asCode, hasValidCheckDigit, isinFault, isValidIsin, plainText, withCheckDigit } from '../../../core/values/isin'

// ISINs as published by the issuers: Apple, iShares Core MSCI World, SAP, Treasury Corporation of Victoria (ISO 6166 example)
describe.each(['US0378331005', 'IE00B4L5Y983', 'DE0007164600', 'AU0000XVGZA3'])('%s', (isin) => {
  it('has the right check digit', () => {
    expect([hasValidCheckDigit(isin), isinFault(isin), isValidIsin(isin)]).toEqual([true, null, true])
  })

  it('follows from its first eleven characters', () => expect(withCheckDigit(isin.slice(0, 11))).toBe(isin))
})

it.each(['US0378331004', 'IE00B4L5Y938', 'DE0007164601'])('%s has a wrong one', (isin) => {
  expect([hasValidCheckDigit(isin), isinFault(isin), isValidIsin(isin)]).toEqual([false, 'wrong_check_digit', false])
})

test.each(['', 'US037833100', 'US03783310055', 'us0378331005', '0S0378331005', 'US037833100X', ' US0378331005', 'US03783-1005'])('%j is no ISIN', (text) => {
  expect([isinFault(text), isValidIsin(text)]).toEqual(['not_an_isin', false])
})

// Letters of full width, a zero width space, a soft hyphen, a mark of direction, a blank that does not break, pictures and a flag.
test.each(['ＩＥ００Ｂ４Ｌ５Ｙ９８３', 'IE00\u200BB4L5Y983', 'IE00B4\u00ADL5Y983', '\u200EIE00B4L5Y983\u200F', 'ie00 b4l5\u00A0y983', '\u{1F4C8}IE00B4L5Y983\u2705\uFE0F', 'IE00B4L5Y983 \u{1F1EE}\u{1F1EA}'])('%j is written as an ISIN', (text) => {
  expect(asCode(text)).toBe('IE00B4L5Y983')
})

// A price or a number of units with a mark after it must not grow by a digit.
test.each(['5.000²', '5.000①', '5.000½', '5.000₂'])('the mark in %s is no digit', (text) => {
  expect([plainText(text), /^[\d.]+$/.test(asCode(text))]).toEqual([text, false])
})

test('digits of full width are digits', () => expect(plainText('５．０００，５０')).toBe('5.000,50'))
