import { dated } from '../dated'

/** Income up to which a child is insured free of charge with its parents (EUR a month). */
export const familienversicherungGrenze = dated<number>({
  name: 'Einkommensgrenze der Familienversicherung',
  norm: '§ 10 Abs. 1 Nr. 5 SGB V',
  unit: 'EUR/month',
  yearly: true,
  rows: [
    { from: '2025-01-01', value: 535, source: '§ 10 Abs. 1 Nr. 5 SGB V, Wortlaut; § 18 SGB IV; lieberjakob.de (2025)', checked: '2026-11-20' },
    {
      from: '2026-01-01',
      value: 565,
      source:
        '§ 10 Abs. 1 Nr. 5 SGB V, Wortlaut: ein Siebtel der Bezugsgröße, 3955 nach der Sozialversicherungsrechengrößen-Verordnung 2026 (Deutsche Rentenversicherung, 08.10.2025)',
      url: 'https://www.deutsche-rentenversicherung.de/DRV/DE/Ueber-uns-und-Presse/Presse/Meldungen/2025/25-10-08-bundeskabinett-sv-rechengroessen-vo-2026.html',
      checked: '2026-11-22',
    },
  ],
})
