import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, afterAll, beforeAll, expect, test } from 'vitest'
import { ConfigError, describeConfig, loadConfig } from '../../../server/config/load.ts'
import {
  served,
  usdc,
  wallet,
  solanaUsdc,
  solanaWallet,
  mainnet,
  base,
  solana,
  withSecrets,
  inBase,
  wrongPayments,
} from './wrong-payments.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tollgate-payments-config-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

function load(yaml: string, env: NodeJS.ProcessEnv = {}, options: { secrets?: false } = {}) {
  writeFileSync(join(folder, 'tollgate.yaml'), yaml)
  return loadConfig({ env, cwd: folder, ...options })
}

/** The lines of what is wrong with a file, none when it is right. */
function problems(yaml: string, env: NodeJS.ProcessEnv = {}): string[] {
  try {
    load(yaml, env)
    return []
  } catch (error) {
    if (error instanceof ConfigError) return error.problems
    throw error
  }
}

test('without the section no network is there, and every bound has its default', () => {
  const bounds = {
    max_timeout_s: 120,
    per_payer: 8,
    unsettled: 1000,
    verify_ms: 5000,
    settle_ms: 30000,
    kept_hours: 24,
  }
  expect(load('').config.payments).toEqual({ networks: {}, ...bounds })
  expect(load('payments:\n  # networks: {}\n').config.payments).toEqual({ networks: {}, ...bounds })
  expect(load('payments: { per_payer: 2 }\n').config.payments).toEqual({
    networks: {},
    ...bounds,
    per_payer: 2,
  })
})

test('networks of both kinds of chain are taken as they are written', () => {
  const both = base + solana.slice(solana.indexOf(`    "${mainnet}"`))
  const facilitator = 'https://x402.example.com/v2'
  expect(load(both).config.payments.networks).toEqual({
    'eip155:8453': {
      path: 'evm',
      pay_to: wallet,
      asset: usdc,
      asset_name: 'USD Coin',
      asset_version: '2',
      decimals: 6,
      facilitator,
    },
    [mainnet]: {
      path: 'solana',
      pay_to: solanaWallet,
      asset: solanaUsdc,
      decimals: 6,
      facilitator,
    },
  })
})

