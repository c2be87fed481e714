import { text, type Text } from '../../../values/text'
import { chosen, grouped, named, orNull } from '../../../wording/field-words'
import { bucketWords, coverageOfEquities, name, portfolioShare, reviewedAt, scopeOfEquities, sources, valueOrNone, version, weight, portfolioWords } from '../../schemas/words'
import { industryLabels } from '../../keys/industries'
import { interests } from './interests'
import { themes } from './themes'

const namesOf = (list: readonly { key: string; name: Text }[]) => Object.fromEntries(list.map((item) => [item.key, item.name]))

/** Names by the English name, which results use as the key. */
const byEnglish = (list: readonly { name: Text }[]) => chosen(name, Object.fromEntries(list.map((item) => [item.name.en, item.name])))

const unmeasured = text('not measured', 'nicht gemessen')

export const words = {
  request: portfolioWords,
  data: {
    scope: scopeOfEquities,
    portfolioShare,
    industries: grouped(named('Industries', 'Branchen'), {
      coverage: coverageOfEquities,
      buckets: grouped(named('Industries', 'Branchen'), bucketWords('Industry', 'Branche', industryLabels)),
    }),
    interests: grouped(named('Interests', 'Interessen'), {
      version,
      coverage: coverageOfEquities,
      items: grouped(named('Interests', 'Interessen'), {
        key: chosen(named('Interest', 'Interesse'), namesOf(interests)),
        name: byEnglish(interests),
        weight,
        value: valueOrNone,
        industries: chosen(named('Industries', 'Branchen'), industryLabels),
      }),
    }),
    themes: grouped(named('Themes', 'Themen'), {
      version,
      coverage: coverageOfEquities,
      items: grouped(named('Themes', 'Themen'), {
        key: chosen(named('Theme', 'Thema'), namesOf(themes)),
        name: byEnglish(themes),
        weight: orNull(weight, unmeasured),
        value: valueOrNone,
        lowerBound: named('Lower bound', 'Untergrenze'),
        matchedCompanies: named('Companies', 'Unternehmen'),
        companies: grouped(named('Largest companies', 'Größte Unternehmen'), { id: named('Id', 'Kennung'), name, weight }),
        tailWeight: orNull(named('Companies beyond this list', 'Unternehmen jenseits dieser Liste'), unmeasured),
        reviewedAt,
        sources,
      }),
    }),
  },
}
