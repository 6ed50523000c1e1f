import type { ReadOn } from '../gateway/upstream/stream.ts'
import type { InFlight } from '../http/load/in-flight.ts'
import type { Key } from '../keys/keys.ts'
import { admissionOf, type ServiceParts } from './parts/service-parts.ts'

/** The maximum share of abandoned streams among the requests of a process. */
const share = 1 / 8

type Parts = Pick<ServiceParts, 'current' | 'closers'> & { inFlight: InFlight }

/**
 * Bounds the abandoned streams of this process: those read on for their token counts after clients
 * disconnected. A drain, a stop and the revocation of the caller's key abort them.
 */
export function createAbandonedStreams(
  parts: Parts,
): (caller: Key, abort: () => void) => ReturnType<ReadOn> {
  const { inFlight, closers } = parts
  const running = new Set<() => void>()
  closers.push(() => running.forEach((abort) => abort()))
  return (caller, abort) => {
    const { config } = parts.current
    const { after_disconnect_ms: ms } = config.limits
    const most = Math.floor(admissionOf(config).concurrent * share)
    if (ms === 0 || inFlight.isDraining || running.size >= most) return undefined
    const request = inFlight.begin(abort)
    Object.assign(request, { caller, isAbandoned: true })
    running.add(abort)
    return {
      ms,
      end() {
        running.delete(abort)
        request.end()
      },
    }
  }
}
