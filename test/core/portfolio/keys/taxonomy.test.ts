import { describe, expect, it } from 'vitest'
import { countries } from '../../../../core/portfolio/keys/countries'
import { countryKey, countryLabels, currencyKey, currencyLabels, currencyOf, regionLabels, regionOf, sectorKey } from '../../../../core/portfolio/keys/taxonomy'

/** ISO 3166-1 alpha-2, officially assigned codes (iso.org Online Browsing Platform). */
const iso = (
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR ' +
  'CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ' +
  'ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ ' +
  'MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI ' +
  'SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'
).split(' ')

describe('countries', () => {
  it('are all of ISO 3166-1, and Kosovo', () => {
    expect(iso).toHaveLength(249)
    expect(Object.keys(countries).sort()).toEqual([...iso, 'XK'].sort())
  })

  it('have a known region, a labelled currency (Antarctica has none) and names in both languages', () => {
    for (const code of Object.keys(countries)) {
      expect(Object.keys(regionLabels)).toContain(regionOf(code))
      if (code !== 'AQ') expect(Object.keys(currencyLabels)).toContain(currencyOf(code))
      expect(countryLabels[code]?.en).toMatch(/\p{L}{2}/u)
      expect(countryLabels[code]?.de).toMatch(/\p{L}{2}/u)
    }
  })

  it.each([
    ['KR', 'asia_emerging', 'KRW'],
    ['TW', 'asia_emerging', 'TWD'],
    ['JP', 'asia_developed', 'JPY'],
    ['DE', 'europe_developed', 'EUR'],
    ['PL', 'europe_emerging', 'PLN'],
    ['MX', 'latin_america', 'MXN'],
    ['AU', 'oceania', 'AUD'],
    ['IL', 'middle_east', 'ILS'],
    ['ZA', 'africa', 'ZAR'],
  ])('%s lies in %s and pays in %s', (code, region, currency) => {
    expect([regionOf(code), currencyOf(code)]).toEqual([region, currency])
  })
})

describe('keys', () => {
  it('are read in any case, and null when they are none', () => {
    expect([sectorKey(' Health_Care '), sectorKey('unknown'), sectorKey('toString'), sectorKey(null)]).toEqual(['health_care', null, null, null])
    expect([countryKey('us'), countryKey(' de '), countryKey('XX'), countryKey('constructor'), countryKey(null)]).toEqual(['US', 'DE', null, null, null])
    expect([' eur', 'USD', 'US', 'EURO', '1EUR', 'EUR1', '', null].map(currencyKey)).toEqual(['EUR', 'USD', null, null, null, null, null, null])
    expect([regionOf(null), currencyOf('unknown')]).toEqual([null, null])
  })
})
