/** Costs of a property purchase besides the land transfer tax: customary, not fixed by law. */
import { text } from '../../values/text'
import { dated } from '../dated'
import type { Land } from '../grunderwerbsteuer/figures'

/** Costs of notary and land register (a fraction of the price). */
export const notarGrundbuch = dated({
  name: 'Notar- und Grundbuchkosten',
  norm: 'üblich, nach GNotKG',
  unit: 'fraction',
  rows: [
    {
      from: '2013-08-01',
      value: 0.02,
      source: text(
        'Customary 1.5% notary and 0.5% land register (immobilien-erfahrung.de, hypofact-brilon.de, hausbau-finanz.de)',
        'Üblich sind 1,5 % Notar und 0,5 % Grundbuch (immobilien-erfahrung.de, hypofact-brilon.de, hausbau-finanz.de)',
      ),
      checked: '2026-11-22',
      unconfirmed: 'first day',
    },
  ],
})

const buyerShares: Readonly<Record<Land, number>> = {
  'baden-wuerttemberg': 0.0357,
  bayern: 0.0357,
  berlin: 0.0357,
  brandenburg: 0.0357,
  bremen: 0.02975,
  hamburg: 0.03125,
  hessen: 0.02975,
  'mecklenburg-vorpommern': 0.02975,
  niedersachsen: 0.0357,
  'nordrhein-westfalen': 0.0357,
  'rheinland-pfalz': 0.0357,
  saarland: 0.0357,
  sachsen: 0.0357,
  'sachsen-anhalt': 0.0357,
  'schleswig-holstein': 0.0357,
  thueringen: 0.0357,
}

/** Part of the broker's fee that the buyer of a home customarily pays, VAT included (a fraction of the price). */
export const maklerKaeuferanteil = dated({
  name: 'Käuferanteil der Maklerprovision',
  norm: 'üblich; §§ 656c, 656d BGB (Halbteilung)',
  unit: 'table',
  rows: [
    {
      from: '2020-12-23',
      value: buyerShares,
      source: text(
        'Customary shares by Land (schnoorimmobilien.de, hypofriend.de; half of those of both sides in baufi-go.de); Niedersachsen at the upper end of 2.38 to 3.57%',
        'Übliche Anteile je Land (schnoorimmobilien.de, hypofriend.de; die Hälfte derer beider Seiten in baufi-go.de); Niedersachsen am oberen Ende von 2,38 bis 3,57 %',
      ),
      checked: '2026-11-22',
    },
  ],
})
