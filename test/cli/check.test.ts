import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { folders, tollgate } from './running.ts'

const newFolder = folders()

describe.concurrent('check', () => {
  const served = (url: string) =>
    `upstreams: { a: { base_url: "${url}", key_env: A_KEY } }\nroutes: { "*": [ { upstream: a, model: one } ], hermes-3-llama3.1-8b: [ { upstream: a, model: two } ] }\n`

  test('without a configuration it says that the sandbox would run', async () => {
    const { code, out } = await tollgate(['check'], { cwd: newFolder() })
    expect(code).toBe(0)
    expect(out).toContain('http://127.0.0.1:8080')
    expect(out).toContain('Sandbox: no upstreams and no routes are configured')
  })

  test('it shows routes and addresses, and no secret', async () => {
    const cwd = newFolder()
    writeFileSync(join(cwd, 'tollgate.yaml'), served('http://127.0.0.1:1/v1'))
    const env = { A_KEY: 'hunter2', TOLLGATE_GATEWAY_PORT: '8765' }
    const [text, json] = await Promise.all([
      tollgate(['check'], { cwd, env }),
      tollgate(['check', '--json'], { cwd, env }),
    ])
    expect(text).toMatchObject({ code: 0, err: '' })
    expect(text.out).toContain('http://127.0.0.1:8765')
    expect(text.out).toMatch(/^hermes-3-llama3\.1-8b +1 +1 +a +two/m)
    expect(text.out + json.out).not.toContain('hunter2')
    expect(JSON.parse(json.out)).toMatchObject({
      ok: true,
      sandbox: false,
      gateway: 'http://127.0.0.1:8765',
      upstreams: [{ name: 'a', key: 'set (A_KEY)' }],
    })
  })

  test('it says what paid answers depend on: an RPC, and a wallet that no other store is paid to', async () => {
    const cwd = newFolder()
    const paid = (rpc: string) =>
      `payments: { networks: { "eip155:8453": { path: evm, pay_to: "0x209693bc6afc0c5328ba36faf03c514ef312287c", asset: "0x833589fcd6edb6e08f4c7c32d4f71b54bda02913", asset_name: USD Coin, asset_version: "2", decimals: 6, facilitator: "http://127.0.0.1:1"${rpc} } } }\n`
    writeFileSync(join(cwd, 'blind.yaml'), served('http://127.0.0.1:1/v1') + paid(''))
    writeFileSync(
      join(cwd, 'seeing.yaml'),
      served('http://127.0.0.1:1/v1') + paid(', rpc_env: BASE_RPC'),
    )
    const env = { A_KEY: 'a', BASE_RPC: 'http://127.0.0.1:1' }
    const [blind, seeing] = await Promise.all(
      ['blind', 'seeing'].map((name) =>
        tollgate(['check', '--config', `${name}.yaml`], { cwd, env }),
      ),
    )
    expect(blind?.out).toMatch(
      /^Warning: eip155:8453 has no rpc_env, .* the payment ends as undecided and its answer is never given out\.$/m,
    )
    expect([seeing?.code, seeing?.err]).toEqual([0, ''])
    expect(seeing?.out).not.toContain('Warning')
    for (const check of [blind, seeing])
      expect(check?.out).toMatch(/^One pay_to belongs to one store: /m)
  })

  test('it lists what is wrong, one line each, and exits with 1', async () => {
    const cwd = newFolder()
    writeFileSync(
      join(cwd, 'tollgate.yaml'),
      served('http://127.0.0.1:1/v1').replace('upstream: a, model: one', 'upstream: b'),
    )
    const [text, json] = await Promise.all([
      tollgate(['check'], { cwd }),
      tollgate(['check', '--json'], { cwd }),
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
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const cwd = newFolder()
    writeFileSync(join(cwd, 'tollgate.yaml'), served(`http://127.0.0.1:${port}/v1`))
    writeFileSync(join(cwd, 'closed.yaml'), served('http://127.0.0.1:1/v1'))
    const env = { A_KEY: 'probe-key' }
    const [found, closed] = await Promise.all([
      tollgate(['check', '--probe', '--json'], { cwd, env }),
      tollgate(['check', '--probe', '--config', 'closed.yaml'], { cwd, env }),
    ])
    server.close()
    expect(keys).toEqual(['Bearer probe-key'])
    expect(found.code).toBe(1)
    expect(JSON.parse(found.out)).toMatchObject({
      ok: false,
      probes: [{ upstream: 'a', ok: false, missing: ['two'], detail: 'does not list two' }],
    })
    expect(closed.code).toBe(1)
    expect(closed.out).toMatch(/^a +FAILED +nothing listens there$/m)
  })
})
