/** Sentences on the factors that decide between the plans. They state figures and recommend nothing. */
import { grundzulage, kostendeckel, mindesteigenbeitrag, REFORM, sonderausgabenabzug } from '../../law/altersvorsorge/figures'
import { smallAnnuity } from '../../law/altersvorsorge/leistung'
import { text, type Text } from '../../values/text'
import { percent } from '../../values/fractions'
import { formatEur } from '../../wording/format'
import type { Inputs, Result } from './schema'

type Figures = Pick<Result, 'difference' | 'breakEvenTaxRatePct' | 'breakEvenCostsPct' | 'contract' | 'own'>

const eur = (value: number): Text => text(formatEur(value, 'en', 0), formatEur(value, 'de', 0))

/** The sentence if the condition holds. */
const when = (holds: boolean, sentence: Text): Text[] => (holds ? [sentence] : [])

/** Differences below this are none in whole euros (EUR). */
const HALF_A_EURO = 0.5

/** Which of both plans pays more after tax under the assumptions. */
function outcome({ difference }: Figures): Text {
  const { en, de } = eur(Math.abs(difference))
  if (Math.abs(difference) < HALF_A_EURO) return text('As assumed here both leave the same.', 'Mit diesen Annahmen lassen beide gleich viel übrig.')
  return difference > 0
    ? text(`As assumed here the Altersvorsorgedepot leaves ${en} more.`, `Mit diesen Annahmen lässt das Altersvorsorgedepot ${de} mehr übrig.`)
    : text(`As assumed here your own portfolio leaves ${en} more.`, `Mit diesen Annahmen lässt das eigene Depot ${de} mehr übrig.`)
}

/** At which tax rates in old age the contract pays more. */
function verdict({ breakEvenTaxRatePct: rate, difference }: Figures): Text {
  if (rate !== null) {
    const { en, de } = percent(Math.round(rate * 100) / 10_000)
    return text(
      `The Altersvorsorgedepot leaves more where the tax on each euro in old age is below ${en}; above it your own portfolio leaves more.`,
      `Das Altersvorsorgedepot lässt mehr übrig, solange die Steuer auf jeden Euro im Alter unter ${de} liegt; darüber bleibt vom eigenen Depot mehr.`,
    )
  }
  return difference > 0
    ? text('The Altersvorsorgedepot leaves more at every tax rate in old age.', 'Das Altersvorsorgedepot lässt bei jedem Steuersatz im Alter mehr übrig.')
    : text('The Altersvorsorgedepot leaves more at no tax rate in old age.', 'Das Altersvorsorgedepot lässt bei keinem Steuersatz im Alter mehr übrig.')
}

function parts({ contract, own }: Figures): Text {
  const [allowances, refunds, later, before, sale] = [eur(contract.allowances), eur(contract.refunds), eur(contract.tax), eur(own.taxWhileSaving), eur(own.tax)]
  return text(
    `What decides: allowances of ${allowances.en} and refunds of ${refunds.en}, against tax on the payments of ${later.en}; your own portfolio pays ${before.en} while saving and ${sale.en} on its sales.`,
    `Es entscheiden: Zulagen von ${allowances.de} und Erstattungen von ${refunds.de} gegen Steuer auf die Auszahlungen von ${later.de}; das eigene Depot zahlt ${before.de} beim Sparen und ${sale.de} auf die Verkäufe.`,
  )
}

function costs({ breakEvenCostsPct: most }: Figures): Text[] {
  if (most === null) return []
  const { en, de } = percent(Math.round(most * 100) / 10_000)
  return [text(
    `At the tax assumed here the costs of the Altersvorsorgedepot may reach ${en} a year before your own portfolio leaves more.`,
    `Bei der hier angenommenen Steuer dürfen die Kosten des Altersvorsorgedepots ${de} im Jahr erreichen, bevor vom eigenen Depot mehr bleibt.`,
  )]
}

/**
 * Sentences on the factors that decide between both plans, for these inputs.
 *
 * @param monthly monthly payment of the contract besides the lump sum, EUR
 */
export function findingsOf(given: Inputs, figures: Figures, monthly: number): Text[] {
  const least = mindesteigenbeitrag.on(REFORM)
  const supported = given.support.entitlement === 'direct' ? sonderausgabenabzug.on(REFORM).most : least
  const [leastText, supportedText, upTo, small] = [eur(least), eur(supported), eur(grundzulage.on(REFORM).low.upTo), eur(smallAnnuity())]
  const cap = percent(kostendeckel.on(REFORM))
  return [
    outcome(figures),
    verdict(figures),
    parts(figures),
    ...costs(figures),
    ...when(given.yearlyContribution < least, text(
      `Below ${leastText.en} a year there is no allowance at all.`,
      `Unter ${leastText.de} im Jahr gibt es gar keine Zulage.`,
    )),
    ...when(given.yearlyContribution > supported, text(
      `Only ${supportedText.en} a year are supported. What is above gets neither allowance nor deduction, and half of its gain or all of it is taxed at the personal rate.`,
      `Gefördert werden nur ${supportedText.de} im Jahr. Was darüber liegt, bekommt weder Zulage noch Abzug, und sein Gewinn wird zur Hälfte oder ganz mit dem persönlichen Satz besteuert.`,
    )),
    ...when(given.yearlyContribution >= least, text(
      `The first ${upTo.en} of a year get the highest share of support.`,
      `Die ersten ${upTo.de} im Jahr werden am höchsten gefördert.`,
    )),
    ...when(given.contractCostsPct / 100 > kostendeckel.on(REFORM), text(
      `The standard depot may cost ${cap.en} a year at most; the costs assumed here are above that.`,
      `Das Standarddepot darf höchstens ${cap.de} im Jahr kosten; die hier angenommenen Kosten liegen darüber.`,
    )),
    ...when(monthly > 0 && monthly <= smallAnnuity(), text(
      `Payments of up to ${small.en} a month may be paid off at once.`,
      `Auszahlungen bis ${small.de} im Monat dürfen auf einmal abgefunden werden.`,
    )),
    text(
      'The money of the Altersvorsorgedepot is bound until the payout begins; your own portfolio can be sold at any time.',
      'Das Geld im Altersvorsorgedepot ist bis zum Beginn der Auszahlung gebunden; das eigene Depot lässt sich jederzeit verkaufen.',
    ),
  ]
}
