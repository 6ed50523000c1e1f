import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { lockFolder } from '../../../server/store/lock.ts'
import { testFolders, tollgateIn } from '../../support/servers/command.ts'
import { listenOnLoopback } from '../../support/http/listen.ts'
import { completion } from '../../support/upstreams/model-server.ts'

const newFolder = testFolders()
/** No test asks whether the usual ports of this machine are free. */
const free = {
  TOLLGATE_GATEWAY_PORT: '0',
  TOLLGATE_MESH_PORT: '0',
  TOLLGATE_METADATA_PORT: '0',
  TOLLGATE_OPERATOR_PORT: '0',
}

/** A server of this test; its port. */
async function answering(listener: RequestListener): Promise<number> {
  const server = createServer(listener)
  onTestFinished(() => void server.close())
  const port = await listenOnLoopback(server)
  return port
}

describe.concurrent('check', () => {
  const served = (url: string) =>
    `upstreams: { a: { base_url: "${url}", key_env: A_KEY } }\n` +
    'routes: { "*": [ { upstream: a, model: one } ], ' +
    'hermes-3-llama3.1-8b: [ { upstream: a, model: two } ] }\n'

  test('without a configuration it says that the sandbox would run', async () => {
    const { code, out } = await tollgateIn(newFolder(), ['check'], free)
    expect(code).toBe(0)
    expect(out).toMatch(/^gateway +http:\/\/127\.0\.0\.1:0$/m)
    expect(out).toContain('Sandbox: no upstreams and no routes are configured')
  })

  test('it shows routes and addresses, and no secret', async () => {
    const cwd = newFolder()
    writeFileSync(join(cwd, 'tollgate.yaml'), served('http://127.0.0.1:1/v1'))
    const env = { ...free, A_KEY: 'hunter2' }
    const [text, json] = await Promise.all([
      tollgateIn(cwd, ['check'], env),
      tollgateIn(cwd, ['check', '--json'], env),
    ])
    expect(text).toMatchObject({ code: 0, err: '' })
    expect(text.out).toMatch(/^gateway +http:\/\/127\.0\.0\.1:0$/m)
    expect(text.out).toMatch(/^hermes-3-llama3\.1-8b +1 +1 +a +two/m)
    expect(text.out + json.out).not.toContain('hunter2')
    expect(JSON.parse(json.out)).toMatchObject({
      ok: true,
      sandbox: false,
      gateway: 'http://127.0.0.1:0',
      upstreams: [{ name: 'a', key: 'set (A_KEY)' }],
    })
  })

  test('a price that differs from the public one, or is missing, is a hint and no problem', async () => {
    const cwd = newFolder()
    const of = (model: string, cost: string) => `${model}: [ { upstream: openai${cost} } ]`
    writeFileSync(
      join(cwd, 'tollgate.yaml'),
      'upstreams: { openai: { base_url: "https://api.openai.com/v1" } }\n' +
        `routes: { ${of('gpt-4o', '')}, ` +
        `${of('gpt-4o-mini', ', usd_per_million: { input: "9", output: "9" }')} }\n`,
    )
    const { code, out } = await tollgateIn(cwd, ['check'], free)
    expect(code).toBe(0)
    expect(out).toContain(
      'Hint: gpt-4o at openai has no price; genai-prices 0.1.8 has ' +
        '{ input: "2.5", cached_input: "1.25", output: "10" }.',
    )
    expect(out).toContain('Hint: gpt-4o-mini at openai has { input: "9", output: "9" }; genai')
  })

  test('it says what paid answers depend on: an RPC, a wallet of one store, and the address of the proxy', async () => {
    const cwd = newFolder()
    const paid = (rpc: string) =>
      'payments: { networks: { "eip155:8453": { path: evm, ' +
      'pay_to: "0x209693bc6afc0c5328ba36faf03c514ef312287c", ' +
      'asset: "0x833589fcd6edb6e08f4c7c32d4f71b54bda02913", ' +
      'asset_name: USD Coin, asset_version: "2", decimals: 6, ' +
      `facilitator: "http://127.0.0.1:1"${rpc} } } }\n`
    writeFileSync(join(cwd, 'blind.yaml'), served('http://127.0.0.1:1/v1') + paid(''))
    writeFileSync(
      join(cwd, 'seeing.yaml'),
      `trusted_proxies: ["127.0.0.1"]\n${served('http://127.0.0.1:1/v1')}` +
        paid(', rpc_env: BASE_RPC'),
    )
    writeFileSync(
      join(cwd, 'balanced.yaml'),
      `mesh: { host: 0.0.0.0, public_url: "https://agents.example.com" }\n` +
        served('http://127.0.0.1:1/v1') +
        paid(''),
    )
    const env = { ...free, A_KEY: 'a', BASE_RPC: 'http://127.0.0.1:1' }
    const [blind, seeing, balanced] = await Promise.all(
      ['blind', 'seeing', 'balanced'].map((name) =>
        tollgateIn(cwd, ['check', '--config', `${name}.yaml`], env),
      ),
    )
    expect(blind?.out).toMatch(
      /^Warning: eip155:8453 has no rpc_env, .* the payment ends as undecided and its answer is never returned\.$/m,
    )
    expect([seeing?.code, seeing?.err]).toEqual([0, ''])
    expect(seeing?.out).not.toContain('Warning')
    expect(blind?.out).toMatch(
      /^Warning: mesh\.host is 127\.0\.0\.1, so all callers .*Set trusted_proxies/m,
    )
    expect(balanced?.out).toMatch(
      /^Warning: mesh\.public_url is served by https.*Set trusted_proxies/m,
    )
    for (const check of [blind, seeing, balanced])
      expect(check?.out).toMatch(/^Use one pay_to per store: /m)
  })

  test('it lists what is wrong, one line each, and exits with 1', async () => {
    const cwd = newFolder()
    writeFileSync(
      join(cwd, 'tollgate.yaml'),
      served('http://127.0.0.1:1/v1').replace('upstream: a, model: one', 'upstream: b'),
    )
    const [text, json] = await Promise.all([
      tollgateIn(cwd, ['check']),
      tollgateIn(cwd, ['check', '--json']),
    ])
    const problems = [
      expect.stringMatching(/^tollgate\.yaml:2:\d+: routes\["\*"\]\[0\]\.upstream names/),
      expect.stringMatching(
        /^tollgate\.yaml:1:\d+: upstreams\.a\.key_env names the environment variable A_KEY/,
      ),
    ]
    expect(text).toMatchObject({ code: 1, out: '' })
    expect(text.err.trimEnd().split('\n')).toEqual(problems)
    expect(json).toMatchObject({ code: 1, err: '' })
    expect(JSON.parse(json.out)).toEqual({ ok: false, problems })
  })

  test('--probe asks the upstreams with their key and names the models that they do not list', async () => {
    const keys: (string | undefined)[] = []
    const server = createServer((request, response) => {
      keys.push(request.headers.authorization)
      response.end(JSON.stringify({ data: [{ id: 'one:latest' }, { id: 'three' }] }))
    })
    const port = await listenOnLoopback(server)
    const cwd = newFolder()
    writeFileSync(join(cwd, 'tollgate.yaml'), served(`http://127.0.0.1:${port}/v1`))
    writeFileSync(join(cwd, 'closed.yaml'), served('http://127.0.0.1:1/v1'))
    const env = { ...free, A_KEY: 'probe-key' }
    const [result, closed] = await Promise.all([
      tollgateIn(cwd, ['check', '--probe', '--json'], env),
      tollgateIn(cwd, ['check', '--probe', '--config', 'closed.yaml'], env),
    ])
    server.close()
    expect(keys).toEqual(['Bearer probe-key'])
    expect(result.code).toBe(1)
    expect(JSON.parse(result.out)).toMatchObject({
      ok: false,
      probes: [
        {
          upstream: 'a',
          ok: false,
          missing: ['two'],
          detail: 'does not list two; it lists one:latest, three',
        },
      ],
    })
    expect(closed.code).toBe(1)
    expect(closed.out).toMatch(/^a +FAILED +nothing listens there$/m)
  })

  /** A server that speaks under /v1 and nowhere else, and the configuration with its address. */
  async function testAddress(path: string) {
    const requests: string[] = []
    const port = await answering((request, response) => {
      requests.push(`${request.method} ${request.url}`)
      const replies: Record<string, object> = {
        '/v1/models': { data: [{ id: 'one' }, { id: 'two' }] },
        '/v1/chat/completions': completion('Hi'),
      }
      const reply = replies[request.url ?? '']
      if (reply) response.end(JSON.stringify(reply))
      else response.writeHead(404).end('404 page not found')
    })
    const cwd = newFolder()
    writeFileSync(join(cwd, 'tollgate.yaml'), served(`http://127.0.0.1:${port}${path}`))
    const { code, out } = await tollgateIn(cwd, ['check', '--probe'], { ...free, A_KEY: 'k' })
    return { port, requests, code, out }
  }

  test('--probe names the address that was meant where /v1 is left out', async () => {
    const { code, out, port } = await testAddress('')
    expect(code).toBe(1)
    expect(out).toContain(
      'FAILED  does not list its models; a chat with two fails: it answered 404; did you ' +
        `mean "http://127.0.0.1:${port}/v1"?`,
    )
  })

  test('--probe asks an upstream for its models and one chat', async () => {
    const { code, out, requests } = await testAddress('/v1/')
    expect(code).toBe(0)
    expect(out).toMatch(/^a +ok +lists 2 models; two answers; provider openai-compatible$/m)
    expect(requests).toEqual(['GET /v1/models', 'POST /v1/chat/completions'])
  })

  test('--probe asks for one token, and tells why a chat fails without telling the key', async () => {
    let body = ''
    const port = await answering((request, response) => {
      if (request.url === '/v1/models')
        return void response.end(JSON.stringify({ data: [{ id: 'one' }, { id: 'two' }] }))
      request.on('data', (part: Buffer) => (body += part.toString()))
      request.on('end', () =>
        response
          .writeHead(400)
          .end(JSON.stringify({ error: { message: 'probe-key has no\u001b[2J credit' } })),
      )
    })
    const cwd = newFolder()
    writeFileSync(join(cwd, 'tollgate.yaml'), served(`http://127.0.0.1:${port}/v1`))
    const { code, out } = await tollgateIn(cwd, ['check', '--probe'], {
      ...free,
      A_KEY: 'probe-key',
    })
    expect(JSON.parse(body)).toEqual({
      model: 'two',
      messages: [{ role: 'user', content: 'Hi' }],
      max_tokens: 1,
      stream: false,
    })
    expect(code).toBe(1)
    expect(out).toMatch(
      /^a +FAILED +lists 2 models; a chat with two fails: it answered 400 \(… has no \[2J credit\); provider openai-compatible$/m,
    )
  })

  test('it names the models that are not served, and that queries ask one of them', async () => {
    const cwd = newFolder()
    writeFileSync(
      join(cwd, 'tollgate.yaml'),
      'upstreams: { a: { base_url: "http://127.0.0.1:1/v1" } }\n' +
        'routes: { hermes-3-llama3.1-8b: [ { upstream: a } ], ' +
        'mistralai/mistral-7b-instruct: [] }\n',
    )
    const [text, json] = await Promise.all([
      tollgateIn(cwd, ['check'], free),
      tollgateIn(cwd, ['check', '--json'], free),
    ])
    expect([text.code, text.err]).toEqual([0, ''])
    expect(text.out).toMatch(
      /^Not served, without a route: meta-llama\/llama-3\.3-70b-instruct, mistralai\/mistral-7b-instruct, .*\.$/m,
    )
    expect(text.out).toMatch(
      /^Warning: no route serves meta-llama\/llama-3\.3-70b-instruct, the model of agents' queries \(mesh\.model\)/m,
    )
    expect(JSON.parse(json.out)).toMatchObject({
      ok: true,
      unserved: { length: 6 },
      query_model: 'meta-llama/llama-3.3-70b-instruct',
    })
  })

  test('who serves none of the models of /v1 is told of none of them', async () => {
    const cwd = newFolder()
    writeFileSync(
      join(cwd, 'tollgate.yaml'),
      'upstreams: { a: { base_url: "http://127.0.0.1:1/v1" } }\n' +
        'routes: { gpt-5: [ { upstream: a } ] }\nmesh: { model: gpt-5 }\n',
    )
    const { code, out } = await tollgateIn(cwd, ['check'], free)
    expect(code).toBe(0)
    expect(out).not.toMatch(/[Nn]ot served|mixtral/)
  })

  test('it names the models for which a budget counts nothing, and what happens to them', async () => {
    const cwd = newFolder()
    const write = (limits: object) =>
      writeFileSync(
        join(cwd, 'tollgate.yaml'),
        JSON.stringify({
          upstreams: { a: { base_url: 'http://127.0.0.1:1/v1' } },
          routes: {
            priced: [{ upstream: 'a' }],
            costing: [{ upstream: 'a', usd_per_million: { input: '1', output: '1' } }],
            neither: [{ upstream: 'a' }],
          },
          prices: { priced: { input: '0', output: '0' } },
          limits,
        }),
      )
    const check = async () => (await tollgateIn(cwd, ['check'], free)).out
    write({})
    expect(await check()).toContain(
      'These models have no price, and deployments without a cost: neither. ' +
        'A budget counts nothing for them; give them a price, or set limits.unpriced to refuse.',
    )
    write({ unpriced: 'refuse' })
    expect(await check()).toContain(
      'without a cost: neither. Keys with a budget may not use them (limits.unpriced).',
    )
  })

  test('a port that another program has is what serve would say, and with --reload it is not asked', async () => {
    const port = await answering(() => {})
    const env = { ...free, TOLLGATE_MESH_PORT: String(port) }
    const cwd = newFolder()
    const [text, json, reload] = await Promise.all(
      [['check'], ['check', '--json'], ['check', '--reload']].map((args) =>
        tollgateIn(cwd, args, env),
      ),
    )
    const sentence =
      `The mesh cannot listen on 127.0.0.1:${port}: another program does. Stop that one, or ` +
      'choose another mesh.port.'
    expect(text).toMatchObject({ code: 1, err: `${sentence}\n` })
    expect(json).toMatchObject({ code: 1, err: '' })
    expect(JSON.parse(json?.out ?? '')).toMatchObject({ ok: false, problems: [sentence] })
    expect(reload).toMatchObject({ code: 0, err: '' })
    expect(readdirSync(cwd), 'nothing is left behind').toEqual([])
  })

  test('a folder that cannot be made, and one on which a server runs, is what serve would say', async () => {
    const cwd = newFolder()
    writeFileSync(join(cwd, 'file'), '')
    const [running, other] = [join(cwd, 'running'), join(cwd, 'other')]
    const lock = lockFolder(running)
    onTestFinished(() => lock.release())
    mkdirSync(other)
    const checked = (store: string, ...args: string[]) =>
      tollgateIn(cwd, ['check', ...args], { ...free, TOLLGATE_STORE: store })
    const [below, locked, reload, whole, fresh] = await Promise.all([
      checked('file/store'),
      checked(running),
      checked(running, '--reload'),
      checked(other),
      checked('a/b/c'),
    ])
    expect(below).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^The store folder .*file.store cannot be used: .*ENOTDIR/),
    })
    expect(locked).toMatchObject({
      code: 1,
      err:
        `Another server already runs on the store folder ${running}; stop it first, or give ` +
        'this one a folder of its own. Use --reload to check the configuration for a reload of that server.\n',
    })
    for (const right of [reload, whole, fresh]) expect(right).toMatchObject({ code: 0, err: '' })
    expect([existsSync(join(cwd, 'a')), readdirSync(other)]).toEqual([false, []])
  })
})
