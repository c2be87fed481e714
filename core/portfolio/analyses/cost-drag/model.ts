import { present } from '../../../contract/section'
import { MAX_AMOUNT } from '../../../values/money'
import { text } from '../../../values/text'
import * as z from 'zod'
import { defineAnalysis } from '../../../operations/define'
import { currency, locale } from '../../../values/schemas/scalars'
import { baseFigure } from '../../schemas/shapes'
import { noRecommendation } from '../../snapshot/snapshot'
import { words } from './words'

const MONTHS = 12
const yearlyFraction = { unit: 'fraction per year' }

const request = z.strictObject({
  initialValue: z.number().min(0).max(MAX_AMOUNT).meta({ description: 'Amount invested at the start.', unit: 'baseCurrency' }),
  annualReturn: z.number().min(-0.5).max(1).meta({ description: 'Assumed return before fees; 0.05 is 5%.', ...yearlyFraction }),
  annualFeeRate: z.number().min(0).max(0.2).meta({ description: 'Fee on the whole amount; 0.002 is 0.2%. 0 is an explicit assumption.', ...yearlyFraction }),
  monthlyContribution: z.number().min(0).max(1_000_000).default(0).meta({ description: 'Paid in at the end of each month.', unit: 'baseCurrency' }),
  horizonYears: z.number().int().min(1).max(60).meta({ unit: 'years' }),
  baseCurrency: currency.prefault('EUR'),
  locale: locale.default('en').meta({ description: 'Language of the documentation link only.' }),
})

const yearRow = z.strictObject({
  year: z.number().int().min(1),
  contributions: baseFigure().meta({ description: 'Paid in so far, initialValue included.' }),
  valueWithoutFees: baseFigure(),
  valueWithFees: baseFigure(),
  feeDrag: baseFigure(),
})

const data = z.strictObject({
  model: z.literal('monthly_compounding_fee_on_total'),
  finalValueWithoutFees: baseFigure(),
  finalValueWithFees: baseFigure(),
  feeDrag: baseFigure().meta({ description: 'Value without fees less value with fees.' }),
  feeDragFraction: z.number().nullable().meta({ description: 'feeDrag as a share of the value without fees; null when that is 0.', unit: 'fraction' }),
  totalContributions: baseFigure().meta({ description: 'initialValue included.' }),
  totalFeesPaid: baseFigure().meta({ description: 'Fees taken; less than feeDrag where the fees would have grown.' }),
  yearly: z.array(yearRow),
})

type Inputs = Pick<z.output<typeof request>, 'initialValue' | 'annualReturn' | 'annualFeeRate' | 'monthlyContribution' | 'horizonYears'>

/** State of the two accounts at the end of a month. */
interface State {
  paidIn: number
  withoutFees: number
  withFees: number
  feesPaid: number
}

/** One month: return, then the fee on the grown amount, then the contribution. */
function nextMonth(state: State, inputs: Inputs): State {
  const growth = 1 + inputs.annualReturn / MONTHS
  const fee = inputs.annualFeeRate / MONTHS
  return {
    paidIn: state.paidIn + inputs.monthlyContribution,
    withoutFees: state.withoutFees * growth + inputs.monthlyContribution,
    withFees: state.withFees * growth * (1 - fee) + inputs.monthlyContribution,
    feesPaid: state.feesPaid + state.withFees * growth * fee,
  }
}

/** Compounds both accounts month by month. Amounts in the caller's currency, unrounded. */
export function costDragOf(inputs: Inputs): z.output<typeof data> {
  let state: State = { paidIn: inputs.initialValue, withoutFees: inputs.initialValue, withFees: inputs.initialValue, feesPaid: 0 }
  const yearly: z.output<typeof yearRow>[] = []
  for (let year = 1; year <= inputs.horizonYears; year++) {
    for (let month = 0; month < MONTHS; month++) state = nextMonth(state, inputs)
    yearly.push({
      year,
      contributions: state.paidIn,
      valueWithoutFees: state.withoutFees,
      valueWithFees: state.withFees,
      feeDrag: state.withoutFees - state.withFees,
    })
  }
  const feeDrag = state.withoutFees - state.withFees
  return {
    model: 'monthly_compounding_fee_on_total',
    finalValueWithoutFees: state.withoutFees,
    finalValueWithFees: state.withFees,
    feeDrag,
    feeDragFraction: state.withoutFees === 0 ? null : feeDrag / state.withoutFees,
    totalContributions: state.paidIn,
    totalFeesPaid: state.feesPaid,
    yearly,
  }
}

/** Effect of an ongoing fee on a growing amount over the years. */
export const costDrag = defineAnalysis({
  id: 'cost-drag',
  title: { en: 'Cost drag', de: 'Kostenwirkung' },
  description: {
    en: 'What an ongoing fee takes from an amount that grows and is paid into, from the caller\'s own assumptions.',
    de: 'Was eine laufende Gebühr einem wachsenden, besparten Betrag nimmt, allein aus den Annahmen der Anfrage.',
  },
  notFor: 'Takes no ISINs and looks nothing up. Not for the charges of funds held: use analyzePublicPortfolioCosts.',
  request,
  data,
  words,
  example: { initialValue: 10_000, annualReturn: 0.05, annualFeeRate: 0.002, monthlyContribution: 200, horizonYears: 20 },
  method: {
    en: [
      'Every month, with the yearly return `r`, the yearly fee `f` and the contribution `c`:',
      '`with = with * (1 + r/12) * (1 - f/12) + c` and `without = without * (1 + r/12) + c`.',
      '`feeDrag = without - with`; `totalFeesPaid` adds up `with * (1 + r/12) * f/12`.',
    ].join('\n'),
    de: [
      'Jeden Monat, mit Jahresrendite `r`, Jahresgebühr `f` und Einzahlung `c`:',
      '`mit = mit * (1 + r/12) * (1 - f/12) + c` und `ohne = ohne * (1 + r/12) + c`.',
      '`feeDrag = ohne - mit`; `totalFeesPaid` summiert `mit * (1 + r/12) * f/12`.',
    ].join('\n'),
  },
  assumptions: [
    text(
      'Return and fee are the same in every month; the yearly rates are divided by twelve.',
      'Rendite und Kosten sind in jedem Monat gleich; die Jahressätze werden durch zwölf geteilt.',
    ),
    text(
      'Contributions arrive at the end of the month and bear no fee in that month.',
      'Einzahlungen kommen am Monatsende und tragen in diesem Monat keine Kosten.',
    ),
    text(
      'The fee applies to the whole modelled amount; a fee of zero is an assumption of the caller.',
      'Die Kosten gelten für den ganzen gerechneten Betrag; Kosten von null sind eine Annahme dessen, der fragt.',
    ),
  ],
  limitations: [
    text(
      'No market data is used; the result is arithmetic on the stated assumptions, not a forecast.',
      'Es werden keine Marktdaten verwendet; das Ergebnis ist eine Rechnung mit den genannten Annahmen und keine Vorhersage.',
    ),
    text(
      'Taxes, inflation, spreads and order fees are left out.',
      'Steuern, Inflation, Spannen zwischen An- und Verkaufskurs und Ordergebühren bleiben außer Betracht.',
    ),
    noRecommendation,
  ],
  units: '1',
  cost: () => 1,
  read: async () => null,
  compute: (inputs) => ({ analysis: present(costDragOf(inputs)), baseCurrency: inputs.baseCurrency }),
})
