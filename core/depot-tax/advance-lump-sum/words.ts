import { fondstypWords } from '../../law/investmentfonds/words'
import { orderWarningWords, steuerWords, taxPersonWords } from '../../law/kapitalertrag/words'
import { text } from '../../values/text'
import { chosen, grouped, named, orNull } from '../../wording/field-words'
import { changeNames, changeWords, statusWords } from '../words'

const bank = named('Bank', 'Bank', 'Name der Bank oder des Brokers.')
const isin = named('ISIN', 'ISIN')
const month = named('Month', 'Monat', 'Monat des Jahres, 1 bis 12.')
const units = named('Units', 'Anteile')
const lumpSum = named('Advance lump sum', 'Vorabpauschale')
const taxable = named('After partial exemption', 'Nach Teilfreistellung')
const order = named('Exemption order', 'Freistellungsauftrag')
const debit = named('Debited', 'Abgebucht')
const debitWithBestOrder = named('Debited with the best order', 'Abgebucht mit bestem Auftrag')
const debitWithBestOrders = orNull(named('Debited with the best orders', 'Abgebucht mit den besten Aufträgen'))
const cashMissing = orNull(named('Cash still needed', 'Noch nötiges Guthaben'), text('cash not given', 'Guthaben nicht angegeben'))
const taxUncovered = named('Tax if nothing covers it', 'Steuer, wenn nichts sie deckt')
const atLeast = named('At least', 'Mindestens')
const atMost = named('At most', 'Höchstens')
const notNeeded = text('not needed, all is known; or cannot be determined', 'entfällt, da alles bekannt ist, oder nicht bestimmbar')
const noDifference = text('no difference', 'kein Unterschied')

