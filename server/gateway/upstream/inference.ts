import { newId } from '../../store/id.ts'
import type { Transport } from '../../undici/transport.ts'
import { ProxyError } from '../../undici/tunnel.ts'
import type { Attempt } from '../routing/attempt.ts'
import type { Deployment, Dialect } from '../routing/deployments.ts'
import { AudioReader } from './audio-reader.ts'
import {
  concatParts,
  isCompressed,
  openReply,
  readReply,
  type UpstreamReply,
  type Wire,
} from './body.ts'
import { ChunkReader, type OutgoingChunk } from './chunk-reader.ts'
import { completionOf, readCompletion } from './completion.ts'
import { authorized } from './credentials/authorized.ts'
import type { AuthHeaders } from './credentials/credential.ts'
import { abortFault, CallDeadline, type AbortCause } from './deadline.ts'
import {
  broken,
  isCount,
  isFault,
  faultIn,
  unknownReply,
  objectOf,
  withServiceTier,
  type CompletionResult,
  type UpstreamFault,
} from './normalize.ts'
import { MessageChunkReader } from './messages/read-events.ts'
import type { PassthroughDialect, ReplyMeaning } from './passthrough/dialect.ts'
import { messagesPassthrough } from './passthrough/messages.ts'
import { PassthroughReader, type PassedEvent } from './passthrough/reader.ts'
import { responsesPassthrough } from './passthrough/responses.ts'
import { transcriptsPassthrough } from './passthrough/transcripts.ts'
import { UpstreamPools, type PoolLimits } from './pools.ts'
import { errorBytes, errorMs, parseReply, statusFault } from './reply.ts'
import { UpstreamStream, type OpenStream, type StreamReader } from './stream.ts'

export type UpstreamFailure = {
  ok: false
  fault: UpstreamFault
  /** Set if the call was aborted on this side. */
  abortCause?: AbortCause
  /** Whether any of the request was sent. */
  sent: boolean
}

export type AttemptOutcome<Value> = { ok: true; value: Value } | UpstreamFailure

const passthrough: Partial<Record<Dialect, PassthroughDialect>> = {
  responses: responsesPassthrough,
  messages: messagesPassthrough,
  transcriptions: transcriptsPassthrough,
}

/** A complete reply in the caller's own dialect. */
export type PassedReply = {
  passed: ReplyMeaning
  /** The reply for the caller. */
  json: Buffer
}

/** Reads the chunks of a reply, or returns its fault. */
export type ReadReply<Value> = (parts: readonly Buffer[]) => Value | UpstreamFault

type CountAttempt = { call: Pick<Attempt['call'], 'signal'>; deployment: Deployment }

/** Calls to model servers: no redirects, no decompression, bounded in size and time. */
export type Inference = {
  /** A reply that is not in the dialect of chat is passed through. */
  complete(attempt: Attempt, wire: Wire): Promise<AttemptOutcome<CompletionResult | PassedReply>>
  open(
    attempt: Attempt,
    wire: Wire,
  ): Promise<AttemptOutcome<OpenStream<OutgoingChunk | PassedEvent>>>
  /** Audio as it arrives. */
  openAudio(attempt: Attempt, wire: Wire): Promise<AttemptOutcome<OpenStream<Buffer>>>
  /** A reply in any other format. */
  answer<Value extends object>(
    attempt: Attempt,
    wire: Wire,
    read: ReadReply<Value>,
  ): Promise<AttemptOutcome<Value>>
  /** Requests a prompt's token count, with the operation of Messages. */
  count(attempt: CountAttempt, wire: Wire): Promise<AttemptOutcome<TokenCount>>
  /** As `UpstreamPools.update`. */
  update(limits: PoolLimits, transports: readonly Transport[]): void
  close(): Promise<void>
}

export function createInference(limits: PoolLimits): Inference {
  const pools = new UpstreamPools(limits)
  return {
    complete: (attempt, wire) =>
      byCredential(attempt, wire, (one) =>
        complete(pools, attempt, one, (parts) => readReplyBody(concatParts(parts), attempt)),
      ),
    answer: (attempt, wire, read) =>
      byCredential(attempt, wire, (one) => complete(pools, attempt, one, read)),
    count: ({ call, deployment }, wire) => {
      const { transport, firstByteMs, idleMs } = deployment
      const bounds = {
        transport,
        firstByteMs: Math.min(firstByteMs, maxCountMs),
        idleMs: Math.min(idleMs, maxCountMs),
      }
      return byCredential({ call, deployment }, wire, (one) =>
        complete(pools, { call, deployment: bounds }, one, (parts) =>
          readCount(concatParts(parts)),
        ),
      )
    },
    open: (attempt, wire) =>
      byCredential(attempt, wire, (one) => open(pools, attempt, one, () => readerOf(attempt))),
    openAudio: (attempt, wire) =>
      byCredential(attempt, wire, (one) => open(pools, attempt, one, () => audioReaderOf(attempt))),
    update: (newLimits, transports) => pools.update(newLimits, transports),
    close: () => pools.close(),
  }
}

/** Sends a request, with the headers of its upstream that change if there are any. */
function byCredential<Value>(
  attempt: CountAttempt & Partial<Pick<Attempt, 'authorizedBy'>>,
  wire: Wire,
  send: (wire: Wire) => Promise<AttemptOutcome<Value>>,
): Promise<AttemptOutcome<Value>> {
  const { call, deployment } = attempt
  const { transport, credential } = deployment
  if (!credential) return send(wire)
  const onSend = (headers: AuthHeaders) => void (attempt.authorizedBy = headers)
  const { origin } = transport
  return authorized({ origin, credential, onSend }, wire, call.signal, send)
}

