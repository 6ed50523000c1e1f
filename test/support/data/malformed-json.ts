import { gzipSync, deflateSync, brotliCompressSync } from 'node:zlib'

/** One body and the status it earns. `headers` replace the usual content type. */
export type JsonForm = { name: string; body: Buffer; headers: string[]; status: number }

const model = 'hermes-3-llama3.1-8b'
const good = JSON.stringify({ model, messages: [{ role: 'user', content: 'hi' }] })
const json = ['Content-Type: application/json']
const form = (name: string, body: string | Buffer, status = 400, headers = json): JsonForm => ({
  name,
  body: Buffer.from(body),
  headers,
  status,
})
/** A good body with further members, written by hand. */
const more = (members: string) => `${good.slice(0, -1)},${members}}`
/** A good body whose message text is written by hand. */
const text = (written: string) => good.replace('"hi"', written)
const bytes = (...values: number[]) =>
  Buffer.concat([
    Buffer.from(good.slice(0, good.indexOf('hi'))),
    Buffer.from(values),
    Buffer.from('"}]}'),
  ])
const swapped = (buffer: Buffer) => Buffer.from(buffer).swap16()

const truncated = [1, 2, 7, 9, 20, 31, 43, 44, 60, 70, good.length - 1].map((length) =>
  form(`cut after ${length} bytes`, good.slice(0, length)),
)

const grammar = [
  form('nothing', ''),
  form('a space', ' '),
  form('line ends', '\r\n\r\n'),
  form('NUL', '\0'),
  form('a closing brace', '}'),
  form('two documents', good + good),
  form('words after it', `${good} please`),
  form('NUL after it', `${good}\0`),
  form('a comma after the last member', `${good.slice(0, -1)},}`),
  form('a comma after the last item', good.replace('}]', '},]')),
  form('two commas', good.replace(',', ',,')),
  form('no comma', good.replace(',', ' ')),
  form('no colon', good.replace(':', ' ')),
  form('single quotes', good.replaceAll('"', "'")),
  form('names without quotes', good.replace('"model"', 'model')),
  form('curly quotes', good.replaceAll('"', '“')),
  form('a line comment', `// hi\n${good}`),
  form('a block comment', `${good}/* hi */`),
  form('a hash comment', `# hi\n${good}`),
  form('NaN', more('"temperature":NaN')),
  form('Infinity', more('"temperature":Infinity')),
  form('-Infinity', more('"temperature":-Infinity')),
  form('a plus sign', more('"max_tokens":+1')),
  form('a leading zero', more('"max_tokens":01')),
  form('no digit before the point', more('"temperature":.5')),
  form('no digit after the point', more('"temperature":1.')),
  form('hex', more('"max_tokens":0x10')),
  form('an unfinished exponent', more('"max_tokens":1e')),
  form('two signs', more('"max_tokens":--1')),
  form('separators', more('"max_tokens":1_000')),
  form('undefined', more('"stream":undefined')),
  form('True', more('"stream":True')),
  form('nul', more('"stop":nul')),
  form('a function', more('"stop":function(){}')),
  form('an unfinished text', text('"hi')),
  form('a line end in a text', text('"h\ni"')),
  form('a tab in a text', text('"h\ti"')),
  form('NUL in a text', text('"h\0i"')),
  form('an unknown escape', text('"\\x41"')),
  form('a short unicode escape', text('"\\u12"')),
  form('a unicode escape of no digits', text('"\\uzzzz"')),
  form('a form', 'model=x&messages=y'),
  form('XML', '<model>x</model>'),
  form('YAML', `model: ${model}`),
  form('an unbreakable space', `\u00a0${good}`),
  form('a wrong closing', good.replace('}]', ']}')),
  form('a colon for a comma', good.replace(',', ':')),
]

const roots = [
  'null',
  'true',
  '0',
  '-0',
  '"hi"',
  '[]',
  '{}',
  `[${good}]`,
  JSON.stringify(good),
].map((root) => form(`the root is ${root.slice(0, 12)}`, root))

