/** Whether the subsidised Altersvorsorgedepot pays more than an own fund plan with the same outlay. */
import { LAW_DATE } from '../../contract/version'
import {
  auszahlung, berufseinsteigerbonus, bezugsgroesse, ertragsanteil, grundzulage, halberUnterschied, hoechstbeitrag, kinderzulage, kleinbetragsrente,
  kostendeckel, mindesteigenbeitrag, mittelbareGrundzulage, REFORM, rentenpauschbetrag, riesterfoerderung, sonderausgabenabzug,
} from '../../law/altersvorsorge/figures'
import { citations } from '../../law/dated'
import { einkommensteuertarif, soliFreigrenze, soliMilderung } from '../../law/einkommensteuertarif/figures'
import { basisertragAnteil, basiszins, teilfreistellung } from '../../law/investmentfonds/figures'
import { constantBasiszins, noTaxAdvice } from '../../law/investmentfonds/standard-texts'
import { abgeltungsteuersatz, kirchensteuersaetze, solidaritaetszuschlagsatz, sparerPauschbetrag } from '../../law/kapitalertrag/figures'
import { defineCalculation } from '../../operations/define'
import { yearOf } from '../../values/dates'
import { text } from '../../values/text'
import { compute } from './compute'
import { inputs, result } from './schema'

const support = [
  mindesteigenbeitrag, grundzulage, berufseinsteigerbonus, kinderzulage, mittelbareGrundzulage, sonderausgabenabzug, hoechstbeitrag, kostendeckel,
  auszahlung, bezugsgroesse, kleinbetragsrente, halberUnterschied, ertragsanteil, rentenpauschbetrag, riesterfoerderung,
]
const taxes = [
  einkommensteuertarif, soliFreigrenze, soliMilderung, teilfreistellung, basiszins, basisertragAnteil, abgeltungsteuersatz,
  solidaritaetszuschlagsatz, kirchensteuersaetze, sparerPauschbetrag,
]

