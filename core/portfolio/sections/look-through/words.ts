import { chosen, grouped, named, orNull } from '../../../wording/field-words'
import { regionLabels, sectorLabels } from '../../keys/taxonomy'
import { fund, fundCoverageWords, isinOrNone, name, scopeOfEquities, valueOrNone, weight } from '../../schemas/words'

export const words = {
  scope: scopeOfEquities,
  positions: grouped(named('Largest companies', 'Größte Unternehmen'), {
    id: named('Id', 'Kennung'),
    isin: isinOrNone,
    name,
    weight,
    value: valueOrNone,
    sector: chosen(orNull(named('Sector', 'Sektor')), sectorLabels),
    region: chosen(orNull(named('Region', 'Region')), regionLabels),
    provenance: grouped(named('From where', 'Woher'), {
      direct: named('Held directly', 'Direkt gehalten'),
      viaFunds: grouped(named('Through funds', 'Über Fonds'), { fund, weight, shareInFund: named('Share of the fund', 'Anteil am Fonds') }),
    }),
  }),
  positionCount: named('Companies known by name', 'Namentlich bekannte Unternehmen'),
  unresolvedFundWeight: named('In funds, not traceable to a company', 'In Fonds, keinem Unternehmen zuzuordnen'),
  tailWeight: named('Companies beyond this list', 'Unternehmen jenseits dieser Liste'),
  funds: grouped(named('Lists of holdings used', 'Verwendete Bestandslisten'), fundCoverageWords),
}
