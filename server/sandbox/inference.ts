import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { modelValues } from '../../generated/server/gateway.ts'
import { Failure } from '../failure.ts'
import { startLocalServer } from '../http/listen/local-server.ts'
import { readJson } from './body.ts'
import { embeddingsOf, sandboxEmbeddings } from './embeddings.ts'
import { isRecord } from '../json/json.ts'
import { replyTo, type ScriptedReply } from './reply.ts'

/** Milliseconds between two words of a stream. */
const wordMs = 15

/** Starts an inference server on a free port with canned replies, complete and streamed. */
export async function startSandboxInference(): Promise<{
  base_url: string
  close(): Promise<void>
}> {
  const { url, close } = await startLocalServer((req, res) => {
    respond(req, res).catch((error: unknown) => sendError(res, error))
  })
  return { base_url: `${url}/v1`, close }
}

async function respond(req: IncomingMessage, res: ServerResponse): Promise<void> {
  const path = req.url?.split('?', 1)[0]
  if (req.method === 'GET' && path === '/v1/models') {
    return sendJson(res, 200, {
      object: 'list',
      data: [...modelValues, sandboxEmbeddings.name].map((id) => ({
        id,
        object: 'model',
        created: 0,
        owned_by: 'sandbox',
      })),
    })
  }
  const isEmbeddings = path === '/v1/embeddings'
  if (req.method !== 'POST' || !(isEmbeddings || path === '/v1/chat/completions'))
    throw new Failure('notFound', `no operation at ${req.method} ${path}`)
  const body = await readJson(req)
  if (!body.ok) throw body.failure
  const request = isRecord(body.value) ? body.value : {}
  if (isEmbeddings) return sendJson(res, 200, embeddingsOf(request))
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
  const wantsUsage =
    isRecord(request['stream_options']) && request['stream_options']['include_usage'] === true
  await sendStream(res, { ...head, object: 'chat.completion.chunk' }, reply, wantsUsage)
}

function choiceOf({ pieces, call, finish_reason }: ScriptedReply): object {
  const text = pieces.join('')
  if (!call) return { index: 0, message: { role: 'assistant', content: text }, finish_reason }
  const toolCall = { id: call.id, type: 'function', function: { name: call.name, arguments: text } }
  const message = { role: 'assistant', content: null, tool_calls: [toolCall] }
  return { index: 0, message, finish_reason }
}

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
    if (call)
      await sendDelta({
        tool_calls: [
          { index: 0, id: call.id, type: 'function', function: { name: call.name, arguments: '' } },
        ],
      })
    for (const piece of pieces) {
      await sleep(wordMs, undefined, { signal: disconnected.signal })
      await sendDelta(
        call ? { tool_calls: [{ index: 0, function: { arguments: piece } }] } : { content: piece },
      )
    }
    await sendDelta({}, finish_reason)
    if (wantsUsage) await send({ choices: [], usage })
    res.end('data: [DONE]\n\n')
  } catch (error) {
    if (!disconnected.signal.aborted) throw error
  }
}

function sendError(res: ServerResponse, error: unknown): void {
  if (res.headersSent) return void res.destroy()
  const { status, code, message } =
    error instanceof Failure ? error : new Failure('internal', 'internal error', { cause: error })
  sendJson(res, status, { error: { message, type: code, code: status } })
}

function sendJson(res: ServerResponse, status: number, body: object): void {
  res
    .writeHead(status, {
      'content-type': 'application/json; charset=utf-8',
      ...(status === 413 && { connection: 'close' }),
    })
    .end(JSON.stringify(body))
}
