/** `GET /calculators`: all calculators. */
import { byLanguage, text } from '../../../core/values/text'
import type { Page } from '../frame/document'
import type { Visit } from '../frame/visit'
import { CalculatorGroups } from './cards'

const words = byLanguage({
  title: text('Calculators', 'Rechner'),
  lead: text(
    'German tax and savings questions, calculated in your browser, with date and source of every legal figure. Every address holds its inputs, so that a link shows the same result again.',
    'Steuer- und Sparfragen, im Browser gerechnet, mit Stand und Quelle jeder gesetzlichen Zahl. Jede Adresse enthält die Eingaben, sodass ein Link dasselbe Ergebnis wieder zeigt.',
  ),
})

/** The list of calculators. */
export function calculatorsPage(visit: Visit): Page {
  const { title, lead } = words[visit.locale]
  const content = <><h1>{title}</h1><p class="lead">{lead}</p><CalculatorGroups visit={visit} level={2} /></>
  return { title, description: lead, content }
}
