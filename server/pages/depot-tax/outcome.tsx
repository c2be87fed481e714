/** What became of the file of a visitor, loaded with it. */
import type { VNode } from 'preact'
import { useEffect } from 'preact/hooks'
import { byLanguage, type Locale, type Said as InLanguages, text } from '../../../core/values/text'
import type { ReadTrades, WantedMerger } from '../../../sdk/files'
import { bookingsText, takenText } from '../../../sdk/files/doubts'
import { unreadText } from '../../../sdk/files/trades/text'
import { formatDate, formatNumber } from '../../../core/wording/format'
import { DataTable } from '../components/data-table'
import { Findings, rowText, type Finding } from '../components/findings'
import { Notice } from '../components/notice'
import { RepeatQuestions } from '../components/repeat-questions'
import { SplitQuestions, SplitsTaken } from '../components/splits'
import { MergerQuestions } from './merger-questions'
import type { Asked, Reading, Said } from './read-file'
import { returnWords } from './return/words'

export const fileWords = byLanguage({
  refused: text('Nothing was taken over.', 'Nichts wurde übernommen.'),
  row: text('Row', 'Zeile'),
  trades: text((bookings: string) => `${bookings} taken over.`, (bookings) => `${bookings} übernommen.`),
  notTraded: text(
    (count: number) => (count === 1 ? '1 row buys and sells nothing and was left out:' : `${count} rows buy and sell nothing and were left out:`),
    (count) => (count === 1 ? '1 Zeile kauft und verkauft nichts und wurde weggelassen:' : `${count} Zeilen kaufen und verkaufen nichts und wurden weggelassen:`),
  ),
  converted: text(
    (count: number) => `${count} ${count === 1 ? 'row counts' : 'rows count'} in euros at the reference rate of the ECB of its day. Only whole currencies were asked for.`,
    (count) => `${count} ${count === 1 ? 'Zeile zählt' : 'Zeilen zählen'} in Euro zum Referenzkurs der EZB ihres Tages. Gefragt wurde nur nach ganzen Währungen.`,
  ),
  unconverted: text(
    (rows: string) => `No reference rate is known for these rows, so their amounts are missing: ${rows}. The January bill needs none of purchases; a sale asks for their price in euros.`,
    (rows) => `Für diese Zeilen ist kein Referenzkurs bekannt, ihre Beträge fehlen also: ${rows}. Die Rechnung für Januar braucht bei Käufen keinen; ein Verkauf fragt nach ihrem Preis in Euro.`,
  ),
  noFees: text('The file does not say which fees were paid: gains come out that much too large.', 'Die Datei nennt keine Gebühren: Gewinne fallen um sie zu hoch aus.'),
  holdings: text(
    (count: number) => `${count} ${count === 1 ? 'holding' : 'holdings'} taken over, with values as of the end of the year. Add those of its start.`,
    (count) => `${count} ${count === 1 ? 'Position' : 'Positionen'} übernommen, mit Werten als denen des Jahresendes. Es fehlen noch die des Jahresanfangs.`,
  ),
  weights: text(
    (count: number) => `${count} ${count === 1 ? 'holding' : 'holdings'} taken over without values: the list has only shares of the whole. Add the values of the start of the year; a sale and a return need bookings.`,
    (count) => `${count} ${count === 1 ? 'Position' : 'Positionen'} ohne Werte übernommen: Die Liste hat nur Anteile am Ganzen. Bitte die Werte des Jahresanfangs ergänzen; Verkauf und Steuererklärung brauchen Umsätze.`,
  ),
  holdingsNow: text(
    (count: number) => `${count} ${count === 1 ? 'holding' : 'holdings'} taken over without values: the year is not over. Add those of its start.`,
    (count) => `${count} ${count === 1 ? 'Position' : 'Positionen'} ohne Werte übernommen: Das Jahr ist noch nicht um. Es fehlen noch die des Jahresanfangs.`,
  ),
  reason: text('Reason', 'Grund'),
  transfers: text(
    'Units of another depot: the tax needs day and cost of their purchase. Where the file has both depots, units that leave the one keep their purchases in the other. Otherwise enter these rows as the purchases of the old depot, with their days and amounts.',
    'Stücke aus einem anderen Depot: Die Steuer braucht Tag und Kosten ihres Kaufs. Enthält die Datei beide Depots, behalten Stücke, die das eine verlassen, ihre Käufe im anderen. Sonst diese Zeilen als die Käufe des alten Depots eintragen, mit Tag und Betrag.',
  ),
  onlyIfBought: text('Only where they were bought on those very days for those amounts:', 'Nur wenn sie wirklich an diesen Tagen zu diesen Beträgen gekauft wurden:'),
  takeAsPurchases: text('Count as purchases', 'Als Käufe zählen'),
  whichDepots: text('Several files have the same security, and not all name their depot. Which is right? What is sold first hangs on it.', 'Mehrere Dateien haben dasselbe Wertpapier, und nicht alle nennen ihr Depot. Was stimmt? Davon hängt ab, was zuerst verkauft wird.'),
  depots: { one: text('All files are of one depot', 'Alle Dateien sind von einem Depot'), each: text('Each file is a depot of its own', 'Jede Datei ist ein eigenes Depot') },
  taken: {
    one: text('All files count as one depot, as you said: what was bought first is sold first.', 'Alle Dateien zählen als ein Depot, wie Sie es gesagt haben: Zuerst verkauft ist, was zuerst gekauft wurde.'),
    each: text('Each file counts as a depot of its own, as you said.', 'Jede Datei zählt als eigenes Depot, wie Sie es gesagt haben.'),
  },
  takenAsPurchases: text('Units that came into the depot count as bought on that day for that amount, as you said.', 'Eingegangene Stücke zählen als an diesem Tag zu diesem Betrag gekauft, wie Sie es gesagt haben.'),
})

