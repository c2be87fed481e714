import * as z from 'zod'
import type { Book, Position } from '../../book/book'
import { assetClasses, type Security } from '../../../reference/security'
import { share } from '../../../values/schemas/scalars'
import { fraction, isinOrNull, money } from '../../schemas/shapes'
import { sectorKey } from '../../keys/taxonomy'
import { noFigure } from './no-figure'
import { type Episode, SERIES_CURRENCY } from './episodes/episode'
import { hedgeOf } from '../../look-through/hedge'
import { sumBy } from '../../../values/sum'

/** Currencies in which a scenario can be reported. */
const reportingCurrencies: readonly string[] = ['EUR', 'USD']

/** Whether a holding moves in the currency in which it is listed. */
const movesAsListed = ({ assetClass, security }: Position): boolean =>
  security === null || security.kind === 'stock' || assetClass === 'bonds' || assetClass === 'cash'

/**
 * The currency in which a holding moves; null when it is not known. Shares, bonds, money market funds and cash move in the currency of
 * their listing. Every other fund or product moves in that of the series that represents it, unless its name states a hedge: a share
 * class in euro does not turn world equities or gold into euro assets.
 */
export function currencyOfMove(position: Position): string | null {
  if (movesAsListed(position)) return position.currency
  const hedge = hedgeOf(position.name)
  return hedge === null ? SERIES_CURRENCY : (hedge.currency ?? position.currency)
}

/** Change of one unit of a currency in EUR over an episode, a fraction; null without a figure. */
const inEuro = (currency: string, episode: Episode): number | null =>
  currency === 'EUR' ? 0 : (episode.currencies[currency]?.change ?? null)

/**
 * Change of one unit of a currency in the base currency over an episode, a fraction; null without a figure.
 * Both legs are measured against the euro: `(1 + currency) / (1 + base) - 1`.
 */
function currencyReturn(currency: string, base: string, episode: Episode): number | null {
  if (currency === base) return 0
  const own = inEuro(currency, episode)
  const reported = inEuro(base, episode)
  return own === null || reported === null ? null : (1 + own) / (1 + reported) - 1
}

/** Why a scenario is withheld, in the order in which it is checked. */
export const stressFailures = [
  'unresolved_holdings', 'unsupported_base_currency', 'missing_currency', 'missing_scenario_coverage',
] as const

type StressFailure = (typeof stressFailures)[number]

/** One holding after an episode. */
export const position = z.strictObject({
  isin: isinOrNull,
  name: z.string(),
  assetClass: z.enum(assetClasses),
  weight: share(),
  currency: z.string().meta({ description: 'The currency in which the holding moves: listing or stated currency, or that of the series or hedge of a fund.' }),
  proxy: z.enum(['sector', 'asset_class', 'cash']),
  proxyKey: z.string().meta({ description: 'The sector or asset class whose change was used.' }),
  assetReturn: fraction(),
  currencyReturn: fraction().meta({ description: 'Change of the currency against baseCurrency; 0 when they are the same.' }),
  returnFraction: fraction(),
  contribution: fraction().meta({ description: 'weight x returnFraction; the contributions sum to the result of the scenario.' }),
  preValue: money(),
  postValue: money(),
  change: money(),
})

type StressedPosition = z.output<typeof position>

/** A holding that has no figure in an episode, and why. */
export const gap = z.strictObject({
  isin: isinOrNull,
  name: z.string(),
  currency: z.string().nullable().meta({ description: 'Listing or stated currency; null when it is not known.' }),
  weight: share(),
  failure: z.enum(stressFailures).exclude(['unsupported_base_currency']),
})

type Gap = z.output<typeof gap>

/** The series that represents a holding in an episode. */
type Proxy = Pick<StressedPosition, 'proxy' | 'proxyKey' | 'assetReturn'>

/** A portfolio after an episode, or why it cannot be calculated. */
type StressedPortfolio =
  | { failure: null; returnFraction: number; preValue: number | null; postValue: number | null; change: number | null; positions: StressedPosition[] }
  | { failure: StressFailure; withheldBy: Gap[] }