const encodings = [
  form('UTF-16 little-endian', Buffer.from(good, 'utf16le')),
  form('UTF-16 little-endian with its mark', Buffer.from(`\ufeff${good}`, 'utf16le')),
  form('UTF-16 big-endian', swapped(Buffer.from(good, 'utf16le'))),
  form('UTF-16 big-endian with its mark', swapped(Buffer.from(`\ufeff${good}`, 'utf16le'))),
  form('UTF-32', Buffer.from([...good].flatMap((letter) => [letter.charCodeAt(0), 0, 0, 0]))),
  form('UTF-16 declared', Buffer.from(good, 'utf16le'), 415, [
    'Content-Type: application/json; charset=utf-16',
  ]),
  form('Latin-1 declared', good, 415, ['Content-Type: application/json; charset=iso-8859-1']),
  form('an unknown charset', good, 415, ['Content-Type: application/json; charset=nonsense']),
  form('invalid UTF-8: a lone continuation', bytes(0x80)),
  form('invalid UTF-8: 0xff', bytes(0xff)),
  form('invalid UTF-8: cut short', bytes(0xe2, 0x82)),
  form('invalid UTF-8: overlong', bytes(0xc0, 0xaf)),
  form('invalid UTF-8: overlong NUL', bytes(0xc0, 0x80)),
  form('invalid UTF-8: a surrogate', bytes(0xed, 0xa0, 0x80)),
  form('invalid UTF-8: beyond the last character', bytes(0xf4, 0x90, 0x80, 0x80)),
  form('Latin-1 text', bytes(0xe9)),
  form('gzip twice', gzipSync(gzipSync(good)), 415, [...json, 'Content-Encoding: gzip, gzip']),
  form('an unknown coding', good, 415, [...json, 'Content-Encoding: compress']),
  form('brotli, declared as deflate', brotliCompressSync(good), 400, [
    ...json,
    'Content-Encoding: deflate',
  ]),
  form('deflate, cut short', deflateSync(good).subarray(0, 20), 400, [
    ...json,
    'Content-Encoding: deflate',
  ]),
  form('gzip declared, not done', good, 400, [...json, 'Content-Encoding: gzip']),
  form('gzip done, not declared', gzipSync(good)),
  form('a gzip bomb', gzipSync(Buffer.alloc(33 << 20)), 413, [...json, 'Content-Encoding: gzip']),
]

const types = [
  'application/x-www-form-urlencoded',
  'text/plain',
  'text/json',
  'application/xml',
  'application/jsonx',
  'application/vnd.api+json',
  'application/json-seq',
  'multipart/form-data; boundary=x',
  'application/octet-stream',
  'json',
  '///',
  '*/*',
  '',
].map((type) => form(`content type "${type}"`, good, 415, [`Content-Type: ${type}`]))
const untyped = [form('no content type', good, 415, [])]

const depth = (open: string, close: string, times: number) =>
  more(`"x":${open.repeat(times)}1${close.repeat(times)}`)
const names = (count: number) =>
  Array.from({ length: count }, (_, index) => `"k${index}":0`).join(',')
const sizes = [
  form('10 001 keys', more(names(10_000))),
  form('100 000 keys in a free map', more(`"metadata":{${names(100_000)}}`)),
  form('one key again and again', more(`"x":{${'"a":0,'.repeat(10_000)}"a":0}`)),
  form('60 000 objects', more(`"x":[${'{"a":0},'.repeat(60_000)}0]`)),
  form('300 000 lists', more(`"x":[${'[],'.repeat(300_000)}0]`)),
  form('10 000 arrays deep', depth('[', ']', 10_000)),
  form('10 000 objects deep', depth('{"a":', '}', 10_000)),
  form('100 000 arrays deep, unclosed', '['.repeat(100_000)),
  form('100 000 objects deep, unclosed', '{"a":'.repeat(100_000)),
  form('65 deep', depth('[', ']', 64)),
  form('1 000 000 deep in the messages', text(`${'['.repeat(1_000_000)}`)),
  form('max_tokens beyond all integers', more('"max_tokens":1e21')),
  form('max_tokens beyond all numbers', more('"max_tokens":1e999')),
  form('temperature beyond all numbers', more('"temperature":-1e999')),
  form('a number of 100 000 digits', more(`"max_tokens":${'9'.repeat(100_000)}`)),
  form('seed beyond exact integers', more('"seed":9007199254740993')),
]

