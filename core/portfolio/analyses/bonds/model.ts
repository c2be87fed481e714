import { asShare, FULL, reaches } from '../../../values/fractions'
import { ascending, descending } from '../../../values/order'
import { countryKey, currencyKey, UNKNOWN } from '../../keys/taxonomy'
import { type HeldBond, bondPositions, hiddenBonds, mayListBonds, type BondPosition, ratingClass, spanOf } from './held-bonds'
import { text } from '../../../values/text'
import * as z from 'zod'
import { defineAnalysis } from '../../../operations/define'
import { share } from '../../../values/schemas/scalars'
import type { Bonds } from '../../../reference/security'
import { ask, type Lookup } from '../../../reference/reference'
import type { Present, Unavailable } from '../../../contract/section'
import { isMixedFund, readHoldings, type Book } from '../../book/book'
import { proxySentence } from '../../funds/basis'
import { isMixWhole } from '../../funds/equity-part'
import { addTo, bucketsOf, valueOf } from '../../look-through/exposure'
import { presentFor, unknownFor } from '../../look-through/reasons'
import { snapshotRequest, snapshotCost } from '../../schemas/request'
import { bucket, fundCoverage, money } from '../../schemas/shapes'
import { holdingLimitations, noRecommendation } from '../../snapshot/snapshot'
import { durationOf, yearsTo } from './duration'
import { bondsHidden, bondsPartly, bondsUnknown } from '../../schemas/sentences'
import { sum, sumBy } from '../../../values/sum'
import { words } from './words'

// Issuers of the bonds.

interface Issuer {
  id: string
  name: string
  country: string | null
  weight: number
}

/** A name in upper case without punctuation, so that spellings of one issuer match. */
const nameKey = (name: string): string => name.toUpperCase().replace(/[^\p{L}\p{N}]+/gu, ' ').trim()

/** The LEI by issuer name, for names with only one LEI in these rows. */
function identifiers(rows: readonly HeldBond[]): ReadonlyMap<string, string> {
  const known = new Map<string, string | null>()
  for (const { bond: { issuer, lei } } of rows) {
    if (issuer === null || lei === null) continue
    const key = nameKey(issuer)
    known.set(key, (known.get(key) ?? lei) === lei ? lei : null)
  }
  return new Map([...known].flatMap(([key, lei]) => (lei === null ? [] : [[key, lei] as const])))
}

/** Issuers by weight, then id. An issuer is identified by LEI, else by the LEI that another row gives its name, else by name. */
function issuersOf(rows: readonly HeldBond[]): Issuer[] {
  const leis = identifiers(rows)
  const issuers = new Map<string, Issuer & { largest: number }>()
  for (const { bond: { issuer, lei, country }, weight } of rows) {
    if (issuer === null && lei === null) continue
    const id = lei ?? leis.get(nameKey(issuer ?? '')) ?? `name:${nameKey(issuer ?? '')}`
    const known = issuers.get(id) ?? { id, name: issuer ?? id, country: countryKey(country), weight: 0, largest: -1 }
    const isLarger = weight > known.largest && issuer !== null
    issuers.set(id, {
      ...known, weight: known.weight + weight,
      ...(isLarger ? { name: issuer, country: countryKey(country) ?? known.country, largest: weight } : {}),
    })
  }
  return [...issuers.values()]
    .map(({ id, name, country, weight }) => ({ id, name, country, weight: asShare(weight) }))
    .sort((a, b) => descending(a.weight, b.weight) || ascending(a.id, b.id))
}

const spread = z.strictObject({
  coverage: share().nullable().meta({ description: 'Classified share of the bonds; null without bonds.', unit: 'fraction' }),
  buckets: z.array(bucket).meta({ description: 'What is not known is `unknown`; together they are the bonds of the portfolio.' }),
})

const years = (description: string) => z.number().nullable().meta({ description, unit: 'years' })

