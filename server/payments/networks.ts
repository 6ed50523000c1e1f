import { solanaNetworks, v1Names } from '../../client/paying/chains/networks.ts'
import type { Terms } from './types.ts'

/**
 * The names of networks in x402 version 1; version 2 and this code use CAIP-2. Not imported from a
 * package of x402, which would load a chain library.
 */
const names: Readonly<Record<string, string>> = {
  ...v1Names,
  'solana-testnet': solanaNetworks.testnet,
  sepolia: 'eip155:11155111',
  'polygon-amoy': 'eip155:80002',
  'avalanche-fuji': 'eip155:43113',
  abstract: 'eip155:2741',
  'abstract-testnet': 'eip155:11124',
  celo: 'eip155:42220',
  educhain: 'eip155:41923',
  flare: 'eip155:14',
  iotex: 'eip155:4689',
  megaeth: 'eip155:4326',
  monad: 'eip155:143',
  peaq: 'eip155:3338',
  sei: 'eip155:1329',
  'sei-testnet': 'eip155:1328',
  'skale-base-sepolia': 'eip155:324705682',
  stable: 'eip155:988',
  'stable-testnet': 'eip155:2201',
  story: 'eip155:1514',
}

const byName = new Map(Object.entries(names))
const byId = new Map(Object.entries(names).map(([name, id]) => [id, name]))

/** The name of a network in version 1; undefined if it has none. */
export const v1Name = (caip2: string): string | undefined => byId.get(caip2)

/** The CAIP-2 id of a name of version 1; undefined for an unknown name. */
export const caip2From = (name: string): string | undefined => byName.get(name)

type V1Terms = Omit<Terms, 'amount' | 'extra'> & {
  maxAmountRequired: string
  extra?: Terms['extra'] | undefined
}

/** Terms of version 1 in the form of version 2. */
export const termsFromV1 = ({
  scheme,
  network,
  asset,
  maxAmountRequired: amount,
  payTo,
  maxTimeoutSeconds,
  extra = {},
}: V1Terms): Terms => ({
  scheme,
  network: caip2From(network) ?? network,
  asset,
  amount,
  payTo,
  maxTimeoutSeconds,
  extra,
})
