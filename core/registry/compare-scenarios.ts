/** Runs several scenarios of one calculator; a failed scenario is explained inside the answer. */
import * as z from 'zod'
import { moduleProcedures, findCalculatorProcedure } from './module-procedures'
import { UnknownCalculator, errorTable } from '../contract/errors'
import { MAX_SCENARIOS } from '../contract/limits'
import { operationNames } from '../operations/names'
import type { Procedure, RunContext } from '../operations/define'
import { run } from '../operations/run'
import { grouped, named } from '../wording/field-words'
import { asOf, isoDate, locale } from '../values/schemas/scalars'
import { CALCULATOR_MODEL_VERSION } from '../contract/version'
import { areUnique } from '../values/one-of'
import { fieldOf, isRecord, type Fields } from '../values/record'

const MIN_SCENARIOS = 2

/** Any object, unchanged: `z.record` would drop a key named `__proto__`, which the calculator must refuse. */
const inputs = z.custom<Fields>(isRecord, 'Must be an object').meta({
  type: 'object',
  additionalProperties: {},
  description: "The calculator's inputs; omitted fields take their defaults.",
})

const scenario = z.strictObject({
  id: z.string().min(1).max(64).meta({ description: 'Names the scenario; unique in the request.' }),
  inputs,
})

const request = z.strictObject({
  calculator: z.string().meta({ description: 'Slug of the calculator that runs every scenario.' }),
  asOf: asOf.optional(),
  locale: locale.default('en'),
  scenarios: z
    .array(scenario)
    .min(MIN_SCENARIOS)
    .max(MAX_SCENARIOS)
    .refine((list) => areUnique(list.map(({ id }) => id)), { error: 'Scenario ids must be unique' }),
})

const scenarioError = z.strictObject({
  code: z.enum(Object.keys(errorTable)),
  message: z.string(),
  details: z.unknown().optional(),
})

const succeeded = (procedure: Procedure) =>
  z.strictObject({ id: z.string(), data: procedure.response, error: z.null() })

const failed = z.strictObject({ id: z.string(), data: z.null(), error: scenarioError })

const response = z.strictObject({
  calculator: z.string(),
  modelVersion: z.string(),
  asOf: isoDate,
  summary: z.strictObject({ succeeded: z.int().min(0), failed: z.int().min(0) }),
  scenarios: z.array(z.union([failed, ...moduleProcedures('calculators').map(succeeded)])),
})

type Request = z.output<typeof request>

/** Rate units of a comparison: one per scenario, at least 1, at most the cost of the largest valid request. */
function cost(body: unknown): number {
  const list = fieldOf(body, 'scenarios')
  return Array.isArray(list) ? Math.min(MAX_SCENARIOS, Math.max(1, list.length)) : 1
}

async function runScenario(procedure: Procedure, { id, inputs }: z.output<typeof scenario>, shared: object, context: RunContext) {
  const outcome = await run(procedure, { inputs, ...shared }, context)
  return outcome.ok ? { id, data: outcome.data, error: null } : { id, data: null, error: outcome.error }
}

async function execute({ calculator, asOf, locale, scenarios }: Request, context: RunContext) {
  const procedure = findCalculatorProcedure(calculator)
  if (procedure === undefined) throw new UnknownCalculator()
  const day = asOf ?? context.now.slice(0, 10)
  const entries = await Promise.all(
    scenarios.map((item) => runScenario(procedure, item, { asOf: day, locale }, context)),
  )
  const failures = entries.filter(({ error }) => error !== null).length
  return {
    calculator,
    modelVersion: CALCULATOR_MODEL_VERSION,
    asOf: day,
    summary: { succeeded: entries.length - failures, failed: failures },
    scenarios: entries,
  }
}

/** `POST .../calculators/compare`. */
export const compareProcedure = {
  ...operationNames('calculators', 'compare'),
  operationId: 'comparePublicCalculatorScenarios',
  title: { en: 'Compare scenarios', de: 'Szenarien vergleichen' },
  description: {
    en: 'Runs 2 to 10 scenarios of one calculator. A scenario that fails is explained inside the answer.',
    de: 'Rechnet 2 bis 10 Szenarien eines Rechners. Ein fehlgeschlagenes Szenario wird in der Antwort erklärt.',
  },
  notFor: "Not for portfolios: use analyzePublicPortfolioCompare. One scenario takes the calculator's own tool.",
  request,
  response,
  words: {
    calculator: named('Calculator', 'Rechner'),
    modelVersion: named('Model version', 'Modellversion'),
    asOf: named('Reference date', 'Stichtag'),
    summary: grouped(named('Summary', 'Zusammenfassung'), { succeeded: named('Calculated', 'Berechnet'), failed: named('Not calculated', 'Nicht berechnet') }),
    scenarios: named('Scenarios', 'Szenarien'),
  },
  example: {
    calculator: 'notgroschen',
    scenarios: [
      { id: 'six-months', inputs: { bufferMonths: 6 } },
      { id: 'twelve-months', inputs: { bufferMonths: 12 } },
    ],
  },
  units: '1 per scenario',
  cost,
  execute,
} as const satisfies Procedure<typeof request>
