/**
 * What every page does before it is drawn: it sets the theme that was chosen on this device. Also the switch of the theme, menus, and the service
 * worker. It is no module, so that it runs before anything is drawn in the wrong theme; so it imports and exports nothing.
 */
const THEME = 'depotkit.theme'

/** Storage can be forbidden. */
function quietly<T>(act: () => T): T | null {
  try {
    return act()
  } catch {
    return null
  }
}

const root = document.documentElement
const system = (): string => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')
const kept = quietly(() => localStorage.getItem(THEME))
if (kept === 'light' || kept === 'dark') root.dataset['theme'] = kept

/** Changes to the other theme; that of the system is not kept. */
function change(): void {
  const next = (root.dataset['theme'] ?? system()) === 'dark' ? 'light' : 'dark'
  if (next === system()) {
    delete root.dataset['theme']
    quietly(() => localStorage.removeItem(THEME))
  } else {
    root.dataset['theme'] = next
    quietly(() => localStorage.setItem(THEME, next))
  }
}

addEventListener('click', (event) => {
  if (!(event.target instanceof Element)) return
  if (event.target.closest('.theme') !== null) change()
  // The same place in the other language.
  const language = event.target.closest('a[data-locale]')
  if (language instanceof HTMLAnchorElement && language.hash === '') language.hash = location.hash
})

/** A menu is left by a click beside it, and by Escape. */
function leaveMenu(event: Event): void {
  const menu = document.querySelector<HTMLDetailsElement>('.menu[open]')
  const isEscape = event instanceof KeyboardEvent && event.key === 'Escape'
  if (menu === null || !(isEscape || (event.type === 'click' && event.target instanceof Node && !menu.contains(event.target)))) return
  menu.open = false
  if (isEscape) menu.querySelector('summary')?.focus()
}

addEventListener('click', leaveMenu)
addEventListener('keydown', leaveMenu)

/** Opens what a link leads to. */
const openTarget = (): void => document.getElementById(location.hash.slice(1))?.closest('details.chapter')?.setAttribute('open', '')

addEventListener('hashchange', openTarget)
addEventListener('DOMContentLoaded', openTarget)

if ('serviceWorker' in navigator && document.currentScript?.dataset['offline'] !== undefined) {
  addEventListener('load', () => void quietly(() => navigator.serviceWorker.register('/offline.js').then(() => navigator.serviceWorker.ready).then(({ active }) => active?.postMessage(location.pathname + location.search)).catch(() => undefined)))
}
