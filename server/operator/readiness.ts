import type { Actor } from '../store/queries/operators/audit.ts'
import type { Store } from '../store/store.ts'
import { actorOf, type OperatorHandlers } from './caller.ts'
import { recorded } from './recorded.ts'

/** Whether this replica should receive requests, and the state of each of its parts. */
export type Readiness = { ready: boolean; parts: Record<string, { ok: boolean; detail?: string }> }

/** Undefined if the part works, or a sentence with the problem. */
export type Check = () => Promise<string | undefined> | string | undefined

export type Part = {
  fault: Check
  /** Whether this replica cannot serve while the part fails; by default it can. */
  stops?: () => boolean
  /** Whether the part has just worked. */
  wasWell?: () => boolean
}

/** Readiness probes often wait only one second. */
const checkMs = 750

/**
 * Checks every part, or those that have not just worked. A fault that all replicas share does not make
 * them unready: no other replica could do better.
 */
export async function checkReadiness(
  parts: Readonly<Record<string, Part>>,
  { asks = 'all' }: { asks?: 'all' | 'unknown' } = {},
): Promise<Readiness> {
  const checks = Object.entries(parts).map(async ([name, { fault, stops, wasWell }]) => {
    if (asks === 'unknown' && wasWell?.()) return { name, part: { ok: true }, stopped: false }
    const detail = await inTime(fault).catch(() => 'does not answer')
    if (detail === undefined) return { name, part: { ok: true }, stopped: false }
    return { name, part: { ok: false, detail }, stopped: stops?.() ?? false }
  })
  const all = await Promise.all(checks)
  const states = Object.fromEntries(all.map(({ name, part }) => [name, part]))
  return { ready: !all.some(({ stopped }) => stopped), parts: states }
}

/** A fault of such a part makes the replica unready. */
export const needed = (fault: Check): Part => ({ fault, stops: () => true })

/**
 * A part that does not respond must not delay the result of the others. Most respond immediately and
 * need no timer.
 */
async function inTime(check: Check): Promise<string | undefined> {
  const detail = check()
  if (!(detail instanceof Promise)) return detail
  return within(checkMs, detail, () => `does not answer within ${checkMs} ms`)
}

/** The result of the work, or of `late` if it takes longer. */
export async function within<Result>(
  ms: number,
  work: Promise<Result>,
  late: () => Result,
): Promise<Result> {
  const timeout = Promise.withResolvers<Result>()
  const timer = setTimeout(() => timeout.resolve(late()), ms)
  try {
    return await Promise.race([work, timeout.promise])
  } finally {
    clearTimeout(timer)
  }
}

/** Drains a server with all its workers. */
export type ServerDrain = {
  readonly isBegun: boolean
  /** Makes the server not ready from now on. */
  begin(): void
  /** Its work in flight. */
  remaining(): Promise<{ calls: number; streams: number; queuedRows: number }>
}

/** The handler of operator.yaml for drains, which are recorded once. */
export function drainHandlers(
  drain: ServerDrain,
  { journal }: Pick<Store, 'journal'>,
): OperatorHandlers<'drainServer'> {
  let beginning: Promise<void> | undefined
  const begin = (actor: Actor) =>
    recorded(journal, actor, {
      action: 'drainServer',
      before: { draining: false },
      work: () => drain.begin(),
      after: () => ({ draining: true }),
    })
  return {
    async drainServer(context) {
      if (!drain.isBegun) {
        beginning ??= begin(actorOf(context)).finally(() => (beginning = undefined))
        await beginning
      }
      const { calls, streams, queuedRows } = await drain.remaining()
      return { status: 200, body: { calls, streams, queued_rows: queuedRows } }
    },
  }
}
