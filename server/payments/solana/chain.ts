import type { Address, Blockhash, RpcTransport, Signature, Slot } from '@solana/kit'
import type { Chain, Evidence, Payment, Terms } from '../types.ts'

type Kit = typeof import('@solana/kit')
type Look = Parameters<Chain['evidenceOf']>[0]
type Reader = {
  kit: Kit
  rpc: ReturnType<Kit['createSolanaRpc']>
  ask: <Answer>(request: Request<Answer>) => Promise<Answer>
  now: () => number
}
type Request<Answer> = { send(options: { abortSignal: AbortSignal }): Promise<Answer> }
type Message = {
  bytes: Uint8Array
  blockhash: Blockhash
  accounts: readonly Address[]
  memo: string | undefined
}
type Row = {
  signature: Signature
  slot: Slot
  err: unknown
  memo: string | null
  blockTime: bigint | null
  confirmationStatus: string | null
}
type Found = { row: Row } | { isComplete: boolean }

const tokenPrograms = [
  'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
] as Address[]
const associatedTokenProgram = 'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL' as Address
const memoPrograms = [
  'MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr',
  'Memo1UhkJRfHyvLMcVucJwxXeuD728EqVDDwQDxFMNo',
]

/** How far the chain's clock and ours may be apart for an absence to be believed. */
const skewS = 120
/** A blockhash lives for about a minute, so no transaction is on the chain much longer than this before it is claimed. */
const beforeClaimS = 300
/** After this, even the finalized blocks know a blockhash that was new at the claim: what they do not know is too old, not too new. */
const knownAfterS = 60
const pageSize = 1000
const mostPages = 20
const mostTransactions = 100
const mostTimeouts = 6
const headMs = 2000

/** Reads Solana for payments by a token transfer. Asks nothing until it is used. */
export async function openSolanaChain({
  rpcUrl,
  network,
  timeoutMs = 5000,
  now = Date.now,
}: {
  rpcUrl: string
  network: string
  timeoutMs?: number
  now?: () => number
}): Promise<Chain> {
  const kit = await import('@solana/kit') // large, and only needed where there is an RPC
  const rpc = kit.createSolanaRpcFromTransport(transportTo(kit, rpcUrl))
  let isServed = false

  /** Ends in time however many answers a look takes. */
  function reader(wholeMs = timeoutMs * mostTimeouts): Reader {
    const end = performance.now() + wholeMs
    const left = () => Math.max(1, Math.min(timeoutMs, Math.floor(end - performance.now())))
    return {
      kit,
      rpc,
      now,
      ask: (request) => request.send({ abortSignal: AbortSignal.timeout(left()) }),
    }
  }

  /** The name of a network is the beginning of its first block's hash. An RPC of another chain would find nothing, and prove absence with it. */
  async function serves({ ask }: Reader): Promise<boolean> {
    isServed ||= network === `solana:${(await ask(rpc.getGenesisHash())).slice(0, 32)}`
    return isServed
  }

  async function look(from: Reader, payment: Look): Promise<Evidence> {
    const message = await messageOf(kit, payment.payload)
    if (!message) return unknown('the payload holds no transaction with a blockhash')
    if (!(await serves(from))) return unknown(`the RPC serves another chain than ${network}`)
    return evidenceOf(from, payment, message)
  }

  async function ask(from: Reader, payload: Payment['payload']): Promise<boolean | undefined> {
    const message = await messageOf(kit, payload)
    if (!message || !(await serves(from))) return undefined
    // The newest block knows the newest blockhashes, and is the first to drop one.
    const { value } = await from.ask(
      rpc.isBlockhashValid(message.blockhash, { commitment: 'processed' }),
    )
    return typeof value === 'boolean' ? value : undefined
  }

  return {
    evidenceOf: (payment) =>
      look(reader(), payment).catch((error: unknown) => unknown(reasonOf(kit, error))),
    isAlive: (payload) => ask(reader(), payload).catch(() => undefined),
    head: () =>
      reader(headMs)
        .ask(rpc.getSlot({ commitment: 'processed' }))
        .then(Number)
        .catch(() => undefined),
  }
}

