import { taxPersonWords } from '../../law/kapitalertrag/words'
import { text } from '../../values/text'
import { chosen, grouped, named, orNull } from '../../wording/field-words'
import type { CalculationWords, CalculatorView } from '../../operations/define'
import { taxProfileIneffective } from '../../law/kapitalertrag/view'
import { area, line, rows } from '../../wording/view'
import { altersvorsorgedepot as model } from './model'

const contribution = named('Own contribution', 'Eigenbeitrag')
const gross = named('Payments before tax', 'Auszahlungen vor Steuer')
const tax = named('Tax on them', 'Steuer darauf')
const net = named('Payments after tax', 'Auszahlungen nach Steuer')
const capital = named('Capital at the start of the payout', 'Kapital zu Beginn der Auszahlung')
const contractNet = named('Altersvorsorgedepot after tax', 'Altersvorsorgedepot nach Steuer')
const ownNet = named('Your own portfolio after tax', 'Eigenes Depot nach Steuer')
const age = named('Age', 'Alter')

const words: CalculationWords<typeof model> = {
  inputs: {
    age: named('Age', 'Alter', 'Alter am Anfang des ersten Jahres.'),
    yearlyContribution: { ...contribution, help: 'Im Jahr, monatlich gezahlt; höchstens 6.840 €, ohne Zulagen.' },
    children: grouped(named('Children', 'Kinder', 'Kinder, für die diese Person Kindergeld bekommt.'), {
      birthYear: named('Birth year', 'Geburtsjahr'),
      benefitUntilAge: named('Child benefit until', 'Kindergeld bis', 'Geburtstag, in dessen Kalenderjahr zuletzt Kindergeld gezahlt wird: Ein Monat genügt für das Jahr.'),
    }),
    taxableIncome: named('Taxable income', 'Zu versteuerndes Einkommen', 'In jedem Sparjahr, ohne den Abzug; bei Zusammenveranlagung beider Ehegatten.'),
    taxRateInOldAgePct: named('Tax rate in old age', 'Steuersatz im Alter', 'Angenommen, auf jeden weiteren Euro, mit Zuschlag und Kirchensteuer; gilt ohne anderes Einkommen unter Auszahlung.'),
    annualReturnPct: named('Yearly return', 'Rendite im Jahr', 'Angenommen, vor Kosten, beim Sparen; für beide Wege gleich.'),
    contractCostsPct: named('Costs of the Altersvorsorgedepot', 'Effektivkosten des Altersvorsorgedepots im Jahr'),
    ownCostsPct: named('Costs of your own fund', 'Kosten des eigenen Fonds im Jahr'),
    saverAllowance: named('Saver allowance left', 'Verbleibender Sparer-Pauschbetrag', 'Jedes Jahr frei für das eigene Depot.'),
    harmfulUseAfterYears: named('Ended early after', 'Vorzeitig beendet nach', 'Jahre bis zu einer Auszahlung vor dem Alter: was sie kostet.'),
    payout: grouped(named('Payout', 'Auszahlung'), {
      startAge: named('Age at its start', 'Alter bei Beginn'),
      untilAge: named('Until the age of', 'Bis zum Alter von', 'Ende des Auszahlplans; bei einer Rente das Alter, bis zu dem gezählt wird.'),
      annualReturnPct: named('Return in the payout', 'Rendite in der Auszahlung', 'Angenommen, vor Kosten; für beide Wege gleich.'),
      atOncePct: named('Paid at once', 'Auf einmal gezahlt', 'Teil des Kapitals zu Beginn, höchstens 30 %; das eigene Depot verkauft denselben Teil.'),
      annuityPer10000: orNull(named('Annuity per €10,000', 'Rente je 10.000 €', 'Monatliche Leibrente, wie ein Versicherer sie anbietet; ohne Angabe wird ein Auszahlplan gerechnet.'), text('Payout plan', 'Auszahlplan')),
      otherIncome: orNull(named('Other income in old age', 'Anderes Einkommen im Alter', 'Zu versteuern, im Jahr. Damit folgt die Steuer aus dem Tarif statt aus dem angenommenen Satz.'), text('Not given', 'Keine Angabe')),
      lumpDeductionLeft: named('Lump-sum deduction left', 'Verbleibender Werbungskosten-Pauschbetrag', 'Was von den 102 € im Jahr noch frei ist; eine gesetzliche Rente verbraucht sie.'),
    }),
    support: grouped(named('Support', 'Förderung'), {
      firstYear: named('First year', 'Erstes Jahr', 'Kalenderjahr des ersten Beitrags.'),
      entitlement: chosen(named('Entitled', 'Berechtigt', 'Ob die Person selbst oder nur über den Ehegatten berechtigt ist. Die Rechnung kann es nicht feststellen.'), {
        direct: text('Myself', 'Selbst'),
        through_spouse: text('Through my spouse', 'Über den Ehegatten'),
      }),
      spouseContribution: named('Contribution of the spouse', 'Beitrag des Ehegatten', 'Eigenbeitrag des berechtigten Ehegatten; nur wenn die Person über ihn berechtigt ist.'),
      spouseIsEntitledThroughMe: named('Spouse entitled through me', 'Ehegatte über mich berechtigt', 'Ob der Ehegatte mit eigenem Vertrag und 120 € im Jahr über diese Person berechtigt ist: Der Höchstbetrag des Abzugs steigt.'),
      bonusWasGranted: named('Bonus was granted before', 'Bonus schon erhalten', 'Ob es den Berufseinsteiger-Bonus schon gab.'),
      allowanceDelayYears: named('Allowance credited after', 'Gutschrift der Zulage nach', 'Jahre nach dem Beitragsjahr, an deren Ende die Zulage gutgeschrieben wird.'),
    }),
    riester: grouped(named('Existing Riester contract', 'Bestehender Riester-Vertrag'), {
      capital: named('Capital moved over', 'Übertragenes Kapital', 'Nach Abzug der Kosten des Wechsels.'),
      incomeBefore: orNull(named('Income of the year before', 'Einkommen des Vorjahrs', 'Rentenversicherungspflichtig. Damit sagt die Antwort, was der alte Vertrag bekäme.'), text('Not given', 'Keine Angabe')),
    }),
    taxProfile: taxPersonWords,
  },
  result: {
    difference: named('Altersvorsorgedepot against your own portfolio', 'Altersvorsorgedepot gegenüber eigenem Depot'),
    breakEvenTaxRatePct: orNull(named('Equal at a tax rate in old age of', 'Gleich bei einem Steuersatz im Alter von'), text('none', 'keinem')),
    breakEvenCostsPct: orNull(named('Equal at costs of', 'Gleich bei Kosten von'), text('none up to 10%', 'keinen bis 10 %')),
    findings: named('What decides', 'Was entscheidet'),
    byTaxRate: grouped(named('By tax rate in old age', 'Nach Steuersatz im Alter'), {
      taxRatePct: named('Tax rate in old age', 'Steuersatz im Alter'),
      contractNet,
      ownNet,
      difference: named('Difference', 'Unterschied'),
    }),
    contract: grouped(named('Altersvorsorgedepot', 'Altersvorsorgedepot'), {
      capital,
      contributions: named('Own contributions', 'Eigenbeiträge'),
      unsubsidised: named('Unsubsidised part of them', 'Davon ungefördert'),
      allowances: named('Allowances', 'Zulagen'),
      refunds: named('Refunds', 'Erstattungen'),
      mostAtOnce: named('Most that may be paid at once', 'Höchstens auf einmal'),
      leastInstalment: named('Lowest instalment', 'Mindestrate'),
      gross,
      tax,
      net,
    }),
    own: grouped(named('Your own portfolio', 'Eigenes Depot'), {
      capital,
      contributions: named('Paid in: the same outlay', 'Eingezahlt: derselbe Aufwand'),
      taxWhileSaving: named('Tax while saving', 'Steuer beim Sparen'),
      gross,
      tax,
      net,
    }),
    saving: grouped(named('Saving, year by year', 'Sparen, Jahr für Jahr'), {
      year: named('Year', 'Jahr'),
      age,
      contribution,
      basicAllowance: named('Basic allowance', 'Grundzulage'),
      starterBonus: named('Career starter bonus', 'Berufseinsteiger-Bonus'),
      childAllowance: named('Child allowances', 'Kinderzulagen'),
      refund: named('Refund of income tax', 'Steuererstattung'),
      surcharges: named('Church tax and surcharge on it', 'Kirchensteuer und Soli darauf'),
      effort: named('Outlay', 'Aufwand'),
      contractValue: named('Altersvorsorgedepot', 'Altersvorsorgedepot'),
      ownTax: named('Tax on your own portfolio', 'Steuer des eigenen Depots'),
      ownValue: named('Your own portfolio', 'Eigenes Depot'),
    }),
    payout: grouped(named('Payout, year by year', 'Auszahlung, Jahr für Jahr'), {
      age,
      contractGross: named('Altersvorsorgedepot before tax', 'Altersvorsorgedepot vor Steuer'),
      contractTax: named('Tax: Altersvorsorgedepot', 'Steuer: Altersvorsorgedepot'),
      contractNet,
      ownGross: named('Your own portfolio before tax', 'Eigenes Depot vor Steuer'),
      ownTax: named('Tax: your own portfolio', 'Steuer: eigenes Depot'),
      ownNet,
    }),
    harmfulUse: grouped(orNull(named('Ended early', 'Vorzeitig beendet'), text('the payout begins before', 'die Auszahlung beginnt vorher')), {
      age,
      capital: named('Capital', 'Kapital'),
      repaid: named('To be paid back', 'Zurückzuzahlen'),
      gain: named('Gain', 'Gewinn'),
      tax: named('Tax on it', 'Steuer darauf'),
      left: named('Left', 'Bleibt'),
    }),
    riester: grouped(orNull(named('Riester capital moved over', 'Übertragenes Riester-Kapital'), text('none', 'keines')), {
      capital,
      net,
    }),
    oldRules: grouped(orNull(named('By the rules before 2027', 'Nach den Regeln vor 2027'), text('income of the year before not given', 'Einkommen des Vorjahrs nicht angegeben')), {
      fullAllowance: named('Full allowance', 'Volle Zulage'),
      allowance: named('Allowance for this contribution', 'Zulage für diesen Beitrag'),
      newAllowance: named('Allowance by the new rules', 'Zulage nach den neuen Regeln'),
    }),
  },
}

