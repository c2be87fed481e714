/** `GET /calculators`: all calculators. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Assets } from '../frame/assets'
import { documentOf, sendPage } from '../frame/document'
import { visitOf } from '../frame/visit'
import { CalculatorGroups } from './cards'

const words = {
  en: { title: 'Calculators', lead: 'German tax and savings questions, calculated in your browser with dated, cited law. Every address keeps its figures, so that a link shows the same result again.' },
  de: { title: 'Rechner', lead: 'Steuer- und Sparfragen, im Browser gerechnet, mit Stand und Quelle jeder gesetzlichen Zahl. Jede Adresse enthält ihre Zahlen, sodass ein Link dasselbe Ergebnis wieder zeigt.' },
} as const

/** Sends the list of calculators. */
export function sendCalculators(request: FastifyRequest, reply: FastifyReply, assets: Assets): Promise<FastifyReply> {
  const visit = visitOf(request)
  const { title, lead } = words[visit.locale]
  const content = <><h1>{title}</h1><p class="lead">{lead}</p><CalculatorGroups visit={visit} level={2} /></>
  return sendPage(request, reply, documentOf({ title, description: lead, content }, visit, assets))
}
