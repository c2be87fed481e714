import type { Namespace } from '../../core/procedure'
import type { Locale } from '../../core/text'
import { calculatorMethodology } from './calculators'
import { portfolioMethodology } from './portfolio'

const made = new Map<string, string>()

/** How the results of an interface come about, as Markdown. */
export function methodologyOf(namespace: Namespace, locale: Locale): string {
  const key = `${namespace} ${locale}`
  const text = made.get(key) ?? (namespace === 'calculators' ? calculatorMethodology(locale) : portfolioMethodology(locale))
  made.set(key, text)
  return `${text.trimEnd()}\n`
}
