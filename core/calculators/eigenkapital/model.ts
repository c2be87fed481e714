import * as z from 'zod'
import { defineCalculation } from '../../operations/define'
import { citations } from '../../law/dated'
import { grunderwerbsteuersatz, laender, type Land } from '../../law/grunderwerbsteuer/figures'
import { maklerKaeuferanteil, notarGrundbuch } from '../../law/kaufnebenkosten/figures'
import { anfangstilgung, hypothekenzins, reviewed } from '../../law/modellannahmen/figures'
import { cents, wholeEuros } from '../../values/money'
import { reachGoal, savingsGoalResult } from '../../savings-goal/savings-goal'
import { amount } from '../../values/schemas/amount'
import { text } from '../../values/text'
import { percent } from '../../values/fractions'
import { LAW_DATE } from '../../contract/version'

const customs = [notarGrundbuch, maklerKaeuferanteil, hypothekenzins, anfangstilgung]
const law = [...Object.values(grunderwerbsteuersatz), ...customs]

const inputs = z.strictObject({
  purchasePrice: amount().default(350_000),
  bundesland: z.enum(laender).default('nordrhein-westfalen').meta({ description: 'German state in which the property lies.' }),
  eigenkapitalQuote: z.number().min(10).max(40).default(20).meta({ description: 'Share of the price paid from own money.', unit: 'percentage points' }),
  currentSavings: amount().default(30_000),
  monthlySavingsCapacity: amount().default(500).meta({ unit: 'EUR/month' }),
  savingsReturnPct: z.number().min(0).max(8).default(4).meta({ description: 'Yearly return of the savings.', unit: 'percentage points' }),
})

const eur = () => z.number().min(0).meta({ unit: 'EUR' })

const result = z.strictObject({
  nebenkostenTotal: eur(),
  nebenkostenBreakdown: z.strictObject({ grunderwerbsteuer: eur(), notarGrundbuch: eur(), makler: eur() }),
  eigenkapitalRequired: eur(),
  totalUpfront: eur(),
  ...savingsGoalResult,
  monthlyMortgageEstimate: z.number().min(0).meta({ description: 'First instalment of the loan over the rest of the price.', unit: 'EUR/month' }),
})

/** Land transfer tax on a price in EUR, in whole euros (GrEStG section 11(2)); `rate` is a fraction. */
export const grunderwerbsteuer = (price: number, rate: number): number => wholeEuros(price * rate)

/** Monthly instalment of a loan: a twelfth of the yearly interest and initial repayment (EUR). Rates are fractions a year. */
export const instalment = (loan: number, interest: number, repayment: number): number => (loan * (interest + repayment)) / 12

function purchaseCosts(price: number, land: Land) {
  const breakdown = {
    grunderwerbsteuer: grunderwerbsteuer(price, grunderwerbsteuersatz[land].on(LAW_DATE)),
    notarGrundbuch: cents(price * notarGrundbuch.on(LAW_DATE)),
    makler: cents(price * maklerKaeuferanteil.on(LAW_DATE)[land]),
  }
  return { breakdown, total: cents(breakdown.grunderwerbsteuer + breakdown.notarGrundbuch + breakdown.makler) }
}

const interest = hypothekenzins.on(LAW_DATE)
const repayment = anfangstilgung.on(LAW_DATE)
const notary = percent(notarGrundbuch.on(LAW_DATE))

