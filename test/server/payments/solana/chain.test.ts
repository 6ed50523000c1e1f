import { setTimeout as pause } from 'node:timers/promises'
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
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import type { Evidence, Terms } from '../../../../server/payments/types.ts'
import { openSolanaChain } from '../../../../server/payments/solana/chain.ts'
import { startFacilitator } from '../../../support/chains/facilitator/official.ts'
import { startHttpServer } from '../../../support/chains/http.ts'
import { RpcError } from '../../../support/chains/json-rpc.ts'
import { signRequired } from '../../../support/chains/official-client.ts'
import { startSolanaChain, type SolanaChain } from '../../../support/chains/solana/solana.ts'
import { startRpcProxy, type Answer, type RpcProxy } from '../../../support/chains/rpc-proxy.ts'

type Row = {
  signature: string
  err?: unknown
  memo: string | null
  blockTime: number | null
  confirmationStatus: string
}
type Payload = { transaction: string }

const memoProgram = 'MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr' as Address
const amount = 20_000n
const now = () => Math.floor(Date.now() / 1000)

let chain: SolanaChain
let front: RpcProxy
let memos = 0

beforeAll(async () => {
  chain = await startSolanaChain()
  front = await startRpcProxy(chain.facilitatorRpcUrl)
})
afterAll(() => Promise.all([front.stop(), chain.stop()]))
beforeEach(() => {
  front.reset()
  // Nodes know the times of their blocks.
  Object.assign(front.answers, { getBlockTime: () => now(), getFirstAvailableBlock: () => 0 })
})

const terms = (): Terms => ({
  scheme: 'exact',
  network: chain.network,
  asset: chain.mint,
  amount: String(amount),
  payTo: chain.payTo,
  maxTimeoutSeconds: 60,
  extra: { feePayer: chain.facilitator.address },
})
const payer = () => chain.wallet(1)
const blockhash = async () =>
  ((await front.ask('getLatestBlockhash', [])) as { value: { blockhash: Blockhash } }).value
    .blockhash
const accountOf = async (owner: Address, tokenProgram: Address) =>
  (await findAssociatedTokenPda({ owner, mint: chain.mint, tokenProgram }))[0]

/** A payment as the official client builds it, unless told. */
async function signed(
  changes: {
    memo?: string | null
    by?: KeyPairSigner
    program?: Address
    to?: Address
    isDurable?: boolean
  } = {},
): Promise<Payload> {
  const {
    memo = `memo ${++memos}`,
    program = TOKEN_PROGRAM_ADDRESS,
    to = chain.payTo,
    isDurable = false,
  } = changes
  const authority = changes.by ?? (await payer())
  const [source, destination, hash] = await Promise.all([
    accountOf(authority.address, program),
    accountOf(to, program),
    blockhash(),
  ])
  const instructions: Instruction[] = [
    getTransferCheckedInstruction(
      { source, mint: chain.mint, destination, authority, amount, decimals: 6 },
      { programAddress: program },
    ),
  ]
  if (memo !== null)
    instructions.push({ programAddress: memoProgram, accounts: [], data: Buffer.from(memo) })
  const payable = setTransactionMessageFeePayer(
    chain.facilitator.address,
    createTransactionMessage({ version: 0 }),
  )
  const message = appendTransactionMessageInstructions(instructions, payable)
  const durable = {
    nonce: hash as string as Nonce,
    nonceAccountAddress: chain.mint,
    nonceAuthorityAddress: authority.address,
  }
  const timed = isDurable
    ? setTransactionMessageLifetimeUsingDurableNonce(durable, message)
    : setTransactionMessageLifetimeUsingBlockhash(
        { blockhash: hash, lastValidBlockHeight: 0n },
        message,
      )
  return {
    transaction: getBase64EncodedWireTransaction(
      await partiallySignTransactionMessageWithSigners(timed),
    ),
  }
}

