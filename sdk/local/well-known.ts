/**
 * ISINs that readers of a test or a demonstration know, for the sample: 30 funds and 20 shares under their names, each marked
 * as a sample, because what is told of them beyond name, class and charge is made up.
 */
import type { AssetClass } from '../../core/reference/security'

/** Shares by ISIN: name, country, currency, sector, industry, and how large each is in a made-up fund. */
export const wellKnownShares = [
  ['US0378331005', 'Apple', 'US', 'USD', 'technology', 'Technology Hardware, Storage & Peripherals', 20],
  ['US5949181045', 'Microsoft', 'US', 'USD', 'technology', 'Software', 18],
  ['US67066G1040', 'Nvidia', 'US', 'USD', 'technology', 'Semiconductors & Semiconductor Equipment', 17],
  ['US0231351067', 'Amazon', 'US', 'USD', 'consumer_discretionary', 'Internet & Direct Marketing Retail', 10],
  ['US02079K3059', 'Alphabet', 'US', 'USD', 'communication_services', 'Interactive Media & Services', 10],
  ['US30303M1027', 'Meta Platforms', 'US', 'USD', 'communication_services', 'Interactive Media & Services', 6],
  ['US88160R1014', 'Tesla', 'US', 'USD', 'consumer_discretionary', 'Automobiles', 4],
  ['US1912161007', 'Coca-Cola', 'US', 'USD', 'consumer_staples', 'Beverages', 3],
  ['NL0010273215', 'ASML', 'NL', 'EUR', 'technology', 'Semiconductors & Semiconductor Equipment', 4],
  ['DK0062498333', 'Novo Nordisk', 'DK', 'DKK', 'health_care', 'Pharmaceuticals', 3],
  ['CH0038863350', 'Nestlé', 'CH', 'CHF', 'consumer_staples', 'Food Products', 3],
  ['JP3633400001', 'Toyota', 'JP', 'JPY', 'consumer_discretionary', 'Automobiles', 2],
  ['DE0007164600', 'SAP', 'DE', 'EUR', 'technology', 'Software', 3],
  ['DE0007236101', 'Siemens', 'DE', 'EUR', 'industrials', 'Industrial Conglomerates', 2],
  ['DE0008404005', 'Allianz', 'DE', 'EUR', 'financials', 'Insurance', 2],
  ['DE0005557508', 'Deutsche Telekom', 'DE', 'EUR', 'communication_services', 'Telecommunication Services', 2],
  ['DE0007030009', 'Rheinmetall', 'DE', 'EUR', 'industrials', 'Aerospace & Defense', 1],
  ['US8740391003', 'TSMC', 'TW', 'USD', 'technology', 'Semiconductors & Semiconductor Equipment', 5],
  ['KYG875721634', 'Tencent', 'CN', 'HKD', 'communication_services', 'Interactive Media & Services', 3],
  ['US01609W1027', 'Alibaba', 'CN', 'USD', 'consumer_discretionary', 'Internet & Direct Marketing Retail', 2],
] as const

/** Countries whose shares a fund holds; those of `technology` by their sector too. */
export const markets = {
  all: 'US NL DK CH JP DE TW CN', world: 'US NL DK CH JP DE', usa: 'US', technology: 'US', europe: 'NL DK CH DE', euro: 'NL DE', germany: 'DE', emerging: 'TW CN',
} as const

type Market = keyof typeof markets

/** Funds and products: ISIN, name, charge, class, and for equity funds the market. */
export const wellKnownFunds: readonly (readonly [isin: string, name: string, ter: number, assetClass: AssetClass, market?: Market])[] = [
  ['IE00B4L5Y983', 'iShares Core MSCI World', 0.002, 'equities', 'world'],
  ['IE00BJ0KDQ92', 'Xtrackers MSCI World', 0.0012, 'equities', 'world'],
  ['IE00B4X9L533', 'HSBC MSCI World', 0.0015, 'equities', 'world'],
  ['IE00BFY0GT14', 'SPDR MSCI World', 0.0012, 'equities', 'world'],
  ['LU1681043599', 'Amundi MSCI World Swap', 0.0038, 'equities', 'world'],
  ['IE00BKX55T58', 'Vanguard FTSE Developed World', 0.0012, 'equities', 'world'],
  ['IE00BK5BQT80', 'Vanguard FTSE All-World (Acc)', 0.0019, 'equities', 'all'],
  ['IE00B3RBWM25', 'Vanguard FTSE All-World (Dist)', 0.0019, 'equities', 'all'],
  ['IE00B6R52259', 'iShares MSCI ACWI', 0.002, 'equities', 'all'],
  ['LU2903252349', 'Scalable MSCI AC World Xtrackers', 0.0015, 'equities', 'all'],
  ['IE00B5BMR087', 'iShares Core S&P 500 (Acc)', 0.0007, 'equities', 'usa'],
  ['IE0031442068', 'iShares Core S&P 500 (Dist)', 0.0007, 'equities', 'usa'],
  ['IE00B3XXRP09', 'Vanguard S&P 500', 0.0007, 'equities', 'usa'],
  ['IE00B53SZB19', 'iShares Nasdaq 100', 0.003, 'equities', 'usa'],
  ['IE00B3WJKG14', 'iShares S&P 500 Information Technology', 0.0015, 'equities', 'technology'],
  ['IE00B4K48X80', 'iShares Core MSCI Europe', 0.0012, 'equities', 'europe'],
  ['LU0908500753', 'Amundi Core Stoxx Europe 600', 0.0007, 'equities', 'europe'],
  ['IE00B53L3W79', 'iShares Core EURO STOXX 50', 0.001, 'equities', 'euro'],
  ['DE0005933931', 'iShares Core DAX', 0.0016, 'equities', 'germany'],
  ['LU0274211480', 'Xtrackers DAX', 0.0009, 'equities', 'germany'],
  ['IE00BKM4GZ66', 'iShares Core MSCI EM IMI', 0.0018, 'equities', 'emerging'],
  ['IE00BTJRMP35', 'Xtrackers MSCI Emerging Markets', 0.0018, 'equities', 'emerging'],
  ['IE00B4L5YC18', 'iShares MSCI EM', 0.0018, 'equities', 'emerging'],
  ['IE00B3F81R35', 'iShares Core EUR Corporate Bond', 0.0009, 'bonds'],
  ['LU0378818131', 'Xtrackers II Global Government Bond EUR Hedged', 0.0025, 'bonds'],
  ['LU0290358497', 'Xtrackers II EUR Overnight Rate Swap', 0.001, 'cash'],
  ['FR0010510800', 'Amundi EUR Overnight Return', 0.001, 'cash'],
  ['IE00B1FZS350', 'iShares Developed Markets Property Yield', 0.0059, 'real_estate'],
  ['DE000A27Z304', 'Bitwise Physical Bitcoin ETP', 0.02, 'crypto'],
  ['IE00B4ND3602', 'iShares Physical Gold ETC', 0.0012, 'gold'],
]
