/** Milliseconds that this thread has worked for: what others do on the machine does not count. */
export function threadMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
