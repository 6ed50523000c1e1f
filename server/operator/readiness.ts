import type { operations } from '../../generated/server/operator.ts'
import type { Handlers } from '../http/contract/operations.ts'
import type { Actor } from '../store/queries/operators/audit.ts'
import type { Store } from '../store/store.ts'
import { actorOf, type Operator } from './caller.ts'
import { recorded } from './recorded.ts'

/** Whether this replica should be sent requests, and the state of each of its parts. */
export type Readiness = { ready: boolean; parts: Record<string, { ok: boolean; detail?: string }> }

/** Undefined when a part is well, or a sentence that says what is wrong. */
export type Check = () => Promise<string | undefined> | string | undefined

export type Part = {
  fault: Check
  /** Whether this replica can serve nobody while the part fails; by default it can. */
  stops?: () => boolean
  /** Whether the part is known to have been well just now. */
  wasWell?: () => boolean
}

/** Probes of readiness often wait for one second only. */
const checkMs = 750

/**
 * Asks every part, or those that are not known to have been well just now. A fault that all replicas
 * share leaves them in use: no other could do more.
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

/** Any fault of such a part takes the replica out of use. */
export const needed = (fault: Check): Part => ({ fault, stops: () => true })

/**
 * A part that does not answer must not delay the answer about the others. Most answer at once, and
 * need no timer.
 */
async function inTime(check: Check): Promise<string | undefined> {
  const detail = check()
  if (!(detail instanceof Promise)) return detail
  const late = Promise.withResolvers<string>()
  const timer = setTimeout(() => late.resolve(`does not answer within ${checkMs} ms`), checkMs)
  try {
    return await Promise.race([detail, late.promise])
  } finally {
    clearTimeout(timer)
  }
}

/** Takes a server with all its workers out of use. */
export type ServerDrain = {
  readonly isBegun: boolean
  /** From now on the server is not ready. */
  begin(): void
  /** What it still does. */
  remaining(): Promise<{ calls: number; streams: number; queuedRows: number }>
}

/** The handler of operator.yaml for drains, which are recorded once. */
export function drainHandlers(
  drain: ServerDrain,
  { journal }: Pick<Store, 'journal'>,
): Handlers<Pick<operations, 'drainServer'>, Operator> {
  let beginning: Promise<void> | undefined
  const begin = (actor: Actor) =>
    recorded(journal, actor, {
      action: 'drainServer',
      before: { draining: false },
      work: () => drain.begin(),
      after: () => ({ draining: true }),
    })
  return {
    async drainServer(asked) {
      if (!drain.isBegun) {
        beginning ??= begin(actorOf(asked)).finally(() => (beginning = undefined))
        await beginning
      }
      const { calls, streams, queuedRows } = await drain.remaining()
      return { status: 200, body: { calls, streams, queued_rows: queuedRows } }
    },
  }
}
