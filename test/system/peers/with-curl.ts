import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import type OpenAI from 'openai'
import { createEventReader } from '../../../client/stream/events.ts'
import type { ClientRequest, Client } from '../clients/client.ts'
import { openaiBody, replyOfChunks, replyOf } from '../clients/with-openai.ts'
import { refusal, type Event } from './refusal.ts'

/** curl, and a reader of what it prints; it sends what OpenAI's libraries send. */
export const curl: Client = {
  name: 'curl',
  speaksAs: 'developer',
  errorName: () => 'curl (22)',
  async chat(ask) {
    const run = start(ask, openaiBody(ask))
    // The contract; what is read of it is compared.
    return replyOf(JSON.parse(await whole(run)) as OpenAI.ChatCompletion)
  },
  stream(ask) {
    const body = {
      ...openaiBody(ask),
      stream: true,
      ...(ask.withUsage && { stream_options: { include_usage: true } }),
    }
    return replyOfChunks(chunksOf(start(ask, body, '--no-buffer')), ask.onText)
  },
}

/** Interrupted, as by Ctrl-C, when the signal is aborted. */
function start({ gateway, signal }: ClientRequest, body: object, ...more: string[]) {
  const headers = [
    '-H',
    `Authorization: Bearer ${gateway.key}`,
    '-H',
    'Content-Type: application/json',
  ]
  const args = [
    '-sS',
    '--max-time',
    '30',
    '--fail-with-body',
    '-w',
    '%{stderr}%{http_code}',
    ...more,
    ...headers,
    '--data-binary',
    '@-',
    `${gateway.url}/v1/chat/completions`,
  ]
  const child = spawn('curl', args, { stdio: ['pipe', 'pipe', 'pipe'] })
  const interrupt = () => child.kill('SIGINT')
  signal?.addEventListener('abort', interrupt)
  // A gateway that refuses a body early closes before all of it is read.
  child.stdin.on('error', () => undefined).end(JSON.stringify(body))
  return {
    child,
    errorText: text(child.stderr),
    ended: once(child, 'close') as Promise<[number | null]>,
    signal,
  }
}

type Run = ReturnType<typeof start>

async function whole({ child, errorText, ended }: Run): Promise<string> {
  const out = await text(child.stdout)
  const [code] = await ended
  if (code !== 0) throw refused(code, await errorText, out)
  return out
}

async function* chunksOf({
  child,
  errorText,
  ended,
  signal,
}: Run): AsyncGenerator<OpenAI.ChatCompletionChunk> {
  let out = ''
  const arrived: string[] = []
  const events = createEventReader({ onEvent: (data) => arrived.push(data) })
  for await (const part of child.stdout as AsyncIterable<Buffer>) {
    // no encoding is set
    out += part.toString('latin1')
    events.feed(part)
    for (const data of arrived.splice(0)) {
      if (data === '[DONE]') return
      const event = JSON.parse(data) as Event // the contract
      if ('error' in event) throw refusal('curl (0)', 200, event.error)
      yield event
    }
  }
  const [code] = await ended
  if (signal?.aborted) throw new DOMException('curl was interrupted', 'AbortError')
  throw refused(code, await errorText, out)
}

function refused(code: number | null, errorText: string, out: string): Error {
  if (code !== 22) return new Error(`curl ended with ${code}: ${errorText}`)
  const status = Number(errorText.slice(-3)) // after the words of -S comes what -w asks for
  return refusal(
    'curl (22)',
    status,
    (JSON.parse(out) as { error: { message: string; type: string; code: string | null } }).error,
  ) // the contract
}
