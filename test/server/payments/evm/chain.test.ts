import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import type { Hex } from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'
import type { Evidence, Terms } from '../../../../server/payments/types.ts'
import { openEvmChain } from '../../../../server/payments/evm/chain.ts'
import { startEvmChain, type EvmChain, type EvmPayload } from '../../../support/chains/evm.ts'
import { startFacilitator } from '../../../support/chains/facilitator/official.ts'
import { startHttpServer } from '../../../support/chains/http.ts'
import { RpcError } from '../../../support/chains/json-rpc.ts'
import { signRequired } from '../../../support/chains/official-client.ts'
import { startRpcProxy, type Answer, type RpcProxy } from '../../../support/chains/rpc-proxy.ts'

const stranger = '0x00000000000000000000000000000000000000aa'
const amount = '20000'

let chain: EvmChain
let front: RpcProxy
let nonces = 0

beforeAll(async () => {
  chain = await startEvmChain()
  front = await startRpcProxy(chain.rpcUrl)
})
afterAll(() => Promise.all([front.stop(), chain.stop()]))
beforeEach(() => front.reset())

const terms = (): Terms => ({
  scheme: 'exact',
  network: chain.network,
  asset: chain.token,
  amount,
  payTo: chain.payTo,
  maxTimeoutSeconds: 120,
  extra: { name: chain.tokenName, version: chain.tokenVersion },
})
const freshNonce = (): Hex => `0x${(++nonces).toString(16).padStart(64, '0')}`
const payer = () => chain.wallet(1)

async function signed(
  changes: Partial<EvmPayload['authorization']> = {},
  by?: PrivateKeyAccount,
): Promise<EvmPayload> {
  const account = by ?? (await payer())
  const now = await chain.now()
  const authorization = {
    from: account.address,
    to: chain.payTo,
    value: amount,
    validAfter: '0',
    validBefore: String(now + 120),
    nonce: freshNonce(),
    ...changes,
  }
  const { value, validAfter, validBefore } = authorization
  const fields = {
    from: 'address',
    to: 'address',
    value: 'uint256',
    validAfter: 'uint256',
    validBefore: 'uint256',
    nonce: 'bytes32',
  }
  const signature = await account.signTypedData({
    domain: {
      name: chain.tokenName,
      version: chain.tokenVersion,
      chainId: 84_532,
      verifyingContract: chain.token,
    },
    types: {
      TransferWithAuthorization: Object.entries(fields).map(([name, type]) => ({ name, type })),
    },
    primaryType: 'TransferWithAuthorization',
    message: {
      ...authorization,
      value: BigInt(value),
      validAfter: BigInt(validAfter),
      validBefore: BigInt(validBefore),
    },
  })
  return { authorization, signature }
}

/** What is seen from a server whose clock is the chain's. */
async function evidenceOf(
  payload: object,
  {
    claimedAt = 0,
    network = chain.network,
    timeoutMs = 2000,
    rpcUrl = front.url,
    now = 0,
    after = 0,
  } = {},
): Promise<Evidence> {
  const clock = now || (await chain.now()) * 1000
  const opened = await openEvmChain({ rpcUrl, network, timeoutMs, now: () => clock })
  return opened.evidenceOf({
    payload: { ...payload },
    terms: terms(),
    payer: (await payer()).address,
    claimedAt: claimedAt || clock,
    after,
  })
}

test('says that an authorization which nobody has used is unspent', async () => {
  expect(await evidenceOf(await signed())).toEqual({ kind: 'unspent' })
})

test('finds the transaction by which a facilitator settled the payment of an official client', async () => {
  const facilitator = await startFacilitator({ evm: chain })
  onTestFinished(facilitator.stop)
  const required = {
    x402Version: 2,
    resource: { url: 'https://example.com/tool' },
    accepts: [{ ...terms(), network: chain.network as `${string}:${string}` }],
  }
  const { value } = await signRequired(required, { evm: await payer() })
  const paymentPayload = JSON.parse(Buffer.from(value, 'base64').toString()) as {
    payload: EvmPayload
    accepted: Terms
  }
  expect(await evidenceOf(paymentPayload.payload)).toEqual({ kind: 'unspent' })
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
  const { success, transaction } = (await settled.json()) as {
    success: boolean
    transaction: string
  }
  expect(success).toBe(true)
  expect(await evidenceOf(paymentPayload.payload)).toEqual({ kind: 'spent', transaction })
})

