import * as z from 'zod'
import { defineCalculation } from '../../operations/define'
import { citations } from '../../law/dated'
import { teilfreistellung } from '../../law/investmentfonds/figures'
import { abgeltungsteuersatz, kirchensteuersaetze, solidaritaetszuschlagsatz, sparerPauschbetrag } from '../../law/kapitalertrag/figures'
import { quellensteuern, type Withholding } from '../../law/quellensteuer/figures'
import { cents, sixDecimals } from '../../values/money'
import { eur, fraction } from '../../values/schemas/results'
import { amount } from '../../values/schemas/amount'
import { isin } from '../../values/schemas/scalars'
import { steuer } from '../../law/kapitalertrag/steuer'
import { taxProfile } from '../../law/kapitalertrag/tax-profile'
import { taxDividend, withholdingOf } from '../../law/quellensteuer/dividende'
import { kirchensteuersatz } from '../../law/kapitalertrag/kapitalertrag'
import { yearAssumptions } from '../../law/kapitalertrag/profile-assumptions'
import { flatRateOnly, noLossOffset, noTaxAdvice, privateInvestor } from '../../law/investmentfonds/standard-texts'
import { LAW_DATE } from '../../contract/version'

const germanLaw = [abgeltungsteuersatz, solidaritaetszuschlagsatz, kirchensteuersaetze, sparerPauschbetrag, teilfreistellung]

const inputs = z.strictObject({
  brutto_dividende: amount().default(500).meta({ description: 'Gross dividend or distribution in EUR.' }),
  quelle: z.enum(['aktie', 'etf_aktien', 'mischfonds']).default('aktie').meta({
    description: 'What pays: a share, an equity fund or a mixed fund.',
  }),
  isin: isin.optional().meta({
    description: "Decides the issuer's country by its first two letters, for withholding assumptions only.",
  }),
  taxProfile,
})

const result = z.strictObject({
  brutto_dividende: eur('Gross dividend.'),
  teilfreistellung_rate: fraction('Exempt share for this kind of payer.'),
  teilfreistellung_betrag: eur('Exempt part of the dividend.'),
  steuerpflichtiger_betrag: eur('Dividend after the partial exemption, before the saver allowance.'),
  steuer: steuer.meta({ description: 'German tax before the credit of foreign tax.' }),
  quellensteuer_rate: fraction('Share withheld abroad.'),
  quellensteuer_betrag: eur('Tax withheld abroad.'),
  anrechenbare_quellensteuer: eur('Foreign tax actually credited on the German tax.'),
  erstattungsfaehige_quellensteuer: eur('Foreign tax that can be claimed back abroad; not part of the net dividend.'),
  deutsche_reststeuer: eur('German tax after the credit.'),
  quellensteuer_status: z.enum(['credited', 'fund_level', 'none', 'unavailable']).meta({
    description:
      'credited: withheld abroad and creditable; fund_level: settled inside the fund; none: no withholding modelled; unavailable: the country is not in the table, so withholding is left out.',
  }),
  netto_dividende: eur('Gross dividend less the tax withheld abroad and the German tax after credit.'),
})

type Inputs = z.output<typeof inputs>
type Status = z.output<typeof result>['quellensteuer_status']

const noWithholding: Withholding = { withheld: 0, creditable: 0 }

function exemptShareOf(quelle: Inputs['quelle']): number {
  const shares = teilfreistellung.on(LAW_DATE)
  return { aktie: 0, etf_aktien: shares.AKTIENFONDS, mischfonds: shares.MISCHFONDS }[quelle]
}

function abroad({ quelle, isin: id }: Inputs): { status: Status; rates: Withholding } {
  if (quelle !== 'aktie') return { status: 'fund_level', rates: noWithholding }
  const found = withholdingOf(id)
  return typeof found === 'string' ? { status: found, rates: noWithholding } : { status: 'credited', rates: found }
}

function compute(request: Inputs) {
  const { brutto_dividende: gross, taxProfile: profile } = request
  const exemptShare = exemptShareOf(request.quelle)
  const income = gross - gross * exemptShare
  const { status, rates } = abroad(request)
  const allowance = profile.sparerpauschbetrag_remaining
  const tax = taxDividend(gross, rates, { income, allowance, churchRate: kirchensteuersatz(profile) })
  const withheld = cents(tax.withheld)
  return {
    result: {
      brutto_dividende: cents(gross),
      teilfreistellung_rate: sixDecimals(exemptShare),
      teilfreistellung_betrag: cents(gross * exemptShare),
      steuerpflichtiger_betrag: cents(income),
      steuer: tax.before,
      quellensteuer_rate: sixDecimals(rates.withheld),
      quellensteuer_betrag: withheld,
      anrechenbare_quellensteuer: cents(tax.credited),
      erstattungsfaehige_quellensteuer: cents(tax.refundable),
      deutsche_reststeuer: tax.after.gesamte_steuer,
      quellensteuer_status: status,
      netto_dividende: cents(cents(gross) - withheld - tax.after.gesamte_steuer),
    },
    assumptions: yearAssumptions(profile),
  }
}

