import { MAX_AMOUNT } from '../../../values/money'
import { text } from '../../../values/text'
import * as z from 'zod'
import { MAX_REPLAY_DAYS } from '../../../contract/limits'
import { daysBetween } from '../../../values/dates'
import { defineAnalysis, type AnalysisOutcome } from '../../../operations/define'
import { isoDate, share } from '../../../values/schemas/scalars'
import { snapshotRequest, nestedCount } from '../../schemas/request'
import { baseFigure, fraction } from '../../schemas/shapes'
import { readReplayFacts, type ReplayFacts } from './facts'
import { legInfo, legOf } from './leg'
import { replay, rebalancings } from './replay'
import { MIN_DAYS, shortageWords, standInWords } from './shortage'
import { reasonsIf, unavailable } from '../../../contract/section'
import { holdingLimitations, noRecommendation } from '../../snapshot/snapshot'
import { words } from './words'

const inRange = (days: number): boolean => days >= MIN_DAYS && days <= MAX_REPLAY_DAYS

const day = () => z.string().meta({ format: 'date' })

const request = z
  .strictObject({
    portfolio: snapshotRequest,
    startDate: isoDate,
    endDate: isoDate,
    initialValue: z.number().gt(0).max(MAX_AMOUNT).meta({ description: 'Amount invested at the start.', unit: 'baseCurrency' }),
    monthlyContribution: z.number().min(0).max(1_000_000).default(0).meta({ unit: 'baseCurrency' }),
    rebalancing: z.enum(rebalancings).default('none'),
  })
  .refine(({ startDate, endDate }) => inRange(daysBetween(startDate, endDate)), {
    path: ['endDate'],
    error: `Must be ${MIN_DAYS} to ${MAX_REPLAY_DAYS} days after startDate`,
  })

const data = z.strictObject({
  model: z.literal('hypothetical_constant_mix_replay'),
  requestedStart: day(),
  requestedEnd: day(),
  startDate: day().meta({ description: 'First day with a usable price of every leg.' }),
  endDate: day(),
  rebalancing: z.enum(rebalancings),
  legs: z.array(legInfo),
  mix: z.strictObject({
    totalReturn: fraction(),
    annualizedReturn: fraction().meta({ description: 'On actual days / 365.25.' }),
    maxDrawdown: share().meta({ description: 'Largest fall from a high; positive.' }),
    drawdownPeakDate: day().nullable(),
    drawdownTroughDate: day().nullable(),
    drawdownRecoveryDate: day().nullable().meta({ description: 'First day at the old high again; null while it was not reached.' }),
    annualizedVolatility: fraction().meta({ description: 'Of daily log returns, times the root of 252.' }),
    daily: z.array(z.strictObject({ date: day(), value: z.number().meta({ description: '1 at the start.' }) })),
  }),
  contributions: z.strictObject({
    initialValue: baseFigure(),
    monthlyContribution: baseFigure(),
    totalInvested: baseFigure(),
    finalValue: baseFigure(),
    gain: baseFigure(),
    moneyWeightedReturn: fraction().nullable().meta({ description: 'Annual effective; null where no such rate exists.' }),
    daily: z.array(z.strictObject({ date: day(), value: baseFigure(), invested: baseFigure() })),
  }),
})

type Request = z.output<typeof request>
type Analysed = AnalysisOutcome<z.output<typeof data>>['analysis']

/** Result without figures, with reasons in their order. Anything neither unresolved nor failed is missing history. */
function withheld({ book, prices, rates }: ReplayFacts, future: boolean): Analysed {
  const unresolved = book.positions.some((position) => position.status === 'unresolved')
  const failed = book.failedSecurities.size + prices.failed.size + rates.failed.size > 0
  return unavailable(reasonsIf({ unresolved_holdings: unresolved, provider_unavailable: failed, incomplete_coverage: future || !(unresolved || failed) }))
}

function replayOf(inputs: Request, facts: ReplayFacts, today: string): Analysed {
  const { startDate: from, endDate: to, ...plan } = inputs
  const { book, prices, rates } = facts
  if (to > today) return withheld(facts, true)
  const legs = book.positions.map((position) => legOf(position, prices.found.get(position.isin ?? ''), from, to))
  if (!legs.every((one) => one !== null)) return withheld(facts, false)
  const result = replay(legs, rates.found, { ...plan, from, to, baseCurrency: inputs.portfolio.baseCurrency })
  if (result === null) return withheld(facts, false)
  return {
    status: facts.standIns.length === 0 ? 'ok' : 'partial',
    reasons: facts.standIns.length === 0 ? [] : ['incomplete_coverage'],
    data: {
      model: 'hypothetical_constant_mix_replay',
      requestedStart: from,
      requestedEnd: to,
      startDate: result.startDate,
      endDate: result.endDate,
      rebalancing: inputs.rebalancing,
      legs: legs.map(({ info }) => info),
      mix: result.mix,
      contributions: result.contributions,
    },
  }
}

