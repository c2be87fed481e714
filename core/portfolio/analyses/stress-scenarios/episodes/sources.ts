/** Written by `scripts/build-stress.ts`; change the figures there, not here. */

/** Where the figures of the episodes were retrieved. The place of retrieval does not own the data. */
export const sources = {
  etf_prices: { title: 'US ETF daily closes adjusted for dividends (Yahoo Finance origin)', retrievedFrom: 'github:dsturdy/Factor_Attribution_5_csvs data/<ticker>.csv @a206574 (2026-07-14)' },
  btc_usd: { title: 'Bitcoin in US dollars, daily closes from 2014', retrievedFrom: 'github:guydekowski/market-lab data/BTC_USD.csv @6a10f1b (2026-08-21)' },
  vanguard_funds: { title: 'Vanguard index mutual funds VBMFX and VGSIX, daily dividend-adjusted NAV (Yahoo Finance origin)', retrievedFrom: 'github:Hazels-GitHub/etf-strategy-backtest data/VBMFX.csv data/VGSIX.csv @0528c42 (2025-05-07)' },
  msci_world_daily: { title: 'MSCI World price index in US dollars, daily closes 1972 to 2024 (Yahoo Finance symbol ^990100-USD-STRD)', retrievedFrom: 'github:jkracke96/fund_analytics "data/^990100-USD-STRD (1).csv" @66922e2 (2024-05-15)' },
  sp_bear_sectors: { title: 'Comparing Sector Performance During the Last Two Bear Markets (table of Standard & Poor\'s, reproduced)', retrievedFrom: 'https://fortunefinancialadvisors.com/blog/comparing-sector-performance-during-the-last-two-bear-markets/' },
  lbma_gold: { title: 'LBMA gold price AM and PM, USD, GBP, EUR, 1968 to 2023', retrievedFrom: 'github:markorn-01/TS_Forecasting data/gold/LBMA-GOLD.csv @419ca88 (2023-10-01)' },
  gsci_spot: { title: 'S&P GSCI spot index, daily 1984 to 2024 (Yahoo Finance symbol ^SPGSCI)', retrievedFrom: 'github:neilmruben/HMM-on-portfolio "data/^SPGSCI.csv" @903ceed (2024-05-04)' },
  edhec_hfi: { title: 'EDHEC hedge fund indices, monthly returns 1997 to 2018', retrievedFrom: 'github:JunHwaHong/Investment_Python_ML data/edhec-hedgefundindices.csv @0462c77 (2023-03-14)' },
  ecb_reference: { title: 'ECB euro foreign exchange reference rates, history', retrievedFrom: 'github:olegsher-ds-2025/naya_p1 eurofxref-hist.csv @5bd2d53 (2024-10-14); second copy github:andkaps97/EUR-FX-PCA-Clustering-Pipeline eurofxref-hist.csv @47c7f28 (2025-05-04)' },
  ecb_sdw: { title: 'ECB statistical data, daily exchange rates EXR.D.<currency>.EUR.SP00.A 1999 to 2024', retrievedFrom: 'github:andkaps97/EUR-FX-PCA-Clustering-Pipeline prices.csv @47c7f28 (2025-05-04)' },
  fed_h10_twd: { title: 'Taiwan dollar per US dollar, Federal Reserve H.10 (FRED DEXTAUS), daily 1983 to 2025', retrievedFrom: 'github:dinosaur030/WebHomework4 DEXTAUS.csv @4336ce2 (2025-06-03)' },
} as const

export type SourceId = keyof typeof sources
