import { expect, it } from 'vitest'
import type { CalculationModule } from '../../../core/operations/define'
import { dated, type DatedFigure } from '../../../core/law/dated'
import { calculations } from '../../../core/registry/registry'
import { LAW_DATE } from '../../../core/contract/version'
import { figures } from './figures'

const lawYear = Number(LAW_DATE.slice(0, 4))
const list: readonly CalculationModule[] = Object.values(calculations).flat()
const yearly = [...new Set(list.flatMap(({ law }) => law))].filter((figure) => figure.yearly === true)

const hasRowIn = (year: number) => (figure: DatedFigure) => figure.rows.some(({ from }) => from.startsWith(`${year}-`))

it('every yearly figure has a row for the year of the law date', () => {
  expect(yearly.filter((figure) => !hasRowIn(lawYear)(figure)).map(({ name }) => name)).toEqual([])
})

/** Rows that were in force when they were read, and that the law date leaves out. */
const leftOut = (all: readonly DatedFigure[]): string[] =>
  all.flatMap(({ name, rows }) => rows.filter(({ from, checked }) => from > LAW_DATE && from <= checked).map(({ from }) => `${name} ${from}`))

it('the law date leaves out no row in force, and one that was forgotten is found', () => {
  expect(leftOut(figures)).toEqual([])
  const row = { from: `${lawYear}-12-31`, value: 1, source: 'EStG', checked: `${lawYear + 1}-01-02` }
  const figure = dated({ name: 'Testbetrag', norm: 'EStG', unit: 'EUR', rows: [row] })
  expect(leftOut([figure])).toEqual([`Testbetrag ${row.from}`])
  expect(leftOut([dated({ ...figure, rows: [{ ...row, checked: LAW_DATE }] })]), 'published before it holds').toEqual([])
})

/** Bills for days that a row covers: they are law by now, or never will be. */
const overtaken = (all: readonly DatedFigure[]): string[] =>
  all.flatMap(({ name, rows, proposed = [] }) => proposed.filter(({ from }) => rows.some((row) => row.from >= from)).map(({ from }) => `${name} ${from}`))

it('no bill stands beside the row that it became, and one that was forgotten is found', () => {
  expect(overtaken(figures)).toEqual([])
  const row = { from: '2027-01-01', value: 1, source: 'EStG', checked: LAW_DATE }
  expect(overtaken([dated({ name: 'Testbetrag', norm: 'EStG', unit: 'EUR', rows: [row], proposed: [{ ...row, state: 'bill' }] })])).toEqual(['Testbetrag 2027-01-01'])
})
