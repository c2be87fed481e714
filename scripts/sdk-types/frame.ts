/** The shapes around every result, which narrow on `status` and name their parts; a type test holds them to the schemas. */
export const frame = `/** Why a section is not complete. */
export type Reason =
  | 'unresolved_holdings' | 'provider_unavailable' | 'incomplete_coverage' | 'no_equities' | 'fewer_than_two_funds'

/** One analysis of a snapshot. \`data\` is there for \`ok\` and \`partial\`; a \`partial\` one says why in \`reasons\`. */
export type Section<D> =
  | { status: 'ok'; reasons: Reason[]; data: D }
  | { status: 'partial'; reasons: Reason[]; data: D }
  | { status: 'unavailable'; reasons: Reason[]; data: null }
  | { status: 'not_requested'; reasons: Reason[]; data: null }

/** A standalone analysis. \`U\` is what an \`unavailable\` one still carries, where it carries anything. */
export type Analysis<D, U = null> =
  | { status: 'ok'; reasons: Reason[]; data: D }
  | { status: 'partial'; reasons: Reason[]; data: D }
  | { status: 'unavailable'; reasons: Reason[]; data: U }

/** Where results are explained. No link contains holdings or amounts. */
export interface PortfolioLinks {
  documentation: string
  catalog: string
}

/** Result of a standalone analysis. */
export interface Standalone<C extends string, A> {
  modelVersion: string
  /** Date-time of the request. */
  computedAt: string
  baseCurrency: string
  capability: C
  analysis: A
  assumptions: string[]
  limitations: string[]
  links: PortfolioLinks
}

/** Result of a calculation. Read it with its assumptions and limitations; null is never zero. */
export interface Calculation<S extends string, I, R> {
  calculator: S
  modelVersion: string
  /** The inputs that were used, defaults included. */
  inputs: I
  /** Reference date of savings goals, not the tax year. */
  asOf: string
  result: R
  assumptions: string[]
  limitations: string[]
  sources: string[]
  links: {
    /** An editable page that shows this calculation. */
    calculator: string
    methodology: string
    documentation: string
  }
}`
