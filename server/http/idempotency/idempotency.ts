import type { ClaimResult, IdempotencyScope, StoredReply } from './records.ts'
import { Failure } from '../../failure.ts'
import { Json } from '../../json/json.ts'
import type { Observation } from '../../observations.ts'
import { pathOf } from '../front.ts'
import type { HttpRequest } from '../request.ts'
import type { AnyReply } from '../contract/operations.ts'
import type { Route } from '../contract/routes.ts'
import { errorBody, errorHeaders } from '../error-body.ts'
import type { ReplySeal } from './sealing.ts'
import type { Idempotency, Service } from '../service.ts'

type Outcome = Extract<Observation, { kind: 'idempotencyKeyUsed' }>['outcome']

const maxStoredBytes = 1 << 20

/**
 * The response to a request with an idempotency key: the stored one, or the handler's. It is stored
 * before it is sent if possible, since the work is done and charged by then. An unknown outcome is
 * stored too, so that the work is not repeated.
 */
export async function respondOnce(
  service: Service,
  { records, keyIdOf, sealOf, isRepeatable = () => true }: Idempotency,
  request: HttpRequest,
  route: Route,
  { work, serialize }: { work(): Promise<AnyReply>; serialize(reply: AnyReply): string },
): Promise<AnyReply> {
  const { req, caller, bodyHash = '' } = request
  const scope = {
    key_id: keyIdOf(caller),
    route: `${req.method} ${pathOf(req)}`,
    value: String(req.headers['idempotency-key']),
  }
  const { operationId } = route
  const observe = (outcome: Outcome) =>
    service.observe({
      kind: 'idempotencyKeyUsed',
      service: service.name,
      operation: operationId,
      outcome,
    })
  const seal = sealOf?.(req, caller)
  if (route.canStream && (request.body as { stream?: unknown }).stream === true) {
    // A stream is not stored: its key is bound to this body, if the store is available.
    const claim = await records.claim(scope, bodyHash).catch(() => undefined)
    if (claim?.kind === 'mine') await records.release(scope, false)
    if (claim?.kind === 'bound') {
      observe('bound')
      throw boundToOther(claim.by)
    }
    return withKeyIgnored(await work())
  }
  const claim = await records.claim(scope, bodyHash)
  if (claim.kind !== 'mine') {
    observe(claim.kind === 'done' ? 'replayed' : claim.kind)
    return replay(claim, seal)
  }
  const mayRepeat = isRepeatable(operationId, request.body)
  let reply: AnyReply
  let text: string
  try {
    if (!claim.isFirst && !mayRepeat) throw interrupted()
    request.workId = claim.id
    reply = await work()
    text = serialize(reply)
  } catch (error) {
    observe(await storeFailure(service, records, scope, { error, mayRepeat, seal }))
    throw error
  }
  const isSmall = Buffer.byteLength(text) <= maxStoredBytes
  const body = seal ? seal.seal(text) : text
  const isStored = await records.storeReply(scope, {
    status: reply.status,
    headers: JSON.stringify(lastingHeaders(reply.headers)),
    body: isSmall ? body : null,
  })
  observe(isStored && isSmall ? 'kept' : 'not_kept')
  return { ...reply, body: new Json(text) }
}

type FailedWork = { error: unknown; mayRepeat: boolean; seal: ReplySeal | undefined }

/**
 * Stores an error after which the work may have been done; after any other, the key is released.
 */
async function storeFailure(
  service: Service,
  records: Idempotency['records'],
  scope: IdempotencyScope,
  { error, mayRepeat, seal }: FailedWork,
): Promise<Outcome> {
  const doubtful = inDoubt(error, mayRepeat)
  if (doubtful) {
    const { body, ...reply } = storedReply(service, doubtful)
    const sealed = seal ? seal.seal(body) : body
    const isStored = await records.storeReply(scope, { ...reply, body: sealed })
    return isStored ? 'kept' : 'not_kept'
  }
  await records.release(scope, !(error instanceof Failure && error.details.unknown))
  return 'failed'
}

const interrupted = () =>
  new Failure(
    'toolFailed',
    'the server stopped while this request was worked on; it may have been carried out, ' +
      'so it is not repeated: check, and send it again with another Idempotency-Key',
    { mayHaveHappened: true, retry: false },
  )

/** The failure after which the work may have been done; after a bug that is unknown. */
function inDoubt(error: unknown, mayRepeat: boolean): Failure | undefined {
  if (error instanceof Failure) return error.details.mayHaveHappened ? error : undefined
  if (mayRepeat) return undefined
  return new Failure('internal', 'internal error', {
    cause: error,
    mayHaveHappened: true,
    retry: false,
  })
}

/** The error that a repeated request gets. */
function storedReply(service: Service, failure: Failure): StoredReply & { body: string } {
  const headers = Object.fromEntries(
    Object.entries(errorHeaders(failure)).map(([name, value]) => [name, String(value)]),
  )
  return {
    status: failure.status,
    headers: JSON.stringify(lastingHeaders(headers)),
    body: JSON.stringify({ ...errorBody(failure), ...service.errorFields?.(failure) }),
  }
}

function replay(claim: ClaimResult, seal: ReplySeal | undefined): AnyReply {
  if (claim.kind !== 'done') {
    if (claim.kind === 'bound') throw boundToOther(claim.by)
    throw new Failure(
      'conflict',
      'a request with this Idempotency-Key is still being answered; send it again in a moment',
      { retryAfter: 1 },
    )
  }
  const { status, headers, body } = claim.reply
  if (body === null)
    throw conflict(
      'the request with this Idempotency-Key was answered, but the reply was larger than ' +
        `${maxStoredBytes} bytes and was not stored; to send a new request, use another`,
    )
  const text = seal ? seal.open(body) : body
  if (text === undefined)
    throw conflict(
      'the request with this Idempotency-Key was sent with another token, ' +
        'and only that one opens the reply; to send a new request, use another',
    )
  // Written by `lastingHeaders`.
  const stored = JSON.parse(headers ?? '{}') as Record<string, string>
  return {
    status: status ?? 200,
    headers: { ...stored, 'Idempotent-Replayed': 'true' },
    body: new Json(text),
  }
}

const conflict = (message: string) =>
  new Failure('conflict', message, { retry: false, param: 'Idempotency-Key' })

const boundToOther = (by: 'body' | 'credential') => conflict(boundMessages[by])

const boundMessages = {
  body: 'this Idempotency-Key was used with another body',
  credential:
    'this Idempotency-Key was used with another credential in an X-Agent-… header; ' +
    'to send the request with this one, use a new Idempotency-Key',
}

/** Without rate-limit headers, which are only valid now. */
const lastingHeaders = (headers: AnyReply['headers'] = {}) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith('x-ratelimit-')))

/** A stream cannot be replayed: the key is ignored, and the response says so. */
function withKeyIgnored({ headers, ...reply }: AnyReply): AnyReply {
  const ignored = headers?.['x-ignored-fields']
  return {
    ...reply,
    headers: {
      ...headers,
      'x-ignored-fields': ignored === undefined ? 'Idempotency-Key' : `${ignored}, Idempotency-Key`,
    },
  }
}
