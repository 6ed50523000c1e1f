/**
 * The features that the compatibility matrix tests with every client, in the order of
 * docs/clients.md.
 */
export const cells = {
  chat: 'chat',
  stream: 'stream',
  usage: 'stream with token counts',
  'tool call': 'tool call',
  'tool answer': 'tool result',
  structured: 'structured output',
  parts: 'prompt in parts',
  developer: 'role `developer`',
  silence: 'silence beyond the keep-alive interval',
  abort: 'abort stops the model',
  cut: 'truncated stream throws',
  'error event': 'error event throws',
  late: 'deadline within a stream throws',
  page: 'from a web page of another origin (CORS)',
  400: 'error 400',
  401: 'error 401',
  403: 'error 403',
  404: 'error 404',
  413: 'error 413',
  502: 'error 502',
  503: 'error 503',
  504: 'error 504',
} as const

export type Cell = keyof typeof cells

/**
 * The dialects that a program may speak, in the order of docs/clients.md. A model server gets
 * Responses and Messages unchanged, or translated to a chat.
 */
export const dialects = {
  chat: 'chat completions',
  'responses passed': 'Responses, passed through',
  'responses translated': 'Responses, translated',
  'messages passed': 'Messages, passed through',
  'messages translated': 'Messages, translated',
  embeddings: 'embeddings',
} as const
export type DialectCell = keyof typeof dialects

export const routes = ['/openai/v1', '/v1'] as const
export type Route = (typeof routes)[number]
/** What a passing test proves: that it works, or that it is refused in a clear message. */
export type Outcome = 'works' | 'refused'

declare module 'vitest' {
  interface TaskMeta {
    /**
     * The cells of the compatibility matrix that a test fills: `cells` of a client on a route, and
     * the `dialects` in which it was answered.
     */
    client?: string
    route?: Route
    cells?: readonly Cell[]
    dialects?: readonly DialectCell[]
    outcome?: Outcome
  }
}
