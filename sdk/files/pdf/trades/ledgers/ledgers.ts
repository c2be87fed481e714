/** Statements of fund accounts, one file for each layout. */
import type { Document } from '../../rows'
import type { ProvenTrade } from '../settle'
import { labelledTrades, NOT_TRADED } from './deka-daily'
import { BOOKED, periodTrades, TRADED } from './deka-period'
import { HEAD, HEAD_KIND, headedTrades } from './ebase'
import { columnTrades, isInColumns } from './fil'
import { CARRIED, fundTrades } from './union-depot'

/** Whether a document is such a statement. */
export const isLedger = (document: Document): boolean =>
  isInColumns(document) || document.lines.some(({ text }) => CARRIED.test(text) || HEAD.test(text) || BOOKED.test(text) || /anteilumsatz/i.test(text))

/** Whether it moves units in ways that are not read. */
export const movesOtherwise = ({ lines }: Document): boolean => lines.some(({ text }) => {
  const [, head] = HEAD.exec(text) ?? []
  return head === undefined ? NOT_TRADED.test(text) || (BOOKED.test(text) && !TRADED.test(text)) : !HEAD_KIND.test(head)
})

/** Whether it names what funds pay out or put into units. */
export const hasEarnings = (document: Document): boolean =>
  isLedger(document) && document.lines.some(({ text }) => /^(?:abrechnungsbetrag )?(?:ertrags|gesamt)?(?:aussch(?:ü|ue)ttung|thesaurierung|abrechnung\b)|kauf aus ertrag|^wiederanlage/i.test(text))

/** The trades of such a statement; null where one of them is not proven. */
export const ledgerIn = (document: Document): ProvenTrade[] | null =>
  headedTrades(document) ?? fundTrades(document) ?? periodTrades(document) ?? labelledTrades(document) ?? columnTrades(document)
