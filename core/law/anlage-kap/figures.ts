/** The lines of the tax forms for capital income: Anlage KAP and Anlage KAP-INV. */
import type { Fondstyp } from '../investmentfonds/fondstyp'

/** Years whose forms are published and whose lines were checked. */
export const formYears = [2024, 2025] as const

/** A year whose forms are published. */
export type FormYear = (typeof formYears)[number]

/** Sources of the lines. */
export const formSources = [
  'Anleitung zur Anlage KAP 2024 und 2025, Zeilen 12, 13, 17, 19 bis 25 und 41',
  'Anleitung zur Anlage KAP-INV 2024 und 2025, Zeilen 4 bis 28 und 46 bis 56',
] as const

/** Lines of Anlage KAP-INV by kind of fund; amounts before the partial exemption. The same in both years. */
export const fundLines = {
  AKTIENFONDS: { distribution: 'KAP-INV 4', lumpSum: 'KAP-INV 9', sale: 'KAP-INV 14' },
  MISCHFONDS: { distribution: 'KAP-INV 5', lumpSum: 'KAP-INV 10', sale: 'KAP-INV 17' },
  IMMOBILIENFONDS: { distribution: 'KAP-INV 6', lumpSum: 'KAP-INV 11', sale: 'KAP-INV 20' },
  IMMOBILIENFONDS_AUSLAND: { distribution: 'KAP-INV 7', lumpSum: 'KAP-INV 12', sale: 'KAP-INV 23' },
  SONSTIGE: { distribution: 'KAP-INV 8', lumpSum: 'KAP-INV 13', sale: 'KAP-INV 26' },
} as const satisfies Readonly<Record<Fondstyp, Readonly<Record<'distribution' | 'lumpSum' | 'sale', string>>>>

/**
 * Lines of Anlage KAP that the tax certificates of banks name. 12, 13 and 41 are those of `formSources`. That income with German tax stands in 7 to 15 and the taxes in 37 to 42:
 * haufe.de, "Einkünfte aus Kapitalvermögen", 12.2, on the form of 2024 (looked at on 2026-11-30). The single lines 7, 8 and 37 to 40, and those of 2025, are second-hand.
 */
export const certificateLines = { income: 7, shareGains: 8, losses: 12, shareLosses: 13, incomeTax: 37, surcharge: 38, churchTax: 39, credited: 40, notCredited: 41 } as const

/** All lines that can be filled in, in the order of the forms. */
export const formLines = [
  'KAP 12', 'KAP 13', 'KAP 17', 'KAP 19', 'KAP 20', 'KAP 21', 'KAP 22', 'KAP 23', 'KAP 24', 'KAP 41',
  'KAP-INV 4', 'KAP-INV 5', 'KAP-INV 6', 'KAP-INV 7', 'KAP-INV 8',
  'KAP-INV 9', 'KAP-INV 10', 'KAP-INV 11', 'KAP-INV 12', 'KAP-INV 13',
  'KAP-INV 14', 'KAP-INV 17', 'KAP-INV 20', 'KAP-INV 23', 'KAP-INV 26',
] as const

/** A line of a form, such as `KAP 19`. */
export type FormLine = (typeof formLines)[number]

/** Kinds of amounts outside funds, by the lines that they belong to. */
export const pools = ['shareGain', 'shareLoss', 'derivativeGain', 'derivativeLoss', 'otherGain', 'otherLoss'] as const

/** Kind of an amount outside funds; losses are positive amounts. */
export type Pool = (typeof pools)[number]

/** A line with the sign by which an amount counts in it. */
export type Signed = readonly [FormLine, 1 | -1]

const general = {
  shareGain: [['KAP 19', 1], ['KAP 20', 1]],
  shareLoss: [['KAP 19', -1], ['KAP 23', 1]],
  otherGain: [['KAP 19', 1]],
  otherLoss: [['KAP 19', -1], ['KAP 22', 1]],
} as const

/** Lines of Anlage KAP without German withholding. Since 2025 derivatives are other income: lines 21 and 24 stay empty. */
export const poolLines: Readonly<Record<FormYear, Readonly<Record<Pool, readonly Signed[]>>>> = {
  2024: { ...general, derivativeGain: [['KAP 19', 1], ['KAP 21', 1]], derivativeLoss: [['KAP 24', 1]] },
  2025: { ...general, derivativeGain: [['KAP 19', 1]], derivativeLoss: [['KAP 19', -1], ['KAP 22', 1]] },
}
