/** Awaits an answer, with a fallback after a timeout in milliseconds. */
export async function within<T, L>(ms: number, answer: Promise<T>, late: () => L): Promise<T | L> {
  let timer: NodeJS.Timeout | undefined
  const over = new Promise<L>((resolve) => {
    timer = setTimeout(() => resolve(late()), ms)
  })
  return Promise.race([answer, over]).finally(() => clearTimeout(timer))
}
