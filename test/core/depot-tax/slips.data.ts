/**
 * Slips of German banks: what they took for lump sums, distributions and sales, to the cent. They are the samples of the
 * importers of portfolio-performance/portfolio at d26a30f6a2e27e50b803573c111f88cbe9fd4df4 (8 August 2026), under
 * `name.abuchen.portfolio.tests/src/name/abuchen/portfolio/datatransfer/pdf`; only their figures are here.
 *
 * Left out, since no law decides them: the surcharge of banks that round it half up (Deutsche Bank, Postbank, the
 * cooperative banks, one slip of Scalable Capital) where section 4 sentence 3 SolzG drops fractions of a cent, and what banks
 * have cut to cents before they multiply.
 */
import type { Fondstyp } from '../../../core/law/investmentfonds/fondstyp'

interface Common {
  file: string
  on: string
  kind: Fondstyp
  /** After the partial exemption, before order and losses. */
  taxable?: number
  /** What the exemption order covered. */
  order?: number
  church?: 0.08 | 0.09
  /** Income tax, surcharge, church tax; null where the bank rounds otherwise. */
  tax?: readonly [income: number, surcharge: number | null, church?: number | null]
}

/** A lump sum or a distribution: as a whole before the partial exemption, or by units and twelfths. */
export type Payment = Common & ({ gross: number } | { units: number; perUnit: number; twelfths: number })

/** A sale: gain before the lump sums, those, and the result of the end of 2017. */
export type Sold = Common & { gain: number; lumpSums?: number; before2018?: number }

