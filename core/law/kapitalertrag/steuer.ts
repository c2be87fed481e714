import * as z from 'zod'
import { eur, fraction } from '../../values/schemas/results'

/** Fields of the tax of one year on one amount of capital income. */
export const steuerFields = {
  brutto_ertrag: eur('Income after the partial exemption, before the saver allowance.'),
  fsa_offset: eur('Part covered by the saver allowance.'),
  steuerpflichtiger_ertrag: eur('Income left to be taxed.'),
  kapitalertragsteuer: eur('Income tax.'),
  solidaritaetszuschlag: eur('Solidarity surcharge.'),
  kirchensteuer: eur('Church tax.'),
  gesamte_steuer: eur('Sum of the three taxes.'),
  effektiver_steuersatz: fraction('Sum of the taxes over brutto_ertrag; 0 when that is 0.'),
  netto_ertrag: eur('brutto_ertrag less all taxes.'),
  kirchensteuer_rate: fraction('Church tax rate applied, a share of the income tax.'),
}

/** The tax of one year on one amount of capital income. */
export const steuer = z.strictObject(steuerFields)

export type Steuer = z.output<typeof steuer>
