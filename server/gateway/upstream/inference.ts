import type { Deployment } from '../routing/deployments.ts'
import { joined, openReply, readReply, type UpstreamReply, type UpstreamRequest } from './body.ts'
import { ChunkReader, type OutgoingChunk } from './chunk-reader.ts'
import { abortFault, CallDeadline, type AbortCause } from './deadline.ts'
import { readEmbeddings, type EmbeddingReply, type ExpectedVectors } from './embeddings.ts'
import {
  broken,
  isCount,
  isFault,
  normalizeReply,
  objectOf,
  type Chunk,
  type CompletionResult,
  type UpstreamFault,
} from './normalize.ts'
import type { PassthroughDialect, ReplyMeaning } from './passthrough/dialect.ts'
import { messagesPassthrough } from './passthrough/messages.ts'
import { PassthroughReader, type PassedEvent } from './passthrough/reader.ts'
import { responsesPassthrough } from './passthrough/responses.ts'
import { UpstreamPools, type PoolLimits } from './pools.ts'
import {
  errorBytes,
  errorMs,
  errorWithStatus200,
  headersFault,
  maxErrorBytes,
  parseReply,
  statusFault,
} from './reply.ts'
import { UpstreamStream, type OpenStream, type ReadOn, type StreamReader } from './stream.ts'

export type UpstreamFailure = {
  ok: false
  fault: UpstreamFault
  /** Set if the call was aborted on this side. */
  abortCause?: AbortCause
  /** Whether any of the request was sent. */
  sent: boolean
}

export type AttemptOutcome<Value> = { ok: true; value: Value } | UpstreamFailure

/** Dialects that replies are passed on in as they came. */
export type PassedDialect = 'responses' | 'messages'

const passthrough: Partial<Record<UpstreamCall['dialect'], PassthroughDialect>> = {
  responses: responsesPassthrough,
  messages: messagesPassthrough,
}

/** A complete reply in the caller's own dialect. */
export type PassedReply = {
  passed: ReplyMeaning
  /** The reply for the caller. */
  json: Buffer
}

export type UpstreamCall = {
  deployment: Deployment
  /** The dialect of the call; its reply is given out as it comes but in that of chat. */
  dialect: 'chat' | 'embeddings' | PassedDialect
  /** Headers of the caller that go along. */
  callerHeaders?: Record<string, string> | undefined
  /** The JSON that is sent. */
  body: string | Buffer
  model: Chunk['model']
  fallbackId: () => string
  signal: AbortSignal
  readOn?: ReadOn | undefined
}

/** Calls to model servers: no redirects, no decompression, bounded in size and time. */
export type Inference = {
  complete(call: UpstreamCall): Promise<AttemptOutcome<CompletionResult | PassedReply>>
  open(call: UpstreamCall): Promise<AttemptOutcome<OpenStream<OutgoingChunk | PassedEvent>>>
  embed(call: UpstreamCall, expected: ExpectedVectors): Promise<AttemptOutcome<EmbeddingReply>>
  /** Asks for the number of a prompt's tokens, by the operation that Messages has for it. */
  count(call: UpstreamCall & { dialect: 'messages' }): Promise<AttemptOutcome<TokenCount>>
  /** As `UpstreamPools.update`. */
  update(limits: PoolLimits, origins: ReadonlySet<string>): void
  close(): Promise<void>
}

export function createInference(limits: PoolLimits): Inference {
  const pools = new UpstreamPools(limits)
  return {
    complete: (call) => complete(pools, call, (parts) => readCompletion(joined(parts), call)),
    embed: (call, expected) => complete(pools, call, (parts) => readEmbeddings(parts, expected)),
    count: (call) => complete(pools, asCount(call), (parts) => readCount(joined(parts))),
    open: (call) => open(pools, call),
    update: (newLimits, origins) => pools.update(newLimits, origins),
    close: () => pools.close(),
  }
}

async function complete<Value extends object>(
  pools: UpstreamPools,
  call: UpstreamCall,
  read: (parts: readonly Buffer[]) => Value | UpstreamFault,
): Promise<AttemptOutcome<Value>> {
  const { deployment, signal } = call
  const { origin, firstByteMs, idleMs } = deployment
  const deadline = new CallDeadline(signal)
  try {
    if (deadline.abortCause) return failed(undefined, deadline)
    deadline.expectWithin(firstByteMs, 'late')
    const reply = await readReply(pools.of(origin), requestOf(call), deadline, {
      maxBytes(status, fields) {
        if (status === 200) return headersFault(fields, 'json') ? 0 : Infinity
        return errorBytes(status)
      },
      maxMs: errorMs,
      onData: () => deadline.expectWithin(idleMs, 'stalled'),
    })
    if (reply.status !== 200) return faulty(statusFault(reply))
    const fault = headersFault(reply.headers, 'json')
    if (fault) return faulty(fault)
    const result = read(reply.parts)
    return isFault(result) ? faulty(result) : { ok: true, value: result }
  } catch (error) {
    return failed(error, deadline)
  } finally {
    deadline.end()
  }
}

/** The number of tokens of a prompt. */
export type TokenCount = { tokens: number }

