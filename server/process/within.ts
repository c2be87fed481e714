/** Awaits an answer; after a timeout in milliseconds, what `late` returns or throws. */
export async function within<T, L>(ms: number, answer: Promise<T>, late: () => L): Promise<T | L> {
  let timer: NodeJS.Timeout | undefined
  const over = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms)
  }).then(late)
  return Promise.race([answer, over]).finally(() => clearTimeout(timer))
}
