import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  callsTools,
  documentOf,
  post,
  refusalOf,
  resultOf,
  startMesh,
  toyAgents,
  turns,
  type Mesh,
} from '../../support/servers/mesh.ts'
import { alwaysRetries } from '../../support/servers/gateway-server.ts'
import type { Script } from '../../support/upstreams/model-server.ts'
import { until } from '../../support/waiting.ts'
import { sendJson } from '../../support/upstreams/tool-server.ts'

const secret = 'Sesame/open+"now"\\41'
const login = { TEST_TOY_KEY: secret, TEST_TOY_LOGIN: 'toy:hunter22' }
const schemes = {
  bearer: { type: 'http', scheme: 'bearer', 'x-env': 'TEST_TOY_KEY' },
  basic: { type: 'http', scheme: 'basic', 'x-env': 'TEST_TOY_LOGIN' },
}
const keyed = (url: string) =>
  documentOf(
    url,
    {
      '/thing': {
        get: { operationId: 'get_thing', summary: 'Get the thing', security: [{ bearer: [] }] },
      },
      '/other': {
        get: { operationId: 'get_other', summary: 'Get another', security: [{ basic: [] }] },
      },
    },
    { components: { securitySchemes: schemes } },
  )

type Answer = (req: IncomingMessage, res: ServerResponse) => void

let mesh: Mesh
let answer: Answer
let model: Script
beforeAll(async () => {
  Object.assign(process.env, login)
  mesh = await startMesh(
    (req, res, request) => model(req, res, request),
    (req, res) => answer(req, res),
    {
      ...alwaysRetries,
      agents: (origin) => ({ ...toyAgents(origin), KeyedAgent: keyed(`${origin}/keyed`) }),
      mesh: { write_tools: true },
    },
  )
})
afterAll(async () => {
  for (const name of Object.keys(login)) delete process.env[name]
  await mesh.close()
})
beforeEach(() => {
  mesh.model.received.length = mesh.tools.requests.length = 0
})

const send = (input: object, agent_id = 'ToyAgent') =>
  post(mesh.gateway.meshUrl, '/mesh_request', { api_key: mesh.gateway.key, agent_id, input })
const run = (tool: string, args: object = {}, agent?: string) =>
  send({ tool, tool_arguments: args }, agent)
const read = () => run('get_status')
const write = () => run('write_note', { note: 'milk' })
const ask = (more: object = {}) => send({ query: 'Note the milk.', ...more })
const says =
  (status: number, headers: Record<string, string> = {}, body: string | Buffer = ''): Answer =>
  (_req, res) =>
    void res.writeHead(status, headers).end(body)
const json = { 'content-type': 'application/json' }
const toolMessages = () =>
  mesh.model.received
    .at(-1)
    ?.body.messages.filter(({ role }) => role === 'tool')
    .map(({ content }) => JSON.parse(String(content)) as Record<string, unknown>) ?? []

describe('an API that answers without a body has done what it was asked', () => {
  test.each<[string, number, Record<string, string>, object]>([
    ['201 and a place', 201, { location: '/notes/7' }, { status: 201, location: '/notes/7' }],
    ['202', 202, {}, { status: 202 }],
    ['204', 204, {}, { status: 204 }],
    ['200 and no length', 200, {}, { status: 200 }],
    [
      '200, a length of 0 and the type of JSON',
      200,
      { 'content-length': '0', 'content-type': 'application/json' },
      { status: 200 },
    ],
  ])('%s', async (_, status, headers, data) => {
    answer = says(status, headers)
    expect(resultOf(await write()).data).toEqual(data)
    expect(resultOf(await read()).data).toEqual(data)
  })

  test('and the model hears so', async () => {
    answer = says(202)
    model = turns(callsTools(['write_note', { note: 'milk' }]), 'Noted.')
    expect(resultOf(await ask())).toEqual({
      success: true,
      response: 'Noted.',
      data: { write_note: { status: 202 } },
    })
    expect(toolMessages()).toEqual([{ status: 202 }])
  })
})

