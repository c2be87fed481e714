import type { FormLine } from '../../law/anlage-kap/figures'
import { fondstypWords } from '../../law/investmentfonds/words'
import { text, type Text } from '../../values/text'
import { chosen, grouped, named, notKnown, orNull } from '../../wording/field-words'
import { changeNames, changeWords, general, pots, shares, statusWords } from '../words'
import type { Obstacle } from './schema'
import { keysOf, recordOf } from '../../values/record'

const isin = named('ISIN', 'ISIN')
const depot = named('Depot', 'Depot', 'Depot der Buchung: Das dort zuerst Gekaufte gilt als zuerst verkauft.')
const units = named('Units', 'Stück')
const costs = named('Costs', 'Kosten')
const lumpSums = named('Lump sums deducted', 'Abgezogene Vorabpauschalen')
const noFigure = text('none, or not known', 'keine oder nicht bekannt')
const noSecurity = text('none', 'keines')

const kinds = {
  ...fondstypWords.choices,
  AKTIE: text('Share', 'Aktie'),
  WERTPAPIER: text('Bond, certificate or other security', 'Anleihe, Zertifikat oder anderes Wertpapier'),
  GOLD_LIEFERBAR: text('Gold with a claim to delivery', 'Gold mit Lieferanspruch'),
}

/** Why a figure is not known. */
export const obstacleNames: Readonly<Record<Obstacle, Text>> = {
  kind_unknown: text('kind of security not given', 'Art des Wertpapiers nicht angegeben'),
  rate_unknown: text('no exchange rate of the day', 'kein Wechselkurs des Tages'),
  price_unknown: text('prices of the year before not given', 'Preise des Vorjahres nicht angegeben'),
  merged_in_year: text('funds merged in the year of the lump sum', 'Fondsverschmelzung im Jahr der Vorabpauschale'),
  lump_sums_unknown: text('lump sums of the holding time not known', 'Vorabpauschalen der Haltezeit nicht bekannt'),
  bought_before_2018: text('fund units bought before 2018', 'vor 2018 gekaufte Fondsanteile'),
  bought_before_2009: text('bought before 2009', 'vor 2009 gekauft'),
  treaty_rate_unknown: text('treaty rate of the country not known', 'Abkommenssatz des Staates nicht bekannt'),
}

const obstacles = chosen(named('Missing', 'Was fehlt'), obstacleNames)

const ofFunds = (en: string, de: string): readonly Text[] =>
  [
    ['equity funds', 'Aktienfonds'], ['mixed funds', 'Mischfonds'], ['property funds', 'Immobilienfonds'], ['property funds mostly abroad', 'Auslands-Immobilienfonds'], ['other funds', 'sonstige Fonds'],
  ].map(([kind, art]) => text(`${en} ${kind}`, `${de} ${art}`))

const none = text('', '')
const [d1 = none, d2 = none, d3 = none, d4 = none, d5 = none] = ofFunds('distributions of', 'Ausschüttungen,')
const [v1 = none, v2 = none, v3 = none, v4 = none, v5 = none] = ofFunds('lump sums of', 'Vorabpauschalen,')
const [s1 = none, s2 = none, s3 = none, s4 = none, s5 = none] = ofFunds('gains less losses on', 'Gewinne abzüglich Verluste,')

/** What goes into a line. */
const lineTexts: Readonly<Record<FormLine, Text>> = {
  'KAP 12': text('losses by certificate, without shares', 'bescheinigte Verluste ohne Aktien'),
  'KAP 13': text('losses by certificate, shares', 'bescheinigte Verluste aus Aktien'),
  'KAP 17': text('saver allowance used on income not declared here', 'Sparer-Pauschbetrag, verbraucht für hier nicht erklärte Erträge'),
  'KAP 19': text('foreign income', 'ausländische Kapitalerträge'),
  'KAP 20': text('of it gains on shares', 'darin Gewinne aus Aktien'),
  'KAP 21': text('of it derivatives and premiums', 'darin Termingeschäfte und Stillhalterprämien'),
  'KAP 22': text('of it losses without shares', 'darin Verluste ohne Aktien'),
  'KAP 23': text('of it losses on shares', 'darin Verluste aus Aktien'),
  'KAP 24': text('losses on derivatives', 'Verluste aus Termingeschäften'),
  'KAP 41': text('foreign tax to be credited', 'anrechenbare noch nicht angerechnete ausländische Steuern'),
  'KAP-INV 4': d1, 'KAP-INV 5': d2, 'KAP-INV 6': d3, 'KAP-INV 7': d4, 'KAP-INV 8': d5,
  'KAP-INV 9': v1, 'KAP-INV 10': v2, 'KAP-INV 11': v3, 'KAP-INV 12': v4, 'KAP-INV 13': v5,
  'KAP-INV 14': s1, 'KAP-INV 17': s2, 'KAP-INV 20': s3, 'KAP-INV 23': s4, 'KAP-INV 26': s5,
}

/** Lines with their number on the forms. */
const lines = recordOf(keysOf(lineTexts), (line) => text(`${line}: ${lineTexts[line].en}`, `${line}: ${lineTexts[line].de}`))