export const lumpSums: readonly Payment[] = [
  { file: 'consorsbank/Vorabpauschale01', on: '2020-01-02', kind: 'AKTIENFONDS', gross: 3.98, taxable: 2.79, tax: [0.7, 0.03] },
  { file: 'direkt1822bank/Vorabpauschale01', on: '2024-01-02', kind: 'AKTIENFONDS', units: 16.0871, perUnit: 2.55619331, twelfths: 1, taxable: 2.4, tax: [0.6, 0.03] },
  { file: 'dkb/Vorabpauschale01', on: '2021-01-04', kind: 'AKTIENFONDS', gross: 0.44, taxable: 0.31, church: 0.09, tax: [0.08, 0, 0] },
  { file: 'dkb/Vorabpauschale02', on: '2024-01-02', kind: 'IMMOBILIENFONDS', units: 9.6469, perUnit: 1.227423, twelfths: 12, taxable: 4.74, order: 4.74, tax: [0, 0] },
  { file: 'dkb/Vorabpauschale03', on: '2025-01-02', kind: 'AKTIENFONDS', gross: 28.63, taxable: 20.04, tax: [5.01, 0.27] },
  { file: 'dzbankgruppe/Vorabpauschale01', on: '2024-01-02', kind: 'SONSTIGE', units: 1000, perUnit: 0.08915361, twelfths: 4, taxable: 29.72, church: 0.08, tax: [7.28, 0.4, 0.58] },
  { file: 'dzbankgruppe/Vorabpauschale03', on: '2024-01-02', kind: 'SONSTIGE', units: 2935, perUnit: 0.08915361, twelfths: 4, taxable: 87.22 },
  { file: 'fintechgroupbank/FlatExDegiroVorabpauschale01', on: '2024-01-02', kind: 'AKTIENFONDS', gross: 23.53, taxable: 16.47 },
  { file: 'ingdiba/Vorabpauschale01', on: '2021-01-04', kind: 'SONSTIGE', gross: 0.62, taxable: 0.62, tax: [0.16, 0] },
  { file: 'ingdiba/Vorabpauschale02', on: '2021-01-04', kind: 'AKTIENFONDS', gross: 1.74, taxable: 1.22, tax: [0.31, 0.01] },
  { file: 'ingdiba/Vorabpauschale03', on: '2024-01-02', kind: 'AKTIENFONDS', units: 5, perUnit: 0.86941603, twelfths: 12, taxable: 3.04, order: 3.04, tax: [0, 0] },
  { file: 'merkurprivatbank/Vorabpauschale01', on: '2025-01-02', kind: 'AKTIENFONDS', gross: 2371.03, taxable: 1659.72, tax: [414.93, null] },
  { file: 'oldenburgischelandesbankag/Vorabpauschale01', on: '2024-01-02', kind: 'SONSTIGE', gross: 33.42, taxable: 33.42, tax: [8.36, 0.45] },
  { file: 'postbank/Vorabpauschale01', on: '2024-01-02', kind: 'AKTIENFONDS', gross: 143.03, taxable: 100.12, tax: [25.03, null] },
  { file: 'postbank/Vorabpauschale02', on: '2026-01-02', kind: 'AKTIENFONDS', units: 70, perUnit: 2.38260776, twelfths: 12, taxable: 116.75, order: 116.75, tax: [0, 0] },
  { file: 'deutschebank/Vorabpauschale01', on: '2026-01-02', kind: 'AKTIENFONDS', units: 300, perUnit: 0.15081904, twelfths: 12, taxable: 31.67, church: 0.09, tax: [7.74, null, null] },
  { file: 'deutschebank/Vorabpauschale02', on: '2026-01-02', kind: 'SONSTIGE', units: 120, perUnit: 1.5898, twelfths: 12, taxable: 190.78, order: 190.78, tax: [0, 0] },
  { file: 'quirinbankag/Vorabpauschale01', on: '2024-01-02', kind: 'SONSTIGE', gross: 17.68, taxable: 17.68, tax: [4.42, 0.24] },
  { file: 'raisinbankag/Vorabpauschale01', on: '2025-01-02', kind: 'AKTIENFONDS', gross: 72.97, taxable: 51.08, tax: [12.77, 0.7] },
  { file: 'sbroker/Vorabpauschale01', on: '2024-01-02', kind: 'AKTIENFONDS', units: 155, perUnit: 0.16019661, twelfths: 12, taxable: 17.38, church: 0.09, tax: [4.25, 0.23, 0.38] },
  { file: 'sbroker/Vorabpauschale02', on: '2024-01-02', kind: 'AKTIENFONDS', units: 8.781, perUnit: 0.43561272, twelfths: 12, taxable: 2.68, order: 2.68, tax: [0, 0] },
  { file: 'scalablecapital/Vorabpauschale03', on: '2026-01-02', kind: 'AKTIENFONDS', gross: 1806.33, taxable: 1264.43, tax: [316.11, null] },
  { file: 'scalablecapital/Vorabpauschale04', on: '2026-01-02', kind: 'AKTIENFONDS', gross: 4.81, taxable: 3.37, church: 0.09, tax: [0.82, 0.04, 0.07] },
  { file: 'scalablecapital/Vorabpauschale05', on: '2026-01-02', kind: 'AKTIENFONDS', gross: 23.54, taxable: 16.48, order: 16.48, tax: [0, 0] },
  { file: 'scalablecapital/Vorabpauschale06', on: '2026-01-02', kind: 'AKTIENFONDS', gross: 77.63, taxable: 54.34, tax: [13.59, 0.74] },
  { file: 'tradegateag/Vorabpauschale01', on: '2025-01-02', kind: 'SONSTIGE', gross: 58.19, taxable: 58.19 },
  { file: 'tradegateag/Vorabpauschale02', on: '2026-01-02', kind: 'AKTIENFONDS', gross: 93.37, taxable: 65.36, church: 0.09, tax: [15.98, 0.87, 1.43] },
  { file: 'traderepublic/Vorabpauschale02', on: '2024-01-02', kind: 'AKTIENFONDS', gross: 2.47, taxable: 1.73, order: 1.73, tax: [0, 0] },
  { file: 'baaderbank/Vorabpauschale02', on: '2024-01-02', kind: 'AKTIENFONDS', gross: 34.53, taxable: 24.17, order: 24.17, tax: [0, 0] },
  { file: 'baaderbank/Vorabpauschale03', on: '2025-01-02', kind: 'AKTIENFONDS', gross: 41.95, taxable: 29.37, order: 29.37, tax: [0, 0] },
]

