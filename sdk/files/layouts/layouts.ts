/** The layouts that are known, tried in this order before the general reader. */
import { avanza } from './banks/avanza'
import { comdirect } from './banks/comdirect'
import { degiro, degiroAccount } from './banks/degiro'
import { fineco } from './banks/fineco'
import { finanzenNetZero } from './banks/finanzen-net-zero'
import { flatex } from './banks/flatex'
import { fnz } from './banks/fnz'
import { ghostfolio } from './apps/ghostfolio'
import { interactiveBrokers } from './banks/interactive-brokers'
import type { Layout } from './layout'
import { parqet } from './apps/parqet'
import { portfolioPerformance } from './apps/portfolio-performance'
import { pytr } from './apps/pytr'
import { revolut } from './banks/revolut'
import { scalableCapital, scalableCapitalGerman } from './banks/scalable-capital'
import { tradeRepublic } from './banks/trade-republic'
import { trading212 } from './banks/trading-212'
import { wealthfolio } from './apps/wealthfolio'

export const layouts: readonly Layout[] = [
  tradeRepublic, scalableCapital, scalableCapitalGerman, parqet, trading212, portfolioPerformance, pytr, flatex, fnz,
  finanzenNetZero, degiro, degiroAccount, interactiveBrokers, comdirect, revolut, wealthfolio, ghostfolio, avanza, fineco,
]
