import type { Page } from 'playwright-core'

/** Waits until every chart has the width of its place, or is folded away. */
export const charted = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => [...document.querySelectorAll('.chart-box')].every((box) => !box.checkVisibility() || Math.abs(box.clientWidth - Number(box.querySelector('svg')?.getAttribute('width'))) < 2))
}
