import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ConfigError, loadConfig, otherVariables, settings } from '../../../server/config/load.ts'
import type { Setting } from '../../../server/config/environment.ts'
import { wrongVariables } from './wrong-variables.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tollgate-environment-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

/** A value that is allowed and is not the default. */
function other({ path, schema }: Setting): [text: string, value: unknown] {
  if (path.length === 1 && /^(store|spool)$/.test(path[0] ?? ''))
    return ['elsewhere', join(folder, 'elsewhere')]
  if (path.join('.') === 'mesh.model')
    return ['qwen/qwen-2.5-coder-32b-instruct', 'qwen/qwen-2.5-coder-32b-instruct']
  if (/(^|_)usd$/.test(path.at(-1) ?? '')) return ['0.25', '0.25']
  if (path.at(-1) === 'trusted_proxies') return ['10.0.0.0/8, ::1', ['10.0.0.0/8', '::1']]
  if (path.join('.') === 'operator.hosts')
    return ['tollgate-1, ops.example.com', ['tollgate-1', 'ops.example.com']]
  if (path.join('.') === 'me.scopes') return ['chat, mesh', ['chat', 'mesh']]
  if (path.at(-1) === 'scopes') return ['openid, email', ['openid', 'email']]
  if (schema.type === 'array')
    return [
      'http://10.0.0.5:9000, https://tools.internal',
      ['http://10.0.0.5:9000', 'https://tools.internal'],
    ]
  if (path.at(-1) === 'issuer') return ['https://b.example', 'https://b.example']
  if (path.at(-1) === 'proxy') return ['http://proxy:3128', 'http://proxy:3128']
  if (path.at(-1) === 'contact') return ['api@example.com', 'api@example.com']
  if (path.at(-1) === 'host') return ['127.0.0.2', '127.0.0.2']
  if (path.at(-1) === 'public_url') return ['https://ai.example.com', 'https://ai.example.com']
  if (schema.enum) return [schema.enum[0] ?? '', schema.enum[0]]
  if (schema.type === 'boolean') return ['true', true]
  if (schema.type === 'number') return ['0.5', 0.5]
  if (schema.type === 'integer')
    return [String((schema.minimum ?? 0) + 1), (schema.minimum ?? 0) + 1]
  return ['OTHER_NAME', 'OTHER_NAME']
}

test('the names of all settings are different, and none is one of the other variables', () => {
  const names = [
    ...settings().map(({ name }) => name),
    ...otherVariables,
    'TOLLGATE_OPERATOR_TOKEN',
  ]
  expect(new Set(names).size).toBe(names.length)
})

test('the names follow from the path, and maps with names of one’s own have none', () => {
  const names = settings().map(({ name }) => name)
  expect(names).toEqual(
    expect.arrayContaining([
      'TOLLGATE_STORE',
      'TOLLGATE_GATEWAY_PORT',
      'TOLLGATE_OPERATOR_TOKEN_ENV',
      'TOLLGATE_LOG_LEVEL',
    ]),
  )
  expect(names.filter((name) => /UPSTREAMS|ROUTES|MODELS|PRICES|NETWORKS/.test(name))).toEqual([])
  expect(names).toEqual(
    expect.arrayContaining([
      'TOLLGATE_MESH_AGENTS',
      'TOLLGATE_MESH_BOUNDS_TOOL_CALLS',
      'TOLLGATE_METADATA_PORT',
      'TOLLGATE_PAYMENTS_MAX_TIMEOUT_S',
    ]),
  )
})

/** What some settings need beside them. */
const beside: Record<string, NodeJS.ProcessEnv> = {
  TOLLGATE_OPERATOR_METRICS_TOKEN_ENV: { OTHER_NAME: 'm'.repeat(32) },
  TOLLGATE_NETWORK_PROXY_ENV: { OTHER_NAME: 'http://me:secret@proxy:3128' },
  TOLLGATE_MESH_PROXY_ENV: { OTHER_NAME: 'http://me:secret@proxy:3128' },
  TOLLGATE_MESH_PROXY_RESOLVES: { TOLLGATE_MESH_PROXY: 'http://proxy:3128' },
  TOLLGATE_SECRET_ENV: { OTHER_NAME: 's'.repeat(32) },
  TOLLGATE_OPERATOR_OIDC_CLIENT_SECRET_ENV: { OTHER_NAME: 'canary' },
  TOLLGATE_ME_OIDC_CLIENT_SECRET_ENV: { OTHER_NAME: 'canary' },
  TOLLGATE_ME_LIMITS_BUDGET_PERIOD: { TOLLGATE_ME_LIMITS_BUDGET_USD: '5' },
  TOLLGATE_STORE_ENV: { OTHER_NAME: 'postgres://db/name' },
  TOLLGATE_SPOOL: { TOLLGATE_STORE: 'postgres://db/name' },
  TOLLGATE_LIMITS_ALL_BUDGET_PERIOD: { TOLLGATE_LIMITS_ALL_BUDGET_USD: '5' },
  TOLLGATE_MESH_EACH_AGENT_BUDGET_PERIOD: { TOLLGATE_MESH_EACH_AGENT_BUDGET_USD: '5' },
}

test.each(settings().map((setting) => [setting.name, setting] as const))(
  '%s sets its key',
  (name, setting) => {
    const [text, value] = other(setting)
    // Its groups have no variables.
    const oidc = '{ issuer: "https://a.example", client_id: a, groups: { a: admin } }'
    const me = '{ issuer: "https://a.example", client_id: a, groups: { a: acme } }'
    writeFileSync(join(folder, 'oidc.yaml'), `operator: { oidc: ${oidc} }\nme: { oidc: ${me} }\n`)
    const file = /_OIDC_|_ME_/.test(name) ? 'oidc.yaml' : undefined
    const { config } = loadConfig({ file, env: { [name]: text, ...beside[name] }, cwd: folder })
    expect(config).toHaveProperty(setting.path, value)
  },
)

test('the environment beats the file, and the rest of the file stays', () => {
  writeFileSync(join(folder, 'own.yaml'), 'gateway: { host: 127.0.0.3, port: 1234 }\n')
  const { config } = loadConfig({
    file: 'own.yaml',
    env: { TOLLGATE_GATEWAY_PORT: '4321' },
    cwd: folder,
  })
  expect(config.gateway).toMatchObject({ host: '127.0.0.3', port: 4321 })
})

test.each(wrongVariables)('%s=%s is refused with a sentence', (name, text, message) => {
  expect(() => loadConfig({ env: { [name]: text }, cwd: folder })).toThrow(
    new ConfigError([message]),
  )
})

test('variables that keys of the file name are known, others that begin alike are not', () => {
  writeFileSync(join(folder, 'named.yaml'), 'operator: { token_env: TOLLGATE_MY_TOKEN }\n')
  const env = {
    TOLLGATE_MY_TOKEN: 'x'.repeat(32),
    TOLLGATE_SANDBOX_KEY: 'anything',
    TOLLGATE_API_KEY: 'tg_anything',
    TOLLGATE_BENCH_PEERS: 'folder',
    PATH: '/bin',
  }
  expect(loadConfig({ file: 'named.yaml', env, cwd: folder }).secrets.operatorToken).toBe(
    'x'.repeat(32),
  )
  expect(() => loadConfig({ env, cwd: folder })).toThrow(
    'TOLLGATE_MY_TOKEN: this environment variable is not a setting',
  )
})
