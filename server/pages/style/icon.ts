/** Three bars. */
export const iconSvg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#0b5d69"/><path d="M9 23v-7M16 23V9M23 23v-4" stroke="#fff" stroke-width="4" stroke-linecap="round"/></svg>'

/** Inline as a data URL, so that browsers request no file; only necessary characters are percent-encoded, which is shorter. */
export const icon = `data:image/svg+xml,${iconSvg.replaceAll('"', "'").replace(/[<>#]/g, encodeURIComponent)}`
