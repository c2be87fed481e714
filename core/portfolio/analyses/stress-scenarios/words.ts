import { text, type Text } from '../../../values/text'
import { chosen, grouped, named, orNull } from '../../../wording/field-words'
import { assetClassLabels, sectorLabels } from '../../keys/taxonomy'
import { currency, isinOfHolding, name, noAmounts, reviewedAt, sources, weight, portfolioWords } from '../../schemas/words'
import { episodeNames } from './episodes/names'

/** Words of the values before and after; `none` is the text for null. */
const valuesOr = (none: Text) => ({
  preValue: orNull(named('Value before', 'Wert vorher'), none),
  postValue: orNull(named('Value after', 'Wert nachher'), none),
  change: orNull(named('Change in amount', 'Änderung als Betrag'), none),
})

export const words = {
  request: {
    portfolio: grouped(named('Portfolio', 'Depot'), portfolioWords),
    scenarioKeys: chosen(named('Scenarios', 'Szenarien'), episodeNames),
  },
  data: {
    model: chosen(named('Model', 'Modell'), {
      approximate_sector_asset_class_and_listing_currency_shocks: text('approximate changes of sectors, asset classes and currencies', 'angenäherte Änderungen von Sektoren, Anlageklassen und Währungen'),
    }),
    scenarios: grouped(named('Scenarios', 'Szenarien'), {
      key: chosen(named('Scenario', 'Szenario'), episodeNames),
      name,
      dateFrom: named('From', 'Von'),
      dateTo: named('To', 'Bis'),
      status: chosen(named('Calculated', 'Berechnet'), { ok: text('yes', 'ja'), unavailable: text('no', 'nein') }),
      failure: chosen(orNull(named('Why it was not calculated', 'Warum es nicht berechnet wurde'), text('none', 'keiner')), {
        unresolved_holdings: text('some holdings are not known', 'einige Positionen sind nicht bekannt'),
        unsupported_base_currency: text('there are no figures for this base currency', 'für diese Basiswährung gibt es keine Werte'),
        missing_currency: text('for a holding or its currency there is no figure', 'für eine Position oder ihre Währung gibt es keinen Wert'),
        missing_scenario_coverage: text('for a holding nobody measured this crisis', 'für eine Position hat diese Krise niemand gemessen'),
      }),
      returnFraction: orNull(named('Change', 'Änderung'), text('not calculated', 'nicht berechnet')),
      ...valuesOr(text('not calculated, or no amounts given', 'nicht berechnet, oder keine Beträge angegeben')),
      approximate: named('Approximate', 'Angenähert'),
      methodology: named('How it came about', 'Wie es zustande kam'),
      sources,
      reviewedAt: orNull(reviewedAt),
      positions: grouped(named('Holdings', 'Positionen'), {
        isin: isinOfHolding,
        name,
        assetClass: chosen(named('Asset class', 'Anlageklasse'), assetClassLabels),
        weight,
        currency,
        proxy: chosen(named('Moves like its', 'Bewegt sich wie'), { sector: text('sector', 'Sektor'), asset_class: text('asset class', 'Anlageklasse'), cash: text('cash', 'Guthaben') }),
        proxyKey: chosen(named('Moves like', 'Bewegt sich wie'), { ...assetClassLabels, ...sectorLabels }),
        assetReturn: named('Market', 'Markt'),
        currencyReturn: named('Currency effect', 'Währungseffekt'),
        returnFraction: named('Together', 'Zusammen'),
        contribution: named('Contribution', 'Beitrag'),
        ...valuesOr(noAmounts),
      }),
      withheldBy: grouped(named('Holdings without a figure', 'Positionen ohne Wert'), {
        isin: isinOfHolding,
        name,
        currency: orNull(currency),
        weight,
        failure: chosen(named('Why', 'Warum'), {
          unresolved_holdings: text('not known', 'nicht bekannt'),
          missing_currency: text('its currency is not known', 'Währung nicht bekannt'),
          missing_scenario_coverage: text('nobody measured this crisis for it', 'dafür hat diese Krise niemand gemessen'),
        }),
      }),
    }),
  },
}
