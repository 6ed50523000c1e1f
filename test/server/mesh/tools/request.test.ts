import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Failure } from '../../../../server/failure.ts'
import { loadAgents } from '../../../../server/mesh/documents/agents.ts'
import { checkArguments } from '../../../../server/mesh/tools/arguments.ts'
import { buildRequest } from '../../../../server/mesh/tools/http/request.ts'
import type { Tool } from '../../../../server/mesh/agent.ts'
import { agentAt, fixtures, toolOf } from '../../../support/data/agents.ts'

const env = { EXAMPLE_KEY: 'k', EXAMPLE_LOGIN: 'user:pass', EXAMPLE_TOKEN: 't0ken' }
const { agents } = await loadAgents([fixtures], { env, onBroken: 'refuse', nativeTools: {} })
const tool = (agent: string, name: string) => toolOf(agents.get(agent), name)

function requestOf(of: Tool, args: unknown) {
  if (of.source.kind !== 'http') throw new Error('not over HTTP')
  return buildRequest(of.source, checkArguments(of, args))
}

/** What a caller is told, or undefined when the arguments are taken. */
function refusal(of: Tool, args: unknown): string | undefined {
  try {
    requestOf(of, args)
    return undefined
  } catch (error) {
    if (error instanceof Failure && error.kind === 'invalidRequest') return error.message
    throw error
  }
}

test('lists go into a query in the five ways of OpenAPI', () => {
  const list = tool('Lists', 'get_forecast')
  const of = (args: object) => requestOf(list, args).path
  expect(of({ exploded: ['a b', 'c&d'] })).toBe('/v2/forecast?exploded=a%20b&exploded=c%26d')
  expect(of({ commas: ['a,b', 'c'] })).toBe('/v2/forecast?commas=a%2Cb,c')
  expect(of({ spaces: ['a', 'b'] })).toBe('/v2/forecast?spaces=a%20b')
  expect(of({ pipes: ['a', 'b'] })).toBe('/v2/forecast?pipes=a%7Cb')
  expect(of({ pairs: { x: 1, y: 2 } })).toBe('/v2/forecast?pairs=x,1,y,2')
  expect(of({ json: { a: [1, 2] } })).toBe('/v2/forecast?json=%7B%22a%22%3A%5B1%2C2%5D%7D')
  expect(of({ exploded: [], commas: [] })).toBe('/v2/forecast')
})

test('objects go into a query in brackets, or as parameters of their own', () => {
  const orders = tool('DeepObject', 'list_orders')
  expect(
    requestOf(orders, { filter: { status: 'new&x=1', created: { gte: 5, lt: 9 } } }).path,
  ).toBe(
    '/orders?filter%5Bstatus%5D=new%26x%3D1' +
      '&filter%5Bcreated%5D%5Bgte%5D=5&filter%5Bcreated%5D%5Blt%5D=9',
  )
  expect(requestOf(orders, { page: { number: 2, size: 10 } }).path).toBe('/orders?number=2&size=10')
  expect(refusal(orders, { page: { number: 2, api_key: 'x' } })).toBe(
    'input.tool_arguments.page.api_key is not a known member. Known here: number, size',
  )
})

test('values go into a path in the three styles, below the prefix of the server', () => {
  const built = requestOf(tool('PathStyles', 'read'), {
    simple: 'a/b?c',
    list: ['x', 'y,z'],
    label: ['p', 'q'],
    matrix: [3, 4],
    object: { k: 'v w' },
    first: 1,
    last: 9,
    'X-Trace': ['a', 'b'],
  })
  expect(built).toMatchObject({
    origin: 'https://api.example.com',
    method: 'GET',
    path: '/api/v3/a%2Fb%3Fc/x,y%2Cz/at.p.q/with;matrix=3;matrix=4/k=v%20w/1..9',
    body: null,
  })
  expect(built.headers['x-trace']).toBe('a,b')
})

