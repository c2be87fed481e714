/** Which published holdings go into the bundle. The day is the publisher's, or the earliest that the copy allows. */
export interface HoldingsFile {
  file: string
  fundIsin: string
  asOf: string
  source: string
}

const derived = (prefix: string, fundIsin: string, asOf: string): HoldingsFile => ({
  file: `derived/constituents-with-isin/${prefix}`, fundIsin, asOf, source: `holdings-${(prefix.split('_')[0] ?? '').toLowerCase()}`,
})

/** Scraped on 18 to 21 November 2025: dated with the first of these days. */
const november = (prefix: string, fundIsin: string): HoldingsFile => derived(prefix, fundIsin, '2025-11-18')

/** Newest and most precise first: the attributes of a company come from the first list that has it. */
export const listFiles: readonly HoldingsFile[] = [
  derived('EUNL_', 'IE00B4L5Y983', '2026-01-20'),
  derived('IVV_', 'US4642872000', '2025-11-18'),
  november('EFA_', 'US4642874659'),
  november('IEMG_', 'US46434G1031'),
  derived('EIMI_', 'IE00BKM4GZ66', '2025-08-29'),
  november('IJH_', 'US4642875078'),
  november('IJR_', 'US4642878049'),
  november('IWM_', 'US4642876555'),
  november('USMV_', 'US46429B6974'),
  november('QUAL_', 'US46432F3394'),
  november('MTUM_', 'US46432F3964'),
  november('VLUE_', 'US46432F3881'),
  derived('IESG_', 'IE00B52VJ196', '2025-08-29'),
  derived('WEQW_', 'IE000Z1PCR88', '2025-09-17'),
  derived('SPY_', 'US78462F1030', '2025-11-18'),
  derived('QQQ_', 'US46090E1038', '2025-09-26'),
  november('MDY_', 'US78467Y1073'),
  november('XLB_', 'US81369Y1001'),
  november('XLC_', 'US81369Y8527'),
  november('XLE_', 'US81369Y5069'),
  november('XLF_', 'US81369Y6059'),
  november('XLI_', 'US81369Y7040'),
  november('XLK_', 'US81369Y8030'),
  november('XLP_', 'US81369Y3080'),
  november('XLRE_', 'US81369Y8600'),
  november('XLU_', 'US81369Y8865'),
  november('XLV_', 'US81369Y2090'),
  november('XLY_', 'US81369Y4070'),
  derived('EXSA_', 'DE0002635307', '2022-02-24'),
]

/** Amundi and Invesco, with ISIN. The day is in the issuer's workbook; the other two name only the month. */
export const isinFiles: readonly HoldingsFile[] = [
  { file: 'holdings/amundi/amundi_FR0010527275_de.csv', fundIsin: 'FR0010527275', asOf: '2025-11-25', source: 'holdings-amundi-water' },
  { file: 'holdings/amundi/amundi_IE000NM0ALX6_de.csv', fundIsin: 'IE000NM0ALX6', asOf: '2025-11-01', source: 'holdings-amundi-consumer' },
  { file: 'holdings/invesco/invesco_IE00BGBN6P67.csv', fundIsin: 'IE00BGBN6P67', asOf: '2025-11-01', source: 'holdings-invesco-blockchain' },
]

/** The funds of the lists that no fund catalogue of ours has: United States ETFs, with their ongoing charge from no source. */
export const usFunds: readonly (readonly [isin: string, name: string])[] = [
  ['US4642872000', 'iShares Core S&P 500 ETF'],
  ['US4642874659', 'iShares MSCI EAFE ETF'],
  ['US46434G1031', 'iShares Core MSCI Emerging Markets ETF'],
  ['US4642875078', 'iShares Core S&P Mid-Cap ETF'],
  ['US4642878049', 'iShares Core S&P Small-Cap ETF'],
  ['US4642876555', 'iShares Russell 2000 ETF'],
  ['US46429B6974', 'iShares MSCI USA Min Vol Factor ETF'],
  ['US46432F3394', 'iShares MSCI USA Quality Factor ETF'],
  ['US46432F3964', 'iShares MSCI USA Momentum Factor ETF'],
  ['US46432F3881', 'iShares MSCI USA Value Factor ETF'],
  ['US78462F1030', 'SPDR S&P 500 ETF Trust'],
  ['US46090E1038', 'Invesco QQQ Trust'],
  ['US78467Y1073', 'SPDR S&P MidCap 400 ETF Trust'],
  ['US81369Y1001', 'Materials Select Sector SPDR Fund'],
  ['US81369Y8527', 'Communication Services Select Sector SPDR Fund'],
  ['US81369Y5069', 'Energy Select Sector SPDR Fund'],
  ['US81369Y6059', 'Financial Select Sector SPDR Fund'],
  ['US81369Y7040', 'Industrial Select Sector SPDR Fund'],
  ['US81369Y8030', 'Technology Select Sector SPDR Fund'],
  ['US81369Y3080', 'Consumer Staples Select Sector SPDR Fund'],
  ['US81369Y8600', 'Real Estate Select Sector SPDR Fund'],
  ['US81369Y8865', 'Utilities Select Sector SPDR Fund'],
  ['US81369Y2090', 'Health Care Select Sector SPDR Fund'],
  ['US81369Y4070', 'Consumer Discretionary Select Sector SPDR Fund'],
]
