import { germanDay } from '../../../values/dates'
import { text, type Text } from '../../../values/text'
import type { Episode, Shock } from './episodes/episode'
import { episodeNames } from './episodes/names'
import { sources } from './episodes/sources'
import { episodes, scenarioKeys } from './shocks'

const figuresOf = ({ sectors, assetClasses, currencies }: Episode): Shock[] =>
  [sectors, assetClasses, currencies].flatMap((group): Shock[] => Object.values(group))

/** Title and place of retrieval of every source behind an episode. */
export const sourcesOf = (episode: Episode): string[] =>
  [...new Set(figuresOf(episode).map(({ source }) => source))].map((id) => `${sources[id].title} (${sources[id].retrievedFrom})`)

/** Every episode with its days, the day on which its figures were last checked, and their sources. */
export const episodeSources: readonly Text[] = scenarioKeys.map((key) => {
  const { dateFrom, dateTo, reviewedAt } = episodes[key]
  const from = sourcesOf(episodes[key]).join('; ')
  return text(`${episodeNames[key].en}, ${dateFrom} to ${dateTo}, read ${reviewedAt}: ${from}`, `${episodeNames[key].de}, ${germanDay(dateFrom)} bis ${germanDay(dateTo)}, gelesen ${germanDay(reviewedAt)}: ${from}`)
})

const withoutDividends = (episode: Episode): boolean =>
  Object.values(episode.sectors).filter(({ basis }) => basis === 'price_return').length > 1

/** How the figures of an episode were obtained, in one paragraph. */
export function methodologyOf(episode: Episode): Text {
  const { dateFrom, dateTo } = episode
  const sectors = withoutDividends(episode)
    ? text(
        'Sectors: S&P 500 sectors, price changes without dividends; real estate: a US property fund with dividends.',
        'Sektoren: S&P-500-Sektoren, Kursänderungen ohne Dividenden; Immobilien: ein US-Immobilienfonds mit Dividenden.',
      )
    : text('Sectors: US sector funds with dividends.', 'Sektoren: US-Sektorfonds mit Dividenden.')
  return text(
    [
      `Changes between the closing high of ${dateFrom} and the closing low of ${dateTo} of the S&P 500;`,
      'month ends or the nearest fixing where a series has no value on these days.',
      sectors.en,
      'Equities: MSCI World price index.',
      'Bonds, listed real estate, gold, commodities and hedge funds: one US dollar series each.',
      'Currencies: official reference rates.',
    ].join(' '),
    [
      `Änderungen vom Schlusshoch am ${germanDay(dateFrom)} bis zum Schlusstief am ${germanDay(dateTo)} des S&P 500;`,
      'Monatsenden oder der nächste Feststellungstag, wo eine Reihe an diesen Tagen keinen Wert hat.',
      sectors.de,
      'Aktien: Kursindex MSCI World.',
      'Anleihen, börsennotierte Immobilien, Gold, Rohstoffe und Hedgefonds: je eine Reihe in US-Dollar.',
      'Währungen: amtliche Referenzkurse.',
    ].join(' '),
  )
}

export const stressAssumptions: readonly Text[] = [
  text(
    'Shares held directly move like their sector, funds and everything else like their asset class; cash keeps its nominal value.',
    'Direkt gehaltene Aktien bewegen sich wie ihr Sektor, Fonds und alles andere wie ihre Anlageklasse; Guthaben behält seinen Nennwert.',
  ),
  text(
    'Shares, bonds, bond and money market funds move in the currency in which they are listed, cash in the stated one.',
    'Aktien, Anleihen, Anleihe- und Geldmarktfonds bewegen sich in der Währung ihrer Notierung, Guthaben in der angegebenen.',
  ),
  text(
    'Every other fund or product moves in US dollars, in which its series is measured, whatever the currency of its share class; a hedge that its name states replaces the dollar.',
    'Alle anderen Fonds und Produkte bewegen sich in US-Dollar, in denen ihre Reihe gemessen ist, gleich in welcher Währung ihre Anteile notieren; eine Absicherung, die der Name nennt, tritt an die Stelle des Dollars.',
  ),
  text(
    'The dates of an episode date its figures; nothing is replayed day by day.',
    'Die Daten einer Krise sind der Stand ihrer Zahlen; es wird nichts Tag für Tag zurückgerechnet.',
  ),
]

