import type { ModelFacts } from '../../config/providers.ts'

/** Operations of model servers that have addresses. */
export type Operation = keyof NonNullable<ModelFacts['paths']>

/** The usual paths, below the base URL. */
export const usualPaths: Record<Operation, string> = {
  chat: 'chat/completions',
  responses: 'responses',
  messages: 'messages',
  embeddings: 'embeddings',
  rerank: 'rerank',
  moderations: 'moderations',
  images: 'images/generations',
  speech: 'audio/speech',
  transcriptions: 'audio/transcriptions',
  count_tokens: 'messages/count_tokens',
  compact: 'responses/compact',
  input_tokens: 'responses/input_tokens',
}

/** The path of a base URL, without a slash at its end. */
export const basePathOf = (baseUrl: string): string => new URL(baseUrl).pathname.replace(/\/+$/, '')

/** A path with these members in its query. */
export function withQuery(path: string, query: Record<string, string> | undefined): string {
  if (!query) return path
  return `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams(query).toString()}`
}

/** The place of a request: its path, and whether that has the name of the model. */
export type Address = { path: string; hasModel: boolean }

/** The address of an operation on a server with these facts, which has the name for the model. */
export function addressOf(
  basePath: string,
  operation: Operation,
  { paths }: ModelFacts,
  { model, isStreamed = false }: { model: string; isStreamed?: boolean | undefined },
): Address {
  const path = paths?.[operation]
  if (path === undefined) return { path: `${basePath}/${usualPaths[operation]}`, hasModel: false }
  const { whole, stream } = typeof path === 'object' ? path : { whole: path, stream: path }
  const template = (isStreamed && stream) || whole
  const { pathname, search } = new URL(template, `http://server${basePath}/`)
  const hasModel = template.includes('{model}')
  // The name is filled in last, so that it cannot lead to another path.
  return { path: (pathname + search).replaceAll(placeholder, segmentOf(model)), hasModel }
}

const placeholder = /\{model\}|%7Bmodel%7D/g

/** A name as one segment of a path. Names of versions have an `@`, which clients do not encode. */
const segmentOf = (model: string): string => {
  const segment = encodeURIComponent(model).replaceAll('%40', '@')
  return /^\.+$/.test(segment) ? '-' : segment
}
