/**
 * Figures that are assumptions of a model, not law: reviewed on a day, replaced by a new row. None of them is a quote
 * or a forecast.
 */
import { text } from '../../values/text'
import { germanDay } from '../../values/dates'
import { dated, MODEL_ASSUMPTION } from '../dated'

/** The day on which these figures were last reviewed. */
const REVIEWED = '2026-11-20'

/** The day of the last review in words. */
export const reviewed = text('20 November 2026', germanDay(REVIEWED))

/** Where an emergency reserve can be parked. */
export const parkingVehicles = ['tagesgeld', 'geldmarkt_etf', 'festgeld_leiter'] as const

export type ParkingVehicle = (typeof parkingVehicles)[number]

/** Assumed yearly interest by parking vehicle (fractions). */
export const parkzins = dated<Readonly<Record<ParkingVehicle, number>>>({
  name: 'Modellzins der Geldparkplätze',
  norm: MODEL_ASSUMPTION,
  unit: 'table',
  rows: [
    {
      from: REVIEWED,
      value: { tagesgeld: 0.015, geldmarkt_etf: 0.019, festgeld_leiter: 0.022 },
      source:
        text(
          'Model assumption, reviewed 2026-11-20: near the average instant-access rate of 1.43% (biallo.de, 22 January 2026) and the ECB deposit rate of 2.00%',
          'Modellannahme, geprüft am 20.11.2026: nahe dem durchschnittlichen Tagesgeldzins von 1,43 % (biallo.de, 22.01.2026) und dem Einlagesatz der EZB von 2,00 %',
        ),
      checked: '2026-11-20',
    },
  ],
})

/** Assumed yearly interest of a mortgage fixed for ten years (a fraction). */
export const hypothekenzins = dated({
  name: 'Modellzins eines Baudarlehens',
  norm: MODEL_ASSUMPTION,
  unit: 'fraction',
  rows: [
    {
      from: REVIEWED,
      value: 0.0375,
      source:
        text(
          'Model assumption, reviewed 2026-11-20: middle of the range 3.5 to 4.0% for ten years fixed (bildungsbibel.de, January 2026; cash-online.de, October 2025)',
          'Modellannahme, geprüft am 20.11.2026: Mitte der Spanne von 3,5 bis 4,0 % bei zehn Jahren Zinsbindung (bildungsbibel.de, Januar 2026; cash-online.de, Oktober 2025)',
        ),
      checked: '2026-11-20',
    },
  ],
})

/** Assumed initial repayment of a mortgage (a fraction of the loan a year). */
export const anfangstilgung = dated({
  name: 'Anfängliche Tilgung eines Baudarlehens',
  norm: MODEL_ASSUMPTION,
  unit: 'fraction',
  rows: [{ from: REVIEWED, value: 0.02, source: text('Model assumption, reviewed 2026-11-20: 2% as in the instalment example of interhyp.de', 'Modellannahme, geprüft am 20.11.2026: 2 % wie im Ratenbeispiel von interhyp.de'), checked: '2026-11-20' }],
})

/** Assumed yearly inflation in pension planning (a fraction). */
export const planungsinflation = dated({
  name: 'Inflation der Rentenplanung',
  norm: MODEL_ASSUMPTION,
  unit: 'fraction',
  rows: [{ from: REVIEWED, value: 0.02, source: text("Model assumption, reviewed 2026-11-20: the ECB's medium-term inflation target of 2%", 'Modellannahme, geprüft am 20.11.2026: das mittelfristige Inflationsziel der EZB von 2 %'), checked: '2026-11-20' }],
})

/** Assumed yearly withdrawal in pension planning (a fraction of the capital). */
export const planungsentnahme = dated({
  name: 'Entnahmesatz der Rentenplanung',
  norm: MODEL_ASSUMPTION,
  unit: 'fraction',
  rows: [
    {
      from: REVIEWED,
      value: 0.04,
      source: text('Model assumption, reviewed 2026-11-20: 4% a year after the Trinity study (30 years, United States)', 'Modellannahme, geprüft am 20.11.2026: 4 % im Jahr nach der Trinity-Studie (30 Jahre, USA)'),
      checked: '2026-11-20',
    },
  ],
})
