import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { modelValues } from '../../generated/server/gateway.ts'
import { Failure } from '../failure.ts'
import { readBody } from '../http/body.ts'
import { readForm } from '../http/form.ts'
import { isRecord } from '../json/json.ts'
import { embeddingsOf, sandboxEmbeddings } from './embeddings.ts'
import { readJson, sendJson, startJsonServer } from './json-server.ts'
import { sandboxUnary, speak, transcribe, unaryReplies } from './unary.ts'
import { replyTo, type ScriptedReply } from './reply.ts'

/** Milliseconds between two words of a stream. */
const wordMs = 15

/** Starts an inference server on a free port with canned replies, complete and streamed. */
export async function startSandboxInference(): Promise<{
  base_url: string
  close(): Promise<void>
}> {
  const { url, close } = await startJsonServer(respond, ({ status, code, message }) => ({
    error: { message, type: code, code: status },
  }))
  return { base_url: `${url}/v1`, close }
}

const models = {
  object: 'list',
  data: [...modelValues, sandboxEmbeddings.name, ...Object.values(sandboxUnary)].map((id) => ({
    id,
    object: 'model',
    created: 0,
    owned_by: 'sandbox',
  })),
}

async function respond(req: IncomingMessage, res: ServerResponse, path: string): Promise<void> {
  const operation = `${req.method} ${path}`
  if (operation === 'GET /v1/models') return sendJson(res, 200, models)
  const isEmbeddings = operation === 'POST /v1/embeddings'
  if (operation === 'POST /v1/audio/transcriptions') return sendTranscription(req, res)
  const isSpeech = operation === 'POST /v1/audio/speech'
  const unaryReply = req.method === 'POST' ? unaryReplies[path] : undefined
  if (!isEmbeddings && !isSpeech && !unaryReply && operation !== 'POST /v1/chat/completions')
    throw new Failure('notFound', `no operation at ${operation}`)
  const body = await readJson(req)
  const request = isRecord(body) ? body : {}
  if (isEmbeddings) return sendJson(res, 200, embeddingsOf(request))
  if (unaryReply) return sendJson(res, 200, unaryReply(request))
  if (isSpeech) return void res.writeHead(200, { 'content-type': 'audio/wav' }).end(speak(request))
  const reply = replyTo(request)
  const head = {
    id: `chatcmpl-${randomUUID()}`,
    created: Math.floor(Date.now() / 1000),
    model: String(request['model'] ?? 'sandbox'),
  }
  if (request['stream'] !== true)
    return sendJson(res, 200, {
      ...head,
      object: 'chat.completion',
      choices: [choiceOf(reply)],
      usage: reply.usage,
    })
  const { stream_options: options } = request
  const wantsUsage = isRecord(options) && options['include_usage'] === true
  await sendStream(res, { ...head, object: 'chat.completion.chunk' }, reply, wantsUsage)
}

const maxFormBytes = 32 << 20
const maxFormMs = 30_000

async function sendTranscription(req: IncomingMessage, res: ServerResponse): Promise<void> {
  const body = await readBody(req, maxFormBytes, maxFormMs)
  const reply = transcribe(await readForm(body, req.headers['content-type'] ?? ''))
  if (typeof reply !== 'string') return sendJson(res, 200, reply)
  res.writeHead(200, { 'content-type': 'text/plain; charset=utf-8' }).end(reply)
}

function choiceOf({ pieces, call, finish_reason }: ScriptedReply): object {
  const text = pieces.join('')
  const content = call ? { content: null, tool_calls: [toolCall(call, text)] } : { content: text }
  return { index: 0, message: { role: 'assistant', ...content }, finish_reason }
}

const toolCall = ({ id, name }: NonNullable<ScriptedReply['call']>, text: string) => ({
  id,
  type: 'function',
  function: { name, arguments: text },
})

async function sendStream(
  res: ServerResponse,
  head: object,
  { pieces, call, finish_reason, usage }: ScriptedReply,
  wantsUsage: boolean,
): Promise<void> {
  const disconnected = new AbortController()
  res.on('close', () => disconnected.abort())
  const send = async (fields: object): Promise<void> => {
    if (!res.write(`data: ${JSON.stringify({ ...head, ...fields })}\n\n`))
      await once(res, 'drain', { signal: disconnected.signal })
  }
  const sendDelta = (delta: object, finish: string | null = null) =>
    send({ choices: [{ index: 0, delta, finish_reason: finish }] })
  res.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
  })
  try {
    await sendDelta({ role: 'assistant', content: call ? null : '' })
    if (call) await sendDelta({ tool_calls: [{ index: 0, ...toolCall(call, '') }] })
    for (const piece of pieces) {
      await sleep(wordMs, undefined, { signal: disconnected.signal })
      const part = { tool_calls: [{ index: 0, function: { arguments: piece } }] }
      await sendDelta(call ? part : { content: piece })
    }
    await sendDelta({}, finish_reason)
    if (wantsUsage) await send({ choices: [], usage })
    res.end('data: [DONE]\n\n')
  } catch (error) {
    if (!disconnected.signal.aborted) throw error
  }
}
