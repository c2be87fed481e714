/** What a browser gets for an address that does not exist. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Assets } from './assets'
import { documentOf, sendPage } from './document'
import { pathFor, visitOf } from './visit'

const words = {
  en: { title: 'This page does not exist', lead: 'The address may be mistyped, or the page has moved.', start: 'To the start page' },
  de: { title: 'Diese Seite gibt es nicht', lead: 'Vielleicht ist die Adresse falsch geschrieben, oder die Seite ist umgezogen.', start: 'Zur Startseite' },
} as const

/** Sends the page with the status of what is missing. */
export function sendMissing(request: FastifyRequest, reply: FastifyReply, assets: Assets): Promise<FastifyReply> {
  const visit = visitOf(request)
  const text = words[visit.locale]
  const content = <><h1>{text.title}</h1><p class="lead">{text.lead}</p><p><a class="button" href={pathFor(visit, '/')}>{text.start}</a></p></>
  return sendPage(request, reply, documentOf({ title: text.title, description: text.lead, content }, visit, assets), 404)
}
