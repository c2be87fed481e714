import * as z from 'zod'

/** Kinds of investment fund by their partial exemption. */
export const fondstypen = ['AKTIENFONDS', 'MISCHFONDS', 'IMMOBILIENFONDS', 'IMMOBILIENFONDS_AUSLAND', 'SONSTIGE'] as const

export type Fondstyp = (typeof fondstypen)[number]

const description = 'Kind of fund; decides the partial exemption (Teilfreistellung).'

/** Any kind of fund; an equity fund unless stated. */
export const fondstyp = z.enum(fondstypen).default('AKTIENFONDS').meta({ description })

/** Kinds that savings plans are offered on; an equity fund unless stated. */
export const sparplanFondstyp = z.enum(['AKTIENFONDS', 'MISCHFONDS', 'SONSTIGE']).default('AKTIENFONDS').meta({ description })