const data = z.strictObject({
  scope: z.literal('bonds'),
  portfolioShare: share().meta({ description: 'Bonds in the portfolio: single ones, bond funds, and the bonds of mixed funds whose mix is known.' }),
  coverage: share().nullable().meta({ description: 'Share of the bonds that is known row by row; null without bonds.', unit: 'fraction' }),
  coveredWeight: share().meta({ description: 'The same as a share of the portfolio.' }),
  duration: z.strictObject({
    coverage: share().nullable().meta({ description: 'Share of the bonds with maturity and coupon; null without bonds.', unit: 'fraction' }),
    maturityYears: years('Average time to maturity.'),
    macaulayYears: years('Average time until the money comes back, payments of interest included.'),
    modifiedYears: years('Percent that the price loses where the yield rises by one percentage point.'),
    averageCoupon: z.number().nullable().meta({ description: 'Average coupon.', unit: 'fraction' }),
  }),
  maturities: spread,
  types: spread,
  countries: spread,
  currencies: spread,
  ratings: spread,
  issuers: z.strictObject({
    coverage: share().nullable().meta({ description: 'Share of the bonds with a known issuer; null without bonds.', unit: 'fraction' }),
    items: z.array(z.strictObject({ id: z.string(), name: z.string(), country: z.string().nullable(), weight: share(), value: money() })).meta({ description: 'The largest, at most `limit`.' }),
    tailWeight: share().meta({ description: 'Known issuers beyond this list.' }),
  }),
  funds: z.array(fundCoverage).meta({ description: 'How much of the bonds of each fund is known.' }),
})

type Data = z.output<typeof data>

export interface Facts {
  book: Book
  bonds: Lookup<Bonds>
}

