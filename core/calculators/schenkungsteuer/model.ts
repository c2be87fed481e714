import * as z from 'zod'
import { addDays, addMonths, type IsoDate } from '../../values/dates'
import { defineCalculation } from '../../operations/define'
import { citations } from '../../law/dated'
import {
  beziehungen, freibetragVon, fruehereErwerbe, haertefall, kleinbetragsgrenze, rundung, steuerklassen, steuerklasseVon, tarif,
} from '../../law/schenkungsteuer/figures'
import { cents } from '../../values/money'
import { amount } from '../../values/schemas/amount'
import { isoDate } from '../../values/schemas/scalars'
import { cheapestSplit } from './schenkungsplan'
import { schenkungsteuerVon, steuerpflichtigerErwerb, tarifsteuer, type Schenkung } from '../../law/schenkungsteuer/schenkungsteuer'
import { LAW_DATE } from '../../contract/version'
import { sumBy } from '../../values/sum'

const law = [steuerklasseVon, freibetragVon, tarif, haertefall, rundung, kleinbetragsgrenze, fruehereErwerbe]

const inputs = z
  .strictObject({
    mode: z.enum(['single', 'schedule']).default('single').meta({ description: 'One gift, or the same sum in ten-year windows.' }),
    giftValue: amount().default(500_000).meta({ description: 'Value of the gift, or of all gifts of the plan.' }),
    relationship: z.enum(beziehungen).default('kind').meta({ description: 'What the recipient is to the giver.' }),
    priorGifts: amount().default(0).meta({ description: 'Gifts from the same person in the last ten years; 0 in a plan.' }),
    horizonYears: z.int().min(0).max(50).default(20).meta({ description: 'Plan only: years over which gifts can be spread.', unit: 'years' }),
  })
  .refine(({ mode, priorGifts }) => mode === 'single' || priorGifts === 0, {
    path: ['priorGifts'],
    error: 'A schedule requires zero prior gifts',
  })

const eur = () => z.number().min(0).meta({ unit: 'EUR' })

const result = z.strictObject({
  steuerklasse: z.enum(steuerklassen),
  freibetrag: eur(),
  verbleibenderFreibetrag: eur().meta({ description: 'Allowance left before this gift.' }),
  steuerpflichtigerErwerb: eur().meta({ description: 'Earlier gifts included, rounded down to full hundreds.' }),
  steuersatz: z.number().min(0).max(1).meta({ unit: 'fraction' }),
  haertefallausgleich: z.boolean().meta({ description: 'Whether the hardship relief of section 19(3) lowers the tax.' }),
  steuer: eur(),
  nettoSchenkung: eur(),
  schedule: z
    .strictObject({
      windows: z.array(z.strictObject({ date: isoDate, amount: eur(), steuer: eur() })),
      totalScheduled: eur(),
      steuerTotal: eur(),
      steuerSingle: eur(),
      savings: eur(),
    })
    .nullable(),
})

type Inputs = z.output<typeof inputs>

const { years: WINDOW_YEARS } = fruehereErwerbe.on(LAW_DATE)

/** First day of the k-th new ten-year window: ten years and one day after the previous one. */
const windowDate = (from: IsoDate, k: number): IsoDate => addDays(addMonths(from, 12 * WINDOW_YEARS * k), k)

function amountsOf(gift: Schenkung, steuerSingle: number, horizonYears: number): number[] {
  if (gift.amount === 0) return []
  if (steuerSingle === 0) return [gift.amount]
  return cheapestSplit(gift.amount, Math.floor(horizonYears / WINDOW_YEARS) + 1, gift.freibetrag, gift.klasse)
}

function scheduleOf(gift: Schenkung, steuerSingle: number, horizonYears: number, from: IsoDate) {
  const windows = amountsOf(gift, steuerSingle, horizonYears).map((part, k) => ({
    date: windowDate(from, k),
    amount: cents(part),
    steuer: schenkungsteuerVon({ ...gift, amount: part }),
  }))
  const steuerTotal = cents(sumBy(windows, ({ steuer }) => steuer))
  return {
    windows,
    totalScheduled: cents(sumBy(windows, ({ amount }) => amount)),
    steuerTotal,
    steuerSingle,
    savings: cents(steuerSingle - steuerTotal),
  }
}

