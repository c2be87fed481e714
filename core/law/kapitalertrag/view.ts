import type { Ineffective } from '../../wording/view'

/** The Land decides the church tax rate alone: without church tax it changes nothing. */
export const taxProfileIneffective: readonly Ineffective[] = [{ field: 'taxProfile.bundesland', when: { 'inputs.taxProfile.kirchensteuer': false } }]
