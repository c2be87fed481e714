/**
 * Cases of the support from 2027 on, with who published the value; `act` where it follows from the wording alone. Public
 * pages with figures of the superseded bill (30 and 20 %, 480, child 25 %) are wrong and not listed.
 */

/** Own contribution and children of a person entitled directly; the allowance in parts. */
export const direct: readonly (readonly [id: string, contribution: number, children: number, basic: number, child: number, source: string])[] = [
  ['AZ-01', 119.99, 0, 0, 0, 'act: below 120 nothing at all'],
  ['AZ-02', 100, 1, 0, 0, 'bruttonettocalculator.com'],
  ['AZ-04', 300, 0, 150, 0, 'research table of a calculator'],
  ['AZ-05', 350, 0, 175, 0, 'AvdCalculator'],
  ['AZ-07', 360.01, 0, 180.0025, 0, 'act: first cent of the 25 % band, unrounded'],
  ['AZ-08', 600, 0, 240, 0, 'research table of a calculator'],
  ['AZ-10', 1200, 0, 390, 0, 'AvdCalculator'],
  ['AZ-11', 1800, 0, 540, 0, 'AvdCalculator; bruttonettocalculator.com'],
  ['AZ-13', 6840, 0, 540, 0, 'bruttonettocalculator.com'],
  ['AZ-14', 120, 2, 60, 240, 'AvdCalculator: 60 + 2 x 120'],
  ['AZ-16', 300, 2, 150, 600, 'AvdCalculator'],
  ['AZ-17', 300, 3, 150, 900, 'AvdCalculator'],
  ['AZ-19', 600, 2, 240, 600, 'AvdCalculator'],
  ['AZ-20', 900, 2, 315, 600, 'AvdCalculator'],
  ['AZ-22', 1200, 2, 390, 600, 'act'],
  ['AZ-23', 1800, 2, 540, 600, 'AvdCalculator'],
  ['AZ-25', 2400, 2, 540, 600, 'AvdCalculator'],
]

/** The bonus of career starters: age on 1 January, or undefined where it was granted before. */
export const starters: readonly (readonly [id: string, contribution: number, children: number, age: number | undefined, total: number, source: string])[] = [
  ['AZ-26', 1200, 0, 24, 590, 'AvdCalculator: 390 + 200'],
  ['AZ-28', 1200, 0, undefined, 390, 'AvdCalculator: granted in an earlier year'],
  ['AZ-29', 1800, 1, 24, 1040, 'bruttonettocalculator.com: 540 + 200 + 300'],
]

/** Spouses entitled through the other one: own contribution, that of the direct spouse, children. */
export const spouses: readonly (readonly [id: string, own: number, direct: number, children: number, basic: number, child: number, source: string])[] = [
  ['AI-02', 120, 350, 0, 175, 0, 'AvdCalculator'],
  ['AI-03', 120, 300, 0, 150, 0, 'AvdCalculator'],
  ['AI-05', 119, 1800, 2, 0, 0, 'act: own 120 not paid'],
  ['spouse below the least', 120, 119.99, 1, 0, 0, 'sections 79, 86 EStG: a contribution below 120 is not subsidised, so that there is nothing to derive an allowance from'],
  ['AI-06', 120, 1800, 3, 175, 900, 'AvdCalculator: base of the child allowance is the contribution of the direct spouse'],
  ['AI-08', 100, 1800, 0, 0, 0, 'AvdCalculator'],
]

/** Tax relief by the tariff of 2026: contribution, children, bonus, taxable income, then relief and refund. */
export const reliefs: readonly (readonly [id: string, contribution: number, children: number, bonus: number, income: number, status: 'single' | 'joint', deductible: number, relief: number, refund: number, source: string])[] = [
  ['AG-01', 1800, 0, 0, 60_000, 'single', 2340, 894, 354, 'AvdCalculator: 14,233 - 13,339'],
  ['AG-03', 1800, 0, 0, 100_000, 'single', 2340, 983, 443, 'AvdCalculator; finanzfluss: 30,864 - 29,881'],
  ['AG-04', 1200, 0, 0, 48_000, 'single', 1590, 543, 153, 'AvdCalculator: 9,852 - 9,309'],
  ['AG-06', 1800, 0, 0, 90_000, 'single', 2340, 983, 443, 'reference program of a support calculator: 26,664 - 25,681'],
  ['AG-07', 300, 2, 0, 150_000, 'joint', 1050, 442, 0, 'the same: 40,728 - 40,286, less than the allowance of 750'],
  ['AG-09', 1800, 1, 0, 320_000, 'single', 2640, 1188, 348, 'the same: 124,529 - 123,341'],
  ['AG-10', 300, 1, 0, 0, 'single', 750, 0, 0, 'the same: no tax to save'],
  ['AG-12', 1800, 0, 200, 60_000, 'single', 2540, 969, 229, 'act: the bonus is part of the allowance of section 84; finanzfluss leaves it out'],
  ['AG-13', 1800, 0, 0, 70_000, 'single', 2340, 974, 434, 'finanzfluss asserts the deduction'],
]

/** An old Riester contract against the new law: income of the year before, children born from 2008 on, contribution. */
export const riester: readonly (readonly [id: string, income: number, children: number, contribution: number, oldAllowance: number, newAllowance: number, oldDeductible: number, newDeductible: number])[] = [
  ['AR-01', 45_000, 0, 1800, 175, 540, 1975, 2340],
  ['AR-03', 45_000, 2, 900, 680.4878, 915, 1675, 1815],
  ['AR-04', 30_000, 2, 600, 775, 840, 1375, 1440],
  ['AR-06', 20_000, 3, 300, 1075, 1050, 1375, 1350],
  ['AR-07', 12_000, 2, 120, 775, 300, 895, 420],
]