export const words = {
  inputs: {
    year: named('Year of the lump sum', 'Jahr der Vorabpauschale', 'Die Steuer wird im Januar danach abgebucht.'),
    banks: grouped(named('Banks and brokers', 'Banken und Broker'), {
      name: bank,
      withholdsTax: named('Withholds German tax', 'Behält deutsche Steuer ein', 'Ein ausländischer Broker bucht nichts ab: Seine Vorabpauschalen gehören in die Steuererklärung, Auftrag und Verlusttopf gibt es dort nicht.'),
      nonAssessment: named('Non-assessment certificate', 'Nichtveranlagungsbescheinigung', 'Liegt sie der Bank vor, etwa für ein Kind, behält sie nichts ein.'),
      exemptionOrder: { ...order, help: 'Bei dieser Bank für das Jahr der Abbuchung erteilter Auftrag.' },
      lossPot: named('General loss pot', 'Allgemeiner Verlusttopf', 'Verluste im allgemeinen Topf dieser Bank zum Jahreswechsel. Verluste aus Aktien zählen nicht.'),
      otherIncome: named('Other income here', 'Übrige Erträge hier', 'Im Jahr der Abbuchung bei dieser Bank erwartet, nach Teilfreistellung. Nur die besten Aufträge hängen davon ab.'),
      cash: named('Cash on the account', 'Guthaben auf dem Konto', 'Guthaben auf dem Konto, von dem die Bank abbucht.'),
    }),
    positions: grouped(named('Funds', 'Fonds', 'Eine Zeile für jeden Fonds in jedem Depot: Innerhalb eines Depots gilt das zuerst Gekaufte als zuerst verkauft. Durch eine Fusion im Jahr Gekommenes hat eine eigene Zeile.'), {
      basis: chosen(named('Given by', 'Angabe nach'), { values: text('values', 'Werten'), units: text('units', 'Anteilen') }),
      bank,
      isin,
      fondstyp: { ...fondstypWords, help: 'Ohne Angabe aus den Referenzdaten, wo Banken oder Berichte sie nennen oder Bestände zweifelsfrei einen Aktienfonds zeigen; sonst bleibt die Steuer unbekannt.' },
      valueStart: named('Value at the start of the year', 'Wert am Jahresanfang', 'Erster Rücknahmepreis des Jahres mal Anteile.'),
      valueEnd: orNull(named('Value at the end of the year', 'Wert am Jahresende', 'Wert derselben Anteile am Jahresende, auch nach einem Split. Im Jahr einer Fusion werden Anteile angegeben.')),
      unitsStart: named('Units before the year', 'Anteile vor dem Jahr', 'Schon vor dem Jahr gehaltene Anteile.'),
      priceStart: orNull(named('First price of the year', 'Erster Preis des Jahres', 'Erster Rücknahmepreis des Jahres für einen damaligen Anteil, auch für später Gekauftes: Der Kaufpreis spielt keine Rolle.')),
      priceEnd: orNull(named('Last price of the year', 'Letzter Preis des Jahres', 'Letzter Rücknahmepreis des Jahres.')),
      bookings: grouped(named('Purchases and sales', 'Käufe und Verkäufe', 'Käufe und Verkäufe im Jahr, in beliebiger Reihenfolge.'), {
        month,
        type: chosen(named('Kind', 'Art'), { purchase: text('purchase', 'Kauf'), sale: text('sale', 'Verkauf') }),
        units: { ...units, help: 'Im Monat gekaufte oder verkaufte Anteile.' },
      }),
      distributions: grouped(named('Distributions', 'Ausschüttungen', 'Ausschüttungen des Jahres vor Steuern, auch die vor einem Kauf.'), {
        month,
        perUnit: named('On one unit', 'Je Anteil', 'Ausschüttung je Anteil vor Steuern.'),
      }),
      changes: grouped(named('Splits and mergers', 'Splits und Fusionen', 'Im Jahr. Der erste Preis ist der eines Anteils an dessen Anfang, der letzte der eines Anteils an dessen Ende.'), {
        type: chosen(named('Kind', 'Art'), changeNames),
        month: named('Month', 'Monat', 'Anteile und Ausschüttungen dieses Monats und späterer sind die neuer Anteile, frühere die alter.'),
        ratio: changeWords.ratio,
        isin: named('Fund before', 'Fonds vorher', 'Ein Fonds derselben Art nach dem Recht desselben Staates (§ 23 InvStG). Andere Fusionen, etwa von Luxemburg nach Irland, sind Verkauf und Kauf.'),
        priceStart: named('First price of the fund that took over', 'Erster Preis des übernehmenden Fonds', 'Mit beiden ersten Preisen hat die Vorabpauschale eine Obergrenze.'),
      }),
    }),
    taxProfile: taxPersonWords,
  },
  result: {
    status: statusWords,
    year: named('Year', 'Jahr'),
    baseRate: named('Base rate', 'Basiszins'),
    dayOfReceipt: named('Counts as received on', 'Gilt als zugeflossen am'),
    positions: grouped(named('Funds', 'Fonds'), {
      bank: named('Bank', 'Bank'),
      isin,
      obstacles: chosen(named('What is missing', 'Was fehlt'), { fund_kind_unknown: text('kind of fund', 'Fondsart'), price_unknown: text('a price', 'ein Preis'), merged_in_year: text('which fund counts in the year of its merger', 'welcher Fonds im Jahr der Fusion zählt') }),
      fondstyp: orNull({ label: fondstypWords.label, choices: fondstypWords.choices }),
      fondstypSource: chosen(orNull(named('Kind of fund from', 'Fondsart aus')), { request: text('your input', 'Ihrer Angabe') }),
      parts: grouped(named('By month of purchase', 'Nach Kaufmonat'), {
        boughtIn: orNull(named('Bought in month', 'Gekauft im Monat'), text('before the year', 'vor dem Jahr')),
        units,
        twelfths: named('Twelfths', 'Zwölftel'),
        lumpSum,
      }),
      lumpSum: orNull(lumpSum),
      lumpSumIfEarlierDistributionsDoNotCount: orNull(named('Lump sum by the other reading of distributions', 'Vorabpauschale nach der anderen Lesart zu Ausschüttungen'), noDifference),
      teilfreistellungRate: orNull(named('Partial exemption', 'Teilfreistellung')),
      exempt: orNull(named('Exempt part', 'Freigestellter Teil')),
      taxable: orNull(taxable),
      taxUncovered: orNull(taxUncovered),
      atMost: grouped(orNull(atMost, notNeeded), { lumpSum, taxable, taxUncovered }),
    }),
    banks: grouped(named('Banks and brokers', 'Banken und Broker'), {
      name: named('Bank', 'Bank'),
      withholdsTax: named('Withholds German tax', 'Behält deutsche Steuer ein'),
      nonAssessment: named('Non-assessment certificate', 'Nichtveranlagungsbescheinigung'),
      lumpSum: orNull(lumpSum),
      taxable: orNull(taxable),
      lossUsed: orNull(named('Covered by the loss pot', 'Durch den Verlusttopf gedeckt')),
      orderUsed: orNull(named('Covered by the order', 'Durch den Auftrag gedeckt')),
      steuer: grouped(orNull(named('Tax withheld', 'Einbehaltene Steuer')), steuerWords),
      debit: orNull(debit),
      cashMissing,
      exemptionOrder: order,
      bestOrder: orNull(named('Best order', 'Bester Auftrag')),
      debitWithBestOrder: orNull(debitWithBestOrder),
      atLeast: grouped(orNull(atLeast, notNeeded), { lumpSum, taxable, debit }),
      atMost: grouped(orNull(atMost, notNeeded), { lumpSum, taxable, debit, cashMissing, debitWithBestOrder: orNull(debitWithBestOrder) }),
    }),
    lumpSum: orNull(lumpSum),
    taxable: orNull(taxable),
    debit: orNull(named('Debited by all banks', 'Abgebucht von allen Banken')),
    debitWithBestOrders,
    atLeast: grouped(orNull(atLeast, notNeeded), { lumpSum, taxable, debit }),
    atMost: grouped(orNull(atMost, notNeeded), { lumpSum, taxable, debit, debitWithBestOrders }),
    allowance: named('Saver allowance', 'Sparer-Pauschbetrag'),
    orders: named('Orders in all', 'Aufträge insgesamt'),
    warnings: orderWarningWords,
  },
}
