/** The layouts that are known, tried in this order before the general reader. */
import { avanza } from './banks/avanza'
import { comdirect } from './banks/comdirect'
import { degiro, degiroAccount } from './banks/degiro'
import { finanzenNetZero } from './banks/finanzen-net-zero'
import { flatex } from './banks/flatex'
import { fnz } from './banks/fnz'
import { ghostfolio } from './banks/ghostfolio'
import { interactiveBrokers } from './banks/interactive-brokers'
import type { Layout } from './layout'
import { parqet } from './banks/parqet'
import { portfolioPerformance } from './banks/portfolio-performance'
import { revolut } from './banks/revolut'
import { scalableCapital, scalableCapitalGerman } from './banks/scalable-capital'
import { tradeRepublic } from './banks/trade-republic'
import { trading212 } from './banks/trading-212'
import { wealthfolio } from './banks/wealthfolio'

export const layouts: readonly Layout[] = [
  tradeRepublic, scalableCapital, scalableCapitalGerman, parqet, trading212, portfolioPerformance, flatex, fnz, finanzenNetZero, degiro, degiroAccount, interactiveBrokers, comdirect, revolut, wealthfolio, ghostfolio, avanza,
]