/** A count that takes longer is not worth the wait: it can be estimated. */
const maxCountMs = 5000

const asCount = ({ deployment, ...call }: UpstreamCall): UpstreamCall => ({
  ...call,
  deployment: {
    ...deployment,
    paths: { ...deployment.paths, messages: `${deployment.paths.messages}/count_tokens` },
    firstByteMs: Math.min(deployment.firstByteMs, maxCountMs),
    idleMs: Math.min(deployment.idleMs, maxCountMs),
  },
})

function readCount(bytes: Buffer): TokenCount | UpstreamFault {
  const tokens = objectOf(parseReply(bytes))?.['input_tokens']
  return isCount(tokens) ? { tokens } : broken('no_count')
}

/** The reply in the form of the call's dialect, or what is wrong with it. */
function readCompletion(
  bytes: Buffer,
  { dialect, model, fallbackId }: UpstreamCall,
): CompletionResult | PassedReply | UpstreamFault {
  const passed = passthrough[dialect]
  const json = parseReply(bytes, passed !== undefined)
  if (json === undefined) return broken('not_json')
  if (!passed) return normalizeReply(json, model, fallbackId)
  const body = objectOf(json)
  if (!body) return broken('not_an_object')
  const meaning = passed.readReply(body, model)
  if (isFault(meaning)) return meaning
  return { passed: meaning, json: meaning.body ? Buffer.from(JSON.stringify(meaning.body)) : bytes }
}

function readerOf({
  dialect,
  model,
  fallbackId,
}: UpstreamCall): StreamReader<OutgoingChunk | PassedEvent> {
  const passed = passthrough[dialect]
  return passed ? new PassthroughReader(passed, model) : new ChunkReader(model, fallbackId)
}

/**
 * The call as undici takes it, with the headers of the upstream and of the caller. Its timeouts are
 * a safety net, and longer than our own. It keeps its timer while they are equal.
 */
function requestOf({ deployment, dialect, callerHeaders, body }: UpstreamCall): UpstreamRequest {
  const { paths, headers, firstByteMs, idleMs } = deployment
  const ms = Math.max(firstByteMs, idleMs) + 1000
  return {
    method: 'POST',
    path: paths[dialect],
    headers: callerHeaders ? { ...headers, ...callerHeaders } : headers,
    body,
    headersTimeout: ms,
    bodyTimeout: ms,
  }
}

async function open(
  pools: UpstreamPools,
  call: UpstreamCall,
): Promise<AttemptOutcome<OpenStream<OutgoingChunk | PassedEvent>>> {
  const { deployment, signal, readOn } = call
  const { origin, firstByteMs, idleMs } = deployment
  const deadline = new CallDeadline(signal)
  try {
    if (deadline.abortCause) return ended(failed(undefined, deadline), deadline)
    deadline.expectWithin(firstByteMs, 'late')
    const opened = await openReply(pools.of(origin), requestOf(call), deadline, {
      sinkFor: (status, headers, streamed) =>
        status === 200 && !headersFault(headers, 'event-stream')
          ? new UpstreamStream(streamed, readerOf(call), { idleMs, deadline, readOn })
          : undefined,
      maxBytes: (status, headers) =>
        status === 200 && !headersFault(headers, 'json') ? maxErrorBytes : errorBytes(status),
      maxMs: errorMs,
    })
    if (!(opened instanceof UpstreamStream))
      return ended(faultOfUnopened(opened, deadline), deadline)
    const abortCause = await opened.firstContent()
    const { reader } = opened
    if (reader.hasContent) return { ok: true, value: opened }
    return faulty(reader.fault ?? abortFault(abortCause), abortCause)
  } catch (error) {
    return ended(failed(error, deadline), deadline)
  }
}

function ended(failure: UpstreamFailure, deadline: CallDeadline): UpstreamFailure {
  deadline.end()
  return failure
}

/** What is wrong with a reply that is no stream of events. */
function faultOfUnopened(reply: UpstreamReply, { abortCause }: CallDeadline): UpstreamFailure {
  if (reply.status !== 200) return faulty(statusFault(reply))
  if (abortCause) return faulty(abortFault(abortCause), abortCause)
  const fault = headersFault(reply.headers, 'event-stream') ?? broken('wrong_content_type')
  return faulty(errorWithStatus200(reply) ?? fault)
}

/** The result of a request that was sent and whose reply cannot be used. */
const faulty = (fault: UpstreamFault, abortCause?: AbortCause): UpstreamFailure => ({
  ok: false,
  fault,
  ...(abortCause && { abortCause }),
  sent: true,
})

/** What an exception means: an abort of ours, or a connection that was never made or broke. */
function failed(error: unknown, { abortCause, isSent }: CallDeadline): UpstreamFailure {
  if (abortCause) return { ok: false, fault: abortFault(abortCause), abortCause, sent: isSent }
  const code = (error as { code?: string } | null)?.code ?? 'unknown'
  if (code === 'UND_ERR_HEADERS_TIMEOUT')
    return { ok: false, fault: abortFault('late'), abortCause: 'late', sent: true }
  const fault = { status: 502, reason: code.toLowerCase() }
  return { ok: false, fault, sent: isSent }
}
