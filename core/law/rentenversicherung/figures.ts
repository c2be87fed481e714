/** Statutory pension (SGB VI). */
import { text } from '../../values/text'
import { dated, SGB_VI } from '../dated'

const RECHENGROESSEN_2026 =
  'https://www.deutsche-rentenversicherung.de/DRV/DE/Ueber-uns-und-Presse/Presse/Meldungen/2025/25-10-08-bundeskabinett-sv-rechengroessen-vo-2026.html'

/** Monthly pension for one earnings point (EUR). */
export const rentenwert = dated({
  name: 'Aktueller Rentenwert',
  norm: '§ 68 SGB VI',
  unit: 'EUR/month',
  yearly: true,
  rows: [
    { from: '2023-07-01', value: 37.6, source: 'Rentenwertbestimmungsverordnung 2023 (hopkins.law, mdr.de)', checked: '2026-11-22' },
    { from: '2024-07-01', value: 39.32, source: 'Rentenwertbestimmungsverordnung 2024 (hopkins.law, mdr.de)', checked: '2026-11-20' },
    { from: '2025-07-01', value: 40.79, source: 'Rentenwertbestimmungsverordnung 2025 (hopkins.law, mdr.de, finanzen.net)', checked: '2026-11-22' },
    {
      from: '2026-07-01',
      value: 42.52,
      source: 'Rentenwertbestimmungsverordnung 2026, Bundesrat 12.06.2026, plus 4,24 % (dpa, Zahlen des Ministeriums; Datum aus zweiter Hand)',
      url: 'https://www.radiomuelheim.de/artikel/renten-steigen-im-juli-um-424-prozent-2591277',
      checked: '2026-11-22',
    },
  ],
})

/** Average earnings of a year (EUR), provisional if the year is not over. */
export const durchschnittsentgelt = dated({
  name: 'Vorläufiges Durchschnittsentgelt',
  norm: '§ 69 Abs. 2 SGB VI, Anlage 1',
  unit: 'EUR/year',
  yearly: true,
  rows: [
    { from: '2024-01-01', value: 47_085, source: 'Endgültiger Wert für 2024 (Deutsche Rentenversicherung, 08.10.2025; ovb-heimatzeitungen.de)', url: RECHENGROESSEN_2026, checked: '2026-11-22' },
    { from: '2025-01-01', value: 50_493, source: 'Sozialversicherungsrechengrößen-Verordnung 2025 (ihk.de Halle, finanzen.net)', checked: '2026-11-22' },
    {
      from: '2026-01-01',
      value: 51_944,
      source: 'Sozialversicherungsrechengrößen-Verordnung 2026, 24.11.2025, BGBl. 2025 I Nr. 278 (cdh.de, ihk.de Halle; Deutsche Rentenversicherung)',
      url: RECHENGROESSEN_2026,
      checked: '2026-11-22',
    },
  ],
  proposed: [{ state: 'draft', from: '2027-01-01', value: 53_452, source: 'Referentenentwurf des BMAS der Sozialversicherungsrechengrößen-Verordnung 2027 vom 21. September 2026', checked: '2026-11-23' }],
})

/** Earnings of a year above which no contributions are due (EUR). */
export const beitragsbemessungsgrenze = dated({
  name: 'Beitragsbemessungsgrenze der allgemeinen Rentenversicherung',
  norm: '§ 159 SGB VI, Anlage 2',
  unit: 'EUR/year',
  yearly: true,
  rows: [
    { from: '2025-01-01', value: 96_600, source: 'Sozialversicherungsrechengrößen-Verordnung 2025 (ihk.de Halle, sv-sachsen.de)', checked: '2026-11-22' },
    {
      from: '2026-01-01',
      value: 101_400,
      source: 'Sozialversicherungsrechengrößen-Verordnung 2026, 24.11.2025, BGBl. 2025 I Nr. 278 (cdh.de, ihk.de Halle; Deutsche Rentenversicherung)',
      url: RECHENGROESSEN_2026,
      checked: '2026-11-22',
    },
  ],
  proposed: [{ state: 'draft', from: '2027-01-01', value: 106_200, source: 'Referentenentwurf des BMAS der Sozialversicherungsrechengrößen-Verordnung 2027 vom 21. September 2026', checked: '2026-11-23' }],
})

/** Ages at which an old-age pension starts, in years, for those born from 1964 on. */
export const rentenalter = dated({
  name: 'Regelaltersgrenze und frühester Rentenbeginn, Geburtsjahrgänge ab 1964',
  norm: '§§ 35, 36, 236 SGB VI',
  unit: 'table',
  rows: [
    {
      from: '2012-01-01',
      value: { standard: 67, earliest: 63 },
      source: text('§§ 35, 36 SGB VI, Wortlaut: 67 years; from 63 with 35 years of insurance, with reductions', '§§ 35, 36 SGB VI, Wortlaut: 67 Jahre; ab 63 mit 35 Versicherungsjahren, mit Abschlägen'),
      url: SGB_VI,
      checked: '2026-11-22',
      unconfirmed: 'first day',
    },
  ],
})

/** Change of the access factor for every month that the pension starts before (`early`, less) or after (`late`, more) the standard age. */
export const zugangsfaktorJeMonat = dated({
  name: 'Zugangsfaktor je Monat',
  norm: '§ 77 Abs. 2 SGB VI',
  unit: 'table',
  rows: [
    {
      from: '2002-01-01',
      value: { early: 0.003, late: 0.005 },
      source: text('§ 77 Abs. 2 SGB VI, Wortlaut: 0.003 less per month before, 0.005 more per month after (ahv-tuev.de, rentenseiten.de)', '§ 77 Abs. 2 SGB VI, Wortlaut: 0,003 weniger je Monat davor, 0,005 mehr je Monat danach (ahv-tuev.de, rentenseiten.de)'),
      url: SGB_VI,
      checked: '2026-11-22',
      unconfirmed: 'first day',
    },
  ],
})
