import * as z from 'zod'

/** The German Länder by their official names. */
export const bundeslaender = [
  'Baden-Württemberg', 'Bayern', 'Berlin', 'Brandenburg', 'Bremen', 'Hamburg', 'Hessen', 'Mecklenburg-Vorpommern',
  'Niedersachsen', 'Nordrhein-Westfalen', 'Rheinland-Pfalz', 'Saarland', 'Sachsen', 'Sachsen-Anhalt',
  'Schleswig-Holstein', 'Thüringen',
] as const

export type Bundesland = (typeof bundeslaender)[number]

const personFields = {
  bundesland: z.enum(bundeslaender).nullable().default(null).meta({ description: 'Land of residence; decides the church tax rate.' }),
  kirchensteuer: z.boolean().default(false).meta({ description: 'Whether church tax is due, of a couple by both: else half of a joint depot bears none.' }),
  filing_status: z.enum(['single', 'joint']).default('single'),
}

/** What decides the tax rate and the statutory allowance, where allowances are given per bank. */
export const taxPerson = z.strictObject(personFields).prefault({})

export type TaxPerson = z.output<typeof taxPerson>

/** Personal facts that decide the tax on capital income. */
export const taxProfile = z
  .strictObject({
    ...personFields,
    sparerpauschbetrag_remaining: z.number().min(0).max(2000).default(1000).meta({
      description: 'Saver allowance of the year still unused. Counts in calculations of a single year.',
      unit: 'EUR',
    }),
  })
  .prefault({})

export type TaxProfile = z.output<typeof taxProfile>
