/** Remarks of a result on legal figures that have no value in force on its day. */
import { LAW_DATE } from '../contract/version'
import { germanDay, type IsoDate, yearOf } from '../values/dates'
import { sourceIn, text, type Text } from '../values/text'
import { formatDate } from '../wording/format'
import { billOn, firstUncoveredDay, MODEL_ASSUMPTION, stateOn, type DatedFigure, type LawState, type TriedLaw } from './dated'

/** A yearly figure without a value in force. */
export interface LawGap {
  name: string
  norm: string
  /** The first day without one. */
  since: IsoDate
  state: Exclude<LawState, 'in force'>
}

/** Yearly figures that have no value in force on a day, each with the day on which it fell due. */
export const gapsOn = (law: readonly DatedFigure[], day: IsoDate): LawGap[] =>
  law.flatMap((figure): LawGap[] => {
    const since = firstUncoveredDay(figure)
    const state = stateOn(figure, day)
    return since === null || state === 'in force' ? [] : [{ name: figure.name, norm: figure.norm, since, state }]
  })

const states: Readonly<Record<LawGap['state'], Text>> = {
  bill: text('there was a bill when it was last looked up', 'zuletzt gab es einen Gesetzentwurf'),
  draft: text('there was a draft when it was last looked up', 'zuletzt gab es einen Referentenentwurf'),
  missing: text('none was known when it was last looked up', 'zuletzt war keiner bekannt'),
}

const sentence = ({ name, norm, since, state }: LawGap): Text => ({
  en: `${name} (${norm}): a value in force from ${formatDate(since, 'en')} on is not known here; ${states[state].en}. The previous value is used.`,
  de: `${name} (${norm}): Ein ab ${germanDay(since)} geltender Wert ist hier nicht bekannt; ${states[state].de}. Gerechnet wird mit dem bisherigen.`,
})

const general: Text = {
  en: `The law of ${formatDate(LAW_DATE, 'en')} is applied. Whether other figures have changed since the year ended was not checked.`,
  de: `Angewandt wird das Recht vom ${germanDay(LAW_DATE)}. Ob sich andere Werte seit dem Jahresende geändert haben, wurde nicht geprüft.`,
}

const isLater = (day: IsoDate): boolean => yearOf(day) > yearOf(LAW_DATE)

const isAssumption = ({ norm }: DatedFigure): boolean => norm === MODEL_ASSUMPTION

/** Figures for which a bill proposes a value, so that the result can be calculated with it. */
export const billsAmong = (law: readonly DatedFigure[]): DatedFigure[] => law.filter((figure) => billOn(figure, LAW_DATE) !== undefined)

/** Remarks on a result that was calculated with bills. */
export const remarksOnBills = (law: readonly DatedFigure[], applied: IsoDate = LAW_DATE): Text[] =>
  law.flatMap((figure) => {
    const bill = billOn(figure, applied)
    if (bill === undefined) return []
    const { name, norm } = figure
    return [{
      en: `Tried, not in force: ${name} (${norm}) as a bill has it from ${bill.from} on (${sourceIn('en')(bill.source)}; read on ${bill.checked}). Whether it becomes law, and unchanged, is open.`,
      de: `Probeweise, nicht geltend: ${name} (${norm}), wie ein Gesetzentwurf ihn ab ${germanDay(bill.from)} vorsieht (${sourceIn('de')(bill.source)}; gelesen am ${germanDay(bill.checked)}). Ob er Gesetz wird und ob unverändert, ist offen.`,
    }]
  })

/**
 * Remarks of a result on its law on a day; none in the year of the law date, and none on earlier years that are asked for.
 *
 * @param law figures that the result uses
 * @param today day of the result
 * @param applied day whose law the inputs ask for; default: `today`
 * @param tried `bill` if bills were applied; they are then not reported as gaps
 */
export function remarksOnLaw(law: readonly DatedFigure[], today: IsoDate, applied: IsoDate = today, tried?: TriedLaw): Text[] {
  const reached = applied < today ? applied : today
  const gaps = gapsOn(law, reached).filter(({ state }) => tried === undefined || state !== 'bill')
  const isDatedLaw = !law.every(isAssumption) && yearOf(reached) >= yearOf(LAW_DATE)
  return [...gaps.map(sentence), ...(isDatedLaw && isLater(today) ? [general] : [])]
}
