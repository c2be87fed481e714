import { dated, type DatedFigure, type DatedRow } from '../dated'

/** Tax that a country withholds from a dividend paid to a private investor in Germany (fractions of the gross dividend). */
export interface Withholding {
  /** Rate that is normally withheld. */
  withheld: number
  /** Rate that a German bank credits: the treaty rate, as far as no refund can be claimed abroad. The rest is refundable. */
  creditable: number
}

/** Most rates are older; this is the first day for which they were looked up. */
const LOOKED_UP_FROM = '2025-01-01'

const PWC = 'PwC Worldwide Tax Summaries'
/** Read only on a page that quotes it. */
const SECOND_HAND = `${PWC}, aus zweiter Hand`
const FR_2022 = 'fr.de, Liste 2022'
const WARENTEST = 'Stiftung Warentest'
const MARKETVECTOR = 'MarketVector, withholding tax rates'

const row = (withheld: number, creditable: number, source: string, from = LOOKED_UP_FROM): DatedRow<Withholding> => ({
  from,
  value: { withheld, creditable },
  source: `${source}; Übersicht: BZSt, Anrechenbarkeit der Quellensteuer`,
  checked: '2026-11-20',
})

const rowsByCountry: Readonly<Record<string, readonly DatedRow<Withholding>[]>> = {
  US: [row(0.15, 0.15, `${WARENTEST}; ${PWC} (30% statutory, 15% through a Qualified Intermediary)`)],
  CH: [row(0.35, 0.15, `${WARENTEST}; ${PWC}; ${FR_2022}`)],
  FR: [row(0.25, 0.128, `dividenden.guru, Februar 2026; ${PWC} (private persons owe 12.8%)`)],
  NL: [row(0.15, 0.15, PWC)],
  GB: [row(0, 0, PWC)],
  IE: [row(0.25, 0, 'div.tax; boerse-online.de, August 2023')],
  AT: [row(0.275, 0.15, `${PWC}; ${FR_2022}`)],
  BE: [row(0.3, 0.15, PWC)],
  DK: [row(0.27, 0.15, `${PWC}; ${FR_2022}`)],
  SE: [row(0.3, 0.15, `${PWC}; ${FR_2022}`)],
  NO: [row(0.25, 0.15, `div.tax; ${PWC}`)],
  FI: [row(0.35, 0.15, `nordea.com, neste.com, raisio.com (nominee-registered shares); ${MARKETVECTOR}`)],
  ES: [row(0.19, 0.15, `superinvestors.international; ${PWC}; ${FR_2022}`)],
  PT: [row(0.28, 0.15, `${WARENTEST}; ${SECOND_HAND}`)],
  IT: [row(0.26, 0.15, `${PWC}; ${FR_2022}`)],
  LU: [row(0.15, 0.15, PWC)],
  CA: [row(0.25, 0.15, `${PWC}; ${FR_2022}`)],
  JP: [row(0.15315, 0.15, `${PWC}; ${MARKETVECTOR}`)],
  AU: [row(0.3, 0.15, `${PWC}; ${MARKETVECTOR} (unfranked dividends)`)],
  KR: [row(0.22, 0.15, `${PWC} (20% and local surtax)`)],
  CN: [row(0.1, 0.1, PWC)],
  HK: [row(0, 0, PWC)],
  SG: [row(0, 0, PWC)],
  TW: [row(0.21, 0.1, PWC)],
  IN: [row(0.2, 0.1, PWC)],
  ZA: [row(0.2, 0.15, PWC)],
  PL: [row(0.19, 0.15, PWC)],
  CZ: [row(0.15, 0.15, PWC)],
  GR: [row(0.05, 0.05, PWC)],
  TR: [row(0.15, 0.15, `clearstream.com, 23.12.2024; ${PWC}`)],
  IL: [row(0.25, 0.1, PWC)],
  MX: [row(0.1, 0.1, PWC)],
  BR: [
    row(0, 0, 'taxnews.ey.com, 18.12.2025 (no tax before law 15.270/2025)'),
    row(0.1, 0.1, 'taxnews.ey.com, 18.12.2025 (law 15.270/2025)', '2026-01-01'),
  ],
  IS: [row(0.22, 0.15, SECOND_HAND)],
  ID: [row(0.2, 0.15, SECOND_HAND)],
  TH: [row(0.1, 0.1, SECOND_HAND)],
  PH: [row(0.25, 0.15, SECOND_HAND)],
  CY: [row(0, 0, SECOND_HAND)],
  MT: [row(0, 0, SECOND_HAND)],
  EE: [row(0, 0, SECOND_HAND)],
  LT: [row(0.15, 0.15, SECOND_HAND)],
}

const figure = (country: string, rows: readonly DatedRow<Withholding>[]): DatedFigure<Withholding> =>
  dated({ name: `Quellensteuer auf Dividenden ${country}`, norm: '§ 32d Abs. 5 EStG', unit: 'table', rows })

/**
 * Withholding tax on dividends by country, the first two letters of an ISIN. Countries whose rates changed recently or
 * whose credit follows special rules are left out on purpose.
 */
export const quellensteuern: ReadonlyMap<string, DatedFigure<Withholding>> = new Map(
  Object.entries(rowsByCountry).map(([country, rows]) => [country, figure(country, rows)]),
)
