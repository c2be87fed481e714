import * as z from 'zod'
import { defineSection } from '../../book/define-section'
import { countryDimension, regionDimension, spreadSection } from '../../look-through/dimensions'
import { exposureOf } from '../../look-through/exposure'
import { withoutEquities } from '../../look-through/reasons'
import { dimension } from '../../schemas/shapes'
import { regionTable } from '../../keys/taxonomy'
import { words } from './words'

/** Equities by country and region of the company. */
export const geography = defineSection({
  id: 'geography',
  title: { en: 'Geography', de: 'Geografie' },
  description: {
    en: 'Underlying equity countries and regions; neither the domicile of a fund nor where a company earns its revenue.',
    de: 'Länder und Regionen der Aktien hinter dem Depot; weder Fondsdomizil noch Umsatzregion.',
  },
  notFor: 'Equities only. Not for where companies earn their revenue: use analyzePublicPortfolioRevenueGeography.',
  data: z.strictObject({ countries: dimension, regions: dimension }),
  words,
  method: {
    en: [
      'As sectors, with the country of each company.',
      'A region follows its country by one table for all models; Korea and Taiwan count as emerging Asia:',
      '',
      ...regionTable(),
    ].join('\n'),
    de: [
      'Wie bei den Sektoren, mit dem Land jedes Unternehmens.',
      'Die Region folgt dem Land nach einer Tabelle für alle Modelle; Korea und Taiwan zählen zu den Schwellenländern Asiens:',
      '',
      ...regionTable(),
    ].join('\n'),
  },
  compute(book) {
    const exposure = exposureOf(book)
    if (exposure.share === 0) return withoutEquities(book, exposure)
    const countries = countryDimension(exposure, book.totalValue)
    const data = { countries, regions: regionDimension(exposure, book.totalValue) }
    return spreadSection({ book, exposure, part: 'country', coverage: countries.coverage }, data)
  },
})