/** Bonds of a portfolio by issuer, country, currency, maturity, kind and rating, with their duration. */
export const bonds = defineAnalysis({
  id: 'bonds',
  title: { en: 'Bonds', de: 'Anleihen' },
  description: {
    en: 'Bond funds and single bonds by issuer, country, currency, maturity, kind and rating, with the duration that follows from maturities and coupons.',
    de: 'Anleihefonds und einzelne Anleihen nach Emittent, Land, Währung, Laufzeit, Art und Rating, mit der Duration, die aus Laufzeiten und Kupons folgt.',
  },
  notFor: 'Not for equities, whose companies analyzePublicPortfolioLookThrough shows. Says nothing of yields, prices or defaults.',
  request: snapshotRequest,
  data,
  words,
  example: {
    holdings: [
      { isin: 'DE0001102515', weight: 0.3 },
      { isin: 'IE00BSKRJZ44', weight: 0.3 },
      { isin: 'IE00B4L5Y983', weight: 0.4 },
    ],
  },
  method: {
    en: [
      'The bonds of a portfolio are single bonds, bond funds as a whole, and the bonds of mixed funds by their published mix. Every weight is a share of the whole portfolio.',
      'A fund is seen through its own list of bonds, else through that of another fund, which `assumptions` names. Cash, derivatives and missing rows of a fund are `unknown`.',
      'A row counts by what its list says; what it does not say is `unknown` and never guessed. Ratings are classes: `Aa2` and `AA-` are `AA`.',
      'Years to maturity run from the day of the list for funds, which replace what falls due, and from the day of the request for single bonds.',
      'With `n` years to maturity and the coupon `c`, paid once a year, the last payment at maturity: `macaulay = sum(t * cash(t) / (1+c)^t) / sum(cash(t) / (1+c)^t)`, `modified = macaulay / (1+c)`. The yield is taken to be the coupon.',
      'A fund whose name states a hedge counts wholly as that currency.',
    ].join('\n\n'),
    de: [
      'Die Anleihen eines Depots sind einzelne Anleihen, Anleihefonds als Ganzes und die Anleihen von Mischfonds nach ihrer veröffentlichten Mischung. Jedes Gewicht ist ein Anteil am ganzen Depot.',
      'Ein Fonds zeigt sich durch seine eigene Anleiheliste, sonst durch die eines anderen Fonds, den `assumptions` nennt. Guthaben, Derivate und fehlende Zeilen eines Fonds sind `unknown`.',
      'Eine Zeile zählt nach dem, was ihre Liste sagt; was sie nicht sagt, ist `unknown` und wird nie geraten. Ratings sind Klassen: `Aa2` und `AA-` sind `AA`.',
      'Restlaufzeiten zählen bei Fonds, die Fälliges ersetzen, ab dem Tag der Liste, bei einzelnen Anleihen ab dem Tag der Anfrage.',
      'Mit `n` Jahren Restlaufzeit und dem Kupon `c`, einmal im Jahr gezahlt, zuletzt bei Fälligkeit: `macaulay = Summe(t * Zahlung(t) / (1+c)^t) / Summe(Zahlung(t) / (1+c)^t)`, `modified = macaulay / (1+c)`. Als Rendite gilt der Kupon.',
      'Ein Fonds, dessen Name eine Absicherung nennt, zählt ganz in dieser Währung.',
    ].join('\n\n'),
  },
  assumptions: [
    text(
      'Duration is computed from maturity and coupon, with the coupon as the yield: every bond is taken to trade at its nominal value.',
      'Die Duration ist aus Laufzeit und Kupon gerechnet, mit dem Kupon als Rendite: Jede Anleihe gilt, als stünde sie zum Nennwert.',
    ),
  ],
  limitations: [
    text(
      'Calls, sinking funds and inflation are left out; bonds with a moving coupon, or without a known maturity, have no duration here.',
      'Kündigungsrechte, Tilgungspläne und Inflation bleiben außer Betracht; Anleihen mit wechselndem Kupon oder ohne bekannte Fälligkeit haben hier keine Duration.',
    ),
    text(
      'Ratings are shown only where a list of holdings gives them; most do not.',
      'Ratings stehen nur da, wo eine Bestandsliste sie nennt; die meisten tun es nicht.',
    ),
    text('Money market funds count as cash, not as bonds.', 'Geldmarktfonds zählen als Liquidität, nicht als Anleihen.'),
    noRecommendation,
  ],
  units: '1 per holding',
  cost: snapshotCost,
  async read(request, reference): Promise<Facts> {
    const book = await readHoldings(request, reference)
    const isins = book.positions.filter(mayListBonds).map(({ isin }) => isin)
    return { book, bonds: await ask(isins, (keys) => reference.bonds(keys)) }
  },
  compute(request, { book, bonds: known }, { today }) {
    const held = bondPositions(book, known, today)
    return {
      analysis: analysisOf(book, held, known),
      baseCurrency: request.baseCurrency,
      assumptions: standIns(held, known),
      limitations: [...withoutList(book, held), ...holdingLimitations(book)],
    }
  },
})

function analysisOf(book: Book, held: readonly BondPosition[], bondsOf: Lookup<Bonds>): Present<Data> | Unavailable {
  const hidden = hiddenBonds(book, held)
  const failed = [...held.map(({ position }) => position), ...hidden].some(({ isin }) => bondsOf.failed.has(isin))
  const isNothingKnown = book.positions.every(({ status }) => status === 'unresolved')
  const result = dataOf(book, held)
  if (isNothingKnown || (result.coveredWeight === 0 && held.length + hidden.length > 0)) return unknownFor(book, failed)
  const { coverage, maturities, types, countries, currencies, issuers } = result
  const isWhole = [coverage, maturities.coverage, types.coverage, countries.coverage,
    currencies.coverage, issuers.coverage].every((known) => known === null || reaches(known, FULL))
  return presentFor(book, result, { failed, incomplete: !isWhole || hidden.length > 0 || held.some(({ isFund, status }) => isFund && status !== 'full') })
}