export const stressLimitations: readonly Text[] = [
  text(
    'The figures are approximate: more than whole percents is a precision that they do not have.',
    'Die Zahlen sind angenähert: Genauer als auf ganze Prozent sind sie nicht.',
  ),
  text(
    'US sectors stand for the sectors of all countries; European shares lost more in 2011, for example.',
    'US-Sektoren stehen für die Sektoren aller Länder; europäische Aktien verloren 2011 zum Beispiel mehr.',
  ),
  text(
    'The results of an MSCI World fund in euro were −33.6% in 2020, −13.3% in 2022 and −11.2% in 2011; the rule gives −34.0%, −14.5% and −13.9%.',
    'Ein MSCI-World-Fonds brachte in Euro −33,6 % (2020), −13,3 % (2022) und −11,2 % (2011); die Regel ergibt −34,0 %, −14,5 % und −13,9 %.',
  ),
  text(
    'Funds ignore their region and sector: all equity funds move like the MSCI World, and a hedge only takes its dollar effect away.',
    'Bei Fonds zählen Region und Sektor nicht: Alle Aktienfonds bewegen sich wie der MSCI World, und eine Absicherung nimmt nur dessen Dollareffekt weg.',
  ),
  text(
    'Bonds are US aggregate bonds; euro bonds lost more in 2020 and 2022, long and high-yield bonds behave differently.',
    'Anleihen sind breite US-Anleihen; Euro-Anleihen verloren 2020 und 2022 mehr, lange und hochverzinsliche Anleihen verhalten sich anders.',
  ),
  text(
    'Real estate is listed US property; a fund that holds buildings itself does not move like it and withholds the scenario. Such is one whose stated kind for German tax says so; where none is stated, a German or Austrian fund of property whose name names no securities.',
    'Immobilien sind börsennotierte US-Immobilien; ein Fonds, der selbst Gebäude hält, bewegt sich anders: Das Szenario entfällt. Das ist einer, dessen Fondsart für die Steuer so genannt ist; ist keine genannt, ein deutscher oder österreichischer Immobilienfonds, dessen Name keine Wertpapiere nennt.',
  ),
  text(
    'Commodities follow the energy-heavy S&P GSCI; the figure for 2000 to 2002 is a spot index without roll and collateral return.',
    'Rohstoffe folgen dem energielastigen S&P GSCI; der Wert für 2000 bis 2002 ist ein Kassaindex ohne Roll- und Sicherheitenerträge.',
  ),
  text(
    'Alternatives are hedge funds; listed private equity lost far more.',
    'Alternative Anlagen sind Hedgefonds; börsennotiertes Private Equity verlor weit mehr.',
  ),
  text(
    'Crypto is bitcoin alone, in 2020 and 2022 only; other coins usually moved more.',
    'Krypto ist allein Bitcoin, nur 2020 und 2022; andere Kryptowerte schwankten meist stärker.',
  ),
  text('Communication services before 2018 are telecommunication companies only.', 'Kommunikation sind vor 2018 nur Telekommunikationsunternehmen.'),
  text(
    'Sector figures for 2000 to 2002 come from one secondary publication; some sector funds of that time differ widely from it.',
    'Die Sektorzahlen für 2000 bis 2002 stammen aus einer Zweitveröffentlichung; manche Sektorfonds jener Zeit weichen weit davon ab.',
  ),
  text(
    'The bases are mixed: world equities, gold and currencies without income next to funds with dividends.',
    'Die Grundlagen sind gemischt: Weltaktien, Gold und Währungen ohne Erträge neben Fonds mit Dividenden.',
  ),
  text(
    'Episodes are chosen with hindsight and run from high to low; the next crisis will be different.',
    'Die Krisen sind im Rückblick gewählt und reichen vom Hoch bis zum Tief; die nächste wird anders.',
  ),
]
