/** Which published holdings are read. The day is the publisher's, or the earliest that the copy allows. */
import { privateIsin } from '../isins/isin'

/** How a file is written: see `formats/`. */
export type Format = 'derived' | 'columns' | 'converted' | 'nport' | 'review' | 'scraped' | 'typed' | 'written' | 'ishares' | 'xtrackers'

export interface HoldingsFile {
  file: string
  format: Format
  fundIsin: string
  asOf: string
  source: string
  /** Newer lists say more of the index: this one is read for what it says of shares, and is no list of the bundle. */
  sharesOnly?: boolean
}

const derived = (prefix: string, fundIsin: string, asOf: string, more: Partial<HoldingsFile> = {}): HoldingsFile => ({
  file: `derived/constituents-with-isin/${prefix}`, format: 'derived', fundIsin, asOf, source: `holdings-${(prefix.split('_')[0] ?? '').toLowerCase()}`, ...more,
})

/** Scraped on 18 to 21 November 2025: dated with the first of these days. */
const november = (prefix: string, fundIsin: string): HoldingsFile => derived(prefix, fundIsin, '2025-11-18')

const sharesOnly = { sharesOnly: true }

/** Files of the folder of November 2026; where only the month is known, its first day. */
const added = (file: string, format: Format, fundIsin: string, asOf: string, source: string, more: Partial<HoldingsFile> = {}): HoldingsFile =>
  ({ file: `2026-11/${file}`, format, fundIsin, asOf, source, ...more })

/** A list that was read page by page and written down in `tables/lists`. */
const written = (name: string, fundIsin: string, asOf: string): HoldingsFile => ({ file: `lists/${name}`, format: 'written', fundIsin, asOf, source: `holdings-${name}` })

/** Fund or, where no fund's ISIN is known, a number of ours (`listNames`). */
export const ACWI = 'IE00B44Z5B48'
export const ALL_WORLD_EX_US = 'IE000YKHGYN2'
export const STOXX_600 = 'LU0908500753'
export const SP_500 = 'US4642872000'
export const NASDAQ_100 = 'US46090E1038'
export const EM_IMI = 'US46434G1031'
export const WORLD_OF_JANUARY = privateIsin('WORLDJAN')
export const SELECT_DIVIDEND = privateIsin('GSD100')
export const CLEAN_ENERGY = privateIsin('CLEANEN')
export const AI_BIG_DATA = privateIsin('AIBIGDATA')
export const SEMICONDUCTORS = privateIsin('SEMIUS25')
export const ARISTOCRATS = privateIsin('GLOBARIST')
export const HIGH_DIVIDEND_US = privateIsin('HIDIVUS')
export const HIGH_DIVIDEND_EX_US = privateIsin('HIDIVXUS')
export const CHOICE_US = privateIsin('CHOICEUS')
export const CHOICE_EX_US = privateIsin('CHOICEXUS')
export const ARISTOCRATS_US = privateIsin('ARISTUS')
export const DEFENCE_EUROPE = privateIsin('DEFEUROPE')
export const TOTAL_US = privateIsin('TOTALUS')
export const TOTAL_EX_US = privateIsin('TOTALXUS')

