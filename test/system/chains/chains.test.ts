import {
  decodePaymentSignatureHeader,
  encodePaymentRequiredHeader,
  encodePaymentResponseHeader,
} from '@x402/core/http'
import type { PaymentRequired, SettleResponse } from '@x402/core/types'
import { createPublicClient, http } from 'viem'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { startEvmChain, type EvmChain, type EvmPayload } from '../../support/chains/evm.ts'
import {
  startFacilitator,
  type TestFacilitator,
} from '../../support/chains/facilitator/official.ts'
import { startFaultProxy, type FaultProxy } from '../../support/chains/facilitator/fault-proxy.ts'
import { after, before, holds, lies, refuses } from '../../support/chains/facilitator/faults.ts'
import { sendJson, startHttpServer, type HttpServer } from '../../support/chains/http.ts'
import {
  decodeReceipt,
  officialFetch,
  sign,
  type OfficialWallet,
} from '../../support/chains/official-client.ts'
import { startSolanaChain, type SolanaChain } from '../../support/chains/solana/solana.ts'

const price = 20_000n
let evm: EvmChain
let solana: SolanaChain
let facilitator: TestFacilitator
let proxy: FaultProxy
let shop: HttpServer

const resource = {
  url: 'http://shop.test/thing',
  description: 'a thing',
  mimeType: 'application/json',
}

function termsOf(path: string, version: 1 | 2) {
  const chain = path === '/evm' ? evm : solana
  const asset = path === '/evm' ? evm.token : solana.mint
  const extra =
    path === '/evm'
      ? { name: evm.tokenName, version: evm.tokenVersion }
      : { feePayer: solana.facilitator.address }
  const common = { scheme: 'exact', asset, payTo: chain.payTo, maxTimeoutSeconds: 120, extra }
  if (version === 2) return { ...common, network: chain.network, amount: String(price) }
  const { url, ...described } = resource
  return {
    ...common,
    ...described,
    network: chain.networkV1,
    maxAmountRequired: String(price),
    resource: url,
    outputSchema: null,
  }
}

const post = async (operation: string, body: unknown) =>
  fetch(`${proxy.url}/${operation}`, { method: 'POST', body: JSON.stringify(body) })

/** What a facilitator is sent for a header that pays. */
const chargeOf = (path: string, { name, value }: { name: string; value: string }) => {
  const version = name === 'X-PAYMENT' ? 1 : 2
  return {
    x402Version: version,
    paymentPayload: decodePaymentSignatureHeader(value),
    paymentRequirements: termsOf(path, version),
  }
}

/** Sells on both chains, to clients of both versions. */
const startShop = () =>
  startHttpServer(async ({ url = '', headers }, _body, res) => {
    const [name, value] = headers['x-payment']
      ? ['X-PAYMENT', headers['x-payment']]
      : ['PAYMENT-SIGNATURE', headers['payment-signature']]
    if (typeof value !== 'string') {
      const required = { x402Version: 2, resource, accepts: [termsOf(url, 2)] }
      // Its networks are typed more narrowly.
      res.setHeader('PAYMENT-REQUIRED', encodePaymentRequiredHeader(required as PaymentRequired))
      return sendJson(res, 402, {
        x402Version: 1,
        error: 'payment required',
        accepts: [termsOf(url, 1)],
      })
    }
    const charge = chargeOf(url, { name, value })
    const verified = (await (await post('verify', charge)).json()) as { isValid: boolean }
    if (!verified.isValid) return sendJson(res, 402, verified)
    const settled = (await (await post('settle', charge)).json()) as SettleResponse
    res.setHeader(
      name === 'X-PAYMENT' ? 'X-PAYMENT-RESPONSE' : 'PAYMENT-RESPONSE',
      encodePaymentResponseHeader(settled),
    )
    sendJson(res, settled.success ? 200 : 402, settled)
  })

const evmWallet = async (index: number): Promise<OfficialWallet> => ({
  evm: await evm.wallet(index),
})
const solanaWallet = async (index: number): Promise<OfficialWallet> => ({
  solana: await solana.wallet(index),
  rpcUrl: solana.rpcUrl,
})
const signedBy = async (path: string, wallet: OfficialWallet) =>
  chargeOf(path, await sign(await fetch(shop.url + path), wallet))
const answerOf = async (operation: string, body: unknown) => (await post(operation, body)).json()

async function solanaRpc(method: string, ...params: unknown[]): Promise<unknown> {
  const response = await fetch(solana.rpcUrl, {
    method: 'POST',
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })
  return ((await response.json()) as { result: unknown }).result
}

beforeAll(async () => {
  ;[evm, solana] = await Promise.all([startEvmChain(), startSolanaChain()])
  facilitator = await startFacilitator({ evm, solana, confirmationTimeoutMs: 300 })
  proxy = await startFaultProxy(facilitator.url)
  shop = await startShop()
})

afterAll(async () => {
  for (const part of [shop, proxy, facilitator, evm, solana]) await part.stop()
})

