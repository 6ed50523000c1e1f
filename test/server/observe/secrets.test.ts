import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadConfig } from '../../../server/config/load.ts'
import { createLog } from '../../../server/observe/log.ts'
import { prettyLine } from '../../../server/observe/pretty.ts'
import {
  ledgerRequests,
  startServer,
  testFolder,
  writeConfig,
  type Server,
} from '../../support/servers/process.ts'
import { chatBytes, exchange, requestBytes, type Reply } from '../../support/http/raw.ts'
import {
  chunk,
  completion,
  event,
  goodEvents,
  openEvents,
  sendJson,
  startModelServer,
} from '../../support/upstreams/model-server.ts'
import { longMs, until } from '../../support/waiting.ts'
import { tollgateIn } from '../../support/servers/command.ts'

const upstreamKey = 'canary-upstream-key-51f0'
const upstreamHeader = 'canary-upstream-header-51f1'
const operatorToken = 'canary-operator-token-51f2-0123456789'
const wrongToken = 'canary-wrong-operator-token-51f3-0123456789'
const wrongKey = 'canary-wrong-caller-key-51f4'
const cookie = 'canary-cookie-51f5'
const otherHeader = 'canary-other-header-51f6'
const inQuery = 'canary-query-51f7'
const prompt = 'canary-prompt-51f9'
/** What a model server says of a failure, and what it repeats of the request. */
const upstreamWords = 'words of a server 51f8'
const upstreamText = `${upstreamWords}: ${prompt}, ${upstreamKey}, ${upstreamHeader}`
const reply = 'canary-reply-51fa'
const model = 'hermes-3-llama3.1-8b'

const secrets = {
  upstreamKey,
  upstreamHeader,
  operatorToken,
  wrongToken,
  wrongKey,
  cookie,
  otherHeader,
  inQuery,
  prompt,
  reply,
}

const loggedFields = new Set(
  (
    'kind level time msg service url operation status ms requestId bytesIn keyId model agent ' +
    'tokens ttftMs clientGone upstream outcome code type param reason state signal waits seconds'
  ).split(' '),
)

/** Says something secret in every way in which an upstream can fail. */
const failures: Record<string, (res: Parameters<typeof sendJson>[0]) => void> = {
  500: (res) =>
    sendJson(
      res,
      500,
      { error: { message: upstreamText, type: upstreamText, code: upstreamText } },
      { 'x-secret': prompt },
    ),
  400: (res) =>
    sendJson(res, 400, {
      error: { message: `${upstreamText} maximum context length`, param: upstreamText },
    }),
  401: (res) => sendJson(res, 401, { error: upstreamText }, { 'www-authenticate': prompt }),
  429: (res) => sendJson(res, 429, { error: { message: upstreamText } }, { 'retry-after': '0' }),
  html: (res) =>
    void res.writeHead(200, { 'content-type': 'text/html' }).end(`<html>${upstreamText}</html>`),
  garbage: (res) =>
    void res.writeHead(200, { 'content-type': 'application/json' }).end(`{"${upstreamText}`),
  finish: (res) =>
    sendJson(
      res,
      200,
      completion(reply, {
        choices: [
          { index: 0, message: { role: 'assistant', content: reply }, finish_reason: upstreamText },
        ],
        [upstreamText]: upstreamText,
      }),
    ),
  status200: (res) => sendJson(res, 200, { error: { message: upstreamText, type: upstreamText } }),
  redirect: (res) =>
    void res.writeHead(302, { location: `http://127.0.0.1:9/${prompt}` }).end(upstreamText),
  event: (res) =>
    void openEvents(res).end(
      event(chunk({ content: reply })) +
        event({ error: { message: upstreamText, code: upstreamText } }),
    ),
  badEvent: (res) =>
    void openEvents(res).end(event(chunk({ content: reply })) + `data: {"${upstreamText}\n\n`),
  cut: (res) => void openEvents(res).write(event(chunk({ content: reply })), () => res.destroy()),
}

type Upstream = Awaited<ReturnType<typeof startLeakyModel>>

/** Fails as the last word of a message says; else it answers. */
const startLeakyModel = () =>
  startModelServer((_req, res, { body }) => {
    const fail = failures[String(body.messages.at(-1)?.['content']).split(' ')[1] ?? '']
    if (fail) return fail(res)
    if (body.stream) openEvents(res).end(goodEvents(reply, ' and more'))
    else sendJson(res, 200, completion(reply))
  })

