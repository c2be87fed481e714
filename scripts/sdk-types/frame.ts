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

/** An analysis as the types of clients know it. */
export interface AnalysisCall<I extends string, Q, R> {
  /** Id, as in paths. */
  id: I
  /** Body of a request. */
  request: Q
  /** What a call resolves to. */
  response: R
}

/** A calculation as the types of clients know it. */
export interface CalculationCall<I extends string, V, Q, R> {
  /** Id, as in paths. */
  id: I
  /** Inputs as given. */
  inputs: V
  /** Body of a request. */
  request: Q
  /** What a call resolves to. */
  response: R
}

/** A group of methods as the types of clients know it. */
export interface Group<O, C, I extends string, D> {
  /** What it computes, by the names of the methods. */
  operations: O
  /** What it offers, with schemas and examples. */
  catalog: C
  /** Ids of what it describes. */
  id: I
  /** Description of one of them. */
  descriptor: D
}`
