/** What the members of a statement's geographic axis are called, so that the published table of regions knows them. Looked through on 2026-11-25. */
import { countryLabels } from '../../../../../core/portfolio/keys/taxonomy'

/** Members whose letters say less than their name; all others are words run together. */
const names: Readonly<Record<string, string>> = {
  UCAN: 'United States and Canada', USCAN: 'United States and Canada', USAndCanada: 'United States and Canada', LATAM: 'Latin America', LAC: 'Latin America and Caribbean', APLA: 'Asia Pacific & Latin America',
  EU: 'European Union', NonUs: 'Outside the United States', UK: 'United Kingdom', UAE: 'United Arab Emirates', RestOfWorld: 'Rest of world', ROW: 'Rest of world',
}

/** `GreaterChinaSegment` as `Greater China`, `CN` as `China`. */
export function labelOf(member: string): string {
  const plain = member.replace(/(Segments?|Member|Domain)$/, '')
  return names[plain] ?? (plain.length === 2 ? countryLabels[plain]?.en : undefined) ?? plain.replaceAll(/([a-z\d])([A-Z])/g, '$1 $2').replaceAll(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
}

/** Whether a member is one country by its code. */
export const isCountry = (member: string): boolean => member.length === 2 && countryLabels[member] !== undefined

/** Whether a member is what other members together are. */
export const isAggregate = (label: string): boolean => /\b(total|international|foreign|outside|non[- ]?us|worldwide|all (other )?countries)\b/i.test(label)
