import type { Calculator } from '../../operations/define'
import { calculators } from '../../registry/registry'
import type { Locale, Text } from '../../values/text'
import { CALCULATOR_MODEL_VERSION, LAW_DATE } from '../version'
import { joined } from './markdown'
import { modelSection } from './model'
import { words } from './words'

const modules: readonly Calculator[] = calculators

const intro: Text = {
  en: [
    'Amounts are EUR, rounded to cents at the end, half away from zero. A total is the sum of the rounded parts it is shown with.',
    `Where no tax year is asked for, the law of ${LAW_DATE} applies; \`asOf\` is a reference date for savings goals, not a tax year.`,
    'No calculation is tax or investment advice. Whether the personal income tax rate would be lower (Günstigerprüfung) is not examined.',
  ].join('\n\n'),
  de: [
    'Beträge sind EUR und werden am Ende kaufmännisch auf Cent gerundet. Eine Summe ist die Summe der gerundeten Teile, mit denen sie gezeigt wird.',
    `Wo kein Steuerjahr gewählt wird, gilt das Recht vom ${LAW_DATE}; \`asOf\` ist ein Stichtag für Sparziele, kein Steuerjahr.`,
    'Keine Rechnung ist eine Steuer- oder Anlageberatung. Eine Günstigerprüfung findet nicht statt.',
  ].join('\n\n'),
}

const title: Text = { en: 'Methodology of the calculators', de: 'Methodik der Rechner' }

/** The models of all calculators in words and formulas. */
export const calculatorMethodology = (locale: Locale): string =>
  joined([
    `# ${title[locale]}`,
    `${words[locale].model}: ${CALCULATOR_MODEL_VERSION}`,
    intro[locale],
    ...modules.map((module) => modelSection(module.slug, module, locale)),
  ])
