/**
 * Sixty exchange-traded equity index funds that are popular in Germany and in none of the older lists (`depot-60.data.ts`):
 * from memory of what savings plans and securities accounts hold, written down before the embedded data was looked at, so
 * that the result says something. Active funds and products that write options hold no index and are not in it.
 */
export const equityFunds60: readonly (readonly [isin: string, name: string])[] = [
  // the world
  ['IE00BD4TXV59', 'UBS MSCI World (Acc)'],
  ['IE00B0M62Q58', 'iShares MSCI World (Dist)'],
  ['IE00BK1PV551', 'Xtrackers MSCI World 1D'],
  ['LU1681043599', 'Amundi MSCI World Swap (Acc)'],
  ['DE000ETFL508', 'Deka MSCI World'],
  ['IE00B44Z5B48', 'SPDR MSCI ACWI'],
  ['LU1829220216', 'Amundi MSCI All Country World'],
  ['IE00BK5BQV03', 'Vanguard FTSE Developed World (Acc)'],
  ['IE00BNG8L278', 'Vanguard ESG Global All Cap (Acc)'],
  ['IE00BGHQ0G80', 'Xtrackers MSCI AC World Screened'],
  // factors, dividends, sustainability
  ['IE00BP3QZ825', 'iShares Edge MSCI World Momentum'],
  ['IE00BP3QZ601', 'iShares Edge MSCI World Quality'],
  ['IE00BP3QZB59', 'iShares Edge MSCI World Value'],
  ['IE00B8FHGS14', 'iShares Edge MSCI World Minimum Volatility'],
  ['IE0001UQQ933', 'L&G Gerd Kommer Multifactor Equity'],
  ['IE00BK5BR626', 'Vanguard FTSE All-World High Dividend Yield (Acc)'],
  ['IE00B9CQXS71', 'SPDR S&P Global Dividend Aristocrats'],
  ['IE00B6YX5D40', 'SPDR S&P U.S. Dividend Aristocrats'],
  ['LU0292096186', 'Xtrackers STOXX Global Select Dividend 100 Swap'],
  ['IE00BZ56RN96', 'WisdomTree Global Quality Dividend Growth (Acc)'],
  ['IE00BFNM3J75', 'iShares MSCI World Screened'],
  ['IE00BZ02LR44', 'Xtrackers MSCI World ESG'],
  ['LU0629459743', 'UBS MSCI World Socially Responsible'],
  ['LU1861134382', 'Amundi MSCI World SRI'],
  // United States
  ['LU1135865084', 'Amundi S&P 500 Swap'],
  ['LU0490618542', 'Xtrackers S&P 500 Swap'],
  ['IE00B5KQNG97', 'HSBC S&P 500'],
  ['IE00BLNMYC90', 'Xtrackers S&P 500 Equal Weight'],
  ['DE000A0F5UF5', 'iShares NASDAQ-100 (DE)'],
  ['LU1829221024', 'Amundi Nasdaq-100 II'],
  ['IE00BMFKG444', 'Xtrackers Nasdaq 100'],
  ['IE00BYVQ9F29', 'iShares Nasdaq 100 EUR Hedged'],
  ['DE0006289390', 'iShares Dow Jones Industrial Average (DE)'],
  ['IE00BJ38QD84', 'SPDR Russell 2000'],
  ['IE00BQQP9H09', 'VanEck Morningstar US Wide Moat'],
  ['IE00B52SFT06', 'iShares MSCI USA'],
  // Europe
  ['LU0274209237', 'Xtrackers MSCI Europe'],
  ['IE00BK5BQX27', 'Vanguard FTSE Developed Europe (Acc)'],
  ['LU0380865021', 'Xtrackers Euro Stoxx 50'],
  ['DE000ETFL011', 'Deka DAX'],
  ['DE0005933923', 'iShares MDAX (DE)'],
  ['DE0005933972', 'iShares TecDAX (DE)'],
  ['DE0006289309', 'iShares EURO STOXX Banks 30-15 (DE)'],
  ['LU0322253906', 'Xtrackers MSCI Europe Small Cap'],
  ['DE0002635281', 'iShares EURO STOXX Select Dividend 30 (DE)'],
  // emerging markets, Asia
  ['IE00B0M63177', 'iShares MSCI EM (Dist)'],
  ['LU1681045370', 'Amundi MSCI Emerging Markets'],
  ['IE00BFNM3P36', 'iShares MSCI EM IMI Screened'],
  ['IE00BZCQB185', 'iShares MSCI India'],
  ['IE00BJ5JPG56', 'iShares MSCI China'],
  ['IE00BHZRQZ17', 'Franklin FTSE India'],
  ['IE00B95PGT31', 'Vanguard FTSE Japan'],
  ['IE00B9F5YL18', 'Vanguard FTSE Developed Asia Pacific ex Japan'],
  ['IE00B52MJY50', 'iShares Core MSCI Pacific ex Japan'],
  // themes, sectors, small companies
  ['IE00BMC38736', 'VanEck Semiconductor'],
  ['IE000YYE6WK5', 'VanEck Defense'],
  ['IE00BYZK4552', 'iShares Automation & Robotics'],
  ['IE00BCBJG560', 'SPDR MSCI World Small Cap'],
  ['IE00BM67HK77', 'Xtrackers MSCI World Health Care'],
  ['IE00B1TXK627', 'iShares Global Water'],
]

/** The ten active funds that Germans hold most, from memory too: they have no list, but should be known. */
export const activeFunds10: readonly (readonly [isin: string, name: string, assetClass: 'equities' | 'multi_asset'])[] = [
  ['DE0009848119', 'DWS Top Dividende', 'equities'],
  ['DE0008491051', 'UniGlobal', 'equities'],
  ['DE0008476524', 'DWS Vermögensbildungsfonds I', 'equities'],
  ['LU0323578657', 'Flossbach von Storch Multiple Opportunities', 'multi_asset'],
  ['DE0008474024', 'DWS Akkumula', 'equities'],
  ['LU0599946893', 'DWS Concept Kaldemorgen', 'multi_asset'],
  ['FR0010135103', 'Carmignac Patrimoine', 'multi_asset'],
  ['DE0008491044', 'UniRak', 'multi_asset'],
  ['LU0114760746', 'Templeton Growth (Euro)', 'equities'],
  ['DE0008474503', 'DekaFonds', 'equities'],
]
