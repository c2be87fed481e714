/** The shapes around every result, which name their parts; a type test holds them to the schemas. */
export const frame = `/** One analysis; it narrows on \`status\`. \`U\` is what an \`unavailable\` one still carries, where it carries anything. */
export type Analysis<D, U = null> = UsableAnalysis<D> | UnavailableAnalysis<U>

/** A snapshot with some of its analyses, by their ids: \`SnapshotOf<'overlap' | 'costs'>\`. */
export interface SnapshotOf<S extends keyof SectionData> extends SnapshotFrame {
  /** The analyses that were asked for. */
  analyses: { [K in S]: Analysis<SectionData[K]> }
}

/** A snapshot with all of its analyses. */
export type Snapshot = SnapshotOf<keyof SectionData>

/** Where portfolio results are explained. No link contains holdings or amounts. */
export interface PortfolioLinks {
  /** Page about the models and their sources. */
  documentation: string
  /** Catalog of the analyses. */
  catalog: string
}

/** Result of a standalone analysis. */
export interface Standalone<C extends string, A> {
  /** Version of the models; results of the same version are the same for the same data. */
  modelVersion: string
  /** Date-time of the request. */
  computedAt: string
  /** Currency of all amounts, three letters. */
  baseCurrency: string
  /** Id of the analysis. */
  capability: C
  /** Status, reasons and data. */
  analysis: A
  /** What the model takes for granted. */
  assumptions: string[]
  /** What the result does not say. */
  limitations: string[]
  /** Where the result is explained. */
  links: PortfolioLinks
}

/** Result of a calculation. Read it with its assumptions and limitations; null is never zero. */
export interface Calculation<S extends string, I, R> {
  /** Slug of the calculator. */
  calculator: S
  /** Version of the models and of the law in them. */
  modelVersion: string
  /** The inputs that were used, defaults included. */
  inputs: I
  /** Reference date of savings goals, not the tax year, \`YYYY-MM-DD\`. */
  asOf: string
  /** The figures. */
  result: R
  /** What the model takes for granted. */
  assumptions: string[]
  /** What the result does not say. */
  limitations: string[]
  /** Where the law and the figures come from. */
  sources: string[]
  /** Where the result is shown and explained. */
  links: CalculationLinks
}

/** Where a calculation is shown and explained. */
export interface CalculationLinks {
  /** An editable page that shows this calculation. */
  calculator: string
  /** Page with the formulas and their sources. */
  methodology: string
  /** Page on how to use the calculators. */
  documentation: string
}

/** Result of a calculation of depot tax. Read it with its assumptions and limitations; null is never zero. */
export interface DepotTaxCalculation<C extends string, I, R> {
  /** Id of the calculation. */
  calculation: C
  /** Version of the models and of the law in them. */
  modelVersion: string
  /** The inputs that were used, defaults included. */
  inputs: I
  /** The figures. */
  result: R
  /** What the model takes for granted. */
  assumptions: string[]
  /** What the result does not say. */
  limitations: string[]
  /** Where the law and the figures come from. */
  sources: string[]
  /** Where the result is explained. No link contains amounts. */
  links: DepotTaxLinks
}

/** Result of a calculation of retirement. Read it with its assumptions and limitations; null is never zero. */
export interface RetirementCalculation<C extends string, I, R> {
  /** Id of the calculation. */
  calculation: C
  /** Version of the models and of the law in them. */
  modelVersion: string
  /** The inputs that were used, defaults included. */
  inputs: I
  /** Day of the calculation, \`YYYY-MM-DD\`; no figure depends on it. */
  asOf: string
  /** The figures. */
  result: R
  /** What the model takes for granted. */
  assumptions: string[]
  /** What the result does not say. */
  limitations: string[]
  /** Where the law and the figures come from. */
  sources: string[]
  /** Where the result is shown and explained. */
  links: CalculationLinks
}

/** Where a calculation of depot tax is explained. */
export interface DepotTaxLinks {
  /** Page with the formulas and their sources. */
  methodology: string
  /** Page on how to use depot tax. */
  documentation: string
}

/** An analysis as the types of clients know it. */
export interface AnalysisCall<I extends string, Q, R> {
  /** Id, as in paths. */
  id: I
  /** Body of a request. */
  request: Q
  /** What a call resolves to. */
  response: R
}

/** A calculator as the types of clients know it. */
export interface CalculatorCall<S extends string, I, N, R> {
  /** Slug, as in paths. */
  slug: S
  /** Inputs as given; what is left out takes its default. */
  inputs: I
  /** Inputs with all defaults. */
  normalized: N
  /** The figures of a calculation. */
  result: R
}

/** A calculation of another interface as the types of clients know it. */
export interface OtherCall<I extends string, Q, R> {
  /** Id, as in paths. */
  id: I
  /** Inputs as given. */
  inputs: Q
  /** What a call resolves to. */
  response: R
}`