/** Why rows of bookings are no trade. */
export const noTradeWords: InLanguages<Record<ReadTrades['noTrades'][number]['reason'], string>> = byLanguage({
  no_units_move: text('no units move', 'es bewegen sich keine Stücke'),
  repeated: text('confirmed twice, counts once, as you said', 'zweimal bestätigt, zählt einmal, wie Sie es gesagt haben'),
  not_executed: text('was not executed', 'wurde nicht ausgeführt'),
  crypto: text('a crypto asset', 'ein Kryptowert'),
  unlisted: text('not traded at any exchange', 'an keiner Börse gehandelt'),
  moved: text('units change the depot and keep their purchases', 'die Stücke wechseln das Depot und behalten ihre Käufe'),
  renamed: text('another ISIN takes the place of this one, as many units keep their purchases', 'eine andere ISIN tritt an die Stelle, gleich viele Stücke behalten ihre Käufe'),
  merged: text('the fund was merged, as you said: its purchases go on under the other ISIN', 'der Fonds wurde verschmolzen, wie Sie es gesagt haben: seine Käufe gehen unter der anderen ISIN weiter'),
})

interface SaidProps {
  said: Said
  onSaid: (said: Said) => void
  locale: Locale
}

/** What can be done about units that came from elsewhere; what the visitor said once is not asked again. */
function Transfers({ said, onSaid, locale }: SaidProps): VNode {
  const say = fileWords[locale]
  return (
    <>
      <p>{say.transfers}</p>
      {!said.transfersArePurchases && <><p>{say.onlyIfBought}</p><div class="actions"><button type="button" onClick={() => onSaid({ ...said, transfersArePurchases: true })}>{say.takeAsPurchases}</button></div></>}
    </>
  )
}

interface RefusedProps extends SaidProps {
  findings: readonly Finding[]
  asks: readonly Asked[]
  /** Rows of trades that another confirmation states, too, where nothing else is wrong. */
  repeats: readonly number[]
  /** What may be mergers of funds. */
  mergers: readonly WantedMerger[]
  /** Of the files that were read. */
  names: readonly string[]
}

/** Why nothing was taken over, and what the visitor may say to it. */
export function Refused({ findings, asks, repeats, mergers, names, ...props }: RefusedProps): VNode {
  const { said, onSaid, locale } = props
  const say = fileWords[locale]
  if (repeats.length > 0) return <Notice tone="info"><RepeatQuestions rows={repeats} names={names} onChoose={(chosen) => onSaid({ ...said, repeats: { ...said.repeats, ...chosen } })} locale={locale} /></Notice>
  // Where nothing but a merger is open.
  if (mergers.length > 0 && findings.length === mergers.length) return <Notice tone="info"><MergerQuestions wanted={mergers} onChoose={(chosen) => onSaid({ ...said, mergers: { ...said.mergers, ...chosen } })} locale={locale} /></Notice>
  if (asks.includes('depots_unclear') && findings.length === 1) {
    return (
      <Notice tone="info">
        <p>{say.whichDepots}</p>
        <div class="actions">{(['one', 'each'] as const).map((depots) => <button type="button" class="quiet" onClick={() => onSaid({ ...said, depots })}>{say.depots[depots]}</button>)}</div>
      </Notice>
    )
  }
  return (
    <Notice tone="error">
      <p>{say.refused}</p>
      <Findings findings={findings} names={names} locale={locale} />
      {asks.includes('transfer') && <Transfers {...props} />}
    </Notice>
  )
}

