/** A tool with free-form input becomes a function with this one argument. */
export const inputSchema = {
  type: 'object',
  properties: { input: { type: 'string' } },
  required: ['input'],
  additionalProperties: false,
}

/** Describes a grammar to the model, because its server does not enforce it. */
export function grammarText({
  syntax,
  definition,
}: {
  syntax?: string | undefined
  definition: string
}): string {
  const kind = syntax === undefined ? 'grammar' : `${syntax} grammar`
  return `The input must follow this ${kind}:\n${definition}`
}

/** The arguments of the function that a custom tool became. */
export const argumentsOf = (input: string): string => JSON.stringify({ input })

/** The free-form input of a custom tool, from the arguments of its function. */
export function customInput(args: string): string {
  const reader = new InputReader()
  return reader.read(args) + reader.end()
}

const start = /^\s*\{\s*"input"\s*:\s*"/
/** Longer arguments that do not start like this are read when they are complete. */
const maxStart = 256

/**
 * Reads the input of a custom tool from the pieces of its function's arguments, as it arrives.
 * Models do not always write valid JSON: other arguments are the input themselves.
 */
export class InputReader {
  /** Text that has arrived and is not read. */
  #rest = ''
  #state: 'start' | 'text' | 'end' | 'other' = 'start'

  /** The text of a further piece of the arguments, as far as it is complete. */
  read(piece: string): string {
    if (this.#state === 'end') return ''
    this.#rest += piece
    if (this.#state === 'start') this.#readStart()
    return this.#state === 'text' ? this.#readText() : ''
  }

  /** The rest of the input, when the arguments are complete. */
  end(): string {
    const args = this.#rest
    this.#rest = ''
    if (this.#state === 'start' || this.#state === 'other') return inputIn(args)
    // A call that was cut off may end within an escape.
    return this.#state === 'text' ? args.replace(/\\.*$/s, '') : ''
  }

  #readStart(): void {
    const [opening] = start.exec(this.#rest.slice(0, maxStart)) ?? []
    if (opening !== undefined) {
      this.#state = 'text'
      this.#rest = this.#rest.slice(opening.length)
    } else if (this.#rest.length >= maxStart) this.#state = 'other'
  }

  #readText(): string {
    const end = endOfText(this.#rest)
    const isLast = this.#rest[end] === '"'
    const text = decoded(this.#rest.slice(0, end))
    this.#rest = this.#rest.slice(end)
    if (isLast) this.#state = 'end'
    else if (/[\ud800-\udbff]$/.test(text)) {
      // The other half of the character follows.
      this.#rest = text.slice(-1) + this.#rest
      return text.slice(0, -1)
    }
    return text
  }
}

/** Where the string ends, or its last escape that is not complete. */
function endOfText(json: string): number {
  const special = /["\\]/g
  for (let match = special.exec(json); match; match = special.exec(json)) {
    const { index } = match
    if (json[index] === '"') return index
    const next = index + (json[index + 1] === 'u' ? 6 : 2)
    if (next > json.length) return index
    special.lastIndex = next
  }
  return json.length
}

const escapes: Readonly<Record<string, string>> = {
  '"': '"',
  '\\': '\\',
  '/': '/',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
}

/** The text of a JSON string; invalid escapes stay as they are. */
const decoded = (json: string): string =>
  json.replaceAll(/\\(?:u([0-9a-fA-F]{4})|(.))/gs, (sequence, code?: string, letter = '') => {
    if (code !== undefined) return String.fromCharCode(Number.parseInt(code, 16))
    return escapes[letter as string] ?? sequence
  })

function inputIn(args: string): string {
  try {
    const { input } = JSON.parse(args) as { input?: unknown }
    if (typeof input === 'string') return input
  } catch {
    // As the docstring of InputReader says.
  }
  return args
}
