import { defineSection } from '../../book/define-section'
import { sectorDimension, spreadSection } from '../../look-through/dimensions'
import { exposureOf } from '../../look-through/exposure'
import { withoutEquities } from '../../look-through/reasons'
import { dimension } from '../../schemas/shapes'
import { words } from './words'

/** Equities by sector. */
export const sectors = defineSection({
  id: 'sectors',
  title: { en: 'Sectors', de: 'Sektoren' },
  description: {
    en: 'Underlying equity sectors with an explicit unknown bucket.',
    de: 'Sektoren der Aktien hinter dem Depot mit ausgewiesenem unbekanntem Anteil.',
  },
  notFor: 'Equities only. Not for finer industries or themes: use analyzePublicPortfolioIndustries.',
  data: dimension,
  words,
  method: {
    en: [
      'A stock counts in its sector.',
      'A fund with complete constituents counts with their sectors, else with its published sector weights,',
      'else with the constituents there are; cash and missing rows are `unknown`.',
      'Buckets are shares of the whole portfolio and add up to `portfolioShare`.',
      '`coverage = 1 - unknown / portfolioShare`.',
    ].join('\n'),
    de: [
      'Eine Aktie zählt in ihrem Sektor.',
      'Ein Fonds mit vollständigen Beständen zählt mit deren Sektoren, sonst mit seinen veröffentlichten Sektorgewichten,',
      'sonst mit den vorhandenen Beständen; Liquidität und fehlende Zeilen sind `unknown`.',
      'Die Anteile beziehen sich auf das ganze Depot und ergeben `portfolioShare`.',
      '`coverage = 1 - unknown / portfolioShare`.',
    ].join('\n'),
  },
  compute(book) {
    const exposure = exposureOf(book)
    if (exposure.share === 0) return withoutEquities(book, exposure)
    const data = sectorDimension(exposure, book.totalValue)
    return spreadSection({ book, exposure, part: 'sector', coverage: data.coverage }, data)
  },
})
