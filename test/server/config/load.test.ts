import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import contract from '../../../generated/json/config.json' with { type: 'json' }
import { describeConfig, loadConfig } from '../../../server/config/load.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tollgate-config-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const load = (yaml: string, env: NodeJS.ProcessEnv = {}) => {
  writeFileSync(join(folder, 'given.yaml'), yaml)
  return loadConfig({ file: 'given.yaml', env, cwd: folder })
}

const served = `
upstreams:
  local: { base_url: "http://127.0.0.1:8000/v1" }
  far: { base_url: "https://example.com/v1", key_env: FAR_KEY }
  spare: { base_url: "https://example.org/v1" }
routes:
  "*": [ { upstream: local } ]
  hermes-3-llama3.1-8b:
    - { upstream: far, tier: 2, usd_per_million: { input: "0.03", output: "0.05" } }
    - { upstream: local, model: hermes3 }
prices:
  "*": { input: "0.05", output: "0.08" }
`

test('without a file the sandbox runs on loopback with every default of the contract', () => {
  const { config, sandbox, file, secrets } = loadConfig({ env: {}, cwd: folder })
  expect({ sandbox, file }).toEqual({ sandbox: true, file: null })
  expect(config.store).toBe(join(folder, '.tollgate'))
  expect(config.gateway).toEqual({ host: '127.0.0.1', port: 8080, cors: false, docs: true })
  expect(secrets).toEqual({
    variables: new Map(),
    upstreamKeys: new Map(),
    keyLists: new Map(),
    certificates: new Map(),
    proxies: expect.objectContaining({ upstreams: new Map(), exceptions: [] }),
    facilitatorKeys: new Map(),
    rpcUrls: new Map(),
    operatorToken: null,
    metricsToken: null,
    storeUrl: null,
    oidcClientSecret: null,
    meClientSecret: null,
    server: [],
    outlets: new Map(),
  })
  const { schemas } = contract.components
  for (const [section, schema] of Object.entries({
    limits: schemas.Limits,
    retry: schemas.Retry,
    breaker: schemas.Breaker,
    drain: schemas.Drain,
  })) {
    const defaults = Object.fromEntries(
      Object.entries(schema.properties).map(([key, value]) => [key, value.default]),
    )
    expect(config, section).toHaveProperty(section, defaults)
  }
})

test('a sandbox that is public listens on all addresses but those that are named', () => {
  const env = { TOLLGATE_SANDBOX_PUBLIC: 'true', TOLLGATE_MESH_HOST: '127.0.0.1' }
  const { config } = loadConfig({ env, cwd: folder })
  const hosts = (['gateway', 'mesh', 'metadata', 'operator'] as const).map(
    (name) => config[name].host,
  )
  expect(hosts).toEqual(['0.0.0.0', '127.0.0.1', '0.0.0.0', '0.0.0.0'])
  const named = { ...env, TOLLGATE_GATEWAY_HOST: '10.1.2.3' }
  expect(loadConfig({ env: named, cwd: folder }).config.gateway.host).toBe('10.1.2.3')
  const { gateway } = load(served, { ...env, FAR_KEY: 'k' }).config
  expect(gateway.host, 'upstreams are configured').toBe('127.0.0.1')
})

test.each([
  ['an empty file', ''],
  ['a file of comments', '# nothing\n'],
  ['a file with only a store', 'store: elsewhere\n'],
  ['sections whose keys are all commented out', 'upstreams:\n  # a: {}\nroutes:\n'],
])('%s is the sandbox too', (_, yaml) => {
  expect(load(yaml).sandbox).toBe(true)
})

test('a partly given section keeps its other defaults, and so does a deployment', () => {
  const { config, sandbox } = load(`${served}limits: { idle_ms: 50 }\n`, { FAR_KEY: 'k' })
  expect(sandbox).toBe(false)
  expect(config.limits).toMatchObject({ idle_ms: 50, first_byte_ms: 30000 })
  expect(config.routes['*']).toEqual([
    { upstream: 'local', tier: 1, weight: 1, affinity: true, retry_after_sent: true },
  ])
})

test('secrets are read by the name of their upstream, and the operator token from the variable that is named', () => {
  const token = 't'.repeat(32)
  const { secrets } = load(`${served}operator: { token_env: MY_TOKEN }\n`, {
    FAR_KEY: 'far-secret',
    MY_TOKEN: token,
  })
  expect(secrets).toMatchObject({
    upstreamKeys: new Map([['far', 'far-secret']]),
    certificates: new Map(),
    operatorToken: token,
  })
})

test.each([
  [
    'the file, without a password',
    'store: postgres://me@db:5433/tollgate\n',
    {},
    'postgres://me@db:5433/tollgate',
  ],
  [
    'the variable that the file names',
    'store_env: TOLLGATE_DB\n',
    { TOLLGATE_DB: 'postgres://me:hunter2@db:5433/tollgate' },
    'postgres://me:hunter2@db:5433/tollgate',
  ],
  [
    'the environment instead of the file',
    'store: .tollgate\n',
    { TOLLGATE_STORE: 'postgres://me:hunter2@db:5433/tollgate' },
    'postgres://me:hunter2@db:5433/tollgate',
  ],
])(
  'a store in PostgreSQL is named by %s; its password is among the secrets only',
  (_, yaml, env, url) => {
    const loaded = load(`${yaml}${served}`, { FAR_KEY: 'k', ...env })
    const { config, secrets } = loaded
    expect({ store: config.store, spool: config.spool, url: secrets.storeUrl }).toEqual({
      store: 'postgres://db:5433/tollgate',
      spool: join(folder, '.tollgate'),
      url,
    })
    expect(JSON.stringify(config)).not.toContain('hunter2')
    expect(describeConfig(loaded)).toMatchObject({
      store: 'postgres://db:5433/tollgate',
      spool: join(folder, '.tollgate'),
    })
  },
)

