/** Words of the second question, loaded with it. */
import { byLanguage, text } from '../../../../core/values/text'
import { pageWords } from '../words'

const own = byLanguage({
  moreOfSale: text('Fees, exemption order and losses', 'Gebühren, Freistellungsauftrag und Verluste'),
  beyond: text((amount: string) => `That is more than there is: all of it leaves ${amount}.`, (amount) => `Das ist mehr, als da ist: Alles zusammen bringt ${amount}.`),
  unitsOfSale: text((units: string) => `Sell ${units} ${units === '1' ? 'unit' : 'units'}`, (units) => `${units} Stück verkaufen`),
  wrongDay: text('Is not a day.', 'Ist kein Tag.'),
  sale: text('What a sale would cost', 'Was ein Verkauf kosten würde'),
  which: text('Security', 'Wertpapier'),
  own: text('purchases of my own', 'eigene Käufe'),
  lots: text('Purchases', 'Käufe'),
  day: text('Day', 'Tag'),
  units: text('Units', 'Stück'),
  unitsOf: text((number: number) => `Purchase ${number}: units`, (number) => `Kauf ${number}: Stück`),
  price: text('Price of one unit', 'Preis je Stück'),
  addLot: text('Add a purchase', 'Kauf hinzufügen'),
  lot: text((number: number) => `purchase ${number}`, (number) => `Kauf ${number}`),
  lotDay: text((number: number) => `Purchase ${number}: day`, (number) => `Kauf ${number}: Tag`),
  lotPrice: text((number: number) => `Purchase ${number}: price of one unit`, (number) => `Kauf ${number}: Preis je Stück`),
  saleDay: text('Day of the sale', 'Verkaufstag'),
  costs: text('Fees of the sale', 'Gebühren des Verkaufs'),
  by: text('Sell', 'Verkauft wird'),
  byUnits: text('by units', 'nach Stücken'),
  byNet: text('by what is left after tax', 'nach dem, was nach Steuer bleibt'),
  unitsSold: text('Units to sell', 'Stücke im Verkauf'),
  wantedNet: text('To keep after tax', 'Nach Steuer behalten'),
  share: text('Share (stock)', 'Aktie'),
  orderLeft: text('Exemption order left here', 'Hier noch freier Auftrag'),
  lossShares: text('Loss pot of shares', 'Verlusttopf für Aktien'),
  prices: text('Prices of the fund by year', 'Preise des Fonds je Jahr'),
  pricesHelp: text(
    'Lump sums that were taxed already lower the gain. They follow from the first and the last price of each year, counted in the units of today: after a split, earlier prices are divided by its ratio.',
    'Schon versteuerte Vorabpauschalen senken den Gewinn. Sie folgen aus dem ersten und dem letzten Preis jedes Jahres, gerechnet in Anteilen von heute: Nach einer Teilung sind frühere Preise durch deren Verhältnis zu teilen.',
  ),
  yearFirst: text((year: number) => `${year}: first price`, (year) => `${year}: erster Preis`),
  yearLast: text((year: number) => `${year}: last price`, (year) => `${year}: letzter Preis`),
  yearPaid: text((year: number) => `${year}: distributions on one unit`, (year) => `${year}: Ausschüttungen je Anteil`),
  paidOut: text((amount: string) => `This leaves ${amount} after tax.`, (amount) => `Das bringt nach Steuer ${amount}.`),
  taxOf: text((tax: string, gain: string) => `Tax ${tax} on a gain of ${gain}.`, (tax, gain) => `Steuer ${tax} auf einen Gewinn von ${gain}.`),
  lossOf: text((loss: string) => `A loss of ${loss}, no tax.`, (loss) => `Ein Verlust von ${loss}, keine Steuer.`),
  why: {
    kind: text('Choose the kind of the security.', 'Bitte die Art des Wertpapiers wählen.'),
    price: text('The price of one unit at the sale is missing.', 'Der Preis je Stück beim Verkauf fehlt.'),
    lots: text('The purchases are missing: day, units and price.', 'Die Käufe fehlen: Tag, Stück und Preis.'),
    before2018: text(
      'Fund units bought before 2018 need figures that only the bank has (last price of 2017, result of the fictitious sale). They are not calculated here; the interface and the command line take them.',
      'Vor 2018 gekaufte Fondsanteile brauchen Angaben, die nur die Bank hat (letzter Preis 2017, Ergebnis des fiktiven Verkaufs). Hier werden sie nicht gerechnet; Schnittstelle und Befehlszeile nehmen sie.',
    ),
    merged: text(
      'This fund took over another one, as you said: earlier lump sums are those of that fund, and which ones count in the year of the merger no source settles. The bank knows the lump sums of each purchase; the interface and the command line take them.',
      'Dieser Fonds hat einen anderen übernommen, wie Sie es gesagt haben: Frühere Vorabpauschalen sind die jenes Fonds, und welche im Jahr der Fusion zählen, klärt keine Quelle. Die Bank kennt die Vorabpauschalen je Kauf; Schnittstelle und Befehlszeile nehmen sie.',
    ),
    baseRate: text('No base rate is published yet for a year before this day, so a sale on it cannot be calculated.', 'Für ein Jahr vor diesem Tag ist noch kein Basiszins veröffentlicht: Ein Verkauf an ihm lässt sich nicht rechnen.'),
    prices: text((years: string) => `Prices are missing for ${years}.`, (years) => `Es fehlen Preise für ${years}.`),
  },
  refusedSale: text('This sale cannot be calculated with what is given: more than there is, or a day before a purchase.', 'Mit diesen Angaben lässt sich der Verkauf nicht rechnen: mehr als da ist, oder ein Tag vor einem Kauf.'),
})

/** Those words, and those that the questions share. */
export const saleWords = { en: { ...pageWords.en, ...own.en }, de: { ...pageWords.de, ...own.de } }
