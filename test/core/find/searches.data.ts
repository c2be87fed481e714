/**
 * A hundred searches as investors type them, each with the answer that they mean: ISINs as issuers and exchanges publish them, or what the
 * names must say. Written before the search was asked.
 */

/** What is expected of the answers to a search. */
export interface Search {
  /** What is typed. */
  words: string
  /** ISINs of which one must come first. */
  first?: readonly string[]
  /** ISINs of which one must be among the first three. */
  among?: readonly string[]
  /** What the names of the first answers must say. */
  says?: RegExp
  /** What the names of the first answers must not say. */
  saysNot?: RegExp
  /** What the first answers must be. */
  kind?: string
  /** How many of the first answers `says`, `saysNot` and `kind` are asked of. Default 3. */
  of?: number
}

const first = (words: string, ...isins: string[]): Search => ({ words, first: isins })
const among = (words: string, ...isins: string[]): Search => ({ words, among: isins })
const says = (words: string, expected: RegExp, not?: RegExp, of = 3): Search => ({ words, says: expected, of, ...(not === undefined ? {} : { saysNot: not }) })

/** Shares by the names that people use. */
const shares: Search[] = [
  first('Siemens', 'DE0007236101'),
  first('siemens ag', 'DE0007236101'),
  first('Linde AG', 'IE000S9YS762'),
  first('Praxair', 'IE000S9YS762'),
  first('Facebook Aktie', 'US30303M1027'),
  first('Daimler AG', 'DE0007100000'),
  first('Royal Dutch Shell', 'GB00BP6MXD84'),
  first('GlaxoSmithKline', 'GB00BN7SWP63'),
  first('HeidelbergCement', 'DE0006047004'),
  first('Deutsche Annington', 'DE000A1ML7J1'),
  first('DE0008032004', 'DE000CBK1001'),
  first('DE000TUAG000', 'DE000TUAG505'),
  first('GB0008847096', 'GB00BLGZ9862'),
  first('Siemens Energy', 'DE000ENER6Y0'),
  first('Volkswagen Vz', 'DE0007664039'),
  first('VW', 'DE0007664039', 'DE0007664005'),
  first('vw vorzüge', 'DE0007664039'),
  first('apple', 'US0378331005'),
  first('aple', 'US0378331005'),
  first('Apple Aktie', 'US0378331005'),
  first('microsoft', 'US5949181045'),
  first('mircosoft', 'US5949181045'),
  first('nvidia', 'US67066G1040'),
  first('nvida', 'US67066G1040'),
  first('amazon', 'US0231351067'),
  first('google', 'US02079K3059', 'US02079K1079'),
  first('facebook', 'US30303M1027'),
  first('tesla', 'US88160R1014'),
  first('TSMC', 'US8740391003', 'TW0002330008'),
  first('Taiwan Semiconductor', 'US8740391003', 'TW0002330008'),
  first('SAP', 'DE0007164600'),
  first('allianz', 'DE0008404005'),
  first('Alianz', 'DE0008404005'),
  first('rheinmetal', 'DE0007030009'),
  first('Telekom', 'DE0005557508'),
  first('Deutsche Telekom', 'DE0005557508'),
  first('Münchener Rück', 'DE0008430026'),
  first('munich re', 'DE0008430026'),
  first('BASF', 'DE000BASF111'),
  first('mercedes', 'DE0007100000'),
  first('Daimler', 'DE0007100000', 'DE000DTR0CK8'),
  first('BMW', 'DE0005190003'),
  first('asml', 'NL0010273215'),
  first('novo nordisk', 'DK0062498333'),
  first('nestle', 'CH0038863350'),
  first('Nestlé', 'CH0038863350'),
  first('berkshire hathaway b', 'US0846707026'),
  first('coca cola', 'US1912161007'),
  first('johnson & johnson', 'US4781601046'),
  first('mcdonalds', 'US5801351017'),
  first('lvmh', 'FR0000121014'),
  first('eon', 'DE000ENAG999'),
  first('e.on', 'DE000ENAG999'),
  first('j&j', 'US4781601046'),
]

/** Numbers and tickers. */
const codes: Search[] = [
  first('A0RPWH', 'IE00B4L5Y983'),
  first('a1jx52', 'IE00B3RBWM25'),
  first('A2PKXG', 'IE00BK5BQT80'),
  first('723610', 'DE0007236101'),
  first('VWRL', 'IE00B3RBWM25'),
  first('vwce', 'IE00BK5BQT80'),
  first('EUNL', 'IE00B4L5Y983'),
  first('IWDA', 'IE00B4L5Y983'),
  first('AAPL', 'US0378331005'),
  first('MSFT', 'US5949181045'),
  first('IE00B4L5Y983', 'IE00B4L5Y983'),
  first('ie00 b4l5 y983', 'IE00B4L5Y983'),
  first('IE00B4L5Y98', 'IE00B4L5Y983'),
  first('WKN 723610', 'DE0007236101'),
  first('V80A', 'IE00BMVB5R75'),
]

