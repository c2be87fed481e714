/** Every page for people, and what is done on it before it is looked at. */
import type { Page } from 'playwright-core'
import { allNamespaces, linkedNamespaces, calculationPagePath, guidePagePath, methodologyPagePath, CALCULATOR_PAGES_PATH } from '../../../core/contract/namespaces'
import { calculations } from '../../../core/registry/registry'

export type Act = (page: Page) => Promise<void>

const look: Act = async () => {}

export const analyse: Act = async (page) => {
  await page.getByRole('button', { name: /example|Beispiel/ }).click()
  await page.locator('.results').waitFor()
}

/** Opens what is folded. */
const unfold: Act = (page) => page.evaluate(() => document.querySelectorAll('details').forEach((details) => details.toggleAttribute('open', true)))

export const allPages: readonly (readonly [path: string, act: Act])[] = [
  ['/', look],
  [CALCULATOR_PAGES_PATH, look],
  ...linkedNamespaces.flatMap((namespace) => calculations[namespace].map(({ id }) => [calculationPagePath(namespace, id), unfold] as const)),
  ['/portfolio', async (page) => {
    await analyse(page)
    await unfold(page)
  }],
  ['/depot-tax', async (page) => {
    await page.getByRole('button', { name: /example|Beispiel/ }).click()
    await unfold(page)
  }],
  ['/docs', async (page) => {
    await page.locator('.docs-main #responses').waitFor()
    await unfold(page)
  }],
  ...allNamespaces.flatMap((namespace) => [[methodologyPagePath(namespace), look] as const, [guidePagePath(namespace), look] as const]),
  ['/no-such-page', look],
]
