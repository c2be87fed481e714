import { steuerWords, taxPersonWords } from '../../law/kapitalertrag/words'
import { text } from '../../values/text'
import { chosen, grouped, named, orNull } from '../../wording/field-words'
import { general, pots, shares, statusWords } from '../words'

const income = named('Income', 'Erträge')
const lossUsed = named('Losses set off', 'Verrechnete Verluste')

const notKnown = text('not known', 'nicht bekannt')

const side = {
  incomeTax: named('Income tax by the tariff', 'Einkommensteuer nach Tarif'),
  flatTax: named('Flat rate tax', 'Abgeltungsteuer'),
  solidaritaetszuschlag: named('Solidarity surcharge', 'Solidaritätszuschlag'),
  kirchensteuer: named('Church tax', 'Kirchensteuer'),
  total: named('All taxes', 'Alle Steuern'),
}

export const words = {
  inputs: {
    year: named('Year', 'Jahr', 'Kalenderjahr, in dem die Erträge zugeflossen sind.'),
    banks: grouped(named('Banks and brokers', 'Banken und Broker'), {
      name: named('Bank', 'Bank', 'Name der Bank oder des Brokers.'),
      withholdsTax: named('Withholds German tax', 'Behält deutsche Steuer ein', 'Ein ausländischer Broker tut es nicht.'),
      nonAssessment: named('Non-assessment certificate', 'Nichtveranlagungsbescheinigung', 'Liegt sie der Bank vor, etwa für ein Kind, behält sie nichts ein.'),
      interest: named('Interest', 'Zinsen', 'Zinsen.'),
      dividends: named('Dividends of German shares', 'Dividenden deutscher Aktien', 'Dividenden deutscher Aktien.'),
      foreignDividends: named('Dividends of foreign shares', 'Dividenden ausländischer Aktien', 'Vor ausländischer Steuer.'),
      foreignTax: grouped(named('Foreign tax', 'Ausländische Steuer', 'Laut Steuerbescheinigung; nötig, wo es ausländische Dividenden gibt.'), {
        credited: named('Credited by the bank', 'Von der Bank angerechnet', 'Zeile 40 der Anlage KAP.'),
        notCredited: named('Not yet credited', 'Noch nicht angerechnet', 'Zeile 41 der Anlage KAP.'),
      }),
      funds: named('Funds', 'Fonds', 'Ausschüttungen und Vorabpauschalen von Fonds, die in diesem Jahr zählen, nach Teilfreistellung.'),
      gains: named('Gains', 'Gewinne', 'Gewinne außer aus Aktien, die aus Fonds nach Vorabpauschalen und Teilfreistellung.'),
      losses: named('Losses', 'Verluste', 'Verluste außer aus Aktien, die aus Fonds nach Teilfreistellung; als positiver Betrag.'),
      shareGains: named('Gains on shares', 'Aktiengewinne', 'Gewinne aus dem Verkauf von Aktien.'),
      shareLosses: named('Losses on shares', 'Aktienverluste', 'Verluste aus dem Verkauf von Aktien; als positiver Betrag.'),
      lossPots: grouped(named('Losses carried over', 'Übertragene Verluste'), { general, shares }),
      lossCertificate: named('Loss certificate', 'Verlustbescheinigung', 'Ob bis zum 15. Dezember eine Verlustbescheinigung beantragt wurde: Verbliebene Verluste zählen dann in der Steuererklärung und nicht mehr bei der Bank.'),
      exemptionOrder: named('Exemption order', 'Freistellungsauftrag', 'Bei dieser Bank erteilter Auftrag.'),
      withheld: named('Tax withheld', 'Einbehaltene Steuer', 'Laut Steuerbescheinigung, alle drei Steuern zusammen; ohne Angabe wird sie berechnet.'),
    }),
    lossesCarriedForward: grouped(named('Losses of earlier years', 'Verluste früherer Jahre'), { general, shares }),
    otherTaxableIncome: named('Other taxable income', 'Übriges zu versteuerndes Einkommen', 'Ohne Kapitalerträge; bei gemeinsamer Veranlagung beider. Ohne Angabe wird der persönliche Satz nicht verglichen.'),
    oldAgeReliefPct: named('Old-age relief', 'Altersentlastung', 'Prozentsatz des Altersentlastungsbetrags (§ 24a EStG), den der persönliche Satz für Kapitalerträge eröffnet; 0 für keinen.'),
    oldAgeReliefLeft: named('Old-age relief left', 'Verbleibende Altersentlastung', 'Was übrige Einkünfte vom Höchstbetrag übrig lassen.'),
    taxProfile: taxPersonWords,
  },
  result: {
    status: statusWords,
    banks: grouped(named('Banks and brokers', 'Banken und Broker'), {
      name: named('Bank', 'Bank'),
      withholdsTax: named('Withholds German tax', 'Behält deutsche Steuer ein'),
      obstacles: chosen(named('Missing', 'Was fehlt'), { foreign_tax_unknown: text('foreign tax not given', 'ausländische Steuer nicht angegeben') }),
      income: grouped(income, pots),
      lossUsed: grouped(lossUsed, pots),
      lossLeft: grouped(named('Losses left', 'Verbleibende Verluste'), pots),
      orderUsed: named('Covered by the order', 'Durch den Auftrag gedeckt'),
      steuer: grouped(orNull(named('Tax by the books of the bank', 'Steuer nach den Büchern der Bank'), text('none withheld, or not known', 'keine einbehalten oder nicht bekannt')), steuerWords),
      withheld: orNull(named('Tax withheld', 'Einbehaltene Steuer'), notKnown),
    }),
    withheld: orNull(named('Tax withheld by all banks', 'Von allen Banken einbehaltene Steuer'), notKnown),
    law: grouped(named('By law', 'Nach dem Gesetz'), {
      income: grouped(income, pots),
      lossUsed: grouped(lossUsed, pots),
      lossCarriedForward: grouped(named('Losses carried forward', 'Vorgetragene Verluste'), pots),
      allowance: named('Saver allowance', 'Sparer-Pauschbetrag'),
      foreignTaxCredited: orNull(named('Foreign tax credited', 'Angerechnete ausländische Steuer'), notKnown),
      steuer: grouped(orNull(named('Tax owed', 'Geschuldete Steuer'), notKnown), steuerWords),
    }),
    refund: orNull(named('Refund at the flat rate', 'Erstattung mit Abgeltungsteuer'), notKnown),
    personalRate: grouped(orNull(named('Personal rate', 'Persönlicher Satz'), text('other income or foreign tax not given', 'übriges Einkommen oder ausländische Steuer nicht angegeben')), {
      flat: grouped(named('Capital income at the flat rate', 'Kapitalerträge mit Abgeltungsteuer'), side),
      tariff: grouped(named('All income by the tariff', 'Alles nach Tarif'), side),
      oldAgeRelief: named('Old-age relief', 'Altersentlastung'),
      cheaper: chosen(named('Cheaper', 'Günstiger'), { flat: text('flat rate', 'Abgeltungsteuer'), tariff: text('tariff', 'Tarif') }),
      advantage: named('Advantage', 'Vorteil'),
      refund: orNull(named('Refund', 'Erstattung'), notKnown),
    }),
  },
}