test('a JSON body has the declared members only, beside parameters, with its own media type', () => {
  const built = requestOf(tool('Bodies', 'add_note'), {
    project: 'tollgate',
    text: 'line\r\nline',
    labels: [{ name: 'n' }],
    meta: { any: ['thing', null] },
  })
  expect(built.path).toBe('/projects/tollgate/notes')
  expect(built.headers['content-type']).toBe('application/vnd.example+json')
  expect(JSON.parse(String(built.body))).toEqual({
    text: 'line\r\nline',
    labels: [{ name: 'n' }],
    meta: { any: ['thing', null] },
  })
})

test('null is sent in a body and left out of a query', () => {
  expect(
    JSON.parse(
      String(
        requestOf(tool('Nullable', 'set_profile'), { nickname: null, level: null, age: 1 }).body,
      ),
    ),
  ).toEqual({ nickname: null, level: null, age: 1 })
  expect(requestOf(tool('TypeArrays', 'search'), { q: 5, before: null, either: 'all' }).path).toBe(
    '/search?q=5&either=all',
  )
})

test('defaults are left out, and credentials are put where their scheme says', async () => {
  expect(requestOf(tool('Enums', 'list_markets'), { vs_currency: 'eur' }).path).toBe(
    '/markets?vs_currency=eur',
  )
  const { agents: spacious } = await loadAgents([fixtures], {
    env: { ...env, EXAMPLE_KEY: 'k/e&y' },
    onBroken: 'refuse',
    nativeTools: {},
  })
  const spaced = spacious.get('Secured')
  expect(requestOf(toolOf(spaced, 'by_header'), {}).headers['x-api-key']).toBe('k/e&y')
  expect(requestOf(toolOf(spaced, 'by_query'), {}).path).toBe('/by-query?api_key=k%2Fe%26y')
  expect(requestOf(toolOf(spaced, 'by_basic'), {}).headers['authorization']).toBe(
    'Basic dXNlcjpwYXNz',
  )
  expect(requestOf(toolOf(spaced, 'by_bearer'), {}).headers['authorization']).toBe('Bearer t0ken')
  expect(requestOf(toolOf(spaced, 'open'), {}).headers['authorization']).toBeUndefined()
})

const files = toolOf(
  agentAt(
    'https://api.example.com/v1',
    `  /files/{path}:
    parameters: [{ name: path, in: path, required: true, schema: { type: string } }]
    get:
      operationId: get
      summary: Reads
      parameters:
        - { name: q, in: query, schema: { type: string } }
        - { name: X-Note, in: header, schema: { type: string } }
    post:
      operationId: put
      summary: Writes
      requestBody:
        content: { application/json: { schema: { type: object, properties: { body: {} } } } }
`,
  ),
  'get',
)

/** Whatever the argument: the same host, number of segments and prefix, and no further header. */
function keepsItsPlace(args: object): void {
  const { origin, path, headers } = requestOf(files, args)
  expect(origin).toBe('https://api.example.com')
  expect(path).toMatch(/^\/v1\/files\/[A-Za-z0-9\-._~%]+(\?q=[A-Za-z0-9\-._~%]*)?$/)
  const url = new URL(origin + path)
  expect(url.pathname.split('/')).toHaveLength(4)
  expect(url.pathname.startsWith('/v1/files/')).toBe(true)
  expect(url.host).toBe('api.example.com')
  for (const value of Object.values(headers)) expect(value).not.toMatch(/[\r\n\0]/)
  expect(Object.keys(headers)).toEqual(
    expect.arrayContaining(['accept', 'accept-encoding', 'user-agent']),
  )
  expect(Object.keys(headers).length).toBeLessThanOrEqual(4)
}

