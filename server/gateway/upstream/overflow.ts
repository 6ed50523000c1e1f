/** The size of a request that is longer than its model can take, in tokens. */
export type Overflow = {
  /** Of the request, with what it asked for. */
  tokens?: number
  /** That the model can take. */
  maximum?: number
}

/** That a prompt is too long for the model, in the words of one server or another. */
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
 * Sentences with both sizes, or with the maximum alone, the more exact ones first. `reply` is what
 * the request asked for beside the prompt.
 */
const sentences = [
  // Anthropic. Bounded, since a search for any number in a text of digits would be quadratic.
  /(?<tokens>\d{1,12}) tokens > (?<maximum>\d+)/,
  /limit: (?<tokens>\d+) \+ (?<reply>\d+) > (?<maximum>\d+)/,
  // vLLM, of a reply that is too long
  /too large: (?<reply>\d+)\D+(?<maximum>\d+) tokens and your request has (?<tokens>\d+)/,
  // OpenAI, vLLM, SGLang, OpenRouter
  /maximum context length (?:is|of) (?<maximum>\d+)\D+(?<tokens>\d+)/,
  // xAI
  /maximum prompt length is (?<maximum>\d+)\D+(?<tokens>\d+)/,
  // llama.cpp, SGLang
  /\((?<tokens>\d+) tokens\)\D+context (?:size|length) \((?<maximum>\d+)/,
  // Mistral
  /contains (?<tokens>\d+) tokens\D+(?:\d+ draft tokens\D+)?(?<maximum>\d+) maximum/,
  // Gemini
  /token count \(?(?<tokens>\d+)\D+\(?(?<maximum>\d+)/,
  // Text Generation Inference
  /must be <= (?<maximum>\d+)\. Given: (?<tokens>\d+)\D+(?<reply>\d+)/,
  // Text Embeddings Inference
  /must have less than (?<maximum>\d+) tokens\. Given: (?<tokens>\d+)/,
  // LM Studio, and those that say no more
  /context (?:length|size|window|limit)\D{0,20}(?<maximum>\d+)/,
]

/** What a server's error says of a prompt that is too long; undefined for any other error. */
export function overflowFrom(error: string): Overflow | undefined {
  if (!overflowText.test(error)) return undefined
  // Some write 128,000.
  const text = error.replace(/(?<=\d),(?=\d{3}\b)/g, '')
  for (const sentence of sentences) {
    const { tokens, reply = '0', maximum } = sentence.exec(text)?.groups ?? {}
    if (maximum === undefined) continue
    const size = tokens === undefined ? undefined : Number(tokens) + Number(reply)
    return sizes(size, Number(maximum))
  }
  return {}
}

/** Without a number that no request has. */
function sizes(tokens: number | undefined, maximum: number): Overflow {
  if (!isSize(maximum)) return {}
  return tokens !== undefined && isSize(tokens) ? { tokens, maximum } : { maximum }
}

const isSize = (tokens: number): boolean => tokens > 0 && tokens <= 1_000_000_000