/** Equity for buying a home: how much is needed, and when it is saved. */
export const eigenkapital = defineCalculation({
  id: 'eigenkapital',
  title: { en: 'Own money to buy a home', de: 'Eigenkapital für den Immobilienkauf' },
  description: {
    en: 'How much of your own money buying a home takes, purchase costs included, and how long it takes to save it.',
    de: 'Wie viel Eigenkapital ein Immobilienkauf samt Nebenkosten braucht und wie lange das Ansparen dauert.',
  },
  notFor: 'Not for what a bank lends or for the course of a loan: of the mortgage it estimates the first instalment only.',
  inputs,
  result,
  example: { purchasePrice: 420_000, bundesland: 'bayern', currentSavings: 60_000, monthlySavingsCapacity: 900 },
  law,
  method: {
    en: [
      '`grunderwerbsteuer = purchasePrice x rate of the Land`, fractions of a euro dropped; `notarGrundbuch` and `makler` are customary shares of the price, rounded to cents.',
      '',
      '`totalUpfront = purchasePrice x eigenkapitalQuote + nebenkostenTotal`',
      '',
      'Every month the savings grow by `(1 + R)^(1/12) - 1`, then the saving is added; `monthsToTarget` is the first month in which they reach `totalUpfront` (to half a cent), at most 600.',
      '',
      '`monthlyMortgageEstimate = (purchasePrice - purchasePrice x eigenkapitalQuote) x (model interest + initial repayment) / 12`',
    ].join('\n'),
    de: [
      '`grunderwerbsteuer = purchasePrice x Satz des Landes`, Bruchteile eines Euros entfallen; `notarGrundbuch` und `makler` sind übliche Anteile am Preis, auf Cent gerundet.',
      '',
      '`totalUpfront = purchasePrice x eigenkapitalQuote + nebenkostenTotal`',
      '',
      'Jeden Monat wachsen die Ersparnisse um `(1 + R)^(1/12) - 1`, danach kommt die Sparrate hinzu; `monthsToTarget` ist der erste Monat, in dem sie `totalUpfront` erreichen (auf einen halben Cent), höchstens 600.',
      '',
      '`monthlyMortgageEstimate = (purchasePrice - purchasePrice x eigenkapitalQuote) x (Modellzins + anfängliche Tilgung) / 12`',
    ].join('\n'),
  },
  assumptions: [
    {
      en: `Notary and land register cost ${notary.en} of the price, and the buyer pays the share of the estate agent's fee that is customary in the Land.`,
      de: `Notar und Grundbuch kosten ${notary.de} des Preises, und der Käufer zahlt den im Land üblichen Anteil der Maklerprovision.`,
    },
    {
      en: `The instalment assumes ${percent(interest).en} interest and ${percent(repayment).en} initial repayment a year. Reviewed on ${reviewed.en}; this is an assumption, not an offer.`,
      de: `Die Rate nimmt ${percent(interest).de} Zins und ${percent(repayment).de} anfängliche Tilgung im Jahr an. Geprüft am ${reviewed.de}; das ist eine Annahme, kein Angebot.`,
    },
    {
      en: 'Purchase costs are paid from own money. Price and rates stay as they are while you save.',
      de: 'Die Nebenkosten werden aus Eigenkapital bezahlt. Preis und Sätze bleiben während des Ansparens gleich.',
    },
  ],
  limitations: [
    { en: 'The return on savings is not taxed here.', de: 'Erträge der Ersparnisse werden hier nicht besteuert.' },
    {
      en: "Renovation, moving, valuation and running costs are not included; a purchase without an estate agent saves that fee.",
      de: 'Renovierung, Umzug, Gutachten und Unterhalt sind nicht enthalten; ohne Makler entfällt die Provision.',
    },
    {
      en: 'A bank decides on interest and loan by income and property; this is no offer of credit.',
      de: 'Über Zins und Darlehen entscheidet die Bank nach Einkommen und Objekt; dies ist kein Kreditangebot.',
    },
  ],
  sources: [text('§ 11 GrEStG, laws of the Länder on the tax rate', '§ 11 GrEStG, Gesetze der Länder über den Steuersatz'), ...citations(customs)],
  compute({ purchasePrice, bundesland, eigenkapitalQuote, currentSavings, monthlySavingsCapacity, savingsReturnPct }, { asOf }) {
    const { breakdown, total } = purchaseCosts(purchasePrice, bundesland)
    const ownShare = (purchasePrice * eigenkapitalQuote) / 100
    const totalUpfront = cents(cents(ownShare) + total)
    const goal = { target: totalUpfront, current: currentSavings, monthlySaving: monthlySavingsCapacity }
    return {
      result: {
        nebenkostenTotal: total,
        nebenkostenBreakdown: breakdown,
        eigenkapitalRequired: cents(ownShare),
        totalUpfront,
        ...reachGoal({ ...goal, yearlyRate: savingsReturnPct / 100, from: asOf }),
        monthlyMortgageEstimate: cents(instalment(purchasePrice - ownShare, interest, repayment)),
      },
    }
  },
})
