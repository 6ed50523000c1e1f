import { createHash } from 'node:crypto'
import { x402Facilitator } from '@x402/core/facilitator'
import type { Network, PaymentPayload, PaymentRequirements } from '@x402/core/types'
import { toFacilitatorEvmSigner, type FacilitatorEvmSigner } from '@x402/evm'
import { ExactEvmScheme } from '@x402/evm/exact/facilitator'
import { ExactEvmSchemeV1 } from '@x402/evm/exact/v1/facilitator'
import { SettlementCache, decodeTransactionFromPayload, toFacilitatorSvmSigner } from '@x402/svm'
import { ExactSvmScheme } from '@x402/svm/exact/facilitator'
import { ExactSvmSchemeV1 } from '@x402/svm/exact/v1/facilitator'
import { createWalletClient, publicActions, type Hex } from 'viem'
import { createNonceManager, jsonRpc } from 'viem/nonce'
import type { EvmChain } from '../evm.ts'
import { sendJson, startHttpServer } from '../http.ts'
import type { SolanaChain } from '../solana/solana.ts'
import { inTurn } from '../turns.ts'

type OfficialRequest = { paymentPayload: PaymentPayload; paymentRequirements: PaymentRequirements }

export type FacilitatorCall = {
  operation: 'verify' | 'settle'
  ok: boolean
  reason: string | undefined
  /** Identifies the payment: the nonce on EVM, the SHA-256 of the message on Solana. */
  key: string
}

export type FacilitatorOptions = {
  evm?: EvmChain
  solana?: SolanaChain
  /** How long a settlement on EVM waits to be in a block until it is told to be pending. */
  confirmationTimeoutMs?: number
  port?: number
}

export type TestFacilitator = {
  url: string
  /** Every call that was answered, oldest first. */
  calls: FacilitatorCall[]
  stop(): Promise<void>
}

/** Identifies a payment's transfer, in either version; undefined for what is no payment. */
export function paymentKey(payload: Record<string, unknown> | undefined): string | undefined {
  // Read with care below.
  const { authorization, transaction } = (payload ?? {}) as {
    authorization?: { nonce?: unknown }
    transaction?: unknown
  }
  if (typeof authorization?.nonce === 'string') return authorization.nonce.toLowerCase()
  if (typeof transaction !== 'string') return undefined
  try {
    const { messageBytes } = decodeTransactionFromPayload({ transaction })
    return createHash('sha256').update(Uint8Array.from(messageBytes)).digest('hex')
  } catch {
    return undefined
  }
}

/** The library types the names of version 1 as if they were CAIP-2. */
const named = (networkV1: string) => networkV1 as Network

function evmSigner(
  chain: EvmChain,
  confirmationTimeoutMs: number | undefined,
): FacilitatorEvmSigner {
  // Its own nonce manager: the shared one would continue where the last chain of this process
  // ended.
  const account = { ...chain.facilitator, nonceManager: createNonceManager({ source: jsonRpc() }) }
  const wallet = createWalletClient({
    account,
    chain: chain.client.chain,
    transport: chain.transport,
    pollingInterval: 10,
  }).extend(publicActions)
  // One after the other: a transaction that the chain refuses consumes a nonce, and later ones
  // would wait for it forever.
  const submissions = inTurn()
  const signer = {
    ...wallet,
    address: account.address,
    writeContract: (args: object) => submissions(() => wallet.writeContract(args as never)),
    sendTransaction: (args: object) => submissions(() => wallet.sendTransaction(args as never)),
  }
  // The library types what it calls more loosely than viem, which it is written for.
  const client = signer as unknown as FacilitatorEvmSigner & { address: Hex }
  return toFacilitatorEvmSigner(
    client,
    confirmationTimeoutMs === undefined ? {} : { confirmationTimeoutMs },
  )
}

/** The official facilitator, for both versions of x402, on the chains given. */
export async function startFacilitator({
  evm,
  solana,
  confirmationTimeoutMs,
  port,
}: FacilitatorOptions): Promise<TestFacilitator> {
  const facilitator = new x402Facilitator()
  if (evm) {
    const signer = evmSigner(evm, confirmationTimeoutMs)
    facilitator
      .register(evm.network, new ExactEvmScheme(signer))
      .registerV1(named(evm.networkV1), new ExactEvmSchemeV1(signer))
  }
  if (solana) {
    const signer = toFacilitatorSvmSigner(solana.facilitator, {
      defaultRpcUrl: solana.facilitatorRpcUrl,
    })
    const cache = new SettlementCache()
    facilitator
      .register(solana.network, new ExactSvmScheme(signer, cache))
      .registerV1(named(solana.networkV1), new ExactSvmSchemeV1(signer, cache))
  }
  const calls: FacilitatorCall[] = []

  const served = await startHttpServer(async (req, body, res) => {
    if (req.url === '/supported') return sendJson(res, 200, facilitator.getSupported())
    if (req.url !== '/verify' && req.url !== '/settle')
      return sendJson(res, 404, { error: 'not found' })
    // A body that is no request is answered with status 500.
    const request = JSON.parse(body) as OfficialRequest
    const key = paymentKey(request.paymentPayload.payload) ?? ''
    if (req.url === '/verify') {
      const answer = await facilitator.verify(request.paymentPayload, request.paymentRequirements)
      calls.push({ operation: 'verify', ok: answer.isValid, reason: answer.invalidReason, key })
      return sendJson(res, 200, answer)
    }
    const answer = await facilitator.settle(request.paymentPayload, request.paymentRequirements)
    calls.push({ operation: 'settle', ok: answer.success, reason: answer.errorReason, key })
    sendJson(res, 200, answer)
  }, port)
  return { url: served.url, calls, stop: served.stop }
}
