import type { Ineffective } from '../../wording/view'

/** The Land decides only the church tax rate: without church tax it changes nothing. */
export const taxProfileIneffective: readonly Ineffective[] = [{ field: 'taxProfile.bundesland', when: { 'inputs.taxProfile.kirchensteuer': false } }]