test.each([
  ['/evm', 2, 'payment-response'],
  ['/evm', 1, 'x-payment-response'],
  ['/solana', 2, 'payment-response'],
  ['/solana', 1, 'x-payment-response'],
] as const)(
  'on %s an official client of version %i pays exactly the price',
  async (path, version, header) => {
    const chain = path === '/evm' ? evm : solana
    const wallet = path === '/evm' ? await evmWallet(1) : await solanaWallet(1)
    const payer = (await chain.wallet(1)).address
    const balances = () =>
      // Each chain has addresses of its own.
      Promise.all([chain.balanceOf(payer as never), chain.balanceOf(chain.payTo as never)])
    const [payerHad, weHad] = await balances()
    const response = await officialFetch({ ...wallet, version })(shop.url + path)
    expect(response.status).toBe(200)
    expect(await balances()).toEqual([payerHad - price, weHad + price])
    const receipt = decodeReceipt(response.headers.get(header))
    expect(receipt).toMatchObject({
      success: true,
      payer,
      network: version === 2 ? chain.network : chain.networkV1,
    })
    const transfers = await chain.transfersTo(chain.payTo as never)
    expect(transfers.at(-1)).toEqual({
      from: payer,
      value: price,
      transaction: receipt.transaction,
    })
  },
)

test('ten payers pay at once on each chain', async () => {
  const had = await Promise.all([evm.balanceOf(evm.payTo), solana.balanceOf(solana.payTo)])
  const paid = await Promise.all(
    Array.from({ length: 10 }, async (_, index) => [
      (await officialFetch(await evmWallet(10 + index))(`${shop.url}/evm`)).status,
      (await officialFetch(await solanaWallet(10 + index))(`${shop.url}/solana`)).status,
    ]),
  )
  expect(paid).toEqual(Array.from({ length: 10 }, () => [200, 200]))
  expect(await Promise.all([evm.balanceOf(evm.payTo), solana.balanceOf(solana.payTo)])).toEqual(
    had.map((amount) => amount + 10n * price),
  )
})

test.each(['/evm', '/solana'] as const)(
  'on %s a settlement whose answer is dropped has moved the money, once',
  async (path) => {
    const chain = path === '/evm' ? evm : solana
    const charge = await signedBy(
      path,
      path === '/evm' ? await evmWallet(1) : await solanaWallet(1),
    )
    const count = async () => (await chain.transfersTo(chain.payTo as never)).length
    const had = await count()
    proxy.next('settle', after.drops)
    await expect(post('settle', charge)).rejects.toThrow('fetch failed')
    expect(await count()).toBe(had + 1)
    const reason = path === '/evm' ? 'invalid_exact_evm_nonce_already_used' : 'duplicate_settlement'
    expect(await answerOf('settle', charge)).toMatchObject({
      success: false,
      transaction: '',
      errorReason: reason,
    })
    expect(await count()).toBe(had + 1)
    expect(facilitator.calls.slice(-2).map(({ ok }) => ok)).toEqual([true, false])
  },
)

test('a facilitator lies, refuses, breaks off and goes away when told so', async () => {
  const charge = await signedBy('/evm', await evmWallet(2))
  const had = await evm.balanceOf(evm.payTo)
  const { verify, settle } = proxy.counts
  const callCount = facilitator.calls.length
  proxy.next('verify', lies.valid)
  expect(await answerOf('verify', { ...charge, paymentPayload: { payload: {} } })).toEqual({
    isValid: true,
    payer: '',
  })
  proxy.next('settle', lies.settledWithoutTransaction)
  proxy.next('settle', refuses('insufficient_funds'))
  expect(await answerOf('settle', charge)).toMatchObject({ success: true, transaction: '' })
  expect(await answerOf('settle', charge)).toMatchObject({
    success: false,
    errorReason: 'insufficient_funds',
  })
  proxy.always('settle', before.closes)
  for (let times = 0; times < 2; times++)
    await expect(post('settle', charge)).rejects.toThrow('fetch failed')
  proxy.always('settle', null)
  await proxy.down()
  await expect(post('settle', charge)).rejects.toMatchObject({ cause: { code: 'ECONNREFUSED' } })
  await proxy.up()
  expect(facilitator.calls.length).toBe(callCount)
  expect(await evm.balanceOf(evm.payTo)).toBe(had)

  const held = holds('after')
  proxy.next('settle', held.fault)
  const waited = answerOf('settle', charge)
  await held.arrived
  expect(await evm.balanceOf(evm.payTo)).toBe(had + price)
  held.release()
  expect(await waited).toMatchObject({ success: true })
  expect(proxy.counts).toMatchObject({ verify: verify + 1, settle: settle + 5 })
})

test('a cancelled authorization is used up without a transfer', async () => {
  const payer = await evm.wallet(3)
  const charge = await signedBy('/evm', { evm: payer })
  // Signed by the official client.
  const { authorization } = charge.paymentPayload.payload as EvmPayload
  await evm.cancel(payer, authorization.nonce)
  expect(await evm.isSpentOrCancelled(payer.address, authorization.nonce)).toBe(true)
  expect(await answerOf('verify', charge)).toMatchObject({
    isValid: false,
    invalidReason: 'invalid_exact_evm_nonce_already_used',
  })
  expect(await evm.balanceOf(payer.address)).toBe(1_000_000_000n)
})

