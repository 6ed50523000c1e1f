import { createRequire } from 'node:module'
import { solanaNetworks } from '../../client/paying/chains/networks.ts'
import { isLoopback, isLoopbackUrl } from '../loopback.ts'
import { checkUrl, reportTwoKeys } from './checks.ts'
import type { ReportFault } from './checker.ts'
import { didYouMean } from '../documents/closest.ts'
import { expectation } from './sentence.ts'
import type { Config } from './schema.ts'

type Networks = Config['payments']['networks']
type Network = Networks[string]
type Kind = Network['path']

/** Checks networks, wallets and facilitators; `mesh` is null when that section has problems. */
export function checkPayments(
  {
    networks,
    mesh,
    sandbox,
  }: { networks: Networks; mesh: Config['mesh'] | null; sandbox: boolean },
  report: ReportFault,
) {
  if (Object.keys(networks).length === 0) return
  if (sandbox)
    report(
      ['payments', 'networks'],
      'must be empty while no upstreams and routes are configured: ' +
        'the sandbox returns canned replies, which are not for sale.',
      { key: true },
    )
  if (mesh !== null && mesh.public_url === undefined && !isLoopback(mesh.host))
    report(
      ['mesh', 'public_url'],
      `is missing; write ${expectation({}, 'public_url')}: ` +
        'the payment terms contain the URLs of the tools.',
    )
  for (const [name, network] of Object.entries(networks)) checkNetwork(name, network, report)
}

function checkNetwork(name: string, network: Network, report: ReportFault) {
  const path = ['payments', 'networks', name]
  checkFacilitator([...path, 'facilitator'], network.facilitator, report)
  const { facilitator_auth: auth, facilitator_key_env: env, facilitator_key_file: file } = network
  if (env !== undefined && file !== undefined) reportTwoKeys(path, 'facilitator_key', report)
  if (auth !== undefined && (env ?? file) !== undefined)
    report(
      [...path, 'facilitator_auth'],
      'and a facilitator_key_env or facilitator_key_file cannot both be set; ' +
        'leave one of them out.',
      { key: true },
    )
  const kind = kindOf(name)
  if (kind === null) return
  if (kind === 'solana') checkSolanaName(path, name, report)
  if (network.path !== kind)
    return report(
      [...path, 'path'],
      `must be ${kind}, the kind of the chain ${JSON.stringify(name)}.`,
    )
  for (const key of ['pay_to', 'asset'] as const) {
    const fault = kind === 'evm' ? faultOfEvm(network[key]) : faultOfSolana(network[key])
    if (fault !== undefined) report([...path, key], `${fault}.`)
  }
  if (comparable(network, 'pay_to') === comparable(network, 'asset'))
    report(
      [...path, 'pay_to'],
      'must be the address of your wallet, and is that of the token: payments would be lost.',
    )
  for (const key of ['asset_name', 'asset_version'] as const)
    checkDomain([...path, key], kind, network[key], report)
}

function kindOf(name: string): Kind | null {
  if (name.startsWith('eip155:')) return 'evm'
  return name.startsWith('solana:') ? 'solana' : null
}

/** Wallets and facilitators support only these chains; a private chain is named as devnet. */
function checkSolanaName(path: string[], name: string, report: ReportFault) {
  const ids = Object.values(solanaNetworks)
  if (ids.includes(name)) return
  const all = Object.entries(solanaNetworks)
    .map(([chain, id]) => `${id} (${chain})`)
    .join(', ')
  const rule = `is not a chain of Solana.${didYouMean(name, ids)} There are ${all}.`
  report(path, rule, { key: true })
}

function faultOfEvm(address: string): string | undefined {
  if (!/^0x[0-9a-fA-F]{40}$/.test(address))
    return 'must be an address of an EVM chain in quotes, 0x and 40 hexadecimal digits'
  if (/^0x0+$/.test(address)) return 'must not be the zero address, which has no owner'
  if (address === address.toLowerCase() || isChecksummed(address)) return undefined
  return (
    'has a wrong checksum (EIP-55), so a character is mistyped; ' +
    'copy it again, or write it in lower case if it is right'
  )
}

/** Loads viem on first use: loading takes 0.1 s, and most commands do not need it. */
function isChecksummed(address: string): boolean {
  const require = createRequire(import.meta.url)
  const viem = require('viem/utils') as typeof import('viem/utils') // require has no types
  return viem.isAddress(address)
}

function faultOfSolana(address: string): string | undefined {
  if (base58Length(address) !== 32)
    return 'must be an address of Solana in quotes, 32 bytes in base58'
  return /^1+$/.test(address) ? 'must not be the zero address, which has no owner' : undefined
}

const base58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** The number of bytes that `text` encodes, or null. Each leading 1 is a zero byte. */
function base58Length(text: string): number | null {
  const digits = [...text].map((letter) => base58.indexOf(letter))
  if (digits.includes(-1)) return null
  const value = digits.reduce((sum, digit) => sum * 58n + BigInt(digit), 0n)
  const zeros = text.length - text.replace(/^1+/, '').length
  return zeros + (value === 0n ? 0 : Math.ceil(value.toString(16).length / 2))
}

const comparable = (network: Network, key: 'pay_to' | 'asset') =>
  network.path === 'evm' ? network[key].toLowerCase() : network[key]

function checkDomain(path: string[], kind: Kind, value: string | undefined, report: ReportFault) {
  if (kind === 'evm' && value === undefined)
    report(path, `is missing; write ${expectation({}, path.at(-1))}.`, { key: true })
  if (kind === 'solana' && value !== undefined)
    report(path, 'is for EVM chains only; leave it out.', { key: true })
}

function checkFacilitator(path: string[], text: string, report: ReportFault) {
  checkUrl(path, text, report, 'facilitator_key_env')
  const url = URL.parse(text)
  if (url === null) return
  const endpoint = /\/(verify|settle|supported)\/?$/.exec(url.pathname)?.[1]
  if (endpoint !== undefined) report(path, `must end before /${endpoint}: the rest is added.`)
  if (url.protocol === 'http:' && !isLoopbackUrl(url))
    report(
      path,
      'must begin with https://; ' +
        'http:// is allowed only for this machine, as in "http://127.0.0.1:4020".',
    )
}
