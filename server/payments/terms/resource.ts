import type { CatalogueEntry } from './listing.ts'

/** A chain to be paid on, as the configuration has it. */
export type PaymentNetwork = {
  path: 'evm' | 'solana'
  pay_to: string
  asset: string
  asset_name?: string | undefined
  asset_version?: string | undefined
  decimals: number
}

/** What something costs: a tool of an agent or, without a tool, a query to it. */
export type ItemPrice = { agent: string; tool?: string | undefined; priceUsd: string }

/** Something that is sold. */
export type Resource = ItemPrice & {
  /** Of the operation, as in `/x402/agents/EchoAgent/echo`. */
  path: string
  description: string
  /** What catalogues of paid resources are told; made when it is first needed. */
  listing?(): CatalogueEntry
}