const open = ({ timeoutMs = 2000, rpcUrl = front.url, ahead = 0 } = {}) =>
  openSolanaChain({
    rpcUrl,
    network: chain.network,
    timeoutMs,
    now: () => Date.now() + ahead * 1000,
  })

async function submit(count: number): Promise<void> {
  for (; count > 0; count--) await chain.submit(await signed())
}

/** What is seen of a payment that was claimed so many seconds ago. */
async function evidenceOf(
  payload: object,
  claimedAgo = 100,
  options: Parameters<typeof open>[0] = {},
): Promise<Evidence> {
  return (await open(options)).evidenceOf({
    payload: { ...payload },
    terms: terms(),
    payer: (await payer()).address,
    claimedAt: Date.now() - claimedAgo * 1000,
  })
}

const inPagesOf =
  (limit: number): Answer =>
  ([account, options], pass) =>
    pass([account, { ...options, limit }])
const rowsOf =
  (change: (row: Row) => Row): Answer =>
  async (_params, pass) =>
    ((await pass()) as Row[]).map(change)
const alive = 'the transaction is not on the chain, but can still get there'
const incomplete =
  'the transaction was not found, but the RPC does not show all that was paid since the claim'

test('does not call a payment unspent while the chain would still take it', async () => {
  const payload = await signed()
  expect(await evidenceOf(payload)).toEqual({ kind: 'unknown', reason: alive })
  expect(await (await open()).isAlive(payload)).toBe(true)
})

test('says that a payment is unspent once its blockhash has expired', async () => {
  const payload = await signed()
  chain.expireBlockhash()
  expect(await evidenceOf(payload)).toEqual({ kind: 'unspent' })
  expect(await (await open()).isAlive(payload)).toBe(false)
  await expect(chain.submit(payload), 'the chain refuses it').rejects.toThrow('BlockhashNotFound')
})

