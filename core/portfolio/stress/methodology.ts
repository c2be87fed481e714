import type { Episode, Shock } from './episode'
import { sources } from './sources'

const figuresOf = ({ sectors, assetClasses, currencies }: Episode): Shock[] =>
  [sectors, assetClasses, currencies].flatMap((group): Shock[] => Object.values(group))

/** Title and place of retrieval of every source behind an episode. */
export const sourcesOf = (episode: Episode): string[] =>
  [...new Set(figuresOf(episode).map(({ source }) => source))].map((id) => `${sources[id].title} (${sources[id].retrievedFrom})`)

const withoutDividends = (episode: Episode): boolean =>
  Object.values(episode.sectors).filter(({ basis }) => basis === 'price_return').length > 1

/** How the figures of an episode came about, in one paragraph. */
export function methodologyOf(episode: Episode): string {
  return [
    `Changes between the closing high of ${episode.dateFrom} and the closing low of ${episode.dateTo} of the S&P 500;`,
    'month ends or the nearest fixing where a series has no value on these days.',
    withoutDividends(episode)
      ? 'Sectors: S&P 500 sectors, price changes without dividends; real estate: a US property fund with dividends.'
      : 'Sectors: US sector funds with dividends.',
    'Equities: MSCI World price index.',
    'Bonds, listed real estate, gold, commodities and hedge funds: one US dollar series each.',
    'Currencies: official reference rates.',
  ].join(' ')
}

export const stressAssumptions: readonly string[] = [
  'Shares held directly move like their sector, funds and everything else like their asset class; cash keeps its nominal value.',
  'The currency effect follows the currency in which a security is listed (share class) or which is stated for cash.',
  'The dates of an episode date its figures; nothing is replayed day by day.',
]

export const stressLimitations: readonly string[] = [
  'The figures are approximate: more than whole percents is a precision that they do not have.',
  'US sectors stand for the sectors of all countries; European shares lost more in 2011, for example.',
  'Asset figures are measured in US dollars, while the currency effect follows the listing: funds on world equities, gold, commodities or crypto that are listed in euro get no dollar effect.',
  'Where the dollar rose (2008, 2011, 2022) this overstates the loss of such funds in euro, where it fell it understates the loss.',
  'Funds ignore their region, sector and currency hedge: all equity funds move like the MSCI World.',
  'Bonds are US aggregate bonds; euro bonds lost more in 2020 and 2022, long and high-yield bonds behave differently.',
  'Real estate is listed US property; open-ended property funds move differently.',
  'Commodities follow the energy-heavy S&P GSCI; the figure for 2000 to 2002 is a spot index without roll and collateral return.',
  'Alternatives are hedge funds; listed private equity lost far more.',
  'Crypto is bitcoin alone, in 2020 and 2022 only; other coins usually moved more.',
  'Communication services before 2018 are telecommunication companies only.',
  'Sector figures for 2000 to 2002 come from one secondary publication; some sector funds of that time differ widely from it.',
  'The bases are mixed: world equities, gold and currencies without income next to funds with dividends.',
  'Episodes are chosen with hindsight and run from high to low; the next crisis will be different.',
]
