import { text } from '../../../values/text'
import { chosen, grouped, named, orNull } from '../../../wording/field-words'
import { bucketWords, coverageOfEquities, isinOrNone, name, portfolioShare, scopeOfEquities, weight, portfolioWords } from '../../schemas/words'
import { revenueRegionLabels } from './labels'

const noReport = text('no report used', 'kein Bericht verwendet')

export const words = {
  request: portfolioWords,
  data: {
    scope: scopeOfEquities,
    portfolioShare,
    companyLimit: named('Companies examined at most', 'Höchstens untersuchte Unternehmen'),
    companiesExamined: named('Companies examined', 'Untersuchte Unternehmen'),
    coverage: coverageOfEquities,
    coveredWeight: named('With a report', 'Mit Bericht'),
    missingObservationWeight: named('Without a usable report', 'Ohne brauchbaren Bericht'),
    omittedCompanyWeight: named('Companies that were not examined', 'Nicht untersuchte Unternehmen'),
    residualFundWeight: named('In funds, not traceable to a company', 'In Fonds, keinem Unternehmen zuzuordnen'),
    reportAsOf: orNull(named('Oldest report used', 'Ältester verwendeter Bericht'), noReport),
    regions: grouped(named('Where the companies earn their revenue', 'Wo die Unternehmen ihren Umsatz machen'), bucketWords('Region', 'Region', revenueRegionLabels)),
    companies: grouped(named('Companies', 'Unternehmen'), {
      id: named('Id', 'Kennung'),
      isin: isinOrNone,
      name,
      weight,
      status: chosen(named('Report', 'Bericht'), { covered: text('used', 'verwendet'), unknown: text('none usable', 'keiner brauchbar') }),
      fiscalYear: orNull(named('Fiscal year', 'Geschäftsjahr'), noReport),
      reportDate: orNull(named('Date of the report', 'Datum des Berichts'), noReport),
      segments: grouped(named('Regions of the report', 'Regionen des Berichts'), {
        label: named('Named in the report', 'Name im Bericht'),
        region: chosen(named('Region', 'Region'), revenueRegionLabels),
        share: named('Share', 'Anteil'),
      }),
    }),
  },
}
