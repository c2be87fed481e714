import * as z from 'zod'
import { defineCalculation } from '../../operations/define'
import { citations } from '../../law/dated'
import { parkingVehicles, parkzins, reviewed, type ParkingVehicle } from '../../law/modellannahmen/figures'
import { cents, MAX_AMOUNT } from '../../values/money'
import { reachGoal, savingsGoalResult } from '../../savings-goal/savings-goal'
import { amount } from '../../values/schemas/amount'
import { percent } from '../../values/fractions'
import { LAW_DATE } from '../../contract/version'

const law = [parkzins]

const interest = parkzins.on(LAW_DATE)
const rates = {
  tagesgeld: percent(interest.tagesgeld),
  geldmarkt_etf: percent(interest.geldmarkt_etf),
  festgeld_leiter: percent(interest.festgeld_leiter),
}

const inputs = z.strictObject({
  monthlyExpenses: z.number().min(1).max(MAX_AMOUNT).default(2500).meta({ unit: 'EUR/month' }),
  bufferMonths: z.literal([3, 6, 9, 12]).default(6).meta({ unit: 'months' }),
  currentSavings: amount().default(0),
  monthlySavingsCapacity: amount().default(300).meta({ unit: 'EUR/month' }),
  parkingVehicle: z.enum(parkingVehicles).default('tagesgeld'),
})

const result = z.strictObject({
  targetAmount: z.number().min(0).meta({ unit: 'EUR' }),
  ...savingsGoalResult,
  expectedReturn: z.number().min(0).meta({ description: 'Interest of one year on the full target, before tax.', unit: 'EUR/year' }),
  recommendedVehicle: z.enum(parkingVehicles),
})

/** A reserve for few months must be available at once; the longer it lasts, the more of it may be tied up. */
function recommended(bufferMonths: number): ParkingVehicle {
  if (bufferMonths <= 6) return 'tagesgeld'
  return bufferMonths <= 9 ? 'geldmarkt_etf' : 'festgeld_leiter'
}

/** Emergency reserve: its size and the time to save it. */
export const notgroschen = defineCalculation({
  id: 'notgroschen',
  title: { en: 'Emergency reserve', de: 'Notgroschen' },
  description: {
    en: 'How large an emergency reserve should be and how long it takes to save it.',
    de: 'Wie groß ein Notgroschen sein sollte und wie lange es dauert, ihn anzusparen.',
  },
  notFor: 'Not for long-term saving: use calculateEtfSparplan. Not for a home: use calculateEigenkapital.',
  inputs,
  result,
  example: { monthlyExpenses: 2200, bufferMonths: 6, currentSavings: 3000, monthlySavingsCapacity: 400 },
  law,
  method: {
    en: [
      '`targetAmount = monthlyExpenses x bufferMonths`',
      '',
      'Every month the balance grows by `(1 + R)^(1/12) - 1`, then the saving is added; `monthsToTarget` is the first month in which the balance reaches the target (to half a cent), at most 600.',
      '',
      '`expectedReturn = targetAmount x R`, with R the model interest of the chosen vehicle.',
      '',
      'Recommended: instant access up to 6 months, a money market ETF for 9, a ladder of fixed-term deposits for 12.',
    ].join('\n'),
    de: [
      '`targetAmount = monthlyExpenses x bufferMonths`',
      '',
      'Jeden Monat wächst das Guthaben um `(1 + R)^(1/12) - 1`, danach kommt die Sparrate hinzu; `monthsToTarget` ist der erste Monat, in dem das Guthaben das Ziel erreicht (auf einen halben Cent), höchstens 600.',
      '',
      '`expectedReturn = targetAmount x R`, mit R als Modellzins der gewählten Anlage.',
      '',
      'Empfohlen: Tagesgeld bis 6 Monate, Geldmarkt-ETF bei 9, Festgeldleiter bei 12.',
    ].join('\n'),
  },
  assumptions: [
    {
      en: `Model interest a year: instant-access account ${rates.tagesgeld.en}, money market ETF ${rates.geldmarkt_etf.en}, ladder of fixed-term deposits ${rates.festgeld_leiter.en}. Reviewed on ${reviewed.en}; these are assumptions, not offers.`,
      de: `Modellzins pro Jahr: Tagesgeld ${rates.tagesgeld.de}, Geldmarkt-ETF ${rates.geldmarkt_etf.de}, Festgeldleiter ${rates.festgeld_leiter.de}. Geprüft am ${reviewed.de}; es sind Annahmen, keine Angebote.`,
    },
    {
      en: 'Savings are added at the end of every month and stay invested.',
      de: 'Gespart wird am Ende jedes Monats, und das Geld bleibt angelegt.',
    },
  ],
  limitations: [
    { en: 'Interest is not taxed here.', de: 'Zinsen werden hier nicht besteuert.' },
    {
      en: 'A ladder of fixed-term deposits is not available at once: each part can only be used when it falls due.',
      de: 'Eine Festgeldleiter ist nicht sofort verfügbar: Jeder Teil kann erst bei Fälligkeit genutzt werden.',
    },
    { en: 'Rising prices are not modelled.', de: 'Steigende Preise sind nicht berücksichtigt.' },
  ],
  sources: citations(law),
  compute({ monthlyExpenses, bufferMonths, currentSavings, monthlySavingsCapacity, parkingVehicle }, { asOf }) {
    const target = monthlyExpenses * bufferMonths
    const yearlyRate = interest[parkingVehicle]
    return {
      result: {
        targetAmount: cents(target),
        ...reachGoal({ target, current: currentSavings, monthlySaving: monthlySavingsCapacity, yearlyRate, from: asOf }),
        expectedReturn: cents(target * yearlyRate),
        recommendedVehicle: recommended(bufferMonths),
      },
    }
  },
})
