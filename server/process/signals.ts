import { isatty } from 'node:tty'
import type { Config } from '../config/load.ts'
import type { Observe } from '../observations.ts'
import { waitsFor, type DrainPlan } from './draining.ts'

/** What the system asks of this process, from now on: what comes while the server starts is not lost. */
export type Signals = {
  /** The first signal to stop. A second one waits for nobody, but for npm's copy of the first. */
  stop: Promise<string>
  /** SIGHUP is for this: to read the configuration again. */
  onReload(reload: () => unknown): void
}

/** npm sends to what it runs each signal that it gets; Ctrl-C, or a signal to their group, has reached both already. */
const copyMs = 1000
/** The copy may come when all is done: a process at its very end would be killed by it, and npm would say so. */
const copyWithinMs = 250

export function onSignals({
  isBelowNpm = process.env['npm_lifecycle_event'] !== undefined,
} = {}): Signals {
  const stop = Promise.withResolvers<string>()
  let askedAt: number | undefined
  const hear = (name: string) => {
    const now = performance.now()
    const isCopy = isBelowNpm && askedAt !== undefined && now - askedAt < copyMs
    if (askedAt !== undefined && !isCopy) process.exit(1)
    if (isBelowNpm && askedAt === undefined) setTimeout(() => {}, copyWithinMs)
    askedAt ??= now
    stop.resolve(name)
  }
  for (const name of ['SIGTERM', 'SIGINT'] as const) process.on(name, hear)

  let reload = () => void (missed = true)
  let missed = false
  const terminals = [0, 1, 2].filter((file) => isatty(file))
  process.on('SIGHUP', (name) => {
    // A terminal sends it when it is closed: nobody is there any more for whom this would run on.
    if (terminals.some((file) => !isatty(file))) hear(name)
    else reload()
  })
  return {
    stop: stop.promise,
    onReload(work) {
      reload = () => void work()
      if (missed) reload()
    },
  }
}

type Ending = {
  log: Observe
  settings(): Config['drain']
  drain(): Promise<DrainPlan>
  stop(drain: DrainPlan): Promise<void>
}

/** Waits for the signal, stops, and tells of both. */
export async function stopped(
  signal: Promise<string>,
  { log, settings, drain, stop }: Ending,
): Promise<void> {
  const name = await signal
  const startedAt = performance.now()
  const found = await drain()
  log({ kind: 'draining', signal: name, waits: waitsFor(found, settings()) })
  await stop(found)
  log({ kind: 'stopped', seconds: (performance.now() - startedAt) / 1000 })
}
