import { grouped, named, orNull } from '../../../wording/field-words'
import { coverageOfEquities, name, scopeOfEquities, weight } from '../../schemas/words'

const issuer = { issuerId: named('Id', 'Kennung'), name, weight }

export const words = {
  scope: scopeOfEquities,
  coverage: coverageOfEquities,
  issuers: grouped(named('Largest issuers, shares of the identified equities', 'Größte Emittenten, Anteile an den erkannten Aktien'), issuer),
  issuerCount: orNull(named('Issuers', 'Emittenten')),
  tailWeight: orNull(named('Issuers beyond this list', 'Emittenten jenseits dieser Liste')),
  largestIssuer: grouped(orNull(named('Largest issuer', 'Größter Emittent')), issuer),
  hhi: orNull(named('Herfindahl index (HHI)', 'Herfindahl-Index (HHI)')),
  effectiveN: orNull(named('Effective number of issuers', 'Effektive Zahl der Emittenten')),
}
