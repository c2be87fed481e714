/** Why a document gives no trades. */
import type { PdfFault } from '../open'
import { isinAnchors, type Document } from '../rows'
import { aboutIn } from './about'
import { tradeDay } from './days'
import { isCancelled } from './events'
import { isLedger, movesOtherwise } from './ledgers/ledgers'
import { hasExchange, isList } from './lists'
import { isListHeader } from './savings-plan'
import { securityOf } from './security'
import { ENTRY, entriesIn, isOfTrades, isOpen, MOVED } from './trades'

/** Units that are paid out without an order. */
const EXPIRED = /knock.?out|fraktion|spitzenregulierung|wertlos|verfall|^tilgung$|^repayment$/i

/** `ODX1 C12700.00 05JUN20`, `XSP 435 P 15OKT21`: a strike, a right and a day; or a contract is said to have a size. */
const OPTION = /\b(?:[CP] ?\d+(?:[.,]\d+)?|\d+(?:[.,]\d+)? [CP]) +\d{2}\p{Lu}{3}\d{2}\b|kontrakt-?gr(?:ö|oe)(?:ß|ss)e|contract size|derivatetransaktion/iu

/** Whether units move in ways that are not read. */
const movesUnread = (document: Document): boolean =>
  hasExchange(document) || (isLedger(document) ? movesOtherwise(document)
    : document.lines.some(({ text }) => MOVED.test(text)) || (entriesIn(document).length > 0 && isOpen(document)))

/** Why a document that is of trades gives none. */
function whyUnproven(document: Document): PdfFault {
  const { lines } = document
  const isListed = isLedger(document) || isList(document) || hasExchange(document) ||
    entriesIn(document).length > 1 || lines.some(({ text }) => ENTRY.test(text) || isListHeader({ text }))
  const about = isListed ? null : aboutIn(document)
  if (about === 'account_trade_pdf' || about === 'cancelled_trade_pdf') return about
  if (!isListed && lines.some(({ text }) => EXPIRED.test(text))) return 'expired_trade_pdf'
  if (!isListed && securityOf(document, 0, lines.length) === null) return 'unnamed_trade_pdf'
  return isListed || tradeDay(lines) !== null ? 'unproven_trade_pdf' : 'undated_trade_pdf'
}

/** Why a document gives no trades. */
export function whyUnread(document: Document): PdfFault {
  const { lines } = document
  const [hasNumber, says] = [isinAnchors(document).length > 0, (words: RegExp): boolean => lines.some(({ text }) => words.test(text))]
  if (says(OPTION)) return 'option_trade_pdf'
  if (!hasNumber && says(/krypto|crypto/i)) return 'crypto_trade_pdf'
  if (!isOfTrades(document) && !isLedger(document) && !isList(document) && !hasExchange(document)) return hasNumber && says(EXPIRED) && !isCancelled(lines) ? 'expired_trade_pdf' : (aboutIn(document) ?? 'no_trade_pdf')
  return movesUnread(document) ? 'moved_trade_pdf' : whyUnproven(document)
}
