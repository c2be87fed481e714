import * as z from 'zod'
import { defineSection } from '../../book/define-section'
import { share } from '../../../values/schemas/scalars'
import type { Book } from '../../book/book'
import { ascending, descending } from '../../../values/order'
import { sumsBy } from '../../../values/sum'
import { currencyDimension, spreadSection } from '../../look-through/dimensions'
import { exposureOf, type HeldFund, bucketsOf } from '../../look-through/exposure'
import { hedgeOfFund } from '../../look-through/hedge'
import { causeWithoutEquities, holdingReasons } from '../../look-through/reasons'
import { bucket, dimension, isinOrNull } from '../../schemas/shapes'
import { present } from '../../../contract/section'
import { currencyKey, UNKNOWN } from '../../keys/taxonomy'
import { words } from './words'

const hedgedFund = z.strictObject({ isin: isinOrNull, name: z.string(), currency: z.string().nullable(), weight: share() })

/** Modelled currency exposure of the equities, and the currencies of the holdings. */
export const currencies = defineSection({
  id: 'currencies',
  title: { en: 'Currencies', de: 'Währungen' },
  description: {
    en: 'Modelled currency exposure of underlying equities, named hedges, and the currencies in which holdings are held.',
    de: 'Modelliertes Währungsrisiko der Aktien, benannte Absicherungen und die Währungen der Positionen selbst.',
  },
  notFor: 'Not for converting amounts or for exchange rates; exposure follows the country of each company.',
  data: z.strictObject({
    equityExposure: dimension,
    heldCurrencies: z.array(bucket),
    hedgedFunds: z.array(hedgedFund),
  }),
  words,
  method: {
    en: [
      'A company counts in the currency of its country.',
      'An equity fund whose name states a hedge counts wholly as that currency, or as `unknown` when the name does not say which.',
      '`heldCurrencies` are the currencies of share classes and of cash and add up to 1.',
      'This is a model, neither measured FX sensitivity nor the currency of revenues.',
    ].join('\n'),
    de: [
      'Ein Unternehmen zählt in der Währung seines Landes.',
      'Ein Aktienfonds, dessen Name eine Absicherung nennt, zählt ganz in dieser Währung, oder als `unknown`, wenn der Name sie nicht nennt.',
      '`heldCurrencies` sind die Währungen der Anteilklassen und der Liquidität und ergeben 1.',
      'Das ist ein Modell, weder gemessene Währungsempfindlichkeit noch Umsatzwährung.',
    ].join('\n'),
  },
  compute(book) {
    const exposure = exposureOf(book)
    const equityExposure = currencyDimension(exposure, book.totalValue)
    const data = { equityExposure, heldCurrencies: heldCurrencies(book), hedgedFunds: hedgedFunds(exposure.funds) }
    if (exposure.share === 0) return present(data, [...holdingReasons(book), causeWithoutEquities(book, exposure)])
    const funds = exposure.funds.filter((fund) => hedgeOfFund(fund) === null)
    return spreadSection({ book, exposure, part: 'country', coverage: equityExposure.coverage, funds }, data)
  },
})

const heldCurrencies = ({ positions, totalValue }: Book) =>
  bucketsOf(sumsBy(positions, ({ currency }) => currencyKey(currency) ?? UNKNOWN, ({ weight }) => weight), totalValue)

const hedgedFunds = (funds: readonly HeldFund[]) =>
  funds
    .flatMap((fund) => {
      const { isin, name, weight } = fund.position
      const hedge = hedgeOfFund(fund)
      return hedge === null ? [] : [{ isin, name, currency: hedge.currency, weight }]
    })
    .sort((a, b) => descending(a.weight, b.weight) || ascending(a.isin ?? '', b.isin ?? ''))