test.each([
  '..',
  '.',
  '../',
  '../../admin',
  './x',
  'a/../b',
  '..\\..\\x',
  '%2e%2e',
  '%2E%2e%2fadmin',
  '..%2f..%2fetc',
  '%252e%252e%252f',
  '%25252e%25252e',
  'a/..',
  'x/..;/y',
  '',
  'a\r\nHost: evil',
  '\n',
  'a\0b',
  '\u007f',
])('refuses %j as a part of the path, with a sentence that names the argument', (path) => {
  expect(refusal(files, { path })).toMatch(
    /^input\.tool_arguments\.path is a part of the path and must not /,
  )
})

test.each([
  'harbour north',
  ' ',
  '- ~',
  '//evil.example/x',
  'http://evil.example/',
  'https:evil.example',
  '@evil.example',
  'x@evil.example:80/',
  '?admin=1',
  '#f',
  'a%2fb',
  '%00',
  'a;b=c',
  '...',
  '..a',
  'é/ü',
  '😀',
  '\\\\evil\\x',
  ':8080',
  '%',
  '%zz',
])('%j stays one segment of the path', (path) => {
  keepsItsPlace({ path, q: path })
})

test('header values cannot add lines, and take printable ASCII only', () => {
  for (const note of ['a\r\nX-Admin: 1', 'a\nb', 'a\rb', 'a\0', 'é', '\u2028'])
    expect(refusal(files, { path: 'a', 'X-Note': note })).toMatch(
      /^input\.tool_arguments\.X-Note is sent as a header/,
    )
  expect(requestOf(files, { path: 'a', 'X-Note': 'plain; text, "quoted"' }).headers['x-note']).toBe(
    'plain; text, "quoted"',
  )
})

test('a query may hold any text', () => {
  const text = 'a&b=c#d?e/../\r\n\0%2f+ é 😀'
  expect(
    new URL(`https://x${requestOf(files, { path: 'a', q: text }).path}`).searchParams.get('q'),
  ).toBe(text)
})

test('names that change objects and halves of characters are refused wherever they stand', () => {
  const put = toolOf(agents.get('Bodies'), 'add_note')
  const base = { project: 'a', text: 't' }
  expect(refusal(put, JSON.parse('{"project":"a","text":"t","__proto__":{"x":1}}'))).toMatch(
    /__proto__.* is a name that is never taken/,
  )
  expect(refusal(put, { ...base, meta: JSON.parse('{"a":{"__proto__":1}}') })).toBe(
    'input.tool_arguments.meta.a.__proto__ is a name that is never taken',
  )
  expect(refusal(put, { ...base, text: '\ud800' })).toMatch(/text has half of a surrogate pair/)
  expect(refusal(put, { ...base, meta: { '\udc00': 1 } })).toMatch(
    /half of a surrogate pair in its name/,
  )
  expect(refusal(files, { path: 'a', q: '\udfff' })).toMatch(/q has half of a surrogate pair/)
  expect(
    refusal(put, { ...base, meta: JSON.parse(`${'{"a":'.repeat(100)}1${'}'.repeat(100)}`) }),
  ).toMatch(/nests deeper than 64 levels/)
  expect(({} as { x?: unknown }).x).toBeUndefined()
})

test('an address that no server takes is refused and the longest argument named', () => {
  expect(refusal(files, { path: 'a', q: 'é'.repeat(4000) })).toBe(
    'input.tool_arguments.q makes the address longer than 16384 characters; send less',
  )
})

test('no text at all moves a request from its place', () => {
  const texts = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc
      .array(
        fc.constantFrom(
          '.',
          '..',
          '/',
          '\\',
          '%',
          '2e',
          '2f',
          '@',
          ':',
          '?',
          '#',
          '\r\n',
          '//',
          'evil.example',
          ';',
          '&',
          '\0',
          'http:',
          '[::1]',
          'a',
        ),
      )
      .map((parts) => parts.join('')),
  )
  fc.assert(
    fc.property(texts, texts, texts, (path, q, note) => {
      const args = { path, q, 'X-Note': note }
      if (refusal(files, args) === undefined) keepsItsPlace(args)
    }),
    { numRuns: 3000 },
  )
})
