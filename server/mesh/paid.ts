import type { components } from '../../generated/server/mesh.ts'
import type { AddressCounter, Client } from '../limits/addresses.ts'
import type { Reservation, Cap, Limits } from '../limits/limits.ts'
import { unlimited } from '../keys/limits.ts'
import { asWritten } from '../digits.ts'
import { Failure } from '../failure.ts'
import { payerKey, type UsageRecorder } from '../gateway/usage.ts'
import { nanoFrom } from '../money.ts'
import { Json } from '../json.ts'
import { fingerprintOf } from '../payments/fingerprint.ts'
import { paymentFrom, receiptHeaders, type FailedSettlement } from '../payments/header.ts'
import { v1Name } from '../payments/networks.ts'
import type { Order } from '../payments/purchase/order.ts'
import type { Payments } from '../payments/purchase/purchase.ts'
import type { Terms as Offer } from '../payments/types.ts'
import type { Resource } from '../payments/terms/resource.ts'
import type { TermsBook } from '../payments/terms/terms.ts'
import type { CallContext } from './answering.ts'
import { checkArguments } from './tools/arguments.ts'
import { modelsUsed } from './models-used.ts'
import { findAgent, findTool, type Runtime, type AgentWork } from './runtime.ts'
import { afterWrite } from './tools/failure.ts'
import type { Agent, Tool } from './agent.ts'

type Schemas = components['schemas']
type Body = { result: Schemas['Result'] }
type PaymentHeaders = { 'payment-signature'?: string | undefined; 'x-payment'?: string | undefined }

/** By what kind of chain something is bought: each has paths of its own. */
export type ChainKind = 'evm' | 'solana'

/** What is for sale at a path. */
export type Sale = {
  kind: ChainKind
  agent: Agent
  tool?: Tool
  resource: Resource
  offers: Offer[]
}

/** A request for something for sale, as its handler got it. */
export type Purchase = {
  body: unknown
  header: PaymentHeaders
  requestId: string
  startedAt: number
  signal: AbortSignal
  about: { agent?: string; keyId?: string }
  faultOf(status: number, body: unknown): string | undefined
  client(): Client | undefined
}

export type Paid = {
  /** Throws a Failure where there is nothing of this name for sale, or nothing now. */
  find(kind: ChainKind, agentId: string, tool?: string): Sale
  /** Throws the 404 where an agent is not for sale, unless the payment is one of the time when it was: nothing else of such a request is looked at. */
  checkSold(agentId: string, header: PaymentHeaders): void | Promise<void>
  /**
   * Throws the 402 when there is no payment, or a 429 when the client was given as many as it may be in a minute, and a 400 when the payment cannot be
   * read. Nothing else of the request is looked at.
   */
  requirePayment(sale: Sale, header: PaymentHeaders, client: Client): void
  /** Runs, charges and answers once for each payment. Throws a Failure for all that is not an answer; nothing is charged then. */
  buy(sale: Sale, purchase: Purchase): Promise<{ headers: Bought; body: Json<Body> }>
  list(kind: ChainKind, details: boolean): Schemas['PaidAgents']
}

export type Bought = {
  'PAYMENT-RESPONSE': string
  'X-PAYMENT-RESPONSE': string
  'Cache-Control': 'private, no-store'
  'Idempotent-Replayed'?: 'true'
}

type Parts = {
  agents: ReadonlyMap<string, Agent>
  runtime: Runtime
  usage: Pick<UsageRecorder, 'checkWritable' | 'recordRefusal'>
  limits: Pick<Limits, 'admit'>
  /** Limits of ours, which callers with keys share. */
  capsOf(agentId: string): readonly Cap[]
  /** Nothing, where no network is configured to be paid on. */
  till:
    | {
        payments: Pick<Payments, 'purchase' | 'isKnown'>
        terms: TermsBook
        ready(network: string): Promise<void>
      }
    | undefined
  /** The 402s that each address was given; nothing where they are not bounded. */
  unpaid: AddressCounter | undefined
  publicUrl(): string
  queryMs: number
  /** Around a tool's own deadline. */
  aroundToolMs: number
  /** Whether queries may use tools that change something. */
  writeTools: boolean
}