function dataOf(book: Book, held: readonly BondPosition[]): Data {
  const rows = held.flatMap((each) => each.rows)
  const whole = asShare(sumBy(held, (each) => each.position.weight * each.share))
  const coveredWeight = asShare(sumBy(rows, ({ weight }) => weight))
  const known = (weight: number): number | null => (whole === 0 ? null : asShare(weight / whole))
  const spreadBy = (keyOf: (row: HeldBond) => string | null, ofWhole: (position: BondPosition) => string | null = () => null): Data['types'] => {
    const weights = new Map<string, number>()
    for (const each of held) {
      const key = ofWhole(each)
      if (key !== null) addTo(weights, key, each.position.weight * each.share)
      else for (const row of each.rows) addTo(weights, keyOf(row) ?? UNKNOWN, row.weight)
    }
    weights.delete(UNKNOWN)
    const classified = asShare(sum(weights.values()))
    weights.set(UNKNOWN, asShare(whole - classified))
    return { coverage: known(classified), buckets: bucketsOf(weights, book.totalValue) }
  }
  const { limit } = book.request
  const issuers = issuersOf(rows)
  const named = sumBy(issuers, ({ weight }) => weight)
  const shown = issuers.slice(0, limit)
  return {
    scope: 'bonds',
    portfolioShare: whole,
    coverage: known(coveredWeight),
    coveredWeight,
    duration: durationIn(rows, known),
    maturities: spreadBy(({ bond, day }) => spanOf(yearsTo(bond.maturity, day))),
    types: spreadBy(({ bond }) => bond.type),
    countries: spreadBy(({ bond }) => countryKey(bond.country)),
    currencies: spreadBy(({ bond }) => currencyKey(bond.currency), ({ hedge }) => hedge && (hedge.currency ?? UNKNOWN)),
    ratings: spreadBy(({ bond }) => ratingClass(bond.rating)),
    issuers: {
      coverage: known(named),
      items: shown.map((issuer) => ({ ...issuer, value: valueOf(issuer.weight, book.totalValue) })),
      tailWeight: asShare(named - sumBy(shown, ({ weight }) => weight)),
    },
    funds: held.filter((each) => each.isFund).map(({ position, status, coveredWeight: covered, asOf }) =>
      ({ isin: position.isin, name: position.name, status, coveredWeight: covered, asOf })),
  }
}

/** A bond with known maturity and coupon. */
interface Termed {
  weight: number
  left: number
  coupon: number
}

const termsOf = ({ bond, weight, day }: HeldBond): Termed[] => {
  const left = yearsTo(bond.maturity, day)
  return left === null || bond.coupon === null ? [] : [{ weight, left, coupon: bond.coupon }]
}

function durationIn(rows: readonly HeldBond[], known: (weight: number) => number | null): Data['duration'] {
  const termed = rows.flatMap(termsOf)
  const weight = sumBy(termed, (each) => each.weight)
  const average = (valueOfOne: (each: Termed) => number): number | null =>
    weight === 0 ? null : sumBy(termed, (each) => each.weight * valueOfOne(each)) / weight
  return {
    coverage: known(weight),
    maturityYears: average(({ left }) => left),
    macaulayYears: average(({ left, coupon }) => durationOf(left, coupon).macaulay),
    modifiedYears: average(({ left, coupon }) => durationOf(left, coupon).modified),
    averageCoupon: average(({ coupon }) => coupon),
  }
}

/** One sentence for every list that stands in for a fund's. */
const standIns = (held: readonly BondPosition[], { found }: Lookup<Bonds>) =>
  held.flatMap(({ position: { isin, name } }) => (found.get(isin)?.proxies ?? []).flatMap(({ kind, list }) =>
    (list.asOf === null ? [] : [proxySentence({ fund: name, proxy: list.fundName, kind, asOf: list.asOf })])))

/** Sentences on funds whose bonds are not known, or of which it is not known whether they hold bonds, or more of them. */
const withoutList = (book: Book, held: readonly BondPosition[]) => [
  ...held.filter(({ isFund, status }) => isFund && status === 'none').map(({ position: { name } }) => bondsUnknown(name)),
  ...held.filter(({ position, status }) => status === 'partial' && isMixedFund(position) && !isMixWhole(position.security)).map(({ position: { name } }) => bondsPartly(name)),
  ...hiddenBonds(book, held).map(({ name }) => bondsHidden(name)),
]
