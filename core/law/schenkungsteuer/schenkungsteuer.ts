/** Gift tax of single amounts (ErbStG sections 10, 14, 19, 22). Amounts in EUR, rates as fractions. */
import { haertefall, kleinbetragsgrenze, rundung, tarif, fruehereErwerbe, type Steuerklasse } from './figures'
import { cents, wholeEuros } from '../../values/money'
import { LAW_DATE } from '../../contract/version'

/** Tax of a taxable amount and how it comes about. */
interface Tarifsteuer {
  /** Rate of the tariff step; 0 when nothing is taxable. */
  rate: number
  /** Whether section 19(3) lowers the tax. */
  relieved: boolean
  /** Unrounded. */
  tax: number
}

/** A step of a class: a rate and the amounts between which it applies. */
interface Stufe {
  rate: number
  above: number
  upTo: number
}

function mergedSteps(klasse: Steuerklasse): Stufe[] {
  const steps: Stufe[] = []
  for (const { upTo, rate } of tarif.on(LAW_DATE)) {
    const last = steps.at(-1)
    if (last?.rate === rate[klasse]) last.upTo = upTo
    else steps.push({ rate: rate[klasse], above: last?.upTo ?? 0, upTo })
  }
  return steps
}

/** Tariff steps of each class, adjacent ones with the same rate merged, so that only real jumps are limits. */
export const stufen: Readonly<Record<Steuerklasse, readonly Stufe[]>> = {
  I: mergedSteps('I'),
  II: mergedSteps('II'),
  III: mergedSteps('III'),
}

/** Tax on a taxable amount by the tariff, hardship relief included, without any rounding (ErbStG section 19). */
export function tarifsteuer(taxable: number, klasse: Steuerklasse): Tarifsteuer {
  if (taxable <= 0) return { rate: 0, relieved: false, tax: 0 }
  const steps = stufen[klasse]
  const index = steps.findIndex(({ upTo }) => taxable <= upTo)
  const { rate, above } = steps[index] ?? { rate: 0, above: 0 }
  const full = taxable * rate
  // In the lowest step every rate is at most 30 %, less than the share of 50 %, so that the limit never applies.
  const limit = above * (steps[index - 1]?.rate ?? 0) + (taxable - above) * reliefShare(rate)
  return { rate, relieved: cents(limit) < cents(full), tax: Math.min(full, limit) }
}

function reliefShare(rate: number): number {
  const { upToRate, share, shareAbove } = haertefall.on(LAW_DATE)
  return rate <= upToRate ? share : shareAbove
}

/** Taxable amount after the allowance, rounded down to full hundreds (ErbStG section 10(1) sentence 6). */
export function steuerpflichtigerErwerb(amount: number, freibetrag: number): number {
  const unit = rundung.on(LAW_DATE)
  return Math.floor(wholeEuros(Math.max(0, amount - freibetrag)) / unit) * unit
}

/** A gift, the sum of those of the last ten years from the same person (`prior`), and the allowance for all of them. */
export interface Schenkung {
  amount: number
  prior: number
  freibetrag: number
  klasse: Steuerklasse
}

/**
 * Tax of a gift in EUR, to cents: tax on all gifts less the tax on the earlier ones, at least the tax on this one alone
 * (ErbStG section 14(1)), at most half of it (section 14(3)); a small tax is not assessed (section 22).
 */
export function schenkungsteuerVon({ amount, prior, freibetrag, klasse }: Schenkung): number {
  const taxOf = (sum: number) => tarifsteuer(steuerpflichtigerErwerb(sum, freibetrag), klasse).tax
  const more = taxOf(prior + amount) - taxOf(prior)
  const tax = cents(Math.min(Math.max(more, taxOf(amount)), amount * fruehereErwerbe.on(LAW_DATE).cap))
  return tax <= kleinbetragsgrenze.on(LAW_DATE) ? 0 : tax
}
