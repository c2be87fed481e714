/**
 * Where a bank or app exports its list of holdings, for messages on files that cannot be read: the view whose export the tests
 * of the reader have, and a pattern of the bank's name in the name or the text of a file.
 */
import type { FileFault } from '../verdict'

interface Hint {
  sign: RegExp
  bank: string
  view: string
}

const hints: readonly Hint[] = [
  { sign: /comdirect/i, bank: 'comdirect', view: 'Depotübersicht, CSV' },
  { sign: /consors/i, bank: 'Consorsbank', view: 'Depotübersicht, CSV' },
  { sign: /ing-diba|(?:^|[^a-z])ing[-_ ]?depot|direkt-depot/i, bank: 'ING', view: 'Depotübersicht, CSV' },
  { sign: /\bdkb\b|deutsche kreditbank/i, bank: 'DKB', view: 'Depotstatus, CSV' },
  { sign: /flatex(?!degiro)|biw ?ag|fintech ?group/i, bank: 'flatex', view: 'Depotbestand, CSV' },
  { sign: /degiro/i, bank: 'DEGIRO', view: 'Portfolio, Export, CSV' },
  { sign: /maxblue|deutsche ?bank/i, bank: 'maxblue', view: 'Vermögensaufstellung, CSV' },
  { sign: /ebase|\bfnz\b/i, bank: 'ebase / FNZ', view: 'Depotbestand, CSV' },
  { sign: /\bs ?broker/i, bank: 'S Broker', view: 'Depotübersicht, CSV' },
  { sign: /onvista/i, bank: 'onvista bank', view: 'Depotübersicht Wertpapiere, CSV' },
  { sign: /dadat/i, bank: 'DADAT', view: 'Depotbestand – Kompakt, CSV' },
  { sign: /\bmlp\b|volksbank|raiffeisenbank|genobroker/i, bank: 'Volksbank / MLP', view: 'Depotbestand, CSV' },
  { sign: /boursorama|boursobank/i, bank: 'BoursoBank', view: 'Positions, CSV' },
  { sign: /interactive ?brokers|captrader|lynx/i, bank: 'Interactive Brokers', view: 'Activity Statement, CSV' },
  { sign: /portfolio ?performance/i, bank: 'Portfolio Performance', view: 'Vermögensaufstellung, CSV' },
]

/** What is wrong with files in whose place a list of holdings is wanted. */
const replaced: readonly FileFault['code'][] = ['pdf', 'scanned_pdf', 'unreadable_pdf', 'unknown_pdf', 'unproven_pdf', 'image', 'web_page', 'bookings', 'no_value', 'old_spreadsheet']

/** A bank, and the view of its pages that has the export. */
export interface Export {
  bank: string
  view: string
}

/** The export that is wanted in place of a refused file, by its name or the text in its first and last 4 KB; null where none is wanted or the bank is unknown. */
export function exportOf(fileName: string, bytes: Uint8Array, faults: readonly FileFault[]): Export | null {
  if (!faults.some(({ code }) => replaced.includes(code))) return null
  const head = [bytes.subarray(0, 4096), bytes.subarray(Math.max(0, bytes.length - 4096))].map((part) => String.fromCharCode(...part)).join(' ')
  const found = hints.find(({ sign }) => sign.test(fileName)) ?? hints.find(({ sign }) => sign.test(head))
  return found === undefined ? null : { bank: found.bank, view: found.view }
}
