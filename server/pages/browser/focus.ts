/** Goes on to an element that may only just come: the last of those that are meant. */
export const goTo = (selector: string): unknown => setTimeout(() => [...document.querySelectorAll<HTMLElement>(selector)].at(-1)?.focus())