/** Paid Solana queries: a signed message of Solana lives a minute or so, and the answer must be settled in it. */
const solanaQueryMs = 30_000
const mostResultBytes = 2 << 20

/** Sells what agents do, one request at a time, to whoever pays. */
export function createPaid({
  agents,
  runtime,
  usage,
  limits,
  capsOf,
  till,
  unpaid,
  publicUrl,
  queryMs,
  aroundToolMs,
  writeTools,
}: Parts): Paid {
  function find(kind: ChainKind, agentId: string, name?: string): Sale {
    const agent = findAgent(agents, agentId)
    if (!agent.x402 && !till) throw notForSale(agent)
    const tool = name === undefined ? undefined : findTool(agent, name, 'tool')
    if (!till)
      throw new Failure(
        'unavailable',
        'this server takes no payments; send POST /mesh_request with a key',
        { retry: false },
      )
    const resource = resourceOf(kind, agent, tool)
    return {
      kind,
      agent,
      resource,
      offers: till.terms.offers(kind, resource),
      ...(tool && { tool }),
    }
  }

  /** Why nothing new can be bought now. What was paid for is given out all the same. */
  function closed({ kind, agent, offers }: Sale): Failure | undefined {
    if (!agent.x402) return notForSale(agent)
    if (!agent.available)
      return new Failure(
        'unavailable',
        `the agent ${agent.id} is not available: ${agent.unavailable_because ?? 'unknown'}`,
        { retryAfter: 60 },
      )
    if (offers.length > 0) return undefined
    return new Failure(
      'unavailable',
      `nothing can be paid on ${kind === 'evm' ? 'an EVM chain' : 'Solana'} at the moment; nothing was charged for this request`,
      { retryAfter: 30 },
    )
  }

  function checkSold(agentId: string, header: PaymentHeaders): void | Promise<void> {
    const agent = findAgent(agents, agentId)
    if (!agent.x402) return checkSoldBefore(agent, header)
  }

  async function checkSoldBefore(agent: Agent, header: PaymentHeaders): Promise<void> {
    const payment = till && readable(header)
    if (!payment) throw notForSale(agent)
    await till.ready(payment.network)
    const signed = till.terms.read(payment)
    if ('reason' in signed) throw notForSale(agent)
    const isKnown = await till.payments.isKnown(signed.key).catch((cause: unknown) => {
      throw new Failure(
        'unavailable',
        'the store of payments does not answer; nothing was charged, retry with the same payment',
        { cause, retryAfter: 5 },
      )
    })
    if (!isKnown) throw notForSale(agent)
  }

  /** Whoever pays by a payment that is recognised is not asked: their neighbours behind one address do not shut them out. */
  function checkUnpaid(client: Client | undefined): void {
    if (client?.isShared === false) unpaid?.check(client.address)
  }

  function countUnpaid(client: Client | undefined): void {
    if (client?.isShared === false) unpaid?.add(client.address)
  }

  function requirePayment(sale: Sale, header: PaymentHeaders, client: Client): void {
    if (paymentFrom(header)) return
    checkUnpaid(client)
    countUnpaid(client)
    throw (
      closed(sale) ??
      required(
        sale,
        'payment required: pay as one of these terms says, and send the request again with PAYMENT-SIGNATURE (x402 version 2) or X-PAYMENT (version 1)',
      )
    )
  }

  function required({ resource, offers }: Sale, error: string, told?: FailedSettlement): Failure {
    const terms = till?.terms.required(resource, offers, error)
    if (!terms) throw new Error('nothing is for sale')
    return new Failure('paymentRequired', error, {
      terms: {
        headers: { 'PAYMENT-REQUIRED': terms.header, ...(told && receiptHeaders(told)) },
        body: terms.body,
      },
    })
  }

  const queryTimeOf = ({ kind }: Sale) =>
    kind === 'solana' ? Math.min(solanaQueryMs, queryMs) : queryMs

  async function buy(
    sale: Sale,
    { body, header, requestId, startedAt, signal, about, faultOf, client: clientOf }: Purchase,
  ): Promise<{ headers: Bought; body: Json<Body> }> {
    const { agent, tool, resource } = sale
    const client = clientOf()
    about.agent = agent.id
    const payment = paymentFrom(header)
    if (!till || !payment) throw required(sale, 'payment required')
    const work = planned(sale, body)
    const unsound = work instanceof Failure ? work : undefined
    const wrong = agent.x402 ? unsound : notForSale(agent)
    await till.ready(payment.network)
    const signed = till.terms.read(payment)
    if ('reason' in signed) {
      checkUnpaid(client)
      countUnpaid(client)
      throw wrong ?? closed(sale) ?? required(sale, signed.message)
    }
    const keyId = payerKey(signed.payer)
    about.keyId = keyId
    usage.checkWritable()
    const match = wrong ?? closed(sale) ?? till.terms.match(payment, resource, sale.offers)
    const charge: Order['charge'] = !('terms' in match)
      ? match
      : {
          payload: payment.payload,
          terms: match.terms,
          resource: {
            url: publicUrl() + resource.path,
            description: resource.description,
            mimeType: 'application/json',
          },
        }
    const order: Order = {
      payment: signed,
      charge,
      fingerprint: fingerprintOf({ method: 'POST', path: resource.path, body: asWritten(body) }),
      requestId,
      client: client?.address ?? '',
      isSigned: async () => 'terms' in match && till.terms.isSigned(payment, match.terms),
      checkClient: () => checkUnpaid(client),
      agent: agent.id,
      tool: tool?.name ?? null,
      priceNano: 'terms' in match ? match.nano : 0,
      workMs: tool ? tool.timeout_ms + aroundToolMs : queryTimeOf(sale),
      isRepeatable: tool ? tool.effect === 'read' : !writeTools,
      async work(running, callId) {
        if (work instanceof Failure) throw work
        const used = modelsUsed()
        let counted = {}
        let isChanged = false
        const errand = {
          requestId,
          callId,
          keyId,
          signal: running,
          modelAsked: used.modelAsked,
          changed: () => void (isChanged = true),
        }
        try {
          return await admitted(
            work,
            keyId,
            () => worked(sale, work, errand, faultOf),
            (admission) => {
              // The server's own end leaves payments, too.
              if (running.reason === 'left' && signal.reason === 'left')
                counted = used.cover(admission)
            },
          )
        } catch (error) {
          const status = error instanceof Failure ? error.code : 'internal_error'
          usage.recordRefusal({
            requestId,
            callId,
            keyId,
            service: 'mesh',
            status,
            ms: performance.now() - startedAt,
            subject: { agent: agent.id, ...(tool && { tool: tool.name }) },
            ...counted,
          })
          throw isChanged ? afterWrite(error) : error
        }
      },
    }
    const outcome = await till.payments.purchase(order, signal)
    if (outcome.kind === 'refused') {
      const { reason, message } = outcome.refusal
      if (!('terms' in match)) checkUnpaid(client)
      if (!outcome.tried) countUnpaid(client)
      throw (
        closed(sale) ??
        required(
          sale,
          message,
          outcome.tried
            ? {
                success: false,
                errorReason: reason,
                transaction: '',
                network: payment.network,
                payer: signed.payer,
              }
            : undefined,
        )
      )
    }
    return {
      headers: {
        ...receiptHeaders(outcome.receipt),
        'Cache-Control': 'private, no-store',
        ...(outcome.replayed && { 'Idempotent-Replayed': 'true' }),
      },
      body: new Json(outcome.body),
    }
  }

  /** The arguments are checked before anything is claimed. What was claimed before, under older documents, is given out all the same. */
  function planned({ agent, tool }: Sale, body: unknown): AgentWork | Failure {
    try {
      if (tool)
        return {
          kind: 'tool',
          agent,
          tool,
          args: checkArguments(tool, body, 'body'),
          rawDataOnly: false,
        }
    } catch (error) {
      if (error instanceof Failure) return error
      throw error
    }
    const { query, raw_data_only: rawDataOnly = false } = body as Schemas['PaidQuery'] // the contract has been checked
    return { kind: 'query', agent, query, rawDataOnly }
  }

  /** Within our caps. Here only what is carried out counts: an answer that is stored is given out again as often as it is asked for. */
  async function admitted(
    work: AgentWork,
    id: string,
    run: () => Promise<string>,
    failed: (admission: Reservation | undefined) => void,
  ): Promise<string> {
    const nano = Number(nanoFrom(runtime.priceOf(work)))
    const admission = await limits.admit(
      { id, ...unlimited },
      { tokens: 0, nano },
      capsOf(work.agent.id),
    )
    try {
      const text = await run()
      admission?.spend(0, nano)
      return text
    } catch (error) {
      failed(admission)
      throw error
    } finally {
      admission?.end()
    }
  }

  /** The reply's body, which is stored before anybody pays for it: what the contract does not promise is a failed tool. */
  async function worked(
    { tool, agent }: Sale,
    work: AgentWork,
    errand: CallContext,
    faultOf: Purchase['faultOf'],
  ): Promise<string> {
    const body: Body = { result: await runtime.run(work, errand) }
    const what = tool ? `the tool ${tool.name}` : agent.id
    if (faultOf(200, body) !== undefined)
      throw new Failure(
        'toolFailed',
        `${what} gave an answer that cannot be sent; nothing was charged`,
      )
    const text = JSON.stringify(body)
    if (Buffer.byteLength(text) > mostResultBytes)
      throw new Failure(
        'toolFailed',
        `${what} gave an answer larger than ${mostResultBytes >> 20} MiB; nothing was charged`,
      )
    return text
  }

  function list(kind: ChainKind, details: boolean): Schemas['PaidAgents'] {
    const forSale = [...agents.values()].filter(({ x402, available }) => till && x402 && available)
    const listed = forSale.flatMap((agent) => {
      const tools = [...agent.tools.values()].flatMap((tool) => {
        const resource = resourceOf(kind, agent, tool)
        const [offer] = till?.terms.offers(kind, resource) ?? []
        if (!offer) return []
        return [
          {
            name: tool.name,
            description: tool.description,
            resourceUrl: publicUrl() + resource.path,
            priceUsd: tool.price_usd,
            network: v1Name(offer.network) ?? offer.network,
            ...(details && { parameters: { ...tool.parameters } }),
          },
        ]
      })
      return tools.length > 0 ? [{ agentId: agent.id, tools }] : []
    })
    return { count: listed.length, agents: listed }
  }

  return { find, checkSold, requirePayment, buy, list }
}

