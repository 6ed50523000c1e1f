/** The names that version 1 of x402 has for networks; version 2 and everything here speak CAIP-2. Not imported: that would load a whole chain library. */
const names: Readonly<Record<string, string>> = {
  ethereum: 'eip155:1',
  sepolia: 'eip155:11155111',
  base: 'eip155:8453',
  'base-sepolia': 'eip155:84532',
  polygon: 'eip155:137',
  'polygon-amoy': 'eip155:80002',
  avalanche: 'eip155:43114',
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
  solana: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  'solana-devnet': 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
  'solana-testnet': 'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z',
}

const byName = new Map(Object.entries(names))
const byId = new Map(Object.entries(names).map(([name, id]) => [id, name]))

/** The name of version 1 for a network; undefined where it has none, and the CAIP-2 id stands for itself. */
export const v1Name = (caip2: string): string | undefined => byId.get(caip2)

/** The CAIP-2 id behind a name of version 1; undefined where there is no such name. */
export const caip2From = (name: string): string | undefined => byName.get(name)
