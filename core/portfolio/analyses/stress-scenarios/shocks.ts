/** The episodes in the order of the specification. Their files are written by `scripts/build-stress.ts`. */
import { covid2020 } from './episodes/covid-2020'
import { dotcom2000 } from './episodes/dotcom-2000'
import { euroCrisis2011 } from './episodes/euro-crisis-2011'
import { gfc2008 } from './episodes/gfc-2008'
import { rateHike2022 } from './episodes/rate-hike-2022'
import type { Episode } from './episodes/episode'
import { episodeNames } from './episodes/names'
import { keysOf } from '../../../values/record'

export const scenarioKeys = keysOf(episodeNames)

export type ScenarioKey = (typeof scenarioKeys)[number]

export const episodes: Readonly<Record<ScenarioKey, Episode>> = {
  gfc_2008: gfc2008,
  covid_2020: covid2020,
  rate_hike_2022: rateHike2022,
  euro_crisis_2011: euroCrisis2011,
  dotcom_2000: dotcom2000,
}
