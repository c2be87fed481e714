/** Terms of single bonds: their names state issuer, coupon and maturity, as the lists that they are from do. */
import type { BondRecord, SecurityRecord } from '../../../core/reference/tables/bundle'

const pattern = /^(.+?)(?: \(BTP[^)]*\))? (\d+(?:,\d+)?) % \((\d\d)\.(\d\d)\.(\d{4})\)/

const publicSector = /^(Europäische Union|Europäische Investitionsbank|Europäische Finanzstabilisierungsfazilität|Europäischer Stabilitätsmechanismus|Weltbank|Cassa Depositi e Prestiti|KfW)$/

const typeOf = (issuer: string): BondRecord['type'] => {
  if (/^(Bundesrepublik|Republik|Königreich)\b/.test(issuer)) return 'government'
  return publicSector.test(issuer) ? 'public_sector' : 'corporate'
}

function termsOf({ isin, name, kind, currency, country, source }: SecurityRecord): BondRecord[] {
  const [, issuer, coupon = '', day, month, year] = (kind === 'bond' ? pattern.exec(name) : null) ?? []
  if (issuer === undefined) return []
  return [{
    fundIsin: isin, asOf: null, isin, name, issuer, lei: null, country, currency, type: typeOf(issuer), maturity: `${year}-${month}-${day}`,
    coupon: Math.round(Number(coupon.replace(',', '.')) * 1e6) / 1e8, rating: null, weight: 1, source,
  }]
}

/** The terms of all bonds whose names state them. */
export const bondTerms = (securities: readonly SecurityRecord[]): BondRecord[] => securities.flatMap(termsOf)