test('tells what was on the chain before a block, or in it, from what came later', async () => {
  const opened = await openEvmChain({ rpcUrl: front.url, network: chain.network })
  const payload = await signed()
  const before = (await opened.head()) ?? Infinity
  const transaction = await chain.submit(payload)
  const head = (await opened.head()) ?? 0
  expect(head).toBeGreaterThan(before)
  const evidence = await Promise.all(
    [before, head, Infinity].map((after) => evidenceOf(payload, { after })),
  )
  expect(evidence).toEqual(['spent', 'earlier', 'earlier'].map((kind) => ({ kind, transaction })))
})

test('finds its transaction whatever the case in which addresses and nonces are written', async () => {
  const payload = await signed()
  const transaction = await chain.submit(payload)
  const { from, nonce } = payload.authorization
  const upper = (hex: string) => `0x${hex.slice(2).toUpperCase()}`
  expect(
    await evidenceOf({
      ...payload,
      authorization: { ...payload.authorization, from: upper(from), nonce: upper(nonce) },
    }),
  ).toEqual({ kind: 'spent', transaction })
})

test('tells a cancelled authorization from a spent one', async () => {
  const payload = await signed()
  await chain.cancel(await payer(), payload.authorization.nonce)
  expect(await evidenceOf(payload)).toEqual({ kind: 'cancelled' })
})

test('says that an authorization is cancelled when its payer used the nonce to pay somebody else', async () => {
  const payload = await signed()
  await chain.submit(await signed({ nonce: payload.authorization.nonce, to: stranger }))
  expect(await evidenceOf(payload)).toEqual({ kind: 'cancelled' })
})

test('does not call it paid when the nonce was used to pay us another amount', async () => {
  const payload = await signed()
  await chain.submit(await signed({ nonce: payload.authorization.nonce, value: '19999' }))
  expect(await evidenceOf(payload)).toEqual({
    kind: 'unknown',
    reason: 'the authorization was used for a transfer of another amount',
  })
})

test('is not misled by the same nonce of another payer', async () => {
  const payload = await signed()
  const other = await chain.wallet(2)
  await chain.submit(await signed({ nonce: payload.authorization.nonce }, other))
  expect(await evidenceOf(payload)).toEqual({ kind: 'unspent' })
})

test('does not count one transfer for two authorizations that one transaction used', async () => {
  const [paysUs, paysAnother] = [await signed(), await signed()]
  await chain.submit(paysUs)
  const racing = await chain.submit(
    await signed({ nonce: paysAnother.authorization.nonce, to: stranger }),
  )
  const [ours, theirs] = await Promise.all([evidenceOf(paysUs), receiptOf(racing)])
  if (ours.kind !== 'spent') throw new Error('the first was not paid')
  const mine = await receiptOf(ours.transaction as Hex)
  // As a contract would that uses one after the other.
  front.answers['eth_getTransactionReceipt'] = () => ({
    ...theirs,
    logs: [...theirs.logs, ...mine.logs],
  })
  expect(await evidenceOf(paysAnother)).toEqual({ kind: 'cancelled' })
  front.answers['eth_getTransactionReceipt'] = () => ({
    ...mine,
    logs: [...theirs.logs, ...mine.logs],
  })
  expect(await evidenceOf(paysUs)).toEqual(ours)
})

const receiptOf = (hash: Hex) =>
  front.ask('eth_getTransactionReceipt', [hash]) as Promise<{ logs: object[] }>

