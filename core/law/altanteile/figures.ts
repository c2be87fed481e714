/** Fund units bought before the investment tax reform (section 56 InvStG). */
import { dated, INVSTG } from '../dated'

const reading = {
  source: '§ 56 InvStG, Wortlaut (Stand: Gesetz vom 25.06.2021); Anleitung zur Anlage KAP-INV 2025, Zeilen 15 bis 28 und 51',
  url: INVSTG,
  checked: '2026-11-22',
}

/** First day of the present taxation of fund units; a sale before it cannot be calculated. */
export const INVESTMENTSTEUERREFORM = '2018-01-01'

/** Units bought before this day count as sold on the day before and bought again on it, at the last price of the year before. */
export const fiktiveAnschaffung = dated<string>({
  name: 'Stichtag der fiktiven Anschaffung von Alt-Anteilen',
  norm: '§ 56 Abs. 2 InvStG',
  unit: 'table',
  rows: [{ from: INVESTMENTSTEUERREFORM, value: INVESTMENTSTEUERREFORM, ...reading }],
})

/** Units bought before this day and held as private assets ever since are protected: their change in value up to 2017 is tax free. */
export const bestandsschutz = dated<string>({
  name: 'Stichtag bestandsgeschützter Alt-Anteile',
  norm: '§ 56 Abs. 6 InvStG',
  unit: 'table',
  rows: [{ from: INVESTMENTSTEUERREFORM, value: '2009-01-01', ...reading }],
})

/** Allowance for gains since 2018 on protected units, per person and for life (EUR). The tax office applies it, not the bank. */
export const altanteileFreibetrag = dated<number>({
  name: 'Freibetrag für bestandsgeschützte Alt-Anteile',
  norm: '§ 56 Abs. 6 Satz 1 Nr. 2 InvStG',
  unit: 'EUR',
  rows: [{ from: INVESTMENTSTEUERREFORM, value: 100_000, ...reading }],
})
