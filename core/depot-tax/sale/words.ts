import { fondstypWords } from '../../law/investmentfonds/words'
import { steuerWords, taxPersonWords } from '../../law/kapitalertrag/words'
import { text } from '../../values/text'
import { chosen, grouped, named, orNull } from '../../wording/field-words'
import { changeNames, changeWords } from '../words'

const kind = chosen(named('Kind of security', 'Art des Wertpapiers', 'Ohne Angabe wird in den Referenzdaten nachgesehen, ob Banken oder Berichte die Art nennen oder die ISIN zweifelsfrei ein Aktienfonds ist.'), {
  ...fondstypWords.choices,
  AKTIE: text('Share', 'Aktie'),
})
const date = named('Day of purchase', 'Kauftag')
const units = named('Units', 'Stück')
const costs = named('Costs', 'Kosten')
const lumpSums = named('Advance lump sums', 'Vorabpauschalen')
const resultBeforeReform = named('Result of the end of 2017', 'Ergebnis von Ende 2017')
const pots = { general: named('General', 'Allgemein'), shares: named('Sales of shares', 'Aktienverkäufe') }
const taxable = named('Counts for the tax', 'Zählt für die Steuer')

export const words = {
  inputs: {
    kind,
    isin: named('ISIN', 'ISIN'),
    lots: grouped(named('Purchases', 'Käufe', 'Alle Käufe des Wertpapiers in diesem einen Depot, in beliebiger Reihenfolge.'), {
      date,
      units: { ...units, help: 'Stücke dieses Kaufs, die noch da sind; wie gekauft, vor den späteren Splits und Fusionen.' },
      price: named('Price', 'Preis', 'Bezahlter Preis je Stück.'),
      costs: { ...costs, help: 'Gebühren dieser Stücke beim Kauf.' },
      lumpSums: { ...lumpSums, help: 'Vorabpauschalen dieser Stücke seit dem Kauf, vor Teilfreistellung, auch die durch einen Freistellungsauftrag gedeckten. Ohne Angabe werden sie aus den Jahren berechnet.' },
      priceBeforeReform: named('Last price of 2017', 'Letzter Preis 2017', 'Je damaliges Stück; nötig für vor 2018 gekaufte Fondsanteile.'),
      resultBeforeReform: { ...resultBeforeReform, help: 'Steuerpflichtiges Ergebnis dieser Stücke aus dem fiktiven Verkauf Ende 2017, wie die Bank es nennt; nötig für von 2009 bis 2017 gekaufte Fondsanteile.' },
      changes: grouped(named('Splits and mergers', 'Splits und Fusionen', 'Dieser Stücke, statt der für alle angegebenen.'), {
        type: chosen(named('Kind', 'Art'), changeNames),
        isin: named('Fund before', 'Fonds vorher'),
        ...changeWords,
      }),
    }),
    years: grouped(named('Prices by year', 'Preise je Jahr', 'Preise des Fonds, aus denen Vorabpauschalen berechnet werden, die ein Kauf nicht nennt.'), {
      isin: named('Fund', 'Fonds', 'Vor einer Fusion der frühere.'),
      year: named('Year', 'Jahr', 'Nur Jahre mit veröffentlichtem Basiszins.'),
      priceStart: named('First price of the year', 'Erster Preis des Jahres', 'Erster Rücknahmepreis des Jahres.'),
      priceEnd: named('Last price of the year', 'Letzter Preis des Jahres', 'Letzter Rücknahmepreis des Jahres.'),
      distributions: named('Distributions', 'Ausschüttungen', 'Ausschüttungen des Jahres je Anteil, vor Steuern.'),
    }),
    changes: grouped(named('Splits and mergers', 'Splits und Fusionen', 'Seit dem ersten Kauf: Kauftag und Kosten bleiben. Preise eines Jahres sind die der Stücke an dessen Ende.'), {
      type: chosen(named('Kind', 'Art', 'Split, oder Fusion, die kein Verkauf ist: von Fonds nach dem Recht desselben Staates (§ 23 InvStG) oder Gesellschaften (§ 20 Abs. 4a EStG). Andere Fusionen, etwa von Luxemburg nach Irland, sind Verkauf und Kauf.'), changeNames),
      ...changeWords,
    }),
    sale: grouped(named('Sale', 'Verkauf'), {
      date: named('Day of the sale', 'Verkaufstag', 'Tag des Verkaufs.'),
      price: named('Price', 'Preis', 'Preis je Stück.'),
      costs: { ...costs, help: 'Gebühren des Verkaufs.' },
      units: { ...units, help: 'Zu verkaufende Stücke. Entweder sie oder der gewünschte Betrag.' },
      netAmount: named('Wanted amount', 'Gewünschter Betrag', 'Nach Kosten und Steuer: Gesucht wird der kleinste Verkauf, der ihn bringt.'),
      wholeUnits: named('Whole units only', 'Nur ganze Stücke', 'Ob für den gewünschten Betrag nur ganze Stücke verkauft werden können; sonst Millionstel.'),
    }),
    exemptionOrder: named('Exemption order left', 'Verbleibender Freistellungsauftrag', 'Was bei dieser Bank vom Freistellungsauftrag noch frei ist.'),
    lossPots: grouped(named('Loss pots', 'Verlusttöpfe'), {
      general: { ...pots.general, help: 'Verluste im allgemeinen Topf dieser Bank.' },
      shares: { ...pots.shares, help: 'Verluste in ihrem Topf für Aktienverkäufe.' },
    }),
    oldUnitsAllowance: named('Allowance for units of before 2009', 'Freibetrag für Anteile von vor 2009', 'Was vom Freibetrag für vor 2009 gekaufte Fondsanteile noch frei ist; 100.000 je Person.'),
    taxProfile: taxPersonWords,
  },
  result: {
    kind: chosen({ label: kind.label }, kind.choices),
    kindSource: chosen(named('Kind taken from', 'Art entnommen aus'), { request: text('your input', 'Ihrer Angabe') }),
    teilfreistellungRate: named('Partial exemption', 'Teilfreistellung'),
    units: named('Units sold', 'Verkaufte Stücke'),
    unitsLeft: named('Units left', 'Verbleibende Stücke'),
    proceeds: named('Proceeds', 'Erlös'),
    costs,
    lots: grouped(named('Purchases that are sold', 'Verkaufte Käufe'), {
      date,
      units,
      proceeds: named('Proceeds', 'Erlös'),
      acquisitionCost: named('Cost', 'Anschaffungskosten'),
      lumpSums,
      gain: named('Gain', 'Gewinn'),
      exempt: named('Exempt part', 'Freigestellter Teil'),
      resultBeforeReform,
      taxable,
    }),
    gain: named('Gain', 'Gewinn'),
    taxable,
    lossUsed: grouped(named('Losses set off', 'Verrechnete Verluste'), pots),
    lossPots: grouped(named('Losses left', 'Verbleibende Verluste'), pots),
    steuer: grouped(named('Tax', 'Steuer'), steuerWords),
    net: named('Paid out', 'Auszahlung'),
    taxIfLumpSumsMakeNoLoss: orNull(named('Tax if lump sums make no loss', 'Steuer, wenn Vorabpauschalen keinen Verlust begründen'), text('no difference', 'kein Unterschied')),
    oldUnits: grouped(orNull(named('Units of before 2009', 'Anteile von vor 2009'), text('none bought before 2009', 'keine vor 2009 gekauften')), {
      gain: named('Gain since 2018', 'Gewinn seit 2018'),
      gainAfterExemption: named('After partial exemption', 'Nach Teilfreistellung'),
      taxIfAllowanceComesFirst: named('Tax if the allowance comes first', 'Steuer, wenn der Freibetrag zuerst kommt'),
      taxIfExemptionComesFirst: named('Tax if the exemption comes first', 'Steuer, wenn die Teilfreistellung zuerst kommt'),
      allowanceLeftIfAllowanceComesFirst: named('Allowance left, first reading', 'Verbleibender Freibetrag, erste Lesart'),
      allowanceLeftIfExemptionComesFirst: named('Allowance left, second reading', 'Verbleibender Freibetrag, zweite Lesart'),
    }),
  },
}
