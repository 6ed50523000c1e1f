import type { IncomingMessage } from 'node:http'
import type { components } from '../../../generated/server/mesh.ts'
import { asWritten } from '../../json/digits.ts'
import { Failure } from '../../failure.ts'
import { failureFacts, type UsageRecorder } from '../../gateway/usage-recorder.ts'
import type { PaidFront } from '../../http/service.ts'
import { Json } from '../../json/json.ts'
import type { AddressCounter, Client } from '../../limits/addresses.ts'
import { fingerprintOf } from '../../payments/fingerprint.ts'
import { receiptHeaders } from '../../payments/header.ts'
import type { Order } from '../../payments/purchase/order.ts'
import type { Payments } from '../../payments/purchase/purchase.ts'
import { shortened } from '../../payments/terms/payment-required.ts'
import type { Charge, SignedPayment, Terms } from '../../payments/types.ts'
import { classOf } from '../../store/failure-class.ts'
import { newId } from '../../store/id.ts'
import { payerKey } from '../../store/queries/payments.ts'
import type { Agent } from '../agent.ts'
import type { AgentWork } from '../runtime.ts'
import { checkCredentials } from '../caller-credentials.ts'
import { checkArguments } from '../tools/arguments.ts'
import type { ToolFaults } from '../tools/mcp/faults.ts'
import { createPaidFront, paymentRequired, unpaidLimit, type PaidRequest } from './front.ts'
import { notForSale, whyClosed, type PaymentChain, type PaymentDeps, type Sale } from './sale.ts'
import { listSales } from './sales-list.ts'
import { runPaidWork, type PaidReplyBody, type PaidWorkOptions } from './work.ts'

type Schemas = components['schemas']

/** The parts of a paid request besides its payment. */
export type PurchaseContext = {
  body: unknown
  /** The parts of the result to return, separated by commas. */
  query?: { fields?: string }
  requestId: string
  startedAt: number
  signal: AbortSignal
  logFields: { agent?: string; keyId?: string }
  faultOf(status: number, body: unknown): string | undefined
}

/** The response to a paid request, with its receipt. */
export type PaidReply = { headers: PaidReplyHeaders; body: Json<PaidReplyBody> }

type PaidReplyHeaders = {
  'PAYMENT-RESPONSE': string
  'X-PAYMENT-RESPONSE': string
  'Cache-Control': 'private, no-store'
  'Idempotent-Replayed'?: 'true'
}

/** Sells the work of agents per call. */
export type Paid = {
  /** The steps before the body is read; `open` returns a `PaidRequest`. */
  front(clientOf: (req: IncomingMessage) => Client): PaidFront
  /**
   * Runs, charges and responds once for each payment. Throws a Failure for any other outcome;
   * nothing is charged then.
   */
  buy(request: PaidRequest, context: PurchaseContext): Promise<PaidReply>
  list(chain: PaymentChain, details: boolean): Json<Schemas['PaidAgents']>
}

type PaidOptions = Omit<PaidWorkOptions, 'usage'> & {
  agents: ReadonlyMap<string, Agent>
  usage: Pick<UsageRecorder, 'checkWritable' | 'recordRejection'>
  /** Undefined if no network is configured for payments. */
  x402: PaymentDeps | undefined
  /** Counts the 402 responses to each IP address; undefined if they are unlimited. */
  unpaid: AddressCounter | undefined
  publicUrl(): string
  queryMs: number
  /** Added to a tool's own deadline. */
  aroundToolMs: number
  /** Whether queries may use tools that change something. */
  writeTools: boolean
  faults?: ToolFaults
}

/** A signed Solana message is valid for about a minute, and the settlement must end within it. */
const solanaQueryMs = 30_000

/** The sales of these agents; a changed configuration needs a new one. */
export function createPaid(parts: PaidOptions): Paid {
  const { agents, x402, publicUrl } = parts
  const unpaid = unpaidLimit(parts.unpaid)
  return {
    front: (clientOf) => createPaidFront({ agents, x402, unpaid, clientOf }),

    async buy(request, context) {
      const { sale, payment, client } = request
      context.logFields.agent = sale.agent.id
      if (!x402) throw new Error('there is a payment where none are taken')
      const work = planWork(request, context)
      const fault = faultOfRequest(sale, work)
      await x402.ready(payment.network)
      const signed = x402.terms.read(payment)
      if ('reason' in signed) {
        unpaid.check(client)
        unpaid.count(client)
        throw fault ?? whyClosed(sale) ?? paymentRequired(x402, sale, signed.message)
      }
      context.logFields.keyId = payerKey(signed.payer)
      parts.usage.checkWritable()
      const match =
        fault ?? whyClosed(sale) ?? x402.terms.match(payment, sale.resource, sale.offers)
      const isMatch = 'terms' in match
      let isSigned: Promise<boolean> | undefined
      const order: Order = {
        ...workOrder(parts, request, context, { signed, work }),
        charge: isMatch ? chargeOf(request, match.terms, publicUrl()) : match,
        priceNano: isMatch ? match.nano : 0,
        isSigned: async () =>
          isMatch && (await (isSigned ??= x402.terms.isSigned(payment, match.terms))),
        checkClient: () => unpaid.check(client),
      }
      try {
        const outcome = await x402.payments.purchase(order, context.signal)
        if (outcome.kind === 'answered') return replyFrom(outcome)
        if (!isMatch) unpaid.check(client)
        if (!outcome.tried) unpaid.count(client)
        throw whyClosed(sale) ?? refusedPayment(x402, request, signed, outcome)
      } catch (error) {
        await recordFailedPayment(parts.usage, order, context, error)
        throw error
      }
    },

    list: (chain, details) =>
      listSales(agents, x402?.terms, {
        chain,
        details,
        publicUrl: publicUrl(),
        faults: parts.faults,
      }),
  }
}

