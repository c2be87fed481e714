import * as z from 'zod'

const url = z.url()
const jsonSchema = z.record(z.string(), z.unknown()).meta({ id: 'JsonSchema', description: 'JSON Schema 2020-12.' })

const common = {
  modelVersion: z.string(),
  authentication: z.literal('none'),
  openapi: url,
  guide: url,
  methodology: url,
  methodologyMarkdown: url,
  documentation: url,
}

const entry = {
  title: z.string(),
  description: z.string(),
  endpoint: url,
  methodology: url,
  operationId: z.string(),
  inputSchema: jsonSchema,
  resultSchema: jsonSchema,
}

/** `GET .../portfolio-analysis/{capability}` */
export const portfolioDescriptorSchema = z
  .strictObject({
    id: z.string(),
    ...entry,
    example: z.strictObject({ request: z.unknown() }),
    supportedInBatch: z.boolean(),
    responseSchema: jsonSchema.optional().meta({ description: 'Standalone capabilities only.' }),
  })
  .meta({ id: 'CapabilityDescriptor' })

/** `GET .../portfolio-analysis` */
export const portfolioCatalogSchema = z
  .strictObject({
    ...common,
    persistence: z.string(),
    endpoint: url,
    operationId: z.string(),
    maxHoldings: z.int(),
    maxHoldingsPerSnapshot: z.int(),
    maxComparisonHoldings: z.int(),
    maxAlternativeCandidates: z.int(),
    maxReplayWindowDays: z.int(),
    inputBasis: z.array(z.enum(['weights', 'values'])),
    rateLimit: z.strictObject({ units: z.int(), windowSeconds: z.int(), cost: z.string() }),
    bodyLimitBytes: z.int(),
    batchCapabilities: z.array(z.string()),
    capabilities: z.array(portfolioDescriptorSchema),
  })
  .meta({ id: 'PortfolioCatalog' })

const calculatorEntry = {
  slug: z.string(),
  ...entry,
  example: z.strictObject({ request: z.unknown(), response: z.unknown() }),
}

/** `GET .../calculators/{slug}` */
export const calculatorDescriptorSchema = z
  .strictObject({ ...calculatorEntry, defaults: z.record(z.string(), z.unknown()).meta({ description: 'Normalised inputs of an empty request.' }) })
  .meta({ id: 'CalculatorDescriptor' })

/** `GET .../calculators` */
export const calculatorCatalogSchema = z
  .strictObject({
    ...common,
    currency: z.literal('EUR'),
    inputRates: z.string(),
    outputRates: z.string(),
    rateLimit: z.strictObject({ requests: z.int(), unit: z.string(), windowSeconds: z.int(), scope: z.string() }),
    portfolioAnalysis: url,
    comparison: z.strictObject({ endpoint: url, maxScenarios: z.int(), operationId: z.string() }),
    calculators: z.array(z.strictObject(calculatorEntry).meta({ id: 'CalculatorEntry' })),
  })
  .meta({ id: 'CalculatorCatalog' })

/** `GET .../guide` */
export const guideSchema = z
  .strictObject({
    title: z.string(),
    markdown: z.string(),
    examples: z.array(z.strictObject({ title: z.string(), method: z.enum(['GET', 'POST']), path: z.string(), body: z.unknown() })),
  })
  .meta({ id: 'Guide' })
