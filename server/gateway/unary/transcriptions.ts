import { isUtf8 } from 'node:buffer'
import type { IFormat } from 'music-metadata'
import type { components } from '../../../generated/server/openai.ts'
import { NamedFrames } from '../../json/json.ts'
import type { FormFile } from '../../http/form.ts'
import type { RateHeaders } from '../../limits/rate-headers.ts'
import type { Work } from '../../units.ts'
import type { ModelRequest } from '../charged-call.ts'
import { afterOf } from '../hooks/before.ts'
import { reviewedTranscription } from '../hooks/unary-reply.ts'
import { estimateTokens } from '../tokens.ts'
import { concatParts } from '../upstream/body.ts'
import {
  broken,
  faultIn,
  objectOf,
  unknownReply,
  type Usage,
  type UpstreamFault,
} from '../upstream/normalize.ts'
import { parseReply } from '../upstream/reply.ts'
import { secondsIn, tokensOf } from '../upstream/passthrough/transcripts.ts'
import type { EventBatches } from '../routing/recorded-batches.ts'
import { FormBody } from './form-body.ts'
import { textBounds, type UnaryBounds } from './operation.ts'
import { UnaryCall, reviewedBy, unaryAdmitter, type UnaryDeps } from './serve.ts'

type Schemas = components['schemas']
type Format = Schemas['TranscriptionRequest']['response_format']

export type TranscriptionBody = {
  model: string
  file: FormFile
  /** The fields for the server, besides the model and the file. */
  fields: readonly (readonly [name: string, text: string])[]
  prompt: string
  format: Format
}

type Transcribing<Reply> = (
  request: ModelRequest,
  body: TranscriptionBody,
  headers: RateHeaders,
) => Promise<Reply>

/** Transcribes a file, as other operations. Limits are added to `headers`. */
export type Transcribe = {
  /** The reply is JSON or text, as the format is. */
  whole: Transcribing<Schemas['Transcription'] | string>
  /** Resolves with the first content. */
  stream: Transcribing<EventBatches<NamedFrames<Schemas['TranscriptionEvent']>>>
}

export function createTranscriptions(deps: UnaryDeps): Transcribe {
  const admit = unaryAdmitter(deps)
  const start = async (
    request: ModelRequest,
    { model, file, fields, prompt }: TranscriptionBody,
    { headers, isStreamed }: { headers: RateHeaders; isStreamed: boolean },
  ) => {
    const seconds = await audioSeconds(file)
    const bounds = boundsOf(seconds, prompt)
    const work: Work = { unit: 'second', count: seconds, isEstimated: true }
    const form = new FormBody(fields, file)
    return new UnaryCall(deps, request, {
      kind: 'transcriptions',
      bounds,
      work,
      form,
      bodyFor: (name, { isModelInPath }) => form.bytesFor(isModelInPath ? undefined : name),
      calledModel: model,
      headers,
      admitted: await admit('transcriptions', request, model, { ...work, bounds }),
      isStreamed,
    })
  }
  const transcribe: Transcribe['whole'] = async (request, body, headers) => {
    const call = await start(request, body, { headers, isStreamed: false })
    const { reply } = await call.endOnFailure(
      deps.router.answer(call, (parts) => readReply(concatParts(parts), body.format, call.work)),
    )
    return reviewedBy(deps, request, { model: body.model, reply, reviewed: reviewedTranscription })
  }
  return {
    whole: transcribe,
    async stream(request, body, headers) {
      const { hooks, models } = deps
      if (hooks && afterOf(hooks, models, request, body.model)) {
        // Hooks see the text as a whole.
        const fields = body.fields.filter(([name]) => name !== 'stream')
        return eventsOf(await transcribe(request, { ...body, fields }, headers))
      }
      const call = await start(request, body, { headers, isStreamed: true })
      const { batches } = await call.endOnFailure(deps.router.stream(call))
      return batches as never // no transcription is translated
    },
  }
}

type TranscriptionFrames = NamedFrames<Schemas['TranscriptionEvent']>

/** A complete transcription as a stream. */
async function* eventsOf(
  reply: Schemas['Transcription'] | string,
): AsyncGenerator<readonly TranscriptionFrames[], undefined> {
  const { text, usage } = typeof reply === 'string' ? { text: reply } : reply
  const events = [
    { type: 'transcript.text.delta', delta: text },
    { type: 'transcript.text.done', text, usage },
  ]
  yield events.map((event) => NamedFrames.of(event.type, JSON.stringify(event)))
  return undefined
}

/** Audio tokens of a second: as OpenAI counts them, and more than any provider does. */
const usualTokens = 10
const maxTokens = 50

function boundsOf(seconds: number, prompt: string): UnaryBounds {
  const { promptTokens, maxPromptTokens } = textBounds([prompt])
  return {
    promptTokens: promptTokens + seconds * usualTokens,
    maxPromptTokens: maxPromptTokens + seconds * maxTokens,
    units: seconds,
    replies: 1,
  }
}

type Answer = {
  reply: Schemas['Transcription'] | string
  usage: Usage | undefined
  estimate: number
  work: Work
}

const textFormats: ReadonlySet<Format> = new Set(['text', 'srt', 'vtt'])

function readReply(bytes: Buffer, format: Format, work: Work): Answer | UpstreamFault {
  if (!isUtf8(bytes)) return broken('not_text')
  const text = bytes.toString()
  const json = textFormats.has(format) && !text.startsWith('{') ? undefined : parseReply(bytes)
  const fault = faultIn(json)
  if (fault) return fault
  if (textFormats.has(format))
    return { reply: text, usage: undefined, estimate: estimateTokens(text), work }
  const reply = objectOf(json)
  if (!reply) return unknownReply('not_json', text)
  if (typeof reply['text'] !== 'string') return broken('no_text')
  const counts = objectOf(reply['usage']) ?? {}
  return {
    // Its form is validated by the contract.
    reply: reply as Schemas['Transcription'],
    usage: tokensOf(counts),
    estimate: estimateTokens(reply['text']),
    work: secondsIn(counts['seconds'], reply['duration']) ?? work,
  }
}

/** Bytes of a second in recordings of speech, for files that do not say it. */
const usualBytesPerSecond = 4000
/** As 512 kbit/s, which no lossy format exceeds: the headers of a file may say less than it has. */
const maxLossyBytesPerSecond = 64_000

/** Estimates the seconds of audio in a file by its headers, by its bit rate, or by its size. */
async function audioSeconds({ name, type, bytes }: FormFile): Promise<number> {
  const { duration, bitrate, lossless } = await formatOf({ name, type, bytes })
  const bytesPerSecond = isAmount(bitrate) ? bitrate / 8 : usualBytesPerSecond
  const seconds = isAmount(duration) ? duration : bytes.length / bytesPerSecond
  const least = lossless === true ? 1 : bytes.length / maxLossyBytesPerSecond
  return Math.ceil(Math.max(1, seconds, least))
}

const isAmount = (value: number | undefined): value is number =>
  value !== undefined && Number.isFinite(value) && value > 0

async function formatOf({ name, type, bytes }: FormFile): Promise<Partial<IFormat>> {
  try {
    const { parseBuffer } = await import('music-metadata')
    const info = { mimeType: type, path: name, size: bytes.length }
    // Counting all frames of a long file would take seconds.
    const { format } = await parseBuffer(bytes, info, { duration: false, skipCovers: true })
    return format
  } catch {
    return {}
  }
}