test('finds the transaction by which a facilitator settled the payment of an official client', async () => {
  const facilitator = await startFacilitator({ solana: chain })
  onTestFinished(facilitator.stop)
  const accepts = [{ ...terms(), network: chain.network }]
  const { value } = await signRequired(
    { x402Version: 2, resource: { url: 'https://example.com/tool' }, accepts },
    { solana: await payer(), rpcUrl: chain.facilitatorRpcUrl },
  )
  const paymentPayload = JSON.parse(Buffer.from(value, 'base64').toString()) as {
    payload: Payload
    accepted: Terms
  }
  const body = JSON.stringify({
    x402Version: 2,
    paymentPayload,
    paymentRequirements: paymentPayload.accepted,
  })
  const settled = await fetch(`${facilitator.url}/settle`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  const { transaction } = (await settled.json()) as { transaction: string }
  expect(await evidenceOf(paymentPayload.payload)).toEqual({ kind: 'spent', transaction })
  chain.expireBlockhash()
  front.answers['getBlockTime'] = () => Promise.resolve(null)
  expect(await evidenceOf(paymentPayload.payload), 'for which no time is needed').toEqual({
    kind: 'spent',
    transaction,
  })
})

test('tells what was on the chain before a slot, or in it, from what came later', async () => {
  const opened = await open()
  const payload = await signed()
  const before = (await opened.head()) ?? Infinity
  const transaction = await chain.submit(payload)
  const head = (await opened.head()) ?? 0
  expect(head).toBeGreaterThan(before)
  const look = {
    payload: { ...payload },
    terms: terms(),
    payer: (await payer()).address,
    claimedAt: Date.now() - 100_000,
  }
  const evidence = await Promise.all(
    [before, head, Infinity].map((after) => opened.evidenceOf({ ...look, after })),
  )
  expect(evidence).toEqual(['spent', 'earlier', 'earlier'].map((kind) => ({ kind, transaction })))
  expect(
    await (await open({ rpcUrl: 'http://127.0.0.1:1' })).head(),
    'it cannot be asked',
  ).toBeUndefined()
})

test.each(['a memo', null])(
  'finds a payment that carries %j, also where the RPC does not tell memos',
  async (memo) => {
    const payload = await signed({ memo })
    const transaction = await chain.submit(payload)
    expect(await evidenceOf(payload)).toEqual({ kind: 'spent', transaction })
    front.answers['getSignaturesForAddress'] = rowsOf((row) => ({ ...row, memo: null }))
    expect(await evidenceOf(payload)).toEqual({ kind: 'spent', transaction })
  },
)

test('is not misled by another transaction with the same memo', async () => {
  const [ours, theirs] = [
    await signed({ memo: 'the same' }),
    await signed({ memo: 'the same', by: await chain.wallet(2) }),
  ]
  await chain.submit(theirs)
  expect(await evidenceOf(ours)).toEqual({ kind: 'unknown', reason: alive })
  const transaction = await chain.submit(ours)
  expect(await evidenceOf(ours)).toEqual({ kind: 'spent', transaction })
})

test('says that a payment which failed on the chain is unspent once that is final', async () => {
  const payload = await signed({ by: await chain.wallet(3, 0n) })
  await expect(chain.submit(payload)).rejects.toThrow('InstructionError')
  expect(await evidenceOf(payload)).toEqual({ kind: 'unspent' })
  front.answers['getSignaturesForAddress'] = rowsOf((row) => ({ ...row, err: undefined }))
  expect((await evidenceOf(payload)).kind, 'not without its error').toBe('unknown')
  front.answers['getSignaturesForAddress'] = rowsOf((row) => ({
    ...row,
    confirmationStatus: 'confirmed',
  }))
  expect(await evidenceOf(payload)).toEqual({
    kind: 'unknown',
    reason: 'the transaction failed, in a block that is not final yet',
  })
})

test('finds what was sent by the newer token program', async () => {
  const payload = await signed({
    program: 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb' as Address,
  }) // the mint is of the older one, so this fails, and is found like what does not
  await expect(chain.submit(payload)).rejects.toThrow('InstructionError')
  expect(await evidenceOf(payload)).toEqual({ kind: 'unspent' })
})

test('says nothing of a transaction that does not name the account of the terms', async () => {
  const payload = await signed({ to: (await chain.wallet(2)).address })
  expect(await evidenceOf(payload)).toEqual({
    kind: 'unknown',
    reason: 'the transaction does not name the token account that the terms pay to',
  })
})

test('finds a payment among many later ones, page by page', async () => {
  const payload = await signed()
  const transaction = await chain.submit(payload)
  await submit(40)
  front.answers['getSignaturesForAddress'] = inPagesOf(3)
  expect(await evidenceOf(payload)).toEqual({ kind: 'spent', transaction })
  expect(front.counts['getSignaturesForAddress']).toBe(14)
  expect(front.counts['getTransaction'], 'it reads only what can be the payment').toBe(1)
})

test('gives up after a bounded number of pages, and then proves no absence', async () => {
  const payload = await signed()
  await submit(30)
  chain.expireBlockhash()
  front.answers['getSignaturesForAddress'] = inPagesOf(1)
  expect(await evidenceOf(payload)).toEqual({ kind: 'unknown', reason: incomplete })
  expect(front.counts['getSignaturesForAddress']).toBe(20)
})

test('reads a bounded number of transactions, and then proves no absence', async () => {
  const payload = await signed({ memo: null })
  await submit(1)
  chain.expireBlockhash()
  front.answers['getSignaturesForAddress'] = async ([account, options], pass) =>
    options?.['before']
      ? []
      : Array<unknown>(101).fill(((await pass([account, { limit: 1 }])) as Row[])[0])
  expect(await evidenceOf(payload)).toEqual({ kind: 'unknown', reason: incomplete })
  expect(front.counts['getTransaction']).toBe(100)
})

test('stops looking where the list is older than the claim', async () => {
  const payload = await signed({ memo: null })
  await submit(10)
  chain.expireBlockhash()
  let page = 0
  front.answers['getSignaturesForAddress'] = async ([account, options], pass) => {
    const rows = (await pass([account, { ...options, limit: 2 }])) as Row[]
    return page++ < 2 ? rows : rows.map((row) => ({ ...row, blockTime: now() - 1000 }))
  }
  front.answers['getFirstAvailableBlock'] = () => 7
  expect(await evidenceOf(payload)).toEqual({ kind: 'unspent' })
  expect(front.counts).toMatchObject({ getSignaturesForAddress: 3, getTransaction: 4 })
})

test('proves no absence with the end of what a node has kept', async () => {
  const payload = await signed()
  chain.expireBlockhash()
  front.answers['getFirstAvailableBlock'] = () => 7
  front.answers['getBlockTime'] = ([slot]) => (Number(slot) === 7 ? now() - 200 : now())
  expect(await evidenceOf(payload)).toEqual({ kind: 'unknown', reason: incomplete })
  front.answers['getBlockTime'] = ([slot]) => (Number(slot) === 7 ? Promise.resolve(null) : now())
  expect(await evidenceOf(payload)).toEqual({ kind: 'unknown', reason: incomplete })
  front.answers['getBlockTime'] = ([slot]) => (Number(slot) === 7 ? now() - 600 : now())
  expect(await evidenceOf(payload)).toEqual({ kind: 'unspent' })
})

test('asks for the list only of nodes that have seen the end of the blockhash, and the pages before', async () => {
  const payload = await signed()
  chain.expireBlockhash()
  await chain.submit(await signed())
  const end = Number(await front.ask('getSlot', []))
  await chain.submit(await signed())
  const requests: unknown[] = []
  front.answers['isBlockhashValid'] = () => ({ context: { slot: end }, value: false })
  front.answers['getSignaturesForAddress'] = ([account, options], pass) => {
    requests.push({
      commitment: options?.['commitment'],
      minContextSlot: options?.['minContextSlot'],
    })
    return pass([account, { ...options, limit: 1 }])
  }
  await evidenceOf(payload)
  expect(requests.slice(0, 3)).toEqual(
    [end, end + 1, end].map((minContextSlot) => ({ commitment: 'confirmed', minContextSlot })),
  )
})

test('does not take a blockhash that is too new for one that is too old', async () => {
  const payload = await signed()
  for (const unaware of ['finalized', 'confirmed']) {
    front.answers['isBlockhashValid'] = ([, options]) => ({
      context: { slot: 9 },
      value: (options?.['commitment'] ?? 'finalized') !== unaware,
    })
    expect(await evidenceOf(payload)).toEqual({ kind: 'unknown', reason: alive })
  }
  chain.expireBlockhash()
  delete front.answers['isBlockhashValid']
  expect(await evidenceOf(payload, 50)).toEqual({
    kind: 'unknown',
    reason: 'the transaction is not on the chain, but it is too early to tell',
  })
})

test('believes no absence to a node that lags behind, or to a clock of its own that is wrong', async () => {
  const payload = await signed()
  chain.expireBlockhash()
  const tooOld = {
    kind: 'unknown',
    reason: 'the newest block that the RPC knows is too old to tell',
  }
  for (const ahead of [130, -130]) expect(await evidenceOf(payload, 400, { ahead })).toEqual(tooOld)
})

test('says nothing of a payment when the RPC serves another chain', async () => {
  const payload = await signed()
  chain.expireBlockhash()
  front.answers['getGenesisHash'] = () => '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d'
  expect(await evidenceOf(payload)).toEqual({
    kind: 'unknown',
    reason: `the RPC serves another chain than ${chain.network}`,
  })
  expect(await (await open()).isAlive(payload)).toBeUndefined()
})

test.each([
  ['down', 'the RPC could not be reached'],
  ['busy', 'the RPC answered with HTTP 429'],
  ['html', 'the RPC gave an answer that makes no sense'],
  ['slow', 'the RPC did not answer in time'],
] as const)('says that it does not know when the RPC is %s', async (fault, reason) => {
  const payload = await signed()
  chain.expireBlockhash()
  front.setFault(fault)
  expect(await evidenceOf(payload, 100, { timeoutMs: 200 })).toEqual({ kind: 'unknown', reason })
  expect(await (await open({ timeoutMs: 200 })).isAlive(payload)).toBeUndefined()
})

test.each([301, 302, 303, 307, 308])(
  'does not follow where the RPC leads by %i',
  async (status) => {
    const payload = await signed()
    front.reset()
    const leading = await startHttpServer(
      (_req, _body, res) => void res.writeHead(status, { location: front.url }).end(),
    )
    expect(await evidenceOf(payload, 100, { rpcUrl: leading.url })).toEqual({
      kind: 'unknown',
      reason: `the RPC answered with HTTP ${status}`,
    })
    expect(front.counts).toEqual({})
    await leading.stop()
  },
)

const methods = [
  'getGenesisHash',
  'isBlockhashValid',
  'getBlockTime',
  'getSignaturesForAddress',
  'getFirstAvailableBlock',
]
test.each(methods)(
  'says that it does not know when %s is answered with nonsense',
  async (method) => {
    const payload = await signed()
    chain.expireBlockhash()
    const answers = [
      null,
      'nonsense',
      {},
      [null],
      [7],
      { context: {}, value: false },
      { context: { slot: 1 }, value: null },
      { value: false },
    ]
    for (const nonsense of answers) {
      front.answers[method] = () => Promise.resolve(nonsense)
      expect((await evidenceOf(payload)).kind, JSON.stringify(nonsense)).toBe('unknown')
    }
    front.answers[method] = () => {
      throw new RpcError(-32005, 'quota of key abc is used up')
    }
    expect(await evidenceOf(payload)).toEqual({
      kind: 'unknown',
      reason: 'the RPC answered with error -32005',
    })
  },
)

test('believes in no transaction that it cannot read', async () => {
  const payload = await signed()
  await chain.submit(payload)
  chain.expireBlockhash()
  for (const nonsense of [
    null,
    'nonsense',
    {},
    [],
    { transaction: null },
    { transaction: ['!', 'base64'] },
    { transaction: ['AAAA', 'base64'] },
  ]) {
    front.answers['getTransaction'] = () => Promise.resolve(nonsense)
    expect((await evidenceOf(payload)).kind, JSON.stringify(nonsense)).toBe('unknown')
  }
})

test('does not wait for a body that never ends', async () => {
  const endless = await startHttpServer((_req, _body, res) => void res.write('{"jsonrpc":"2.0",'))
  expect(await evidenceOf(await signed(), 100, { rpcUrl: endless.url, timeoutMs: 200 })).toEqual({
    kind: 'unknown',
    reason: 'the RPC did not answer in time',
  })
  await endless.stop()
})

test('ends in time when each of many answers is only just in time', async () => {
  const payload = await signed()
  await submit(20)
  front.answers['getSignaturesForAddress'] = async (params, pass) => (
    await pause(150),
    inPagesOf(1)(params, pass)
  )
  expect(await evidenceOf(payload, 100, { timeoutMs: 200 })).toEqual({
    kind: 'unknown',
    reason: 'the RPC did not answer in time',
  })
})

test('says nothing of a transaction with a durable nonce, which the chain could take at any time', async () => {
  const payload = await signed({ isDurable: true })
  expect(await evidenceOf(payload)).toEqual({
    kind: 'unknown',
    reason: 'the payload holds no transaction with a blockhash',
  })
  expect(await (await open()).isAlive(payload)).toBeUndefined()
})

test.each([{}, { transaction: 7 }, { transaction: '' }, { transaction: 'AAAA' }])(
  'says that it does not know of a payload that is none: %j',
  async (payload) => {
    expect(await evidenceOf(payload)).toEqual({
      kind: 'unknown',
      reason: 'the payload holds no transaction with a blockhash',
    })
    expect(await (await open()).isAlive(payload)).toBeUndefined()
  },
)