/** A server whose upstream has a key and a header that are secret. */
const startGuardedServer = ({ base_url }: Upstream) =>
  startServer({
    config: {
      log: { level: 'debug' },
      drain: { accept_ms: 0 },
      breaker: { open_ms: 10 },
      upstreams: {
        guarded: {
          base_url,
          key_env: 'GUARDED_KEY',
          headers: { 'x-for-upstream': upstreamHeader },
        },
      },
      routes: { '*': [{ upstream: 'guarded' }] },
    },
    env: { GUARDED_KEY: upstreamKey, TOLLGATE_OPERATOR_TOKEN: operatorToken },
  })

const host = 'Host: gateway.test'
const contentType = 'Content-Type: application/json'
const secretHeaders = [
  `Cookie: session=${cookie}`,
  `X-Api-Key: ${otherHeader}`,
  `Proxy-Authorization: Basic ${otherHeader}`,
  `X-Forwarded-For: ${otherHeader}`,
]
const bearer = (token: string) => `Authorization: Bearer ${token}`

const chat = (content: string, more: object = {}) => ({
  model,
  messages: [
    { role: 'system', content: prompt },
    { role: 'user', content },
  ],
  ...more,
})

/** Sends requests with a key, and keeps all replies. */
function callerOf(server: Server, key: string) {
  const replies: Reply[] = []
  const send = async (bytes: Buffer, url = server.url) => {
    const { reply } = await exchange(url, bytes)
    if (reply) replies.push(reply)
    return reply
  }
  const ask = (body: unknown, token = key, headers = secretHeaders) =>
    send(chatBytes(token, body, headers))
  return { server, key, replies, send, ask }
}

type Caller = ReturnType<typeof callerOf>

/** A good reply and every failure of the upstream, whole and streamed. */
async function askForFailures({ key, ask }: Caller): Promise<void> {
  for (const stream of [false, true]) {
    await ask(chat(prompt, { stream }), key, [
      ...secretHeaders,
      `X-Request-Id: seen-${String(stream)}`,
    ])
    for (const name of Object.keys(failures)) {
      const failed = await ask(chat(`${prompt} ${name}`, { stream }))
      expect([200, 400, 502, 503], name).toContain(failed?.status)
      await until(
        'the breaker is closed again',
        async () => (await ask(chat(prompt)))?.status === 200,
      )
    }
  }
}

/** What is not valid, in every part of a body. */
async function sendInvalidBodies({ ask }: Caller): Promise<void> {
  const invalid: unknown[] = [
    chat(prompt, { max_tokens: 0 }),
    chat(prompt, { temperature: prompt }),
    chat(prompt, { stop: [prompt, 7] }),
    { model: prompt, messages: [] },
    { model, messages: [{ role: prompt, content: prompt }] },
    { model, messages: [{ role: 'user', content: [{ type: prompt, text: prompt }] }] },
    { model, messages: prompt },
    `{"model": "${model}", "messages": [{"role": "user", "content": "${prompt}"`,
    `"${prompt}"`,
    prompt,
    `{"messages": ${prompt}}`,
    Buffer.concat([Buffer.from(`{"a": "${prompt}`), Buffer.from([0xff, 0xfe])]),
  ]
  for (const body of invalid) expect((await ask(body))?.status).toBe(400)
}

/** Wrong keys, and keys and secrets where they do not belong. */
async function sendWrongHeads({ key, send, ask }: Caller): Promise<void> {
  for (const token of [wrongKey, `${key.slice(0, -4)}0000`, upstreamKey])
    expect((await ask(chat(prompt), token))?.status).toBe(401)
  const own = bearer(key)
  for (const [start, headers, body] of [
    [`GET /v1/models?api_key=${inQuery} HTTP/1.1`, [own]],
    [`POST /v1/chat/completions?token=${inQuery} HTTP/1.1`, [own, 'Content-Type: a/b'], prompt],
    [`GET /nowhere?token=${inQuery} HTTP/1.1`, [own, ...secretHeaders]],
    ['GET /v1/models HTTP/1.1', [own, bearer(wrongKey)]],
    ['GET /v1/models HTTP/1.1', [`bad header: ${otherHeader}`, own]],
    ['GET /v1/models HTTP/1.1', [`Authorization: Basic ${wrongKey}`]],
  ] as const)
    await send(requestBytes(start, [host, ...headers], body))
}

