/** How a page hands its data to its script. */

/** Id of the element that the script draws into. */
export const APP_ID = 'app'

/** Id of the element that holds the data as JSON. */
export const DATA_ID = 'page-data'

/** The data of the page, as the server wrote it; `T` is what that server's page of the same build gives. */
export function pageData<T>(): T {
  return JSON.parse(document.getElementById(DATA_ID)?.textContent ?? '{}')
}

/** The element to draw into. */
export function appElement(): HTMLElement {
  const element = document.getElementById(APP_ID)
  if (element === null) throw new Error(`the page has no element #${APP_ID}`)
  return element
}

/** Shows another path of the same page in the address bar, and in the links that change the language. */
export function showPath(path: string): void {
  history.replaceState(null, '', `${path}${location.search}${location.hash}`)
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-locale]')) link.pathname = path
}

/** Changes the fragment, also in the language links, with a new entry in the history. */
export function showFragment(fragment: string): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-locale]')) link.hash = fragment
  if (location.hash === fragment) return
  history.pushState(null, '', `${location.pathname}${location.search}${fragment}`)
}

/** Shows another fragment without a step in the history, in the links that change the language too. */
export function replaceFragment(fragment: string): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-locale]')) link.hash = fragment
  history.replaceState(null, '', `${location.pathname}${location.search}${fragment}`)
}

/** Shows another query of the same page in the address bar, and in the links that change the language. */
export function showQuery(query: string, fragment: string): void {
  const chosen = /(?:^\?|&)(locale=[a-z]+)/.exec(location.search)?.[1]
  const search = [chosen, query].filter((part) => part !== undefined && part !== '').join('&')
  history.replaceState(null, '', `${location.pathname}${search === '' ? '' : `?${search}`}${fragment}`)
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-locale]')) {
    const language = `locale=${link.dataset['locale'] ?? ''}`
    link.setAttribute('href', `${location.pathname}?${query === '' ? language : `${language}&${query}`}${fragment}`)
  }
}
