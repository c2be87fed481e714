/** Bonds of the Federal Republic of Germany (`tables/federal-bonds.csv`), of other states, supranational issuers and large companies (`tables/bonds.csv`). The rest of the market is in ESMA's reference data, which `depotkit data update` reads. */
import { germanDay } from '../../core/values/dates'
import { readTable } from './tables'
import type { BondRecord, SecurityRecord } from '../../core/reference/tables/bundle'
import { COLLECTED } from './funds/retail-funds'

// The bonds of the Federal Republic of Germany that were outstanding on 31 August 2026 and fall due after 25 November 2026 (`tables/federal-bonds.csv`, from the list of its finance agency).

const german = (number: string): string => number.replace('.', ',')
const endings: Readonly<Record<string, string>> = { green: ', grün', 'green-bobl': ', grün', linker: ', inflationsindexiert' }

/** Names as the other bonds have them: issuer, coupon, maturity. */
const federalBonds = (): { isin: string; name: string }[] => readTable('federal-bonds').map(({ isin, kind, coupon, maturity }) => ({
  isin,
  name: `Bundesrepublik Deutschland ${german(coupon)} % (${germanDay(maturity)})${endings[kind] ?? ''}`,
}))

// Terms of single bonds, read from their names, which state issuer, coupon and maturity.

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

/** The country of an ISIN, which international bonds (XS, EU) do not have. */
const countryOf = (isin: string): string | null => (/^(XS|EU)/.test(isin) ? null : isin.slice(0, 2))

const record = (isin: string, name: string, currency: string, listed: boolean): SecurityRecord => ({
  isin, name, kind: 'bond', assetClass: 'bonds', currency, country: countryOf(isin), companyId: null,
  sector: null, industry: null, ter: null, domicile: null, asOf: listed ? '2026-03-12' : COLLECTED, source: listed ? 'listed-bonds' : 'federal-bonds',
})

/** Each bond once: those of the Federal Republic as its own list has them. */
export function bondRecords(): SecurityRecord[] {
  const federal = federalBonds().map(({ isin, name }) => record(isin, name, 'EUR', false))
  const known = new Set(federal.map(({ isin }) => isin))
  const others = readTable('bonds').filter(({ isin }) => !known.has(isin))
  return [...federal, ...others.map(({ isin, name, currency }) => record(isin, name, currency, true))]
}
