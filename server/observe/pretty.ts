/** A line of the log; other members are the fields of its observation. */
type Line = { level: string; time: string; kind?: string; msg: string; [field: string]: unknown }

/** The format of lines: `json` for programs, else for people, in colours or not. */
export type Form = 'json' | { colours: boolean }

type Terminal = { isTTY?: boolean }

/** The format for `log.format`; `auto` is for people on a terminal, else JSON. */
export function formOf(
  format: 'auto' | 'json' | 'pretty',
  output: Terminal,
  env: NodeJS.ProcessEnv,
): Form {
  const isTerminal = output.isTTY === true
  if (format === 'json' || (format === 'auto' && !isTerminal)) return 'json'
  // https://no-color.org: any value that is not empty.
  const isPlain = (env['NO_COLOR'] ?? '') !== '' || env['TERM'] === 'dumb'
  return { colours: isTerminal && !isPlain }
}

/** Sentences for frequent kinds of observations; others show their message. */
const sentences: Record<string, string> = {
  requestEnded: '{service} {operation} answered {status} in {ms} ms',
  upstreamAttempted: '{msg} {upstream} for {model}: {outcome} after {ms} ms',
  toolCalled: '{msg} {agent} {tool}: {outcome} after {ms} ms',
  facilitatorAsked: '{msg}: {operation} at {facilitator}: {outcome} after {ms} ms',
  breakerMoved: 'the breaker of {upstream} for {model} is {state}',
  listening: 'the {service} listens on {url}',
  draining: 'ending on {signal}; waiting for {waits}',
  stopped: 'stopped after {seconds} s',
}

/** Fields that only warnings and errors contain. */
const diagnosticFields = new Set(['requestId', 'keyId', 'bytesIn'])
/** Fields on separate lines below the sentence. */
const fieldsBelow = new Set(['stack', 'problems'])

const colours: Record<string, number> = { debug: 90, info: 32, warn: 33, error: 31 }
const grey = 90

/** Formats a line of JSON for people: time, level, sentence, and the other fields. */
export function prettyLine(json: string, { colours: isColoured }: { colours: boolean }): string {
  const line = JSON.parse(json) as Line // written by the log
  const { level, time, kind = '', ...fields } = line
  const paint = (code: number | undefined, text: string) =>
    isColoured && code !== undefined && text !== '' ? `\x1b[${code}m${text}\x1b[0m` : text
  const inSentence = new Set(['msg'])
  const sentence = (sentences[kind] ?? '{msg}').replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    inSentence.add(name)
    return formatValue(fields[name])
  })
  const isQuiet = level === 'info' || level === 'debug'
  const isInLine = (name: string) =>
    !inSentence.has(name) && !fieldsBelow.has(name) && !(isQuiet && diagnosticFields.has(name))
  const rest = Object.keys(fields)
    .filter(isInLine)
    .map((name) => `${name}=${quoted(formatValue(fields[name]))}`)
  const head = [
    paint(grey, clock(time)),
    paint(colours[level], level.toUpperCase().padEnd(5)),
    sentence,
  ]
  const more = [...fieldsBelow]
    .flatMap((name) => linesOf(fields[name]))
    .map((text) => `    ${clean(text.trim())}`)
  return `${[[...head, paint(grey, rest.join(' '))].join(' ').trimEnd(), ...more].join('\n')}\n`
}

const clock = (time: string): string => new Date(time).toTimeString().slice(0, 8)

function formatValue(value: unknown): string {
  if (typeof value === 'string') return clean(value)
  return clean(Array.isArray(value) ? value.join(', ') : (JSON.stringify(value) ?? '-'))
}

const quoted = (text: string): string =>
  /[\s"]/.test(text) || text === '' ? JSON.stringify(text) : text

/** Removes control characters, which could control the terminal. */
const clean = (text: string): string => text.replaceAll(/[\x00-\x1f\x7f-\x9f]+/g, ' ')

function linesOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.map(String)
  return typeof value === 'string' ? value.split('\n') : []
}
