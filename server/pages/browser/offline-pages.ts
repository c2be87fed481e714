/** Pages that need no service once they are there: they calculate in the browser. */
const places = ['/calculators', '/retirement', '/depot-tax']

/** Whether a page works without a connection. */
export const offersOffline = (path: string): boolean => places.some((place) => path === place || path.startsWith(`${place}/`))
