import { isUtf8 } from 'node:buffer'
import { Pool } from 'undici'
import { nestsDeeper } from '../../json.ts'
import type { Observe } from '../../observations.ts'
import {
  settlementOf,
  supportedIn,
  verificationOf,
  writeCharge,
  type FacilitatorReply,
  type Supported,
} from './wire.ts'
import type { Charge, Facilitator, Settlement, Verification } from '../types.ts'

export type FacilitatorOptions = {
  url: string
  /** The key of this moment, for keys change. */
  key?: () => string | undefined
  verifyMs: number
  settleMs: number
  observe: Observe
  /** Whether a facilitator that moves play money may be used. */
  sandbox: boolean
}

type Operation = 'verify' | 'settle' | 'supported'
type Outcome = 'ok' | 'refused' | 'unknown'

const outcomes: Record<(Verification | Settlement)['kind'], Outcome> = {
  valid: 'ok',
  settled: 'ok',
  invalid: 'refused',
  refused: 'refused',
  unknown: 'unknown',
}

/** Of a facilitator, for each operation. */
const connections = 256
const mostAnswerBytes = 64 << 10
/** Lists of networks grow; nothing in them is about money. */
const mostSupportedBytes = 1 << 20
const mostDepth = 32
const refreshMs = 300_000
const mostRetryMs = 30_000

/**
 * Speaks to one facilitator: nothing is followed, repeated or believed that could mean a second charge. Begins at once to ask what it supports, and
 * waits for nothing.
 */
export function createFacilitator({
  url,
  key,
  verifyMs,
  settleMs,
  observe,
  sandbox,
}: FacilitatorOptions): Facilitator {
  const { origin, pathname } = new URL(url)
  const base = pathname.replace(/\/+$/, '')
  // Whoever comes can have something verified: no settlement is to wait behind that.
  const poolOf = (most: number) =>
    new Pool(origin, {
      connections: most,
      pipelining: 1,
      allowH2: false,
      headersTimeout: 0,
      bodyTimeout: 0,
    })
  const pools: Record<Operation, Pool> = {
    supported: poolOf(1),
    verify: poolOf(connections),
    settle: poolOf(connections),
  }

  async function ask(
    operation: Operation,
    ms: number,
    most: number,
    write?: () => string,
  ): Promise<FacilitatorReply> {
    const signal = AbortSignal.timeout(ms)
    const sent = key?.()
    const headers = {
      accept: 'application/json',
      ...(sent !== undefined && { authorization: `Bearer ${sent}` }),
    }
    const request = write
      ? { method: 'POST', headers: { ...headers, 'content-type': 'application/json' } }
      : { method: 'GET', headers }
    try {
      return await inTime(signal, async () => {
        const reply = await pools[operation].request({
          ...request,
          path: `${base}/${operation}`,
          body: write?.() ?? null,
          signal,
        })
        const bytes = await read(reply.body, most)
        return bytes ? { status: reply.statusCode, json: jsonFrom(bytes) } : { reason: 'too_large' }
      })
    } catch (error) {
      return { reason: signal.aborted ? 'timed_out' : codeOf(error) }
    }
  }

  function told(operation: Operation, outcome: Outcome, startedAt: number): void {
    observe({
      kind: 'facilitatorAsked',
      facilitator: origin,
      operation,
      outcome,
      ms: performance.now() - startedAt,
    })
  }

  let heard: Supported | undefined
  let fault = 'it has not answered yet'
  let timer: NodeJS.Timeout | undefined
  let isClosed = false

  async function refresh(failures: number): Promise<void> {
    const startedAt = performance.now()
    const supported = supportedIn(await ask('supported', verifyMs, mostSupportedBytes))
    if (isClosed) return
    const isHeard = typeof supported !== 'string'
    told('supported', isHeard ? 'ok' : 'unknown', startedAt)
    if (isHeard) heard = keepFeePayers(supported, heard)
    else fault = supported
    const wait = isHeard
      ? refreshMs
      : Math.min(mostRetryMs, 500 * 2 ** failures) * (0.8 + 0.4 * Math.random())
    timer = setTimeout(refresh, wait, isHeard ? 0 : failures + 1).unref()
  }
  const firstTry = refresh(0)

  const isPlay = (kind: Supported['kinds'][number]) => kind.extra['playMoney'] === true

  function supports(network: string): ReturnType<Facilitator['supports']> {
    const family = `${network.split(':', 1)[0]}:*`
    const kinds = (heard?.kinds ?? []).filter(
      (kind) => (kind.network === network || kind.network === family) && (sandbox || !isPlay(kind)),
    )
    const versions = ([2, 1] as const).filter((version) =>
      kinds.some((kind) => kind.version === version),
    )
    const best = kinds.toSorted(
      (a, b) =>
        b.version - a.version || Number(b.network === network) - Number(a.network === network),
    )[0]
    const signers = heard?.signers[family] ?? heard?.signers[network]
    return best && { versions, extra: best.extra, ...(signers && { signers }) }
  }

  /** Sends a charge in the newest version that its network is supported in; sorts what comes of it. */
  async function send<Sorted extends Verification | Settlement>(
    operation: Operation,
    charge: Charge,
    ms: number,
    sort: (reply: FacilitatorReply) => Sorted,
  ): Promise<Sorted> {
    await firstTry
    const startedAt = performance.now()
    const version = supports(charge.terms.network)?.versions[0]
    const unsent = { reason: heard ? 'network_not_supported' : 'not_heard' }
    const reply = version
      ? await ask(operation, ms, mostAnswerBytes, () => writeCharge(charge, version))
      : unsent
    const sorted = sort(reply)
    told(operation, outcomes[sorted.kind], startedAt)
    return sorted
  }

  return {
    supports,
    fault() {
      if (!heard) return `the facilitator ${origin} has not been heard: ${fault}`
      if (!sandbox && heard.kinds.some(isPlay))
        return `the facilitator ${origin} moves play money, which is for the sandbox only`
      return undefined
    },
    verify: (charge) => send('verify', charge, verifyMs, verificationOf),
    settle: (charge) =>
      send('settle', charge, settleMs, (reply) => settlementOf(reply, charge.terms)),
    async close() {
      isClosed = true
      clearTimeout(timer)
      await Promise.all(Object.values(pools).map((pool) => pool.destroy()))
    },
  }
}

