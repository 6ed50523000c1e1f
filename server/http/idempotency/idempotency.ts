import type { Request } from 'express'
import type { ClaimResult, KeptReply } from './records.ts'
import { Failure } from '../../failure.ts'
import { Json } from '../../json.ts'
import type { Observation } from '../../observations.ts'
import { exchangeOf, routeOf } from '../exchange.ts'
import { pathOf, tokenOf } from '../request.ts'
import type { AnyReply } from '../contract/operations.ts'
import { errorBody, errorHeaders } from '../error-body.ts'
import { seal, unseal } from './sealing.ts'
import type { Idempotency, Service } from '../service.ts'

const header = 'idempotency-key'
const largestKept = 1 << 20

/** Whether the request names itself, on an operation that heeds that. */
export const asksForOnce = (req: Request): boolean =>
  req.headers[header] !== undefined && routeOf(req).isIdempotent

/**
 * The reply to a request that names itself: what was kept, or what the work gives. Whatever is answered was kept before, where it could be: when the work
 * is done it is charged, and its answer is the caller's. Where nobody knows what was done that is kept as well, and nothing is done again.
 */
export async function answerOnce<Ops, Caller>(
  service: Service<Ops, Caller>,
  { once, keyIdOf, isSealed, isRepeatable = () => true }: Idempotency<Caller>,
  req: Request,
  work: (id?: string) => Promise<AnyReply>,
  textOf: (reply: AnyReply) => string,
): Promise<AnyReply> {
  if (isStream(req)) return withoutEffect(await work())
  const { observe, name } = service
  const { operationId } = routeOf(req)
  const { caller, bodyHash = '' } = exchangeOf(req)
  // What authenticates a service's callers gives the service's own type of them.
  const scope = {
    key_id: keyIdOf(caller as Caller),
    route: `${req.method} ${pathOf(req)}`,
    value: String(req.headers[header]),
  }
  const token = isSealed ? tokenOf(req) : undefined
  const ended = (outcome: Extract<Observation, { kind: 'idempotencyKeyUsed' }>['outcome']) =>
    observe({ kind: 'idempotencyKeyUsed', service: name, operation: operationId, outcome })
  const begun = await once.begin(scope, bodyHash)
  if (begun.kind !== 'mine') {
    ended(begun.kind === 'done' ? 'replayed' : begun.kind)
    return replay(begun, token)
  }
  const mayRepeat = isRepeatable(operationId, req.body)
  let reply: AnyReply
  let text: string
  try {
    if (!begun.isFirst && !mayRepeat) throw interrupted()
    reply = await work(begun.id)
    text = textOf(reply)
  } catch (error) {
    const doubtful = inDoubt(error, mayRepeat)
    if (doubtful) {
      const isKept = await once.keep(scope, keptOf(service, doubtful))
      ended(isKept ? 'kept' : 'not_kept')
      throw error
    }
    await once.release(scope, !(error instanceof Failure && error.details.unknown))
    ended('failed')
    throw error
  }
  const isSmall = Buffer.byteLength(text) <= largestKept
  const body = token === undefined ? text : seal(token, text)
  const isKept = await once.keep(scope, {
    status: reply.status,
    headers: JSON.stringify(lasting(reply.headers)),
    body: isSmall ? body : null,
  })
  ended(isKept && isSmall ? 'kept' : 'not_kept')
  return { ...reply, body: new Json(text) }
}

const interrupted = () =>
  new Failure(
    'toolFailed',
    'the server stopped while this request was worked on; it may have been carried out, so it is not done again: look, and ask anew under another Idempotency-Key',
    { mayHaveHappened: true, retry: false },
  )

/** The failure, where what was asked for may have been done; a bug of ours says nothing of that. */
function inDoubt(error: unknown, mayRepeat: boolean): Failure | undefined {
  if (error instanceof Failure) return error.details.mayHaveHappened ? error : undefined
  return mayRepeat
    ? undefined
    : new Failure('internal', 'internal error', {
        cause: error,
        mayHaveHappened: true,
        retry: false,
      })
}

/** An error as its twins hear it. */
function keptOf<Ops, Caller>(service: Service<Ops, Caller>, failure: Failure): KeptReply {
  const headers = Object.fromEntries(
    Object.entries(errorHeaders(failure)).map(([name, value]) => [name, String(value)]),
  )
  return {
    status: failure.status,
    headers: JSON.stringify(lasting(headers)),
    body: JSON.stringify({ ...errorBody(failure), ...service.moreOfError?.(failure) }),
  }
}

function replay(begun: ClaimResult, token: string | undefined): AnyReply {
  if (begun.kind !== 'done') {
    if (begun.kind === 'bound') throw refused('this Idempotency-Key was used with another body')
    throw new Failure(
      'conflict',
      'a request with this Idempotency-Key is still being answered; send it again in a moment',
      { retryAfter: 1 },
    )
  }
  const { status, headers, body } = begun.reply
  if (body === null)
    throw refused(
      `the request with this Idempotency-Key was answered, but the reply was larger than ${largestKept} bytes and was not kept; to ask anew, use another`,
    )
  const text = token === undefined ? body : unseal(token, body)
  if (text === undefined)
    throw refused(
      'the request with this Idempotency-Key was sent with another token, and only that one opens the reply; to ask anew, use another',
    )
  // Written by `lasting` below.
  const kept = JSON.parse(headers ?? '{}') as Record<string, string>
  return {
    status: status ?? 200,
    headers: { ...kept, 'Idempotent-Replayed': 'true' },
    body: new Json(text),
  }
}

const refused = (message: string) =>
  new Failure('conflict', message, { retry: false, param: 'Idempotency-Key' })

/** Whether the contract gives a stream to this body. */
const isStream = (req: Request): boolean =>
  routeOf(req).canStream && (req.body as { stream?: unknown }).stream === true

/** Limits are of the moment. */
const lasting = (headers: AnyReply['headers'] = {}) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith('x-ratelimit-')))

/** A stream cannot be given twice: it is answered as if it had no name, and says so. */
function withoutEffect({ headers, ...reply }: AnyReply): AnyReply {
  const ignored = headers?.['x-ignored-fields']
  return {
    ...reply,
    headers: {
      ...headers,
      'x-ignored-fields': ignored === undefined ? 'Idempotency-Key' : `${ignored}, Idempotency-Key`,
    },
  }
}