describe('what an API says of a call that it refuses is told', () => {
  const json = { 'content-type': 'application/problem+json; charset=utf-8' }
  const problem = { title: 'No such place', errors: [{ field: 'city', is: null }] }
  const upstream = (status: number) => ({
    status,
    body: problem,
    media_type: 'application/problem+json',
  })

  test.each([400, 404, 409, 422])(
    "%i is the caller's to mend: 422, and nothing is charged",
    async (status) => {
      answer = says(status, json, JSON.stringify(problem))
      for (const reply of [await read(), await write()]) {
        const error = refusalOf(reply, 422, 'tool_refused')
        expect(error.message).toMatch(
          new RegExp(
            `^the tool \\w+ was refused: the tool's server answered with status ${status}$`,
          ),
        )
        expect(error.upstream).toEqual(upstream(status))
        expect(error).not.toHaveProperty('may_have_happened')
        expect(reply.headers.get('x-should-retry')).toBe('false')
      }
      const rows = (await mesh.gateway.rows()).filter(({ status }) => status === 'tool_refused')
      expect(rows.length).toBeGreaterThanOrEqual(2)
      expect(rows.every(({ charged }) => charged === 0)).toBe(true)
    },
  )

  test("401 and 403 are the operator's to mend: 502, and the log names the variable", async () => {
    for (const status of [401, 403]) {
      answer = says(status, json, JSON.stringify(problem))
      const error = refusalOf(await run('get_thing', {}, 'KeyedAgent'), 502, 'tool_failed')
      expect(error.message).toMatch(/which the operator of this server must fix/)
      expect(error.upstream).toEqual(upstream(status))
      const line = mesh.gateway.observed.findLast(({ kind }) => kind === 'toolCalled')
      expect(line).toMatchObject({
        agent: 'KeyedAgent',
        tool: 'get_thing',
        status,
        refusedCredential: ['TEST_TOY_KEY'],
      })
    }
  })

  test.each<[string, Record<string, string>, string, number | undefined]>([
    ['seconds', { 'retry-after': '17' }, '17', 17],
    ['an hour', { 'retry-after': '3600' }, '60', 3600],
    ['no time', {}, '5', undefined],
    ['no sense', { 'retry-after': 'soon' }, '5', undefined],
  ])('429 with %s is 503 that says when', async (_, headers, seconds, retryAfter) => {
    answer = says(429, headers)
    const reply = await read()
    expect(refusalOf(reply, 503, 'upstream_busy').upstream).toEqual({
      status: 429,
      ...(retryAfter !== undefined && { retry_after: retryAfter }),
    })
    expect(reply.headers.get('retry-after')).toBe(seconds)
  })

  test('to the model as well, which may do better', async () => {
    answer = says(404, json, JSON.stringify(problem))
    model = turns(callsTools(['get_place', { name: 'Atlantis' }]), 'There is none.')
    expect(resultOf(await ask()).response).toBe('There is none.')
    expect(toolMessages()).toEqual([
      {
        error: "the tool get_place was refused: the tool's server answered with status 404",
        upstream: upstream(404),
      },
    ])
  })

  test('and where no summary is wanted, as for a direct call', async () => {
    answer = says(409, json, JSON.stringify(problem))
    model = turns(callsTools(['get_status', {}]))
    expect(refusalOf(await ask({ raw_data_only: true }), 422, 'tool_refused').upstream).toEqual(
      upstream(409),
    )
  })

  test('and in the result of a task', async () => {
    answer = says(422, json, JSON.stringify(problem))
    const { json: task } = await post(mesh.gateway.meshUrl, '/mesh_task_create', {
      api_key: mesh.gateway.key,
      agent_id: 'ToyAgent',
      task_details: { tool: 'get_status', tool_arguments: {} },
    })
    const view = async () =>
      (
        await post(mesh.gateway.meshUrl, '/mesh_task_query', {
          api_key: mesh.gateway.key,
          task_id: task['task_id'],
        })
      ).json
    await until('it has ended', async () => (await view())['status'] === 'failed')
    expect(await view()).toEqual({
      status: 'failed',
      error: "the tool get_status was refused: the tool's server answered with status 422",
      code: 'tool_refused',
      upstream: upstream(422),
    })
  })
})

