import { providers } from '../../config/providers.ts'

/** The size of a request that is longer than its model accepts, in tokens. */
export type Overflow = {
  /** The request's tokens, including the requested maximum of the reply. */
  tokens?: number
  /** The tokens that the model accepts. */
  maximum?: number
}

/** Matches errors of many servers for a prompt that is too long. */
const overflowText = new RegExp(
  [
    'context[ _](length|size|window|limit)',
    'exceed_context',
    'prompt is too long',
    'maximum (prompt|input|sequence) length',
    'too large for model with',
    'token count .{0,40} exceeds',
    '`inputs` .{0,80}must (be <=|have less than)',
  ].join('|'),
  'i',
)

/**
 * Sentences with both sizes, or only with the maximum, of all providers' documents: the more exact
 * ones first. `reply` is the requested maximum of the reply.
 */
const sentences: readonly RegExp[] = [...providers.values()]
  .flatMap(({ facts = {}, models = [] }) => [facts, ...models.map((one) => one.facts)])
  .flatMap(({ errors = [] }) => errors)
  .filter(({ means, phrase = '' }) => means === 'context_length' && phrase.includes('(?<maximum>'))
  .map(({ phrase = '' }) => new RegExp(phrase))

/** The sizes in a server's error for a prompt that is too long; undefined for other errors. */
export function overflowFrom(error: string): Overflow | undefined {
  if (!overflowText.test(error)) return undefined
  // Some servers write 128,000.
  const text = error.replace(/(?<=\d),(?=\d{3}\b)/g, '')
  for (const sentence of sentences) {
    const { tokens, reply = '0', maximum } = sentence.exec(text)?.groups ?? {}
    if (maximum === undefined) continue
    const size = tokens === undefined ? undefined : Number(tokens) + Number(reply)
    return sizes(size, Number(maximum))
  }
  return {}
}

/** Omits implausible sizes. */
function sizes(tokens: number | undefined, maximum: number): Overflow {
  if (!isSize(maximum)) return {}
  return tokens !== undefined && isSize(tokens) ? { tokens, maximum } : { maximum }
}

const isSize = (tokens: number): boolean => tokens > 0 && tokens <= 1_000_000_000