test('a settlement that gets no block in time is pending, and the money moves later', async () => {
  const charge = await signedBy('/evm', await evmWallet(4))
  const had = await evm.balanceOf(evm.payTo)
  await evm.setMining(false)
  const pending = {
    success: false,
    errorReason: 'settlement_pending',
    transaction: expect.stringMatching(/^0x[0-9a-f]{64}$/),
  }
  expect(await answerOf('settle', charge)).toMatchObject(pending)
  expect(await evm.balanceOf(evm.payTo)).toBe(had)
  await evm.setMining(true)
  expect(await evm.balanceOf(evm.payTo)).toBe(had + price)
  expect(await answerOf('settle', charge)).toMatchObject({ success: true })
})

test('after its time a payment is refused on either chain', async () => {
  const late = await startEvmChain()
  onTestFinished(() => late.stop())
  await late.wallet(5)
  const [inTime, tooLate] = [
    await signedBy('/evm', await evmWallet(5)),
    await signedBy('/evm', await evmWallet(5)),
  ]
  // Each EVM chain here has the same id and token, so the second takes what was signed for the
  // first.
  await late.submit(inTime.paymentPayload.payload as EvmPayload)
  await late.increaseTime(300)
  expect((await late.now()) - Date.now() / 1000).toBeGreaterThan(290)
  await expect(late.submit(tooLate.paymentPayload.payload as EvmPayload)).rejects.toThrow(
    'authorization is expired',
  )
  expect(await late.transfersTo(late.payTo)).toHaveLength(1)

  const onSolana = await signedBy('/solana', await solanaWallet(5))
  const latest = (await solanaRpc('getLatestBlockhash')) as {
    value: { blockhash: string; lastValidBlockHeight: number }
  }
  expect(await solanaRpc('isBlockhashValid', latest.value.blockhash)).toMatchObject({ value: true })
  solana.expireBlockhash()
  expect(await solanaRpc('isBlockhashValid', latest.value.blockhash)).toMatchObject({
    value: false,
  })
  expect(await solanaRpc('getBlockHeight')).toBe(latest.value.lastValidBlockHeight + 1)
  expect(await answerOf('verify', onSolana)).toMatchObject({
    isValid: false,
    invalidMessage: 'Simulation failed: "BlockhashNotFound"',
  })
})

test('the RPC of Solana tells what a payment did', async () => {
  const payer = await solana.wallet(6)
  const charge = await signedBy('/solana', { solana: payer, rpcUrl: solana.rpcUrl })
  // Signed by the official client.
  const transaction = await solana.submit(charge.paymentPayload.payload as { transaction: string })
  const account = await solana.tokenAccountOf(solana.payTo)
  const [row] = (await solanaRpc('getSignaturesForAddress', account, { limit: 1 })) as unknown[]
  expect(row).toMatchObject({
    signature: transaction,
    err: null,
    memo: expect.stringMatching(/^\[32\] [0-9a-f]{32}$/),
  })
  expect(await solanaRpc('getTransaction', transaction)).toBeUndefined()
  const transactionRow = (await solanaRpc('getTransaction', transaction, {
    encoding: 'jsonParsed',
    maxSupportedTransactionVersion: 0,
  })) as {
    meta: Record<
      'preTokenBalances' | 'postTokenBalances',
      { owner: string; uiTokenAmount: { amount: string } }[]
    >
    transaction: { message: { instructions: unknown[] } }
  }
  const ours = (balances: (typeof transactionRow.meta)['preTokenBalances']) =>
    BigInt(balances.find(({ owner }) => owner === solana.payTo)?.uiTokenAmount.amount ?? -1)
  expect(
    ours(transactionRow.meta.postTokenBalances) - ours(transactionRow.meta.preTokenBalances),
  ).toBe(price)
  expect(transactionRow.transaction.message.instructions).toContainEqual(
    expect.objectContaining({
      parsed: {
        type: 'transferChecked',
        info: expect.objectContaining({ authority: payer.address, destination: account }),
      },
    }),
  )
})

test('an RPC fails as it is told to, and the facilitator does not notice', async () => {
  const client = createPublicClient({
    transport: http(evm.rpcUrl, { retryCount: 0, timeout: 2000 }),
  })
  expect(await client.getChainId()).toBe(84_532)
  const wallet = await evmWallet(7)
  for (const [fault, reason] of [
    ['down', 'HTTP request failed'],
    ['busy', 'Status: 429'],
    ['html', 'not valid JSON'],
    ['slow', 'took too long'],
  ] as const) {
    evm.rpcFault(fault)
    await expect(client.getChainId()).rejects.toThrow(reason)
    expect((await officialFetch(wallet)(`${shop.url}/evm`)).status).toBe(200)
  }
  evm.rpcFault(null)
  expect(await client.getChainId()).toBe(84_532)
})