test('finds a payment among many others to the same account', async () => {
  const payloads = await Promise.all(Array.from({ length: 20 }, () => signed()))
  const transactions: string[] = []
  for (const payload of payloads) transactions.push(await chain.submit(payload))
  const evidence = await Promise.all(payloads.map((payload) => evidenceOf(payload)))
  expect(evidence).toEqual(transactions.map((transaction) => ({ kind: 'spent', transaction })))
})

test('finds a payment that is thousands of blocks old', async () => {
  const claimedAt = (await chain.now()) * 1000
  const payload = await signed()
  const transaction = await chain.submit(payload)
  await chain.client.mine({ blocks: 9000, interval: 2 })
  expect(await evidenceOf(payload, { claimedAt })).toEqual({ kind: 'spent', transaction })
  expect(front.counts['eth_getLogs'], 'it searches near the claim only').toBeLessThanOrEqual(4)
  expect(front.counts['eth_getBlockByNumber']).toBeLessThanOrEqual(25)
})

const atMost =
  (blocks: number): Answer =>
  ([filter], pass) => {
    const { fromBlock, toBlock } = filter as Record<string, string>
    if (Number(toBlock) - Number(fromBlock) >= blocks)
      throw new RpcError(-32600, `up to a ${blocks} block range`)
    return pass()
  }

test('searches in smaller steps where an RPC allows only few blocks at once', async () => {
  const payload = await signed()
  const transaction = await chain.submit(payload)
  await chain.client.mine({ blocks: 120, interval: 2 })
  front.answers['eth_getLogs'] = atMost(50)
  expect(await evidenceOf(payload)).toEqual({ kind: 'spent', transaction })
})

test('gives up after a bounded number of searches', async () => {
  const payload = await signed()
  await chain.submit(payload)
  await chain.client.mine({ blocks: 300, interval: 1 })
  front.answers['eth_getLogs'] = atMost(1)
  expect(await evidenceOf(payload)).toEqual({
    kind: 'unknown',
    reason: expect.stringContaining('shows no log') as string,
  })
  expect(front.counts['eth_getLogs']).toBe(100)
})

test('ends in time when each of many answers is only just in time', async () => {
  const payload = await signed()
  await chain.submit(payload)
  await chain.client.mine({ blocks: 60, interval: 1 })
  front.answers['eth_getLogs'] = async (params, pass) => (await pause(150), atMost(1)(params, pass))
  expect(await evidenceOf(payload, { timeoutMs: 200 })).toEqual({
    kind: 'unknown',
    reason: 'the RPC did not answer in time',
  })
  expect(front.counts['eth_getLogs']).toBeLessThanOrEqual(8)
})

test('asks about the very block whose time it knows', async () => {
  const blocks: unknown[] = []
  front.answers['eth_call'] = ([, block], pass) => (blocks.push(block), pass())
  expect(await evidenceOf(await signed())).toEqual({ kind: 'unspent' })
  expect(blocks).toEqual([`0x${(await chain.client.getBlockNumber()).toString(16)}`])
})

test('does not take an absent log for an absent payment', async () => {
  const payload = await signed()
  await chain.submit(payload)
  front.answers['eth_getLogs'] = () => []
  expect(await evidenceOf(payload)).toEqual({
    kind: 'unknown',
    reason:
      'the authorization was used or cancelled, but the RPC shows no log of it near the claim',
  })
  expect(front.counts['eth_getLogs'], 'and does not search all of the chain').toBeLessThanOrEqual(2)
})

test('is not misled by logs that it did not ask for', async () => {
  const [payload, other] = [await signed(), await signed()]
  await chain.submit(other)
  const transaction = await chain.submit(payload)
  // Those of all payments to this account, the newest last.
  front.answers['eth_getLogs'] = ([filter], pass) => pass([{ ...(filter as object), topics: [] }])
  expect(await evidenceOf(payload)).toEqual({ kind: 'spent', transaction })
})

test('believes no absence to a node that lags behind', async () => {
  const payload = await signed()
  const now = (await chain.now()) * 1000
  expect(await evidenceOf(payload, { now: now + 119_000 })).toEqual({ kind: 'unspent' })
  const late = await signed({ validBefore: String(now / 1000 + 900) })
  expect(await evidenceOf(late, { now: now + 121_000 })).toEqual({
    kind: 'unknown',
    reason: "the RPC's newest block is too old to decide",
  })
})

