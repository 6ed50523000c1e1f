import { EventEmitter } from 'node:events'
import type { UpstreamFault } from './normalize.ts'

/** Why a call ended early. `left`: the client went away; `shutdown`: we are; `revoked`: the client's token is refused from now on; `late`: the first byte did not come; `stalled`: a later one did not. */
export type AbortCause = 'left' | 'deadline' | 'shutdown' | 'revoked' | 'late' | 'stalled'

/** Bounds the waiting of one call: one timer, moved along with each sign of life. */
export type Watch = {
  signal: EventEmitter
  expectWithin(ms: number, otherwise: AbortCause): void
  cut(): AbortCause | undefined
  /** Told when the request is about to be written to a connection. */
  goesOut(): void
  /** Whether any of the request went out before the cut. */
  isOut(): boolean
  whenCut(tell: () => void): void
  /** Expects nothing until told again. */
  rest(): void
  end(): void
}

export function watchOver(request: AbortSignal): Watch {
  // An emitter does for undici what an AbortSignal does, at a fraction of its cost.
  const signal = new EventEmitter()
  let cut: AbortCause | undefined
  let timer: NodeJS.Timeout | undefined
  let armed = 0
  let isOut = false
  let tell = () => {}
  const abort = (why: AbortCause) => {
    cut ??= why
    signal.emit('abort')
    tell()
  }
  const left = () => abort(isReason(request.reason) ? request.reason : 'left')
  if (request.aborted) left()
  else request.addEventListener('abort', left, { once: true })
  return {
    signal,
    expectWithin(ms, otherwise) {
      if (timer && armed === ms && otherwise === 'stalled') return void timer.refresh()
      clearTimeout(timer)
      armed = otherwise === 'stalled' ? ms : 0
      timer = setTimeout(abort, ms, otherwise)
    },
    cut: () => cut,
    goesOut: () => void (isOut ||= !cut),
    isOut: () => isOut,
    whenCut(whom) {
      tell = whom
      if (cut) whom()
    },
    rest() {
      clearTimeout(timer)
      timer = undefined
    },
    end() {
      clearTimeout(timer)
      request.removeEventListener('abort', left)
    },
  }
}

const isReason = (reason: unknown): reason is AbortCause =>
  reason === 'deadline' || reason === 'shutdown' || reason === 'revoked'

export const cutFault = (cut: AbortCause | undefined): UpstreamFault => ({
  status: cut === 'left' || cut === undefined ? 502 : 504,
  reason: cut ?? 'broken',
})
