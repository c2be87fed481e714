import * as z from 'zod'

/** EUR in a result. */
export const eur = (description: string) => z.number().meta({ description, unit: 'EUR' })

/** A fraction in a result: 0.25 is 25 %. */
export const fraction = (description: string) => z.number().meta({ description, unit: 'fraction' })

/** Percentage points in a result: 2.5 is 2.5 %. */
export const percentagePoints = (description: string) => z.number().meta({ description, unit: 'percentage points' })
