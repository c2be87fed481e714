/**
 * ISINs of list rows that were not in the publisher's file but found by ticker, exchange and name. Many such finds are
 * wrong when the country of the ISIN is not that of the share, so only the ones read and confirmed here are believed.
 */
const confirmed = `
  JE00BRX98089 KYG6683N1034 CH1391448177 KYG982391099 NL0015002J37 KYG851581069 US52490G1022 KYG687071012 NL0015000AU7
  LU2910446546 KYG694511059 VGG2R04S1048 US65487X1028 CA8265991023 VGG9833A1049 KYG9470A1022 KYG011251066 KYG9451V1095
  LU1778762911 IE00BWT6H894 CH1430134226 SG9999000020 KYG254571055 IE00028FXN24 BMG3223R1088 NL0010545661 FI4000297767
  BMG4593F1389 JE00BJ1DLW90 IE00B00MZ448 JE00BYVQYS01 JE00BN574F90 BMG762791017 IE00BLNN3691 BMG8192H1060 KYG651631007
  CH0334081137 GB00BN4HT335 BMG9456A1009 CA98420N1050 MHY7542C1306 FR0013467479 BMG7997W1029 GG00BMF1JR16 BMG0772R2087
  CA05156V1022 GB00BVG7F061 CA7142661031 MHY2065G1219 CA45245E1097 NL0010556684 CA53626N1024 BMG427061046 BMG7738W1064
  KYG114481008 IL0011407140 VGG6375R1073 BMG359472021 BMG657731060 BMG1466R1732 MHY1771G1026 CA03879J1003 NL0015000PB5
  MHY621321089 LU2369833749 KYG237731073 JE00BF0XVB15 CA6544846091 BMG4690M1010 BMG524411052 KYG596651029 GB00BNK03D49
  CH0499880968 VGG2662B1031 MHY7388L1039 BMG4660A1036 BMG6964L2062 MHY2001C1012 VGG7823S1011 KYG9460C1006 CA7677441056
  KYG393871085 CA92663R1055`

/** Foreign ISINs that were confirmed one by one. */
const confirmedForeignIsins: ReadonlySet<string> = new Set(confirmed.trim().split(/\s+/))

/** Right finds that name the company by an ISIN it no longer has, and finds that are simply wrong: never used. */
export const rejectedIsins: ReadonlySet<string> = new Set([
  // an old line of the Liberty Braves group, not Atlanta Braves Holdings
  'US5312297063',
  // the successor by name only: another company took the name
  'US6903701018', 'US98423J1016', 'US20460L1044',
])

/** Companies of Greater China are listed through holding companies of these countries. */
const holdingCountries = new Set(['KY', 'BM', 'HK', 'CN', 'SG', 'VG'])
const chinese = new Set(['CN', 'HK', 'TW', 'MO'])

/** Whether an ISIN that was found by ticker and name may be that of a share of this country. */
export function isPlausible(isin: string, country: string): boolean {
  if (rejectedIsins.has(isin)) return false
  const prefix = isin.slice(0, 2)
  if (prefix === country || confirmedForeignIsins.has(isin)) return true
  return chinese.has(country) && holdingCountries.has(prefix) && prefix !== 'SG'
}
