/** What the values of fields with a fixed set of them are called: by field, then by value. */
import { text, type Labels } from './text'

const vehicles: Labels = {
  tagesgeld: text('Call money', 'Tagesgeld'),
  geldmarkt_etf: text('Money market ETF', 'Geldmarkt-ETF'),
  festgeld_leiter: text('Ladder of fixed deposits', 'Festgeldleiter'),
}

/** The Länder as `eigenkapital` spells them; their names are the same in both languages. */
const landNames: Readonly<Record<string, string>> = {
  'baden-wuerttemberg': 'Baden-Württemberg', bayern: 'Bayern', berlin: 'Berlin', brandenburg: 'Brandenburg', bremen: 'Bremen', hamburg: 'Hamburg',
  hessen: 'Hessen', 'mecklenburg-vorpommern': 'Mecklenburg-Vorpommern', niedersachsen: 'Niedersachsen', 'nordrhein-westfalen': 'Nordrhein-Westfalen',
  'rheinland-pfalz': 'Rheinland-Pfalz', saarland: 'Saarland', sachsen: 'Sachsen', 'sachsen-anhalt': 'Sachsen-Anhalt',
  'schleswig-holstein': 'Schleswig-Holstein', thueringen: 'Thüringen',
}

const laender: Labels = Object.fromEntries(Object.entries(landNames).map(([slug, name]) => [slug, text(name, name)]))

/** Values without an entry are shown as they are: numbers, names of Länder, tax classes. */
export const choiceLabels: Readonly<Record<string, Labels>> = {
  bundesland: { null: text('Not given', 'Keine Angabe'), ...laender },
  filing_status: { single: text('Single', 'Einzeln'), joint: text('Joint (couple)', 'Zusammen (Paar)') },
  fondstyp: {
    AKTIENFONDS: text('Equity fund', 'Aktienfonds'),
    MISCHFONDS: text('Mixed fund', 'Mischfonds'),
    IMMOBILIENFONDS: text('Property fund', 'Immobilienfonds'),
    IMMOBILIENFONDS_AUSLAND: text('Property fund, mostly abroad', 'Immobilienfonds, überwiegend Ausland'),
    SONSTIGE: text('Other fund', 'Sonstiger Fonds'),
  },
  ertragsart: {
    general: text('Interest and other income', 'Zinsen und übrige Erträge'),
    aktienverkauf: text('Sale of shares', 'Verkauf von Aktien'),
    dividende: text('Dividend', 'Dividende'),
    etf: text('Gain of an equity fund (ETF)', 'Gewinn eines Aktienfonds (ETF)'),
  },
  quelle: {
    aktie: text('A share', 'einer Aktie'),
    etf_aktien: text('An equity fund (ETF)', 'einem Aktienfonds (ETF)'),
    mischfonds: text('A mixed fund', 'einem Mischfonds'),
  },
  parkingVehicle: vehicles,
  recommendedVehicle: vehicles,
  mode: { single: text('One gift', 'Eine Schenkung'), schedule: text('Plan over ten-year windows', 'Plan über Zehnjahreszeiträume') },
  relationship: {
    ehepartner: text('Spouse', 'Ehe- oder Lebenspartner'),
    kind: text('Child', 'Kind'),
    enkel: text('Grandchild', 'Enkelkind'),
    enkel_elternteil_verstorben: text('Grandchild, parent has died', 'Enkelkind, Elternteil verstorben'),
    eltern_grosseltern: text('Parent or grandparent', 'Elternteil oder Großelternteil'),
    geschwister: text('Sibling', 'Bruder oder Schwester'),
    nichte_neffe: text('Niece or nephew', 'Nichte oder Neffe'),
    schwiegerkind: text('Child-in-law', 'Schwiegerkind'),
    geschiedener_ehepartner: text('Divorced spouse', 'Geschiedener Ehepartner'),
    sonstige: text('Someone else', 'Andere Person'),
  },
  contributionMode: { custom: text('Own amount', 'Eigener Betrag'), kindergeld: text('Child benefit (Kindergeld)', 'Kindergeld') },
  variant: {
    regular: text('Regular: live on the portfolio', 'Regular: vom Vermögen leben'),
    coast: text('Coast: stop saving, retire later', 'Coast: nicht mehr sparen, später in Rente'),
    barista: text('Barista: portfolio and a part-time job', 'Barista: Vermögen und Teilzeitjob'),
  },
  quellensteuer_status: {
    credited: text('withheld abroad and credited', 'im Ausland einbehalten und angerechnet'),
    fund_level: text('settled inside the fund', 'innerhalb des Fonds abgegolten'),
    none: text('no withholding modelled', 'keine Quellensteuer angesetzt'),
    unavailable: text('left out: not known for this country', 'nicht angesetzt: für dieses Land nicht bekannt'),
  },
  type: {
    over_limit: text('Orders too high', 'Aufträge zu hoch'),
    under_utilised: text('Allowance unused', 'Pauschbetrag ungenutzt'),
    january_risk: text('Debit in January', 'Abbuchung im Januar'),
  },
}