/** What is heard where an agent is sold by key only. */
export const notForSale = ({ id }: Agent): Failure =>
  new Failure('notFound', `${id} is not for sale; send POST /mesh_request with a key`, {
    retry: false,
    param: 'agent_id',
  })

/** The payment, where there may be an older one to answer. */
function readable(header: PaymentHeaders): ReturnType<typeof paymentFrom> {
  try {
    return paymentFrom(header)
  } catch {
    return undefined
  }
}

const pathOf = { evm: '/x402/agents', solana: '/x402/solana/agents' }

/** What is bought where an agent is asked, or one of its tools is run. */
export function resourceOf(kind: ChainKind, agent: Agent, tool: Tool | undefined): Resource {
  const path = [pathOf[kind], agent.id, ...(tool ? [tool.name] : [])].join('/')
  if (tool)
    return {
      path,
      agent: agent.id,
      tool: tool.name,
      priceUsd: tool.price_usd,
      description: tool.description,
      parameters: tool.parameters,
    }
  return {
    path,
    agent: agent.id,
    priceUsd: agent.query_price_usd,
    description: `Ask ${agent.id} in natural language. ${agent.description}`,
    parameters: {
      type: 'object',
      properties: { query: { type: 'string' }, raw_data_only: { type: 'boolean' } },
      required: ['query'],
    },
  }
}
