/** What funds rest on, out of the sentences of a result. */
import { expect, it } from 'vitest'
import { basisText, fundBases, sharedLists, proxySentence } from '../../../../core/portfolio/funds/basis'
import type { FundCoverage } from '../../../../core/portfolio/schemas/shapes'

const fund = (name: string, status: FundCoverage['status'], asOf: string | null): FundCoverage => ({ isin: null, name, status, coveredWeight: status === 'none' ? 0 : 1, asOf })
const sentence = (name: string, proxy: string, kind: 'same_index' | 'index_subset' | 'approximation', asOf: string): string => proxySentence({ fund: name, proxy, kind, asOf }).en

it('is the own list, the same index, a part, an estimate or nothing, by the weakest of several, with the days', () => {
  const assumptions = [
    'A sentence about something else.',
    sentence('B', 'List of S', 'same_index', '2026-07-09'),
    sentence('C', 'World', 'index_subset', '2026-07-09'),
    sentence('D', 'World', 'index_subset', '2026-07-09'), sentence('D', 'Small', 'approximation', '2025-06-01'),
  ]
  const bases = fundBases([fund('A', 'full', '2026-01-02'), fund('B', 'full', '2026-07-09'), fund('C', 'full', '2026-07-09'), fund('D', 'partial', '2025-06-01'), fund('E', 'none', null)], assumptions)
  expect(bases.map(({ name, basis, standIns, asOf }) => [name, basis, standIns.length, asOf])).toEqual([
    ['A', 'own_list', 0, '2026-01-02'], ['B', 'same_index', 1, '2026-07-09'], ['C', 'index_subset', 1, '2026-07-09'], ['D', 'approximation', 2, '2025-06-01'], ['E', 'none', 0, null],
  ])
  expect(bases[3]?.standIns).toEqual([{ name: 'World', asOf: '2026-07-09' }, { name: 'Small', asOf: '2025-06-01' }])
  expect(bases.map((basis) => basisText(basis).de)).toEqual(['eigene Liste', 'gleicher Index (List of S)', 'geschätzt (World)', 'geschätzt (World, Small)', 'unbekannt'])
  // C and D both rest on World, a fund with its own list on none but its own.
  expect([sharedLists(bases[2], bases[3]), sharedLists(bases[1], bases[2]), sharedLists(bases[0], bases[4]), sharedLists(bases[0], undefined)]).toEqual([['World'], [], [], []])
})
