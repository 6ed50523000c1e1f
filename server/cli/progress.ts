/** Shows `text` and the elapsed seconds while `work` runs, if standard error is a terminal. */
export async function withProgress<T>(
  text: string,
  work: Promise<T>,
  out: NodeJS.WriteStream = process.stderr,
): Promise<T> {
  if (!out.isTTY) return work
  const startedAt = performance.now()
  const write = () =>
    out.write(`\r\x1b[K${text}… ${Math.round((performance.now() - startedAt) / 1000)} s`)
  write()
  const timer = setInterval(write, 1000)
  try {
    return await work
  } finally {
    clearInterval(timer)
    out.write('\r\x1b[K')
  }
}