test('the spool of a store in a folder is there, and rows are kept for 90 days', () => {
  const { config } = load(`store: mine\n${served}`, { FAR_KEY: 'k' })
  expect(config).toMatchObject({
    store: join(folder, 'mine'),
    spool: join(folder, 'mine'),
    ledger: { kept_days: 90 },
  })
  expect(load(`store: mine\nspool: ./mine\n${served}`, { FAR_KEY: 'k' }).config.spool).toBe(
    join(folder, 'mine'),
  )
})

test('commands that only need the store do not need the servers’ keys', () => {
  writeFileSync(join(folder, 'given.yaml'), served)
  expect(
    loadConfig({ file: 'given.yaml', env: {}, cwd: folder, secrets: false }).secrets.upstreamKeys
      .size,
  ).toBe(0)
})

test('commands that ask nobody need no address of the store, and those that only work on it need nothing else', () => {
  writeFileSync(join(folder, 'database.yaml'), `store_env: DATABASE\n${served}`)
  const loading = (secrets: 'store' | false, env: NodeJS.ProcessEnv = {}) =>
    loadConfig({ file: 'database.yaml', env, cwd: folder, secrets }).secrets.storeUrl
  expect(loading(false)).toBeNull()
  expect(() => loading('store')).toThrow(
    'store_env names the environment variable DATABASE, which is not set',
  )
  expect(loading('store', { DATABASE: 'postgres://me:hunter2@db/x' })).toBe(
    'postgres://me:hunter2@db/x',
  )
})

test('the usual file, TOLLGATE_CONFIG and --config are taken in that order of strength', () => {
  for (const port of [1001, 1002, 1003])
    writeFileSync(join(folder, `${port}.yaml`), `gateway: { port: ${port} }\n`)
  const cwd = mkdtempSync(join(folder, 'usual-'))
  writeFileSync(join(cwd, 'tollgate.yaml'), 'gateway: { port: 1001 }\n')
  const env = { TOLLGATE_CONFIG: join(folder, '1002.yaml') }
  expect(loadConfig({ env: {}, cwd }).config.gateway.port).toBe(1001)
  expect(loadConfig({ env, cwd }).config.gateway.port).toBe(1002)
  expect(loadConfig({ file: '../1003.yaml', env, cwd }).config.gateway.port).toBe(1003)
})

test('one anchor may serve several models', () => {
  const { config } = load(
    'upstreams: { a: { base_url: "http://127.0.0.1/v1" } }\n' +
      'routes:\n' +
      '  "*": &all [ { upstream: a } ]\n' +
      '  hermes-3-llama3.1-8b: *all\n',
  )
  expect(config.routes['hermes-3-llama3.1-8b']).toEqual(config.routes['*'])
})

test('the description shows every route and no secret', () => {
  const description = describeConfig(
    load(served, {
      FAR_KEY: 'far-secret',
      TOLLGATE_OPERATOR_TOKEN: 'operator-secret-operator-secret-xx',
    }),
  )
  expect(JSON.stringify(description)).not.toMatch(/far-secret|operator-secret/)
  expect(description.operator_token).toBe('set (TOLLGATE_OPERATOR_TOKEN)')
  expect(description.upstreams).toEqual([
    { name: 'local', base_url: 'http://127.0.0.1:8000/v1', key: null, proxy: null, used: true },
    {
      name: 'far',
      base_url: 'https://example.com/v1',
      key: 'set (FAR_KEY)',
      proxy: null,
      used: true,
    },
    { name: 'spare', base_url: 'https://example.org/v1', key: null, proxy: null, used: false },
  ])
  expect(description.routes).toHaveLength(8)
  expect(description.routes.slice(0, 2)).toEqual([
    {
      model: 'hermes-3-llama3.1-8b',
      tier: 1,
      weight: 1,
      upstream: 'local',
      upstream_model: 'hermes3',
      cost: null,
      price: '0.05 / 0.08',
    },
    {
      model: 'hermes-3-llama3.1-8b',
      tier: 2,
      weight: 1,
      upstream: 'far',
      upstream_model: 'hermes-3-llama3.1-8b',
      cost: '0.03 / 0.05',
      price: '0.05 / 0.08',
    },
  ])
})

test('the key of an upstream may be in a file, whose line break at the end is no part of it', () => {
  writeFileSync(join(folder, 'far-key'), '\n  sk-hunter2 \r\n')
  const loaded = load(served.replace('key_env: FAR_KEY', 'key_file: far-key'))
  expect(loaded.secrets.upstreamKeys).toEqual(new Map([['far', 'sk-hunter2']]))
  const description = describeConfig(loaded)
  expect(description.upstreams[1]).toMatchObject({ name: 'far', key: 'set (far-key)' })
  expect(JSON.stringify(description)).not.toContain('hunter2')
})

test('secret_env has one or several secrets, newest first', () => {
  const loaded = (value?: string) =>
    load(`secret_env: SHARED\n${served}`, {
      FAR_KEY: 'k',
      ...(value !== undefined && { SHARED: value }),
    })
  const [one, other] = ['a'.repeat(32), 'b'.repeat(32)]
  expect(loaded(`${one},${other}`).secrets.server).toEqual([one, other])
  expect(loaded(one).config.secret_env).toBe('SHARED')
  expect(JSON.stringify(loaded(one).config)).not.toContain(one)
  expect(() => loaded()).toThrow(
    'secret_env names the environment variable SHARED, which is not set',
  )
  expect(() => loaded(`${one},short`)).toThrow('secrets of at least 32 characters, newest first')
  expect(() => loaded(Array(9).fill(one).join(','))).toThrow('which may have at most 8 secrets')
})
