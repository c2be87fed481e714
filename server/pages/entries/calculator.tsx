/** Brings the page of a calculator to life; the one model that it needs comes with the first change. */
import { hydrate } from 'preact'
import type { CalculationModel } from '../../../core/operations/define'
import { camelCase } from '../../../core/values/names'
import type { Locale } from '../../../core/values/text'
import { writeNumber } from '../browser/number-text'
import { CalculatorApp } from '../calculator/calculator-app'
import type { Calculating } from '../calculator/calculating'
import type { CalculatorPage } from '../calculator/descriptor'
import { appElement, pageData } from '../browser/page-data'
import '../style/calculator.css'

/** Values entered before hydration: numbers, choices and texts by id. */
const typedEarly = (): Map<string, string> =>
  new Map(
    [...appElement().querySelectorAll<HTMLInputElement | HTMLSelectElement>('.field input[id], .field select[id]')]
      .filter((field) => (field instanceof HTMLInputElement ? field.value !== field.defaultValue : field.selectedOptions[0]?.defaultSelected === false))
      .map(({ id, value }) => [id, value]),
  )

/** Types it again, in the way of the page's language. */
function typeAgain(early: ReadonlyMap<string, string>, locale: Locale): void {
  for (const [id, text] of early) {
    const field = document.getElementById(id)
    if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) continue
    field.value = field.className === 'amount' && text !== '' ? writeNumber(Number(text), locale) : text
    field.dispatchEvent(new InputEvent('input', { bubbles: true }))
  }
}

const models = import.meta.glob<Readonly<Record<string, CalculationModel>>>(['../../../core/calculators/*/model.ts', '../../../core/retirement/*/model.ts'])

const page = pageData<CalculatorPage>()

async function load(): Promise<Calculating> {
  const [{ calculatingWith }, exported] = await Promise.all([import('../calculator/calculating'), models[`../../../core/${page.namespace}/${page.slug}/model.ts`]?.()])
  const module = exported?.[camelCase(page.slug)]
  if (module === undefined) throw new Error('the page has no model')
  return calculatingWith(module, page)
}

const early = typedEarly()
const onAlive = () => {
  typeAgain(early, page.locale)
  document.documentElement.dataset['ready'] = ''
  performance.mark('interactive')
}
hydrate(<CalculatorApp page={page} load={load} onAlive={onAlive} />, appElement())
