/** What null says where it does not mean that something is not known: one place for pages, command line and tools. */
import type { Locale, Text } from '../core/text'

const text = (en: string, de: string): Text => ({ en, de })

const noTime = text('no time left to save', 'keine Zeit mehr zum Sparen')
const notReached = text('not within 50 years', 'nicht innerhalb von 50 Jahren')
const noLoss = text('no loss', 'kein Verlust')
const noPrices = text('none: cash has no price', 'keiner: Guthaben hat keinen Kurs')
const noReport = text('no report used', 'kein Bericht verwendet')
const notComparable = text('not comparable', 'nicht vergleichbar')
const notCalculated = text('not calculated', 'nicht berechnet')
const noAmounts = text('no amounts given', 'keine Beträge angegeben')

/** By the name of the field, which means the same wherever it stands. */
export const nullWords: Readonly<Record<string, Text>> = {
  yearsUntilDepletion: text('not within the horizon', 'nicht innerhalb des Zeitraums'),
  effectiveWithdrawalRate: text('no capital', 'kein Kapital'),
  schedule: text('no plan asked for', 'kein Plan gewünscht'),
  monthlySavingsNeeded: noTime,
  surplusOrDeficit: noTime,
  yearsToFire: notReached,
  fireAge: notReached,
  monthsToTarget: notReached,
  targetDate: notReached,
  bundesland: text('none chosen', 'keines gewählt'),
  totalValue: noAmounts,
  value: noAmounts,
  drawdownPeakDate: noLoss,
  drawdownTroughDate: noLoss,
  drawdownRecoveryDate: text('no recovery within the period', 'keine Erholung innerhalb des Zeitraums'),
  firstPriceDate: noPrices,
  lastPriceDate: noPrices,
  moneyWeightedReturn: text('no such rate exists', 'einen solchen Satz gibt es nicht'),
  feeDragFraction: text('the value without fees is 0', 'der Wert ohne Kosten ist 0'),
  sharedTail: text('none beyond these', 'keine weiteren'),
  reason: text('none', 'keiner'),
  holdingOverlap: notCalculated,
  sectorCosine: notCalculated,
  countryCosine: notCalculated,
  similarityScore: notCalculated,
  returnFraction: notCalculated,
  weight: text('not measured', 'nicht gemessen'),
  fiscalYear: noReport,
  reportDate: noReport,
  allocation: notComparable,
  sectors: notComparable,
  countries: notComparable,
  currencyExposure: notComparable,
}

/** The words for null in this field; undefined where null means that the value is not known. */
export const nullWord = (field: string, locale: Locale): string | undefined => (Object.hasOwn(nullWords, field) ? nullWords[field]?.[locale] : undefined)
