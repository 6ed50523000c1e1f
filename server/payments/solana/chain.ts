import type { Address, Signature, Slot } from '@solana/kit'
import { tokenPrograms } from '../../../client/paying/chains/solana-programs.ts'
import { createChain } from '../chain.ts'
import type { Proxy } from '../../undici/transport.ts'
import { openRpc, unknown } from '../rpc.ts'
import { deriveAccount, transactionFrom, type Transaction } from './scheme.ts'
import type { Chain, ChainQuery, Evidence, Payment, Terms } from '../types.ts'

type Kit = typeof import('@solana/kit')
/** The reader of one query, with one time limit for all of its requests. */
type Reader = {
  kit: Kit
  rpc: ReturnType<Kit['createSolanaRpc']>
  ask: <Answer>(request: Request<Answer>) => Promise<Answer>
  now: () => number
}
type Request<Answer> = { send(options: { abortSignal: AbortSignal }): Promise<Answer> }
/** An entry of `getSignaturesForAddress`. */
type ListedTransaction = {
  signature: Signature
  slot: Slot
  err: unknown
  memo: string | null
  blockTime: bigint | null
  confirmationStatus: string | null
}

/** Beyond this difference between the chain's clock and ours, an absence proves nothing. */
const skewS = 120
/** A blockhash is valid for about a minute: a transaction is sent at most this long before its claim. */
const beforeClaimS = 300
/**
 * After this, finalized blocks include a blockhash that was new at the claim: an unknown one is too
 * old, not too new.
 */
const knownAfterS = 60
const pageSize = 1000
const maxPages = 20
const maxTransactions = 100

/** Reads Solana for payments by a token transfer. Sends no request before its first use. */
export async function openSolanaChain({
  rpcUrl,
  network,
  proxy,
  timeoutMs = 5000,
  now = Date.now,
}: {
  rpcUrl: string
  network: string
  proxy?: Proxy | undefined
  timeoutMs?: number
  now?: () => number
}): Promise<Chain> {
  const kit = await import('@solana/kit') // large, and only needed where there is an RPC
  const { send, signalsFor } = openRpc(rpcUrl, { timeoutMs, proxy, read: bigintOf })
  const rpc = kit.createSolanaRpcFromTransport(({ payload, signal }) => send(payload, signal))
  const serves = servesNetwork(network)
  function newReader(totalMs?: number): Reader {
    const signal = signalsFor(totalMs)
    return { kit, rpc, now, ask: (request) => request.send({ abortSignal: signal() }) }
  }

  return createChain<Reader>({
    newReader,
    async evidenceOf(reader, payment) {
      const message = transactionOf(kit, payment.payload)
      if (!message) return unknown('the payload holds no transaction with a blockhash')
      if (!(await serves(reader))) return unknown(`the RPC serves another chain than ${network}`)
      return evidenceOf(reader, payment, message)
    },
    async isAlive(reader, payload) {
      const message = transactionOf(kit, payload)
      if (!message || !(await serves(reader))) return undefined
      // The newest block has the newest blockhashes, and is the first to drop one.
      const { value } = await reader.ask(
        rpc.isBlockhashValid(message.blockhash, { commitment: 'processed' }),
      )
      return typeof value === 'boolean' ? value : undefined
    },
    head: ({ ask }) => ask(rpc.getSlot({ commitment: 'processed' })),
    accountOf: async (payload) => transactionOf(kit, payload)?.transfer.source,
    balanceOf: async (reader, account) =>
      (await serves(reader)) ? tokensOf(reader, account) : undefined,
  })
}

/** A token account's balance; the amount follows the mint and the owner, of 32 bytes each. */
async function tokensOf({ kit, rpc, ask }: Reader, account: string): Promise<bigint> {
  const options = { commitment: 'confirmed', encoding: 'base64' } as const
  const { value } = await ask(rpc.getAccountInfo(kit.address(account), options))
  return value === null ? 0n : Buffer.from(value.data[0], 'base64').readBigUInt64LE(64)
}

/**
 * Whether the RPC serves this network, whose name is the prefix of its first block's hash. An RPC
 * of another chain would show no transaction, which looks like a proof of absence.
 */
function servesNetwork(network: string): (reader: Reader) => Promise<boolean> {
  let isServed = false
  return async ({ rpc, ask }) => {
    isServed ||= network === `solana:${(await ask(rpc.getGenesisHash())).slice(0, 32)}`
    return isServed
  }
}

/** `@solana/kit` expects integers as bigint. */
const bigintOf = (_name: string, value: unknown) =>
  typeof value === 'number' && Number.isInteger(value) ? BigInt(value) : value

