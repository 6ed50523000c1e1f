import type { Observe } from '../../observations.ts'
import type { Charge, Facilitator, Settlement, Verification } from '../types.ts'
import { openConnection } from './connection.ts'
import { isPlayMoney, supportOf, watchSupported, type SupportedKinds } from './supported.ts'
import { settlementOf, verificationOf, writeCharge, type FacilitatorReply } from './wire.ts'

/** Where a facilitator is, and how long it may take to answer. */
export type FacilitatorOptions = {
  url: string
  /** The key to send with the next request; it may change. */
  key?: () => string | undefined
  verifyMs: number
  settleMs: number
  observe: Observe
  /** Whether a facilitator that moves play money may be used. */
  sandbox: boolean
}

const outcomes = {
  valid: 'ok',
  settled: 'ok',
  invalid: 'refused',
  refused: 'refused',
  unknown: 'unknown',
} as const satisfies Record<(Verification | Settlement)['kind'], string>

const maxBytes = 64 << 10

/**
 * Speaks to one facilitator. Redirects are not followed and requests are not sent again: either
 * could charge twice. Asks at once what it supports, and does not wait for the answer.
 */
export function createFacilitator({
  url,
  key,
  verifyMs,
  settleMs,
  observe,
  sandbox,
}: FacilitatorOptions): Facilitator {
  const { origin } = new URL(url)
  const connection = openConnection({ url, key })
  const supported = watchSupported(connection, { origin, timeoutMs: verifyMs, observe })

  function supports(network: string): ReturnType<Facilitator['supports']> {
    const current = supported.current()
    return current && supportOf(current, network, (kind) => sandbox || !isPlayMoney(kind))
  }

  /** Sends a charge in the newest version that its network is supported in. */
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
    const reply = version
      ? await connection.ask(operation, { ms, maxBytes }, () => writeCharge(charge, version))
      : unsent
    const result = resultOf(reply)
    const outcome = outcomes[result.kind]
    observe({
      kind: 'facilitatorAsked',
      facilitator: origin,
      operation,
      outcome,
      ms: performance.now() - startedAt,
    })
    return result
  }

  return {
    supports,
    fault: () => faultOf(origin, supported, sandbox),
    verify: (charge) => send('verify', charge, verifyMs, verificationOf),
    settle: (charge) =>
      send('settle', charge, settleMs, (reply) => settlementOf(reply, charge.terms)),
    async close() {
      supported.close()
      await connection.close()
    },
  }
}

function faultOf(origin: string, supported: SupportedKinds, sandbox: boolean): string | undefined {
  const current = supported.current()
  if (!current) return `the facilitator ${origin} has not been heard: ${supported.fault()}`
  if (!sandbox && current.kinds.some(isPlayMoney))
    return `the facilitator ${origin} moves play money, which is for the sandbox only`
  return undefined
}