/** Kit's own would follow redirects. Whole numbers are bigints to kit, and none that we ask for is larger than a slot. */
function transportTo(
  { SolanaError, SOLANA_ERROR__RPC__TRANSPORT_HTTP_ERROR }: Kit,
  url: string,
): RpcTransport {
  const written = (_name: string, value: unknown) =>
    typeof value === 'bigint' ? Number(value) : value
  const read = (_name: string, value: unknown) =>
    typeof value === 'number' && Number.isInteger(value) ? BigInt(value) : value
  return async ({ payload, signal }) => {
    const reply = await fetch(url, {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json; charset=utf-8' },
      body: JSON.stringify(payload, written),
      redirect: 'manual',
      ...(signal && { signal }),
    })
    if (!reply.ok)
      throw new SolanaError(SOLANA_ERROR__RPC__TRANSPORT_HTTP_ERROR, {
        headers: reply.headers,
        message: reply.statusText,
        statusCode: reply.status,
      })
    return JSON.parse(await reply.text(), read)
  }
}

async function evidenceOf(
  reader: Reader,
  { terms, claimedAt, after = 0 }: Look,
  message: Message,
): Promise<Evidence> {
  const account = await paidAccount(reader, terms, message)
  if (!account)
    return unknown('the transaction does not name the token account that the terms pay to')
  const { rpc, ask, now } = reader
  const final = await ask(rpc.isBlockhashValid(message.blockhash, { commitment: 'finalized' }))
  const confirmed = await ask(rpc.isBlockhashValid(message.blockhash, { commitment: 'confirmed' }))
  const { slot } = final.context
  if (typeof slot !== 'bigint') throw new Error('an answer of no slot')

  const claimed = Math.floor(claimedAt / 1000)
  // Asked afterwards, of a node that has seen that slot: once the blockhash is dead, what is not in this list will never be.
  const found = await find(reader, account, message, BigInt(claimed - beforeClaimS), slot)
  if ('row' in found) return outcomeOf(found.row, after)
  if (final.value !== false || confirmed.value !== false)
    return unknown('the transaction is not on the chain, but can still get there')
  const time = Number(await ask(rpc.getBlockTime(slot)))
  if (!(Math.abs(time - now() / 1000) <= skewS))
    return unknown('the newest block that the RPC knows is too old to tell')
  if (time < claimed + knownAfterS)
    return unknown('the transaction is not on the chain, but it is too early to tell')
  return found.isComplete
    ? { kind: 'unspent' }
    : unknown(
        'the transaction was not found, but the RPC does not show all that was paid since the claim',
      )
}

/** A message lands once at most, whether it succeeds or fails; one that failed moved nothing. */
function outcomeOf({ err, signature, slot, confirmationStatus }: Row, after: number): Evidence {
  if (err === null) return { kind: slot > after ? 'spent' : 'earlier', transaction: signature }
  return err !== undefined && confirmationStatus === 'finalized'
    ? { kind: 'unspent' }
    : unknown('the transaction failed, in a block that is not final yet')
}

/** Looks through what was paid to an account, the newest first, until before the claim. */
async function find(
  reader: Reader,
  account: Address,
  message: Message,
  since: bigint,
  slot: Slot,
): Promise<Found> {
  const { rpc, ask } = reader
  const nameless: Row[] = []
  let looks = mostTransactions
  const isIt = async (row: Row) => looks-- > 0 && (await isSameMessage(reader, row, message))

  let isWhole = false
  let last: Row | undefined
  for (let page = 0; page < mostPages && !isWhole; page++) {
    // A node that does not know `before` would answer with an empty page, as if there was nothing older.
    const minContextSlot = last && last.slot > slot ? last.slot : slot
    const options = {
      commitment: 'confirmed',
      limit: pageSize,
      minContextSlot,
      ...(last && { before: last.signature }),
    } as const
    const rows: readonly Row[] = await ask(rpc.getSignaturesForAddress(account, options))
    const past = rows.findIndex(({ blockTime }) => blockTime !== null && blockTime < since)
    for (const row of past < 0 ? rows : rows.slice(0, past)) {
      if (row.memo === null || message.memo === undefined) nameless.unshift(row)
      else if (row.memo.includes(message.memo) && (await isIt(row))) return { row }
    }
    last = rows.at(-1)
    isWhole = past >= 0 || (!last && (await knows(reader, since)))
    if (!last) break
  }
  // The oldest first: those are the nearest to the claim.
  for (const row of nameless) if (await isIt(row)) return { row }
  return { isComplete: isWhole && looks >= 0 }
}

