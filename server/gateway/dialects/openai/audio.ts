import type { components } from '../../../../generated/server/openai.ts'
import { Failure } from '../../../failure.ts'
import type { FormFile } from '../../../http/form.ts'
import { isRecord, Json } from '../../../json/json.ts'
import type { ModelRequest } from '../../charged-call.ts'
import type { Speech } from '../../unary/speech.ts'
import type { Transcribe } from '../../unary/transcriptions.ts'
import { requestError } from '../request-errors.ts'
import { fieldNames, headersOf, newHead } from './unary.ts'

type Schemas = components['schemas']

/** The handler of the operation whose reply is audio. */
export const speechHandler =
  (speech: Speech) => async (request: ModelRequest & { body: Schemas['SpeechRequest'] }) => {
    const { body } = request
    const head = newHead()
    const { model: _model, stream_format: _format, ...others } = body
    const fields = Object.entries(others).filter(
      ([name, value]) => fieldNames.speech.has(name) && value !== null,
    )
    const { batches, type = '' } = await speech(request, body, Object.fromEntries(fields), head)
    const headers = headersOf(head, body, 'speech')
    return { status: 200 as const, headers, bytes: batches, type: audioType(type) }
  }

/** A type that no browser takes for a page. */
const audioType = (type: string): string =>
  /^audio\/[\w.+-]{1,64}(;[ -~]{0,128})?$/.test(type) ? type : 'application/octet-stream'

/** Rejects events in place of audio. The body may be any JSON. */
export function rejectEvents(body: unknown): void {
  const format = isRecord(body) ? body['stream_format'] : undefined
  if (format === undefined || format === null || format === 'audio') return
  const message = 'stream_format must be audio: the audio itself is sent as it is made'
  throw requestError('stream_format', 'unsupported_value', message)
}

type TranscriptionRequest = ModelRequest & {
  body: Schemas['TranscriptionRequest']
  files: ReadonlyMap<string, FormFile>
}

/** The handler of the operation whose request is a form. */
export const transcriptionHandler =
  (transcribe: Transcribe) => async (request: TranscriptionRequest) => {
    const { body, files } = request
    const { model, prompt = '', response_format: format } = body
    const file = files.get('file')
    if (!file) throw notFile()
    const head = newHead()
    const fields = Object.entries(body).flatMap(([name, value]) => fieldsOf(name, value))
    const transcription = { model, prompt, format, file, fields }
    const status = 200 as const
    const headers = () => headersOf(head, body, 'transcriptions')
    if (body.stream) {
      const events = await transcribe.stream(request, transcription, head.headers)
      return { status, headers: headers(), events }
    }
    const reply = await transcribe.whole(request, transcription, head.headers)
    if (typeof reply === 'string')
      return { status, headers: headers(), text: reply, type: 'text/plain; charset=utf-8' }
    return {
      status,
      headers: headers(),
      body: new Json<typeof reply>(JSON.stringify(reply), reply),
    }
  }

const notFile = () =>
  new Failure('invalidRequest', 'file must be a file: send it with a filename', {
    retry: false,
    param: 'file',
  })

/** The fields of the form for a member of the request. */
function fieldsOf(name: string, value: unknown): (readonly [string, string])[] {
  if (!fieldNames.transcriptions.has(name) || name === 'file' || name === 'model') return []
  if (Array.isArray(value)) return value.map((item) => [`${name}[]`, String(item)])
  if (!isRecord(value)) return [[name, String(value)]]
  return Object.entries(value).map(([key, text]) => [`${name}[${key}]`, String(text)])
}