/** A share moves with its sector: that of its own record, else its company's. */
function sectorProxy(security: Security, book: Book, episode: Episode): Proxy | null {
  const company = book.companies.found.get(security.companyId ?? '')
  const sector = sectorKey(security.sector ?? company?.sector ?? null)
  const shock = episode.sectors[sector ?? '']
  return sector === null || shock === undefined ? null : { proxy: 'sector', proxyKey: sector, assetReturn: shock.change }
}

/** A portfolio, and which of its funds hold buildings themselves (property funds in law): figures of listed property do not represent them. */
export interface Held extends Book {
  propertyFunds: ReadonlySet<string>
  /** Property funds whose kind could not be looked up. */
  unaskedFunds: ReadonlySet<string>
}

/** Shares held directly move with their sector, everything else with its asset class; null without a figure. */
function proxyOf(position: Position, book: Held, episode: Episode): Proxy | null {
  const { assetClass, security } = position
  if (security === null) return { proxy: 'cash', proxyKey: 'cash', assetReturn: 0 }
  if (security.kind === 'stock') return sectorProxy(security, book, episode)
  if (assetClass === null || assetClass === 'multi_asset' || noFigure(position, book.propertyFunds) !== null || book.unaskedFunds.has(position.isin ?? '')) return null
  if (assetClass === 'cash') return { proxy: 'asset_class', proxyKey: 'cash', assetReturn: 0 }
  const shock = episode.assetClasses[assetClass]
  return shock === undefined ? null : { proxy: 'asset_class', proxyKey: assetClass, assetReturn: shock.change }
}

function stressed(position: Position, book: Held, episode: Episode): StressedPosition | null {
  const { assetClass, value, weight } = position
  const currency = currencyOfMove(position)
  const proxy = proxyOf(position, book, episode)
  const change = currency === null ? null : currencyReturn(currency, book.request.baseCurrency, episode)
  if (proxy === null || change === null || currency === null || assetClass === null || assetClass === 'multi_asset') return null
  const returnFraction = (1 + proxy.assetReturn) * (1 + change) - 1
  return {
    isin: position.isin,
    name: position.name,
    assetClass,
    weight,
    currency,
    ...proxy,
    currencyReturn: change,
    returnFraction,
    contribution: weight * returnFraction,
    preValue: value,
    postValue: value === null ? null : value * (1 + returnFraction),
    change: value === null ? null : value * returnFraction,
  }
}

/** Why a holding has no figure; null if it has one, or if the base currency is not supported. */
function gapOf(position: Position, row: StressedPosition | null, isReported: boolean): Gap['failure'] | null {
  if (position.status === 'unresolved') return 'unresolved_holdings'
  if (currencyOfMove(position) === null) return 'missing_currency'
  return row === null && isReported ? 'missing_scenario_coverage' : null
}

/** Applies an episode to a portfolio. A holding that cannot be valued withholds the whole scenario, and is named. */
export function stressPortfolio(book: Held, episode: Episode): StressedPortfolio {
  const { positions, totalValue } = book
  const isReported = reportingCurrencies.includes(book.request.baseCurrency)
  const all = positions.map((position) => ({ position, row: stressed(position, book, episode) }))
  const withheldBy = all.flatMap(({ position, row }): Gap[] => {
    const failure = gapOf(position, row, isReported)
    const { isin, name, currency, weight } = position
    return failure === null ? [] : [{ isin, name, currency, weight, failure }]
  })
  const failures: ReadonlySet<StressFailure> = new Set([...withheldBy.map(({ failure }) => failure), ...(isReported ? [] : ['unsupported_base_currency'] as const)])
  const failure = stressFailures.find((each) => failures.has(each))
  if (failure !== undefined) return { failure, withheldBy }
  const rows = all.flatMap(({ row }) => row ?? [])
  const returnFraction = sumBy(rows, (row) => row.contribution)
  return {
    failure: null,
    returnFraction,
    preValue: totalValue,
    postValue: totalValue === null ? null : totalValue * (1 + returnFraction),
    change: totalValue === null ? null : totalValue * returnFraction,
    positions: rows,
  }
}
