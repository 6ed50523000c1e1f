import { isatty } from 'node:tty'
import type { Config } from '../config/load.ts'
import type { Observe } from '../observations.ts'
import { describeDrain, type DrainPlan } from './draining.ts'

/** Signals to this process. Those that arrive while the server starts are not lost. */
export type Signals = {
  /** The first signal to stop. A second one ends the process immediately, except npm's copy. */
  stop: Promise<string>
  /** Sets what SIGHUP does: read the configuration again. */
  onReload(reload: () => unknown): void
}

/** npm forwards each signal; Ctrl-C and signals to the process group reach both directly. */
const copyMs = 1000
/** A late copy would kill the process while it exits, which npm would report. */
const copyWithinMs = 250

export function onSignals({
  isBelowNpm = process.env['npm_lifecycle_event'] !== undefined,
} = {}): Signals {
  const stop = Promise.withResolvers<string>()
  let firstAt: number | undefined
  const receive = (name: string) => {
    const now = performance.now()
    const isCopy = isBelowNpm && firstAt !== undefined && now - firstAt < copyMs
    if (firstAt !== undefined && !isCopy) process.exit(1)
    if (isBelowNpm && firstAt === undefined) setTimeout(() => {}, copyWithinMs)
    firstAt ??= now
    stop.resolve(name)
  }
  for (const name of ['SIGTERM', 'SIGINT'] as const) process.on(name, receive)

  let reload = () => void (missed = true)
  let missed = false
  const terminals = [0, 1, 2].filter((file) => isatty(file))
  process.on('SIGHUP', (name) => {
    // A terminal sends it when it is closed: then the server stops.
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
