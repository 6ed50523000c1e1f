import { positions } from './fault-mishaps.ts'
import { pieces, whole } from './fault-traffic.ts'

/** How a call may end for the client, with one deployment. */
export type Ending =
  /** An error body; once keep-alives have begun, an error event with this code and no chunk before it. */
  | { is: 'refused'; status: number }
  /** A whole reply with this text. */
  | { is: 'complete'; text: string; finish: 'stop' | 'length' }
  /** Chunks with this text, then the error event. */
  | { is: 'cut'; code: number; text: string | RegExp }

export type Cell = {
  fault: string
  shape: 'stream' | 'whole'
  /** Whether the fault shows before or after the first byte of the upstream's final reply. */
  phase: 'before' | 'after'
  /** Several where gateway.md leaves the choice; the test says which one was met. */
  endings: Ending[]
  /** Whether a healthy deployment in the next tier must hide it: nothing has reached the client, and half the deadline is left. */
  hidden: boolean
}

type Shape = Cell['shape']
const both: Shape[] = ['whole', 'stream']

const refused = (...statuses: number[]): Ending[] => statuses.map((status) => ({ is: 'refused', status }))
const complete = (text = whole, finish: 'stop' | 'length' = 'stop'): Ending[] => [{ is: 'complete', text, finish }]
const cut = (text: string | RegExp, ...codes: number[]): Ending[] => codes.map((code) => ({ is: 'cut', code, text }))

const rows = (shapes: Shape[], phase: Cell['phase'], faults: string[], endings: Ending[], hidden: boolean): Cell[] =>
  shapes.flatMap((shape) => faults.map((fault) => ({ fault, shape, phase, endings, hidden })))
/** Faults that the next deployment hides. */
const hides = (shapes: Shape[], phase: Cell['phase'], faults: string, endings: Ending[]) => rows(shapes, phase, faults.split(' '), endings, true)
/** Faults that the client sees, or that are none once read rightly. */
const shows = (shapes: Shape[], phase: Cell['phase'], faults: string, endings: Ending[]) => rows(shapes, phase, faults.split(' '), endings, false)

const late = refused(502, 504)

const connection = [
  ...hides(both, 'before', 'refuse reset-before-headers reset-inside-headers close-before-headers close-inside-headers', refused(502)),
  ...hides(both, 'before', 'blackhole never-answers slow-headers interim-flood', late),
  ...hides(both, 'before', 'upgrade-unasked huge-header many-headers not-http bad-status-line no-head two-lengths negative-length', refused(502)),
  ...hides(both, 'before', 'interim-continue', late),
  ...hides(both, 'after', 'bad-chunk-size', refused(502)),
  ...hides(both, 'after', 'length-and-chunked', [...refused(502), ...late]),
  ...shows(both, 'before', 'interim-then-good', complete()),
  ...shows(both, 'after', 'until-close http-1.0', complete()),
]

const statuses = [
  ...hides(both, 'before', 'redirect-301 redirect-302 redirect-303 redirect-307 redirect-308', refused(502)),
  ...hides(both, 'before', 'status-401 status-402 status-403 status-404 status-407 status-408 status-409 status-425', refused(502)),
  ...hides(both, 'before', 'status-500 status-501 status-502 status-504 status-520 status-529 html-500 status-500-stalled status-500-endless', refused(502)),
  ...hides(both, 'before', 'status-429 status-503 retry-after-7 retry-after-huge retry-after-date retry-after-words retry-after-negative retry-after-503', refused(503)),
  ...shows(both, 'before', 'status-400 status-413 status-422', refused(400)),
  ...hides(both, 'before', 'empty-204 empty-200', refused(502)),
]

const bodies = [
  ...hides(both, 'after', 'html-200 type-image body-object body-null body-array body-string body-no-choices body-no-message', refused(502)),
  ...hides(both, 'after', 'body-malformed', refused(502)),
  ...hides(both, 'after', 'type-text type-none type-other-shape', [...complete(), ...refused(502)]),
  ...hides(both, 'after', 'error-200-401 error-200-500 error-200-no-code error-200-text', refused(502)),
  ...hides(both, 'after', 'error-200-429 error-200-503', refused(503)),
  ...shows(both, 'after', 'error-200-400', refused(400)),
  ...hides(both, 'after', 'gzip-declared gzip-undeclared gzip-bomb', refused(502)),
  ...hides(both, 'after', 'gzip-untrue', [...complete(), ...refused(502)]),
  ...hides(['whole'], 'after', 'length-short length-long-close', refused(502)),
  ...hides(['whole'], 'after', 'length-long-hang whole-stall-head whole-stall-half', late),
  ...hides(['whole'], 'after', 'whole-reset-head whole-reset-half whole-reset-last whole-close-head whole-close-half whole-close-last', refused(502)),
  ...hides(['whole'], 'after', 'whole-endless whole-64mb', refused(502)),
  ...shows(['whole'], 'after', 'whole-drip whole-endless-slow', refused(504)),
]