const totals = {
  shareGain: named('Gains on shares', 'Gewinne aus Aktien', 'Als positiver Betrag.'),
  shareLoss: named('Losses on shares', 'Verluste aus Aktien', 'Als positiver Betrag.'),
  derivativeGain: named('Gains on derivatives', 'Gewinne aus Termingeschäften', 'Mit Stillhalterprämien; als positiver Betrag.'),
  derivativeLoss: named('Losses on derivatives', 'Verluste aus Termingeschäften', 'Als positiver Betrag.'),
  otherGain: named('Other gains and income', 'Übrige Gewinne und Erträge', 'Als positiver Betrag.'),
  otherLoss: named('Other losses', 'Übrige Verluste', 'Als positiver Betrag.'),
  privateSaleGain: named('Gains on private sales', 'Gewinne aus privaten Verkäufen', 'Innerhalb eines Jahres (§ 23 EStG); als positiver Betrag.'),
  privateSaleLoss: named('Losses on private sales', 'Verluste aus privaten Verkäufen', 'Innerhalb eines Jahres; als positiver Betrag.'),
}

const namesOf = <K extends string>(all: Readonly<Record<K, { label: Text }>>): Readonly<Record<K, Text>> =>
  recordOf(keysOf(all), (key) => all[key].label)

const changesWords = grouped(named('Splits, mergers, moves', 'Splits, Fusionen, Überträge', 'Keines davon ist ein Verkauf. Preise eines Jahres sind die der Stücke an dessen Ende.'), {
  type: chosen(named('Kind', 'Art'), { ...changeNames, transfer: text('move to another depot', 'Depotübertrag') }),
  isin: named('ISIN', 'ISIN', 'Vorher Gehaltenes.'),
  into: named('Into', 'In', 'Was daraus wurde: ein Fonds derselben Art nach dem Recht desselben Staates (§ 23 InvStG) oder eine Aktie (§ 20 Abs. 4a EStG). Eine Barzahlung geht als Ausschüttung ein. Andere Fusionen, etwa von Luxemburg nach Irland, sind Verkauf und Kauf.'),
  ...changeWords,
  depot: named('From depot', 'Aus Depot', 'Das Älteste geht zuerst.'),
  to: named('To depot', 'In Depot', 'Kauftage und Kosten gehen mit.'),
  units: named('Units', 'Stück', 'Übertragene Stücke.'),
})

