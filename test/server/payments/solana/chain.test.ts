import type { Address } from '@solana/kit'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import type { Terms } from '../../../../server/payments/types.ts'
import { startFacilitator } from '../../../support/chains/facilitator/official.ts'
import { signRequired } from '../../../support/chains/official-client.ts'
import type { Answer } from '../../../support/chains/rpc-proxy.ts'
import {
  inPagesOf,
  now,
  startProxiedChain,
  type Payload,
  type ProxiedChain,
} from './proxied-chain.ts'

type Row = {
  signature: string
  err?: unknown
  memo: string | null
  blockTime: number | null
  confirmationStatus: string
}

let solana: ProxiedChain
beforeAll(async () => {
  solana = await startProxiedChain()
})
afterAll(() => solana.stop())
beforeEach(() => solana.reset())

const rowsOf =
  (change: (row: Row) => Row): Answer =>
  async (_params, pass) =>
    ((await pass()) as Row[]).map(change)
const alive = 'the transaction is not on the chain, but can still get there'
const incomplete =
  'the transaction was not found, but the RPC does not show all that was paid since the claim'

test('does not call a payment unspent while the chain would still take it', async () => {
  const payload = await solana.sign()
  expect(await solana.evidenceOf(payload)).toEqual({ kind: 'unknown', reason: alive })
  expect(await (await solana.open()).isAlive(payload)).toBe(true)
})

test('says that a payment is unspent once its blockhash has expired', async () => {
  const payload = await solana.sign()
  solana.chain.expireBlockhash()
  expect(await solana.evidenceOf(payload)).toEqual({ kind: 'unspent' })
  expect(await (await solana.open()).isAlive(payload)).toBe(false)
  await expect(solana.chain.submit(payload), 'the chain refuses it').rejects.toThrow(
    'BlockhashNotFound',
  )
})

