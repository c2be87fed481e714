/** Three bars. */
export const iconSvg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#0b5d69"/><path d="M9 23v-7M16 23V9M23 23v-4" stroke="#fff" stroke-width="4" stroke-linecap="round"/></svg>'

/** In the page itself, so that no browser asks for a file: written with what an address may hold, which is shorter than all of it in percent. */
export const icon = `data:image/svg+xml,${iconSvg.replaceAll('"', "'").replace(/[<>#]/g, encodeURIComponent)}`
