import { requestBytes } from '../http/raw.ts'

/**
 * One malformed request. `statuses`: the allowed refusals. `mayClose`: a close without a reply is
 * right too, since the client ended first.
 */
export type Malformed = {
  name: string
  bytes: Buffer
  statuses: number[]
  mayClose: boolean
  end: boolean
}

const body = '{"model":"hermes-3-llama3.1-8b","messages":[{"role":"user","content":"hi"}]}'
const post = 'POST /v1/chat/completions HTTP/1.1'
const length = `Content-Length: ${body.length}`

/** Requests that no honest client sends, each wrong in one way; with a key that would be good. */
export function malformedRequests(key: string): Malformed[] {
  const host = 'Host: gateway.test'
  const bearer = `Authorization: Bearer ${key}`
  const json = 'Content-Type: application/json'
  const usual = [host, bearer, json]
  const lines = (...all: string[]) => Buffer.from(`${all.join('\r\n')}\r\n\r\n`, 'latin1')
  const withBody = (...all: string[]) => Buffer.concat([lines(...all), Buffer.from(body)])
  const chunked = (chunks: string) =>
    Buffer.concat([
      lines(post, ...usual, 'Transfer-Encoding: chunked'),
      Buffer.from(chunks, 'latin1'),
    ])
  const one = (name: string, bytes: Buffer, statuses = [400], { end = false } = {}): Malformed => ({
    name,
    bytes,
    statuses,
    mayClose: end,
    end,
  })
  const ours = (name: string, bytes: Buffer, ...statuses: number[]): Malformed =>
    one(name, bytes, statuses)
  const start = (name: string, line: string, ...statuses: number[]) =>
    one(
      `request line: ${name}`,
      withBody(line, ...usual, length),
      statuses.length > 0 ? statuses : [400],
    )
  const header = (name: string, ...raw: string[]) =>
    one(`header: ${name}`, withBody(post, ...usual, ...raw, length), [400, 431])
  const framing = (name: string, ...raw: string[]) =>
    one(`framing: ${name}`, withBody(post, ...usual, ...raw))
  const target = (name: string, path: string, ...statuses: number[]) =>
    one(`target: ${name}`, withBody(`POST ${path} HTTP/1.1`, ...usual, length), statuses)

  return [
    ours('two Host headers', withBody(post, ...usual, 'Host: other.test', length), 400),
    ours('two equal Host headers', withBody(post, ...usual, host, length), 400),
    ours(
      'two Host headers in other cases',
      withBody(post, ...usual, 'hOST: other.test', length),
      400,
    ),
    one('no Host header', withBody(post, bearer, json, length)),
    ours(
      'two Authorization headers',
      withBody(post, ...usual, 'Authorization: Bearer garbage', length),
      400,
    ),
    ours('two equal Authorization headers', withBody(post, ...usual, bearer, length), 400),
    ours(
      'two Authorization headers, the garbage first',
      withBody(post, host, json, 'authorization: Bearer garbage', bearer, length),
      400,
    ),
    ours(
      'absolute-form target',
      withBody('POST http://gateway.test/v1/chat/completions HTTP/1.1', ...usual, length),
      400,
    ),
    ours(
      'absolute-form target elsewhere',
      withBody('POST http://169.254.169.254/v1/chat/completions HTTP/1.1', ...usual, length),
      400,
    ),
    ours(
      'absolute-form target with https',
      withBody('POST https://gateway.test/v1/chat/completions HTTP/1.1', ...usual, length),
      400,
    ),

    start('no HTTP version', 'POST /v1/chat/completions'),
    one('request line: HTTP/0.9', Buffer.from('GET /v1/models\r\n\r\n')),
    start('HTTP/1.2', 'POST /v1/chat/completions HTTP/1.2', 400, 505),
    start('HTTP/2.0', 'POST /v1/chat/completions HTTP/2.0', 400, 505),
    start('HTTP/9.9', 'POST /v1/chat/completions HTTP/9.9', 400, 505),
    start('half a version', 'POST /v1/chat/completions HTTP/1.'),
    start('lower-case http', 'POST /v1/chat/completions http/1.1'),
    start('another protocol', 'POST /v1/chat/completions HTTPS/1.1'),
    start('words after the version', 'POST /v1/chat/completions HTTP/1.1 please'),
    start('no target', 'POST HTTP/1.1'),
    start('a tab for a space', 'POST\t/v1/chat/completions\tHTTP/1.1'),
    start('space before the method', ' POST /v1/chat/completions HTTP/1.1'),
    start('lower-case method', 'post /v1/chat/completions HTTP/1.1', 400, 405, 501),
    start('unknown method', 'FROB /v1/chat/completions HTTP/1.1', 400, 405, 501),
    start('method with a sign', 'P@ST /v1/chat/completions HTTP/1.1'),
    start('method with NUL', 'PO\0ST /v1/chat/completions HTTP/1.1'),
    start(
      'a method of 10 000 letters',
      `${'A'.repeat(10_000)} /v1/chat/completions HTTP/1.1`,
      400,
      431,
    ),
    start('HTTP/2 preface', 'PRI * HTTP/2.0', 400, 405, 505),
    one('TLS client hello', Buffer.from('16030100f1010000ed0303', 'hex')),
    one('bytes of no protocol', Buffer.from([0xde, 0xad, 0xbe, 0xef, 0x0d, 0x0a, 0x0d, 0x0a])),
    one('SSH', Buffer.from('SSH-2.0-OpenSSH_9.6\r\n')),
    ours('TRACE', lines('TRACE /v1/chat/completions HTTP/1.1', host, bearer), 405),
    ours(
      'DELETE on a POST operation',
      lines('DELETE /v1/chat/completions HTTP/1.1', host, bearer),
      405,
    ),
    ours('GET on a POST operation', lines('GET /v1/chat/completions HTTP/1.1', host, bearer), 405),
    ours('PROPFIND', lines('PROPFIND /v1/models HTTP/1.1', host, bearer), 405),
    one('CONNECT', lines('CONNECT example.com:443 HTTP/1.1', host, bearer), [400, 405]),
    one('OPTIONS *', lines('OPTIONS * HTTP/1.1', host), [400, 404, 405]),

    target('authority form', 'gateway.test:80', 400),
    target('no leading slash', 'v1/chat/completions', 400),
    target('backslashes', '\\v1\\chat\\completions', 400, 404),
    target('two leading slashes', '//v1/chat/completions', 404),
    target('dot segments', '/v1/../v1/chat/completions', 404),
    target('trailing slash', '/v1/chat/completions/', 404),
    target('upper case', '/V1/CHAT/COMPLETIONS', 404),
    target('encoded slash', '/v1/chat%2Fcompletions', 404),
    target('broken escape', '/v1/%zz', 400, 404),
    target('NUL', '/v1/chat/completions\0', 400, 404),
    target('encoded NUL', '/v1/chat/completions%00', 400, 404),
    target('raw high bytes', '/v1/chat/\xe9\xff', 400, 404),
    target('fragment', '/v1/chat/completions#x', 400, 404),
    target('broken escape in the query', '/v1/chat/completions?a=%', 400),
    target('100 000 letters', `/${'a'.repeat(100_000)}`, 400, 414, 431),

    framing('length and chunked', length, 'Transfer-Encoding: chunked'),
    framing('chunked and length', 'Transfer-Encoding: chunked', length),
    framing('two equal lengths', length, length),
    framing('two lengths', length, 'Content-Length: 5'),
    framing('negative length', 'Content-Length: -1'),
    framing('length with a plus', `Content-Length: +${body.length}`),
    framing('length in words', 'Content-Length: seventy'),
    framing('length in hex', 'Content-Length: 0x4b'),
    framing('length with a comma', 'Content-Length: 5, 5'),
    framing('length with a point', 'Content-Length: 75.0'),
    framing('empty length', 'Content-Length: '),
    one(
      'framing: length beyond all numbers',
      withBody(post, ...usual, 'Content-Length: 99999999999999999999999'),
      [400, 413],
    ),
    framing('unknown transfer coding', 'Transfer-Encoding: xchunked'),
    framing('chunked not last', 'Transfer-Encoding: chunked, identity'),
    framing('chunked with a control letter', 'Transfer-Encoding: \x0bchunked'),
    one('chunks: size of no digits', chunked('zz\r\n{}\r\n0\r\n\r\n')),
    one('chunks: negative size', chunked('-1\r\n{}\r\n0\r\n\r\n')),
    one(
      'chunks: size beyond all numbers',
      chunked('fffffffffffffffff\r\n{}\r\n0\r\n\r\n'),
      [400, 413],
    ),
    one('chunks: more than the size', chunked('2\r\n{}{}\r\n0\r\n\r\n')),
    one('chunks: space for a size', chunked(' \r\n{}\r\n0\r\n\r\n')),
    one(
      'chunks: an endless extension',
      chunked(`2;${'a'.repeat(100_000)}\r\n{}\r\n0\r\n\r\n`),
      [400, 413, 431],
    ),
    one('chunks: NUL in the trailer', chunked('2\r\n{}\r\n0\r\nX: \0\r\n\r\n')),
    one('chunks: cut short', chunked('4b\r\n{"model"'), [400, 408], { end: true }),

    header('a folded line', 'X-Folded: a\r\n b'),
    header('a fold first', ' X-Folded: a'),
    header('space before the colon', 'X-Space : a'),
    header('space in the name', 'X Space: a'),
    header('no colon', 'X-Nothing'),
    header('no name', ': a'),
    header('NUL in the value', 'X-Nul: a\0b'),
    header('NUL in the name', 'X-\0: a'),
    header('a control letter in the value', 'X-Control: a\x01b'),
    header('DEL in the value', 'X-Del: a\x7fb'),
    header('a high byte in the name', 'X-\xe9: a'),
    header('a bare CR in the value', 'X-Cr: a\rb'),
    header('a bare CR before a header', 'X-Cr: a\rX-Smuggled: b'),
    header('a value of 20 000 letters', `X-Long: ${'a'.repeat(20_000)}`),
    header('a value of 1 000 000 letters', `X-Long: ${'a'.repeat(1_000_000)}`),
    header('a name of 20 000 letters', `${'X'.repeat(20_000)}: a`),
    header('10 000 headers', ...Array.from({ length: 10_000 }, (_, index) => `X-${index}: a`)),
    one('CR alone as line end', Buffer.from([post, ...usual, length, '', body].join('\r'))),
    one(
      'an unknown expectation',
      withBody(post, ...usual, 'Expect: a-miracle', length),
      [400, 417],
    ),
    one(
      'a bad request behind a good one',
      Buffer.concat([
        requestBytes('GET /v1/nothing HTTP/1.1', [host]),
        Buffer.from('\0\0\0\r\n\r\n'),
      ]),
      [400, 404],
    ),

    one('early end: in the request line', Buffer.from('POST /v1/ch'), [400], { end: true }),
    one('early end: in the headers', Buffer.from(`${post}\r\n${host}\r\nAuthor`), [400], {
      end: true,
    }),
    one('early end: before the body', lines(post, ...usual, length), [400, 408], { end: true }),
    one(
      'early end: in the body',
      Buffer.concat([lines(post, ...usual, length), Buffer.from(body.slice(0, 20))]),
      [400, 408],
      { end: true },
    ),
    one('early end: nothing at all', Buffer.alloc(0), [400], { end: true }),
  ]
}
