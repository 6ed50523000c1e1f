import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ConfigError, describeConfig, loadConfig } from '../../server/config.ts'

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

const served =
  'upstreams: { a: { base_url: "http://127.0.0.1:8000/v1" } }\nroutes: { "*": [{ upstream: a }] }\n'
const usdc = '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913'
const wallet = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const solanaUsdc = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
const solanaWallet = '7dHbWXmci3dT8UFYWYZweBLXgycu7Y3iL6trKn1Y7ARj'
const mainnet = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const solanaChains = `There are ${mainnet} (mainnet), solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1 (devnet), solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z (testnet).`

const base = `${served}payments:
  networks:
    "eip155:8453":
      path: evm
      pay_to: "${wallet}"
      asset: "${usdc}"
      asset_name: USD Coin
      asset_version: "2"
      decimals: 6
      facilitator: "https://x402.example.com/v2"
`
const solana = `${served}payments:
  networks:
    "${mainnet}":
      path: solana
      pay_to: "${solanaWallet}"
      asset: "${solanaUsdc}"
      decimals: 6
      facilitator: "https://x402.example.com/v2"
`
const withSecrets = `${base}      facilitator_key_env: FACILITATOR_KEY\n      rpc_env: BASE_RPC_URL\n`
const inBase = 'payments.networks["eip155:8453"]'
const inSolana = `payments.networks["${mainnet}"]`

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

