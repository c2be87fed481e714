import { cell, known } from '../input'
import { readTable } from '../tables'

/**
 * Shares that the lists lack and that people hold: depositary receipts, and members of DAX and MDAX that are no longer or
 * not yet in a list. Each ISIN was confirmed in a second list (Xetra or free-ticker-database).
 */
const share = (isin: string, name: string, country: string, sector: string, currency: string) => ({
  isin, name, country, sector, industry: null, currency, asOf: '2026-05-31', source: 'depotkit-review',
})
const german = (isin: string, name: string, sector: string) => share(isin, name, 'DE', sector, 'EUR')

export const moreShares = [
  share('US8740391003', 'Taiwan Semiconductor Manufacturing ADR', 'TW', 'technology', 'USD'),
  share('US01609W1027', 'Alibaba Group ADR', 'CN', 'consumer_discretionary', 'USD'),
  share('US6701002056', 'Novo Nordisk ADR', 'DK', 'health_care', 'USD'),
  share('US4567881085', 'Infosys ADR', 'IN', 'technology', 'USD'),
  share('US88032Q1094', 'Tencent ADR', 'CN', 'communication_services', 'USD'),
  share('US05606L1008', 'BYD ADR', 'CN', 'consumer_discretionary', 'USD'),
  share('US45104G1040', 'ICICI Bank ADR', 'IN', 'financials', 'USD'),
  share('US91912E1055', 'Vale ADR', 'BR', 'materials', 'USD'),
  share('US71654V4086', 'Petrobras ADR', 'BR', 'energy', 'USD'),
  share('US8030542042', 'SAP ADR', 'DE', 'technology', 'USD'),
  share('US8923313071', 'Toyota Motor ADR', 'JP', 'consumer_discretionary', 'USD'),
  share('US8356993076', 'Sony Group ADR', 'JP', 'consumer_discretionary', 'USD'),
  share('US0886061086', 'BHP Group ADR', 'AU', 'materials', 'USD'),
  share('US4042804066', 'HSBC ADR', 'GB', 'financials', 'USD'),
  share('US37733W2044', 'GSK ADR', 'GB', 'health_care', 'USD'),
  share('US25243Q2057', 'Diageo ADR', 'GB', 'consumer_staples', 'USD'),
  share('US80105N1054', 'Sanofi ADR', 'FR', 'health_care', 'USD'),
  share('US89151E1091', 'TotalEnergies ADR', 'FR', 'energy', 'USD'),
  share('US66987V1098', 'Novartis ADR', 'CH', 'health_care', 'USD'),
  share('US7672041008', 'Rio Tinto ADR', 'GB', 'materials', 'USD'),
  share('US0420682058', 'ARM Holdings ADR', 'GB', 'technology', 'USD'),
  share('US7960508882', 'Samsung Electronics GDR', 'KR', 'technology', 'USD'),
  share('US7960502018', 'Samsung Electronics GDR (preferred)', 'KR', 'technology', 'USD'),
  share('US63253R2013', 'Kazatomprom GDR', 'KZ', 'energy', 'USD'),
  share('CA65340P1062', 'NexGen Energy Ltd.', 'CA', 'energy', 'CAD'),
  share('CA2483561072', 'Denison Mines Corp.', 'CA', 'energy', 'CAD'),
  share('AU000000PDN8', 'Paladin Energy Ltd', 'AU', 'energy', 'AUD'),
  share('US0846701086', 'Berkshire Hathaway (A)', 'US', 'financials', 'USD'),
  share('DE0007165607', 'Sartorius AG (ordinary)', 'DE', 'health_care', 'EUR'),
  share('SE0007100607', 'Svenska Handelsbanken AB (B)', 'SE', 'financials', 'SEK'),
  share('SE0000120784', 'Skandinaviska Enskilda Banken AB (C)', 'SE', 'financials', 'SEK'),
  share('US09075V1026', 'BioNTech SE ADR', 'DE', 'health_care', 'USD'),
  share('NL0015002CX3', 'Qiagen N.V.', 'DE', 'health_care', 'EUR'),
  share('LU1673108939', 'Aroundtown SA', 'DE', 'real_estate', 'EUR'),
  share('LU0061462528', 'RTL Group', 'LU', 'communication_services', 'EUR'),
  share('NL0012044747', 'Redcare Pharmacy N.V.', 'DE', 'consumer_staples', 'EUR'),
  german('DE000A0WMPJ6', 'Aixtron SE', 'technology'),
  german('DE000AUM0V10', 'Aumovio SE', 'consumer_discretionary'),
  german('DE0006766504', 'Aurubis AG', 'materials'),
  german('DE0005909006', 'Bilfinger SE', 'industrials'),
  german('DE000FTG1111', 'flatexDEGIRO AG', 'financials'),
  german('DE0005773303', 'Fraport AG', 'industrials'),
  german('DE000A13SX22', 'Hella GmbH & Co. KGaA', 'consumer_discretionary'),
  german('DE000A3E00M1', 'IONOS Group SE', 'communication_services'),
  german('DE000A2NB601', 'Jenoptik AG', 'technology'),
  german('DE0006219934', 'Jungheinrich AG', 'industrials'),
  german('DE0006335003', 'Krones AG', 'industrials'),
  german('DE000A0D6554', 'Nordex SE', 'industrials'),
  german('DE000RENK730', 'RENK Group AG', 'industrials'),
  german('DE000SHA0100', 'Schaeffler AG', 'consumer_discretionary'),
  german('DE0007493991', 'Ströer SE & Co. KGaA', 'communication_services'),
  german('DE000TRAT0N7', 'Traton SE', 'industrials'),
  german('DE000TKMS001', 'TKMS AG & Co. KGaA', 'industrials'),
  german('DE000A3ENQ51', 'Schott Pharma AG & Co. KGaA', 'health_care'),
  german('DE000WAF3001', 'Siltronic AG', 'technology'),
  german('DE000TUAG505', 'TUI AG', 'consumer_discretionary'),
  german('DE000WCH8881', 'Wacker Chemie AG', 'materials'),
]

/**
 * Smaller companies whose ISIN and name two lists of listings state alike (of `tables/more-shares.csv`, `where`). Their sector is unknown: one list
 * is too often wrong. A name that another company has was left out.
 */
export const listedShares = () => readTable('more-shares').map((row) => ({
  isin: cell(row, 'isin'), name: cell(row, 'name'), country: known(cell(row, 'country')), sector: null, industry: null, currency: null, asOf: '2026-05-31', source: 'listed-shares',
}))
