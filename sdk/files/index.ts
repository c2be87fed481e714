/** Files of banks, brokers and apps as snapshot requests. */
export { readHoldings, type ReadOptions } from './read'
export { largest } from './largest'
export { priceHistories, type PriceHistory, type PriceOfDay } from './portfolio/histories'
export { directoryLookup, directoryQuotes, directorySplits } from './directory-lookup'
export { fileWords, type FileWords } from './words'
export type { PdfJs } from './pdf/open'
export type { Quote, Quotes } from './trades/quotes'
export type { KnownSplits, Splits, SplitUnits } from './trades/units/splits'
export type { Match, SecurityLookup, Wanted } from './lookup'
export type { NumberFormat } from './cells/decimal'
export type {
  UnprovenRow, DecidedSplit, FileFault, FileFaultCode, FileHolding, FileRequest, FileVerdict, Largest, LeftOut, BookingsFaultCode, LeftOutReason, PricedHolding, Proposal, ReadFile, RefusedFile, RowFaultCode, StatedTotal, WantedPrice, WantedSplit,
} from './verdict'
export { readTrades } from './trades/lazy'
export type { TradeOptions } from './trades/read'
export { billInputs, returnInputs, saleLots } from './trades/requests'
export type { FilePayment, FileTrade, NoTrade, ReadTrades, RefusedTrades, TradeFault, TradeFaultCode, TradesVerdict } from './trades/verdict'
export { tradeFaultText } from './trades/text'