/**
 * Official facilitators draw the account that pays Solana's fees anew for each answer, and a payment is signed for one of them. The one that was offered
 * stays as long as the facilitator has it.
 */
function keepFeePayers(next: Supported, before: Supported | undefined): Supported {
  const kept = next.kinds.map((kind) => {
    const offered = before?.kinds.find(
      ({ network, version }) => network === kind.network && version === kind.version,
    )?.extra['feePayer']
    const family = `${kind.network.split(':', 1)[0]}:*`
    const isThere =
      typeof offered === 'string' &&
      'feePayer' in kind.extra &&
      next.signers[family]?.includes(offered)
    return isThere ? { ...kind, extra: { ...kind.extra, feePayer: offered } } : kind
  })
  return { ...next, kinds: kept }
}

/** undici hears of an abort only once a connection stands. */
function inTime<Value>(signal: AbortSignal, work: () => Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    work().then(resolve, reject)
  })
}

/** The whole body; undefined when it is larger. */
async function read(body: AsyncIterable<Uint8Array>, most: number): Promise<Buffer | undefined> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of body) {
    if ((size += part.length) > most) return undefined
    parts.push(part)
  }
  return Buffer.concat(parts, size)
}

function jsonFrom(bytes: Buffer): unknown {
  if (!isUtf8(bytes) || nestsDeeper(bytes, mostDepth)) return undefined
  try {
    return JSON.parse(bytes.toString())
  } catch {
    return undefined
  }
}

function codeOf(error: unknown): string {
  if (error instanceof AggregateError) return codeOf(error.errors[0])
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code.toLowerCase()
    : 'broken'
}