async function isSameMessage(
  { kit, rpc, ask }: Reader,
  { signature }: Row,
  { bytes }: Message,
): Promise<boolean> {
  const found = await ask(
    rpc.getTransaction(signature, {
      commitment: 'confirmed',
      encoding: 'base64',
      maxSupportedTransactionVersion: 0,
    }),
  )
  if (!found) throw new Error('a transaction is listed that cannot be read')
  const { messageBytes } = kit
    .getTransactionDecoder()
    .decode(Buffer.from(found.transaction[0], 'base64'))
  return Buffer.from(bytes).equals(Uint8Array.from(messageBytes))
}

/** Whether the node's history goes back to then: nodes forget what is old, and an end of the list may be no more than that. */
async function knows({ rpc, ask }: Reader, since: bigint): Promise<boolean> {
  const oldest = await ask(rpc.getFirstAvailableBlock())
  if (oldest === 0n) return true
  const time: unknown = await ask(rpc.getBlockTime(oldest)) // null where it is not known, whatever its type says
  return typeof time === 'bigint' && time < since
}

/** The account of the terms' recipient, by either token program, where the transaction names it. */
async function paidAccount(
  { kit }: Reader,
  { payTo, asset }: Terms,
  { accounts }: Message,
): Promise<Address | undefined> {
  const { encode } = kit.getAddressEncoder()
  for (const program of tokenPrograms) {
    const seeds = [encode(kit.address(payTo)), encode(program), encode(kit.address(asset))]
    const [account] = await kit.getProgramDerivedAddress({
      programAddress: associatedTokenProgram,
      seeds,
    })
    if (accounts.includes(account)) return account
  }
  return undefined
}

async function messageOf(
  kit: Kit,
  { transaction }: Payment['payload'],
): Promise<Message | undefined> {
  if (typeof transaction !== 'string') return undefined
  try {
    const { messageBytes } = kit.getTransactionDecoder().decode(Buffer.from(transaction, 'base64'))
    const message = kit.getCompiledTransactionMessageDecoder().decode(messageBytes)
    // With a durable nonce instead, it could be taken at any time.
    const lifetime =
      await kit.getTransactionLifetimeConstraintFromCompiledTransactionMessage(message)
    if (!('blockhash' in lifetime) || message.version === 1) return undefined
    const memo = message.instructions.find(({ programAddressIndex }) =>
      memoPrograms.includes(message.staticAccounts[programAddressIndex] ?? ''),
    )?.data
    const bytes = Uint8Array.from(messageBytes)
    return {
      bytes,
      blockhash: lifetime.blockhash,
      accounts: message.staticAccounts,
      memo: memo && Buffer.from(memo).toString(),
    }
  } catch {
    return undefined
  }
}

/** In our words: those of the errors may hold the URL, and that may hold a key. */
function reasonOf(
  { isSolanaError, SOLANA_ERROR__RPC__TRANSPORT_HTTP_ERROR }: Kit,
  error: unknown,
): string {
  if (error instanceof DOMException && error.name === 'TimeoutError')
    return 'the RPC did not answer in time'
  if (isSolanaError(error, SOLANA_ERROR__RPC__TRANSPORT_HTTP_ERROR))
    return `the RPC answered with HTTP ${error.context.statusCode}`
  // The codes of JSON-RPC are negative, and kit keeps them.
  if (isSolanaError(error) && error.context.__code < 0)
    return `the RPC answered with error ${error.context.__code}`
  return error instanceof TypeError && error.cause !== undefined
    ? 'the RPC could not be reached'
    : 'the RPC gave an answer that makes no sense'
}

const unknown = (reason: string): Evidence => ({ kind: 'unknown', reason })
