import type { Observe } from '../observe/observations.ts'

const names = ['SIGTERM', 'SIGINT'] as const

/** The first signal to stop, from now on: one that comes while the server starts is not lost. A second one waits for nobody. */
export function onSignal(): Promise<string> {
  return new Promise((resolve) => {
    let asked = false
    const hear = (name: string) => {
      if (asked) process.exit(1)
      asked = true
      resolve(name)
    }
    for (const name of names) process.on(name, hear)
  })
}

/** Waits for the signal, stops, and tells of both. */
export async function stopped(signal: Promise<string>, log: Observe, stop: () => Promise<void>): Promise<void> {
  const name = await signal
  const startedAt = performance.now()
  log({ kind: 'draining', signal: name })
  await stop()
  log({ kind: 'stopped', seconds: (performance.now() - startedAt) / 1000 })
}
