/** Compounding and annuities. Rates are fractions. */

/** The monthly rate that compounds to a yearly one: `(1 + R)^(1/12) - 1`. */
export const monthlyRate = (yearlyRate: number): number => (1 + yearlyRate) ** (1 / 12) - 1

/** The yearly return left after inflation: `(1 + R) / (1 + I) - 1`. */
export const realRate = (yearlyRate: number, inflation: number): number => (1 + yearlyRate) / (1 + inflation) - 1

/** Value of 1 paid at the end of each of `months` months, at the end of the last one; exact for tiny rates too. */
export const annuityFactor = (rate: number, months: number): number =>
  rate === 0 ? months : Math.expm1(months * Math.log1p(rate)) / rate
