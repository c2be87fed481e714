/**
 * Where banks and apps hide their list of holdings: the view whose export the reader's tests have, with the name by which
 * a file or its text shows whose it is. For a PDF or a list of bookings, in whose place that export is wanted.
 */
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

export interface Export {
  bank: string
  view: string
}

/** What tells whose file it is: its name, and the words in its first kilobytes. */
export function exportOf(fileName: string, bytes: Uint8Array): Export | null {
  const head = [bytes.subarray(0, 4096), bytes.subarray(Math.max(0, bytes.length - 4096))].map((part) => String.fromCharCode(...part)).join(' ')
  const found = hints.find(({ sign }) => sign.test(fileName)) ?? hints.find(({ sign }) => sign.test(head))
  return found === undefined ? null : { bank: found.bank, view: found.view }
}
