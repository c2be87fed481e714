/**
 * Funds of the United States that report their holdings to the SEC (Form N-PORT) and whose index UCITS funds track too,
 * or something like it. Series and registrant are the SEC's own numbers (its list of fund tickers of 2025-09, the same
 * in that of 2024-08).
 */

/** A fund whose reports are read. */
export interface ReportingFund {
  ticker: string
  /** The registrant's number. */
  cik: string
  /** The number of the series; null for a trust without series. */
  series: string | null
  isin: string
  /** Its index according to one source. */
  index: string
  /** A second source for the index, besides the one above; null where none was found. */
  confirmed: Confirmation | null
}

/** Second source for the index of a fund: its name, a page of its publisher, its report, or a public table of funds and indices. */
type Confirmation = 'name' | 'page' | 'report' | 'table'

const rows: readonly (readonly [ticker: string, cik: string, series: string | null, isin: string, index: string, confirmed: Confirmation | null])[] = [
  ['URTH', '930667', 'S000035395', 'US4642863926', 'MSCI World', 'page'],
  ['ACWI', '1100663', 'S000021461', 'US4642882579', 'MSCI ACWI', 'page'],
  ['VT', '857489', 'S000022482', 'US9220427424', 'FTSE Global All Cap', null],
  ['VXUS', '736054', 'S000002932', 'US9219097683', 'FTSE Global All Cap ex US', null],
  ['VEA', '923202', 'S000004386', 'US9219438580', 'FTSE Developed All Cap ex US', null],
  ['VWO', '857489', 'S000005786', 'US9220428588', 'FTSE Emerging Markets All Cap China A Inclusion', null],
  ['IEFA', '1100663', 'S000038930', 'US46432F8427', 'MSCI EAFE IMI', null],
  ['IEMG', '930667', 'S000038923', 'US46434G1031', 'MSCI Emerging Markets IMI', 'table'],
  ['EZU', '930667', 'S000004268', 'US4642866085', 'MSCI EMU', 'table'],
  ['EWG', '930667', 'S000004269', 'US4642868065', 'MSCI Germany', 'table'],
  ['EWJ', '930667', 'S000004249', 'US46434G8226', 'MSCI Japan', 'table'],
  ['ICLN', '1100663', 'S000022498', 'US4642882249', 'S&P Global Clean Energy Transition', 'table'],
  ['SMH', '1137360', 'S000034411', 'US92189F6768', 'MVIS US Listed Semiconductor 25', null],
  ['SOXX', '1100663', 'S000004354', 'US4642875235', 'NYSE Semiconductor', null],
  ['IXN', '1100663', 'S000004305', 'US4642872919', 'S&P Global 1200 Information Technology 4.5/22.5/45 Capped', null],
  ['WDIV', '1168164', 'S000040740', 'US78463X4593', 'S&P Global Dividend Aristocrats', null],
  ['VYM', '1004655', 'S000014011', 'US9219464065', 'FTSE High Dividend Yield', null],
  ['VYMI', '1004655', 'S000051872', 'US9219467944', 'FTSE All-World ex US High Dividend Yield', null],
  ['SCZ', '1100663', 'S000019124', 'US4642882736', 'MSCI EAFE Small Cap', null],
  ['IWM', '1100663', 'S000004344', 'US4642876555', 'Russell 2000', 'table'],
  ['QUAL', '1100663', 'S000041444', 'US46432F3394', 'MSCI USA Sector Neutral Quality', 'report'],
  ['MTUM', '1100663', 'S000040316', 'US46432F3964', 'MSCI USA Momentum SR Variant', null],
  ['VLUE', '1100663', 'S000040205', 'US46432F3881', 'MSCI USA Enhanced Value', null],
  ['USMV', '1100663', 'S000031838', 'US46429B6974', 'MSCI USA Minimum Volatility', null],
  ['IVV', '1100663', 'S000004310', 'US4642872000', 'S&P 500', 'table'],
  ['VOO', '36405', 'S000002839', 'US9229083632', 'S&P 500', 'name'],
  ['VTI', '36405', 'S000002848', 'US9229087690', 'CRSP US Total Market', null],
  ['RSP', '1209466', 'S000060812', 'US46137V3574', 'S&P 500 Equal Weight', 'table'],
  ['EFA', '1100663', 'S000004351', 'US4642874659', 'MSCI EAFE', 'table'],
  ['EEM', '930667', 'S000004266', 'US4642872349', 'MSCI Emerging Markets', 'table'],
  ['MCHI', '1100663', 'S000031717', 'US46429B6719', 'MSCI China', 'table'],
  ['INDA', '1100663', 'S000034702', 'US46429B5984', 'MSCI India', 'table'],
  ['EWU', '1100663', 'S000046586', 'US46435G3341', 'MSCI United Kingdom', 'table'],
  ['IEV', '1100663', 'S000004315', 'US4642878619', 'S&P Europe 350', null],
  ['IEUR', '1100663', 'S000045102', 'US46434V7385', 'MSCI Europe IMI', null],
  ['FEZ', '1168164', 'S000006392', 'US78463X2027', 'EURO STOXX 50', 'name'],
  ['VGK', '857489', 'S000005787', 'US9220428745', 'FTSE Developed Europe All Cap', null],
  ['VPL', '857489', 'S000005788', 'US9220428661', 'FTSE Developed Asia Pacific All Cap', null],
  ['VSS', '857489', 'S000025074', 'US9220427184', 'FTSE Global Small Cap ex US', null],
  ['XAIX', '1503123', 'S000085311', 'US23306X8294', 'Nasdaq Global Artificial Intelligence and Big Data', 'page'],
  ['ACWV', '930667', 'S000032498', 'US4642865251', 'MSCI ACWI Minimum Volatility', null],
  ['EFAV', '1100663', 'S000031837', 'US46429B6891', 'MSCI EAFE Minimum Volatility', 'table'],
  ['IQLT', '1100663', 'S000047504', 'US46434V4564', 'MSCI World ex USA Sector Neutral Quality', null],
  ['IMTM', '1100663', 'S000047503', 'US46434V4499', 'MSCI World ex USA Momentum', null],
  ['IVLU', '1100663', 'S000049573', 'US46435G4091', 'MSCI World ex USA Enhanced Value', null],
  ['ESGU', '1100663', 'S000055381', 'US46435G4257', 'MSCI USA Extended ESG Focus', null],
  ['ESGD', '1100663', 'S000054185', 'US46435G5163', 'MSCI EAFE Extended ESG Focus', null],
  ['ESGE', '930667', 'S000054183', 'US46434G8630', 'MSCI Emerging Markets Extended ESG Focus', null],
  ['SUSA', '1100663', 'S000004436', 'US4642888022', 'MSCI USA Extended ESG Select', null],
  ['ESGV', '52848', 'S000063075', 'US9219107334', 'FTSE US All Cap Choice', null],
  ['IDV', '1100663', 'S000017777', 'US4642884484', 'Dow Jones EPAC Select Dividend', null],
  ['DVY', '1100663', 'S000004334', 'US4642871689', 'Dow Jones U.S. Select Dividend', 'table'],
  ['SDY', '1064642', 'S000006981', 'US78464A7634', 'S&P High Yield Dividend Aristocrats', 'table'],
  ['ITA', '1100663', 'S000009423', 'US4642887602', 'Dow Jones U.S. Select Aerospace & Defense', null],
  ['PPA', '1209466', 'S000003039', 'US46137V1008', 'SPADE Defense', null],
  ['SHLD', '1432353', 'S000081193', 'US37960A5294', 'Global X Defense Tech', null],
  ['BOTZ', '1432353', 'S000054693', 'US37954Y7159', 'Indxx Global Robotics & Artificial Intelligence Thematic', 'page'],
  ['ROBO', '1452937', 'S000042659', 'US3015057074', 'ROBO Global Robotics and Automation', null],
  ['ARTY', '1100663', 'S000062201', 'US46435U5561', 'Morningstar Global Artificial Intelligence Select', null],
  ['AIQ', '1432353', 'S000061326', 'US37954Y6326', 'Indxx Artificial Intelligence & Big Data', null],
  ['IGV', '1100663', 'S000004355', 'US4642875151', 'S&P North American Expanded Technology Software', null],
  ['IXJ', '1100663', 'S000004372', 'US4642873255', 'S&P Global 1200 Health Care', null],
  ['IXC', '1100663', 'S000004359', 'US4642873412', 'S&P Global 1200 Energy 4.5/22.5/45 Capped', null],
  ['IXG', '1100663', 'S000004370', 'US4642873339', 'S&P Global 1200 Financials', null],
  ['KWEB', '1547576', 'S000041596', 'US5007673065', 'CSI Overseas China Internet', 'table'],
  ['FXI', '1100663', 'S000004364', 'US4642871846', 'FTSE China 50', 'table'],
  ['ASHR', '1503123', 'S000040415', 'US2330518794', 'CSI 300', 'name'],
  ['EWY', '930667', 'S000004258', 'US4642867729', 'MSCI Korea 25/50', null],
  ['EWT', '930667', 'S000004261', 'US46434G7723', 'MSCI Taiwan 25/50', 'table'],
  ['GDX', '1137360', 'S000009191', 'US92189F1066', 'gold miners', null],
  ['GDXJ', '1137360', 'S000026955', 'US92189F7915', 'MVIS Global Junior Gold Miners', 'page'],
  ['URA', '1432353', 'S000029442', 'US37954Y8710', 'Solactive Global Uranium & Nuclear Components', 'page'],
  ['LIT', '1432353', 'S000029441', 'US37954Y8553', 'Solactive Global Lithium', 'table'],
  ['XLK', '1064641', 'S000006415', 'US81369Y8030', 'S&P Technology Select Sector', null],
  ['DAX', '1432353', 'S000063351', 'US37954Y4917', 'DAX', 'name'],
  ['SPY', '884394', null, 'US78462F1030', 'S&P 500', 'name'],
]

/** Every fund that is read. */
export const reportingFunds: readonly ReportingFund[] = rows.map(([ticker, cik, series, isin, index, confirmed]) => ({ ticker, cik, series, isin, index, confirmed }))
