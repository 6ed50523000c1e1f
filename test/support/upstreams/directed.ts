import type { ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { dialectOf, serverReplies, type ServerDialect } from '../dialects/server-replies.ts'
import {
  chunk,
  event,
  openEvents,
  sendError,
  sendJson,
  startModelServer,
  usageChunk,
  type ModelServer,
  type UpstreamRequest,
} from './model-server.ts'

/** How the server is to answer; the last message of a request has it as JSON. */
export type Directions = {
  /** Text to say; of a stream in each event. */
  say?: string
  events?: number
  /** Pause before the reply and, in a stream, before each event. */
  gapMs?: number
  /** Bytes of text instead of `say`. */
  bytes?: number
  fail?: 'status' | 'cut'
}

/** An inference server that answers each request, in any dialect, as its last message says. */
export const startDirectedServer = (): Promise<ModelServer> =>
  startModelServer(async (_req, res, { path, body }) => {
    const { say, events = 5, gapMs = 0, bytes, fail } = directionsOf(lastText(body))
    const dialect = dialectOf(path)
    const text = say ?? (bytes === undefined ? 'word ' : 'x'.repeat(bytes))
    if (fail === 'status') return sendError(res, 500)
    if (!body.stream) {
      await pause(gapMs)
      return fail === 'cut'
        ? void res.destroy()
        : sendJson(res, 200, serverReplies[dialect].whole(text))
    }
    const { before, piece, after } = partsOf(dialect, text, events)
    openEvents(res)
    if (before !== '') res.write(before)
    for (let sent = 0; sent < events && !res.destroyed; sent++) {
      if (gapMs > 0) await pause(gapMs)
      if (!res.write(piece)) await drained(res)
      if (fail === 'cut' && sent === 1) return void res.destroy()
    }
    res.end(after)
  })

/** The text of the last message; a response's is its input. */
const lastText = ({ messages, input }: Partial<UpstreamRequest>): unknown =>
  messages === undefined ? input : messages.at(-1)?.['content']

/** What comes in a stream before its pieces, with each, and after them. */
function partsOf(dialect: ServerDialect, text: string, count: number) {
  if (dialect === 'chat') {
    const after = [chunk({}, 'stop'), usageChunk, '[DONE]'].map(event).join('')
    return { before: '', piece: event(chunk({ content: text })), after }
  }
  const { events, opening } = serverReplies[dialect]
  const all = events(Array.from({ length: count }, () => text))
  return {
    before: all.slice(0, opening).join(''),
    piece: all[opening] ?? '',
    after: all.slice(opening + count).join(''),
  }
}

/** Resolves when the reader has read more or has left. */
function drained(res: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const settle = () => {
      res.off('drain', settle).off('close', settle)
      resolve()
    }
    res.on('drain', settle).on('close', settle)
  })
}

function directionsOf(content: unknown): Directions {
  try {
    return JSON.parse(String(content)) as Directions // written by `directedChat`
  } catch {
    return {}
  }
}

/** A chat request with directions for the server. */
export const directedChat = (part: Directions, more: object = {}) => ({
  model: 'hermes-3-llama3.1-8b',
  max_tokens: 64,
  messages: [{ role: 'user', content: JSON.stringify(part) }],
  ...more,
})

/** A configuration whose every model is served by this one server. */
export const configWith = (upstream: ModelServer, more: Record<string, unknown> = {}) => ({
  upstreams: { acting: { base_url: upstream.base_url } },
  routes: { '*': [{ upstream: 'acting', usd_per_million: { input: '0.03', output: '0.05' } }] },
  ...more,
})
