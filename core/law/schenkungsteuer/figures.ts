/** Gift tax (ErbStG). */
import { dated, ERBSTG } from '../dated'

export const steuerklassen = ['I', 'II', 'III'] as const

export type Steuerklasse = (typeof steuerklassen)[number]

/** How the recipient is related to the giver. */
export const beziehungen = [
  'ehepartner', 'kind', 'enkel', 'enkel_elternteil_verstorben', 'eltern_grosseltern', 'geschwister', 'nichte_neffe',
  'schwiegerkind', 'geschiedener_ehepartner', 'sonstige',
] as const

type Beziehung = (typeof beziehungen)[number]

/** Tax class of a gift. Parents and grandparents are in class I only on death. */
export const steuerklasseVon = dated<Readonly<Record<Beziehung, Steuerklasse>>>({
  name: 'Steuerklassen bei Schenkungen',
  norm: '§ 15 Abs. 1 ErbStG',
  unit: 'table',
  rows: [
    {
      from: '2009-01-01',
      value: {
        ehepartner: 'I',
        kind: 'I',
        enkel: 'I',
        enkel_elternteil_verstorben: 'I',
        eltern_grosseltern: 'II',
        geschwister: 'II',
        nichte_neffe: 'II',
        schwiegerkind: 'II',
        geschiedener_ehepartner: 'II',
        sonstige: 'III',
      },
      source: '§ 15 Abs. 1 ErbStG, Wortlaut (steuerberater-schupp.de, flossbachvonstorch.de)',
      url: ERBSTG,
      checked: '2026-11-22',
      unconfirmed: 'first day',
    },
  ],
})

/** Personal allowance for ten years (EUR). */
export const freibetragVon = dated<Readonly<Record<Beziehung, number>>>({
  name: 'Persönliche Freibeträge bei Schenkungen',
  norm: '§ 16 Abs. 1 ErbStG',
  unit: 'table',
  rows: [
    {
      from: '2009-01-01',
      value: {
        ehepartner: 500_000,
        kind: 400_000,
        enkel: 200_000,
        enkel_elternteil_verstorben: 400_000,
        eltern_grosseltern: 20_000,
        geschwister: 20_000,
        nichte_neffe: 20_000,
        schwiegerkind: 20_000,
        geschiedener_ehepartner: 20_000,
        sonstige: 20_000,
      },
      source: '§ 16 Abs. 1 ErbStG, Wortlaut (pauls-coerper.de, steuerberater-schupp.de)',
      url: ERBSTG,
      checked: '2026-11-22',
      unconfirmed: 'first day',
    },
  ],
})

/** One step of the tariff: its rate applies to the whole taxable amount if that is at most `upTo` (EUR). */
interface Tarifstufe {
  upTo: number
  rate: Readonly<Record<Steuerklasse, number>>
}

const stufe = (upTo: number, I: number, II: number, III: number): Tarifstufe => ({ upTo, rate: { I, II, III } })

/** Tariff by taxable amount and class (rates as fractions). */
export const tarif = dated<readonly Tarifstufe[]>({
  name: 'Tarif der Erbschaft- und Schenkungsteuer',
  norm: '§ 19 Abs. 1 ErbStG',
  unit: 'table',
  rows: [
    {
      from: '2010-01-01',
      value: [
        stufe(75_000, 0.07, 0.15, 0.3),
        stufe(300_000, 0.11, 0.2, 0.3),
        stufe(600_000, 0.15, 0.25, 0.3),
        stufe(6_000_000, 0.19, 0.3, 0.3),
        stufe(13_000_000, 0.23, 0.35, 0.5),
        stufe(26_000_000, 0.27, 0.4, 0.5),
        stufe(Number.POSITIVE_INFINITY, 0.3, 0.43, 0.5),
      ],
      source: '§ 19 Abs. 1 ErbStG, Wortlaut (gniw.de, steuerberater-schupp.de, flossbachvonstorch.de)',
      url: ERBSTG,
      checked: '2026-11-22',
      unconfirmed: 'first day',
    },
  ],
})

/** Hardship relief: the largest share of the excess over a step that the higher rate may cost; `shareAbove` for rates above `upToRate`. */
export const haertefall = dated({
  name: 'Härteausgleich',
  norm: '§ 19 Abs. 3 ErbStG',
  unit: 'table',
  rows: [
    {
      from: '2009-01-01',
      value: { upToRate: 0.3, share: 0.5, shareAbove: 0.75 },
      source: '§ 19 Abs. 3 ErbStG, Wortlaut (Haufe HI2127527; Grenzen in H E 19 ErbStH, mein.kiehl.de)',
      url: ERBSTG,
      checked: '2026-11-22',
      unconfirmed: 'first day',
    },
  ],
})

/** The taxable amount is rounded down to a multiple of this (EUR). */
export const rundung = dated({
  name: 'Abrundung des steuerpflichtigen Erwerbs',
  norm: '§ 10 Abs. 1 Satz 6 ErbStG',
  unit: 'EUR',
  rows: [
    { from: '2009-01-01', value: 100, source: '§ 10 Abs. 1 Satz 6 ErbStG, Wortlaut (Haufe HI2178421)', url: ERBSTG, checked: '2026-11-22', unconfirmed: 'first day' },
  ],
})

/** A tax of at most this amount is not assessed (EUR). */
export const kleinbetragsgrenze = dated({
  name: 'Kleinbetragsgrenze',
  norm: '§ 22 ErbStG',
  unit: 'EUR',
  rows: [{ from: '2002-01-01', value: 50, source: '§ 22 ErbStG, Wortlaut (Haufe HI15505271)', url: ERBSTG, checked: '2026-11-22', unconfirmed: 'first day' }],
})

/** Earlier gifts: years whose gifts are added up, and the cap on the tax of a later gift (a fraction of that gift). */
export const fruehereErwerbe = dated({
  name: 'Berücksichtigung früherer Erwerbe',
  norm: '§ 14 ErbStG',
  unit: 'table',
  rows: [
    {
      from: '2009-01-01',
      value: { years: 10, cap: 0.5 },
      source: '§ 14 Abs. 1 und 3 ErbStG, Wortlaut (ra.de)',
      url: ERBSTG,
      checked: '2026-11-22',
      unconfirmed: 'first day',
    },
  ],
})
