import { vocabulary } from './words'

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