type Headed = Pick<Attempt, 'headers'>
type Bounds = Pick<Deployment, 'transport' | 'firstByteMs' | 'idleMs'>

async function complete<Value extends object>(
  pools: UpstreamPools,
  attempt: Pick<CountAttempt, 'call'> & { deployment: Bounds } & Partial<Headed>,
  wire: Wire,
  read: ReadReply<Value>,
): Promise<AttemptOutcome<Value>> {
  const { call, deployment } = attempt
  const { transport, firstByteMs, idleMs } = deployment
  const deadline = new CallDeadline(call.signal)
  try {
    if (deadline.abortCause) return failed(undefined, deadline)
    deadline.expectWithin(firstByteMs, 'late')
    const reply = await readReply(pools.of(transport), wire, deadline, {
      maxBytes(status, fields) {
        if (status === 200) return isCompressed(fields) ? 0 : Infinity
        return errorBytes(status)
      },
      maxMs: errorMs,
      onData: () => deadline.expectWithin(idleMs, 'stalled'),
    })
    attempt.headers = reply.headers
    if (reply.status !== 200) return faulty(statusFault(reply))
    if (isCompressed(reply.headers)) return faulty(broken('compressed'))
    const result = read(reply.parts)
    return isFault(result) ? faulty(result) : { ok: true, value: result }
  } catch (error) {
    return failed(error, deadline)
  } finally {
    deadline.end()
  }
}

/** The token count of a prompt. */
export type TokenCount = { tokens: number }

/** After this time the count is estimated instead. */
const maxCountMs = 5000

function readCount(bytes: Buffer): TokenCount | UpstreamFault {
  const tokens = objectOf(parseReply(bytes))?.['input_tokens']
  return isCount(tokens) ? { tokens } : broken('no_count')
}

/** The reply in the format of the call's dialect, or its fault. */
function readReplyBody(
  bytes: Buffer,
  attempt: Attempt,
): CompletionResult | PassedReply | UpstreamFault {
  const { call, dialect, isTranslated } = attempt
  const passed = passthrough[dialect]
  if (passed && !isTranslated) return readPassed(bytes, passed, call.calledModel)
  if (isTranslated) return completionOf(chunkReaderOf(attempt).readAll(bytes))
  return readCompletion(bytes, call.calledModel, newId, call.toolNames)
}

function readPassed(
  bytes: Buffer,
  dialect: PassthroughDialect,
  model: string,
): PassedReply | UpstreamFault {
  const json = parseReply(bytes, true)
  const body = objectOf(json)
  if (!body) return faultIn(json) ?? unknownReply('not_json', bytes.toString())
  const meaning = dialect.readReply(body, model)
  if (isFault(meaning)) return meaning
  const passed = { ...meaning, counts: withServiceTier(objectOf(body['usage']), body) }
  return { passed, json: meaning.body ? Buffer.from(JSON.stringify(meaning.body)) : bytes }
}

function chunkReaderOf({ call: { calledModel, toolNames }, isTranslated }: Attempt): ChunkReader {
  const Reader = isTranslated ? MessageChunkReader : ChunkReader
  return new Reader(calledModel, newId, toolNames)
}

function readerOf(attempt: Attempt): StreamReader<OutgoingChunk | PassedEvent> {
  const { call, dialect, isTranslated } = attempt
  const passed = passthrough[dialect]
  if (passed && !isTranslated) return new PassthroughReader(passed, call.calledModel)
  return chunkReaderOf(attempt)
}

const audioReaderOf = ({ headers, call }: Attempt): AudioReader =>
  new AudioReader(headers, call.reply?.maxTokens ?? 0)

async function open<Event>(
  pools: UpstreamPools,
  attempt: Attempt,
  wire: Wire,
  createReader: () => StreamReader<Event>,
): Promise<AttemptOutcome<OpenStream<Event>>> {
  const { call, deployment } = attempt
  const { readOn } = call
  const { transport, firstByteMs, idleMs } = deployment
  const deadline = new CallDeadline(call.signal)
  try {
    if (deadline.abortCause) return ended(failed(undefined, deadline), deadline)
    deadline.expectWithin(firstByteMs, 'late')
    const opened = await openReply(pools.of(transport), wire, deadline, {
      sinkFor(status, headers, streamed) {
        attempt.headers = headers
        if (status !== 200 || isCompressed(headers)) return undefined
        return new UpstreamStream(streamed, createReader(), { idleMs, deadline, readOn })
      },
      maxBytes: errorBytes,
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

/** The fault of a reply that is not read. */
function faultOfUnopened(reply: UpstreamReply, { abortCause }: CallDeadline): UpstreamFailure {
  if (reply.status !== 200) return faulty(statusFault(reply))
  if (abortCause) return faulty(abortFault(abortCause), abortCause)
  return faulty(broken('compressed'))
}

/** The outcome of a request that was sent and whose reply is unusable. */
const faulty = (fault: UpstreamFault, abortCause?: AbortCause): UpstreamFailure => ({
  ok: false,
  fault,
  ...(abortCause && { abortCause }),
  sent: true,
})

/** The outcome of an exception: our abort, or a connection that failed or was lost. */
function failed(error: unknown, { abortCause, isSent }: CallDeadline): UpstreamFailure {
  if (abortCause) return { ok: false, fault: abortFault(abortCause), abortCause, sent: isSent }
  const code = (error as { code?: string } | null)?.code ?? 'unknown'
  if (code === 'UND_ERR_HEADERS_TIMEOUT')
    return { ok: false, fault: abortFault('late'), abortCause: 'late', sent: true }
  const fault: UpstreamFault = { status: 502, reason: code.toLowerCase() }
  if (error instanceof ProxyError) fault.error = { message: error.message }
  return { ok: false, fault, sent: isSent }
}