/** Net income from a gross dividend. */
export const nettoDividende = defineCalculation({
  id: 'netto-dividende',
  title: { en: 'Net dividend', de: 'Netto-Dividende' },
  description: {
    en: 'What is left of a dividend after foreign withholding tax and German tax, with the credit and the part that can be claimed back abroad.',
    de: 'Was von einer Dividende nach ausländischer Quellensteuer und deutscher Steuer bleibt, mit Anrechnung und im Ausland erstattungsfähigem Teil.',
  },
  notFor: 'Not for interest or gains of a sale: use calculateAbgeltungssteuer.',
  inputs,
  result,
  example: { brutto_dividende: 1000, isin: 'CH0038863350', taxProfile: { sparerpauschbetrag_remaining: 0 } },
  law: [...germanLaw, ...quellensteuern.values()],
  method: {
    en: [
      '1. Taxable amount = dividend × (1 − partial exemption): 30% for an equity fund, 15% for a mixed fund, 0 for a share.',
      '2. e = taxable amount − remaining saver allowance, not below 0.',
      '3. Withheld = dividend × rate of the country; q = dividend × creditable rate, at most e / 4; refundable = withheld − creditable part.',
      '4. German income tax after credit = (e − 4q) / (4 + k) with the church tax rate k; 5.5% surcharge and church tax k on that.',
      '5. Net dividend = dividend − withheld − German taxes. A refund from abroad comes on top.',
    ].join('\n'),
    de: [
      '1. Steuerpflichtiger Betrag = Dividende × (1 − Teilfreistellung): 30 % beim Aktienfonds, 15 % beim Mischfonds, 0 bei einer Aktie.',
      '2. e = steuerpflichtiger Betrag − verbleibender Sparer-Pauschbetrag, nicht unter 0.',
      '3. Einbehalten = Dividende × Satz des Landes; q = Dividende × anrechenbarer Satz, höchstens e / 4; erstattungsfähig = einbehalten − anrechenbar.',
      '4. Deutsche Steuer nach Anrechnung = (e − 4q) / (4 + k) mit dem Kirchensteuersatz k; darauf 5,5 % Solidaritätszuschlag und Kirchensteuer k.',
      '5. Netto = Dividende − einbehaltene Quellensteuer − deutsche Steuern. Eine Erstattung aus dem Ausland kommt hinzu.',
    ].join('\n'),
  },
  assumptions: [
    privateInvestor,
    {
      en: 'The first two letters of the ISIN stand for the country that taxes the dividend. Without an ISIN the dividend counts as German.',
      de: 'Die ersten zwei Buchstaben der ISIN stehen für das Land, das die Dividende besteuert. Ohne ISIN gilt die Dividende als deutsch.',
    },
    {
      en: 'Withholding rates are those that usually reach German bank customers (for the USA: through a Qualified Intermediary bank). Funds settle foreign tax inside the fund; the partial exemption stands in for the credit.',
      de: 'Die Quellensteuersätze sind die, die bei deutschen Bankkunden üblich sind (USA: Bank als Qualified Intermediary). Fonds tragen ausländische Steuer im Fonds; die Teilfreistellung ersetzt die Anrechnung.',
    },
  ],
  limitations: [
    {
      en: 'Depositary receipts and companies resident outside the country of their ISIN are taxed differently. Treaty relief at source, deadlines and costs of refunds, and special dividends (REITs, return of capital) are not modelled.',
      de: 'Hinterlegungsscheine (ADR) und Gesellschaften, die nicht im Land ihrer ISIN ansässig sind, werden anders besteuert. Vorabreduzierung, Fristen und Kosten der Erstattung und Sonderfälle (REITs, Einlagenrückgewähr) werden nicht berücksichtigt.',
    },
    {
      en: 'Where withholding assumptions are unavailable, foreign tax is left out; the true net dividend may be lower. Foreign tax above what can be credited is lost here.',
      de: 'Fehlen Annahmen zur Quellensteuer, bleibt sie außer Ansatz; die wahre Nettodividende kann niedriger sein. Nicht anrechenbare ausländische Steuer verfällt in dieser Rechnung.',
    },
    flatRateOnly,
    noLossOffset,
    noTaxAdvice,
  ],
  sources: [
    ...citations(germanLaw),
    'Quellensteuersätze (§ 32d Abs. 5 EStG): PwC Worldwide Tax Summaries; BZSt, Anrechenbarkeit der Quellensteuer; Quelle je Land in den Rechtsdaten',
  ],
  compute,
})
