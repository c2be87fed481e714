import * as z from 'zod'
import { defineCalculation } from '../../operations/define'
import { citations } from '../../law/dated'
import { basisertragAnteil, basiszins, basiszinsSources, steuerjahrDefault, steuerjahre, teilfreistellung } from '../../law/investmentfonds/figures'
import { abgeltungsteuersatz, kirchensteuersaetze, solidaritaetszuschlagsatz, sparerPauschbetrag } from '../../law/kapitalertrag/figures'
import { cents, sixDecimals } from '../../values/money'
import { fondstyp } from '../../law/investmentfonds/fondstyp'
import { eur, fraction, percentagePoints } from '../../values/schemas/results'
import { amount } from '../../values/schemas/amount'
import { steuer } from '../../law/kapitalertrag/steuer'
import { taxProfile } from '../../law/kapitalertrag/tax-profile'
import { kirchensteuersatz, yearTax } from '../../law/kapitalertrag/kapitalertrag'
import { yearAssumptions } from '../../law/kapitalertrag/profile-assumptions'
import { flatRateOnly, noLossOffset, noTaxAdvice, privateInvestor } from '../../law/investmentfonds/standard-texts'
import { basisertrag, vorabpauschale as lumpSum } from '../../law/investmentfonds/vorabpauschale'

const lawOfEveryYear = [
  basisertragAnteil, teilfreistellung,
  abgeltungsteuersatz, solidaritaetszuschlagsatz, kirchensteuersaetze, sparerPauschbetrag,
]

const inputs = z.strictObject({
  wert_jahresanfang: amount().default(10000).meta({ description: 'Value of the position at the start of the year.' }),
  wert_jahresende: amount().default(11500).meta({ description: 'Value of the same units at the end of the year.' }),
  ausschuettungen: amount().default(0).meta({ description: 'Distributions of the year before tax.' }),
  fondstyp,
  steuerjahr: z.literal([...steuerjahre]).default(steuerjahrDefault).meta({
    description: 'Calendar year that the lump sum is for. Only years with a published base rate.',
  }),
  taxProfile,
})

const result = z.strictObject({
  basiszins: percentagePoints('Base rate of the year.'),
  basisertrag: eur('Base yield: start value x base rate x 70%, not capped.'),
  wertsteigerung: eur('Change of value over the year; may be negative.'),
  vorabpauschale_brutto: eur('Advance lump sum before the partial exemption.'),
  teilfreistellung_rate: fraction('Exempt share for this kind of fund.'),
  teilfreistellung_betrag: eur('Exempt part of the lump sum.'),
  vorabpauschale_steuerpflichtig: eur('Lump sum after the partial exemption, before the saver allowance.'),
  steuer,
})

type Inputs = z.output<typeof inputs>

/** The law of the year applies, not today's. */
const lawDay = (year: number) => `${year}-12-31`

function compute({ wert_jahresanfang, wert_jahresende, ausschuettungen, fondstyp: kind, steuerjahr, taxProfile: profile }: Inputs) {
  const on = lawDay(steuerjahr)
  const rate = basiszins.on(on)
  const base = basisertrag(wert_jahresanfang, rate, on)
  const gain = wert_jahresende - wert_jahresanfang
  const gross = lumpSum(base, gain, ausschuettungen)
  const exemptShare = teilfreistellung.on(on)[kind]
  const taxable = gross - gross * exemptShare
  const allowance = profile.sparerpauschbetrag_remaining
  return {
    result: {
      basiszins: sixDecimals(rate),
      basisertrag: cents(base),
      wertsteigerung: cents(gain),
      vorabpauschale_brutto: cents(gross),
      teilfreistellung_rate: sixDecimals(exemptShare),
      teilfreistellung_betrag: cents(gross * exemptShare),
      vorabpauschale_steuerpflichtig: cents(taxable),
      steuer: yearTax({ income: taxable, allowance, churchRate: kirchensteuersatz(profile, on), on }),
    },
    assumptions: yearAssumptions(profile, on),
  }
}

/** Advance tax on one fund position held for a full year. */
export const vorabpauschale = defineCalculation({
  id: 'vorabpauschale',
  title: { en: 'Advance tax on funds', de: 'Vorabpauschale' },
  description: {
    en: 'Advance lump sum (Vorabpauschale) of one fund position held for a full year, and the tax on it.',
    de: 'Vorabpauschale einer ganzjährig gehaltenen Fondsposition und die Steuer darauf.',
  },
  notFor: 'Not for the tax on a sale: use calculateAbgeltungssteuer. Not for a plan over years: use calculateEtfSparplan.',
  inputs,
  result,
  example: { wert_jahresanfang: 50000, wert_jahresende: 53000, fondstyp: 'AKTIENFONDS' },
  law: [basiszins, ...lawOfEveryYear],
  method: {
    en: [
      '1. Base yield = value at the start of the year × base rate of the year × 70%, not below 0.',
      '2. Lump sum = max(0, min(base yield, gain + distributions) − distributions), where gain + distributions counts as 0 when negative.',
      '3. Taxable lump sum = lump sum × (1 − partial exemption of the kind of fund).',
      '4. Tax = flat rate on what exceeds the remaining saver allowance: e / (4 + k), plus 5.5% surcharge and church tax k on it.',
    ].join('\n'),
    de: [
      '1. Basisertrag = Wert am Jahresanfang × Basiszins des Jahres × 70 %, nicht unter 0.',
      '2. Vorabpauschale = max(0, min(Basisertrag, Wertsteigerung + Ausschüttungen) − Ausschüttungen); eine negative Summe zählt als 0.',
      '3. Steuerpflichtige Vorabpauschale = Vorabpauschale × (1 − Teilfreistellung der Fondsart).',
      '4. Steuer = Abgeltungsteuer auf den Teil über dem verbleibenden Sparer-Pauschbetrag: e / (4 + k), dazu 5,5 % Solidaritätszuschlag und Kirchensteuer k.',
    ].join('\n'),
  },
  assumptions: [
    privateInvestor,
    {
      en: 'The same units were held from the first to the last day of the year; nothing was bought or sold.',
      de: 'Dieselben Anteile wurden vom ersten bis zum letzten Tag des Jahres gehalten; nichts wurde gekauft oder verkauft.',
    },
    {
      en: 'The lump sum counts as received on the first working day of the following year and uses the allowance of that year; give what is left of that one.',
      de: 'Die Vorabpauschale gilt am ersten Werktag des Folgejahres als zugeflossen und verbraucht dessen Sparer-Pauschbetrag; anzugeben ist, was davon übrig ist.',
    },
  ],
  limitations: [
    {
      en: 'A purchase during the year, which lowers the lump sum by a twelfth per month before it, is not modelled; nor is the tax on the distributions themselves.',
      de: 'Ein Kauf im Lauf des Jahres, der die Vorabpauschale je vollem Monat davor um ein Zwölftel mindert, wird nicht berücksichtigt, ebenso wenig die Steuer auf die Ausschüttungen selbst.',
    },
    flatRateOnly,
    noLossOffset,
    noTaxAdvice,
  ],
  sources: [...basiszinsSources().slice(-steuerjahre.length), ...citations(lawOfEveryYear)],
  lawDay: ({ steuerjahr }) => lawDay(steuerjahr),
  compute,
})
