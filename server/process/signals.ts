import { isatty } from 'node:tty'
import type { Config } from '../config/load.ts'
import type { Observe } from '../observations.ts'
import { describeDrain, type DrainPlan } from './draining.ts'

/** Signals to this process, from now on: those that come while the server starts are not lost. */
export type Signals = {
  /** The first signal to stop. A second one ends the process at once, except npm's copy. */
  stop: Promise<string>
  /** What SIGHUP does: it reads the configuration again. */
  onReload(reload: () => unknown): void
}

/** npm repeats each signal; Ctrl-C, or a signal to their group, has reached both already. */
const copyMs = 1000
/** The copy may come at the very end, and would kill the process; npm would report that. */
const copyWithinMs = 250

export function onSignals({
  isBelowNpm = process.env['npm_lifecycle_event'] !== undefined,
} = {}): Signals {
  const stop = Promise.withResolvers<string>()
  let askedAt: number | undefined
  const receive = (name: string) => {
    const now = performance.now()
    const isCopy = isBelowNpm && askedAt !== undefined && now - askedAt < copyMs
    if (askedAt !== undefined && !isCopy) process.exit(1)
    if (isBelowNpm && askedAt === undefined) setTimeout(() => {}, copyWithinMs)
    askedAt ??= now
    stop.resolve(name)
  }
  for (const name of ['SIGTERM', 'SIGINT'] as const) process.on(name, receive)

  let reload = () => void (missed = true)
  let missed = false
  const terminals = [0, 1, 2].filter((file) => isatty(file))
  process.on('SIGHUP', (name) => {
    // A terminal sends it when it is closed: the server is then not used any more.
    if (terminals.some((file) => !isatty(file))) receive(name)
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

type Stopping = {
  log: Observe
  settings(): Config['drain']
  drain(): Promise<DrainPlan>
  stop(drain: DrainPlan): Promise<void>
}

/** Waits for the signal, drains and stops, and logs both. */
export async function stopOnSignal(
  signal: Promise<string>,
  { log, settings, drain, stop }: Stopping,
): Promise<void> {
  const name = await signal
  const startedAt = performance.now()
  const plan = await drain()
  log({ kind: 'draining', signal: name, waits: describeDrain(plan, settings()) })
  await stop(plan)
  log({ kind: 'stopped', seconds: (performance.now() - startedAt) / 1000 })
}
