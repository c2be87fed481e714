/** Which company a row of a fund stands for. */
import type { Constituent } from '../fund'
import type { Company, Security } from '../security'

const legalForms = new Set([
  'AB', 'AG', 'AS', 'ASA', 'BERHAD', 'BHD', 'BV', 'CO', 'COMPANY', 'CORP', 'CORPORATION', 'CV', 'EG', 'GMBH',
  'HF', 'INC', 'INCORPORATED', 'JSC', 'KG', 'KGAA', 'KK', 'LIMITED', 'LLC', 'LLP', 'LP', 'LTD', 'LTDA', 'MBH', 'NV', 'OJSC',
  'OY', 'OYJ', 'PCL', 'PJSC', 'PLC', 'PT', 'PTE', 'PTY', 'PVT', 'SA', 'SAB', 'SARL', 'SAS', 'SCA', 'SE', 'SGPS', 'SPA', 'SRL',
  'TBK',
])

/**
 * Identity of a company of which only the name is known: `name:` and the name upper-cased, without punctuation and
 * without legal forms at its end. null when nothing of the name is left.
 */
export function nameIdentity(name: string): string | null {
  const words = name
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}\s]/gu, '')
    .split(/\s+/)
    .filter((word) => word !== '')
  while (words.length > 1 && legalForms.has(words.at(-1) ?? '')) words.pop()
  return words.length === 0 ? null : `name:${words.join(' ')}`
}

/** What the store knows that decides an identity. */
interface Known {
  /** The security with the row's ISIN. */
  security: Pick<Security, 'companyId'> | undefined
  /** The company whose primary line the row's ISIN is. */
  primaryLineOf: Pick<Company, 'id'> | undefined
}

/** Row's company id, else its security's, else the company whose primary line it is, else the ISIN, else the name. */
export function identityOf(row: Pick<Constituent, 'companyId' | 'isin' | 'name'>, known: Known): string | null {
  return row.companyId ?? known.security?.companyId ?? known.primaryLineOf?.id ?? row.isin ?? nameIdentity(row.name)
}
