import {
  CircuitBreaker,
  type CallVerdict,
  type Subject,
} from '../../../../../server/gateway/routing/breaker/breaker.ts'
import type { BreakerState } from '../../../../../server/observations.ts'

type Settings = { failures: number; window: number; open_ms: number }

export const usual: Settings = { failures: 5, window: 20, open_ms: 1000 }

/** The subject of a caller's call; the name is `known` by default. */
export const by = (caller: string, more: Partial<Subject> = {}): Subject => ({
  caller,
  name: 'known',
  isOnly: false,
  ...more,
})

/** The breaker of a deployment that takes any name, by a clock of its own. */
export function clockedBreaker(settings = usual, sentName?: string) {
  let at = 0
  const moves: BreakerState[] = []
  const breaker = new CircuitBreaker({
    settings,
    sentName,
    now: () => at,
    random: () => 0,
    onChange: (state) => moves.push(state),
  })
  const call = (subject: Subject, ...verdicts: CallVerdict[]) => {
    for (const verdict of verdicts) breaker.acquire(subject).release(verdict)
  }
  /** Ends the next probe with this verdict, if one is due; gives its name. */
  const probe = (verdict: CallVerdict): string | undefined => {
    const due = breaker.nextProbe()
    due?.end(verdict)
    return due?.name
  }
  return {
    breaker,
    moves,
    call,
    probe,
    /** Milliseconds for which a call of this subject has to wait. */
    wait: (subject: Subject) => breaker.seek(subject)?.ms ?? 0,
    pass: (ms: number) => void (at += ms),
  }
}

export const times = (count: number, verdict: CallVerdict) =>
  Array<CallVerdict>(count).fill(verdict)
