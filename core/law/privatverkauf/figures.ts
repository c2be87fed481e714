import { dated, ESTG } from '../dated'

/** Exemption limit for the total gain of private sales of a year (EUR): below it nothing is taxed, from it on the whole gain. */
export const freigrenzePrivatverkauf = dated<number>({
  name: 'Freigrenze privater Veräußerungsgeschäfte',
  norm: '§ 23 Abs. 3 Satz 5 EStG',
  unit: 'EUR/year',
  rows: [
    { from: '2009-01-01', value: 600, source: '§ 23 Abs. 3 Satz 5 EStG, Wortlaut bis 2023', url: ESTG, checked: '2026-11-23', unconfirmed: 'first day' },
    { from: '2024-01-01', value: 1000, source: '§ 23 Abs. 3 Satz 5 EStG in der ab 2024 geltenden Fassung (Wachstumschancengesetz)', checked: '2026-11-23' },
  ],
})

/** Months within which the sale of an asset is taxed (section 23(1) sentence 1 number 2 EStG). */
export const HOLDING_MONTHS = 12
