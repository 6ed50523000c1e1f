import { gzipSync } from 'node:zlib'
import type { Behaviour } from './behaviour.ts'
import { mishaps } from './mishaps.ts'
import {
  DONE,
  chunk,
  completion,
  event,
  eventStream,
  fixed,
  framed,
  head,
  pieces,
  streamEvents,
  streamHead,
  twin,
  usage,
} from './traffic.ts'

const json = { 'content-type': 'application/json' }
const serverError = (code: unknown, message = 'secret upstream text') =>
  JSON.stringify({ error: { message, type: 'server_error', code } })

/** Sends bytes as they are, and no more. */
const says =
  (bytes: Buffer | string, after: 'keep' | 'close' | 'hang' = 'keep'): Behaviour =>
  async (call) => {
    await call.send(bytes)
    if (after === 'keep') call.done()
    if (after === 'close') call.socket.end()
  }
const answers = (status: number, body: string, headers: Record<string, string | number> = {}) =>
  says(fixed(status, body, { ...json, ...headers }))
const streams = (events: string[]) =>
  says(Buffer.concat([Buffer.from(streamHead), ...events.map(framed), framed()]))

/** A whole body for those who asked for one, events for those who asked for a stream. */
const either =
  (body: string, events: string[]): Behaviour =>
  (call) =>
    call.stream ? streams(events)(call) : answers(200, body)(call)
const saysEither =
  (head: (length: number) => string, body: Buffer | string, events: Buffer | string): Behaviour =>
  (call) => {
    const bytes = Buffer.from(call.stream ? events : body)
    return says(Buffer.concat([Buffer.from(head(bytes.length)), bytes]))(call)
  }

const goodEvents = streamEvents()
const goodText = goodEvents.join('')
const good = either(completion(), goodEvents)

/** A good reply with something odd in it, the same in both shapes. */
const odd = (more: object, choice: object, events: string[]) =>
  either(completion(more, choice), events)
const usageTold = (usageValue: unknown) =>
  odd({ usage: usageValue }, {}, streamEvents(pieces, 'stop', usageValue))
/** Numbers that JSON.stringify cannot write. */
const usageWritten = (literal: string): Behaviour => {
  const withLiteral = (text: string) =>
    text.replaceAll('"completion_tokens":6', `"completion_tokens":${literal}`)
  return either(withLiteral(completion()), goodEvents.map(withLiteral))
}
const finishTold = (reason: string | null) =>
  odd({}, { finish_reason: reason }, streamEvents(pieces, reason))

/** The same text written in other line ends and with what else the format allows. */
const written = (text: string) => streams([text])

const bomb = gzipSync(Buffer.alloc(64 << 20))
const poison = fixed(200, completion({}, { message: { role: 'assistant', content: 'POISON' } }))

const refusals = Object.fromEntries(
  [
    400, 401, 402, 403, 404, 407, 408, 409, 413, 422, 425, 429, 500, 501, 502, 503, 504, 520, 529,
  ].map((status) => [`status-${status}`, answers(status, serverError(status))]),
)
const redirects = Object.fromEntries(
  [301, 302, 303, 307, 308].map((status): [string, Behaviour] => [
    `redirect-${status}`,
    (call) => answers(status, '', { location: `${call.sink}/chat/completions` })(call),
  ]),
)
const retryAfter = (status: number, value: string) =>
  answers(status, serverError(status), { 'retry-after': value })

