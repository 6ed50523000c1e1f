import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { loadConfig } from '../../../server/config/load.ts'
import { createLog } from '../../../server/observe/log.ts'
import { prettyLine } from '../../../server/observe/pretty.ts'
import {
  ledgerRequests,
  startServer,
  testFolder,
  writeConfig,
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
import { tollgate } from '../../support/servers/command.ts'

const upstreamKey = 'canary-upstream-key-51f0'
const upstreamHeader = 'canary-upstream-header-51f1'
const operatorToken = 'canary-operator-token-51f2-0123456789'
const wrongToken = 'canary-wrong-operator-token-51f3-0123456789'
const wrongKey = 'canary-wrong-caller-key-51f4'
const cookie = 'canary-cookie-51f5'
const otherHeader = 'canary-other-header-51f6'
const inQuery = 'canary-query-51f7'
const upstreamText = 'canary-upstream-text-51f8'
const prompt = 'canary-prompt-51f9'
const reply = 'canary-reply-51fa'
const model = 'hermes-3-llama3.1-8b'

/** Says something secret in every way in which an upstream can fail. */
const failures: Record<string, (res: Parameters<typeof sendJson>[0]) => void> = {
  500: (res) =>
    sendJson(
      res,
      500,
      { error: { message: upstreamText, type: upstreamText, code: upstreamText } },
      { 'x-secret': upstreamText },
    ),
  400: (res) =>
    sendJson(res, 400, {
      error: { message: `${upstreamText} maximum context length`, param: upstreamText },
    }),
  401: (res) => sendJson(res, 401, { error: upstreamText }, { 'www-authenticate': upstreamText }),
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
    void res.writeHead(302, { location: `http://127.0.0.1:9/${upstreamText}` }).end(upstreamText),
  event: (res) =>
    void openEvents(res).end(
      event(chunk({ content: reply })) +
        event({ error: { message: upstreamText, code: upstreamText } }),
    ),
  badEvent: (res) =>
    void openEvents(res).end(event(chunk({ content: reply })) + `data: {"${upstreamText}\n\n`),
  cut: (res) => void openEvents(res).write(event(chunk({ content: reply })), () => res.destroy()),
}

test(
  'no secret leaves the server by logs, metrics, errors, headers or files; no prompt by logs, metrics, errors or the ledger',
  async () => {
    const upstream = await startModelServer((_req, res, { body }) => {
      const fail = failures[String(body.messages.at(-1)?.['content']).split(' ')[1] ?? '']
      if (fail) return fail(res)
      if (body.stream) openEvents(res).end(goodEvents(reply, ' and more'))
      else sendJson(res, 200, completion(reply))
    })
    onTestFinished(() => upstream.close())
    const server = await startServer({
      config: {
        log: { level: 'debug' },
        drain: { accept_ms: 0 },
        breaker: { open_ms: 10 },
        upstreams: {
          guarded: {
            base_url: upstream.base_url,
            key_env: 'GUARDED_KEY',
            headers: { 'x-for-upstream': upstreamHeader },
          },
        },
        routes: { '*': [{ upstream: 'guarded' }] },
      },
      env: { GUARDED_KEY: upstreamKey, TOLLGATE_OPERATOR_TOKEN: operatorToken },
    })
    const { key } = await server.createKey()
    const replies: Reply[] = []
    const send = async (bytes: Buffer, url = server.url) => {
      const { reply } = await exchange(url, bytes)
      if (reply) replies.push(reply)
      return reply
    }
    const secretHeaders = [
      `Cookie: session=${cookie}`,
      `X-Api-Key: ${otherHeader}`,
      `Proxy-Authorization: Basic ${otherHeader}`,
      `X-Forwarded-For: ${otherHeader}`,
    ]
    const chat = (content: string, more: object = {}) => ({
      model,
      messages: [
        { role: 'system', content: prompt },
        { role: 'user', content },
      ],
      ...more,
    })
    const ask = (body: unknown, token = key, headers = secretHeaders) =>
      send(chatBytes(token, body, headers))

    // Success, and every failure of the upstream.
    for (const stream of [false, true]) {
      await ask(chat(prompt, { stream }), key, [
        ...secretHeaders,
        `X-Request-Id: seen-${String(stream)}`,
      ])
      for (const name of Object.keys(failures)) {
        const failed = await ask(chat(`${prompt} ${name}`, { stream }))
        expect([200, 400, 502, 503], name).toContain(failed?.status)
        expect(failed?.body.toString(), `${name} was asked`).not.toContain('healthy')
        await until(
          'the breaker is closed again',
          async () => (await ask(chat(prompt)))?.status === 200,
        )
      }
    }
    expect(upstream.received[0]?.headers).toMatchObject({
      authorization: `Bearer ${upstreamKey}`,
      'x-for-upstream': upstreamHeader,
    })
    expect(
      JSON.stringify(upstream.received[0]?.headers),
      "the caller's own headers stay with us",
    ).not.toMatch(new RegExp(`${cookie}|${otherHeader}|${key}`))

    // What is not valid, in every part of a body and of a request.
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
    for (const token of [wrongKey, `${key.slice(0, -4)}0000`, upstreamKey])
      expect((await ask(chat(prompt), token))?.status).toBe(401)
    const host = 'Host: gateway.test'
    const bearer = `Authorization: Bearer ${key}`
    await send(requestBytes(`GET /v1/models?api_key=${inQuery} HTTP/1.1`, [host, bearer]))
    await send(
      requestBytes(
        `POST /v1/chat/completions?token=${inQuery} HTTP/1.1`,
        [host, bearer, 'Content-Type: text/plain'],
        prompt,
      ),
    )
    await send(
      requestBytes(`GET /nowhere?token=${inQuery} HTTP/1.1`, [host, bearer, ...secretHeaders]),
    )
    await send(
      requestBytes('GET /v1/models HTTP/1.1', [host, bearer, `Authorization: Bearer ${wrongKey}`]),
    )
    await send(
      requestBytes('GET /v1/models HTTP/1.1', [host, `bad header: ${otherHeader}`, bearer]),
    )
    // Where that header has the key: a good one, a wrong one, and two that differ.
    for (const [headers, status] of [
      [[`X-Api-Key: ${key}`], 200],
      [[`X-Api-Key: ${wrongKey}`], 401],
      [[`X-Api-Key: ${wrongKey}`, bearer], 401],
    ] as const) {
      const json = 'Content-Type: application/json'
      const asked = await send(
        requestBytes(
          `POST /anthropic/v1/messages?token=${inQuery} HTTP/1.1`,
          [host, json, ...headers],
          JSON.stringify(chat(prompt, { max_tokens: 9 })),
        ),
      )
      expect(asked?.status).toBe(status)
    }
    await send(requestBytes('GET /v1/models HTTP/1.1', [host, `Authorization: Basic ${wrongKey}`]))
    // The operator's address, with and without its token.
    for (const token of [operatorToken, wrongToken, key]) {
      await send(
        requestBytes('GET /keys HTTP/1.1', [
          host,
          `Authorization: Bearer ${token}`,
          ...secretHeaders,
        ]),
        server.operatorUrl,
      )
      await send(
        requestBytes(
          'POST /keys HTTP/1.1',
          [host, `Authorization: Bearer ${token}`, 'Content-Type: application/json'],
          '{"name": 7}',
        ),
        server.operatorUrl,
      )
    }
    await until('all rows are in the store', async () =>
      (await server.metrics()).includes('tollgate_ledger_queued_rows 0'),
    )

    const metrics = await server.metrics()
    const described = await server.tollgate('check')
    const configured = [
      JSON.stringify(await server.operate('GET', '/config')),
      JSON.stringify(await server.operate('GET', '/upstreams')),
    ]
    expect(configured[0]).toContain('x-for-upstream')
    const usage = await server.tollgate('usage', '--rows', '--json')
    expect(await server.stop()).toEqual({ code: 0, signal: null })
    const files = globSync('**/*', { cwd: server.store })
      .map((name) => join(server.store, name))
      .filter((name) => statSync(name).isFile())
    expect(files.length).toBeGreaterThan(2)
    const ok = ({ status }: Reply) => status === 200
    const places: Record<string, string> = {
      log: server.allOutput(),
      'the log as people read it': server
        .log()
        .map((line) => prettyLine(JSON.stringify(line), { colours: true }))
        .join(''),
      metrics,
      'output of commands': described.out + described.err + usage.out + usage.err,
      'the configuration that is shown': configured.join('\n'),
      'heads of replies': replies.map(({ headers }) => JSON.stringify(headers)).join('\n'),
      'bodies of errors': replies
        .filter((one) => !ok(one))
        .map(({ body }) => body.toString('latin1'))
        .join('\n'),
      'error events': replies
        .filter(ok)
        .flatMap(({ body }) =>
          body
            .toString('latin1')
            .split('\n')
            .filter((line) => /^data: \{("type":"error",)?"error"/.test(line)),
        )
        .join('\n'),
      files: files.map((name) => readFileSync(name).toString('latin1')).join('\n'),
    }
    // The search finds what is there.
    expect(places['log']).toContain('seen-true')
    expect(places['the log as people read it']).toContain('createChatCompletion answered 200')
    expect(places['bodies of errors']).toContain('max_tokens')
    expect(places['error events']).toContain('upstream')
    expect(places['files']).toContain('seen-true')
    const secrets = {
      upstreamKey,
      upstreamHeader,
      operatorToken,
      wrongToken,
      wrongKey,
      cookie,
      otherHeader,
      inQuery,
      upstreamText,
      key,
      prompt,
      reply,
    }
    const matches = Object.entries(places).flatMap(([place, text]) =>
      Object.entries(secrets).flatMap(([name, secret]) =>
        text.includes(secret) ? [`${name} in ${place}: ${around(text, secret)}`] : [],
      ),
    )
    expect(matches).toEqual([])

    // A request's id joins what it left behind.
    for (const id of ['seen-false', 'seen-true']) {
      expect(
        server
          .log()
          .filter(({ requestId }) => requestId === id)
          .map(({ msg }) => msg),
      ).toEqual(['upstream', 'request'])
      expect(replies.filter(({ headers }) => headers['x-request-id'] === id)).toHaveLength(1)
      expect(ledgerRequests(server.store).filter((request) => request === id)).toHaveLength(1)
    }
    // Every line is made of fields that somebody decided to log.
    const fields = new Set(server.log().flatMap((line) => Object.keys(line)))
    const allowed = [
      'kind',
      'level',
      'time',
      'msg',
      'service',
      'url',
      'operation',
      'status',
      'ms',
      'requestId',
      'bytesIn',
      'keyId',
      'model',
      'agent',
      'tokens',
      'ttftMs',
      'clientGone',
      'upstream',
      'outcome',
      'state',
      'signal',
      'waits',
      'seconds',
    ]
    expect([...fields].filter((field) => !allowed.includes(field))).toEqual([])
  },
  longMs,
)

const around = (text: string, secret: string) =>
  text.slice(Math.max(0, text.indexOf(secret) - 120), text.indexOf(secret) + 40)

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
  const { code, out, err } = await tollgate(
    [
      'serve',
      '--config',
      await writeConfig(folder, {
        upstreams: { one: { base_url: 'http://127.0.0.1:9/v1', key_env: 'ONE_KEY' } },
        routes,
      }),
    ],
    { cwd: folder, env: { ONE_KEY: `${upstreamKey}\n` } },
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
