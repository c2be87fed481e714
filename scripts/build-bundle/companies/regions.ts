import { emu } from '../../../server/data/index-regions'

/** The euro countries of the STOXX Europe 600. */
export const euroCountries: readonly string[] = [...emu, 'LU']
