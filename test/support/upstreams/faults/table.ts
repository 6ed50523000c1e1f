import { positions } from './mishaps.ts'
import { pieces, whole } from './traffic.ts'

/** How a call may end for the client, with one deployment. */
export type Ending =
  /** An error body, or after keep-alives an error event with this code and no chunk before it. */
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
  ending: Ending
  /**
   * Whether a healthy deployment in the next tier must hide it: nothing has reached the client, and
   * half the deadline remains.
   */
  hidden: boolean
}

type Shape = Cell['shape']
const both: Shape[] = ['whole', 'stream']

const refused = (status: number): Ending => ({ is: 'refused', status })
const complete = (text = whole, finish: 'stop' | 'length' = 'stop'): Ending => ({
  is: 'complete',
  text,
  finish,
})
const cut = (text: string | RegExp, code: number): Ending => ({ is: 'cut', code, text })

const rows = (
  shapes: Shape[],
  phase: Cell['phase'],
  faults: string[],
  ending: Ending,
  hidden: boolean,
): Cell[] =>
  shapes.flatMap((shape) => faults.map((fault) => ({ fault, shape, phase, ending, hidden })))
/** Faults that the next deployment hides. */
const hides = (shapes: Shape[], phase: Cell['phase'], faults: string, ending: Ending) =>
  rows(shapes, phase, faults.split(' '), ending, true)
/** Faults that the client sees, or that are none once read rightly. */
const shows = (shapes: Shape[], phase: Cell['phase'], faults: string, ending: Ending) =>
  rows(shapes, phase, faults.split(' '), ending, false)

const late = refused(504)

const connection = [
  ...hides(
    both,
    'before',
    'refuse blackhole reset-before-headers reset-inside-headers close-before-headers ' +
      'close-inside-headers',
    refused(502),
  ),
  ...hides(both, 'before', 'never-answers slow-headers interim-flood', late),
  ...hides(
    both,
    'before',
    'interim-continue upgrade-unasked huge-header many-headers not-http bad-status-line ' +
      'no-head two-lengths negative-length',
    refused(502),
  ),
  ...hides(both, 'after', 'bad-chunk-size length-and-chunked', refused(502)),
  ...shows(both, 'before', 'interim-then-good', complete()),
  ...shows(both, 'after', 'until-close http-1.0', complete()),
]

const statuses = [
  ...hides(
    both,
    'before',
    'redirect-301 redirect-302 redirect-303 redirect-307 redirect-308',
    refused(502),
  ),
  ...hides(
    both,
    'before',
    'status-401 status-402 status-403 status-404 status-407 status-408 status-409 status-425',
    refused(502),
  ),
  ...hides(
    both,
    'before',
    'status-500 status-501 status-502 status-504 status-520 status-529 html-500 ' +
      'status-500-stalled status-500-endless',
    refused(502),
  ),
  ...hides(
    both,
    'before',
    'status-429 status-503 retry-after-7 retry-after-huge retry-after-date retry-after-words ' +
      'retry-after-negative retry-after-503',
    refused(503),
  ),
  ...shows(both, 'before', 'status-400 status-413 status-422', refused(400)),
  ...hides(both, 'before', 'empty-204 empty-200', refused(502)),
]

const bodies = [
  ...hides(
    both,
    'after',
    'html-200 type-image body-object body-null body-array body-string body-no-choices ' +
      'body-no-message',
    refused(502),
  ),
  ...hides(both, 'after', 'body-malformed', refused(502)),
  // The content decides, not the header.
  ...shows(both, 'after', 'type-text type-none type-other-shape', complete()),
  ...hides(
    both,
    'after',
    'error-200-401 error-200-500 error-200-no-code error-200-text',
    refused(502),
  ),
  ...hides(both, 'after', 'error-200-429 error-200-503', refused(503)),
  ...shows(both, 'after', 'error-200-400', refused(400)),
  ...hides(both, 'after', 'gzip-declared gzip-undeclared gzip-untrue gzip-bomb', refused(502)),
  ...hides(['whole'], 'after', 'length-short length-long-close', refused(502)),
  ...hides(['whole'], 'after', 'length-long-hang whole-stall-head whole-stall-half', late),
  ...hides(
    ['whole'],
    'after',
    'whole-reset-head whole-reset-half whole-reset-last whole-close-head whole-close-half ' +
      'whole-close-last',
    refused(502),
  ),
  ...hides(['whole'], 'after', 'whole-endless whole-64mb', refused(502)),
  ...shows(['whole'], 'after', 'whole-drip whole-endless-slow', refused(504)),
]

