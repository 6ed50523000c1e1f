import { createHash } from 'node:crypto'
import { evmScheme } from '../payments/evm/scheme.ts'
import { paymentFrom, receiptHeaders } from '../payments/header.ts'
import { loadSolanaScheme } from '../payments/solana/scheme.ts'

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
