import * as z from 'zod'
import { MAX_AMOUNT } from '../money'

/** EUR amount, 0 to 100,000,000. In a file of its own, so that the browser bundle of a calculator does not include schemas of text formats. */
export const amount = () => z.number().min(0).max(MAX_AMOUNT).meta({ unit: 'EUR' })
