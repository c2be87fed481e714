/** All legal figures that the project declares. */
import { readdirSync } from 'node:fs'
import type { DatedFigure } from '../../../core/law/dated'

const isFigure = (value: unknown): value is DatedFigure =>
  value instanceof Object && 'rows' in value && Array.isArray(value.rows) && 'norm' in value

/** Figures exported by a module, also inside maps and records. */
const figuresIn = (value: unknown): DatedFigure[] => {
  if (isFigure(value)) return [value]
  if (value instanceof Map) return [...value.values()].flatMap(figuresIn)
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.values(value).flatMap(figuresIn) : []
}

const folder = new URL('../../../core/law/', import.meta.url)
const modules = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory()).map(({ name }) => `${name}/figures.ts`)
export const figures = (
  await Promise.all(modules.map(async (name): Promise<DatedFigure[]> => Object.values(await import(new URL(name, folder).href)).flatMap(figuresIn)))
).flat()
