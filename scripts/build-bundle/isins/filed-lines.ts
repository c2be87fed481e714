/**
 * Share lines that only filings have: depositary receipts, B shares, lines after a reverse split. A company of the same name
 * in the same country is their issuer; the candidates were read (2026-11-22), and those that are not one are named here.
 */
import { nameKey } from '../companies/names'

interface FiledLine {
  isin: string
  name: string
  country: string | null
  source: string
}

/** Names in Japan that two companies share. */
const shared = new Set(['CHIYODA', 'TOA', 'S FOODS', 'ONE'])

const isFiled = ({ source }: FiledLine): boolean => source.startsWith('nport-')

/** A property trust is not the company that bears its name. */
const keyOf = (line: FiledLine, country: string): string => `${nameKey(line.name)}|${/\bREITs?\b/i.test(line.name) && country !== 'US'}|${country}`

/** Issuers by name and country; `null` where several have the name. */
function issuersByName(lines: readonly FiledLine[], primaryOf: (isin: string) => string): Map<string, string | null> {
  const issuers = new Map<string, string | null>()
  for (const line of lines) {
    for (const country of new Set([line.country ?? '', '*'])) {
      const key = keyOf(line, country)
      const known = issuers.get(key)
      const issuer = primaryOf(line.isin)
      issuers.set(key, known === undefined || known === issuer ? issuer : null)
    }
  }
  return issuers
}

/** The issuer of every filed line that is another line of a company known otherwise, or of an earlier filed line, by ISIN. */
export function issuersOfFiledLines(lines: readonly FiledLine[], primaryOf: (isin: string) => string): Map<string, string> {
  const others = issuersByName(lines.filter((line) => !isFiled(line)), primaryOf)
  const first = new Map<string, string>()
  const issuers = new Map<string, string>()
  for (const line of lines.filter(isFiled)) {
    if (nameKey(line.name) === '' || shared.has(nameKey(line.name))) continue
    // a depositary receipt whose country nothing says is that of the only company of its name
    const key = keyOf(line, line.country ?? '*')
    const issuer = others.get(key) ?? (others.has(key) || line.country === null ? undefined : first.get(key))
    if (issuer !== undefined) issuers.set(line.isin, issuer)
    else if (line.country !== null && !others.has(key)) first.set(key, primaryOf(line.isin))
  }
  return issuers
}
