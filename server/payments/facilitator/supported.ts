import type { Observe } from '../../observations.ts'
import type { Facilitator } from '../types.ts'
import type { Connection } from './connection.ts'
import { supportedIn, type Supported } from './wire.ts'

const refreshMs = 300_000
const maxRetryMs = 30_000

/**
 * A facilitator's list of supported networks. Requested immediately, and again every five minutes
 * until `close`.
 */
export function watchSupported(
  connection: Connection,
  { origin, timeoutMs, observe }: { origin: string; timeoutMs: number; observe: Observe },
) {
  let current: Supported | undefined
  let fault = 'it has not responded yet'
  let timer: NodeJS.Timeout | undefined
  let isClosed = false

  async function refresh(failures: number): Promise<void> {
    const startedAt = performance.now()
    const supported = supportedIn(await connection.ask('supported', timeoutMs))
    if (isClosed) return
    const isListed = typeof supported !== 'string'
    observe({
      kind: 'facilitatorAsked',
      facilitator: origin,
      operation: 'supported',
      outcome: isListed ? 'ok' : 'unknown',
      ms: performance.now() - startedAt,
    })
    if (isListed) current = keepFeePayers(supported, current)
    else fault = supported
    const retryMs = Math.min(maxRetryMs, 500 * 2 ** failures) * (0.8 + 0.4 * Math.random())
    const wait = isListed ? refreshMs : retryMs
    timer = setTimeout(refresh, wait, isListed ? 0 : failures + 1).unref()
  }

  return {
    /** Resolves after the first try. */
    firstTry: refresh(0),
    /** The last list; undefined before the first. */
    current: () => current,
    /** Why the last try failed. */
    fault: () => fault,
    close() {
      isClosed = true
      clearTimeout(timer)
    },
  }
}

/** Whether a facilitator moves play money on this network, which only the sandbox may use. */
export const isPlayMoney = ({ extra }: Supported['kinds'][number]): boolean =>
  extra['playMoney'] === true

/** The entry of a list for one network; undefined if the network is not listed. */
export function supportOf(
  { kinds, signers }: Supported,
  network: string,
  isUsable: (kind: Supported['kinds'][number]) => boolean,
): ReturnType<Facilitator['supports']> {
  const family = familyOf(network)
  const usable = kinds.filter(
    (kind) => (kind.network === network || kind.network === family) && isUsable(kind),
  )
  const versions = ([2, 1] as const).filter((version) =>
    usable.some((kind) => kind.version === version),
  )
  const best = usable.toSorted(
    (a, b) =>
      b.version - a.version || Number(b.network === network) - Number(a.network === network),
  )[0]
  const accounts = signers[family] ?? signers[network]
  return best && { versions, extra: best.extra, ...(accounts && { signers: accounts }) }
}

const familyOf = (network: string): string => `${network.split(':', 1)[0]}:*`

/**
 * Official facilitators name another fee payer for Solana in each response, and a payment is signed
 * for one of them. The offered one stays as long as the facilitator lists it.
 */
function keepFeePayers(next: Supported, before: Supported | undefined): Supported {
  const kinds = next.kinds.map((kind) => {
    const offered = before?.kinds.find(
      ({ network, version }) => network === kind.network && version === kind.version,
    )?.extra['feePayer']
    const isThere =
      typeof offered === 'string' &&
      'feePayer' in kind.extra &&
      next.signers[familyOf(kind.network)]?.includes(offered)
    return isThere ? { ...kind, extra: { ...kind.extra, feePayer: offered } } : kind
  })
  return { ...next, kinds }
}
