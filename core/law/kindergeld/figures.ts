import { dated } from '../dated'

/** Child benefit of one child (EUR a month). */
export const kindergeld = dated<number>({
  name: 'Kindergeld',
  norm: '§ 66 Abs. 1 EStG',
  unit: 'EUR/month',
  yearly: true,
  rows: [
    { from: '2025-01-01', value: 255, source: '§ 66 Abs. 1 EStG in der für 2025 geltenden Fassung; stern.de, finanz.de', checked: '2026-11-20' },
    { from: '2026-01-01', value: 259, source: '§ 66 Abs. 1 EStG in der ab 2026 geltenden Fassung; stern.de, finanz.de', checked: '2026-11-22' },
  ],
  proposed: [
    { state: 'bill', from: '2027-01-01', value: 267, source: 'Entwurf des EStRefG 2027: BR-Drs. 507/26 vom 4. September 2026, BT-Drs. 21/8235 vom 28. September 2026, § 66 Abs. 1 EStG', checked: '2026-11-23' },
    { state: 'bill', from: '2028-01-01', value: 272, source: 'Entwurf des EStRefG 2027: BR-Drs. 507/26 vom 4. September 2026, BT-Drs. 21/8235 vom 28. September 2026, § 66 Abs. 1 EStG', checked: '2026-11-23' },
  ],
})

/** Age up to which child benefit is paid without conditions (years). */
export const KINDERGELD_AGE = 18
