/** Brings the page of a calculator to life with the one model that it needs. */
import { hydrate } from 'preact'
import type { CalculatorModel } from '../../../core/operations/define'
import { camelCase } from '../../../core/values/names'
import { CalculatorApp } from '../calculator/calculator-app'
import type { CalculatorPage } from '../calculator/descriptor'
import { appElement, pageData } from '../browser/page-data'
import '../style/calculator.css'

const models = import.meta.glob<Readonly<Record<string, CalculatorModel>>>('../../../core/calculators/*/model.ts')

async function start(): Promise<void> {
  const page = pageData<CalculatorPage>()
  const exported = await models[`../../../core/calculators/${page.slug}/model.ts`]?.()
  const module = exported?.[camelCase(page.slug)]
  if (module === undefined) throw new Error('the page has no model')
  hydrate(<CalculatorApp page={page} module={module} />, appElement())
  document.documentElement.dataset['ready'] = ''
  performance.mark('interactive')
}

void start()
