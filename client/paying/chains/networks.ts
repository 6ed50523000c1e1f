/** A stablecoin: one of it counts as one US dollar. */
export type Asset = {
  address: string
  decimals: number
  /** The name and version of its EIP-712 domain; needed on EVM chains. */
  name?: string
  version?: string
}

/** The CAIP-2 ids of Solana's clusters. */
export const solanaNetworks = {
  mainnet: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  devnet: 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
  testnet: 'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z',
}

/** CAIP-2 ids of the networks with a default asset, by their names in x402 version 1. */
export const v1Names: Readonly<Record<string, string>> = {
  ethereum: 'eip155:1',
  polygon: 'eip155:137',
  base: 'eip155:8453',
  avalanche: 'eip155:43114',
  'base-sepolia': 'eip155:84532',
  solana: solanaNetworks.mainnet,
  'solana-devnet': solanaNetworks.devnet,
}

const usdc = (address: string, name = 'USD Coin'): Asset => ({
  address,
  decimals: 6,
  name,
  version: '2',
})

/** Circle's USDC on the networks that most x402 services accept. */
const assets = new Map<string, Asset>([
  ['eip155:1', usdc('0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48')],
  ['eip155:137', usdc('0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359')],
  ['eip155:8453', usdc('0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913')],
  ['eip155:43114', usdc('0xB97EF9Ef8734C71904D8002F8b6Bc66Dd9c48a6E')],
  ['eip155:84532', usdc('0x036CbD53842c5426634e7929541eC2318f3dCF7e', 'USDC')],
  [
    solanaNetworks.mainnet,
    { address: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v', decimals: 6 },
  ],
  [solanaNetworks.devnet, { address: '4zMMC9srt5Ri5X14GAgXhaHii3GnPAEERYPJgZJDncDU', decimals: 6 }],
])

/** Circle's USDC on this network, if it is known. */
export function defaultAsset(network: string): Asset | undefined {
  return assets.get(network)
}

/** The CAIP-2 id of a network, from the id itself or from a name of x402 version 1. */
export function networkId(name: string): string {
  return Object.hasOwn(v1Names, name) ? (v1Names[name] ?? name) : name
}

/** Whether two addresses on one network are the same: hexadecimal ones in any case. */
export function isSameAddress(one: string, other: string): boolean {
  return one === other || (one.startsWith('0x') && one.toLowerCase() === other.toLowerCase())
}

/** Whether a string has the format of an address on this network. */
export function isAddress(network: string, text: string): boolean {
  if (network.startsWith('eip155:')) return /^0x[0-9a-f]{40}$/i.test(text)
  return /^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(text)
}
