import type { IncomingMessage, ServerResponse } from 'node:http'
import { solanaNetworks } from '../../client/paying/chains/networks.ts'
import type { components } from '../../generated/server/upstream/facilitator.ts'
import type { Config } from '../config/load.ts'
import { Failure } from '../failure.ts'
import { v1Name } from '../payments/networks.ts'
import { readJson, sendJson, startJsonServer } from './json-server.ts'

type Schemas = components['schemas']
type Networks = Config['payments']['networks']

/** A facilitator without a chain. */
export type SandboxFacilitator = {
  /** Two test networks with wallets that have no owner. */
  networks: Networks
  close(): Promise<void>
}

const evm = 'eip155:84532'
const solana = solanaNetworks.devnet
/** Its private key is unknown, so payments to the sandbox cannot reach the real devnet. */
const feePayer = 'PLayMoneyFeePayer11111111111111111111111111'

const kindsOf = (network: string, more: object = {}): Schemas['SupportedKind'][] =>
  [
    { x402Version: 2, network },
    { x402Version: 1, network: v1Name(network) ?? network },
  ].map((kind) => ({ ...kind, scheme: 'exact', extra: { playMoney: true, ...more } }))

const supported: Schemas['Supported'] = {
  kinds: [...kindsOf(evm), ...kindsOf(solana, { feePayer })],
  signers: { 'solana:*': [feePayer] },
}

/** The tokens that paying clients support by default. */
const networksOf = (facilitator: string): Networks => ({
  [evm]: {
    path: 'evm',
    pay_to: '0x000000000000000000000000000000000000dEaD',
    asset: '0x036CbD53842c5426634e7929541eC2318f3dCF7e',
    asset_name: 'USDC',
    asset_version: '2',
    decimals: 6,
    facilitator,
  },
  [solana]: {
    path: 'solana',
    pay_to: 'PLayMoneyNobody1111111111111111111111111111',
    asset: '4zMMC9srt5Ri5X14GAgXhaHii3GnPAEERYPJgZJDncDU',
    decimals: 6,
    facilitator,
  },
})

/** Starts a facilitator on a free port that checks signatures and invents transactions. */
export async function startSandboxFacilitator(): Promise<SandboxFacilitator> {
  const { url, close } = await startJsonServer(respond, ({ message }) => ({ error: message }))
  return { networks: networksOf(url), close }
}

async function respond(req: IncomingMessage, res: ServerResponse, path: string): Promise<void> {
  const operation = `${req.method} ${path}`
  if (operation === 'GET /supported') return sendJson(res, 200, supported)
  if (operation !== 'POST /verify' && operation !== 'POST /settle')
    throw new Failure('notFound', `no operation at ${operation}`)
  const body = await readJson(req)
  // Loaded with the first payment: loading is slow, and most sandboxes get no payment.
  const { settle, verify } = await import('./charges.ts')
  sendJson(res, 200, await (operation === 'POST /verify' ? verify(body) : settle(body)))
}
