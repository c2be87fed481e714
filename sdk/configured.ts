// Written by `npm run generate` from the schemas of the models. Do not edit.

import type { Api } from './client/client-types'
import { configured } from './client/default-client'

/** Portfolio analysis: Look-through, allocation, concentration, costs and more of a portfolio of ISINs and cash; of the configured service. */
export const analyze: Api<'analyze'> = configured.analyze

/** Calculators: Models of German tax and savings questions; of the configured service. */
export const calculators: Api<'calculators'> = configured.calculators

/** Depot tax: German tax on a depot: advance lump sums at several banks, sales by lots, the tax year; of the configured service. */
export const depotTax: Api<'depotTax'> = configured.depotTax

/** Retirement: Subsidised private pensions of Germany from 2027 on against saving without them; of the configured service. */
export const retirement: Api<'retirement'> = configured.retirement

/** Fixed income: Bond funds and single bonds of a portfolio by issuer, country, currency, maturity, kind and rating, with their duration; of the configured service. */
export const fixedIncome: Api<'fixedIncome'> = configured.fixedIncome
