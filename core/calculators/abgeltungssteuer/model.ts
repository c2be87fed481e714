import * as z from 'zod'
import { defineCalculation } from '../../operations/define'
import { citations } from '../../law/dated'
import { teilfreistellung } from '../../law/investmentfonds/figures'
import { abgeltungsteuersatz, kirchensteuersaetze, solidaritaetszuschlagsatz, sparerPauschbetrag } from '../../law/kapitalertrag/figures'
import { cents } from '../../values/money'
import { eur, fraction } from '../../values/schemas/results'
import { amount } from '../../values/schemas/amount'
import { steuerFields } from '../../law/kapitalertrag/steuer'
import { taxProfile } from '../../law/kapitalertrag/tax-profile'
import { effectiveRate, kirchensteuersatz, yearTax } from '../../law/kapitalertrag/kapitalertrag'
import { yearAssumptions } from '../../law/kapitalertrag/profile-assumptions'
import { flatRateOnly, noLossOffset, noTaxAdvice, privateInvestor } from '../../law/investmentfonds/standard-texts'
import { LAW_DATE } from '../../contract/version'

const law = [abgeltungsteuersatz, solidaritaetszuschlagsatz, kirchensteuersaetze, sparerPauschbetrag, teilfreistellung]

const inputs = z.strictObject({
  kapitalertrag: amount().default(5000).meta({ description: 'Capital income of the year before tax.' }),
  ertragsart: z.enum(['general', 'aktienverkauf', 'dividende', 'etf']).default('general').meta({
    description: 'Interest and other income, sale of shares, dividend, or gain of an equity fund (ETF).',
  }),
  taxProfile,
})

const result = z.strictObject({
  ...steuerFields,
  brutto_ertrag: eur('Capital income before everything.'),
  effektiver_steuersatz: fraction('Sum of the taxes over the gross income; 0 when that is 0.'),
  netto_ertrag: eur('Gross income less all taxes.'),
  teilfreistellung_betrag: eur('Part that is exempt because it comes from an equity fund.'),
})

/** German tax on capital income of one year. */
export const abgeltungssteuer = defineCalculation({
  id: 'abgeltungssteuer',
  title: { en: 'Tax on capital income', de: 'Abgeltungssteuer' },
  description: {
    en: 'German tax on interest, dividends, share sales or equity-fund gains: income tax, solidarity surcharge, church tax and what is left.',
    de: 'Steuer auf Zinsen, Dividenden, Aktienverkäufe oder Gewinne aus Aktienfonds: Kapitalertragsteuer, Solidaritätszuschlag, Kirchensteuer und was übrig bleibt.',
  },
  notFor: 'Not for foreign dividends: use calculateNettoDividende. Not for a fund that is held and not sold: use calculateVorabpauschale.',
  inputs,
  result,
  example: { kapitalertrag: 5000, taxProfile: { kirchensteuer: true, bundesland: 'Bayern' } },
  law,
  method: {
    en: [
      '1. Exempt part = income × 30% for `etf` (equity fund), else 0.',
      '2. Taxable income e = income − exempt part − remaining saver allowance, not below 0.',
      '3. Income tax = e / (4 + k) with the church tax rate k (0, 8% or 9%), rounded to cents. Without church tax that is 25%.',
      '4. Solidarity surcharge = 5.5% and church tax = k of the income tax, fractions of a cent dropped.',
      '5. Net income = income − all taxes; effective rate = taxes / income.',
    ].join('\n'),
    de: [
      '1. Freigestellter Teil = Ertrag × 30 % bei `etf` (Aktienfonds), sonst 0.',
      '2. Steuerpflichtiger Ertrag e = Ertrag − freigestellter Teil − verbleibender Sparer-Pauschbetrag, nicht unter 0.',
      '3. Kapitalertragsteuer = e / (4 + k) mit dem Kirchensteuersatz k (0, 8 % oder 9 %), auf Cent gerundet. Ohne Kirchensteuer sind das 25 %.',
      '4. Solidaritätszuschlag = 5,5 % und Kirchensteuer = k der Kapitalertragsteuer, Bruchteile eines Cents entfallen.',
      '5. Nettoertrag = Ertrag − alle Steuern; effektiver Satz = Steuern / Ertrag.',
    ].join('\n'),
  },
  assumptions: [
    privateInvestor,
    {
      en: 'The partial exemption comes first, then the saver allowance, then the tax. An ETF is an equity fund here.',
      de: 'Zuerst wirkt die Teilfreistellung, dann der Sparer-Pauschbetrag, dann die Steuer. Ein ETF ist hier ein Aktienfonds.',
    },
  ],
  limitations: [
    flatRateOnly,
    noLossOffset,
    {
      en: 'Foreign withholding tax, lump sums of a fund taxed before its sale and investments from before 2009 are not modelled.',
      de: 'Ausländische Quellensteuer, vor dem Verkauf versteuerte Vorabpauschalen und Altbestände von vor 2009 werden nicht berücksichtigt.',
    },
    noTaxAdvice,
  ],
  sources: citations(law),
  compute({ kapitalertrag, ertragsart, taxProfile: profile }) {
    const exempt = ertragsart === 'etf' ? kapitalertrag * teilfreistellung.on(LAW_DATE).AKTIENFONDS : 0
    const tax = yearTax({
      income: kapitalertrag - exempt,
      allowance: profile.sparerpauschbetrag_remaining,
      churchRate: kirchensteuersatz(profile),
    })
    return {
      result: {
        ...tax,
        brutto_ertrag: cents(kapitalertrag),
        effektiver_steuersatz: effectiveRate(tax.gesamte_steuer, kapitalertrag),
        netto_ertrag: cents(cents(kapitalertrag) - tax.gesamte_steuer),
        teilfreistellung_betrag: cents(exempt),
      },
      assumptions: yearAssumptions(profile),
    }
  },
})