function compute({ mode, giftValue, relationship, priorGifts, horizonYears }: Inputs, { asOf }: { asOf: IsoDate }) {
  const klasse = steuerklasseVon.on(LAW_DATE)[relationship]
  const freibetrag = freibetragVon.on(LAW_DATE)[relationship]
  const gift = { amount: giftValue, prior: priorGifts, freibetrag, klasse }
  const taxable = steuerpflichtigerErwerb(priorGifts + giftValue, freibetrag)
  const { rate, relieved } = tarifsteuer(taxable, klasse)
  const steuer = schenkungsteuerVon(gift)
  return {
    result: {
      steuerklasse: klasse,
      freibetrag,
      verbleibenderFreibetrag: cents(Math.max(0, freibetrag - priorGifts)),
      steuerpflichtigerErwerb: taxable,
      steuersatz: rate,
      haertefallausgleich: relieved,
      steuer,
      nettoSchenkung: cents(giftValue - steuer),
      schedule: mode === 'schedule' ? scheduleOf(gift, steuer, horizonYears, asOf) : null,
    },
  }
}

/** Gift tax, or the cheapest spread of a gift over ten-year windows. */
export const schenkungsteuer = defineCalculation({
  id: 'schenkungsteuer',
  title: { en: 'Gift tax', de: 'Schenkungsteuer' },
  description: {
    en: 'The tax on a gift, earlier gifts included, or the cheapest spread of a sum over several ten-year windows.',
    de: 'Die Steuer auf eine Schenkung, frühere eingerechnet, oder die günstigste Verteilung einer Summe auf mehrere Zehnjahreszeiträume.',
  },
  notFor: 'Not for inheritances. Not for an investment account of a child: use calculateJuniorDepot.',
  inputs,
  result,
  example: { mode: 'schedule', giftValue: 1_000_000, relationship: 'kind', horizonYears: 10 },
  law,
  method: {
    en: [
      '`steuerpflichtigerErwerb = priorGifts + giftValue - freibetrag`, rounded down to full hundreds. The rate of its tariff step applies to the whole amount.',
      '',
      'Hardship relief (section 19(3)): the tax is at most the tax at the limit of the step below plus 50% of what lies above that limit (75% where the rate is above 30%).',
      '',
      'With prior gifts: tax on all gifts less the tax on the earlier ones, at least the tax on this gift alone, at most half of this gift. A tax of at most 50 EUR is not assessed.',
      '',
      'Schedule: `floor(horizonYears / 10) + 1` windows, each with the full allowance, ten years and one day apart. The split makes the sum of the taxes smallest; it is exact: all windows but one give nothing, the allowance, or up to the limit of a tariff step.',
    ].join('\n'),
    de: [
      '`steuerpflichtigerErwerb = priorGifts + giftValue - freibetrag`, auf volle Hundert abgerundet. Der Satz seiner Tarifstufe gilt für den ganzen Betrag.',
      '',
      'Härteausgleich (§ 19 Abs. 3): Die Steuer ist höchstens die Steuer an der Grenze der Stufe darunter plus 50 % des Betrags darüber (75 %, wenn der Satz über 30 % liegt).',
      '',
      'Mit früheren Schenkungen: Steuer auf alle Schenkungen abzüglich der Steuer auf die früheren, mindestens die Steuer auf diese allein, höchstens die Hälfte dieser Schenkung. Eine Steuer bis 50 EUR wird nicht festgesetzt.',
      '',
      'Plan: `floor(horizonYears / 10) + 1` Zeiträume mit je vollem Freibetrag, jeweils zehn Jahre und einen Tag auseinander. Die Aufteilung macht die Summe der Steuern am kleinsten; sie ist exakt: Alle Zeiträume bis auf einen erhalten nichts, den Freibetrag oder den Betrag bis zur Grenze einer Tarifstufe.',
    ].join('\n'),
  },
  assumptions: [
    {
      en: 'Today’s rates and allowances hold in all windows.',
      de: 'Tarif und Freibeträge von heute gelten in allen Zeiträumen.',
    },
    {
      en: 'The recipient pays the tax and lives in Germany. All gifts come from the same person.',
      de: 'Der Beschenkte zahlt die Steuer und lebt in Deutschland. Alle Schenkungen stammen von derselben Person.',
    },
    {
      en: 'The tax on earlier gifts is worked out by today’s law and for the relationship of today.',
      de: 'Die Steuer auf frühere Schenkungen ist nach heutigem Recht und für das heutige Verhältnis der beiden gerechnet.',
    },
  ],
  limitations: [
    {
      en: 'Each parent has a separate allowance for each child: what both parents give is calculated once for each of them.',
      de: 'Jeder Elternteil hat für jedes Kind einen eigenen Freibetrag: Was beide schenken, wird für jeden einzeln gerechnet.',
    },
    {
      en: 'The family home between spouses, business assets, let homes, usufruct and a giver who takes over the tax are not modelled.',
      de: 'Familienheim unter Ehegatten, Betriebsvermögen, vermietete Wohnungen, Nießbrauch und vom Schenker übernommene Steuer sind nicht berücksichtigt.',
    },
    { en: 'Inheritances have other allowances for some relatives.', de: 'Für Erbschaften gelten bei manchen Verwandten andere Freibeträge.' },
  ],
  sources: citations(law),
  compute,
})
