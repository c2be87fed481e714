import { text } from '../../../values/text'
import { chosen, grouped, named, orNull } from '../../../wording/field-words'
import { currency, isinOfHolding, name, weight, portfolioWords } from '../../schemas/words'

const noLoss = text('no loss', 'kein Verlust')
const noPrices = text('none: cash has no price', 'keiner: Guthaben hat keinen Kurs')

const rebalancing = chosen(named('Rebalancing', 'Umschichtung'), { none: text('never', 'nie'), annual: text('every year', 'jedes Jahr'), quarterly: text('every quarter', 'jedes Quartal') })
const initialValue = named('Amount at the start', 'Betrag am Anfang')
const monthlyContribution = named('Paid in every month', 'Jeden Monat eingezahlt')
const date = named('Day', 'Tag')
const value = named('Value', 'Wert')

export const words = {
  request: {
    portfolio: grouped(named('Portfolio', 'Depot'), portfolioWords),
    startDate: named('From', 'Von'),
    endDate: named('To', 'Bis'),
    initialValue,
    monthlyContribution,
    rebalancing,
  },
  data: {
    model: chosen(named('Model', 'Modell'), { hypothetical_constant_mix_replay: text('hypothetical replay of the present mix', 'gedachter Rückblick der heutigen Mischung') }),
    requestedStart: named('From, as asked for', 'Von, wie gewünscht'),
    requestedEnd: named('To, as asked for', 'Bis, wie gewünscht'),
    startDate: named('From', 'Von'),
    endDate: named('To', 'Bis'),
    rebalancing,
    legs: grouped(named('Prices used', 'Verwendete Kurse'), {
      isin: isinOfHolding,
      name,
      currency,
      weight,
      returnBasis: chosen(named('Basis', 'Grundlage'), {
        total_return: text('with distributions', 'mit Ausschüttungen'),
        price_only: text('price only', 'nur Kurs'),
        nominal_cash: text('cash at face value', 'Guthaben zum Nennwert'),
      }),
      firstPriceDate: orNull(named('First price', 'Erster Kurs'), noPrices),
      lastPriceDate: orNull(named('Last price', 'Letzter Kurs'), noPrices),
    }),
    mix: grouped(named('The mix', 'Die Mischung'), {
      totalReturn: named('Return in all', 'Rendite insgesamt'),
      annualizedReturn: named('Return per year', 'Rendite im Jahr'),
      maxDrawdown: named('Largest loss from a high', 'Größter Verlust von einem Hoch'),
      drawdownPeakDate: orNull(named('High before the loss', 'Hoch vor dem Verlust'), noLoss),
      drawdownTroughDate: orNull(named('Low', 'Tief'), noLoss),
      drawdownRecoveryDate: orNull(named('Old high reached again', 'Altes Hoch wieder erreicht'), text('no recovery within the period', 'keine Erholung innerhalb des Zeitraums')),
      annualizedVolatility: named('Volatility per year', 'Schwankung im Jahr'),
      daily: grouped(named('Day by day', 'Tag für Tag'), { date, value }),
    }),
    contributions: grouped(named('With contributions', 'Mit Einzahlungen'), {
      initialValue,
      monthlyContribution,
      totalInvested: named('Paid in', 'Eingezahlt'),
      finalValue: named('Value at the end', 'Wert am Ende'),
      gain: named('Gain', 'Gewinn'),
      moneyWeightedReturn: orNull(named('Return per year on what was paid in', 'Rendite im Jahr auf das Eingezahlte'), text('no such rate exists', 'einen solchen Satz gibt es nicht')),
      daily: grouped(named('Day by day', 'Tag für Tag'), { date, value, invested: named('Paid in', 'Eingezahlt') }),
    }),
  },
}
