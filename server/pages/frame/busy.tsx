/** What a visitor reads who is refused for asking too much. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Notice } from '../components/notice'
import type { Assets } from './assets'
import { documentOf, sendPage } from './document'
import { visitOf } from './visit'

const words = {
  en: { title: 'Too many requests', wait: (seconds: number) => `Too many pages were opened from your address. Please try again in ${seconds} seconds.` },
  de: { title: 'Zu viele Anfragen', wait: (seconds: number) => `Von Ihrer Adresse wurden zu viele Seiten geöffnet. Bitte in ${seconds} Sekunden erneut versuchen.` },
} as const

/** A refused visitor reads a page and not the envelope. */
export function sendBusy(request: FastifyRequest, reply: FastifyReply, seconds: number, assets: Assets): Promise<FastifyReply> {
  const visit = visitOf(request)
  const { title, wait } = words[visit.locale]
  reply.header('Retry-After', seconds)
  return sendPage(request, reply, documentOf({ title, description: title, content: <Notice tone="error" title={title}>{wait(seconds)}</Notice> }, visit, assets), 429)
}
