/** The inputs of the model that certificates make. */
import type { Bank, Inputs } from '../../../../core/depot-tax/year/schema'
import { lastDayOf } from '../../../../core/depot-tax/lump-sum'
import { statutoryAllowance } from '../../../../core/law/kapitalertrag/kapitalertrag'
import type { TaxPerson } from '../../../../core/law/kapitalertrag/tax-profile'
import type { Locale } from '../../../../core/values/text'
import { recordOf } from '../../../../core/values/record'
import { reader, sound, type Fault, type Reader } from '../reader'
import { amountFields, type AmountField, type CertificateRow, type RefundDraft } from './draft'

/** What only a bank that withholds German tax states. */
const ofWithholding: ReadonlySet<AmountField> = new Set<AmountField>(['incomeTax', 'surcharge', 'churchTax', 'credited'])

/** The fields of a bank. */
export const fieldsOf = ({ withholdsTax }: CertificateRow): AmountField[] => amountFields.filter((field) => withholdsTax || !ofWithholding.has(field))

const isTyped = (row: CertificateRow): boolean => fieldsOf(row).some((field) => row[field].trim() !== '')

/** A bank as the model takes it; null while a field is faulty. */
function bankOf(row: CertificateRow, { amount }: Reader): Bank | null {
  const shown = new Set(fieldsOf(row))
  const at = (field: AmountField) => (shown.has(field) ? amount(row[field], `refund-${row.id}-${field}`) : 0)
  const read = sound(recordOf(amountFields, at))
  if (read === null) return null
  const { income, losses, shareLosses, credited, notCredited } = read
  // Gains on shares are part of the income; general losses may have used up some of them.
  const shareGains = Math.min(read.shareGains, income)
  return {
    name: String(row.id), withholdsTax: row.withholdsTax, nonAssessment: false, dividends: 0, foreignDividends: 0, funds: 0, gains: 0, exemptionOrder: 0,
    interest: income - shareGains, shareGains, losses, shareLosses, foreignTax: { credited, notCredited },
    lossPots: { general: 0, shares: 0 }, lossCertificate: losses + shareLosses > 0,
    ...(row.withholdsTax && { withheld: read.incomeTax + read.surcharge + read.churchTax }),
  }
}

/** What of a bank is still to be typed: no tax and no gains on shares are of no income, income above any exemption order is taxed, and no tax is withheld without its surcharge, nor without the church tax of who pays it. */
function missingIn(row: CertificateRow, { interest, shareGains }: Bank, allowance: number, { kirchensteuer }: TaxPerson): AmountField | null {
  const isOpen = (field: AmountField): boolean => row[field].trim() === ''
  const isPaid = (field: AmountField): boolean => /[1-9]/.test(row[field])
  if (isOpen('income') && (isPaid('shareGains') || (row.withholdsTax && isPaid('incomeTax')))) return 'income'
  if (!row.withholdsTax) return null
  if (isOpen('incomeTax')) return interest + shareGains > allowance || isPaid('surcharge') || isPaid('churchTax') ? 'incomeTax' : null
  if (!isPaid('incomeTax')) return null
  return isOpen('surcharge') ? 'surcharge' : kirchensteuer && isOpen('churchTax') ? 'churchTax' : null
}

/** Whether church tax was withheld from somebody who pays none, as the page is told: all of it would come back. */
export const isChurchUnsaid = ({ banks }: RefundDraft, { kirchensteuer }: TaxPerson): boolean =>
  !kirchensteuer && banks.some(({ withholdsTax, churchTax }) => withholdsTax && /[1-9]/.test(churchTax))

interface Asked {
  inputs: Inputs | null
  faults: readonly Fault[]
  /** What is to be typed first, and the row of its bank. */
  untaxed: { bank: number; field: AmountField } | null
}

/** The inputs of the model; null while nothing is typed, a field is faulty, or something of a bank is missing. */
export function refundOf(draft: RefundDraft, year: number, person: TaxPerson, locale: Locale): Asked {
  const read = reader(locale)
  const rows = draft.banks.filter(isTyped)
  const known = rows.flatMap((row) => {
    const bank = bankOf(row, read)
    return bank === null ? [] : [{ row, bank }]
  })
  const rest = sound({
    other: read.optional(draft.otherIncome, 'refund-0-otherIncome'),
    general: read.amount(draft.lossGeneral, 'refund-0-lossGeneral'), shares: read.amount(draft.lossShares, 'refund-0-lossShares'),
  })
  if (rest === null || known.length < rows.length || known.length === 0) return { inputs: null, faults: read.faults, untaxed: null }
  const allowance = statutoryAllowance(person.filing_status, lastDayOf(year))
  const [untaxed] = known.flatMap(({ row, bank }) => {
    const field = missingIn(row, bank, allowance, person)
    return field === null ? [] : [{ bank: row.id, field }]
  })
  if (untaxed !== undefined) return { inputs: null, faults: [], untaxed }
  const { other, general, shares } = rest
  return {
    inputs: {
      year, banks: known.map(({ bank }) => bank), lossesCarriedForward: { general, shares }, taxProfile: person,
      oldAgeReliefPct: 0, oldAgeReliefLeft: 0, ...(other !== null && { otherTaxableIncome: other }),
    },
    faults: [], untaxed: null,
  }
}