/** Past performance of the present mix. */
export const historicalReplay = defineAnalysis({
  id: 'historical-replay',
  title: { en: 'Historical replay', de: 'Historischer Rückblick' },
  description: {
    en: 'Replays the present mix over past years with dated prices and exchange rates, with and without monthly contributions.',
    de: 'Spielt die heutige Mischung mit datierten Kursen und Wechselkursen über vergangene Jahre durch, mit und ohne Sparrate.',
  },
  notFor: 'No forecast and no live prices; only holdings with dated prices can be replayed. Not for a crisis before these prices: use analyzePublicPortfolioStressScenarios.',
  request,
  data,
  words,
  example: {
    portfolio: { holdings: [{ isin: 'IE00B4L5Y983', weight: 0.8 }, { assetClass: 'cash', currency: 'EUR', weight: 0.2 }] },
    startDate: '2019-01-02',
    endDate: '2022-12-30',
    initialValue: 10_000,
    monthlyContribution: 200,
    rebalancing: 'annual',
  },
  method: {
    en: [
      'Where a fund has no prices for a part of the window, those of another fund of the same index or metal stand in, scaled on the first and on the last common day. Overnight funds are computed from the compounded euro short-term rate, notes on bitcoin and ether from the price of the coin in euros, both less their charge. The result is then `partial`, and `limitations` say which and by how much both differ.',
      'Days: the union of the price dates of all legs on which every leg has a price of at most 7 days; cash alone: weekdays.',
      '`price in base = price * (base per EUR) / (currency per EUR)` with the latest rate of at most 7 days.',
      'Units are bought by weight at the start; on the first day of a new year or quarter the weights are restored, without cost.',
      'Contributions buy at target weight on the first day on or after each monthly anniversary of the start, the first at the start.',
      '`annualizedReturn = (1 + totalReturn)^(365.25 / days) - 1`; volatility: standard deviation (n - 1) of daily log returns times the root of 252;',
      '`moneyWeightedReturn` is the yearly rate at which all purchases grow to the final value.',
    ].join('\n'),
    de: [
      'Wo ein Fonds für einen Teil des Zeitraums keine Kurse hat, stehen die eines anderen Fonds auf denselben Index oder dasselbe Metall, am ersten und am letzten gemeinsamen Tag angeglichen. Tagesgeldfonds werden aus dem aufgezinsten Tagesgeldsatz €STR gerechnet, Papiere auf Bitcoin und Ether aus dem Preis der Münze in Euro, beide abzüglich ihrer Kosten. Das Ergebnis ist dann `partial`, und `limitations` sagen, welche und wie weit beide auseinanderliegen.',
      'Tage: die Kurstage aller Positionen, an denen jede einen höchstens 7 Tage alten Kurs hat; nur Bargeld: Werktage Montag bis Freitag.',
      '`Kurs in Basis = Kurs * (Basis je EUR) / (Währung je EUR)` mit dem jüngsten, höchstens 7 Tage alten Devisenkurs.',
      'Zu Beginn wird nach Gewicht gekauft; am ersten Tag eines neuen Jahres oder Quartals werden die Gewichte kostenlos wiederhergestellt.',
      'Sparraten kaufen nach Zielgewicht am ersten Tag ab jedem Monatstag des Beginns, die erste sofort.',
      '`annualizedReturn = (1 + totalReturn)^(365,25 / Tage) - 1`; Volatilität: Standardabweichung (n - 1) der täglichen Log-Renditen mal Wurzel 252;',
      '`moneyWeightedReturn` ist der Jahreszins, mit dem alle Käufe auf den Endwert wachsen.',
    ].join('\n'),
  },
  assumptions: [
    text(
      'The present mix is held from the first day, which nobody could have known to choose.',
      'Die heutige Mischung wird vom ersten Tag an gehalten, obwohl niemand wissen konnte, sie zu wählen.',
    ),
    text(
      'A price or an exchange rate is carried for up to seven days; beyond that the replay is withheld.',
      'Ein Kurs oder Wechselkurs gilt bis zu sieben Tage fort; darüber hinaus gibt es keinen Rückblick.',
    ),
    text('Cash keeps its nominal value and earns no interest.', 'Guthaben behält seinen Nennwert und bringt keine Zinsen.'),
    text(
      'A total-return leg reinvests its distributions; a price-only leg loses them.',
      'Mit Ausschüttungen gerechnete Positionen legen diese wieder an; bei Positionen nur mit Kursen fehlen sie.',
    ),
    text(
      'Prices in another currency are converted at the reference rates of the European Central Bank.',
      'Kurse in anderer Währung werden mit den Referenzkursen der Europäischen Zentralbank umgerechnet.',
    ),
  ],
  limitations: [
    text(
      'Survivorship bias: only what still exists and has prices can be replayed.',
      'Überlebende werden bevorzugt: Nur was noch besteht und Kurse hat, lässt sich zurückrechnen.',
    ),
    text(
      'Taxes, spreads, order fees and the cost of rebalancing are left out.',
      'Steuern, Spannen zwischen An- und Verkaufskurs, Ordergebühren und Kosten der Umschichtung bleiben außer Betracht.',
    ),
    text('Past prices are no forecast.', 'Vergangene Kurse sind keine Vorhersage.'),
    text(
      'Legs on different bases (with and without distributions) are not comparable with each other.',
      'Positionen auf verschiedener Grundlage (mit und ohne Ausschüttungen) sind untereinander nicht vergleichbar.',
    ),
    noRecommendation,
  ],
  units: '2 per holding',
  cost: (body, most) => Math.max(1, 2 * nestedCount(body, ['portfolio'], most)),
  read: readReplayFacts,
  compute: (inputs, facts, { today }) => {
    const analysis = replayOf(inputs, facts, today)
    const short = analysis.data !== null || facts.all === null ? [] : shortageWords(facts.book.positions, facts.all, inputs.startDate, inputs.endDate)
    return { analysis, baseCurrency: inputs.portfolio.baseCurrency,
      limitations: [...standInWords(facts.book.positions, facts.standIns), ...short, ...holdingLimitations(facts.book)] }
  },
})
