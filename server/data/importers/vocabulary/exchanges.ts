import { vocabulary, wordKey } from './words'

/** Names that publishers and data sets give to exchanges, to market identifier codes (ISO 10383). */
const exchangeWords = vocabulary({
  XNAS: ['NASDAQ', 'Nasdaq Stock Market', 'NASDAQ Global Select', 'NASDAQ Global Market', 'NASDAQ Capital Market', 'NMS'],
  XNYS: ['New York Stock Exchange Inc.', 'New York Stock Exchange', 'NYSE', 'NYQ'],
  ARCX: ['NYSE Arca'],
  XASE: ['Nyse Mkt Llc', 'NYSE American', 'NYSE MKT'],
  BATS: ['Cboe BZX formerly known as BATS', 'Cboe BZX', 'Bats'],
  XTSE: ['Toronto Stock Exchange', 'TSX'],
  XLON: ['London Stock Exchange', 'LSE'],
  XETR: ['Xetra', 'Deutsche Boerse Xetra', 'Deutsche Börse Xetra'],
  XPAR: ['Nyse Euronext - Euronext Paris', 'Euronext Paris'],
  XAMS: ['Euronext Amsterdam', 'Nyse Euronext - Euronext Amsterdam'],
  XBRU: ['Nyse Euronext - Euronext Brussels', 'Euronext Brussels'],
  XLIS: ['Nyse Euronext - Euronext Lisbon', 'Euronext Lisbon'],
  XDUB: ['Irish Stock Exchange - All Market', 'Euronext Dublin', 'Irish Stock Exchange'],
  XMIL: ['Borsa Italiana', 'Euronext Milan'],
  XMAD: ['Bolsa De Madrid', 'BME Spanish Exchanges'],
  XSWX: ['SIX Swiss Exchange'],
  XWBO: ['Wiener Boerse Ag', 'Wiener Börse'],
  XSTO: ['Nasdaq Omx Nordic', 'Nasdaq Stockholm'],
  XHEL: ['Nasdaq Omx Helsinki Ltd.', 'Nasdaq Helsinki'],
  XCSE: ['Omx Nordic Exchange Copenhagen A/S', 'Nasdaq Copenhagen'],
  XOSL: ['Oslo Bors Asa', 'Oslo Børs', 'Euronext Oslo'],
  XTKS: ['Tokyo Stock Exchange'],
  XHKG: ['Hong Kong Exchanges And Clearing Ltd', 'Hong Kong Stock Exchange', 'HKEX'],
  XASX: ['Asx - All Markets', 'Australian Securities Exchange', 'ASX'],
  XSES: ['Singapore Exchange'],
  XNZE: ['New Zealand Exchange Ltd', 'NZX'],
  XTAE: ['Tel Aviv Stock Exchange'],
  XTAI: ['Taiwan Stock Exchange'],
  ROCO: ['Gretai Securities Market', 'Taipei Exchange'],
  XKRX: ['Korea Exchange (Stock Market)'],
  XKOS: ['Korea Exchange (Kosdaq)'],
  XNSE: ['National Stock Exchange Of India'],
  XBOM: ['Bse Ltd'],
  XSHG: ['Shanghai Stock Exchange'],
  XSHE: ['Shenzhen Stock Exchange'],
  BVMF: ['XBSP', 'B3'],
  XJSE: ['Johannesburg Stock Exchange'],
  XSAU: ['Saudi Stock Exchange', 'Tadawul'],
  XWAR: ['Warsaw Stock Exchange/Equities/Main Market', 'Warsaw Stock Exchange'],
  XIST: ['Istanbul Stock Exchange', 'Borsa Istanbul'],
})

/** One name for an exchange, whatever a publisher calls it. */
export const exchangeKey = (name: string): string => exchangeWords.get(wordKey(name)) ?? wordKey(name).toUpperCase()

/** Tickers without what publishers leave out: separators, and the leading zeros that spreadsheets drop. */
export const tickerKey = (ticker: string): string => ticker.toUpperCase().replaceAll(/[\s./-]/g, '').replace(/^0+(?=\d+$)/, '')