describe('what an API says is bounded, and has no secret of ours in it', () => {
  const bodyOf = async (body: string | Buffer, headers: Record<string, string> = {}) => {
    answer = says(400, headers, body)
    return refusalOf(await run('get_thing', {}, 'KeyedAgent'), 422).upstream
  }

  test('text is cut after 2 KiB, between characters', async () => {
    const text = `${'x'.repeat(2047)}ä and more`
    expect(await bodyOf(text, { 'content-type': 'text/plain' })).toEqual({
      status: 400,
      media_type: 'text/plain',
      body: 'x'.repeat(2047),
    })
    const long = await bodyOf(JSON.stringify({ text }), { 'content-type': 'application/json' })
    expect(long?.body).toBe(JSON.stringify({ text }).slice(0, 2048))
  })

  test('an error page without end, or that stops half way, is told as far as it came', async () => {
    answer = (_req, res) => {
      res.writeHead(400, { 'content-type': 'text/html' })
      const more = () => {
        while (!res.destroyed && res.write('y'.repeat(60_000)));
        if (!res.destroyed) res.once('drain', more)
      }
      more()
    }
    expect(String(refusalOf(await read(), 422).upstream?.body)).toBe('y'.repeat(2048))
    answer = (_req, res) => void res.writeHead(404, { 'content-length': '100' }).write('half of it')
    expect(refusalOf(await read(), 422).upstream?.status).toBe(404)
  })

  test('what is no text is left out', async () => {
    expect(await bodyOf(Buffer.from([0x89, 0x50, 0xff]), { 'content-type': 'image/png' })).toEqual({
      status: 400,
      media_type: 'image/png',
    })
    expect(
      await bodyOf(Buffer.from([0x22, 0xff, 0x22]), { 'content-type': 'application/json' }),
    ).toEqual({ status: 400, media_type: 'application/json' })
    expect(await bodyOf('abc', { 'content-encoding': 'gzip' })).toEqual({ status: 400 })
  })

  test('control characters and marks that turn text around are removed', async () => {
    expect((await bodyOf('a\u0000b\u001b[31m\u202ec\r\nd'))?.body).toBe('ab[31mc d')
    expect((await bodyOf(JSON.stringify({ 'a\u0007': ['b\u009c', 1, null] })))?.body).toEqual({
      a: ['b', 1, null],
    })
  })

  const forms: [string, (text: string) => string][] = [
    ['as it is', (text) => text],
    ['in an address', encodeURIComponent],
    ['in JSON', (text) => JSON.stringify(text).slice(1, -1)],
    [
      'in JSON for a page',
      (text) => JSON.stringify(text).slice(1, -1).replaceAll('/', '\\/').replaceAll('+', '\\u002B'),
    ],
    [
      'letter by letter',
      (text) =>
        [...text].map((one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`).join(''),
    ],
    ['in a page', (text) => text.replaceAll('"', '&#34;').replaceAll('+', '&#x2B;')],
    ['in base64', (text) => Buffer.from(text).toString('base64')],
    ['with its scheme', (text) => `Bearer ${text}`],
  ]
  test.each(forms)('a credential %s is taken out, wherever it stands', async (_, written) => {
    const quoted = written(secret)
    for (const before of ['', 'x'.repeat(2030), 'x'.repeat(16_370)]) {
      const body = String(
        (await bodyOf(`${before} you sent ${quoted} and more`, { 'content-type': 'text/plain' }))
          ?.body,
      )
      expect(body).not.toContain(quoted.slice(0, 12))
      if (before === '') expect(body).toBe('you sent [redacted] and more')
    }
    const inJson = JSON.stringify(await bodyOf(JSON.stringify({ sent: quoted, [quoted]: 1 })))
    expect(inJson).not.toContain(JSON.stringify(quoted).slice(1, 13))
  })

  test('so are what a login is made of, keys of callers, and keys that are half hidden', async () => {
    answer = (req, res) =>
      sendJson(
        res,
        {
          got: req.headers.authorization,
          user: 'toy:hunter22',
          password: 'hunter22',
          key: mesh.gateway.key,
          hint: 'wrong key: sk-proj-****wxyz',
        },
        400,
      )
    const { upstream } = refusalOf(await run('get_other', {}, 'KeyedAgent'), 422)
    expect(upstream?.body).toEqual({
      got: '[redacted]',
      user: '[redacted]',
      password: '[redacted]',
      key: '[redacted]',
      hint: 'wrong key: [redacted]',
    })
  })
})

describe('a write that may have been done', () => {
  const fails: [string, Answer, number][] = [
    ['answered 500', says(500, {}, 'oops'), 502],
    ['answered 503', says(503), 502],
    ['hung up', (_req, res) => void res.destroy(), 502],
    ['sent a page as JSON after it was done', says(200, json, '<html>'), 502],
    ['sent another address after it was done', says(303, { location: '/notes/7' }), 502],
  ]
  test.each(fails)('says so, when its server %s, and is sent once', async (_, fail, status) => {
    answer = fail
    const reply = await write()
    const error = refusalOf(reply, status, 'tool_failed')
    expect(error.may_have_happened).toBe(true)
    expect(error.message).toMatch(/may have been executed/)
    expect(reply.headers.get('x-should-retry')).toBe('false')
    expect(mesh.tools.requests).toHaveLength(1)
    expect(refusalOf(await read(), status)).not.toHaveProperty('may_have_happened')
  })

  test.each<[string, Answer]>([
    ['answered 403', says(403)],
    ['answered 429', says(429)],
    ['sends it elsewhere', says(308, { location: '/b' })],
  ])('does not say so, when its server %s', async (_, fail) => {
    answer = fail
    expect((await write()).json).not.toHaveProperty('may_have_happened')
  })

  test('is not called again by a question, and the model hears why', async () => {
    answer = says(500)
    model = turns(
      callsTools(['write_note', { note: 'milk' }]),
      callsTools(['write_note', { note: 'milk' }]),
      'It may be noted.',
    )
    expect(resultOf(await ask()).response).toBe('It may be noted.')
    expect(mesh.tools.requests).toHaveLength(1)
    const [first, second] = toolMessages()
    expect(first).toMatchObject({ may_have_happened: true, upstream: { status: 500 } })
    expect(second).toEqual({
      error:
        'write_note failed before and may have been carried out; it is not called again ' +
        'for this question: say so',
    })
  })

  test('is called again where the API refused it', async () => {
    answer = (_req, res) =>
      mesh.tools.requests.length === 1 ? sendJson(res, {}, 409) : sendJson(res, 'noted')
    model = turns(
      callsTools(['write_note', { note: 'milk' }]),
      callsTools(['write_note', { note: 'milk' }]),
      'Noted.',
    )
    expect(resultOf(await ask()).data).toEqual({ write_note: 'noted' })
  })

  test('makes the failure of its question say so, whatever failed then', async () => {
    answer = (_req, res) => sendJson(res, 'noted')
    model = turns(callsTools(['write_note', { note: 'milk' }]), callsTools(['no_such_tool', {}]))
    const reply = await ask()
    expect(refusalOf(reply, 502, 'query_exhausted').may_have_happened).toBe(true)
    expect(reply.headers.get('x-should-retry')).toBe('false')
    model = turns(callsTools(['no_such_tool', {}]))
    expect(refusalOf(await ask(), 502, 'query_exhausted')).not.toHaveProperty('may_have_happened')
  })
})