const contents = [
  ...shows(
    both,
    'after',
    'utf8-split packets-random lines-crlf ids-missing ids-wrong-type index-missing ' +
      'two-choices pings-before',
    complete(),
  ),
  ...shows(
    both,
    'after',
    'usage-overflow usage-huge usage-negative usage-fraction usage-text usage-null ' +
      'usage-array extra-at-once extra-when-idle',
    complete(),
  ),
  ...shows(both, 'after', 'finish-null finish-eos finish-filter', complete()),
  ...shows(both, 'after', 'finish-max-tokens', complete(whole, 'length')),
  ...shows(
    ['stream'],
    'after',
    'lines-cr lines-mixed lines-with-all lines-many-data bom',
    complete(),
  ),
  ...shows(
    ['stream'],
    'after',
    'ids-changed role-missing role-null role-repeated usage-before-finish',
    complete(),
  ),
  ...shows(
    ['stream'],
    'after',
    'done-unended done-then-data done-then-hang done-then-endless length-long-stream-close ' +
      'length-long-stream-hang',
    complete(),
  ),
  // NaN is not JSON: a complete reply with it cannot be read. In a stream it follows the finish
  // reason, where it is ignored.
  ...hides(['whole'], 'after', 'usage-nan bom', refused(502)),
  ...shows(['stream'], 'after', 'usage-nan', complete()),
  ...hides(['whole'], 'after', 'finish-error finish-abort finish-repetition', refused(502)),
  ...shows(['stream'], 'after', 'finish-error finish-abort finish-repetition', cut(whole, 502)),
  ...shows(both, 'after', 'finish-unknown', complete()),
  ...hides(both, 'after', 'utf8-invalid', refused(502)),
  ...shows(['stream'], 'after', 'length-short-stream', cut(pieces.slice(0, 2).join(''), 502)),
  ...shows(['stream'], 'after', 'finish-unended', complete()),
  ...hides(['stream'], 'after', 'first-unended', late),
  ...shows(['stream'], 'after', 'stream-drip stream-endless-pings', late),
  ...shows(['stream'], 'after', 'stream-drip-later stream-endless-pings-later', cut('Hello', 504)),
  ...shows(['stream'], 'after', 'stream-endless', cut(/^(on ){20,}$/, 504)),
]

const breaks = (
  'malformed not-json error-500 error-done error-text error-chunk error-field finish-abort ' +
  'reset cut end line bad-chunk'
).split(' ')

/** A mishap inside a stream, by how many events of the good stream came before it. */
function mishapsAt(position: number): Cell[] {
  const text = pieces.slice(0, Math.max(0, position - 1)).join('')
  const row = (names: string[], ending: Ending, hidden = false) =>
    rows(
      ['stream'],
      'after',
      names.map((name) => `${name}@${position}`),
      ending,
      hidden,
    )
  const garbage = ['null', 'array', 'string']
  const orderly = ['done', 'done-then-more']
  const refusals = ['error-400', 'error-field-400']
  // After the finish reason the reply is whole, whatever follows.
  if (position === 6)
    return row([...breaks, ...garbage, ...orderly, ...refusals, 'error-429', 'stall'], complete())
  // The role alone is no content: another deployment may still answer.
  if (position < 2) {
    return [
      ...row([...breaks, ...garbage, ...orderly], refused(502), true),
      ...row(['stall'], late, true),
      ...row(['error-429'], refused(503), true),
      ...row(refusals, refused(400)),
    ]
  }
  return [
    ...row([...breaks, ...garbage], cut(text, 502)),
    ...row(['stall'], cut(text, 504)),
    ...row(['error-429'], cut(text, 503)),
    ...row(refusals, cut(text, 400)),
    // A stream that only [DONE] ends is how some servers end every reply.
    ...row(orderly, complete(text)),
  ]
}

/** Every fault in every shape and place where it makes sense, with the ways it may end. */
export const cells: Cell[] = [
  ...connection,
  ...statuses,
  ...bodies,
  ...contents,
  ...positions.flatMap(mishapsAt),
]

/** The expected `Retry-After` for that of the upstream; 1 to 60 where it was unusable. */
export const retryAfter: Record<string, number> = {
  'retry-after-7': 7,
  'retry-after-huge': 60,
  'retry-after-date': 60,
  'retry-after-503': 5,
}