/** Funds by index, issuer and class. */
const funds: Search[] = [
  first('msci world', 'IE00B4L5Y983'),
  says('msci world', /world/i, /\bex\b|momentum|value|quality|small/i),
  among('msci world etf', 'IE00B4L5Y983'),
  first('ishares msci world', 'IE00B4L5Y983'),
  first('ishares core msci world', 'IE00B4L5Y983'),
  first('isahres core msci world', 'IE00B4L5Y983'),
  first('ishares msci world thesaurierend', 'IE00B4L5Y983'),
  first('ishares msci world ausschüttend', 'IE00B0M62Q58'),
  among('ftse all world', 'IE00B3RBWM25', 'IE00BK5BQT80'),
  first('vanguard all world acc', 'IE00BK5BQT80'),
  first('vanguard all world thes', 'IE00BK5BQT80'),
  first('vanguard ftse all-world dist', 'IE00B3RBWM25'),
  first('vanguard all world ausschüttend', 'IE00B3RBWM25'),
  first('lifestrategy 80 thes', 'IE00BMVB5R75'),
  first('life strategy 80', 'IE00BMVB5R75', 'IE00BMVB5S82'),
  first('vanguard lifestrategy 60 acc', 'IE00BMVB5P51'),
  first('Arero', 'LU0360863863'),
  first('arero weltfonds', 'LU0360863863'),
  says('s&p 500', /s&p\s?500/i, /inverse|short|leverag|equal/i),
  says('sp500', /s&p\s?500/i, /inverse|short|leverag|equal/i),
  says('s&p500', /s&p\s?500/i, /inverse|short|leverag|equal/i),
  says('nasdaq', /nasdaq/i, /short|leverag/i),
  says('nasdaq 100', /nasdaq.?100/i, /short|leverag/i),
  { words: 'china', kind: 'fund', says: /china/i, saysNot: /ex[ -]china/i },
  says('indien', /india/i),
  says('Japan ETF', /japan|topix|nikkei/i, /ex[ -]japan/i),
  says('dax etf', /dax/i, /short|leverag/i),
  says('mdax', /mdax|mid.?cap/i, undefined, 1),
  says('euro stoxx 50', /euro stoxx 50/i, /short|leverag/i),
  says('stoxx europe 600', /(stoxx )?europe 600/i),
  says('msci world', /msci world/i, undefined, 10),
  first('msci acwi imi', 'IE00B3YLTY66'),
  first('all world', 'IE00BK5BQT80', 'IE00B3RBWM25'),
  says('all world', /all-world/i),
  says('acwi', /acwi|all country/i, /\bex\b/i),
  says('msci em imi', /(em|emerging).*imi/i, undefined, 1),
  says('world small cap', /world small/i),
  says('world momentum', /world.*momentum/i),
  among('top dividende', 'DE0009848119'),
  among('flossbach multiple opportunities', 'LU0323578657', 'LU1038809395', 'LU0952573482'),
  first('uniglobal', 'DE0008491051'),
  among('xetra gold', 'DE000A0S9GB0'),
  first('euwax gold', 'DE000EWG0LD1', 'DE000EWG2LD7'),
]

/** German words for what names say in English. */
const german: Search[] = [
  { words: 'Halbleiter', kind: 'fund', says: /semiconductor/i, of: 2 },
  says('Kupfer', /copper|kupfer/i),
  says('Öl', /\boil\b|brent|wti|crude|öl/i),
  says('Bundesanleihe', /bund|german/i),
  says('db x-trackers msci world', /xtrackers.*world/i),
  says('Lyxor MSCI World', /amundi.*world/i),
  says('Rüstung', /defen[cs]e/i, undefined, 2),
  says('Wasserstoff', /hydrogen/i, undefined, 1),
  says('Staatsanleihen', /gov|treasur|bund/i),
  says('Unternehmensanleihen', /corp/i),
  says('Schwellenländer', /emerging|\bem\b/i, /bond|govt/i),
  says('Künstliche Intelligenz', /artificial intelligence|\bai\b|künstliche intelligenz/i, undefined, 2),
  says('Erneuerbare Energien', /clean|renewable|new energy/i, undefined, 2),
  says('Geldmarkt', /overnight|money|geldmarkt|liquid/i, undefined, 2),
  says('Gold', /gold/i, /goldman|miner/i),
  says('Goldminen', /gold.*(min|producers)/i, undefined, 1),
  says('Welt thesaurierend', /(?=.*world).*(acc|1c|thes)/i),
  says('Automatisierung', /automation|robot/i, undefined, 1),
]

/** All of them. */
export const searches: readonly Search[] = [...shares, ...codes, ...funds, ...german]
