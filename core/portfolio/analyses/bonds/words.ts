import { text } from '../../../values/text'
import { chosen, grouped, named, orNull } from '../../../wording/field-words'
import { countryLabels, currencyLabels } from '../../keys/taxonomy'
import { bucketWords, fundCoverageWords, name, valueOrNone, weight, portfolioWords } from '../../schemas/words'
import { ratingLabels, spanLabels, typeLabels } from './held-bonds'

const noBonds = text('no bonds', 'keine Anleihen')
const coverage = orNull(named('Known of the bonds', 'Von den Anleihen bekannt'), noBonds)

const spread = (en: string, de: string, one: string, eine: string, choices: Parameters<typeof bucketWords>[2]) =>
  grouped(named(en, de), { coverage, buckets: grouped(named('Shares', 'Anteile'), bucketWords(one, eine, choices)) })

export const words = {
  request: portfolioWords,
  data: {
    scope: chosen(named('Covers', 'Umfasst'), { bonds: text('bonds', 'Anleihen') }),
    portfolioShare: named('Bonds in the portfolio', 'Anleihen im Depot'),
    coverage,
    coveredWeight: named('Known bonds in the portfolio', 'Bekannte Anleihen im Depot'),
    duration: grouped(named('Duration', 'Duration'), {
      coverage,
      maturityYears: orNull(named('Average years to maturity', 'Mittlere Restlaufzeit in Jahren')),
      macaulayYears: orNull(named('Duration (Macaulay) in years', 'Duration (Macaulay) in Jahren')),
      modifiedYears: orNull(named('Modified duration', 'Modifizierte Duration', 'Prozent, die der Kurs verliert, wenn die Rendite um einen Prozentpunkt steigt.')),
      averageCoupon: orNull(named('Average coupon', 'Mittlerer Kupon')),
    }),
    maturities: spread('Years to maturity', 'Restlaufzeiten', 'Years', 'Jahre', spanLabels),
    types: spread('Kinds', 'Arten', 'Kind', 'Art', typeLabels),
    countries: spread('Countries', 'Länder', 'Country', 'Land', countryLabels),
    currencies: spread('Currencies', 'Währungen', 'Currency', 'Währung', currencyLabels),
    ratings: spread('Ratings', 'Ratings', 'Rating', 'Rating', ratingLabels),
    issuers: grouped(named('Issuers', 'Emittenten'), {
      coverage,
      items: grouped(named('Largest issuers', 'Größte Emittenten'), {
        id: named('Id', 'Kennung'), name, country: orNull(chosen(named('Country', 'Land'), countryLabels)), weight, value: valueOrNone,
      }),
      tailWeight: named('Issuers beyond this list', 'Emittenten jenseits dieser Liste'),
    }),
    funds: grouped(named('Funds', 'Fonds'), fundCoverageWords),
  },
}
