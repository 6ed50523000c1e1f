import type { CatalogueEntry } from './listing.ts'

/** A network on which payments are accepted, as configured. */
export type PaymentNetwork = {
  path: 'evm' | 'solana'
  pay_to: string
  asset: string
  asset_name?: string | undefined
  asset_version?: string | undefined
  decimals: number
}

/** The price of an agent's tool or, without a tool, of a query. */
export type ItemPrice = { agent: string; tool?: string | undefined; priceUsd: string }

/** An item for sale. */
export type Resource = ItemPrice & {
  /** The operation's path, as in `/x402/agents/EchoAgent/echo`. */
  path: string
  description: string
  /** The entry for catalogues of paid resources, made at its first use. */
  listing?(): CatalogueEntry
}
