/** Countries of regional indices, as their provider (MSCI) draws them. */

export const emu: readonly string[] = 'AT BE DE ES FI FR IE IT NL PT'.split(' ')
export const europe: readonly string[] = [...emu, 'CH', 'DK', 'GB', 'NO', 'SE']
export const pacificExJapan: readonly string[] = 'AU HK NZ SG'.split(' ')
/** Countries of MSCI World. */
export const developed: readonly string[] = [...europe, ...pacificExJapan, 'CA', 'IL', 'JP', 'US']
export const emergingAsia: readonly string[] = 'CN ID IN KR MY PH TH TW'.split(' ')
export const latinAmerica: readonly string[] = 'BR CL CO MX PE'.split(' ')
/** Countries of MSCI Emerging Markets. */
export const emerging: readonly string[] = 'AE BR CL CN CO CZ EG GR HU ID IN KR KW MX MY PE PH PL QA SA TH TR TW ZA'.split(' ')

/** A region without some of its countries. */
export const without = (region: readonly string[], ...out: readonly string[]): string[] => region.filter((country) => !out.includes(country))
