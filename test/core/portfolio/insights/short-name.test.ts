import { expect, it } from 'vitest'
import { companyName, shortNames } from '../../../../core/portfolio/insights/short-name'

const short = (name: string): string => shortNames([name])(name)

it.each([
  ['iShares Core MSCI World UCITS ETF USD (Acc)', 'iShares Core MSCI World'],
  ['iShares Core DAX® UCITS ETF (DE) EUR (Acc)', 'iShares Core DAX'],
  ['Xtrackers MSCI World UCITS ETF 1C', 'Xtrackers MSCI World'],
  ['Vanguard FTSE All-World UCITS ETF - (USD) Accumulating', 'Vanguard FTSE All-World'],
  ['iShares MSCI World EUR Hedged UCITS ETF (Acc)', 'iShares MSCI World EUR Hedged'],
  ['iShares Core Global Aggregate Bond UCITS ETF EUR Hedged (Acc)', 'iShares Core Global Aggregate Bond hedged'],
  ['DWS Global Growth LD', 'DWS Global Growth LD'],
  ['Apple Inc.', 'Apple Inc.'],
  ['UCITS ETF', 'UCITS ETF'],
])('%s is %s', (long, expected) => {
  expect(short(long)).toBe(expected)
})

it('two classes of one fund keep their names, beside one whose name is short', () => {
  const names = ['iShares Core MSCI World UCITS ETF USD (Acc)', 'iShares Core MSCI World UCITS ETF USD (Dist)', 'iShares MSCI Japan UCITS ETF USD (Dist)']
  expect(names.map(shortNames(names))).toEqual([...names.slice(0, 2), 'iShares MSCI Japan'])
})

it.each([
  ['Apple Inc.', 'Apple'], ['Alphabet Inc. Class A', 'Alphabet'], ['JPMorgan Chase & Co.', 'JPMorgan Chase'], ['Eli Lilly and Company', 'Eli Lilly'], ['Taiwan Semiconductor Manufacturing Co. Ltd.', 'Taiwan Semiconductor Manufacturing'],
  ['SAP SE', 'SAP'], ['ASML Holding N.V.', 'ASML Holding'], ['Visa', 'Visa'], ['Lilly (Eli)', 'Lilly (Eli)'], ['AB Volvo', 'AB Volvo'],
])('%s is %s to a saver', (name, short) => {
  expect(companyName(name)).toBe(short)
})