export const distributions: readonly Payment[] = [
  { file: 'baaderbank/Dividende21', on: '2023-12-15', kind: 'SONSTIGE', gross: 3.28, taxable: 3.28, tax: [0.82, 0.04] },
  { file: 'consorsbank/Dividende10', on: '2018-08-23', kind: 'AKTIENFONDS', gross: 20.06, taxable: 14.04, tax: [3.51, 0.19] },
  { file: 'consorsbank/Dividende25', on: '2024-01-02', kind: 'AKTIENFONDS', gross: 41.99, taxable: 29.39 },
  { file: 'consorsbank/Dividende27', on: '2024-01-02', kind: 'AKTIENFONDS', gross: 69.68, taxable: 48.78 },
  { file: 'deutschebank/Dividende05', on: '2021-11-26', kind: 'AKTIENFONDS', units: 175, perUnit: 1.96, twelfths: 12, taxable: 240.1, church: 0.09, tax: [58.7, 3.22, 5.28] },
  { file: 'deutschebank/Dividende10', on: '2025-12-05', kind: 'MISCHFONDS', units: 10, perUnit: 50, twelfths: 12, taxable: 425, church: 0.09, tax: [103.91, 5.71, 9.35] },
  { file: 'direkt1822bank/Dividende02', on: '2021-03-10', kind: 'AKTIENFONDS', gross: 7.13, taxable: 4.99 },
  { file: 'filfondbank/Dividende03', on: '2022-07-01', kind: 'AKTIENFONDS', gross: 19.23, taxable: 13.46, church: 0.09, tax: [3.29, 0.18, null] },
  { file: 'ingdiba/Dividende14', on: '2020-01-02', kind: 'AKTIENFONDS', gross: 102.9, taxable: 72.03, church: 0.08, tax: [17.65, 0.97, 1.41] },
  { file: 'merkurprivatbank/Dividende02', on: '2024-09-11', kind: 'AKTIENFONDS', units: 2950, perUnit: 0.31, twelfths: 12, taxable: 640.15 },
  { file: 'quirinbankag/Dividende01', on: '2019-09-16', kind: 'AKTIENFONDS', gross: 421.22, taxable: 294.85, tax: [73.71, 4.05] },
  { file: 'raisinbankag/Dividende01', on: '2024-06-26', kind: 'AKTIENFONDS', gross: 114.67, taxable: 80.27, church: 0.09, tax: [19.63, 1.07, 1.76] },
  { file: 'targobank/SteuerbehandlungVonDividende03', on: '2020-04-30', kind: 'AKTIENFONDS', gross: 279.64, taxable: 195.75, tax: [48.94, 2.69] },
  { file: 'targobank/SteuerbehandlungVonDividende06', on: '2022-12-15', kind: 'AKTIENFONDS', gross: 217.69, taxable: 152.38, church: 0.09, tax: [37.26, 2.04, 3.35] },
  { file: 'tradegateag/Dividende01', on: '2024-06-26', kind: 'SONSTIGE', gross: 9.72, taxable: 9.72, tax: [2.43, 0.13] },
  { file: 'vbankag/Dividende01', on: '2019-12-06', kind: 'SONSTIGE', units: 16, perUnit: 4.12, twelfths: 12, taxable: 65.92, tax: [16.48, 0.9] },
]

export const sales: readonly Sold[] = [
  { file: 'baaderbank/Fusion01', on: '2024-01-18', kind: 'AKTIENFONDS', gain: 1935.78, taxable: 1355.05, tax: [338.76, 18.63] },
  { file: 'baaderbank/Steuerausgleichsrechnung04', on: '2024-01-18', kind: 'AKTIENFONDS', gain: 1935.78, lumpSums: 321.67, taxable: 1129.88, tax: [282.47, 15.53] },
  { file: 'baaderbank/Fusion03', on: '2024-11-22', kind: 'AKTIENFONDS', gain: 214.63, lumpSums: 2.46, taxable: 148.52 },
  { file: 'baaderbank/Verkauf21', on: '2025-02-24', kind: 'AKTIENFONDS', gain: 1435.95, lumpSums: 152.81, taxable: 898.2, church: 0.09 },
  { file: 'consorsbank/Verkauf10', on: '2021-10-08', kind: 'AKTIENFONDS', gain: 1526.8, taxable: 1068.76, tax: [267.19, 14.69] },
  { file: 'dab/Verkauf_Steuerkorrektur01', on: '2025-01-09', kind: 'AKTIENFONDS', gain: 6537.74, taxable: 4576.42 },
  { file: 'direkt1822bank/Verkauf04', on: '2024-12-10', kind: 'SONSTIGE', gain: 10.9, taxable: 10.9, tax: [2.73, 0.15] },
  { file: 'fintechgroupbank/FlatExDegiroVerkauf01', on: '2022-05-12', kind: 'AKTIENFONDS', gain: 101.59, lumpSums: 10.15, taxable: 64.01, tax: [16, 0.88] },
  { file: 'ingdiba/Verkauf12', on: '2024-02-09', kind: 'AKTIENFONDS', gain: 386, lumpSums: 11.77, taxable: 261.96 },
  { file: 'quirinbankag/Verkauf01', on: '2021-12-06', kind: 'AKTIENFONDS', gain: 1258.55, before2018: 2127.2, taxable: 3008.19, tax: [752.05, 41.36] },
  { file: 'tradegateag/Verkauf01', on: '2024-06-05', kind: 'AKTIENFONDS', gain: 1.23, taxable: 0.86, tax: [0.22, 0.01] },
  { file: 'tradegateag/Verkauf03', on: '2025-07-18', kind: 'SONSTIGE', gain: 23.2, lumpSums: 2.65, taxable: 20.55 },
  { file: 'vanguardgroupeurope/Verkauf01', on: '2024-01-18', kind: 'AKTIENFONDS', gain: 1.62, taxable: 1.13, tax: [0.28, 0.01] },
  { file: 'vbankag/Verkauf02', on: '2022-08-11', kind: 'MISCHFONDS', gain: -179.7, taxable: -152.75 },
]
