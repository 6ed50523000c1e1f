import type { IncomingMessage } from 'node:http'
import { Failure } from '../../failure.ts'
import type { PaidFront } from '../../http/service.ts'
import type { AddressCounter, Client } from '../../limits/addresses.ts'
import { paymentFrom, receiptHeaders, type FailedSettlement } from '../../payments/header.ts'
import type { Payment } from '../../payments/types.ts'
import type { Agent } from '../agent.ts'
import {
  hashOfCredentials,
  readCallerCredentials,
  type CallerCredentials,
} from '../caller-credentials.ts'
import { findAgent } from '../runtime.ts'
import { chainOf, findSale, notForSale, whyClosed, type PaymentDeps, type Sale } from './sale.ts'

/** A request to a paid operation: its sale, payment and client, and credentials for the tool. */
export type PaidRequest = {
  sale: Sale
  payment: Payment
  client: Client
  credentials: CallerCredentials
  /** The hash of the credentials that were sent, also for other agents. */
  credentialHash: string | undefined
}

type PaymentHeaders = Parameters<typeof paymentFrom>[0]

/** Limits the 402 responses to one IP address in a minute. */
export type UnpaidLimit = {
  /** Throws a 429 if the client has reached the limit. */
  check(client: Client): void
  count(client: Client): void
}

/**
 * Does not limit an IP address that many clients may share: they must not block each other. A
 * recognized payment is not limited.
 */
export const unpaidLimit = (counter: AddressCounter | undefined): UnpaidLimit => ({
  check(client) {
    if (!client.isShared) counter?.check(client.address)
  },
  count(client) {
    if (!client.isShared) counter?.add(client.address)
  },
})

type FrontOptions = {
  agents: ReadonlyMap<string, Agent>
  x402: PaymentDeps | undefined
  unpaid: UnpaidLimit
  clientOf(req: IncomingMessage): Client
}

/** Checks a request to a paid operation before its body is read. */
export const createPaidFront = ({ agents, x402, unpaid, clientOf }: FrontOptions): PaidFront => ({
  checkSold({ params }, req) {
    const agent = findAgent(agents, params['agent_id'] ?? '')
    if (!agent.x402) return checkSoldBefore(x402, agent, paymentHeaders(req))
  },
  open({ path, params }, req): PaidRequest {
    const sale = findSale(agents, x402?.terms, {
      chain: chainOf(path),
      agentId: params['agent_id'] ?? '',
      toolName: params['tool'],
    })
    const payment = paymentFrom(paymentHeaders(req))
    const client = clientOf(req)
    if (payment) {
      const credentials = readCallerCredentials(sale.agent, { headers: req.headers })
      const credentialHash = hashOfCredentials(req.headers, sale.resource.path)
      return { sale, payment, client, credentials, credentialHash }
    }
    unpaid.check(client)
    unpaid.count(client)
    throw whyClosed(sale) ?? paymentRequired(x402, sale, howToPay)
  },
})

const howToPay =
  'payment required: pay as one of these terms says, and send the request again with ' +
  'PAYMENT-SIGNATURE (x402 version 2) or X-PAYMENT (version 1)'

function paymentHeaders({ headers }: IncomingMessage): PaymentHeaders {
  const text = (name: string) => {
    const value = headers[name]
    return typeof value === 'string' ? value : undefined
  }
  return { 'payment-signature': text('payment-signature'), 'x-payment': text('x-payment') }
}

/** Accepts an earlier payment for an agent that is no longer for sale: it may have a stored response. */
async function checkSoldBefore(
  x402: PaymentDeps | undefined,
  agent: Agent,
  headers: PaymentHeaders,
): Promise<void> {
  const payment = x402 && readablePayment(headers)
  if (!payment) throw notForSale(agent)
  await x402.ready(payment.network)
  const signed = x402.terms.read(payment)
  if ('reason' in signed) throw notForSale(agent)
  const isKnown = await x402.payments.isKnown(signed.key).catch((cause: unknown) => {
    throw new Failure(
      'unavailable',
      'the store of payments is unavailable; nothing was charged, retry with the same payment',
      { cause, retryAfter: 5 },
    )
  })
  if (!isKnown) throw notForSale(agent)
}

function readablePayment(headers: PaymentHeaders): Payment | undefined {
  try {
    return paymentFrom(headers)
  } catch {
    return undefined
  }
}

/** The 402 response with the terms of a sale. `unsettled` is the result of a failed settlement. */
export function paymentRequired(
  x402: PaymentDeps | undefined,
  { resource, offers }: Sale,
  error: string,
  unsettled?: FailedSettlement,
): Failure {
  if (!x402) throw new Error('nothing is for sale')
  const terms = x402.terms.required(resource, offers, error)
  const headers = { 'PAYMENT-REQUIRED': terms.header }
  return new Failure('paymentRequired', error, {
    terms: {
      headers: unsettled ? { ...headers, ...receiptHeaders(unsettled) } : headers,
      body: terms.body,
    },
  })
}
