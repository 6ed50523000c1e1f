import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startHttpServer } from '../../../support/chains/http.ts'
import { RpcError } from '../../../support/chains/json-rpc.ts'
import { inPagesOf, startProxiedChain, type ProxiedChain } from './proxied-chain.ts'

let solana: ProxiedChain
beforeAll(async () => {
  solana = await startProxiedChain()
})
afterAll(() => solana.stop())
beforeEach(() => solana.reset())

test('says nothing of a payment when the RPC serves another chain', async () => {
  const payload = await solana.sign()
  solana.chain.expireBlockhash()
  solana.proxy.answers['getGenesisHash'] = () => '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d'
  expect(await solana.evidenceOf(payload)).toEqual({
    kind: 'unknown',
    reason: `the RPC serves another chain than ${solana.chain.network}`,
  })
  expect(await (await solana.open()).isAlive(payload)).toBeUndefined()
})

test.each([
  ['down', 'the RPC could not be reached'],
  ['busy', 'the RPC answered with HTTP 429'],
  ['html', 'the RPC returned an invalid response'],
  ['slow', 'the RPC did not answer in time'],
] as const)('says that it does not know when the RPC is %s', async (fault, reason) => {
  const payload = await solana.sign()
  solana.chain.expireBlockhash()
  solana.proxy.setFault(fault)
  expect(await solana.evidenceOf(payload, 100, { timeoutMs: 200 })).toEqual({
    kind: 'unknown',
    reason,
  })
  expect(await (await solana.open({ timeoutMs: 200 })).isAlive(payload)).toBeUndefined()
})

test.each([301, 302, 303, 307, 308])(
  'does not follow where the RPC leads by %i',
  async (status) => {
    const payload = await solana.sign()
    solana.proxy.reset()
    const leading = await startHttpServer(
      (_req, _body, res) => void res.writeHead(status, { location: solana.proxy.url }).end(),
    )
    expect(await solana.evidenceOf(payload, 100, { rpcUrl: leading.url })).toEqual({
      kind: 'unknown',
      reason: `the RPC answered with HTTP ${status}`,
    })
    expect(solana.proxy.counts).toEqual({})
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
    const payload = await solana.sign()
    solana.chain.expireBlockhash()
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
      solana.proxy.answers[method] = () => Promise.resolve(nonsense)
      expect((await solana.evidenceOf(payload)).kind, JSON.stringify(nonsense)).toBe('unknown')
    }
    solana.proxy.answers[method] = () => {
      throw new RpcError(-32005, 'quota of key abc is used up')
    }
    expect(await solana.evidenceOf(payload)).toEqual({
      kind: 'unknown',
      reason: 'the RPC answered with error -32005',
    })
  },
)

test('believes in no transaction that it cannot read', async () => {
  const payload = await solana.sign()
  await solana.chain.submit(payload)
  solana.chain.expireBlockhash()
  for (const nonsense of [
    null,
    'nonsense',
    {},
    [],
    { transaction: null },
    { transaction: ['!', 'base64'] },
    { transaction: ['AAAA', 'base64'] },
  ]) {
    solana.proxy.answers['getTransaction'] = () => Promise.resolve(nonsense)
    expect((await solana.evidenceOf(payload)).kind, JSON.stringify(nonsense)).toBe('unknown')
  }
})

test('does not wait for a body that never ends', async () => {
  const endless = await startHttpServer((_req, _body, res) => void res.write('{"jsonrpc":"2.0",'))
  expect(
    await solana.evidenceOf(await solana.sign(), 100, { rpcUrl: endless.url, timeoutMs: 200 }),
  ).toEqual({
    kind: 'unknown',
    reason: 'the RPC did not answer in time',
  })
  await endless.stop()
})

test('ends in time when each of many answers is only just in time', async () => {
  const payload = await solana.sign()
  await solana.submit(20)
  solana.proxy.answers['getSignaturesForAddress'] = async (params, pass) => (
    await pause(150),
    inPagesOf(1)(params, pass)
  )
  expect(await solana.evidenceOf(payload, 100, { timeoutMs: 200 })).toEqual({
    kind: 'unknown',
    reason: 'the RPC did not answer in time',
  })
})