const duplicates = [
  form('the last of two models is wrong', more('"model":"gpt-4"')),
  form('the last of two messages is empty', more('"messages":[]')),
  form('the last of two temperatures is wrong', more('"temperature":0.1,"temperature":2')),
  form(
    'a role twice, the last wrong',
    good.replace('"role":"user"', '"role":"user","role":"root"'),
  ),
]

/** Bodies that are refused. */
export const malformedJson: JsonForm[] = [
  ...truncated,
  ...grammar,
  ...roots,
  ...encodings,
  ...types,
  ...untyped,
  ...sizes,
  ...duplicates,
]

/** Bodies that look like trouble and are none. */
export const harmlessJson: JsonForm[] = [
  form('white space all around', ` \t\r\n${good}\r\n\t `, 200),
  form('every letter escaped', text('"\\u0068\\u0069"'), 200),
  form('a lone high surrogate, escaped', text('"\\ud83d"'), 200),
  form('a lone low surrogate, escaped', text('"\\udc4b"'), 200),
  form('surrogates the wrong way round', text('"\\udc4b\\ud83d"'), 200),
  form('NUL, escaped', text('"\\u0000"'), 200),
  form('the last of two models is right', `{"model":"gpt-4",${good.slice(1)}`, 200),
  form('the last of two temperatures is right', more('"temperature":9,"temperature":0.5'), 200),
  form('__proto__ at the root', more('"__proto__":{"polluted":true,"stream":true}'), 200),
  form(
    '__proto__ in a message',
    good.replace('"role"', '"__proto__":{"polluted":true},"role"'),
    200,
  ),
  form('constructor.prototype', more('"constructor":{"prototype":{"polluted":true}}'), 200),
  form('__proto__ in a free map', more('"metadata":{"__proto__":{"polluted":true}}'), 200),
  form('toString and valueOf', more('"toString":1,"valueOf":null,"hasOwnProperty":[]'), 200),
  form('an empty name', more('"":1'), 200),
  form('9 900 keys', more(names(9900)), 200),
  form('9 900 keys in a free map', more(`"metadata":{${names(9900)}}`), 200),
  form('200 000 items', more(`"x":[${'0,'.repeat(200_000)}0]`), 200),
  form('a key of 100 000 letters', more(`"${'k'.repeat(100_000)}":0`), 200),
  form('brackets in a text', text(`"${'['.repeat(100_000)}"`), 200),
  form('quotes and brackets in a text', text(`"${'\\"['.repeat(50_000)}"`), 200),
  form('a number close to nothing', more('"temperature":1e-400'), 200),
  form('minus zero', more('"temperature":-0'), 200),
  form('an integer with a point', more('"max_tokens":1.0'), 200),
  form('an integer with an exponent', more('"max_tokens":1e2'), 200),
  form('60 deep', depth('[', ']', 59), 200),
  form('upper-case content type', good, 200, ['Content-Type: APPLICATION/JSON']),
  form('charset=utf-8', good, 200, ['Content-Type: application/json;charset=utf-8']),
  form('charset="UTF-8"', good, 200, ['Content-Type: application/json; charset="UTF-8"']),
  form('a content type parameter of no meaning', good, 200, [
    'Content-Type: application/json; profile=x',
  ]),
  form('identity declared', good, 200, [...json, 'Content-Encoding: identity']),
]