/** Every behaviour by its name. The faults at a position inside a reply are in `mishaps.ts`. */
export const behaviours: Record<string, Behaviour> = {
  good,
  twin: either(
    completion({}, { message: { role: 'assistant', content: twin } }),
    streamEvents([twin]),
  ),
  ...refusals,
  ...redirects,
  ...mishaps,

  'never-answers': () => {},
  'reset-before-headers': async (call) =>
    void ((await call.pause(5)) && call.socket.resetAndDestroy()),
  'reset-inside-headers': async (call) =>
    void (
      (await call.send('HTTP/1.1 200 OK\r\ncontent-ty')) &&
      (await call.pause(30)) &&
      call.socket.resetAndDestroy()
    ),
  'close-before-headers': (call) => void call.socket.end(),
  'close-inside-headers': says('HTTP/1.1 200 OK\r\ncontent-ty', 'close'),
  'slow-headers': async (call) => {
    await call.send('HTTP/1.1 200 OK\r\n')
    for (let count = 0; await call.pause(60 + 60 * call.random()); count += 1)
      await call.send(`x-slow-${count}: 1\r\n`)
  },
  'interim-flood': async (call) => {
    while (await call.send('HTTP/1.1 102 Processing\r\n\r\n'.repeat(20)))
      await call.pause(5 + 10 * call.random())
  },
  'interim-continue': says('HTTP/1.1 100 Continue\r\n\r\n'.repeat(3), 'hang'),
  'interim-then-good': async (call) => {
    await call.send('HTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\n'.repeat(3))
    await good(call)
  },
  'upgrade-unasked': says(head(101, { connection: 'upgrade', upgrade: 'websocket' }), 'hang'),
  'huge-header': says(
    Buffer.from(
      head(200, {
        ...json,
        'x-huge': 'a'.repeat(1 << 18),
        'content-length': Buffer.byteLength(completion()),
      }) + completion(),
    ),
  ),
  'many-headers': says(
    head(200, {
      ...json,
      ...Object.fromEntries(
        Array.from({ length: 5000 }, (_, index) => [`x-header-${index}`, 'a'.repeat(40)]),
      ),
      'content-length': 2,
    }) + '{}',
  ),
  'not-http': says('SSH-2.0-OpenSSH_9.6\r\n', 'hang'),
  'bad-status-line': says('HTTP/1.1 2OO OK\r\ncontent-length: 2\r\n\r\n{}', 'hang'),
  'no-head': says(completion(), 'close'),
  'two-lengths': says(
    head(200, { ...json, 'content-length': '10\r\ncontent-length: 20' }) + '{}',
    'hang',
  ),
  'negative-length': says(head(200, { ...json, 'content-length': -5 }) + '{}', 'hang'),
  'length-and-chunked': says(
    head(200, { ...json, 'content-length': 5, 'transfer-encoding': 'chunked' }) + '{}',
    'hang',
  ),
  'bad-chunk-size': says(
    head(200, { ...json, 'transfer-encoding': 'chunked' }) + 'zz\r\n{}\r\n0\r\n\r\n',
    'hang',
  ),
  'until-close': (call) =>
    says(
      call.stream ? head(200, eventStream) + goodText : head(200, json) + completion(),
      'close',
    )(call),
  'http-1.0': (call) =>
    says(
      call.stream
        ? `HTTP/1.0 200 OK\r\ncontent-type: text/event-stream\r\n\r\n${goodText}`
        : `HTTP/1.0 200 OK\r\ncontent-type: application/json\r\n\r\n${completion()}`,
      'close',
    )(call),

  'type-image': says(
    fixed(200, Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]), {
      'content-type': 'image/png',
    }),
  ),
  'type-text': saysEither(
    (length) => head(200, { 'content-type': 'text/plain', 'content-length': length }),
    completion(),
    goodText,
  ),
  'type-none': saysEither(
    (length) => head(200, { 'content-length': length }),
    completion(),
    goodText,
  ),
  'type-other-shape': (call) =>
    (call.stream ? answers(200, completion()) : streams(goodEvents))(call),
  'html-200': answers(200, '<!doctype html><title>nginx</title><h1>It works</h1>', {
    'content-type': 'text/html',
  }),
  'html-500': answers(500, '<html><center>502 Bad Gateway</center></html>', {
    'content-type': 'text/html',
  }),
  'error-200-400': answers(200, serverError(400)),
  'error-200-401': answers(200, serverError(401)),
  'error-200-429': answers(200, serverError(429)),
  'error-200-500': answers(200, serverError(500)),
  'error-200-503': answers(200, serverError(503)),
  'error-200-no-code': answers(200, serverError(undefined)),
  'error-200-text': answers(200, '{"error":"secret upstream text"}'),
  'empty-204': says(head(204)),
  'empty-200': answers(200, ''),
  'body-object': answers(200, '{}'),
  'body-null': answers(200, 'null'),
  'body-array': answers(200, '[]'),
  'body-string': answers(200, '"Hello"'),
  'body-no-choices': answers(200, completion({ choices: [] })),
  'body-no-message': answers(
    200,
    JSON.stringify({ choices: [{ index: 0, finish_reason: 'stop' }] }),
  ),
  'body-malformed': answers(200, completion().slice(0, -2)),
  'retry-after-7': retryAfter(429, '7'),
  'retry-after-huge': retryAfter(429, '1000000000'),
  'retry-after-date': retryAfter(429, 'Wed, 21 Oct 2065 07:28:00 GMT'),
  'retry-after-words': retryAfter(429, 'soon'),
  'retry-after-negative': retryAfter(429, '-5'),
  'retry-after-503': retryAfter(503, '5'),
  'status-500-stalled': says(head(500, { ...json, 'content-length': 1000 }) + '{"error"', 'hang'),
  'status-500-endless': async (call) => {
    await call.send(head(500, { ...json, 'transfer-encoding': 'chunked' }))
    while (await call.send(framed('x'.repeat(16_384)))) await call.pause(1)
  },

  'length-short': saysEither(
    (length) => head(200, { ...json, 'content-length': length - 40 }),
    completion(),
    goodText,
  ),
  'length-long-close': (call) =>
    says(
      head(200, { ...json, 'content-length': completion().length + 100 }) + completion(),
      'close',
    )(call),
  'length-long-hang': (call) =>
    says(
      head(200, { ...json, 'content-length': completion().length + 100 }) + completion(),
      'hang',
    )(call),
  'length-long-stream-close': says(
    head(200, { ...eventStream, 'content-length': 100_000 }) + goodText,
    'close',
  ),
  'length-long-stream-hang': says(
    head(200, { ...eventStream, 'content-length': 100_000 }) + goodText,
    'hang',
  ),
  'length-short-stream': says(
    head(200, {
      ...eventStream,
      'content-length': Buffer.byteLength(goodEvents.slice(0, 3).join('')) + 20,
    }) + goodText,
    'hang',
  ),
  'gzip-declared': (call) =>
    says(
      fixed(200, gzipSync(call.stream ? goodText : completion()), {
        ...(call.stream ? eventStream : json),
        'content-encoding': 'gzip',
      }),
    )(call),
  'gzip-undeclared': (call) =>
    says(
      fixed(200, gzipSync(call.stream ? goodText : completion()), call.stream ? eventStream : json),
    )(call),
  'gzip-untrue': (call) =>
    says(
      fixed(200, call.stream ? goodText : completion(), {
        ...(call.stream ? eventStream : json),
        'content-encoding': 'gzip',
      }),
    )(call),
  'gzip-bomb': (call) =>
    says(fixed(200, bomb, { ...(call.stream ? eventStream : json), 'content-encoding': 'gzip' }))(
      call,
    ),

  'utf8-split': async (call) => {
    const body = Buffer.from(call.stream ? goodText : completion())
    await call.send(
      head(200, { ...(call.stream ? eventStream : json), 'content-length': body.length }),
    )
    for (let at = 0; at < body.length; at += 1) {
      await call.send(body.subarray(at, at + 1))
      // Each byte of a wide character is a packet of its own.
      if ((body[at] ?? 0) > 0x7f) await call.pause(1)
    }
    call.done()
  },
  'packets-random': async (call) => {
    const body = Buffer.from(call.stream ? goodText : completion())
    await call.send(
      head(200, { ...(call.stream ? eventStream : json), 'transfer-encoding': 'chunked' }),
    )
    for (let at = 0; at < body.length;) {
      const size = 1 + Math.floor(call.random() * 40)
      await call.send(framed(body.subarray(at, at + size)))
      await call.pause(call.random() * 4)
      at += size
    }
    await call.send(framed())
    call.done()
  },
  'utf8-invalid': (call) => {
    const spoilt = (text: string) =>
      Buffer.from(Buffer.from(text).toString('latin1').replace('Hello', 'Hel\xff\xfelo'), 'latin1')
    return says(
      fixed(200, spoilt(call.stream ? goodText : completion()), call.stream ? eventStream : json),
    )(call)
  },
  bom: either(`\uFEFF${completion()}`, [`\uFEFF${goodText}`]),
  'lines-crlf': either(JSON.stringify(JSON.parse(completion()), null, 1).replaceAll('\n', '\r\n'), [
    goodText.replaceAll('\n', '\r\n'),
  ]),
  'lines-cr': written(goodText.replaceAll('\n', '\r')),
  'lines-mixed': written(
    goodEvents
      .map((one, index) => one.replaceAll('\n', ['\n', '\r\n', '\r'][index % 3] ?? '\n'))
      .join(''),
  ),
  'lines-with-all': written(
    goodEvents
      .map(
        (one, index) =>
          `: ping\nevent: message\nid: ${index}\nretry: 10\nunknown\n` +
          one.replace('data: ', 'data:'),
      )
      .join(''),
  ),
  'lines-many-data': written(
    goodEvents.map((one) => one.replace('"choices"', '\ndata: "choices"')).join(''),
  ),
  'pings-before': either(completion(), [':\n\n', ': OPENROUTER PROCESSING\n\n', ...goodEvents]),
  'finish-unended': streams([...goodEvents.slice(0, 5), chunk({}, 'stop').trimEnd()]),
  'done-unended': streams([...goodEvents.slice(0, 7), DONE.trimEnd()]),
  'first-unended': async (call) =>
    void (await call.send(
      Buffer.concat([Buffer.from(streamHead), framed(goodEvents.join('').slice(0, 40))]),
    )),

  'ids-changed': streams(
    goodEvents.map((one, index) =>
      one
        .replace('cmpl-fault', `cmpl-${index}`)
        .replace('1767225600', String(index))
        .replace('served', `served-${index}`),
    ),
  ),
  'ids-missing': either(
    completion({ id: undefined, created: undefined, object: undefined, model: undefined }),
    goodEvents.map((one) => one.replace(/"id".*?"choices"/, '"choices"')),
  ),
  'ids-wrong-type': either(
    completion({ id: 7, created: '2026-01-01', object: null, model: {} }),
    goodEvents.map((one) =>
      one.replace(/"id".*?"choices"/, '"id":7,"created":"x","model":null,"choices"'),
    ),
  ),
  'role-missing': streams([chunk({ content: '' }), ...goodEvents.slice(1)]),
  'role-null': streams([chunk({ role: null, content: null }), ...goodEvents.slice(1)]),
  'role-repeated': streams([
    chunk({ role: 'assistant', content: '' }),
    ...pieces.map((content) => chunk({ role: 'assistant', content })),
    ...goodEvents.slice(5),
  ]),
  'index-missing': either(
    completion({}, { index: undefined }),
    goodEvents.map((one) => one.replace('"index":0,', '')),
  ),
  'two-choices': either(
    completion({
      choices: [0, 1].map((index) => ({
        index,
        message: { role: 'assistant', content: index === 0 ? pieces.join('') : 'other' },
        finish_reason: 'stop',
      })),
    }),
    goodEvents.flatMap((one) =>
      one.includes('"index":0')
        ? [
            one,
            one.replace('"index":0', '"index":1').replace(/"content":"[^"]+"/, '"content":"other"'),
          ]
        : [one],
    ),
  ),
  'finish-unknown': finishTold('because'),
  'finish-null': finishTold(null),
  'finish-eos': finishTold('eos'),
  'finish-max-tokens': finishTold('max_tokens'),
  'finish-filter': finishTold('content_filter'),
  'finish-error': finishTold('error'),
  'finish-abort': finishTold('abort'),
  'finish-repetition': finishTold('repetition'),
  'usage-nan': usageWritten('NaN'),
  'usage-overflow': usageWritten('1e400'),
  'usage-huge': usageTold({ prompt_tokens: 1e308, completion_tokens: 1e308, total_tokens: 1e308 }),
  'usage-negative': usageTold({ prompt_tokens: -9, completion_tokens: -6, total_tokens: -15 }),
  'usage-fraction': usageTold({ prompt_tokens: 9.5, completion_tokens: 0.25, total_tokens: 9.75 }),
  'usage-text': usageTold({ prompt_tokens: '9', completion_tokens: 'NaN', total_tokens: null }),
  'usage-null': usageTold(null),
  'usage-array': usageTold([1, 2, 3]),

  'extra-at-once': (call) =>
    good({ ...call, send: (bytes) => call.send(Buffer.concat([Buffer.from(bytes), poison])) }),
  'extra-when-idle': async (call) => {
    await good(call)
    await call.pause(25)
    await call.send(poison)
  },
  'done-then-data': streams([...goodEvents, chunk({ content: ' POISON' }), DONE]),
  'done-then-hang': says(Buffer.concat([Buffer.from(streamHead), framed(goodText)]), 'hang'),
  'done-then-endless': async (call) => {
    await call.send(Buffer.concat([Buffer.from(streamHead), framed(goodText)]))
    while (await call.send(framed(chunk({ content: ' POISON' })))) await call.pause(5)
  },
  'usage-before-finish': streams([
    ...goodEvents.slice(0, 5),
    event({ choices: [], usage }),
    ...goodEvents.slice(5, 6),
    DONE,
  ]),
}