test('believes an absence after the expiry only to a block that is itself not before it', async () => {
  const validBefore = (await chain.now()) + 100
  const payload = await signed({ validBefore: String(validBefore) })
  const now = (validBefore + 5) * 1000
  // Fresh enough otherwise, but the next block could still take it.
  expect(await evidenceOf(payload, { now })).toEqual({
    kind: 'unknown',
    reason: "the RPC's newest block is too old to decide",
  })
  await chain.increaseTime(101)
  expect(await evidenceOf(payload, { now })).toEqual({ kind: 'unspent' })
  await expect(chain.submit(payload), 'the chain refuses it').rejects.toThrow(
    'authorization is expired',
  )
})

test('says nothing of a payment when the RPC serves another chain', async () => {
  front.answers['eth_chainId'] = () => '0x1'
  expect(await evidenceOf(await signed())).toEqual({
    kind: 'unknown',
    reason: 'the RPC serves another chain than eip155:84532',
  })
})

test.each([
  ['down', 'the RPC could not be reached'],
  ['busy', 'the RPC answered with HTTP 429'],
  ['html', 'the RPC returned an invalid response'],
  ['slow', 'the RPC did not answer in time'],
] as const)('says that it does not know when the RPC is %s', async (fault, reason) => {
  const payload = await signed()
  await chain.submit(payload)
  front.setFault(fault)
  expect(await evidenceOf(payload, { timeoutMs: 200 })).toEqual({ kind: 'unknown', reason })
})

const methods = [
  'eth_getBlockByNumber',
  'eth_call',
  'eth_getLogs',
  'eth_getTransactionReceipt',
  'eth_chainId',
]
test.each(methods)(
  'says that it does not know when %s is answered with nonsense',
  async (method) => {
    const payload = await signed()
    await chain.submit(payload)
    for (const nonsense of [
      null,
      'nonsense',
      [],
      {},
      7,
      '0x',
      { number: '0x1' },
      [null],
      [{ topics: 3 }],
    ]) {
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

test.each([301, 302, 303, 307, 308])(
  'does not follow where the RPC leads by %i',
  async (status) => {
    const payload = await signed()
    front.reset()
    const leading = await startHttpServer(
      (_req, _body, res) => void res.writeHead(status, { location: front.url }).end(),
    )
    expect(await evidenceOf(payload, { rpcUrl: leading.url })).toEqual({
      kind: 'unknown',
      reason: `the RPC answered with HTTP ${status}`,
    })
    expect(front.counts).toEqual({})
    await leading.stop()
  },
)

test('does not wait for a body that never ends', async () => {
  const endless = await startHttpServer((_req, _body, res) => void res.write('{"jsonrpc":"2.0",'))
  expect(await evidenceOf(await signed(), { rpcUrl: endless.url, timeoutMs: 200 })).toEqual({
    kind: 'unknown',
    reason: 'the RPC did not answer in time',
  })
  await endless.stop()
})

test.each([
  {},
  { authorization: null },
  { authorization: { from: 'x', nonce: '0x00', validBefore: '1' } },
  { authorization: { from: stranger, nonce: '0x12', validBefore: '1' } },
  { authorization: { from: stranger, nonce: `0x${'00'.repeat(32)}`, validBefore: '1e3' } },
])('says that it does not know of a payload that is none: %j', async (payload) => {
  expect(await evidenceOf(payload)).toEqual({
    kind: 'unknown',
    reason: 'the payload holds no EIP-3009 authorization',
  })
})

test('leaves to its validity how long an authorization lives, and asks nobody', async () => {
  const opened = await openEvmChain({ rpcUrl: 'http://127.0.0.1:1', network: chain.network })
  expect(await opened.isAlive({ ...(await signed()) })).toBe(true)
  expect(await opened.head(), 'it cannot be asked').toBeUndefined()
})
