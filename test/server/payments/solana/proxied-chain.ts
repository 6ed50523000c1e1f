import {
  appendTransactionMessageInstructions,
  createTransactionMessage,
  getBase64EncodedWireTransaction,
  partiallySignTransactionMessageWithSigners,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
  setTransactionMessageLifetimeUsingDurableNonce,
  type Address,
  type Blockhash,
  type Instruction,
  type KeyPairSigner,
  type Nonce,
} from '@solana/kit'
import {
  TOKEN_PROGRAM_ADDRESS,
  findAssociatedTokenPda,
  getTransferCheckedInstruction,
} from '@solana-program/token'
import type { Evidence, Terms } from '../../../../server/payments/types.ts'
import { openSolanaChain } from '../../../../server/payments/solana/chain.ts'
import { startSolanaChain, type SolanaChain } from '../../../support/chains/solana/solana.ts'
import { startRpcProxy, type Answer, type RpcProxy } from '../../../support/chains/rpc-proxy.ts'

/** What the client sends as its payment on Solana. */
export type Payload = { transaction: string }

const memoProgram = 'MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr' as Address
const budgetProgram = 'ComputeBudget111111111111111111111111111111' as Address
const amount = 20_000n

/** Unix time in seconds, as Solana's blocks have it. */
export const now = () => Math.floor(Date.now() / 1000)

/** Shortens the pages of `getSignaturesForAddress`. */
export const inPagesOf =
  (limit: number): Answer =>
  ([account, options], pass) =>
    pass([account, { ...options, limit }])

type PayloadSettings = {
  memo?: string | null
  by?: KeyPairSigner
  program?: Address
  to?: Address
  isDurable?: boolean
}

type ChainSettings = { timeoutMs?: number; rpcUrl?: string; ahead?: number }

/** A chain with play money, and the chain of payments that reads it by a proxy of its RPC. */
export class ProxiedChain {
  readonly chain: SolanaChain
  readonly proxy: RpcProxy
  #memos = 0

  constructor(chain: SolanaChain, proxy: RpcProxy) {
    this.chain = chain
    this.proxy = proxy
  }

  async stop(): Promise<void> {
    await Promise.all([this.proxy.stop(), this.chain.stop()])
  }

  /** Removes faults and counts. */
  reset(): void {
    this.proxy.reset()
    // Nodes know the times of their blocks.
    Object.assign(this.proxy.answers, {
      getBlockTime: () => now(),
      getFirstAvailableBlock: () => 0,
    })
  }

  terms(): Terms {
    return {
      scheme: 'exact',
      network: this.chain.network,
      asset: this.chain.mint,
      amount: String(amount),
      payTo: this.chain.payTo,
      maxTimeoutSeconds: 60,
      extra: { feePayer: this.chain.facilitator.address },
    }
  }

  payer(): Promise<KeyPairSigner> {
    return this.chain.wallet(1)
  }

  /** A payment, by default as the official client builds it. */
  async sign({
    memo = `memo ${++this.#memos}`,
    by,
    program = TOKEN_PROGRAM_ADDRESS,
    to = this.chain.payTo,
    isDurable = false,
  }: PayloadSettings = {}): Promise<Payload> {
    const authority = by ?? (await this.payer())
    const { mint } = this.chain
    const [source, destination, blockhash] = await Promise.all([
      this.#tokenAccount(authority.address, program),
      this.#tokenAccount(to, program),
      this.#latestBlockhash(),
    ])
    const instructions: Instruction[] = [
      { programAddress: budgetProgram, data: Uint8Array.of(2, 0x20, 0x4e, 0, 0) },
      { programAddress: budgetProgram, data: Uint8Array.of(3, 1, 0, 0, 0, 0, 0, 0, 0) },
      getTransferCheckedInstruction(
        { source, mint, destination, authority, amount, decimals: 6 },
        { programAddress: program },
      ),
    ]
    if (memo !== null)
      instructions.push({ programAddress: memoProgram, accounts: [], data: Buffer.from(memo) })
    const payable = setTransactionMessageFeePayer(
      this.chain.facilitator.address,
      createTransactionMessage({ version: 0 }),
    )
    const message = appendTransactionMessageInstructions(instructions, payable)
    const durable = {
      nonce: blockhash as string as Nonce,
      nonceAccountAddress: mint,
      nonceAuthorityAddress: authority.address,
    }
    const timed = isDurable
      ? setTransactionMessageLifetimeUsingDurableNonce(durable, message)
      : setTransactionMessageLifetimeUsingBlockhash(
          { blockhash, lastValidBlockHeight: 0n },
          message,
        )
    const partlySigned = await partiallySignTransactionMessageWithSigners(timed)
    return { transaction: getBase64EncodedWireTransaction(partlySigned) }
  }

  /** Puts that many other payments on the chain. */
  async submit(count: number): Promise<void> {
    for (let n = 0; n < count; n += 1) await this.chain.submit(await this.sign())
  }

  /** The code under test; `ahead` is how many seconds its clock is ahead. */
  open({ timeoutMs = 2000, rpcUrl = this.proxy.url, ahead = 0 }: ChainSettings = {}) {
    const now = () => Date.now() + ahead * 1000
    return openSolanaChain({ rpcUrl, network: this.chain.network, timeoutMs, now })
  }

  /** What the chain shows of a payment that was claimed so many seconds ago. */
  async evidenceOf(
    payload: object,
    claimedAgo = 100,
    settings: ChainSettings = {},
  ): Promise<Evidence> {
    return (await this.open(settings)).evidenceOf({
      payload: { ...payload },
      terms: this.terms(),
      payer: (await this.payer()).address,
      claimedAt: Date.now() - claimedAgo * 1000,
    })
  }

  async #latestBlockhash(): Promise<Blockhash> {
    const latest = await this.proxy.ask('getLatestBlockhash', [])
    return (latest as { value: { blockhash: Blockhash } }).value.blockhash
  }

  async #tokenAccount(owner: Address, tokenProgram: Address): Promise<Address> {
    return (await findAssociatedTokenPda({ owner, mint: this.chain.mint, tokenProgram }))[0]
  }
}

export async function startProxiedChain(): Promise<ProxiedChain> {
  const chain = await startSolanaChain()
  return new ProxiedChain(chain, await startRpcProxy(chain.facilitatorRpcUrl))
}