test('finds the transaction by which a facilitator settled the payment of an official client', async () => {
  const facilitator = await startFacilitator({ solana: solana.chain })
  onTestFinished(facilitator.stop)
  const accepts = [{ ...solana.terms(), network: solana.chain.network }]
  const { value } = await signRequired(
    { x402Version: 2, resource: { url: 'https://example.com/tool' }, accepts },
    { solana: await solana.payer(), rpcUrl: solana.chain.facilitatorRpcUrl },
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
  expect(await solana.evidenceOf(paymentPayload.payload)).toEqual({ kind: 'spent', transaction })
  solana.chain.expireBlockhash()
  solana.proxy.answers['getBlockTime'] = () => Promise.resolve(null)
  expect(await solana.evidenceOf(paymentPayload.payload), 'for which no time is needed').toEqual({
    kind: 'spent',
    transaction,
  })
})

test('tells what was on the chain before a slot, or in it, from what came later', async () => {
  const opened = await solana.open()
  const payload = await solana.sign()
  const before = (await opened.head()) ?? Infinity
  const transaction = await solana.chain.submit(payload)
  const head = (await opened.head()) ?? 0
  expect(head).toBeGreaterThan(before)
  const look = {
    payload: { ...payload },
    terms: solana.terms(),
    payer: (await solana.payer()).address,
    claimedAt: Date.now() - 100_000,
  }
  const evidence = await Promise.all(
    [before, head, Infinity].map((after) => opened.evidenceOf({ ...look, after })),
  )
  expect(evidence).toEqual(['spent', 'earlier', 'earlier'].map((kind) => ({ kind, transaction })))
  expect(
    await (await solana.open({ rpcUrl: 'http://127.0.0.1:1' })).head(),
    'it cannot be asked',
  ).toBeUndefined()
})

test.each(['a memo', null])(
  'finds a payment that carries %j, also where the RPC does not tell memos',
  async (memo) => {
    const payload = await solana.sign({ memo })
    const transaction = await solana.chain.submit(payload)
    expect(await solana.evidenceOf(payload)).toEqual({ kind: 'spent', transaction })
    solana.proxy.answers['getSignaturesForAddress'] = rowsOf((row) => ({ ...row, memo: null }))
    expect(await solana.evidenceOf(payload)).toEqual({ kind: 'spent', transaction })
  },
)

test('is not misled by another transaction with the same memo', async () => {
  const [ours, theirs] = [
    await solana.sign({ memo: 'the same' }),
    await solana.sign({ memo: 'the same', by: await solana.chain.wallet(2) }),
  ]
  await solana.chain.submit(theirs)
  expect(await solana.evidenceOf(ours)).toEqual({ kind: 'unknown', reason: alive })
  const transaction = await solana.chain.submit(ours)
  expect(await solana.evidenceOf(ours)).toEqual({ kind: 'spent', transaction })
})

test('says that a payment which failed on the chain is unspent once that is final', async () => {
  const payload = await solana.sign({ by: await solana.chain.wallet(3, 0n) })
  await expect(solana.chain.submit(payload)).rejects.toThrow('InstructionError')
  expect(await solana.evidenceOf(payload)).toEqual({ kind: 'unspent' })
  solana.proxy.answers['getSignaturesForAddress'] = rowsOf((row) => ({ ...row, err: undefined }))
  expect((await solana.evidenceOf(payload)).kind, 'not without its error').toBe('unknown')
  solana.proxy.answers['getSignaturesForAddress'] = rowsOf((row) => ({
    ...row,
    confirmationStatus: 'confirmed',
  }))
  expect(await solana.evidenceOf(payload)).toEqual({
    kind: 'unknown',
    reason: 'the transaction failed, in a block that is not final yet',
  })
})

test('finds what was sent by the newer token program', async () => {
  const payload = await solana.sign({
    program: 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb' as Address,
  }) // the mint is of the older one, so this fails, and is found like what does not
  await expect(solana.chain.submit(payload)).rejects.toThrow('InstructionError')
  expect(await solana.evidenceOf(payload)).toEqual({ kind: 'unspent' })
})

test('says nothing of a transaction that does not name the account of the terms', async () => {
  const payload = await solana.sign({ to: (await solana.chain.wallet(2)).address })
  expect(await solana.evidenceOf(payload)).toEqual({
    kind: 'unknown',
    reason: 'the transaction does not name the token account that the terms pay to',
  })
})

test('finds a payment among many later ones, page by page', async () => {
  const payload = await solana.sign()
  const transaction = await solana.chain.submit(payload)
  await solana.submit(40)
  solana.proxy.answers['getSignaturesForAddress'] = inPagesOf(3)
  expect(await solana.evidenceOf(payload)).toEqual({ kind: 'spent', transaction })
  expect(solana.proxy.counts['getSignaturesForAddress']).toBe(14)
  expect(solana.proxy.counts['getTransaction'], 'it reads only what can be the payment').toBe(1)
})

test('gives up after a bounded number of pages, and then proves no absence', async () => {
  const payload = await solana.sign()
  await solana.submit(30)
  solana.chain.expireBlockhash()
  solana.proxy.answers['getSignaturesForAddress'] = inPagesOf(1)
  expect(await solana.evidenceOf(payload)).toEqual({ kind: 'unknown', reason: incomplete })
  expect(solana.proxy.counts['getSignaturesForAddress']).toBe(20)
})

test('reads a bounded number of transactions, and then proves no absence', async () => {
  const payload = await solana.sign({ memo: null })
  await solana.submit(1)
  solana.chain.expireBlockhash()
  solana.proxy.answers['getSignaturesForAddress'] = async ([account, options], pass) =>
    options?.['before']
      ? []
      : Array<unknown>(101).fill(((await pass([account, { limit: 1 }])) as Row[])[0])
  expect(await solana.evidenceOf(payload)).toEqual({ kind: 'unknown', reason: incomplete })
  expect(solana.proxy.counts['getTransaction']).toBe(100)
})

test('stops looking where the list is older than the claim', async () => {
  const payload = await solana.sign({ memo: null })
  await solana.submit(10)
  solana.chain.expireBlockhash()
  let page = 0
  solana.proxy.answers['getSignaturesForAddress'] = async ([account, options], pass) => {
    const rows = (await pass([account, { ...options, limit: 2 }])) as Row[]
    return page++ < 2 ? rows : rows.map((row) => ({ ...row, blockTime: now() - 1000 }))
  }
  solana.proxy.answers['getFirstAvailableBlock'] = () => 7
  expect(await solana.evidenceOf(payload)).toEqual({ kind: 'unspent' })
  expect(solana.proxy.counts).toMatchObject({ getSignaturesForAddress: 3, getTransaction: 4 })
})

test('proves no absence with the end of what a node has kept', async () => {
  const payload = await solana.sign()
  solana.chain.expireBlockhash()
  solana.proxy.answers['getFirstAvailableBlock'] = () => 7
  solana.proxy.answers['getBlockTime'] = ([slot]) => (Number(slot) === 7 ? now() - 200 : now())
  expect(await solana.evidenceOf(payload)).toEqual({ kind: 'unknown', reason: incomplete })
  solana.proxy.answers['getBlockTime'] = ([slot]) =>
    Number(slot) === 7 ? Promise.resolve(null) : now()
  expect(await solana.evidenceOf(payload)).toEqual({ kind: 'unknown', reason: incomplete })
  solana.proxy.answers['getBlockTime'] = ([slot]) => (Number(slot) === 7 ? now() - 600 : now())
  expect(await solana.evidenceOf(payload)).toEqual({ kind: 'unspent' })
})

test('asks for the list only of nodes that have seen the end of the blockhash, and the pages before', async () => {
  const payload = await solana.sign()
  solana.chain.expireBlockhash()
  await solana.chain.submit(await solana.sign())
  const end = Number(await solana.proxy.ask('getSlot', []))
  await solana.chain.submit(await solana.sign())
  const requests: unknown[] = []
  solana.proxy.answers['isBlockhashValid'] = () => ({ context: { slot: end }, value: false })
  solana.proxy.answers['getSignaturesForAddress'] = ([account, options], pass) => {
    requests.push({
      commitment: options?.['commitment'],
      minContextSlot: options?.['minContextSlot'],
    })
    return pass([account, { ...options, limit: 1 }])
  }
  await solana.evidenceOf(payload)
  expect(requests.slice(0, 3)).toEqual(
    [end, end + 1, end].map((minContextSlot) => ({ commitment: 'confirmed', minContextSlot })),
  )
})

test('does not take a blockhash that is too new for one that is too old', async () => {
  const payload = await solana.sign()
  for (const unaware of ['finalized', 'confirmed']) {
    solana.proxy.answers['isBlockhashValid'] = ([, options]) => ({
      context: { slot: 9 },
      value: (options?.['commitment'] ?? 'finalized') !== unaware,
    })
    expect(await solana.evidenceOf(payload)).toEqual({ kind: 'unknown', reason: alive })
  }
  solana.chain.expireBlockhash()
  delete solana.proxy.answers['isBlockhashValid']
  expect(await solana.evidenceOf(payload, 50)).toEqual({
    kind: 'unknown',
    reason: 'the transaction is not on the chain, but it is too early to decide',
  })
})

test('believes no absence to a node that lags behind, or to a clock of its own that is wrong', async () => {
  const payload = await solana.sign()
  solana.chain.expireBlockhash()
  const tooOld = {
    kind: 'unknown',
    reason: "the RPC's newest block is too old to decide",
  }
  for (const ahead of [130, -130])
    expect(await solana.evidenceOf(payload, 400, { ahead })).toEqual(tooOld)
})

test('says nothing of a transaction with a durable nonce, which the chain could take at any time', async () => {
  const payload = await solana.sign({ isDurable: true })
  expect(await solana.evidenceOf(payload)).toEqual({
    kind: 'unknown',
    reason: 'the payload holds no transaction with a blockhash',
  })
  expect(await (await solana.open()).isAlive(payload)).toBeUndefined()
})

test.each([{}, { transaction: 7 }, { transaction: '' }, { transaction: 'AAAA' }])(
  'says that it does not know of a payload that is none: %j',
  async (payload) => {
    expect(await solana.evidenceOf(payload)).toEqual({
      kind: 'unknown',
      reason: 'the payload holds no transaction with a blockhash',
    })
    expect(await (await solana.open()).isAlive(payload)).toBeUndefined()
  },
)