/**
 * Validates the arguments before the claim. An earlier payment, made under older documents, still
 * gets its response: so the request's Failure is returned, not thrown.
 */
function planWork(
  { sale: { agent, tool }, credentials }: PaidRequest,
  { body, query = {} }: PurchaseContext,
): AgentWork | Failure {
  try {
    checkCredentials(agent, tool, credentials)
    if (tool) {
      const args = checkArguments(tool, body, 'body')
      const fields = query.fields?.split(',')
      return { kind: 'tool', agent, tool, args, rawDataOnly: false, credentials, fields }
    }
  } catch (error) {
    if (error instanceof Failure) return error
    throw error
  }
  const { query: text, raw_data_only: rawDataOnly = false } = body as Schemas['PaidQuery'] // validated
  return { kind: 'query', agent, query: text, rawDataOnly, credentials }
}

function faultOfRequest({ agent }: Sale, work: AgentWork | Failure): Failure | undefined {
  if (!agent.x402) return notForSale(agent)
  return work instanceof Failure ? work : undefined
}

/** The charge for the facilitator. */
function chargeOf({ sale, payment }: PaidRequest, terms: Terms, publicUrl: string): Charge {
  const { path, description, listing } = sale.resource
  const { service, extensions, outputSchema } = listing?.() ?? {}
  return {
    payload: payment.payload,
    terms,
    resource: {
      url: publicUrl + path,
      description: shortened(description),
      mimeType: 'application/json',
      ...service,
    },
    ...(extensions && outputSchema && { listing: { extensions, outputSchema } }),
  }
}

/** The members of an order that describe the work, independent of its charge. */
function workOrder(
  parts: PaidOptions,
  { sale, client, credentialHash }: PaidRequest,
  context: PurchaseContext,
  { signed, work }: { signed: SignedPayment; work: AgentWork | Failure },
): Omit<Order, 'charge' | 'priceNano' | 'isSigned' | 'checkClient'> {
  const { agent, tool, resource, chain } = sale
  const { body, query: { fields } = {}, requestId, startedAt, signal: requestSignal } = context
  const { queryMs, aroundToolMs, writeTools } = parts
  const queryWorkMs = chain === 'solana' ? Math.min(solanaQueryMs, queryMs) : queryMs
  const keyId = payerKey(signed.payer)
  return {
    payment: signed,
    fingerprint: fingerprintOf({
      method: 'POST',
      path: resource.path,
      body: asWritten(body),
      ...(credentialHash !== undefined && { credentials: credentialHash }),
      ...(fields !== undefined && { fields }),
    }),
    requestId,
    client: client.address,
    agent: agent.id,
    tool: tool?.name ?? null,
    workMs: tool ? tool.timeout_ms + aroundToolMs : queryWorkMs,
    isRepeatable: tool ? tool.effect === 'read' : !writeTools,
    async work(signal, callId) {
      if (work instanceof Failure) throw work
      const faultOf: PurchaseContext['faultOf'] = (...reply) => context.faultOf(...reply)
      const job = { work, requestId, callId, keyId, startedAt, signal, requestSignal, faultOf }
      return runPaidWork(parts, job)
    },
  }
}

type Outcome<Kind> = Extract<Awaited<ReturnType<Payments['purchase']>>, { kind: Kind }>

const replyFrom = ({ receipt, replayed, body }: Outcome<'answered'>): PaidReply => ({
  headers: {
    ...receiptHeaders(receipt),
    'Cache-Control': 'private, no-store',
    ...(replayed && { 'Idempotent-Replayed': 'true' }),
  },
  body: new Json(body),
})

/**
 * Writes the ledger row of a failed payment. Anyone can send one in a payer's name, so that only
 * the payer's signature gets a row. Failed work has a row of its own.
 */
async function recordFailedPayment(
  usage: PaidOptions['usage'],
  { payment, agent, tool, isSigned }: Order,
  { requestId, startedAt, body }: PurchaseContext,
  error: unknown,
): Promise<void> {
  const facts = failureFacts(error, body)
  if (classOf(facts.status) !== 'payment' || !(await isSigned())) return
  usage.recordRejection({
    requestId,
    callId: newId(),
    keyId: payerKey(payment.payer),
    groupId: null,
    service: 'mesh',
    ms: performance.now() - startedAt,
    ...facts,
    subject: { agent, ...(tool !== null && { tool }) },
  })
}

/** The 402 response to a rejected payment, with a receipt if its settlement was attempted. */
function refusedPayment(
  x402: PaymentDeps,
  { sale, payment }: PaidRequest,
  { payer }: SignedPayment,
  { refusal: { reason, message }, tried }: Outcome<'refused'>,
): Failure {
  if (!tried) return paymentRequired(x402, sale, message)
  return paymentRequired(x402, sale, message, {
    success: false,
    errorReason: reason,
    transaction: '',
    network: payment.network,
    payer,
  })
}
