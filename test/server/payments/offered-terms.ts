import { generateKeyPairSigner } from '@solana/kit'
import { privateKeyToAccount } from 'viem/accounts'
import { evmScheme } from '../../../server/payments/evm/scheme.ts'
import type { Facilitator } from '../../../server/payments/types.ts'
import { loadSolanaScheme } from '../../../server/payments/solana/scheme.ts'
import { listingOf } from '../../../server/payments/terms/listing.ts'
import type {
  ItemPrice,
  PaymentNetwork,
  Resource,
} from '../../../server/payments/terms/resource.ts'
import { createTerms } from '../../../server/payments/terms/terms.ts'

export const base = 'eip155:84532'
export const local = 'eip155:31337'
export const solana = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'
export const usdc = '0x036CbD53842c5426634e7929541eC2318f3dCF7e'
export const merchant = '0x209693Bc6afc0C5328bA36FaF03C514EF312287C'
export const payer = privateKeyToAccount(`0x${'11'.repeat(32)}`)
export const [solanaMerchant, mint, feePayer] = await Promise.all([
  generateKeyPairSigner(),
  generateKeyPairSigner(),
  generateKeyPairSigner(),
])
const solanaScheme = await loadSolanaScheme()

export const networks: Record<string, PaymentNetwork> = {
  [base]: {
    path: 'evm',
    pay_to: merchant,
    asset: usdc,
    asset_name: 'USDC',
    asset_version: '2',
    decimals: 6,
  },
  [local]: {
    path: 'evm',
    pay_to: merchant,
    asset: payer.address,
    asset_name: 'Test',
    asset_version: '1',
    decimals: 6,
  },
  [solana]: { path: 'solana', pay_to: solanaMerchant.address, asset: mint.address, decimals: 6 },
}
const listing = listingOf({
  input: {
    schema: { type: 'object', properties: { text: { type: 'string' } } },
    example: { text: 'Hello' },
  },
  output: { schema: { type: 'object', properties: { result: {} } } },
  service: { serviceName: 'Echo', tags: ['test'] },
})
export const tool: Resource = {
  agent: 'EchoAgent',
  tool: 'echo',
  priceUsd: '0.001',
  path: '/x402/agents/EchoAgent/echo',
  description: 'Says the text again.',
  listing: () => listing,
}
export const query: Resource = {
  agent: 'EchoAgent',
  priceUsd: '0.01',
  path: '/x402/solana/agents/EchoAgent',
  description: 'Answers a question.',
}

type Supported = ReturnType<Facilitator['supports']>

/** One facilitator that says what it is told to, and terms at a clock of their own. */
export function termsOf({
  prices = [tool, query],
  previous = [],
  on = networks,
}: {
  prices?: ItemPrice[]
  previous?: (ItemPrice & { until: number })[]
  on?: Record<string, PaymentNetwork>
} = {}) {
  const says: Record<string, Supported> = {
    [base]: { versions: [1, 2], extra: {} },
    [local]: { versions: [2], extra: { assetTransferMethod: 'permit2' } },
    [solana]: {
      versions: [1, 2],
      extra: { feePayer: feePayer.address, features: { smartWalletSupported: true } },
    },
  }
  const clock = { now: Date.now() }
  const facilitator: Facilitator = {
    supports: (network) => says[network],
    fault: () => undefined,
    verify: () => Promise.reject(new Error('not asked')),
    settle: () => Promise.reject(new Error('not asked')),
    close: () => Promise.resolve(),
  }
  const terms = createTerms({
    networks: on,
    publicUrl: () => 'https://mesh.example',
    facilitatorOf: () => facilitator,
    schemeOf: (network) => (network.startsWith('solana:') ? solanaScheme : evmScheme),
    maxTimeoutSeconds: 120,
    prices,
    previous,
    now: () => clock.now,
  })
  return { terms, says, clock }
}