/** Newest and most precise first: the attributes of a company come from the first list that has it. */
export const allLists: readonly HoldingsFile[] = [
  added('tm-koch-etf-portfolio-lens/converted_IE00B44Z5B48_2026-07-09.csv', 'converted', ACWI, '2026-07-09', 'holdings-spyy'),
  added('tm-koch-etf-portfolio-lens/converted_LU0908500753_2026-07-08.csv', 'converted', STOXX_600, '2026-07-08', 'holdings-meud'),
  added('issuer-samples/xtrackers/Constituent_IE000YKHGYN2.xlsx', 'xtrackers', ALL_WORLD_EX_US, '2026-07-04', 'holdings-exus'),
  derived('EUNL_', WORLD_OF_JANUARY, '2026-01-20'),
  derived('IVV_', SP_500, '2025-11-18'),
  november('EFA_', 'US4642874659'),
  november('IEMG_', EM_IMI),
  derived('EIMI_', 'IE00BKM4GZ66', '2025-08-29', sharesOnly),
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
  derived('QQQ_', NASDAQ_100, '2025-09-26'),
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
  derived('EXSA_', 'DE0002635307', '2022-02-24', sharesOnly),
  // with ISIN; the day is in the issuer's workbook, the other two name only the month
  { file: 'holdings/amundi/amundi_FR0010527275_de.csv', format: 'columns', fundIsin: 'FR0010527275', asOf: '2025-11-25', source: 'holdings-amundi-water' },
  { file: 'holdings/amundi/amundi_IE000NM0ALX6_de.csv', format: 'columns', fundIsin: 'IE000NM0ALX6', asOf: '2025-11-01', source: 'holdings-amundi-consumer' },
  { file: 'holdings/invesco/invesco_IE00BGBN6P67.csv', format: 'columns', fundIsin: 'IE00BGBN6P67', asOf: '2025-11-01', source: 'holdings-invesco-blockchain' },
  added('tm-koch-etf-portfolio-lens/IE00BCLWRD08.csv', 'ishares', 'IE00BCLWRD08', '2026-07-09', 'holdings-emu-mid'),
  added('stoxx-global-select-dividend-100/qr_P000_sdgp_20250314.csv', 'review', SELECT_DIVIDEND, '2025-03-14', 'stoxx-select-dividend'),
  added('daggerok-transcribed/ICLN_raw.txt', 'typed', CLEAN_ENERGY, '2026-09-01', 'holdings-icln'),
  added('daggerok-transcribed/XAIX_raw.txt', 'typed', AI_BIG_DATA, '2026-10-01', 'holdings-xaix'),
  added('daggerok-transcribed/SMH_raw.txt', 'typed', SEMICONDUCTORS, '2026-10-01', 'holdings-smh', sharesOnly),
  added('daggerok-transcribed/WDIV_raw.txt', 'typed', ARISTOCRATS, '2026-09-01', 'holdings-wdiv'),
  added('daggerok-transcribed/VYMI_top179_named.csv', 'typed', HIGH_DIVIDEND_EX_US, '2026-08-01', 'holdings-vymi'),
  written('sdy', ARISTOCRATS_US, '2026-09-01'),
  written('wdef', DEFENCE_EUROPE, '2026-06-30'),
  added('portfolio-xray-more/VYM.json', 'scraped', HIGH_DIVIDEND_US, '2025-10-01', 'holdings-vym'),
  added('vanguard-etfs-nport/ESGV.json', 'nport', CHOICE_US, '2025-08-01', 'nport-esgv'),
  added('vanguard-etfs-nport/VSGX.json', 'nport', CHOICE_EX_US, '2025-08-01', 'nport-vsgx'),
  added('vanguard-etfs-nport/VTI.json', 'nport', TOTAL_US, '2025-06-01', 'nport-vti', sharesOnly),
  added('vanguard-etfs-nport/VXUS.json', 'nport', TOTAL_EX_US, '2025-07-01', 'nport-vxus', sharesOnly),
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

/** What our numbers stand for. */
export const listNames: readonly (readonly [isin: string, name: string])[] = [
  [WORLD_OF_JANUARY, 'iShares Core MSCI World UCITS ETF in January 2026'],
  [SELECT_DIVIDEND, 'STOXX Global Select Dividend 100 (review file of the index)'],
  [CLEAN_ENERGY, 'iShares Global Clean Energy ETF (US)'],
  [AI_BIG_DATA, 'Xtrackers Artificial Intelligence and Big Data ETF (US)'],
  [ARISTOCRATS, 'SPDR S&P Global Dividend ETF (US)'],
  [ARISTOCRATS_US, 'SPDR S&P Dividend ETF (US)'],
  [DEFENCE_EUROPE, 'WisdomTree Europe Defense Fund (US)'],
  [HIGH_DIVIDEND_US, 'Vanguard High Dividend Yield ETF (US)'],
  [HIGH_DIVIDEND_EX_US, 'Vanguard International High Dividend Yield ETF (US), its 179 largest companies'],
  [CHOICE_US, 'Vanguard ESG U.S. Stock ETF'],
  [CHOICE_EX_US, 'Vanguard ESG International Stock ETF'],
]
