/** Words of the historical replay. */
import { phrases } from '../../../../core/portfolio/analyses/historical-replay/phrases'
import { words } from '../../../../core/portfolio/analyses/historical-replay/words'
import { namesIn } from '../../../../core/wording/field-words'
import type { Locale } from '../../../../core/values/text'

const { legs, mix, contributions } = words.data

/** What its view says in a language. */
export const wordsIn = (locale: Locale) => ({ ...namesIn(words.request, locale), ...namesIn(legs.fields, locale), ...namesIn(mix.fields, locale), ...namesIn(contributions.fields.daily.fields, locale), ...namesIn(contributions.fields, locale), ...namesIn(words.data, locale), ...phrases[locale] })
