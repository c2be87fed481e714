import '../style/portfolio.css'
import { hydrate } from 'preact'
import { appElement, pageData } from '../browser/page-data'
import { PortfolioApp, type PortfolioData } from '../portfolio/app'

hydrate(<PortfolioApp {...pageData<PortfolioData>()} />, appElement())
