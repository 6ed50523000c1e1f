import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { components } from '../../../generated/server/operator.ts'
import type { Charge } from '../../../server/payments/types.ts'
import { openStore } from '../../../server/store/database.ts'
import type { Store } from '../../../server/store/store.ts'
import { newId } from '../../../server/store/id.ts'
import { claimPayment, movePayment } from '../../../server/store/queries/payments.ts'
import type { PaymentRow } from '../../../server/store/tables.ts'
import { startGateway, storeAt, type Gateway, type GatewayOptions } from './gateway.ts'
import { sendJson } from '../upstreams/tool-server.ts'
import { until } from '../waiting.ts'
import { listenOnLoopback } from '../http/listen.ts'
import { operatorFetch } from '../http/operator.ts'

export type Payment = components['schemas']['Payment']
type Readiness = components['schemas']['Readiness']

export const network = 'eip155:84532'
export const payer = '0x857b06519e91e3a54538791bdbb0e22373e36b66'
export const transaction = `0x${'7f'.repeat(32)}`
/** What was signed, and what was answered: only its payer may see it. */
export const secrets = {
  signature: 'canary-signature-60a1',
  answer: 'canary-answer-60a2',
  proof: 'canary-proof-60a3',
  fingerprint: 'canary-fingerprint-60a4',
}

const payTo = '0x209693bc6afc0c5328ba36faf03c514ef312287c'
const asset = '0x036cbd53842c5426634e7929541ec2318f3dcf7e'
const hourMs = 3_600_000

export const settled = { success: true, transaction, network, payer }

/** How that network is configured to be paid on. */
export const networksWith = (facilitator: string) => ({
  [network]: {
    path: 'evm' as const,
    pay_to: payTo,
    asset,
    asset_name: 'USDC',
    asset_version: '2',
    decimals: 6,
    facilitator,
  },
})

/** A facilitator that settles as the test says, and counts its settlements. */
export type ScriptedFacilitator = {
  url: string
  settles: number
  settle(res: ServerResponse): void
  supported(res: ServerResponse): void
  close(): void
}

export async function startScriptedFacilitator(): Promise<ScriptedFacilitator> {
  const scripted: ScriptedFacilitator = {
    url: '',
    settles: 0,
    settle: (res) => sendJson(res, settled),
    supported: (res) => sendJson(res, { kinds: [{ x402Version: 2, scheme: 'exact', network }] }),
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
  const server = createServer((req, res) => {
    req.resume().on('end', () => {
      if (req.url === '/supported') return scripted.supported(res)
      scripted.settles += 1
      scripted.settle(res)
    })
  })
  const port = await listenOnLoopback(server)
  scripted.url = `http://127.0.0.1:${port}`
  return scripted
}

export type PaymentServer = {
  gateway: Gateway
  facilitator: ScriptedFacilitator
  /** A connection to the store beside the server's, as of another process. */
  store: Store
  folder: string
  /** Puts a payment into the journal as the server would: claimed, and moved from there. */
  put(row?: Partial<PaymentRow>): Promise<PaymentRow>
  operate<T = Payment>(method: string, path: string): Promise<Answer<T>>
  /** Makes the server reconcile a payment now. */
  reconcile(id: string): Promise<Answer<Payment>>
  close(): Promise<void>
}

type Answer<T> = {
  status: number
  headers: Headers
  text: string
  body: T & { message?: string; code?: string }
}

/** A server that takes payments through a scripted facilitator. */
export async function startPaymentServer(
  options: GatewayOptions = {},
  existing?: ScriptedFacilitator,
): Promise<PaymentServer> {
  const folder = mkdtempSync(join(tmpdir(), 'tollgate-operator-'))
  const place = await storeAt(folder)
  const facilitator = existing ?? (await startScriptedFacilitator())
  const gateway = await startGateway({
    upstreams: { none: { base_url: 'http://127.0.0.1:9/v1' } },
    routes: { '*': [{ upstream: 'none' }] },
    payments: { networks: networksWith(facilitator.url) },
    store: place,
    ...options,
  })
  const store = openStore(place, { folder })
  const isHeard = async () =>
    ((await (await fetch(`${gateway.operatorUrl}/readyz`)).json()) as Readiness).parts['payments']
      ?.ok !== false // the operator contract says so
  if (!existing) await until('the facilitator is heard', isHeard)

  async function operate<T = Payment>(method: string, path: string): Promise<Answer<T>> {
    const reply = await operatorFetch(gateway, path, { method })
    const text = await reply.text()
    return {
      status: reply.status,
      headers: reply.headers,
      text,
      body: JSON.parse(text) as Answer<T>['body'],
    } // the server throws on a reply that breaks the contract
  }

  return {
    gateway,
    facilitator,
    store,
    folder,
    put: (row) => putPayment(store, row),
    operate,
    reconcile: (id) => operate('POST', `/payments/${id}/reconcile`),
    close,
  }

  async function close() {
    await store.close()
    await gateway.stop()
    facilitator.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * A payment that no process owns, settled once with unknown outcome, valid for an hour and by
 * default not looked at for an hour.
 */
export async function putPayment(
  { journal }: Pick<Store, 'journal'>,
  values: Partial<PaymentRow> = {},
): Promise<PaymentRow> {
  const now = Date.now()
  const at = values.created_at ?? now
  const id = values.id ?? newId(at)
  const of = values.network ?? network
  const charge: Charge = {
    payload: { signature: secrets.signature },
    terms: {
      scheme: 'exact',
      network: of,
      asset,
      amount: '2000',
      payTo,
      maxTimeoutSeconds: 120,
      extra: {},
    },
    resource: {
      url: 'http://127.0.0.1:8081/x402/agents/EchoAgent/echo',
      description: 'Says it again.',
      mimeType: 'application/json',
    },
  }
  const {
    state = 'settle_unknown',
    owner = null,
    lease_until = null,
    result = JSON.stringify({ result: secrets.answer }),
    ...rest
  } = values
  const claimed: PaymentRow = {
    id,
    key: `key-${id}`,
    proof: secrets.proof,
    fingerprint: secrets.fingerprint,
    network: of,
    payer,
    pay_to: payTo,
    asset,
    amount: '2000',
    price_nano: 2_000_000,
    agent: 'EchoAgent',
    tool: 'echo',
    request_id: `request-${id}`.slice(0, 44),
    charge: JSON.stringify(charge),
    receipt: null,
    reason: null,
    attempts: 1,
    asked_at: null,
    head: null,
    valid_before: now + hourMs,
    look_at: now + hourMs,
    looks: 0,
    created_at: at,
    updated_at: at,
    expires_at: now + 24 * hourMs,
    ...rest,
    state: 'reserved',
    result: null,
    owner: 'setting',
    lease_until: now + hourMs,
  }
  if ((await claimPayment(journal, claimed, { ofPayer: 10_000, ofAll: 10_000 })) !== 'claimed')
    throw new Error('the payment could not be claimed')
  const change = { state, result, owner, lease_until }
  if (!(await movePayment(journal, { id, owner: 'setting', state: 'reserved' }, change)))
    throw new Error('the payment could not be moved')
  return { ...claimed, ...change }
}
