import '../style/article.css'
import '../style/docs.css'
import { hydrate } from 'preact'
import { DocsApp, type DocsData } from '../docs/app'
import { appElement, pageData } from '../browser/page-data'

hydrate(<DocsApp {...pageData<DocsData>()} />, appElement())
