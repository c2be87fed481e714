/** What is typed of a year's tax certificates. */
import { recordOf } from '../../../../core/values/record'

/** Amounts of a certificate, in the order of its lines. */
export const amountFields = ['income', 'shareGains', 'losses', 'shareLosses', 'incomeTax', 'surcharge', 'churchTax', 'credited', 'notCredited'] as const

export type AmountField = (typeof amountFields)[number]

/** The certificate of a bank, or what a foreign broker says of a year. */
export interface CertificateRow extends Readonly<Record<AmountField, string>> {
  id: number
  withholdsTax: boolean
}

/** Everything that is typed for a refund. */
export interface RefundDraft {
  /** Empty until it is chosen. */
  year: string
  banks: readonly CertificateRow[]
  otherIncome: string
  lossGeneral: string
  lossShares: string
}

/** Nothing typed. */
export const emptyCertificate = (id: number): CertificateRow => ({ id, withholdsTax: true, ...recordOf(amountFields, () => '') })

/** No figure yet. */
export const emptyRefund = (): RefundDraft => ({ year: '', banks: [emptyCertificate(1)], otherIncome: '', lossGeneral: '', lossShares: '' })
