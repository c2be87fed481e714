import { dated, ESTG, SOLZG } from '../dated'
import type { Bundesland, TaxProfile } from './tax-profile'

/** Flat rate on capital income, before church tax lowers it (a fraction). */
export const abgeltungsteuersatz = dated<number>({
  name: 'Abgeltungsteuersatz',
  norm: '§ 32d Abs. 1 Satz 1 EStG',
  unit: 'fraction',
  rows: [
    {
      from: '2009-01-01',
      value: 0.25,
      source: '§ 32d Abs. 1 EStG, Wortlaut (Unternehmensteuerreformgesetz 2008); einkommensteuergesetz.net',
      url: ESTG,
      checked: '2026-11-22',
    },
  ],
})

/** Solidarity surcharge on the tax on capital income (a fraction of that tax); it has no exemption threshold. */
export const solidaritaetszuschlagsatz = dated<number>({
  name: 'Solidaritätszuschlag auf Kapitalertragsteuer',
  norm: '§ 4 Satz 1 SolzG 1995',
  unit: 'fraction',
  rows: [
    {
      from: '1998-01-01',
      value: 0.055,
      source: '§ 4 Satz 1 und 3 SolzG 1995, Wortlaut; datenbank.nwb.de, Dokument 78805_4',
      url: SOLZG,
      checked: '2026-11-22',
      unconfirmed: 'first day',
    },
  ],
})

/** Church tax by Land (a fraction of the income tax). */
export const kirchensteuersaetze = dated<Readonly<Record<Bundesland, number>>>({
  name: 'Kirchensteuersatz',
  norm: 'Kirchensteuergesetze der Länder',
  unit: 'table',
  rows: [
    {
      from: '2009-01-01',
      value: {
        'Baden-Württemberg': 0.08,
        Bayern: 0.08,
        Berlin: 0.09,
        Brandenburg: 0.09,
        Bremen: 0.09,
        Hamburg: 0.09,
        Hessen: 0.09,
        'Mecklenburg-Vorpommern': 0.09,
        Niedersachsen: 0.09,
        'Nordrhein-Westfalen': 0.09,
        'Rheinland-Pfalz': 0.09,
        Saarland: 0.09,
        Sachsen: 0.09,
        'Sachsen-Anhalt': 0.09,
        'Schleswig-Holstein': 0.09,
        Thüringen: 0.09,
      },
      source: 'Kirchensteuergesetze der Länder, nach flatex, FAQ Kirchensteuer; vergleich.de; bbx.de',
      url: 'https://flatex.de/service/faqs/detail/steuern/kirchensteuer/wie-hoch-ist-die-kirchensteuer-und-welche-bemessung-liegt-ihr-zugrunde',
      checked: '2026-11-22',
      unconfirmed: 'first day',
    },
  ],
})

/** Saver allowance of a year by filing status (EUR). */
export const sparerPauschbetrag = dated<Readonly<Record<TaxProfile['filing_status'], number>>>({
  name: 'Sparer-Pauschbetrag',
  norm: '§ 20 Abs. 9 EStG',
  unit: 'table',
  rows: [
    {
      from: '2009-01-01',
      value: { single: 801, joint: 1602 },
      source: '§ 20 Abs. 9 EStG (Unternehmensteuerreformgesetz 2008), Wortlaut vom März 2022; Volksbanken Raiffeisenbanken, lohnsteuer-kompakt.de',
      url: 'https://lohnsteuer-kompakt.de/steuerwissen/sparer-pauschbetrag-sichert-steuerfreie-zinsen',
      checked: '2026-11-22',
    },
    {
      from: '2023-01-01',
      value: { single: 1000, joint: 2000 },
      source: '§ 20 Abs. 9 EStG (Jahressteuergesetz 2022); boersen-zeitung.de, vr.de, A. Paff Steuerberatung, hermoney.de (2. Oktober 2024)',
      url: 'https://www.aav-paff.com/aktuelles-1/steuerliche-freibeträge',
      checked: '2026-11-22',
    },
  ],
})
