import { createHash } from 'node:crypto'
import { evmScheme } from '../payments/evm/scheme.ts'
import { loadSolanaScheme } from '../payments/solana/scheme.ts'
import { isChargeable, unitsFrom } from '../money.ts'
import { base64Json, paymentFrom, receiptHeaders } from '../payments/header.ts'
import { termsFromV1 } from '../payments/networks.ts'
import type { Resource } from '../payments/terms/resource.ts'
import { isRecord, listOf } from '../json/json.ts'

/** The networks of the contract's examples, by their names in version 1 of x402. */
export const networks = { evm: 'base-sepolia', solana: 'solana-devnet' } as const

/** Decimals of the tokens in the examples. */
const decimals = 6

/** The body of a 402 with terms for the requested URL and its paid resource. */
export function withRequestUrl(url: string, body: unknown, sold?: Resource): unknown {
  if (!isRecord(body) || !Array.isArray(body['accepts'])) return body
  const requested = { resource: url, ...(sold && saleOf(sold)) }
  return {
    ...body,
    accepts: body['accepts'].map((offer: unknown) =>
      isRecord(offer) ? { ...offer, ...requested } : offer,
    ),
  }
}

function saleOf(sold: Resource): object {
  const { description, priceUsd } = sold
  const canCharge = isChargeable(priceUsd, decimals)
  const amount = canCharge && { maxAmountRequired: String(unitsFrom(priceUsd, decimals)) }
  return { ...amount, description, outputSchema: sold.listing?.().outputSchema }
}

/** A list of paid tools, with URLs at `origin`. */
export function withOrigin(origin: string, body: unknown): unknown {
  if (!isRecord(body) || !Array.isArray(body['agents'])) return body
  const at = (tool: Record<string, unknown>) => {
    const url = URL.parse(String(tool['resourceUrl']))
    return url ? { ...tool, resourceUrl: origin + url.pathname } : tool
  }
  const agents = body['agents'].map((agent: unknown) => {
    if (!isRecord(agent) || !Array.isArray(agent['tools'])) return agent
    return { ...agent, tools: agent['tools'].filter(isRecord).map(at) }
  })
  return { ...body, agents }
}

/** The PAYMENT-REQUIRED header (x402 version 2) for a 402 body (version 1), if it has terms. */
export function requiredHeader(body: unknown): string | undefined {
  if (!isRecord(body)) return undefined
  // The contract's examples and their schemas agree.
  const accepts = listOf(body['accepts']) as V1Offer[]
  if (!accepts[0]) return undefined
  const { resource: url, description, mimeType } = accepts[0]
  return base64Json({
    x402Version: 2,
    error: body['error'],
    resource: { url, description, mimeType },
    accepts: accepts.map(termsFromV1),
  })
}

type V1Offer = Parameters<typeof termsFromV1>[0] & Record<string, unknown>

/**
 * The receipt headers for any well-formed payment; the same payment gets the same transaction.
 * Undefined without a payment; throws a Failure `invalidRequest` for a malformed one.
 */
export async function receiptFor(
  headers: Record<string, string>,
): Promise<Record<string, string> | undefined> {
  const payment = paymentFrom({
    'payment-signature': headers['payment-signature'],
    'x-payment': headers['x-payment'],
  })
  if (!payment) return undefined
  const { network, payload, accepted } = payment
  const evm = network.startsWith('eip155:')
  const { key, payer } = (evm ? evmScheme : await loadSolanaScheme()).read(
    { network, asset: accepted?.asset ?? '' },
    payload,
  )
  const digest = createHash(evm ? 'sha256' : 'sha512')
    .update(`mock ${key}`)
    .digest()
  const base58 = async () => (await import('@solana/kit')).getBase58Decoder().decode(digest)
  const transaction = evm ? `0x${digest.toString('hex')}` : await base58()
  return receiptHeaders({ success: true, transaction, network, payer })
}

/** Whether an operation is paid: its contract has 402 and no 401. */
export const isSold = (outcomes: readonly string[]): boolean =>
  outcomes.some((outcome) => outcome.startsWith('code=402')) &&
  !outcomes.some((outcome) => outcome.startsWith('code=401'))
