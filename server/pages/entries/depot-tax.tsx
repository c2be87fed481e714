import '../style/search.css'
import '../style/depot-tax.css'
import { hydrate } from 'preact'
import { appElement, pageData } from '../browser/page-data'
import { DepotTaxApp, type DepotTaxData } from '../depot-tax/app'

hydrate(<DepotTaxApp data={pageData<DepotTaxData>()} />, appElement())
document.documentElement.dataset['ready'] = ''
