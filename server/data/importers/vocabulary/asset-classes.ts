import { vocabulary } from './words'

/** Asset classes of holdings rows: shares, money, and everything that is neither. */
export const kindWords = vocabulary({
  equity: [
    'Equity', 'Equities', 'Aktien', 'Azionario', 'Azioni', 'Azionari', 'Renta variable', 'Acciones', 'Common Stock', 'American Depository Receipt', 'American Depository Receipt - NY',
    'Depository Receipts', 'Depository Receipt - American', 'Depository Receipt - Global', 'Fund - Real Estate Investment Trust', 'Preferred Stock', 'Domestic Common Stock', 'Foreign Common Stock',
    'EQUITY_ORDINARY', 'PREFERENCE_SHARES', 'DEPOSITORY_RECEIPT', 'EQ.STOCK', 'EQ.DRCPT', 'EQ.PREF', 'EQ.REIT', 'EQ.FSH', 'EQ.PSH',
  ],
  cash: [
    'Cash', 'Money Market', 'Geldmarkt', 'Barmittel', 'Contanti', 'Mercato monetario', 'Efectivo', 'Mercado monetario',
    'Cash Collateral and Margins', 'FX', 'Currency', 'Currencies', 'CRNY',
  ],
  other: [
    'Fixed Income', 'Anleihen', 'Reddito fisso', 'Obbligazionario', 'Renta fija', 'Futures', 'Future', 'Forwards', 'Options', 'Swaps', 'Alternative',
    'Commodity', 'Bond', 'Fund', 'Investment Fund', 'Mutual Fund', 'Anteilsklasse', 'Share Class', 'Classe di Azioni', 'Rights', 'Right', 'diritti su operazioni societarie', 'Warrant - Equity', 'Option - Index', 'Equity Linked Notes',
    'RIGHT', 'WARRANT', 'CORPORATE', 'GOVERNMENT', 'MEDIUM_TERM_NOTE', 'MUNICIPAL', 'SECURITIZED', 'TREASURY_BILL', 'CERTIFICATE_OF_DEPOSIT', 'FUTURE', 'STRUCTURED_PRODUCT', 'ETF', 'MUTUAL_FUND',
    'EQ.ETF', 'EQ.RIGHT', 'EQ.WRT', 'MF.MF', 'FI.CORP', 'FI.US_GOV', 'FI.NONUS_GOV', 'FI.MBS', 'FI.MUNI', 'FI.CONV', 'FI.IP', 'FI.LOAN', 'MM.TBILL', 'MM.CD', 'MM.CP', 'MM.TD', 'MM.RE',
  ],
})

/** Kinds of bonds as fund companies name them, in the column of sectors. A word that is none of these says nothing. */
export const bondTypeWords = vocabulary({
  government: ['Treasury', 'Treasuries', 'Sovereign', 'Government', 'Federal', 'Staatsanleihen', 'Schatzanleihen'],
  public_sector: [
    'Agency', 'Agencies', 'Government Related', 'Supranational', 'Local Authority', 'Provincial', 'Municipal', 'Owned No Guarantee', 'Government Guarantee', 'Government Owned No Guarantee',
    'Government Sponsored', 'Staatsnah', 'Supranationale', 'Kommunalbehörde',
  ],
  covered: ['Covered', 'Covered Bonds', 'Mortgage Assets', 'Public Sector Collateralized', 'Public Sector Loans', 'Hybrid Collateralized', 'Pfandbriefe', 'Gedeckte Anleihen', 'Gedeckt'],
  securitised: ['MBS Pass-Through', 'Agency Fixed Rate', 'Hybrid ARM', 'MBS', 'ABS', 'CMBS', 'Agency CMBS', 'Non-Agency CMBS', 'Securitized', 'Asset Backed'],
  corporate: [
    'Corporate', 'Corporates', 'Industrial', 'Industrials', 'Financial Institutions', 'Banking', 'Utility', 'Utilities', 'Insurance', 'Electric', 'Natural Gas', 'Transportation', 'Technology', 'Energy',
    'Communications', 'Capital Goods', 'Basic Industry', 'Consumer Cyclical', 'Consumer Non-Cyclical', 'Finance Companies', 'REITs', 'Brokerage/Asset Managers/Exchanges', 'Other Industrial',
    'Other Financial', 'Other Utility', 'Unternehmensanleihen', 'Finanzinstitute', 'Bankwesen', 'Versorger',
  ],
})

/** Asset classes of rows that are bonds. */
export const bondWords: ReadonlySet<string> = new Set(
  vocabulary({ bond: ['Fixed Income', 'Anleihen', 'Reddito fisso', 'Obbligazionario', 'Renta fija', 'Bond', 'Bonds', 'Government Bond', 'Corporate Bond'] }).keys(),
)