export const words = {
  inputs: {
    year: named('Year of the return', 'Jahr der Steuererklärung', 'Nur Jahre, deren Formulare erschienen sind.'),
    securities: grouped(named('Securities', 'Wertpapiere'), {
      isin,
      kind: chosen(named('Kind', 'Art', 'Was es steuerlich ist. Ohne Angabe wird in den Referenzdaten nachgesehen, ob es eine Aktie ist, Banken oder Berichte die Fondsart nennen oder es zweifelsfrei ein Aktienfonds ist.'), kinds),
      years: grouped(named('Prices by year', 'Preise je Jahr', 'Von Fonds, in EUR: Daraus werden Vorabpauschalen berechnet.'), {
        year: named('Year', 'Jahr', 'Jahr der Vorabpauschale, die im nächsten als zugeflossen gilt.'),
        priceStart: named('First price of the year', 'Erster Preis des Jahres', 'Erster Rücknahmepreis des Jahres.'),
        priceEnd: named('Last price of the year', 'Letzter Preis des Jahres', 'Letzter Rücknahmepreis des Jahres.'),
        distributions: named('Distributions', 'Ausschüttungen', 'Ausschüttungen des Jahres je Anteil, vor Steuern.'),
        declared: named('Declared', 'Erklärt', 'Ob diese Vorabpauschale in der Erklärung des nächsten Jahres stand: Nur dann zieht ein späterer Verkauf sie ab. Die des Vorjahres wird mit dieser Erklärung angegeben.'),
      }),
    }),
    bookings: grouped(named('Bookings', 'Buchungen', 'Alle Käufe und Verkäufe seit dem ersten Kauf und die Zahlungen des Jahres bei Brokern ohne deutschen Steuerabzug; vorhandene Posten zählen als Käufe. Eine Anfrage über HTTP fasst ebenso viele, zu je bis zu 160 Byte.'), {
      depot,
      type: chosen(named('Kind', 'Art', 'Alle außer den ersten vier werden mit ihrem Namen abgelehnt; Splits und Fusionen haben ihre eigene Liste.'), {
        purchase: text('purchase', 'Kauf'), sale: text('sale', 'Verkauf'), distribution: text('distribution or coupon', 'Ausschüttung oder Kupon'), interest: text('interest', 'Zinsen'),
        option: text('option', 'Option'), future: text('future', 'Future'), short_sale: text('short sale', 'Leerverkauf'), spin_off: text('spin-off', 'Abspaltung'), split: text('split', 'Split'),
        merger: text('merger', 'Fusion'), rights_issue: text('subscription right', 'Bezugsrecht'), securities_lending: text('securities lending', 'Wertpapierleihe'),
      }),
      date: named('Day', 'Tag', 'Tag des Handels oder der Zahlung.'),
      isin: { ...isin, help: 'Nötig außer bei Zinsen.' },
      units: { ...units, help: 'Gekaufte oder verkaufte Stücke; nötig für beides.' },
      amount: named('Amount', 'Betrag', 'Stück × Preis oder die Zahlung vor allen Steuern, in der Währung der Buchung.'),
      costs: { ...costs, help: 'Gebühren eines Kaufs oder Verkaufs, in der Währung der Buchung.' },
      foreignTax: named('Foreign tax', 'Ausländische Steuer', 'Von einer Ausschüttung oder von Zinsen einbehalten, in der Währung der Buchung.'),
      currency: named('Currency', 'Währung', 'Währung der Buchung.'),
      rate: named('Rate', 'Kurs', 'Einheiten der Währung für 1 EUR am Tag. Ohne Angabe der Referenzkurs der EZB.'),
      lumpSums: { ...lumpSums, help: 'Beim Verkauf eines Fonds: erklärte Vorabpauschalen dieser Stücke vor Teilfreistellung (Zeile 53 der Anlage KAP-INV). Ohne Angabe aus den Jahren berechnet.' },
    }),
    changes: changesWords,
    totals: grouped(named('Totals of the broker', 'Summen des Brokers', 'Was ein Broker als Summen des Jahres nennt, neben den Buchungen: Termingeschäfte gehören hierher.'), totals),
    allowanceUsedElsewhere: named('Allowance used elsewhere', 'Anderswo verbrauchter Pauschbetrag', 'Sparer-Pauschbetrag, den Banken laut Bescheinigung für hier nicht erklärte Erträge verbraucht haben (Zeile 17).'),
    lossCertificates: grouped(named('Loss certificates', 'Verlustbescheinigungen', 'Laut Bescheinigung deutscher Banken.'), { general, shares }),
    lossesCarriedForward: grouped(named('Losses of earlier years', 'Verluste früherer Jahre', 'Vom Finanzamt vorgetragen.'), { general, shares }),
  },
  result: {
    status: statusWords,
    year: named('Year', 'Jahr'),
    lines: grouped(named('Lines', 'Zeilen'), {
      line: chosen(named('Line', 'Zeile'), lines),
      amount: orNull(named('Amount', 'Betrag')),
      amountIfExemptionLowersCredit: orNull(named('If the exemption lowers the credit', 'Wenn die Teilfreistellung die Anrechnung mindert'), text('no difference', 'kein Unterschied')),
      rows: grouped(named('Rows', 'Posten'), { entry: named('Row', 'Posten'), amount: orNull(named('Amount', 'Betrag')) }),
      obstacles,
    }),
    entries: grouped(named('Rows behind the lines', 'Posten hinter den Zeilen'), {
      type: chosen(named('Kind', 'Art'), { distribution: text('distribution', 'Ausschüttung'), interest: text('interest', 'Zinsen'), lump_sum: text('lump sum', 'Vorabpauschale'), sale: text('sale', 'Verkauf'), total: text('total of the broker', 'Summe des Brokers') }),
      booking: orNull(named('Booking', 'Buchung'), noSecurity),
      depot: orNull({ label: depot.label }, noSecurity),
      isin: orNull(isin, noSecurity),
      kind: orNull(chosen(named('Kind of security', 'Art des Wertpapiers'), kinds)),
      total: orNull(chosen(named('Total', 'Summe'), namesOf(totals)), noSecurity),
      date: orNull(named('Day', 'Tag'), noSecurity),
      units: orNull(units, noSecurity),
      rate: orNull(named('Rate', 'Kurs'), text('EUR', 'EUR')),
      rateDate: orNull(named('Day of the rate', 'Tag des Kurses'), text('as given', 'wie angegeben')),
      proceeds: orNull(named('Proceeds', 'Erlös'), noFigure),
      costs: orNull(costs, noFigure),
      cost: orNull(named('Cost', 'Anschaffungskosten'), noFigure),
      lumpSums: orNull(lumpSums, noFigure),
      amount: orNull(named('Counts', 'Zählt')),
      foreignTax: orNull(named('Foreign tax to credit', 'Anrechenbare ausländische Steuer'), noFigure),
      lots: grouped(named('Purchases', 'Käufe'), { date: named('Day of purchase', 'Kauftag'), units, cost: orNull(named('Cost', 'Anschaffungskosten')), lumpSums: orNull(named('Lump sums', 'Vorabpauschalen')) }),
      obstacles,
    }),
    afterExemption: grouped(orNull(named('After partial exemption', 'Nach Teilfreistellung')), pots),
    lossUsed: grouped(orNull(named('Losses of earlier years set off', 'Verrechnete Verluste früherer Jahre'), notKnown), pots),
    lossCarriedForward: grouped(orNull(named('Losses carried forward', 'Vorgetragene Verluste')), pots),
    privateSales: grouped(orNull(named('Private sales', 'Private Verkäufe'), noSecurity), { result: orNull(named('Result', 'Ergebnis')), taxed: orNull(named('Taxed', 'Versteuert')) }),
  },
}