test.each([
  ['an address in lower case, which has no checksum', base.replace(wallet, wallet.toLowerCase())],
  [
    'a facilitator on this machine',
    base.replace('https://x402.example.com/v2', 'http://127.0.0.1:4020'),
  ],
  [
    'a facilitator on this machine by its name',
    base.replace('https://x402.example.com/v2', 'http://localhost:4020'),
  ],
  [
    'a facilitator on this machine by IPv6',
    base.replace('https://x402.example.com/v2', 'http://[::1]:4020'),
  ],
  [
    'an address whose first bytes are zero',
    solana.replace(solanaWallet, '11111111111111111111111111111112'),
  ],
  ['devnet', solana.replaceAll(mainnet, 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1')],
  [
    'a public address of the agents with a path',
    `${base}mesh: { host: 0.0.0.0, public_url: "https://ai.example.com/agents" }\n`,
  ],
  ['agents on loopback without a public address', `${base}mesh: { host: 127.0.0.2 }\n`],
])('allows %s', (_, yaml) => {
  expect(problems(yaml)).toEqual([])
})

test.each(wrongPayments)('names %s', (_, yaml, expected) => {
  expect(problems(yaml)).toEqual([`tollgate.yaml:${expected}`])
})

test('secrets are read by the id of their network, and several networks may share one', () => {
  const yaml =
    withSecrets +
    withSecrets
      .slice(withSecrets.indexOf('    "eip155'))
      .replace('eip155:8453', 'eip155:84532')
      .replace(/ +rpc_env.*\n/, '')
  const { secrets } = load(yaml, {
    FACILITATOR_KEY: 'facilitator-secret',
    BASE_RPC_URL: 'https://rpc.example.com/rpc-secret',
  })
  expect(secrets.facilitatorKeys).toEqual(
    new Map([
      ['eip155:8453', 'facilitator-secret'],
      ['eip155:84532', 'facilitator-secret'],
    ]),
  )
  expect(secrets.rpcUrls).toEqual(new Map([['eip155:8453', 'https://rpc.example.com/rpc-secret']]))
})

test('a key may be in a file instead, and not in both', () => {
  const written = (...lines: string[]) => [base, ...lines.map((line) => `      ${line}\n`)].join('')
  const absent = 'facilitator_key_file: /none/of/this'
  expect(problems(written(absent))).toEqual([
    `tollgate.yaml:13:29: ${inBase}.facilitator_key_file names a file that does not exist.`,
  ])
  expect(
    problems(written('facilitator_key_env: FACILITATOR_KEY', absent), { FACILITATOR_KEY: 'k' }),
  ).toContain(
    `tollgate.yaml:14:7: ${inBase}.facilitator_key_file and facilitator_key_env cannot ` +
      'both be set; leave one of them out.',
  )
})

describe('a facilitator that takes signed tokens', () => {
  const auth = `${base}      facilitator_auth: { kind: cdp, key_id_env: CDP_ID, key_secret_env: CDP_SECRET }\n`
  const { d = '', x = '' } = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' })
  const secret = Buffer.concat([Buffer.from(d, 'base64url'), Buffer.from(x, 'base64url')])
  const env = { CDP_ID: 'an-id', CDP_SECRET: secret.toString('base64') }

  test('has the id and the secret of its key from the environment', () => {
    const loaded = load(auth, env)
    expect(loaded.secrets.facilitatorKeys.get('eip155:8453')).toEqual({
      id: 'an-id',
      secret: env.CDP_SECRET,
    })
    const description = describeConfig(loaded)
    expect(description.payments).toMatchObject([{ facilitator_key: 'set (CDP_SECRET)' }])
    expect(JSON.stringify(description)).not.toContain(env.CDP_SECRET)
  })

  test('is refused with a key that cannot sign, with none, and beside another key', () => {
    const at = `tollgate.yaml:13:74: ${inBase}.facilitator_auth.key_secret_env names the environment variable CDP_SECRET,`
    expect(problems(auth, { ...env, CDP_SECRET: 'hunter2' })).toEqual([
      `${at} which must contain the secret of an API key as CDP shows it: 64 bytes of Ed25519 in ` +
        'base64, or an EC private key in PEM.',
    ])
    expect(problems(auth, { CDP_ID: 'an-id' })).toEqual([
      `${at} which is not set; set it to the secret of the API key.`,
    ])
    expect(
      problems(`${auth}      facilitator_key_env: FACILITATOR_KEY\n`, {
        ...env,
        FACILITATOR_KEY: 'k',
      }),
    ).toEqual([
      `tollgate.yaml:13:7: ${inBase}.facilitator_auth and a facilitator_key_env or ` +
        'facilitator_key_file cannot both be set; leave one of them out.',
    ])
  })
})

test('commands that only need the store do not need the secrets of payments', () => {
  const { secrets } = load(withSecrets, {}, { secrets: false })
  expect([secrets.facilitatorKeys.size, secrets.rpcUrls.size]).toEqual([0, 0])
})

const sound = { FACILITATOR_KEY: 'k', BASE_RPC_URL: 'http://10.0.0.7:8545' }
const key =
  `tollgate.yaml:13:28: ${inBase}.facilitator_key_env names the environment variable ` +
  'FACILITATOR_KEY,'
const rpc = `tollgate.yaml:14:16: ${inBase}.rpc_env names the environment variable BASE_RPC_URL,`

test.each<[title: string, env: NodeJS.ProcessEnv, expected: string]>([
  [
    'a key that is not set',
    { FACILITATOR_KEY: undefined },
    `${key} which is not set; set it to the facilitator's key.`,
  ],
  [
    'an empty key',
    { FACILITATOR_KEY: '' },
    `${key} which is empty; set it to the facilitator's key.`,
  ],
  [
    'a key with a line break',
    { FACILITATOR_KEY: 'hunter2\n' },
    `${key} which has a space, a line break or a character outside ASCII, which no key may have.`,
  ],
  [
    'an RPC server that is not set',
    { BASE_RPC_URL: undefined },
    `${rpc} which is not set; set it to the URL of an RPC server of this chain.`,
  ],
  [
    'an empty URL of an RPC server',
    { BASE_RPC_URL: '' },
    `${rpc} which is empty; set it to the URL of an RPC server of this chain.`,
  ],
  [
    'a URL of an RPC server with a space',
    { BASE_RPC_URL: 'https://rpc.example.com/ hunter2' },
    `${rpc} which has a space, a line break or a character outside ASCII, which no ` +
      'URL may have.',
  ],
  [
    'an RPC server that is no address',
    { BASE_RPC_URL: 'hunter2' },
    `${rpc} which must contain a URL that starts with http:// or https://.`,
  ],
  [
    'an RPC server of another protocol',
    { BASE_RPC_URL: 'wss://rpc.example.com/hunter2' },
    `${rpc} which must contain a URL that starts with http:// or https://.`,
  ],
])('names %s, without its value', (_, env, expected) => {
  expect(problems(withSecrets, sound)).toEqual([])
  expect(problems(withSecrets, { ...sound, ...env })).toEqual([expected])
})

test('an RPC server of any chain may have a user name and a password', () => {
  const url = 'https://me:hunter2@rpc.example.com'
  expect(problems(`${solana}      rpc_env: SOLANA_RPC\n`, { SOLANA_RPC: url })).toEqual([])
  expect(problems(withSecrets, { ...sound, BASE_RPC_URL: url })).toEqual([])
})

test('variables that networks name may begin like settings', () => {
  const yaml = withSecrets
    .replace('FACILITATOR_KEY', 'TOLLGATE_FACILITATOR')
    .replace('BASE_RPC_URL', 'TOLLGATE_RPC')
  const env = { TOLLGATE_FACILITATOR: 'k', TOLLGATE_RPC: 'https://rpc.example.com' }
  expect(problems(yaml, env)).toEqual([])
  expect(problems(base, env)).toHaveLength(2)
})

test.each([
  ['a private key in place of the wallet', base.replace(wallet, `0x${'ab12'.repeat(16)}`), 'ab12'],
  [
    'a private key of Solana in place of the wallet',
    solana.replace(solanaWallet, 'hunter2'.repeat(12)),
    'hunter2',
  ],
  [
    'a key in place of the facilitator',
    base.replace('https://x402.example.com/v2', 'sk-hunter2'),
    'hunter2',
  ],
  [
    'an address in place of its variable',
    `${base}      rpc_env: https://rpc.example.com/hunter2\n`,
    'hunter2',
  ],
  [
    'a password of the facilitator',
    base.replace('https://x402', 'https://me:hunter2@x402'),
    'hunter2',
  ],
])('never repeats %s', (_, yaml, secret) => {
  const errors = problems(yaml)
  expect(errors).toHaveLength(1)
  expect(errors.join()).not.toContain(secret)
})

test('tells all that is wrong with a network at once', () => {
  const errors = problems(
    withSecrets
      .replace(wallet, 'g'.repeat(42))
      .replace(usdc, `0x${'0'.repeat(40)}`)
      .replace('https:', 'http:')
      .replace('/v2"', '/settle"'),
  )
  const keys = ['facilitator', 'facilitator', 'pay_to', 'asset', 'facilitator_key_env', 'rpc_env']
  expect(errors.map((line) => /\["eip155:8453"\]\.(\w+)/.exec(line)?.[1])).toEqual(keys)
})

test('the description shows where payments go and no secret', () => {
  const description = describeConfig(
    load(withSecrets, {
      FACILITATOR_KEY: 'facilitator-secret',
      BASE_RPC_URL: 'https://rpc.example.com/rpc-secret',
    }),
  )
  expect(JSON.stringify(description)).not.toMatch(/facilitator-secret|rpc-secret/)
  expect(description.payments).toEqual([
    {
      network: 'eip155:8453',
      pay_to: wallet,
      asset: usdc,
      decimals: 6,
      facilitator: 'https://x402.example.com/v2',
      facilitator_key: 'set (FACILITATOR_KEY)',
      rpc: 'set (BASE_RPC_URL)',
      proxy: null,
      rpc_proxy: null,
    },
  ])
  expect(describeConfig(load(base)).payments).toMatchObject([{ facilitator_key: null, rpc: null }])
  expect(describeConfig(load(served)).payments).toEqual([])
})