test.each<[title: string, yaml: string, expected: string]>([
  [
    'a network by another name than its CAIP-2 id',
    base.replace('"eip155:8453"', 'base'),
    `5:5: "base" cannot be a name under payments.networks; use the CAIP-2 id of a chain, like "eip155:8453" for Base or "${mainnet}" for Solana.`,
  ],
  [
    'an EVM chain without its number',
    base.replace('eip155:8453', 'eip155:base'),
    `5:5: "eip155:base" cannot be a name under payments.networks; use the CAIP-2 id of a chain, like "eip155:8453" for Base or "${mainnet}" for Solana.`,
  ],
  [
    'a mistyped chain of Solana',
    solana.replaceAll(mainnet, mainnet.replace('KqZK', 'KqZk')),
    `5:5: payments.networks["${mainnet.replace('KqZK', 'KqZk')}"] is not a chain of Solana. Did you mean "${mainnet}"? ${solanaChains}`,
  ],
  [
    'the path of the other kind',
    base.replace('path: evm', 'path: solana'),
    `6:13: ${inBase}.path must be evm, as "eip155:8453" is a chain of that kind.`,
  ],
  [
    'the path of the other kind on Solana',
    solana.replace('path: solana', 'path: evm'),
    `6:13: ${inSolana}.path must be solana, as "${mainnet}" is a chain of that kind.`,
  ],
  [
    'a path that is none',
    base.replace('path: evm', 'path: base'),
    `6:13: ${inBase}.path must be one of evm, solana, not "base".`,
  ],
  [
    'a missing wallet',
    base.replace(/ +pay_to.*\n/, ''),
    `5:5: ${inBase}.pay_to is missing; write the address of your wallet, in quotes.`,
  ],
  [
    'an address without quotes, which YAML reads as a number',
    base.replace(`pay_to: "${wallet}"`, 'pay_to: 0x10'),
    `7:15: ${inBase}.pay_to must be the address of your wallet, in quotes, not 16.`,
  ],
  [
    'an EVM address with a letter that is no digit',
    base.replace(wallet, wallet.replace('7', 'g')),
    `7:15: ${inBase}.pay_to must be an address of an EVM chain in quotes, 0x and 40 hexadecimal digits.`,
  ],
  [
    'an address of Solana on an EVM chain',
    base.replace(usdc, solanaUsdc),
    `8:14: ${inBase}.asset must be an address of an EVM chain in quotes, 0x and 40 hexadecimal digits.`,
  ],
  [
    'a mistyped EVM address by its checksum',
    base.replace(wallet, wallet.replace('C51812', 'C51813')),
    `7:15: ${inBase}.pay_to has a wrong checksum (EIP-55), so a character of it is mistyped; copy it again, or write it in lower case if it is right all the same.`,
  ],
  [
    'the zero address',
    base.replace(wallet, `0x${'0'.repeat(40)}`),
    `7:15: ${inBase}.pay_to must not be the zero address, which belongs to nobody.`,
  ],
  [
    'the zero address of Solana',
    solana.replace(solanaWallet, '1'.repeat(32)),
    `7:15: ${inSolana}.pay_to must not be the zero address, which belongs to nobody.`,
  ],
  [
    'an address of Solana that is too short',
    solana.replace(solanaWallet, solanaWallet.slice(2)),
    `7:15: ${inSolana}.pay_to must be an address of Solana in quotes, 32 bytes in base58.`,
  ],
  [
    'an address of Solana with a letter that is no digit',
    solana.replace(solanaUsdc, solanaUsdc.replace('W', 'l')),
    `8:14: ${inSolana}.asset must be an address of Solana in quotes, 32 bytes in base58.`,
  ],
  [
    'an EVM address on Solana',
    solana.replace(solanaWallet, wallet),
    `7:15: ${inSolana}.pay_to must be an address of Solana in quotes, 32 bytes in base58.`,
  ],
  [
    'the token as the wallet, in whatever case',
    base.replace(wallet, usdc.toLowerCase()),
    `7:15: ${inBase}.pay_to must be the address of your wallet, and is that of the token: what is paid would be lost.`,
  ],
  [
    'the mint as the wallet',
    solana.replace(solanaWallet, solanaUsdc),
    `7:15: ${inSolana}.pay_to must be the address of your wallet, and is that of the token: what is paid would be lost.`,
  ],
  [
    'a token without the name that payers sign',
    base.replace(/ +asset_name.*\n/, ''),
    `5:5: ${inBase}.asset_name is missing; write the name of the token as its EIP-712 domain has it, like "USD Coin".`,
  ],
  [
    'a token without the version that payers sign',
    base.replace(/ +asset_version.*\n/, ''),
    `5:5: ${inBase}.asset_version is missing; write the version of the token as its EIP-712 domain has it, in quotes, like "2".`,
  ],
  [
    'a version without quotes',
    base.replace('"2"', '2'),
    `10:22: ${inBase}.asset_version must be the version of the token as its EIP-712 domain has it, in quotes, like "2", not 2.`,
  ],
  [
    'a name of the token on Solana',
    `${solana}      asset_name: USD Coin\n`,
    `11:7: ${inSolana}.asset_name is for EVM chains only; leave it out.`,
  ],
  [
    'a version of the token on Solana',
    `${solana}      asset_version: "2"\n`,
    `11:7: ${inSolana}.asset_version is for EVM chains only; leave it out.`,
  ],
  [
    'too many decimals',
    base.replace('decimals: 6', 'decimals: 19'),
    `11:17: ${inBase}.decimals must be a whole number from 0 to 18, not 19.`,
  ],
  [
    'missing decimals',
    solana.replace(/ +decimals.*\n/, ''),
    `5:5: ${inSolana}.decimals is missing; write a whole number from 0 to 18.`,
  ],
  [
    'a facilitator of the net without TLS',
    base.replace('https://x402', 'http://x402'),
    `12:20: ${inBase}.facilitator must begin with https://; only a facilitator on this machine may be reached by http://, as in "http://127.0.0.1:4020".`,
  ],
  [
    'a facilitator with a password',
    base.replace('https://x402', 'https://me:hunter2@x402'),
    `12:20: ${inBase}.facilitator must not hold a user name or password; put the key into an environment variable and name that with facilitator_key_env.`,
  ],
  [
    'a facilitator with a query',
    base.replace('/v2"', '/v2?key=x"'),
    `12:20: ${inBase}.facilitator must not have a query ("?…") or a fragment ("#…").`,
  ],
  [
    'the address of an operation of the facilitator',
    base.replace('/v2"', '/v2/verify"'),
    `12:20: ${inBase}.facilitator must end before /verify: the rest is added.`,
  ],
  [
    'a facilitator that is no address',
    base.replace('https://x402.example.com/v2', 'x402.example.com'),
    `12:20: ${inBase}.facilitator must be the address of an x402 facilitator, like "https://x402.example.com".`,
  ],
  [
    'a misspelt key',
    base
      .replace('asset_name', 'asset_nmae')
      .replace('USD Coin', 'USD Coin\n      asset_name: USD Coin'),
    `9:7: ${inBase}.asset_nmae is not a known key; did you mean "asset_name"?`,
  ],
  [
    'agents that others reach without the address that payers use',
    `${base}mesh:\n  host: 0.0.0.0\n`,
    '13:1: mesh.public_url is missing; write an address, like "https://ai.example.com": payers must be told where the tools are that they pay for.',
  ],
  [
    'a public address of the agents with a query',
    `${base}mesh: { public_url: "https://ai.example.com/?a=b" }\n`,
    '13:21: mesh.public_url must not have a query ("?…") or a fragment ("#…").',
  ],
  [
    'networks of the sandbox',
    base.replace(served, ''),
    '2:3: payments.networks must be empty as long as no upstreams and routes are configured: the sandbox answers with canned text, which is not for sale.',
  ],
  [
    'a life of payments that is too short',
    `${served}payments: { max_timeout_s: 29 }\n`,
    '3:28: payments.max_timeout_s must be a whole number from 30 to 3600, not 29.',
  ],
  [
    'answers that are kept for less than a day',
    `${served}payments: { kept_hours: 23 }\n`,
    '3:25: payments.kept_hours must be a whole number from 24 to 87600, not 23.',
  ],
])('names %s', (_, yaml, expected) => {
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
    `tollgate.yaml:14:7: ${inBase}.facilitator_key_file is instead of facilitator_key_env; leave one of them out.`,
  )
})

