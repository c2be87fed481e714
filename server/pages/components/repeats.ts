import type { FileFault } from '../../../sdk/files'

/** Rows of trades that another confirmation states, too, and that are to be asked about: where nothing else is wrong. */
export const repeatsAsked = (faults: readonly FileFault[]): number[] => (faults.every(({ code }) => code === 'twice_unclear') ? faults.flatMap(({ row }) => row ?? []) : [])