/** Rows in other currencies: at which rate they count, and those that have none. */
function Converted({ rates, names, locale }: { rates: ReadTrades['rates']; names: readonly string[]; locale: Locale }): VNode {
  const [say, { currency, day, perEur: perEurLabel, dayOfRate }] = [fileWords[locale], returnWords[locale]]
  const known = rates.flatMap(({ perEur, rateDate, ...row }) => (perEur === null ? [] : [{ ...row, perEur, rateDate: rateDate ?? row.date }]))
  const unknown = rates.filter(({ perEur }) => perEur === null)
  const dayOf = (value: string) => ({ value, text: formatDate(value, locale) })
  return (
    <>
      {unknown.length > 0 && <Notice tone="warning">{say.unconverted(unknown.map(({ row, currency: code, date }) => `${rowText(row, names)} (${code}, ${formatDate(date, locale)})`).join(', '))}</Notice>}
      {known.length > 0 && (
        <details>
          <summary>{say.converted(known.length)}</summary>
          <DataTable
            caption={perEurLabel} captionHidden locale={locale} columns={[{ label: say.row }, { label: currency }, { label: day }, { label: perEurLabel }, { label: dayOfRate }]}
            rows={known.map(({ row, currency: code, date, perEur, rateDate }) =>
              [rowText(row, names), code, dayOf(date), { value: perEur, text: formatNumber(perEur, locale, 6) }, dayOf(rateDate)])}
          />
        </details>
      )}
    </>
  )
}

interface OutcomeProps extends SaidProps {
  reading: Reading
  /** Of the files that were read. */
  names: readonly string[]
  isOver: boolean
}

export function Outcome({ reading, names, isOver, said, onSaid, locale }: OutcomeProps): VNode {
  const say = fileWords[locale]
  useEffect(() => {
    if (reading.kind === 'refused') document.querySelector('.import .notice')?.scrollIntoView({ block: 'nearest' })
  }, [reading])
  if (reading.kind === 'holdings') {
    const count = reading.verdict.request.holdings.filter((each) => 'isin' in each).length
    const taken = reading.verdict.request.basis === 'weights' ? say.weights(count) : isOver ? say.holdings(count) : say.holdingsNow(count)
    return <p role="status">{takenText(taken, reading.verdict, locale)}</p>
  }
  // Where it is open how splits count, nothing else is wrong.
  if (reading.kind === 'refused' && reading.splits.length > 0) return <Notice tone="info"><SplitQuestions wanted={reading.splits} onChoose={(splitUnits) => onSaid({ ...said, splitUnits: { ...said.splitUnits, ...splitUnits } })} locale={locale} /></Notice>
  if (reading.kind === 'refused') return <Refused {...reading} names={names} said={said} onSaid={onSaid} locale={locale} />
  const { payments, unreadPayments, alike, doubtful, hasFees, splits, rates } = reading.verdict
  // Distributions of funds count, be it in the bill of another year.
  const counted = new Set(payments.filter(({ isin }) => reading.paid.some((each) => each.isin === isin)).map(({ row }) => row))
  const noTrades = reading.verdict.noTrades.filter(({ row }) => !counted.has(row))
  return (
    <>
      <p role="status">{takenText(say.trades(bookingsText(reading.verdict, locale)), reading.verdict, locale)}</p>
      <SplitsTaken splits={splits} alike={alike} doubtful={doubtful} names={names} locale={locale} />
      {said.transfersArePurchases && <Notice tone="info">{say.takenAsPurchases}</Notice>}
      {said.depots !== undefined && <Notice tone="info">{say.taken[said.depots]}</Notice>}
      <Converted rates={rates} names={names} locale={locale} />
      {!hasFees && <Notice tone="info">{say.noFees}</Notice>}
      {unreadPayments.length > 0 && <Notice tone="warning">{unreadText(unreadPayments, locale, (row) => rowText(row, names))}</Notice>}
      {noTrades.length > 0 && (
        <details>
          <summary>{say.notTraded(noTrades.length)}</summary>
          <DataTable caption={say.reason} captionHidden locale={locale} columns={[{ label: say.row }, { label: say.reason }]}
            rows={noTrades.map(({ row, reason }) => [rowText(row, names), noTradeWords[locale][reason]])} />
        </details>
      )}
    </>
  )
}