const contents = [
  ...shows(both, 'after', 'utf8-split packets-random lines-crlf ids-missing ids-wrong-type index-missing two-choices pings-before', complete()),
  ...shows(both, 'after', 'usage-overflow usage-huge usage-negative usage-fraction usage-text usage-null usage-array extra-at-once extra-when-idle', complete()),
  ...shows(both, 'after', 'finish-null finish-eos finish-filter', complete()),
  ...shows(both, 'after', 'finish-max-tokens', complete(whole, 'length')),
  ...shows(['stream'], 'after', 'lines-cr lines-mixed lines-with-all lines-many-data bom', complete()),
  ...shows(['stream'], 'after', 'ids-changed role-missing role-null role-repeated usage-before-finish', complete()),
  ...shows(['stream'], 'after', 'done-unended done-then-data done-then-hang done-then-endless length-long-stream-close length-long-stream-hang', complete()),
  ...hides(['whole'], 'after', 'usage-nan', refused(502)),
  ...shows(['stream'], 'after', 'usage-nan', [...complete(), ...cut(whole, 502)]),
  ...hides(['whole'], 'after', 'bom', [...complete(), ...refused(502)]),
  ...hides(['whole'], 'after', 'finish-error finish-abort finish-repetition', refused(502)),
  ...shows(['stream'], 'after', 'finish-error finish-abort finish-repetition', cut(whole, 502)),
  ...shows(both, 'after', 'finish-unknown', complete()),
  ...hides(['whole'], 'after', 'utf8-invalid', [...complete(whole.replace('Hello', 'Hel\uFFFD\uFFFDlo')), ...refused(502)]),
  ...shows(['stream'], 'after', 'utf8-invalid', [...complete(whole.replace('Hello', 'Hel\uFFFD\uFFFDlo')), ...refused(502)]),
  ...shows(['stream'], 'after', 'length-short-stream', cut(pieces.slice(0, 2).join(''), 502)),
  ...shows(['stream'], 'after', 'finish-unended', [...cut(whole, 502), ...complete()]),
  ...hides(['stream'], 'after', 'first-unended', late),
  ...shows(['stream'], 'after', 'stream-drip stream-endless-pings', late),
  ...shows(['stream'], 'after', 'stream-drip-later stream-endless-pings-later', cut('Hello', 504)),
  ...shows(['stream'], 'after', 'stream-endless', cut(/^(on ){20,}$/, 504)),
]

const breaks = 'malformed not-json error-500 error-done error-text error-chunk error-field finish-abort reset cut end line bad-chunk'.split(' ')

/** A mishap inside a stream, by how many events of the good stream came before it. */
function mishapsAt(position: number): Cell[] {
  const at = (names: string[]) => names.map((name) => `${name}@${position}`)
  const text = pieces.slice(0, Math.max(0, position - 1)).join('')
  const row = (names: string[], endings: Ending[], hidden = false) => rows(['stream'], 'after', at(names), endings, hidden)
  if (position === 6) return row([...breaks, 'stall', 'done', 'done-then-more', 'null', 'array', 'string', 'error-400', 'error-429', 'error-field-400'], complete())
  if (position < 2) {
    // The role alone is no content: another deployment may still answer.
    const nothing = (status: number): Ending[] => (position === 0 ? refused(status) : [...refused(status), ...cut('', status)])
    return [
      ...row(breaks, nothing(502), true),
      ...row(['stall'], [...nothing(502), ...nothing(504)], true),
      ...row(['done', 'done-then-more', 'null', 'array', 'string'], nothing(502), true),
      ...row(['error-429'], nothing(503), true),
      ...row(['error-400', 'error-field-400'], nothing(400)),
    ]
  }
  return [
    ...row(breaks, cut(text, 502)),
    ...row(['null', 'array', 'string'], cut(text, 502)),
    ...row(['stall'], cut(text, 502, 504)),
    ...row(['error-400', 'error-field-400'], cut(text, 400, 502)),
    ...row(['error-429'], cut(text, 429, 502, 503)),
    // A stream that only [DONE] ends is how some servers end every reply (gateway.md: Ollama), and how others end a broken one.
    ...row(['done', 'done-then-more'], [...complete(text), ...cut(text, 502)]),
  ]
}

/** Every fault in every shape and place where it makes sense, with the ways it may end. */
export const cells: Cell[] = [...connection, ...statuses, ...bodies, ...contents, ...positions.flatMap(mishapsAt)]

/** What the reply must say after a `Retry-After` of the upstream; 1 to 60 wherever it said none that can be used. */
export const retryAfter: Record<string, number> = { 'retry-after-7': 7, 'retry-after-huge': 60, 'retry-after-date': 60, 'retry-after-503': 5 }
