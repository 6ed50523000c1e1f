import { randomBytes } from 'node:crypto'
import { globSync, readFileSync, statSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { startToolServer } from '../../support/upstreams/tool-server.ts'
import { engines, type Engine } from '../../support/servers/store.ts'
import { evmNetwork, startTrustingFacilitator } from '../../support/chains/facilitator/trusting.ts'
import { callsTools, documentOf, toyAgents } from '../../support/servers/mesh.ts'
import { asking, freshDatabase } from '../../support/servers/postgres.ts'
import { metric, startServer, testFolder } from '../../support/servers/process.ts'
import {
  completion,
  goodEvents,
  openEvents,
  sendJson,
  startModelServer,
} from '../../support/upstreams/model-server.ts'
import { comesMs, longMs, until } from '../../support/waiting.ts'

/** None of these may appear anywhere. The servers that receive them repeat them in their errors. */
const secrets = {
  upstreamKey: 'canary-upstream-key-81a0',
  upstreamFile: 'canary-upstream-file-81a1',
  upstreamHeader: 'canary-upstream-header-81a2',
  operatorToken: 'canary-operator-token-81a3-0123456789',
  facilitatorKey: 'canary-facilitator-key-81a4',
  rpcKey: 'canary-rpc-key-81a5',
  password: 'canary-password-81a6',
  agentKey: 'canary-agent-key-81a7',
  wrongKey: 'canary-wrong-key-81a8',
  wrongToken: 'canary-wrong-token-81a9-0123456789',
}
/** These may be in the store, for a time, and with those who are to have them. */
const contents = {
  prompt: 'canary-prompt-81b0',
  reply: 'canary-reply-81b1',
  argument: 'canary-argument-81b2',
  answer: 'canary-answer-81b3',
}
const signature = 'c0ffee81d0'.repeat(13)
/** Where in the store they may be; all of it ends with its row. */
const columns = [
  'task.details',
  'task.result',
  'payment.charge',
  'payment.result',
  'idempotency.body',
]

const { prompt, reply, argument, answer } = contents
const model = 'hermes-3-llama3.1-8b'
const tables = ['task', 'payment', 'idempotency', 'usage']
const spansProgram = fileURLToPath(
  new URL('../../support/programs/record-spans.ts', import.meta.url),
)

/** Asks a store itself, as somebody who inspects it would. */
type Inspect = (sql: string) => Promise<Record<string, unknown>[]>

const inspectors: Record<Engine, (place: string) => Inspect> = {
  sqlite: (folder) => async (sql) => {
    const database = new DatabaseSync(join(folder, /usage/.test(sql) ? 'usage.db' : 'journal.db'), {
      timeout: comesMs,
    })
    try {
      return database.prepare(sql).all()
    } finally {
      database.close()
    }
  },
  postgres: (url) => async (sql) =>
    (await asking(url, (client) => client.query<Record<string, unknown>>(sql))).rows,
}

test.each(engines)(
  'on %s no secret is left anywhere, and what callers and models say only where it ends, whatever fails',
  async (engine) => {
    const folder = await testFolder()
    const model_ = await startModelServer((_req, res, { headers, body }) => {
      const last = String(body.messages.at(-1)?.['content'])
      const text = JSON.stringify(headers) + last
      if (last.includes('broken'))
        return sendJson(
          res,
          401,
          { error: { message: `Incorrect API key provided: ${text}`, type: text, code: text } },
          { 'x-said': text, 'www-authenticate': text },
        )
      if (body.stream) return void openEvents(res).end(goodEvents(reply))
      sendJson(
        res,
        200,
        body.tools && body.messages.length === 2
          ? callsTools(['get_weather', { city: argument }], ['get_status', {}])
          : completion(reply),
      )
    })
    const tools = await startToolServer(
      (req, res) =>
        void (req.url?.includes('status')
          ? res
              .writeHead(500, { 'x-said': JSON.stringify(req.headers) })
              .end(JSON.stringify(req.headers))
          : res
              .writeHead(200, { 'content-type': 'application/json' })
              .end(JSON.stringify({ answer }))),
    )
    let facilitatorSays: 'true' | 'invalid' | 'refused' | 'broken' = 'true'
    const facilitator = await startTrustingFacilitator((path, res) => {
      const reason = `rejected key ${String(res.req.headers.authorization)} for 0x${signature}`
      if (facilitatorSays === 'true' || path === '/supported') return false
      if (facilitatorSays === 'broken' && path === '/settle')
        sendJson(res, 500, {
          success: false,
          errorReason: reason,
          transaction: '',
          network: evmNetwork,
        })
      else if (facilitatorSays === 'refused' && path === '/settle')
        sendJson(res, 200, {
          success: false,
          errorReason: reason,
          transaction: '',
          network: evmNetwork,
        })
      else if (facilitatorSays === 'invalid')
        sendJson(res, 400, { isValid: false, invalidReason: reason })
      else return false
      return true
    })
    const rpc = await startToolServer(
      (req, res) =>
        void res
          .writeHead(403, { 'content-type': 'text/plain' })
          .end(`${req.url} is over its quota`),
    )
    onTestFinished(
      async () =>
        void (await Promise.all([model_.close(), tools.close(), facilitator.close(), rpc.close()])),
    )

    const database = engine === 'postgres' ? await freshDatabase() : undefined
    const withPassword = (url: string) =>
      Object.assign(new URL(url), { password: secrets.password }).href
    await mkdir(join(folder, 'agents'))
    const { paths, components } = {
      paths: (toyAgents(tools.origin)['ToyAgent'] as { paths: object }).paths,
      components: {
        securitySchemes: {
          key: { type: 'apiKey', in: 'header', name: 'x-key', 'x-env': 'AGENT_KEY' },
        },
      },
    } // as `documentOf` makes it
    await writeFile(
      join(folder, 'agents', 'ToyAgent.yaml'),
      JSON.stringify(
        documentOf(`${tools.origin}/api`, paths, {
          components,
          security: [{ key: [] }],
          agent: { x402: true },
        }),
      ),
    )
    await writeFile(join(folder, 'key'), `${secrets.upstreamFile}\n`)
    const env = {
      TOLLGATE_OPERATOR_TOKEN: secrets.operatorToken,
      MODEL_KEY: secrets.upstreamKey,
      AGENT_KEY: secrets.agentKey,
      FACILITATOR_KEY: secrets.facilitatorKey,
      RPC_URL: `${rpc.origin}/v2/${secrets.rpcKey}?key=${secrets.rpcKey}`,
      TEST_SPANS: join(folder, 'spans.json'),
      ...(database !== undefined && { DATABASE: withPassword(database) }),
    }
    const network = {
      ...facilitator.networks[evmNetwork],
      facilitator_key_env: 'FACILITATOR_KEY',
      rpc_env: 'RPC_URL',
    }
    const config = {
      log: { level: 'debug' },
      tracing: { enabled: true },
      drain: { accept_ms: 0 },
      breaker: { open_ms: 10 },
      ...(database !== undefined && {
        store: undefined,
        store_env: 'DATABASE',
        spool: join(folder, 'spool'),
      }),
      upstreams: {
        byEnv: {
          base_url: model_.base_url,
          key_env: 'MODEL_KEY',
          headers: { 'x-for-upstream': secrets.upstreamHeader },
        },
        byFile: { base_url: model_.base_url, key_file: join(folder, 'key') },
      },
      routes: {
        '*': [{ upstream: 'byEnv' }],
        'mistralai/mistral-7b-instruct': [{ upstream: 'byFile' }],
      },
      mesh: { agents: [join(folder, 'agents')], allow_private: [tools.origin] },
      payments: { networks: { [evmNetwork]: network } },
    }
    const server = await startServer({ folder, config, env, nodeArgs: ['--import', spansProgram] })
    const meshUrl = String(
      server.log().find(({ msg, service }) => msg === 'listening' && service === 'mesh')?.['url'],
    )
    const inspect = inspectors[engine](database ?? server.store)

    const heads: string[] = []
    async function send(
      url: string,
      body?: object,
      headers: Record<string, string> = {},
      method = 'POST',
    ) {
      const response = await fetch(url, {
        method,
        headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
        ...(body && { body: JSON.stringify(body) }),
      })
      const text = await response.text()
      heads.push(JSON.stringify([...response.headers]))
      return {
        status: response.status,
        headers: response.headers,
        text,
        json: (text.startsWith('{') ? JSON.parse(text) : {}) as Record<string, unknown>,
      } // every body of ours that is JSON is an object
    }
    const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
    const operate = (
      method: string,
      path: string,
      {
        body,
        token = secrets.operatorToken,
        headers = {},
      }: { body?: object; token?: string; headers?: Record<string, string> } = {},
    ) => send(server.operatorUrl + path, body, { ...bearer(token), ...headers }, method)

    // Keys come from the operator, and the same ones again to whoever asks for them once more.
    const once = {
      headers: { 'idempotency-key': 'create-1' },
      body: { name: 'one', scopes: ['chat', 'mesh'], rpm: 1000 },
    }
    const [made, again] = [
      await operate('POST', '/keys', once),
      await operate('POST', '/keys', once),
    ]
    // By the operator's contract.
    const { key: first, id } = made.json as { key: string; id: string }
    expect([made.status, again.headers.get('idempotent-replayed'), again.json['key']]).toEqual([
      200,
      'true',
      first,
    ])
    const rotate = { headers: { 'idempotency-key': 'rotate-1' }, body: { overlap_s: 0 } }
    const [turned, turnedAgain] = [
      await operate('POST', `/keys/${id}/rotate`, rotate),
      await operate('POST', `/keys/${id}/rotate`, rotate),
    ]
    const key = String(turned.json['key'])
    expect([turned.status, turnedAgain.json['key']], turned.text).toEqual([200, key])

    const chat = (
      content: string,
      more: object = {},
      { token = key, dialect = '', headers = {} } = {},
    ) =>
      send(
        `${server.url}${dialect}/v1/chat/completions`,
        { model, messages: [{ role: 'user', content }], ...more },
        { ...bearer(token), ...headers },
      )
    const mesh = (input: object, api_key = key, headers = {}) =>
      send(`${meshUrl}/mesh_request`, { api_key, agent_id: 'ToyAgent', input }, headers)
    const task = (task_details: object) =>
      send(`${meshUrl}/mesh_task_create`, { api_key: key, agent_id: 'ToyAgent', task_details })
    const tool = (name: string, tool_arguments: object) => ({ tool: name, tool_arguments })
    const mcp = (params: object, token = key) =>
      send(`${meshUrl}/mcp`, { jsonrpc: '2.0', id: 1, method: 'tools/call', params }, bearer(token))
    const buy = async (header: 'payment-signature' | 'x-payment' = 'payment-signature') => {
      const url = `${meshUrl}/x402/agents/ToyAgent/get_weather`
      const response = await send(url)
      const {
        accepts: [accepted],
      } = JSON.parse(
        Buffer.from(response.headers.get('payment-required') ?? '', 'base64').toString(),
      ) as { accepts: [{ payTo: string; amount: string }] } // by x402
      const authorization = {
        from: `0x${randomBytes(20).toString('hex')}`,
        to: accepted.payTo,
        value: accepted.amount,
        validAfter: '0',
        validBefore: String(Math.floor(Date.now() / 1000) + 90),
        nonce: `0x${randomBytes(32).toString('hex')}`,
      }
      const payload = { signature: `0x${signature}`, authorization }
      const headers =
        header === 'x-payment'
          ? { x402Version: 1, scheme: 'exact', network: 'base-sepolia', payload }
          : { x402Version: 2, accepted, payload }
      return send(
        url,
        { city: argument },
        { [header]: Buffer.from(JSON.stringify(headers)).toString('base64') },
      )
    }

    // All goes well.
    const well = []
    for (const dialect of ['', '/openai'])
      well.push(
        await chat(prompt, {}, { dialect, headers: { 'idempotency-key': `chat${dialect}` } }),
        await chat(prompt, { stream: true }, { dialect, headers: { 'x-request-id': 'seen-well' } }),
      )
    well.push(
      await chat(prompt, { model: 'mistralai/mistral-7b-instruct' }),
      await mesh({ query: prompt }),
      await mesh(tool('get_weather', { city: argument }), key, { 'idempotency-key': 'tool' }),
      await mcp({ name: 'ToyAgent__get_weather', arguments: { city: argument } }),
      await mcp({ name: 'ToyAgent__ask', arguments: { query: prompt } }),
    )
    const tasks = [
      await task({ query: prompt }),
      await task(tool('get_weather', { city: argument })),
    ]
    well.push(...tasks, await buy(), await buy('x-payment'))
    expect(well.map(({ status }) => status)).toEqual(well.map(() => 200))
    for (const { json } of tasks)
      await until(
        'the task is done',
        async () =>
          (await send(`${meshUrl}/mesh_task_query`, { api_key: key, task_id: json['task_id'] }))
            .json['status'] === 'completed',
      )
    expect(model_.received.map(({ headers }) => headers.authorization)).toEqual(
      expect.arrayContaining([`Bearer ${secrets.upstreamKey}`, `Bearer ${secrets.upstreamFile}`]),
    )
    expect(model_.received.find(({ headers }) => headers['x-for-upstream'])?.headers).toMatchObject(
      { 'x-for-upstream': secrets.upstreamHeader },
    )
    expect(tools.requests.at(-1)?.headers).toMatchObject({ 'x-key': secrets.agentKey })
    expect(facilitator.requests.at(-1)).toMatchObject({
      headers: bearer(secrets.facilitatorKey),
      body: expect.stringContaining(signature) as string,
    })

    // What is asked fails, or is asked wrongly.
    const badly = []
    for (const dialect of ['', '/openai']) {
      for (const named of [model, 'mistralai/mistral-7b-instruct'])
        badly.push(
          await chat(`${prompt} broken`, { model: named, stream: dialect === '' }, { dialect }),
        )
      badly.push(
        await chat(prompt, { temperature: prompt }, { dialect }),
        await chat(prompt, { stop: [prompt, 7] }, { dialect }),
        await chat(prompt, {}, { dialect, token: secrets.wrongKey }),
        await chat(prompt, {}, { dialect, token: first }),
      )
    }
    badly.push(
      await mesh(tool('get_status', {})),
      await mesh({ query: [prompt] }),
      await mesh({ query: prompt }, secrets.wrongKey),
      await mesh({ query: `${prompt} broken` }),
      await mcp({ name: 'ToyAgent__get_weather', arguments: {} }, secrets.wrongKey),
    )
    for (const says of ['invalid', 'refused', 'broken'] as const) {
      facilitatorSays = says
      badly.push(await buy(), await buy('x-payment'))
    }
    for (const token of [secrets.wrongToken, key])
      badly.push(
        await operate('GET', '/keys', { token }),
        await operate('POST', '/keys', { token, body: { name: prompt } }),
      )
    badly.push(
      await operate('POST', '/keys', { body: { name: 7, secret: secrets.wrongKey } }),
      await operate('POST', '/keys', { ...once, body: { name: 'other' } }),
    )
    expect(badly.filter(({ status }) => status < 400)).toEqual([])
    // An argument that is wrong is shown, to whoever sent it and nobody else.
    expect(await mesh(tool('get_weather', { city: [argument] }))).toMatchObject({
      status: 400,
      text: expect.stringContaining(argument) as string,
    })
    heads.pop()
    for (const failed of [
      await mcp({ name: 'ToyAgent__get_status', arguments: {} }),
      await mcp({ name: 'ToyAgent__get_weather', arguments: { city: [argument] } }),
    ])
      expect(failed.json).toMatchObject({ result: { isError: true } })
    await until('the chain was asked', () => rpc.requests.length > 0)
    expect(rpc.requests[0]?.url).toContain(secrets.rpcKey)

    // The store fails: its tables are away, that of the keys last.
    const away = (table: string) => inspect(`alter table "${table}" rename to "${table}_away"`)
    const back = (table: string) => inspect(`alter table "${table}_away" rename to "${table}"`)
    for (const table of tables) await away(table)
    const late = await chat(prompt, {}, { headers: { 'x-request-id': 'seen-on-the-spool' } })
    expect(late.status, late.text).toBe(200)
    const spooled = () =>
      globSync('**/spool/**/*', { cwd: folder })
        .map((name) => join(folder, name))
        .filter((name) => statSync(name).isFile())
        .map((name) => readFileSync(name, 'latin1'))
        .join('\n')
    await until('a row waits on the spool', () => spooled().includes('seen-on-the-spool'))
    const spool = spooled()
    await away('key')
    const storeless = [
      await chat(prompt, {}, { token: `tg_${'a'.repeat(48)}` }),
      await chat(prompt, {}, { headers: { 'idempotency-key': 'late' } }),
      await mesh(tool('get_weather', { city: argument }), key, { 'idempotency-key': 'late' }),
      await task({ query: prompt }),
      await buy(),
      await operate('POST', '/keys', { ...once, headers: { 'idempotency-key': 'late' } }),
      await operate('GET', '/keys'),
    ]
    expect(storeless.map(({ status }) => status).filter((status) => status < 400)).toEqual([])
    for (const table of [...tables, 'key']) await back(table)
    await until(
      'all rows are in the store',
      async () => metric(await server.metrics(), 'tollgate_ledger_queued_rows') === 0,
    )
    await until('the store is whole', async () => (await operate('GET', '/keys')).status === 200)

    const replies = await Promise.all(
      ['/keys', '/usage', '/usage/rows', '/payments', '/upstreams', '/config'].map((path) =>
        operate('GET', path),
      ),
    )
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
    const command = await server.tollgate(
      ...(engine === 'sqlite' ? ['payments', 'list', '--json'] : ['config']),
    )
    expect(command.code, command.err).toBe(0)
    const metrics = await server.metrics()
    const cells = await cellsOf(inspect, engine)
    expect(await server.stop()).toEqual({ code: 0, signal: null })

    const files = globSync('{store,spool,.tollgate}/**/*', { cwd: folder })
      .map((name) => join(folder, name))
      .filter((name) => statSync(name).isFile())
    const places: Record<string, string> = {
      log: server.allOutput(),
      metrics,
      traces: readFileSync(env.TEST_SPANS, 'utf8'),
      spool,
      'output of a command': command.out + command.err,
      'what the operator is shown': replies.map(({ text }) => text).join('\n'),
      errors: [...badly, ...storeless].map(({ text }) => text).join('\n'),
      'heads of replies': heads.join('\n'),
      'the store beside what ends': cells
        .filter(({ column }) => !columns.includes(column))
        .map(({ column, text }) => `${column} ${text}`)
        .join('\n'),
    }
    const matchesOf = (texts: Record<string, string>, words: Record<string, string>) =>
      Object.entries(texts).flatMap(([place, text]) =>
        Object.entries(words).flatMap(([name, word]) => {
          const at = text.indexOf(word)
          return at < 0
            ? []
            : [`${name} in ${place}: ${text.slice(Math.max(0, at - 150), at + 60)}`]
        }),
      )
    const tokens = { key, first }
    expect(
      matchesOf(places, { ...secrets, ...contents, ...tokens, signature: signature.slice(0, 40) }),
    ).toEqual([])
    expect(
      matchesOf(
        {
          'what ends': cells.map(({ text }) => text).join('\n'),
          files: files.map((name) => readFileSync(name, 'latin1')).join('\n'),
        },
        { ...secrets, ...tokens },
      ),
    ).toEqual([])

    // The search finds what is there.
    for (const place of ['log', 'the store beside what ends'])
      expect(places[place]).toContain('seen-well')
    expect(places['traces']).toContain('x402 settle')
    expect(places['what the operator is shown']).toMatch(/settle_unknown|settling/)
    for (const [column, words] of Object.entries({
      'task.details': [prompt, argument],
      'task.result': [reply, answer],
      'payment.charge': [signature],
      'payment.result': [answer],
      'idempotency.body': [reply, answer],
    })) {
      for (const word of words)
        expect(
          cells.some((cell) => cell.column === column && cell.text.includes(word)),
          `${word} in ${column}`,
        ).toBe(true)
    }
  },
  longMs,
)

/** Everything in every table. */
async function cellsOf(
  inspect: Inspect,
  engine: Engine,
): Promise<{ column: string; text: string }[]> {
  const listed =
    engine === 'sqlite'
      ? "select name from sqlite_master where type = 'table'"
      : "select table_name as name from information_schema.tables where table_schema = 'public'"
  const names =
    engine === 'sqlite'
      ? [...(await inspect(listed)), { name: 'usage' }, { name: 'usage_hour' }]
      : await inspect(listed)
  const rows = await Promise.all(
    names.map(async ({ name }) =>
      (await inspect(`select * from "${String(name)}"`)).map((row) =>
        Object.entries(row).map(([column, value]) => ({
          column: `${String(name)}.${column}`,
          text: String(value),
        })),
      ),
    ),
  )
  return rows.flat(2)
}