/** A right key, a wrong one, and two that differ, where `X-Api-Key` has the key. */
async function askByApiKey({ key, send }: Caller): Promise<void> {
  for (const [headers, status] of [
    [[`X-Api-Key: ${key}`], 200],
    [[`X-Api-Key: ${wrongKey}`], 401],
    [[`X-Api-Key: ${wrongKey}`, bearer(key)], 401],
  ] as const) {
    const start = `POST /anthropic/v1/messages?token=${inQuery} HTTP/1.1`
    const body = JSON.stringify(chat(prompt, { max_tokens: 9 }))
    const asked = await send(requestBytes(start, [host, contentType, ...headers], body))
    expect(asked?.status).toBe(status)
  }
}

/** The operator's address, with its token and with others. */
async function askOperator({ server, key, send }: Caller): Promise<void> {
  for (const token of [operatorToken, wrongToken, key]) {
    const own = [host, bearer(token)]
    for (const bytes of [
      requestBytes('GET /keys HTTP/1.1', [...own, ...secretHeaders]),
      requestBytes('POST /keys HTTP/1.1', [...own, contentType], '{"name": 7}'),
    ])
      await send(bytes, server.operatorUrl)
  }
}

const errorEvents = ({ body }: Reply): string[] =>
  body
    .toString('latin1')
    .split('\n')
    .filter((line) => /^data: \{("type":"error",)?"error"/.test(line))

const filesIn = (folder: string): string[] =>
  globSync('**/*', { cwd: folder })
    .map((name) => join(folder, name))
    .filter((name) => statSync(name).isFile())

/** All that a server tells, by where it tells it. Stops the server. */
async function placesOf({ server, replies }: Caller) {
  await until('all rows are in the store', async () =>
    (await server.metrics()).includes('tollgate_ledger_queued_rows 0'),
  )
  const metrics = await server.metrics()
  const commands = [
    await server.tollgate('check'),
    await server.tollgate('usage', '--rows', '--json'),
  ]
  const configured = [
    await server.operate<object>('GET', '/config'),
    await server.operate<object>('GET', '/upstreams'),
  ]
  expect(await server.stop()).toEqual({ code: 0, signal: null })
  const good = replies.filter(({ status }) => status === 200)
  const refused = replies.filter(({ status }) => status !== 200)
  const readable = server.log().map((line) => prettyLine(JSON.stringify(line), { colours: true }))
  return {
    'the log': server.allOutput(),
    'the log as people read it': readable.join(''),
    metrics,
    'the output of commands': commands.map(({ out, err }) => out + err).join('\n'),
    'the configuration that is shown': JSON.stringify(configured),
    'heads of replies': replies.map(({ headers }) => JSON.stringify(headers)).join('\n'),
    'bodies of errors': refused.map(({ body }) => body.toString('latin1')).join('\n'),
    'error events': good.flatMap(errorEvents).join('\n'),
    files: filesIn(server.store)
      .map((name) => readFileSync(name).toString('latin1'))
      .join('\n'),
  }
}

const around = (text: string, secret: string) =>
  text.slice(Math.max(0, text.indexOf(secret) - 120), text.indexOf(secret) + 40)

describe('after requests that succeed and fail in every way', () => {
  let upstream: Upstream
  let caller: Caller
  let places: Awaited<ReturnType<typeof placesOf>>
  beforeAll(async () => {
    upstream = await startLeakyModel()
    const server = await startGuardedServer(upstream)
    caller = callerOf(server, (await server.createKey()).key)
    await askForFailures(caller)
    await sendInvalidBodies(caller)
    await sendWrongHeads(caller)
    await askByApiKey(caller)
    await askOperator(caller)
    places = await placesOf(caller)
  }, longMs)
  afterAll(() => upstream.close())

  test('an upstream has got its own key and headers, and nothing of the caller', () => {
    const [{ headers } = {}] = upstream.received
    expect(headers).toMatchObject({
      authorization: `Bearer ${upstreamKey}`,
      'x-for-upstream': upstreamHeader,
    })
    expect(JSON.stringify(headers)).not.toMatch(
      new RegExp(`${cookie}|${otherHeader}|${caller.key}`),
    )
  })

  // Beside each place words that must be found there, so that the search can fail.
  test.each([
    ['the log', 'seen-true'],
    ['the log as people read it', 'createChatCompletion answered 200'],
    ['metrics', 'tollgate_requests_total'],
    ['the output of commands', 'guarded'],
    ['the configuration that is shown', 'x-for-upstream'],
    ['heads of replies', 'x-request-id'],
    ['bodies of errors', 'max_tokens'],
    ['error events', 'upstream'],
    ['files', 'seen-true'],
  ] as const)('no secret, prompt or reply is in %s', (place, expected) => {
    const text = places[place]
    expect(text).toContain(expected)
    const matches = Object.entries({ ...secrets, key: caller.key }).flatMap(([name, secret]) =>
      text.includes(secret) ? [`${name}: ${around(text, secret)}`] : [],
    )
    expect(matches).toEqual([])
  })

  test('why a model server failed is told to the operator alone', () => {
    const isIn = (text: string) => text.includes(upstreamWords)
    expect(Object.entries(places).flatMap(([place, text]) => (isIn(text) ? [place] : []))).toEqual([
      'the log',
      'the log as people read it',
      'the output of commands',
      'the configuration that is shown',
      'files',
    ])
  })

  test.each(['seen-false', 'seen-true'])('the id %s joins lines, reply and row', (id) => {
    const { server, replies } = caller
    const lines = server.log().filter(({ requestId }) => requestId === id)
    expect(lines.map(({ msg }) => msg)).toEqual(['upstream', 'request'])
    expect(replies.filter(({ headers }) => headers['x-request-id'] === id)).toHaveLength(1)
    expect(ledgerRequests(server.store).filter((request) => request === id)).toHaveLength(1)
  })

  test('lines of the log are made of fields that somebody decided to log', () => {
    const fields = new Set(caller.server.log().flatMap((line) => Object.keys(line)))
    expect([...fields].filter((field) => !loggedFields.has(field))).toEqual([])
  })
})

test('a secret in a configuration that is refused is not repeated', async () => {
  const folder = await testFolder()
  const why = async (config: Record<string, unknown>, env: Record<string, string> = {}) => {
    const file = await writeConfig(folder, config)
    try {
      loadConfig({ file, env, cwd: folder })
    } catch (error) {
      return String(error)
    }
    throw new Error('it was not refused')
  }
  const routes = { '*': [{ upstream: 'one' }] }
  const messages = [
    await why({
      upstreams: { one: { base_url: `http://user:${upstreamKey}@127.0.0.1:9/v1` } },
      routes,
    }),
    await why({ store: `postgres://user:${upstreamKey}@127.0.0.1/db` }),
    await why({}, { TOLLGATE_OPERATOR_TOKEN: 'short-canary' }),
  ]
  // What is said is all that a start says.
  const { code, out, err } = await tollgateIn(
    folder,
    [
      'serve',
      '--config',
      await writeConfig(folder, {
        upstreams: { one: { base_url: 'http://127.0.0.1:9/v1', key_env: 'ONE_KEY' } },
        routes,
      }),
    ],
    { ONE_KEY: `${upstreamKey}\n` },
  )
  expect(code).toBe(1)
  for (const text of [...messages, out + err]) {
    expect(text.length).toBeGreaterThan(20)
    expect(text).not.toContain(upstreamKey)
    expect(text).not.toContain('short-canary')
  }
})

test('a fault of our own is logged with its type and place, without what it quotes', () => {
  const lines: string[] = []
  const log = createLog('debug', { write: (line) => void lines.push(line) })
  const thrown = (make: () => unknown): unknown => {
    try {
      make()
    } catch (error) {
      return error
    }
    throw new Error('nothing was thrown')
  }
  const faults = [
    thrown(() => JSON.parse(`${prompt} is "quoted" here`)),
    thrown(() => JSON.parse(`{"a": ${prompt}}`)),
    thrown(() => new URL(prompt)),
    thrown(() => (undefined as unknown as Record<string, object>)[prompt]),
    Object.assign(new Error(`"${prompt}"\n    at ${prompt} (file.js:1:1)\n'`), { prompt }),
    new Error('a plain sentence', { cause: prompt }),
    prompt,
    { prompt },
  ]
  for (const error of faults)
    log({ kind: 'bugMet', error, requestId: 'one', operation: 'createChatCompletion' })
  expect(lines).toHaveLength(faults.length)
  expect(lines.join('')).not.toContain(prompt)
  const [parse, , , , , plain, text] = lines.map(
    (line) =>
      JSON.parse(line) as { type: string; detail?: string; stack?: string; requestId: string },
  )
  expect(parse).toMatchObject({
    type: 'SyntaxError',
    requestId: 'one',
    stack: expect.stringMatching(/secrets\.test\.ts:\d+/) as string,
  })
  expect(plain).toMatchObject({ type: 'Error', detail: 'a plain sentence' })
  expect(text).toMatchObject({ type: 'string' })
})
