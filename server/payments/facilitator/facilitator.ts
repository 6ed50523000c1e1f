import type { Observe } from '../../observations.ts'
import type { Charge, Facilitator, Settlement, Verification } from '../types.ts'
import type { Proxy } from '../../undici/transport.ts'
import { openConnection, type FacilitatorKey } from './connection.ts'
import { isPlayMoney, supportOf, watchSupported } from './supported.ts'
import {
  listingRefusalIn,
  settlementOf,
  verificationOf,
  writeCharge,
  type FacilitatorReply,
} from './wire.ts'

/** The URL, key and timeouts of a facilitator. */
export type FacilitatorOptions = {
  url: string
  /** The key to send with the next request; it may change. */
  key?: () => FacilitatorKey | undefined
  proxy?: Proxy | undefined
  verifyMs: number
  settleMs: number
  observe: Observe
  /** Whether a facilitator that moves play money may be used. */
  sandbox: boolean
}

/** A facilitator with its list of supported networks. */
export type ConnectedFacilitator = Facilitator & {
  /** Resolves after its first response, or without one after the timeout. */
  heard: Promise<void>
  /** A sentence if it has responded and does not serve payments on this network. */
  missing(network: string): string | undefined
  /** Undefined until it has responded. */
  hasCatalogue(): boolean | undefined
}

const outcomes = {
  valid: 'ok',
  settled: 'ok',
  invalid: 'refused',
  refused: 'refused',
  unknown: 'unknown',
} as const satisfies Record<(Verification | Settlement)['kind'], string>

/**
 * A client of one facilitator, without redirects and retries: either could charge twice. Requests
 * the list of supported networks immediately, without waiting for it.
 */
export function createFacilitator({
  url,
  key,
  proxy,
  verifyMs,
  settleMs,
  observe,
  sandbox,
}: FacilitatorOptions): ConnectedFacilitator {
  const { origin } = new URL(url)
  const connection = openConnection({ url, key, proxy })
  const supported = watchSupported(connection, { origin, timeoutMs: verifyMs, observe })

  function supports(network: string): ReturnType<Facilitator['supports']> {
    const current = supported.current()
    return current && supportOf(current, network, (kind) => sandbox || !isPlayMoney(kind))
  }

  /** Sends a charge in the newest version that the facilitator supports on its network. */
  async function send<Result extends Verification | Settlement>(
    operation: 'verify' | 'settle',
    charge: Charge,
    ms: number,
    resultOf: (reply: FacilitatorReply) => Result,
  ): Promise<Result> {
    await supported.firstTry
    const startedAt = performance.now()
    const version = supports(charge.terms.network)?.versions[0]
    const unsent = { reason: supported.current() ? 'network_not_supported' : 'not_heard' }
    const pending = version && connection.ask(operation, ms, () => writeCharge(charge, version))
    const reply = (await pending) ?? unsent
    const result = resultOf(reply)
    const reason = listingRefusalIn(reply)
    const resource = charge.resource.url
    if (reason !== undefined)
      observe({ kind: 'listingRefused', facilitator: origin, resource, reason })
    const outcome = outcomes[result.kind]
    const took = performance.now() - startedAt
    observe({ kind: 'facilitatorAsked', facilitator: origin, operation, outcome, ms: took })
    return result
  }

  return {
    supports,
    heard: supported.firstTry,
    fault() {
      const current = supported.current()
      if (!current) return `the facilitator ${origin} has not responded: ${supported.fault()}`
      if (!sandbox && current.kinds.some(isPlayMoney))
        return `the facilitator ${origin} moves play money, which is for the sandbox only`
      return undefined
    },
    missing(network) {
      const current = supported.current()
      if (!current || supports(network)) return undefined
      const listed = [...new Set(current.kinds.map((kind) => kind.network))]
      const others = listed.slice(0, 10).join(', ') || 'no network'
      return (
        `the facilitator ${origin} does not serve ${network} with the scheme exact, ` +
        `so nothing is sold there; it serves ${others}`
      )
    },
    hasCatalogue: () => supported.current()?.hasCatalogue,
    verify: (charge) => send('verify', charge, verifyMs, verificationOf),
    settle: (charge) =>
      send('settle', charge, settleMs, (reply) => settlementOf(reply, charge.terms)),
    async close() {
      supported.close()
      await connection.close()
    },
  }
}
