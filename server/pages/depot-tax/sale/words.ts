/** Words of the second question, loaded with it. */
import { byLanguage, text } from '../../../../core/values/text'
import { pageWords } from '../words'

const own = byLanguage({
  moreOfSale: text('Fees, exemption order and losses', 'Gebühren, Freistellungsauftrag und Verluste'),
  beyond: text((amount: string) => `That is more than there is: all of it leaves ${amount}.`, (amount) => `Das ist mehr, als da ist: Alles zusammen bringt ${amount}.`),
  maybeBeyond: text((least: string) => `That may be more than there is: all of it leaves at least ${least}.`, (least) => `Das ist vielleicht mehr, als da ist: Alles zusammen bringt mindestens ${least}.`),
  unitsOfSale: text((units: string) => `${units} ${units === '1' ? 'unit' : 'units'}`, (units) => `${units} Stück`),
  about: text((amount: string) => `about ${amount}`, (amount) => `rund ${amount}`),
  atLeast: text((amount: string) => `at least ${amount}`, (amount) => `mindestens ${amount}`),
  withoutLumpSums: text('Lump sums that were taxed already are not taken off yet; they lower the result.', 'Schon versteuerte Vorabpauschalen sind noch nicht abgezogen; sie senken das Ergebnis.'),
  wrongDay: text('Enter a day.', 'Bitte einen Tag eingeben.'),
  outOfTime: {
    after: text('This is after the day of the sale.', 'Das ist nach dem Verkaufstag.'),
    protected: text('Shares bought before 2009 are sold free of tax, and not calculated here.', 'Vor 2009 gekaufte Aktien verkaufen Sie steuerfrei; hier werden sie nicht gerechnet.'),
  },
  sale: text('What a sale would cost', 'Was ein Verkauf kosten würde'),
  which: text('Security', 'Wertpapier'),
  own: text('purchases of my own', 'eigene Käufe'),
  lots: text('Purchases', 'Käufe'),
  day: text('Day', 'Tag'),
  units: text('Units', 'Stück'),
  unitsOf: text((number: number) => `Purchase ${number}: units`, (number) => `Kauf ${number}: Stück`),
  price: text('Price of one unit at the sale', 'Preis je Stück beim Verkauf'),
  addLot: text('Add a purchase', 'Kauf hinzufügen'),
  lot: text((number: number) => `purchase ${number}`, (number) => `Kauf ${number}`),
  lotDay: text((number: number) => `Purchase ${number}: day`, (number) => `Kauf ${number}: Tag`),
  lotPrice: text((number: number) => `Purchase ${number}: price of one unit`, (number) => `Kauf ${number}: Preis je Stück`),
  ofLot: {
    lumpSums: text((number: number) => `Purchase ${number}: lump sums since then, if known`, (number) => `Kauf ${number}: Vorabpauschalen seither, falls bekannt`),
    priceBefore: text((number: number) => `Purchase ${number}: last price of 2017, by units of today`, (number) => `Kauf ${number}: letzter Preis 2017, je heutigem Anteil`),
    resultBefore: text((number: number) => `Purchase ${number}: result of the fictitious sale of 2017`, (number) => `Kauf ${number}: Ergebnis des fiktiven Verkaufs 2017`),
  },
  oldUnits: text(
    (allowance: string, first: string, other: string) => `Units bought before 2009 are in it: with a tax return and the whole allowance of ${allowance} the tax is ${first}${first === other ? '' : `, or ${other} by another reading`}.`,
    (allowance, first, other) => `Vor 2009 gekaufte Stücke sind dabei: Mit Steuererklärung und dem ganzen Freibetrag von ${allowance} bleibt eine Steuer von ${first}${first === other ? '' : `, nach anderer Lesart ${other}`}.`,
  ),
  saleDay: text('Day of the sale', 'Verkaufstag'),
  costs: text('Fees of the sale', 'Gebühren des Verkaufs'),
  by: text('Sell', 'Verkauft wird'),
  byUnits: text('state the units', 'Stückzahl vorgeben'),
  byNet: text('state the amount after tax', 'Betrag nach Steuer vorgeben'),
  atClose: text((day: string) => `Calculated with the close of ${day}: enter today’s price below.`, (day) => `Gerechnet mit dem Schlusskurs vom ${day}: Bitte unten den heutigen Preis eintragen.`),
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
  taxOfResult: text((tax: string, taxable: string) => `Tax ${tax} on a taxable result of ${taxable}, that of 2017 included.`, (tax, taxable) => `Steuer ${tax} auf ein steuerpflichtiges Ergebnis von ${taxable}, das von 2017 eingeschlossen.`),
  otherReading: text((tax: string) => `The law leaves open whether lump sums may make a loss. If not, the tax is ${tax}.`, (tax) => `Das Gesetz lässt offen, ob Vorabpauschalen einen Verlust ergeben dürfen. Wenn nicht, beträgt die Steuer ${tax}.`),
  sameTax: text('The law leaves open whether lump sums may make a loss. If not, the tax is the same.', 'Das Gesetz lässt offen, ob Vorabpauschalen einen Verlust ergeben dürfen. Wenn nicht, bleibt die Steuer gleich.'),
  otherLoss: text('The law leaves open whether lump sums may make or enlarge a loss. If not, this loss is smaller, or there is none.', 'Das Gesetz lässt offen, ob Vorabpauschalen einen Verlust ergeben oder vergrößern dürfen. Wenn nicht, ist dieser Verlust kleiner, oder es gibt keinen.'),
  lossOf: text((loss: string) => `A loss of ${loss}, no tax.`, (loss) => `Ein Verlust von ${loss}, keine Steuer.`),
  why: {
    kind: text('Choose the kind of the security.', 'Bitte die Art des Wertpapiers wählen.'),
    price: text('The price of one unit at the sale is missing.', 'Der Preis je Stück beim Verkauf fehlt.'),
    lots: text('The purchases are missing: day, units and price.', 'Die Käufe fehlen: Tag, Stück und Preis.'),
    before2018: text(
      'Fund units bought before 2018: enter at each purchase what the bank states, the last price of 2017 and, bought since 2009, the result of the fictitious sale.',
      'Vor 2018 gekaufte Fondsanteile: bitte bei jedem Kauf eintragen, was die Bank nennt, den letzten Preis 2017 und, bei Kauf seit 2009, das Ergebnis des fiktiven Verkaufs.',
    ),
    merged: text(
      'This fund took over another one. Which lump sums count for its units only the bank knows: enter them at each purchase of before.',
      'Dieser Fonds hat einen anderen übernommen. Welche Vorabpauschalen für dessen Anteile zählen, weiß nur die Bank: bitte bei jedem Kauf davor eintragen.',
    ),
    baseRate: text('No base rate is published yet for a year before this day: its lump sum is not known.', 'Für ein Jahr vor diesem Tag ist noch kein Basiszins veröffentlicht: Dessen Vorabpauschale ist nicht bekannt.'),
    prices: text((years: string) => `Prices are missing for ${years}.`, (years) => `Es fehlen Preise für ${years}.`),
  },
  refusedSale: text('This sale cannot be calculated with what is given: more than there is, or a day before a purchase.', 'Mit diesen Angaben lässt sich der Verkauf nicht rechnen: mehr als da ist, oder ein Tag vor einem Kauf.'),
})

/** Those words, and those that the questions share. */
export const saleWords = { en: { ...pageWords.en, ...own.en }, de: { ...pageWords.de, ...own.de } }
