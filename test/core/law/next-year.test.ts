import { expect, it } from 'vitest'
import type { Calculator } from '../../../core/operations/define'
import type { DatedFigure } from '../../../core/law/dated'
import type { DepotTaxModule } from '../../../core/depot-tax/module'
import { depotTaxModules } from '../../../core/depot-tax/registry'
import { calculators } from '../../../core/registry/registry'
import { LAW_DATE } from '../../../core/contract/version'

const lawYear = Number(LAW_DATE.slice(0, 4))
const list: readonly (Calculator | DepotTaxModule)[] = [...calculators, ...depotTaxModules]
const yearly = [...new Set(list.flatMap(({ law }) => law))].filter((figure) => figure.yearly === true)

const hasRowIn = (year: number) => (figure: DatedFigure) => figure.rows.some(({ from }) => from.startsWith(`${year}-`))

it('every yearly figure has a row for the year of the law date', () => {
  expect(yearly.filter((figure) => !hasRowIn(lawYear)(figure)).map(({ name }) => name)).toEqual([])
})

it(`lists the figures that need a row for ${lawYear + 1}`, () => {
  const missing = yearly.filter((figure) => !hasRowIn(lawYear + 1)(figure)).map(({ name, norm }) => `${name} (${norm})`)
  console.log(`needs a row for ${lawYear + 1}:\n  ${missing.join('\n  ')}`)
  // When a value for the next year is published, add its row and strike it here.
  expect(missing.sort()).toEqual([
    'Aktueller Rentenwert (§ 68 SGB VI)',
    'Basiszins (§ 18 Abs. 4 InvStG)',
    'Beitragsbemessungsgrenze der allgemeinen Rentenversicherung (§ 159 SGB VI, Anlage 2)',
    'Einkommensgrenze der Familienversicherung (§ 10 Abs. 1 Nr. 5 SGB V)',
    'Einkommensteuertarif und Grundfreibetrag (§ 32a Abs. 1 EStG)',
    'Freigrenze des Solidaritätszuschlags (§ 3 Abs. 3 SolzG 1995)',
    'Kindergeld (§ 66 Abs. 1 EStG)',
    'Vorläufiges Durchschnittsentgelt (§ 69 Abs. 2 SGB VI, Anlage 1)',
  ])
})