async function evidenceOf(
  reader: Reader,
  { terms, claimedAt, after = 0 }: ChainQuery,
  message: Transaction,
): Promise<Evidence> {
  const account = paidAccount(reader.kit, terms, message)
  if (!account)
    return unknown('the transaction does not name the token account that the terms pay to')
  const { rpc, ask, now } = reader
  const final = await ask(rpc.isBlockhashValid(message.blockhash, { commitment: 'finalized' }))
  const confirmed = await ask(rpc.isBlockhashValid(message.blockhash, { commitment: 'confirmed' }))
  const { slot } = final.context
  if (typeof slot !== 'bigint') throw new Error('an answer of no slot')

  const claimed = Math.floor(claimedAt / 1000)
  // Read afterwards, from a node that has seen that slot: once the blockhash has expired, a
  // transaction that is not in this list never will be.
  const search = await findTransaction(reader, account, message, claimed - beforeClaimS, slot)
  if ('transaction' in search) return evidenceIn(search.transaction, after)
  if (final.value !== false || confirmed.value !== false)
    return unknown('the transaction is not on the chain, but can still get there')
  const time = Number(await ask(rpc.getBlockTime(slot)))
  if (!(Math.abs(time - now() / 1000) <= skewS))
    return unknown("the RPC's newest block is too old to decide")
  if (time < claimed + knownAfterS)
    return unknown('the transaction is not on the chain, but it is too early to decide')
  if (search.isComplete) return { kind: 'unspent' }
  return unknown(
    'the transaction was not found, ' +
      'but the RPC does not show all that was paid since the claim',
  )
}

/** A message is on the chain at most once, even if it failed; a failed one moved no money. */
function evidenceIn(
  { err, signature, slot, confirmationStatus }: ListedTransaction,
  after: number,
): Evidence {
  if (err === null) return { kind: slot > after ? 'spent' : 'earlier', transaction: signature }
  if (err !== undefined && confirmationStatus === 'finalized') return { kind: 'unspent' }
  return unknown('the transaction failed, in a block that is not final yet')
}

/** Searches the payments to an account, newest first, back to `since` in seconds. */
async function findTransaction(
  reader: Reader,
  account: Address,
  message: Transaction,
  since: number,
  slot: Slot,
): Promise<{ transaction: ListedTransaction } | { isComplete: boolean }> {
  const withoutMemo: ListedTransaction[] = []
  let reads = maxTransactions
  const matches = async (transaction: ListedTransaction) =>
    reads-- > 0 && (await isSameMessage(reader, transaction, message))

  let isComplete = false
  let last: ListedTransaction | undefined
  for (let page = 0; page < maxPages && !isComplete; page++) {
    const transactions = await readPage(reader, account, slot, last)
    const end = transactions.findIndex(
      ({ blockTime }) => blockTime !== null && blockTime < BigInt(since),
    )
    for (const transaction of end < 0 ? transactions : transactions.slice(0, end)) {
      const { memo } = transaction
      if (memo === null || message.memo === undefined) withoutMemo.unshift(transaction)
      else if (memo.includes(message.memo) && (await matches(transaction))) return { transaction }
    }
    last = transactions.at(-1)
    isComplete = end >= 0 || (!last && (await reachesBack(reader, BigInt(since))))
    if (!last) break
  }
  // Oldest first: those are the nearest to the claim.
  for (const transaction of withoutMemo) if (await matches(transaction)) return { transaction }
  return { isComplete: isComplete && reads >= 0 }
}

async function readPage(
  { rpc, ask }: Reader,
  account: Address,
  slot: Slot,
  last: ListedTransaction | undefined,
): Promise<readonly ListedTransaction[]> {
  // A node without the transaction `before` would return an empty page, as at the end.
  const minContextSlot = last && last.slot > slot ? last.slot : slot
  const options = {
    commitment: 'confirmed',
    limit: pageSize,
    minContextSlot,
    ...(last && { before: last.signature }),
  } as const
  return ask(rpc.getSignaturesForAddress(account, options))
}

async function isSameMessage(
  { kit, rpc, ask }: Reader,
  { signature }: ListedTransaction,
  { message }: Transaction,
): Promise<boolean> {
  const transaction = await ask(
    rpc.getTransaction(signature, {
      commitment: 'confirmed',
      encoding: 'base64',
      maxSupportedTransactionVersion: 0,
    }),
  )
  if (!transaction) throw new Error('a transaction is listed that cannot be read')
  const { messageBytes } = kit
    .getTransactionDecoder()
    .decode(Buffer.from(transaction.transaction[0], 'base64'))
  return Buffer.from(message).equals(Uint8Array.from(messageBytes))
}

/** Whether the node's history goes back to `since`: nodes delete old blocks. */
async function reachesBack({ rpc, ask }: Reader, since: bigint): Promise<boolean> {
  const oldest = await ask(rpc.getFirstAvailableBlock())
  if (oldest === 0n) return true
  const time: unknown = await ask(rpc.getBlockTime(oldest)) // in fact null where it is not known
  return typeof time === 'bigint' && time < since
}

/** The recipient's token account by either token program, if the transaction names it. */
const paidAccount = (kit: Kit, { payTo, asset }: Terms, { accounts }: Transaction) =>
  tokenPrograms
    .map((program) => deriveAccount(kit, payTo, asset, program))
    .find((account) => accounts.includes(account))

/** The transaction of a payment; undefined for one that the scheme would reject. */
function transactionOf(kit: Kit, payload: Payment['payload']): Transaction | undefined {
  try {
    return transactionFrom(kit, payload)
  } catch {
    return undefined
  }
}
