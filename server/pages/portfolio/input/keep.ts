/**
 * Storage of drafts: in the tab until it is closed, on this device under a name on request, and in the fragment of a link,
 * which browsers do not send. Everything read back is treated as untrusted.
 */
import type { Draft, Row } from '../draft'
import { isRecord } from '../../../../core/values/record'
import { packed, unpacked } from '../../browser/packed'
import { quietly, stored } from '../../browser/storage'

const TAB = 'depotkit.draft'
const DEVICE = 'depotkit.depots'
const FRAGMENT = '#depot='

const MAX_ROWS = 500

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 200

const isRow = (value: unknown): value is Row =>
  isRecord(value) && typeof value['id'] === 'number' && isText(value['what']) && isText(value['amount']) && (value['name'] === undefined || isText(value['name'])) && (value['cash'] === undefined || value['cash'] === true)

/** Whether a value that was kept is a draft. */
export const isDraft = (value: unknown): value is Draft =>
  isRecord(value) && (value['basis'] === 'values' || value['basis'] === 'weights') && isText(value['baseCurrency']) && Array.isArray(value['rows']) && value['rows'].length <= MAX_ROWS && value['rows'].every(isRow)

/** What this tab held before a reload, another page or another language. */
export function draftOfTab(): Draft | null {
  const draft = stored(() => sessionStorage, TAB)
  return isDraft(draft) ? draft : null
}

/** Keeps a draft until the tab is closed. */
export const keepInTab = (draft: Draft): void => quietly(() => sessionStorage.setItem(TAB, JSON.stringify(draft)))

/** Before the names of what is kept of an analysis. */
export const ANALYSIS = 'depotkit.analysis.'

/** Forgets what the tab holds of analyses: some of it names the depot. */
export const forgetAnalyses = (): void => quietly(() => Object.keys(sessionStorage).filter((key) => key.startsWith(ANALYSIS)).forEach((key) => sessionStorage.removeItem(key)))

/** Depots by name. */
export type Depots = Readonly<Record<string, Draft>>

/** What was kept on this device on request. */
export function depotsOfDevice(): Depots {
  const depots = stored(() => localStorage, DEVICE)
  return isRecord(depots) ? Object.fromEntries(Object.entries(depots).flatMap(([name, draft]) => (isDraft(draft) ? [[name, draft]] : []))) : {}
}

function putDepots(depots: Depots): Depots {
  quietly(() => (Object.keys(depots).length === 0 ? localStorage.removeItem(DEVICE) : localStorage.setItem(DEVICE, JSON.stringify(depots))))
  return depots
}

/** Keeps a depot on this device under a name; the same name is replaced. */
export const keepOnDevice = (name: string, draft: Draft): Depots => putDepots({ ...depotsOfDevice(), [name]: draft })

/** Forgets a depot of this device. */
export const forgetOnDevice = (name: string): Depots => putDepots(Object.fromEntries(Object.entries(depotsOfDevice()).filter(([other]) => other !== name)))

/** The fragment that holds a draft. */
export const fragmentOf = async (draft: Draft): Promise<string> => FRAGMENT + await packed(draft)

/** The draft of a fragment; `damaged` where it cannot be read, null for a fragment that holds none. */
export async function draftOfFragment(fragment: string): Promise<Draft | 'damaged' | null> {
  if (!fragment.startsWith(FRAGMENT)) return null
  const draft = await unpacked(fragment.slice(FRAGMENT.length))
  return isDraft(draft) ? draft : 'damaged'
}
