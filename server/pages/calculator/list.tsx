/** `GET /calculators`: all calculators. */
import type { Page } from '../frame/document'
import type { Visit } from '../frame/visit'
import { CalculatorGroups } from './cards'

const words = {
  en: { title: 'Calculators', lead: 'German tax and savings questions, calculated in your browser, with date and source of every legal figure. Every address holds its inputs, so that a link shows the same result again.' },
  de: { title: 'Rechner', lead: 'Steuer- und Sparfragen, im Browser gerechnet, mit Stand und Quelle jeder gesetzlichen Zahl. Jede Adresse enthält die Eingaben, sodass ein Link dasselbe Ergebnis wieder zeigt.' },
} as const

/** The list of calculators. */
export function calculatorsPage(visit: Visit): Page {
  const { title, lead } = words[visit.locale]
  const content = <><h1>{title}</h1><p class="lead">{lead}</p><CalculatorGroups visit={visit} level={2} /></>
  return { title, description: lead, content }
}
