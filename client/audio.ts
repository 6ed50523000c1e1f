import type { Client } from 'openapi-fetch'
import type { components, paths as OpenAIPaths } from '../generated/client/openai.ts'
import { bodyOf, signalOf, type CallOptions } from './calls.ts'
import { errorOfResponse } from './errors.ts'
import { eventsOf, type EventReading } from './stream/chunks.ts'

type Schemas = components['schemas']

export type SpeechRequest = Schemas['SpeechRequest']

/** A file with speech, and how to transcribe it. The method decides whether it is streamed. */
export type TranscriptionRequest = Omit<Schemas['TranscriptionRequest'], 'file' | 'stream'> & {
  /** A file of a form, or bytes with their type. */
  file: Blob
}

type TextFormat = { response_format: 'text' | 'srt' | 'vtt' }

/** A text for formats of text, otherwise an object. */
export type Transcription<Request = object> = Request extends TextFormat
  ? string
  : Schemas['Transcription']

export type TranscriptEvent = Schemas['TranscriptEvent']

/** Speech in both directions. Errors are thrown as by other calls. */
export type AudioClient = {
  /** Speaks a text; returns the audio. */
  speech(body: SpeechRequest, options?: CallOptions): Promise<Uint8Array<ArrayBuffer>>
  /** The same, with the audio as it arrives. A failure ends the stream with an error. */
  streamSpeech(
    body: SpeechRequest,
    options?: CallOptions,
  ): Promise<ReadableStream<Uint8Array<ArrayBuffer>>>
  /** Returns the text of speech. */
  transcribe<Request extends TranscriptionRequest>(
    body: Request,
    options?: CallOptions,
  ): Promise<Transcription<Request>>
  /** Yields the events of the text as they arrive; the last one has all of it. */
  streamTranscription(
    body: TranscriptionRequest,
    options?: CallOptions,
  ): AsyncIterable<TranscriptEvent>
}

const reading: EventReading<TranscriptEvent> = {
  end: '[DONE]',
  read(data, response) {
    if ('error' in data) throw errorOfResponse(response, data)
    return data as TranscriptEvent // the contract allows only these
  },
}

/** The calls for speech, sent by the client of a gateway. */
export function audioClient(http: Client<OpenAIPaths, 'application/json'>): AudioClient {
  const speak = (body: SpeechRequest, options: CallOptions | undefined) =>
    bodyOf(
      http.POST('/openai/v1/audio/speech', { body, parseAs: 'stream', ...signalOf(options) }),
    ) as Promise<ReadableStream<Uint8Array<ArrayBuffer>>> // a body has bytes
  const form = (body: TranscriptionRequest & { stream?: true }) => ({
    // The serializer makes the form.
    body: body as unknown as Schemas['TranscriptionRequest'],
    bodySerializer: () => formOf(body),
  })
  return {
    speech: async (body, options) => new Response(await speak(body, options)).bytes(),
    streamSpeech: speak,
    async transcribe(body, options) {
      const { response_format: format } = body
      const parseAs = isText(format) ? 'text' : 'json'
      const init = { ...form(body), parseAs, ...signalOf(options) } as const
      return (await bodyOf(http.POST('/openai/v1/audio/transcriptions', init))) as never
    },
    streamTranscription: (body, options) =>
      eventsOf(
        () =>
          http.POST('/openai/v1/audio/transcriptions', {
            ...form({ ...body, stream: true }),
            parseAs: 'stream',
            ...signalOf(options),
          }),
        reading,
        options?.signal,
      ),
  }
}

const isText = (format: TranscriptionRequest['response_format']): boolean =>
  format === 'text' || format === 'srt' || format === 'vtt'

function formOf({ file, ...fields }: TranscriptionRequest): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields))
    for (const [field, text] of fieldsOf(name, value)) form.append(field, text)
  // Servers read the format from the name; only a File has one.
  const name =
    'name' in file ? String(file.name) : `audio.${/[^/-]*$/.exec(file.type)?.[0] || 'wav'}`
  form.append('file', file, name)
  return form
}

function fieldsOf(name: string, value: unknown): [string, string][] {
  if (value === undefined) return []
  if (Array.isArray(value)) return value.map((item) => [`${name}[]`, String(item)])
  if (typeof value !== 'object' || value === null) return [[name, String(value)]]
  return Object.entries(value).map(([key, text]) => [`${name}[${key}]`, String(text)])
}