/** The Altersvorsorgedepot of 2027 compared with an own depot. */
export const altersvorsorgedepot = defineCalculation({
  id: 'altersvorsorgedepot',
  title: { en: 'Altersvorsorgedepot or your own portfolio', de: 'Altersvorsorgedepot oder eigenes Depot' },
  description: {
    en: 'Is the subsidised Altersvorsorgedepot of 2027 worth it for me? What it leaves compared with your own ETF savings plan with the same outlay: allowances, deduction, costs, payout, tax in old age, and where the answer flips.',
    de: 'Lohnt sich das geförderte Altersvorsorgedepot ab 2027 für mich? Was es gegenüber einem eigenen ETF-Sparplan mit demselben Aufwand übrig lässt: Zulagen, Abzug, Kosten, Auszahlung, Steuer im Alter, und wo die Antwort kippt.',
  },
  notFor: 'Not for a savings plan alone: use calculateEtfSparplan. Not for the gap beside a statutory pension: use calculateRentenluecke.',
  inputs,
  result,
  example: { age: 40, yearlyContribution: 1800, children: [{ birthYear: 2019 }, { birthYear: 2022 }], taxableIncome: 50_000, taxRateInOldAgePct: 25, taxProfile: { kirchensteuer: true, bundesland: 'Bayern' } },
  law: [...support, ...taxes],
  method: {
    en: [
      '1. Allowances of a year (sections 84 to 86 EStG): nothing below 120 EUR of own contribution; else 50% up to 360 and 25% of the part up to 1,800, for each child 100% up to 300 (the same euros count for every child and for the basic allowance), once 200 where the year begins before the 25th birthday. Who is entitled through a spouse gets the formula on the spouse’s contribution, 175 at most, and no bonus. Fractions of a cent stay: the act states no rounding.',
      '2. Deduction (section 10a): `V = min(contribution, 1,800) + allowance`, child allowance and bonus being part of the allowance due. `R = tax(income) - tax(income - V)` by the tariff alone, without surcharge and church tax. Where `R` exceeds the allowance, the difference is refunded to the person; church tax and solidarity surcharge fall with the refund. `effort = contribution - refund - surcharges`, not below 0.',
      '3. Contract: contributions at the start of each month, allowances credited at the end of a later year (`support.allowanceDelayYears`), return less costs, no tax. 6,840 a year is the bound of own contributions; allowances are not taken off it.',
      '4. Your own portfolio: the outlay of each year in an accumulating equity fund, every January the tax on the lump sum of the year before with `saverAllowance`, paid by selling the oldest units; sales first in first out (units of one year count as one purchase), lump sums taken off the gain, 30% exempt, flat tax with surcharge and church tax.',
      '5. Payout of both: `payout.atOncePct` of the capital at once, the rest in level payments at the start of each year up to `payout.untilAge`; they are above the least instalment of the law. With `payout.annuityPer10000` the contract pays a life annuity instead, counted up to `payout.untilAge`.',
      '6. Tax on payments of the contract (section 22 no. 5): what rests on support in full; of the unsubsidised part half of the gain (all of it where a payment comes before the age of 62 or within 12 years of the contract), in an annuity the share of income by age. Either the assumed rate, or the tariff beside `payout.otherIncome`.',
      '7. `breakEvenTaxRatePct = (gross payments - net payments of your own portfolio) / taxed payments`. `breakEvenCostsPct` is found by halving between 0 and 10%.',
      '8. Harmful use (section 93): allowances credited and refunds go back; capital less allowances less contributions is taxed beside `taxableIncome`.',
    ].join('\n'),
    de: [
      '1. Zulagen eines Jahres (§§ 84 bis 86 EStG): unter 120 EUR Eigenbeitrag nichts; sonst 50 % bis 360 und 25 % des Teils bis 1.800, je Kind 100 % bis 300 (dieselben Euro zählen für jedes Kind und für die Grundzulage), einmal 200, wenn das Jahr vor dem 25. Geburtstag beginnt. Wer über den Ehegatten berechtigt ist, bekommt die Formel auf dessen Beitrag, höchstens 175, und keinen Bonus. Bruchteile eines Cents bleiben: Das Gesetz nennt keine Rundung.',
      '2. Abzug (§ 10a): `V = min(Beitrag, 1.800) + Zulage`; Kinderzulage und Bonus gehören zur zustehenden Zulage. `R = Steuer(Einkommen) - Steuer(Einkommen - V)` nach dem Tarif allein, ohne Solidaritätszuschlag und Kirchensteuer. Übersteigt `R` die Zulage, wird der Unterschied der Person erstattet; Kirchensteuer und Solidaritätszuschlag sinken mit der Erstattung. `Aufwand = Beitrag - Erstattung - Zuschläge`, nicht unter 0.',
      '3. Vertrag: Beiträge am Anfang jedes Monats, Zulagen am Ende eines späteren Jahres (`support.allowanceDelayYears`), Rendite abzüglich Kosten, keine Steuer. 6.840 im Jahr begrenzen die Eigenbeiträge; Zulagen werden davon nicht abgezogen.',
      '4. Eigenes Depot: der Aufwand jedes Jahres in einem thesaurierenden Aktienfonds, jeden Januar die Steuer auf die Vorabpauschale des Vorjahrs mit `saverAllowance`, bezahlt durch Verkauf der ältesten Anteile; Verkäufe nach FIFO (die Anteile eines Jahres zählen als ein Kauf), Vorabpauschalen vom Gewinn abgezogen, 30 % frei, Abgeltungsteuer mit Solidaritätszuschlag und Kirchensteuer.',
      '5. Auszahlung beider: `payout.atOncePct` des Kapitals auf einmal, der Rest in gleichen Zahlungen am Anfang jedes Jahres bis `payout.untilAge`; sie liegen über der Mindestrate des Gesetzes. Mit `payout.annuityPer10000` zahlt der Vertrag stattdessen eine Leibrente, gezählt bis `payout.untilAge`.',
      '6. Steuer auf Auszahlungen des Vertrags (§ 22 Nr. 5): was auf Förderung beruht, ganz; vom ungeförderten Teil der halbe Gewinn (bei Zahlungen vor dem Alter von 62 oder binnen 12 Jahren seit Vertragsbeginn der ganze), bei einer Rente der Ertragsanteil. Entweder mit dem angenommenen Satz oder nach dem Tarif neben `payout.otherIncome`.',
      '7. `breakEvenTaxRatePct = (Auszahlungen brutto - Netto des eigenen Depots) / steuerpflichtige Auszahlungen`. `breakEvenCostsPct` wird zwischen 0 und 10 % durch Halbieren gefunden.',
      '8. Schädliche Verwendung (§ 93): Gutgeschriebene Zulagen und Erstattungen gehen zurück; Kapital abzüglich Zulagen abzüglich Beiträgen wird neben `taxableIncome` besteuert.',
    ].join('\n'),
  },
  assumptions: [
    text(
      'Return, costs, contribution, income and family stay the same in every year; the return is an assumption, not a forecast. Both ways hold an equity fund with the same return before costs.',
      'Rendite, Kosten, Beitrag, Einkommen und Familie bleiben jedes Jahr gleich; die Rendite ist eine Annahme und keine Prognose. Beide Wege halten einen Aktienfonds mit derselben Rendite vor Kosten.',
    ),
    text(
      'Your own portfolio gets the same outlay: contribution less refund, in the year of the contribution although the tax office pays later. Allowances not yet credited when the payout begins are credited on its eve.',
      'Das eigene Depot bekommt denselben Aufwand: Beitrag abzüglich Erstattung, im Jahr des Beitrags, obwohl das Finanzamt später zahlt. Zulagen, die bei Beginn der Auszahlung noch fehlen, werden am Vorabend gutgeschrieben.',
    ),
    text(
      `The tariff, the base rate and the allowances of ${yearOf(LAW_DATE)} hold in every year, also from 2027 on, when a bill is to change the tariff, unless that bill is tried. The support is that of the act of 26 May 2026.`,
      `Tarif, Basiszins und Freibeträge von ${yearOf(LAW_DATE)} gelten in jedem Jahr, auch ab 2027, obwohl der Tarif nach einem Gesetzentwurf geändert werden soll, es sei denn, mit ihm wird probeweise gerechnet. Die Förderung ist die des Gesetzes vom 26. Mai 2026.`,
    ),
    text(
      'The rate assumed for old age holds for every taxed euro of the contract, also for what is paid at once. Payments from unsubsidised contributions and from their gain leave in proportion to the value: no administrative text settles it.',
      'Der für das Alter angenommene Satz gilt für jeden steuerpflichtigen Euro des Vertrags, auch für das auf einmal Gezahlte. Ungeförderte Beiträge und ihr Gewinn verlassen den Vertrag im Verhältnis zum Wert: Keine Verwaltungsanweisung regelt es.',
    ),
    text(
      'A spouse who is entitled through this person pays €120 a year into a contract of their own and has no children assigned; that contract is not part of the answer, its share of the refund is. Where the person is entitled through the spouse, €120 a year count as subsidised, and the deduction belongs to the spouse.',
      'Ein über diese Person berechtigter Ehegatte zahlt 120 € im Jahr in einen eigenen Vertrag, Kinder sind ihm nicht zugeordnet; dieser Vertrag ist nicht Teil der Antwort, sein Anteil an der Erstattung schon. Ist die Person über den Ehegatten berechtigt, zählen 120 € im Jahr als gefördert, und der Abzug steht dem Ehegatten zu.',
    ),
    constantBasiszins,
  ],
  limitations: [
    text(
      'This is not a recommendation. The answer hinges on the tax rate in old age, which nobody knows: read the whole range of rates.',
      'Dies ist keine Empfehlung. Die Antwort kippt mit dem Steuersatz im Alter, den niemand kennt: Zu lesen ist die ganze Spanne der Sätze.',
    ),
    text(
      'Whether someone is entitled, which parent gets the child allowance, and what a choice of the new law means for old contracts of both spouses is not examined. Law after 9 October 2026, letters of the Ministry of Finance and the Frühstart-Rente (a bill) are not included.',
      'Nicht geprüft werden die Berechtigung, die Zuordnung der Kinderzulage und was die Wahl des neuen Rechts für alte Verträge beider Ehegatten bedeutet. Recht nach dem 9. Oktober 2026, BMF-Schreiben und die Frühstart-Rente (Gesetzentwurf) fehlen.',
    ),
    text(
      'Health and care insurance contributions on the payments, inflation, the personal rate on capital income (Günstigerprüfung) and losses of your own portfolio are left out; for voluntary members contributions can weigh as much as the tax.',
      'Beiträge zur Kranken- und Pflegeversicherung auf die Auszahlungen, Inflation, die Günstigerprüfung für Kapitalerträge und Verluste des eigenen Depots bleiben weg; bei freiwillig Versicherten können Beiträge so schwer wiegen wie die Steuer.',
    ),
    text(
      'Harmful use is calculated by section 93(1) for the whole capital; home, death and transfer follow rules of their own. A second contract (two are supported at most) is not calculated. Payments of a plan can rise and fall with the market; what happens after its end, or to heirs, is left out.',
      'Die schädliche Verwendung wird nach § 93 Abs. 1 für das ganze Kapital gerechnet; für Wohneigentum, Tod und Übertragung gelten eigene Regeln. Ein zweiter Vertrag (höchstens zwei werden gefördert) wird nicht gerechnet. Zahlungen eines Plans können mit dem Markt steigen und fallen; was nach seinem Ende kommt oder Erben erhalten, bleibt weg.',
    ),
    noTaxAdvice,
  ],
  sources: [...citations(support, REFORM), ...citations(taxes), '§ 2 Abs. 6 Satz 2, § 10a Abs. 1 bis 4, § 22 Nr. 5, §§ 79 bis 93 EStG; §§ 1, 2a AltZertG; §§ 18 bis 20 InvStG'],
  lawDay: ({ support: { firstYear } }) => `${firstYear}-01-01`,
  compute,
})
