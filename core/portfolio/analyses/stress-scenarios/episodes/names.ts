/** Written by `scripts/build-stress.ts`; change the figures there, not here. */

/** What the episodes are called: apart from their figures, which pages do not load. */
export const episodeNames = {
  gfc_2008: { en: 'Global financial crisis 2008', de: 'Globale Finanzkrise 2008' },
  covid_2020: { en: 'COVID-19 crash 2020', de: 'Corona-Crash 2020' },
  rate_hike_2022: { en: 'Rate-hike shock 2022', de: 'Zinswende 2022' },
  euro_crisis_2011: { en: 'Euro debt crisis 2011', de: 'Eurokrise 2011' },
  dotcom_2000: { en: 'Dot-com bust 2000 to 2002', de: 'Platzen der Dotcom-Blase 2000 bis 2002' },
} as const
