import type { Address, Hex, PublicClient, RpcLog } from 'viem'
import { createChain } from '../chain.ts'
import type { Proxy } from '../../undici/transport.ts'
import { isRefusal, openRpc, unknown } from '../rpc.ts'
import type { Chain, ChainQuery, Evidence, Payment } from '../types.ts'
import { authorizationFrom } from './scheme.ts'

type Viem = typeof import('viem')
/** The reader of one query, with one time limit for all of its requests. */
type Reader = {
  viem: Viem
  client: PublicClient
  abi: ReturnType<typeof tokenAbi>
  network: string
  now: () => number
}
type Block = { number: bigint; timestamp: bigint }
type Authorization = { from: Address; nonce: Hex; validBefore: bigint }

const freshS = 120
/**
 * The clocks of payer, server and chain differ, and the holder of an authorization can use it
 * before it is claimed here.
 */
const beforeClaimS = 600
/** Blocks that public RPCs search for logs in one request. */
const widest = 1000n
const maxSearches = 100

/** Reads an EVM chain for payments by EIP-3009. Sends no request before its first use. */
export async function openEvmChain({
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
  const viem = await import('viem') // large, and only needed where there is an RPC
  const abi = tokenAbi(viem)

  const rpc = openRpc(rpcUrl, { timeoutMs, proxy })

  function newReader(totalMs?: number): Reader {
    const signal = rpc.signalsFor(totalMs)
    const request = async (call: { method: string; params?: unknown }) => {
      const payload = { jsonrpc: '2.0', id: 1, ...call }
      return (await rpc.send<{ result: unknown }>(payload, signal())).result
    }
    const transport = viem.custom({ request }, { retryCount: 0 })
    const client = viem.createPublicClient({ transport, ccipRead: false })
    return { viem, client, abi, network, now }
  }

  const chain = createChain({
    newReader,
    evidenceOf,
    head: ({ client }) => client.getBlockNumber(),
    accountOf: async (payload, asset) => `${asset}|${senderOf(payload)}`.toLowerCase(),
    balanceOf,
  })
  return {
    ...chain,
    mayBeContract: (payload) => mayBeContract(newReader(), payload).catch(() => undefined),
  }
}

/** The suffix of an ERC-6492 signature, of a wallet that is deployed with its first payment. */
const undeployed = '6492'.repeat(16)

async function mayBeContract(
  { client, viem }: Reader,
  { authorization, signature }: Payment['payload'],
): Promise<boolean> {
  if (typeof signature === 'string' && signature.toLowerCase().endsWith(undeployed)) return true
  const code = await client.getCode({ address: viem.getAddress(senderOf({ authorization })) })
  return code !== undefined && code !== '0x'
}

/** The sender of a payment that the scheme has read. */
const senderOf = ({ authorization }: Payment['payload']): string =>
  (authorization as { from: string }).from.toLowerCase()

/** Undefined if the RPC serves another chain, where this address may be another token. */
async function balanceOf(
  { client, abi, network }: Reader,
  account: string,
): Promise<bigint | undefined> {
  const [asset = '', owner = ''] = account.split('|')
  const [chainId, balance] = await Promise.all([
    client.getChainId(),
    client.readContract({
      address: asset as Address,
      abi,
      functionName: 'balanceOf',
      args: [owner as Address],
    }),
  ])
  return `eip155:${chainId}` === network ? balance : undefined
}

const tokenAbi = ({ parseAbi }: Viem) =>
  parseAbi([
    'function authorizationState(address authorizer, bytes32 nonce) view returns (bool)',
    'event AuthorizationUsed(address indexed authorizer, bytes32 indexed nonce)',
    'event AuthorizationCanceled(address indexed authorizer, bytes32 indexed nonce)',
    'event Transfer(address indexed from, address indexed to, uint256 value)',
    'function balanceOf(address account) view returns (uint256)',
  ])

async function evidenceOf(reader: Reader, payment: ChainQuery): Promise<Evidence> {
  const { client, network, now } = reader
  const authorization = authorizationOf(payment.payload)
  if (!authorization) return unknown('the payload holds no EIP-3009 authorization')
  const [chainId, newest] = await Promise.all([client.getChainId(), client.getBlock()])
  if (`eip155:${chainId}` !== network)
    return unknown(`the RPC serves another chain than ${network}`)
  // viem does not check the types of what it formats.
  if (typeof newest.number !== 'bigint' || typeof newest.timestamp !== 'bigint')
    throw new Error('a block without number or time')
  const { from, nonce, validBefore } = authorization
  const isUsed = await client.readContract({
    address: payment.terms.asset.toLowerCase() as Address, // checked with the configuration
    abi: reader.abi,
    functionName: 'authorizationState',
    args: [from, nonce],
    // Exactly that block: nodes behind one URL may differ in their newest one.
    blockNumber: newest.number,
  })
  if (isUsed) return useOf(reader, payment, authorization, newest)
  // No block after `validBefore` can include it. Until then only a new block is certain.
  const seconds = BigInt(Math.floor(now() / 1000))
  const sinceSeconds = seconds < validBefore ? seconds - BigInt(freshS) : validBefore
  if (newest.timestamp >= sinceSeconds) return { kind: 'unspent' }
  return unknown("the RPC's newest block is too old to decide")
}

/** Whether the authorization was transferred or cancelled: both set its state. */
async function useOf(
  reader: Reader,
  payment: ChainQuery,
  authorization: Authorization,
  newest: Block,
): Promise<Evidence> {
  const { client, viem, abi } = reader
  const { terms, claimedAt, after = 0 } = payment
  const log = await findLog(
    reader,
    terms.asset,
    authorization,
    BigInt(Math.floor(claimedAt / 1000) - beforeClaimS),
    newest,
  )
  if (!log?.transactionHash)
    return unknown(
      'the authorization was used or cancelled, but the RPC shows no log of it near the claim',
    )
  const receipt = await client.getTransactionReceipt({ hash: log.transactionHash })
  const ofToken = receipt.logs.filter(({ address }) => isSame(address, terms.asset))
  const events = viem.parseEventLogs({ abi, logs: ofToken })
  const { from, nonce } = authorization
  const at = events.findIndex(
    (event) =>
      event.eventName !== 'Transfer' &&
      isSame(event.args.authorizer, from) &&
      isSame(event.args.nonce, nonce),
  )
  if (receipt.status !== 'success' || at < 0)
    return unknown(
      'the RPC shows a log of the authorization, but not the transaction that wrote it',
    )
  if (events[at]?.eventName === 'AuthorizationCanceled') return { kind: 'cancelled' }

  // One transaction can use many authorizations of one payer: the transfer of this one follows it,
  // before the next.
  const following = events.slice(at + 1)
  const end = following.findIndex(({ eventName }) => eventName !== 'Transfer')
  const transfers = (end < 0 ? following : following.slice(0, end)).filter(
    (event) => event.eventName === 'Transfer',
  )
  const [first] = transfers
  if (!first || !isSame(first.args.from, from))
    return unknown('the authorization was used, but not for a transfer that can be read')
  const isPaid = isSame(first.args.to, terms.payTo) && first.args.value === BigInt(terms.amount)
  if (isPaid)
    return {
      kind: receipt.blockNumber > after ? 'spent' : 'earlier',
      transaction: receipt.transactionHash,
    }
  if (transfers.some(({ args }) => isSame(args.to, terms.payTo)))
    return unknown('the authorization was used for a transfer of another amount')
  // The payer signed the same nonce twice, and the other transfer came first.
  return { kind: 'cancelled' }
}

/** Searches back from the newest block that could have taken the authorization to its claim. */
async function findLog(
  { client, viem, abi }: Reader,
  token: string,
  { from, nonce, validBefore }: Authorization,
  since: bigint,
  newest: Block,
): Promise<RpcLog | undefined> {
  const events = [viem.toEventSelector(abi[1]), viem.toEventSelector(abi[2])]
  const subject = [viem.pad(from), nonce]
  const isOurs = ({ address, topics, removed }: RpcLog) =>
    !removed &&
    isSame(address, token) &&
    events.some((event) => event === topics[0]) &&
    subject.every((topic, index) => isSame(topic, topics[index + 1] ?? ''))
  const logs = async (first: bigint, last: bigint) => {
    const filter = {
      address: token as Address,
      fromBlock: viem.numberToHex(first),
      toBlock: viem.numberToHex(last),
      topics: [events, ...subject],
    }
    const entries = await client.request({ method: 'eth_getLogs', params: [filter] })
    return entries.find(isOurs)
  }

  const first = await blockBefore(client, since, newest.number)
  let last = newest.number
  if (newest.timestamp >= validBefore)
    last = min(last, (await blockBefore(client, validBefore, newest.number)) + widest)
  let width = widest
  for (let searches = 0; last >= first && searches < maxSearches; searches++) {
    const start = max(first, last - width + 1n)
    try {
      const log = await logs(start, last)
      if (log) return log
      last = start - 1n
    } catch (error) {
      // Some RPCs allow fewer blocks, and each reports that in another way.
      if (width === 1n || !isRefusal(error)) throw error
      width /= 2n
    }
  }
  return undefined
}

/** A block that is older than `time`, by not much more than one search for logs. */
async function blockBefore(client: PublicClient, time: bigint, newest: bigint): Promise<bigint> {
  const isBefore = async (blockNumber: bigint) =>
    (await client.getBlock({ blockNumber })).timestamp < time
  let [before, after] = [newest, newest]
  for (let step = widest; before > 0n; step *= 2n) {
    before = max(0n, newest - step)
    if (await isBefore(before)) break
    after = before
  }
  while (after - before > widest) {
    const middle = (before + after) / 2n
    if (await isBefore(middle)) before = middle
    else after = middle
  }
  return before
}

/** Undefined for a payload that the scheme would reject. */
function authorizationOf(payload: Payment['payload']): Authorization | undefined {
  try {
    const { from, nonce, validBefore } = authorizationFrom(payload)
    // In lower case no checksum can be wrong.
    return { from: from as Address, nonce: nonce as Hex, validBefore: BigInt(validBefore) }
  } catch {
    return undefined
  }
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()
const min = (one: bigint, other: bigint) => (one < other ? one : other)
const max = (one: bigint, other: bigint) => (one > other ? one : other)
