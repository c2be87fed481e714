/** Sections that are shares by key: allocation, sectors, geography, currencies. */
import type { VNode } from 'preact'
import type { AllocationResult, Bucket, CurrenciesResult, Dimension, GeographyResult } from '../../../../sdk'
import { formatRounded } from '../../../../core/wording/format'
import { words as shared } from '../../browser/words'
import { BarTable } from '../parts/bar-table'
import type { Show } from '../context'
import { labelOf, type Kind } from '../parts/labels'
import { words as currencies } from '../../../../core/portfolio/sections/currencies/words'
import { words as geography } from '../../../../core/portfolio/sections/geography/words'
import { words as sectors } from '../../../../core/portfolio/sections/sectors/words'
import { namesIn } from '../../../../core/wording/field-words'
import { byLanguage, text } from '../../../../core/values/text'

/** Texts besides the names of fields. */
const phrases = byLanguage({
  hedgedTo: text((currency: string, share: string) => `hedged to ${currency}, ${share} of the portfolio`, (currency, share) => `gesichert in ${currency}, ${share} des Depots`),
  hedgeUnknown: text((share: string) => `hedged, but to which currency is not known, ${share} of the portfolio`, (share) => `gesichert, in welche Währung ist nicht bekannt, ${share} des Depots`),
})


interface BucketsProps {
  caption: string
  buckets: readonly Bucket[]
  kind: Kind
  file: string
  inside?: boolean
  show: Show
}

export const Buckets = ({ buckets, kind, show, ...rest }: BucketsProps): VNode => (
  <BarTable bars={buckets.map((bucket) => ({ ...bucket, label: labelOf(kind, bucket.key, show.locale) }))} show={show} {...rest} />
)

interface ShareBucketsProps extends Omit<BucketsProps, 'buckets'> {
  of: Dimension
}

const EquityBuckets = ({ of, caption, show, ...rest }: ShareBucketsProps): VNode => {
  if (of.portfolioShare === 0) return <><h4>{caption}</h4><p>{show.text.noEquities}</p></>
  return (
    <>
      <Buckets inside caption={caption} buckets={of.buckets} show={show} {...rest} />
      <p class="small muted">{show.text.ofEquities(formatRounded(of.portfolioShare, show.locale))}</p>
    </>
  )
}

export const Allocation = ({ data, show }: { data: AllocationResult; show: Show }): VNode => (
  <Buckets caption={show.text.assetClass} buckets={data.buckets} kind="assetClass" file="allocation" show={show} />
)

export const Sectors = ({ data, show }: { data: Dimension; show: Show }): VNode => (
  <EquityBuckets caption={sectors.buckets.fields.key.label[show.locale]} of={data} kind="sector" file="sectors" show={show} />
)

export const Geography = ({ data, show }: { data: GeographyResult; show: Show }): VNode => {
  const text = namesIn(geography, show.locale)
  return (
    <>
      <Buckets inside caption={text.regions} buckets={data.regions.buckets} kind="region" file="regions" show={show} />
      <EquityBuckets caption={text.countries} of={data.countries} kind="country" file="countries" show={show} />
    </>
  )
}

type HedgedFund = CurrenciesResult['hedgedFunds'][number]

const hedgeText = ({ currency, weight }: HedgedFund, show: Show): string => {
  const text = phrases[show.locale]
  const share = formatRounded(weight, show.locale)
  return currency === null ? text.hedgeUnknown(share) : text.hedgedTo(currency, share)
}

const HedgedFunds = ({ funds, show }: { funds: readonly HedgedFund[]; show: Show }): VNode => (
  <>
    <h4>{currencies.hedgedFunds.label[show.locale]}</h4>
    <ul>{funds.map((fund) => <li>{fund.name || shared[show.locale].notKnown}: {hedgeText(fund, show)}</li>)}</ul>
  </>
)

export const Currencies = ({ data, show }: { data: CurrenciesResult; show: Show }): VNode => {
  const text = namesIn(currencies, show.locale)
  return (
    <>
      <EquityBuckets caption={text.equityExposure} of={data.equityExposure} kind="currency" file="currency-exposure" show={show} />
      <Buckets caption={text.heldCurrencies} buckets={data.heldCurrencies} kind="currency" file="held-currencies" show={show} />
      {data.hedgedFunds.length > 0 && <HedgedFunds funds={data.hedgedFunds} show={show} />}
    </>
  )
}
