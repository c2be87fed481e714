/** Error page. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { errorTable } from '../../../core/contract/errors'
import { byLanguage, text } from '../../../core/values/text'
import { words as shared } from '../browser/words'
import type { Assets } from './assets'
import { documentOf, sendPage } from './document'
import { pathFor, visitOf, type Visit } from './visit'

const words = byLanguage({
  not_found: text('This page does not exist', 'Diese Seite gibt es nicht'),
  not_foundHelp: text('The address may be mistyped, or the page has moved.', 'Vielleicht ist die Adresse falsch geschrieben, oder die Seite ist umgezogen.'),
  rate_limited: text('Too many requests', 'Zu viele Anfragen'),
  rate_limitedHelp: text(
    (seconds: number) => `Too many pages were opened from your address. Please try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
    (seconds) => `Von Ihrer Adresse wurden zu viele Seiten geöffnet. Bitte in ${seconds} ${seconds === 1 ? 'Sekunde' : 'Sekunden'} erneut versuchen.`,
  ),
  overloaded: text('Much is going on here', 'Hier ist gerade viel los'),
  overloadedHelp: text('The service has more to do than it can. Please try again in a few seconds.', 'Der Dienst hat mehr zu tun, als er schafft. Bitte in einigen Sekunden erneut versuchen.'),
  internal_error: text('This page could not be made', 'Diese Seite konnte nicht erzeugt werden'),
  internal_errorHelp: text('The fault is ours and has been logged, without anything that you entered.', 'Der Fehler liegt bei uns und ist protokolliert, ohne etwas von dem, was Sie eingegeben haben.'),
  start: text('To the start page', 'Zur Startseite'),
  elsewhere: text('Or look here:', 'Oder hier weiter:'),
  portfolio: text('Look into a portfolio', 'Ein Depot ansehen'),
  depotTax: text('Tax of a depot', 'Steuer eines Depots'),
  calculators: text('Calculators', 'Rechner'),
})

/** Failures that visitors read as a page. */
type Code = 'not_found' | 'rate_limited' | 'overloaded' | 'internal_error'

/** Whether a failure of the table has such a page. */
export const hasPage = (code: string): code is Code => code === 'not_found' || code === 'rate_limited' || code === 'overloaded' || code === 'internal_error'

const elsewhere = ['/portfolio', '/depot-tax', '/calculators'] as const

/** The same page in the same language. */
const samePage = ({ path, query, ...visit }: Visit): string => {
  const address = pathFor({ path, query, ...visit }, path)
  return query === '' ? address : `${address}${address.includes('?') ? '&' : '?'}${query}`
}

/** Sends the error page of a failure, with its status. */
export function sendFailed(request: FastifyRequest, reply: FastifyReply, code: Code, assets: Assets, seconds = 0): Promise<FastifyReply> {
  const visit = visitOf(request)
  const say = words[visit.locale]
  const help = code === 'rate_limited' ? say.rate_limitedHelp(seconds) : say[`${code}Help`]
  if (seconds > 0) reply.header('Retry-After', seconds)
  const content = (
    <div class="failed">
      <h1>{say[code]}</h1>
      <p class="lead">{help}</p>
      <p>{code === 'not_found' ? <a class="button" href={pathFor(visit, '/')}>{say.start}</a> : <a class="button" href={samePage(visit)}>{shared[visit.locale].again}</a>}</p>
      {code === 'not_found' && <p class="muted">{say.elsewhere} {elsewhere.map((path, index) => <>{index > 0 && ' · '}<a href={pathFor(visit, path)}>{[say.portfolio, say.depotTax, say.calculators][index]}</a></>)}</p>}
    </div>
  )
  return sendPage(request, reply, documentOf({ title: say[code], description: help, content }, visit, assets), errorTable[code].status)
}
