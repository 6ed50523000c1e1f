import { decodePaymentResponseHeader } from '@x402/core/http'
import { isSameAddress, networkId } from './chains/networks.ts'
import type { SignedPayment } from './payment.ts'
import { isRecord } from './terms.ts'

/** Proof of a settled payment: the transaction on its chain, the CAIP-2 network and the payer. */
export type Receipt = { transaction: string; network: string; payer: string }

/** The receipt of a response, or its problem. */
export function readReceipt(response: Response, payment: SignedPayment): Receipt | string {
  const header =
    response.headers.get('PAYMENT-RESPONSE') ?? response.headers.get('X-PAYMENT-RESPONSE')
  if (header === null) return 'it has no receipt'
  const json = decodeReceipt(header)
  if (!isRecord(json)) return 'its receipt is not JSON in base64'
  const { success, transaction, network, payer, amount } = json
  if (success !== true) return 'its receipt says that the payment has failed'
  if (typeof transaction !== 'string' || transaction === '')
    return 'its receipt names no transaction'
  if (typeof network !== 'string' || networkId(network) !== payment.network)
    return `its receipt is not for the network ${payment.network}`
  if (typeof payer !== 'string' || !isSameAddress(payer, payment.payer))
    return `its receipt is not for the payer ${payment.payer}`
  if (amount !== undefined && amount !== payment.amount)
    return `its receipt is not for the amount ${payment.amount}`
  return { transaction, network: payment.network, payer: payment.payer }
}

function decodeReceipt(header: string): unknown {
  try {
    return decodePaymentResponseHeader(header)
  } catch {
    return undefined
  }
}
