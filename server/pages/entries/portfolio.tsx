import '../style/search.css'
import '../style/portfolio.css'
import { hydrate } from 'preact'
import { appElement, pageData } from '../browser/page-data'
import { PortfolioApp } from '../portfolio/app'
import type { PortfolioData } from '../portfolio/results'

hydrate(<PortfolioApp {...pageData<PortfolioData>()} />, appElement())
document.documentElement.dataset['ready'] = ''