const view: CalculatorView<typeof model> = {
  group: 'retirement',
  headline: ['difference', 'breakEvenTaxRatePct', 'breakEvenCostsPct'],
  explore: {
    yearlyContribution: { most: 6840, step: 60 },
    taxableIncome: { most: 200_000, step: 1000 },
    taxRateInOldAgePct: { most: 50, step: 1 },
    contractCostsPct: { most: 3, step: 0.05 },
    ownCostsPct: { most: 2, step: 0.05 },
  },
  folded: ['inputs.payout', 'inputs.support', 'inputs.riester', 'inputs.taxProfile', 'byTaxRate', 'saving', 'payout'],
  presets: [
    { name: text('Age 25, single', 'Mit 25, ledig'), inputs: { age: 25, taxableIncome: 30_000 } },
    { name: text('Age 40, two children', 'Mit 40, zwei Kinder'), inputs: { age: 40, children: [{ birthYear: 2019 }, { birthYear: 2022 }] } },
    { name: text('Age 55, single', 'Mit 55, ledig'), inputs: { age: 55, taxableIncome: 60_000 } },
  ],
  ineffective: [
    { field: 'asOf' },
    ...taxProfileIneffective,
    { field: 'support.spouseContribution', when: { 'inputs.support.entitlement': 'direct' } },
    { field: 'support.spouseIsEntitledThroughMe', when: { 'inputs.support.entitlement': 'through_spouse' } },
    { field: 'support.spouseIsEntitledThroughMe', when: { 'inputs.taxProfile.filing_status': 'single' } },
    { field: 'support.bonusWasGranted', when: { 'inputs.support.entitlement': 'through_spouse' } },
  ],
  charts: [
    rows('saving', 'age', area('contractValue'), line('ownValue', true)),
    rows('byTaxRate', 'taxRatePct', line('contractNet'), line('ownNet', true)),
  ],
}

export const altersvorsorgedepot = { ...model, words, view }
