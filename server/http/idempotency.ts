import type { Request } from 'express'
import type { Begun, Once } from '../access/once.ts'
import { Failure } from '../failure.ts'
import { Json } from '../json.ts'
import type { Observation } from '../observe/observations.ts'
import { exchangeOf, routeOf } from './exchange.ts'
import { pathOf, tokenOf } from './front.ts'
import type { AnyReply } from './operations.ts'
import { seal, unseal } from './sealing.ts'
import type { Service } from './service.ts'

/** How a service does requests once; its contract says which, by the header parameter `Idempotency-Key`. */
export type Idempotency<Caller> = {
  once: Once
  /** Whose a value is. */
  keyIdOf(caller: Caller): string
  /** Whether replies hold secrets: they are kept so that only the bearer token of the request opens them. */
  isSealed: boolean
}

const header = 'idempotency-key'
const largestKept = 1 << 20

/** Whether the request names itself, on an operation that heeds that. */
export const asksForOnce = (req: Request): boolean => req.headers[header] !== undefined && routeOf(req).isIdempotent

/**
 * The reply to a request that names itself: what was kept, or what the work gives. Whatever is answered was kept before, where it could be: when the work
 * is done it is charged, and its answer is the caller's.
 */
export async function answerOnce<Ops, Caller>({ observe, name }: Service<Ops, Caller>, { once, keyIdOf, isSealed }: Idempotency<Caller>, req: Request, work: (id?: string) => Promise<AnyReply>, textOf: (reply: AnyReply) => string): Promise<AnyReply> {
  if (isStream(req)) return withoutEffect(await work())
  const { caller, bodyHash = '' } = exchangeOf(req)
  // What authenticates a service's callers gives the service's own type of them.
  const scope = { key_id: keyIdOf(caller as Caller), route: `${req.method} ${pathOf(req)}`, value: String(req.headers[header]) }
  const token = isSealed ? tokenOf(req) : undefined
  const ended = (outcome: Extract<Observation, { kind: 'idempotencyKeyUsed' }>['outcome']) => observe({ kind: 'idempotencyKeyUsed', service: name, operation: routeOf(req).operationId, outcome })
  const begun = await once.begin(scope, bodyHash)
  if (begun.kind !== 'mine') {
    ended(begun.kind === 'done' ? 'replayed' : begun.kind)
    return replay(begun, token)
  }
  let reply: AnyReply
  let text: string
  try {
    reply = await work(begun.id)
    text = textOf(reply)
  } catch (error) {
    await once.release(scope, !(error instanceof Failure && error.details.unknown))
    ended('failed')
    throw error
  }
  const isSmall = Buffer.byteLength(text) <= largestKept
  const body = token === undefined ? text : seal(token, text)
  const isKept = await once.keep(scope, { status: reply.status, headers: JSON.stringify(lasting(reply.headers)), body: isSmall ? body : null })
  ended(isKept && isSmall ? 'kept' : 'not_kept')
  return { ...reply, body: new Json(text) }
}

function replay(begun: Begun, token: string | undefined): AnyReply {
  if (begun.kind !== 'done') {
    if (begun.kind === 'bound') throw refused('this Idempotency-Key was used with another body')
    throw new Failure('conflict', 'a request with this Idempotency-Key is still being answered; send it again in a moment', { retryAfter: 1 })
  }
  const { status, headers, body } = begun.reply
  if (body === null) throw refused(`the request with this Idempotency-Key was answered, but the reply was larger than ${largestKept} bytes and was not kept; to ask anew, use another`)
  const text = token === undefined ? body : unseal(token, body)
  if (text === undefined) throw refused('the request with this Idempotency-Key was sent with another token, and only that one opens the reply; to ask anew, use another')
  // Written by `lasting` below.
  const kept = JSON.parse(headers ?? '{}') as Record<string, string>
  return { status: status ?? 200, headers: { ...kept, 'Idempotent-Replayed': 'true' }, body: new Json(text) }
}

const refused = (message: string) => new Failure('conflict', message, { retry: false, param: 'Idempotency-Key' })

/** Whether the contract gives a stream to this body. */
const isStream = (req: Request): boolean => routeOf(req).canStream && (req.body as { stream?: unknown }).stream === true

/** Limits are of the moment. */
const lasting = (headers: AnyReply['headers'] = {}) => Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith('x-ratelimit-')))

/** A stream cannot be given twice: it is answered as if it had no name, and says so. */
function withoutEffect({ headers, ...reply }: AnyReply): AnyReply {
  const ignored = headers?.['x-ignored-fields']
  return { ...reply, headers: { ...headers, 'x-ignored-fields': ignored === undefined ? 'Idempotency-Key' : `${ignored}, Idempotency-Key` } }
}