test('commands that only need the store do not need the secrets of payments', () => {
  const { secrets } = load(withSecrets, {}, { secrets: false })
  expect([secrets.facilitatorKeys.size, secrets.rpcUrls.size]).toEqual([0, 0])
})

const sound = { FACILITATOR_KEY: 'k', BASE_RPC_URL: 'http://10.0.0.7:8545' }
const key = `tollgate.yaml:13:28: ${inBase}.facilitator_key_env names the environment variable FACILITATOR_KEY,`
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
    `${key} which holds a space, a line break or a character outside ASCII, as no key does.`,
  ],
  [
    'an RPC server that is not set',
    { BASE_RPC_URL: undefined },
    `${rpc} which is not set; set it to the address of an RPC server of this chain.`,
  ],
  [
    'an empty address of an RPC server',
    { BASE_RPC_URL: '' },
    `${rpc} which is empty; set it to the address of an RPC server of this chain.`,
  ],
  [
    'an address of an RPC server with a space',
    { BASE_RPC_URL: 'https://rpc.example.com/ hunter2' },
    `${rpc} which holds a space, a line break or a character outside ASCII, as no address does.`,
  ],
  [
    'an RPC server that is no address',
    { BASE_RPC_URL: 'hunter2' },
    `${rpc} which must hold an address that begins with http:// or https://.`,
  ],
  [
    'an RPC server of another protocol',
    { BASE_RPC_URL: 'wss://rpc.example.com/hunter2' },
    `${rpc} which must hold an address that begins with http:// or https://.`,
  ],
])('names %s, without its value', (_, env, expected) => {
  expect(problems(withSecrets, sound)).toEqual([])
  expect(problems(withSecrets, { ...sound, ...env })).toEqual([expected])
})

test('names an RPC server of Solana with a user name, without its value', () => {
  expect(
    problems(`${solana}      rpc_env: SOLANA_RPC\n`, {
      SOLANA_RPC: 'https://me:hunter2@rpc.example.com',
    }),
  ).toEqual([
    `tollgate.yaml:11:16: ${inSolana}.rpc_env names the environment variable SOLANA_RPC, whose address must not hold a user name.`,
  ])
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
  const found = problems(yaml)
  expect(found).toHaveLength(1)
  expect(found.join()).not.toContain(secret)
})

test('tells all that is wrong with a network at once', () => {
  const found = problems(
    withSecrets
      .replace(wallet, 'g'.repeat(42))
      .replace(usdc, `0x${'0'.repeat(40)}`)
      .replace('https:', 'http:')
      .replace('/v2"', '/settle"'),
  )
  const keys = ['facilitator', 'facilitator', 'pay_to', 'asset', 'facilitator_key_env', 'rpc_env']
  expect(found.map((line) => /\["eip155:8453"\]\.(\w+)/.exec(line)?.[1])).toEqual(keys)
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
    },
  ])
  expect(describeConfig(load(base)).payments).toMatchObject([{ facilitator_key: null, rpc: null }])
  expect(describeConfig(load(served)).payments).toEqual([])
})
