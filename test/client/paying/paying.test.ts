import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { getDefaultAsset } from '@x402/evm'
import { getDefaultAsset as getDefaultSolanaAsset } from '@x402/svm'
import { privateKeyToAccount } from 'viem/accounts'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { evmChain } from '../../../client/paying/chains/evm.ts'
import { defaultAsset } from '../../../client/paying/chains/networks.ts'
import { createPayingFetch, type PayingOptions } from '../../../client/paying.ts'
import {
  base64,
  caps,
  payingClient,
  countingWallet,
  cutAfter,
  cutBefore,
  errorOf,
  fromBase64,
  hello,
  merchant,
  network,
  offer,
  required,
  startServer,
  startSeller,
  usdc,
} from './seller.ts'

describe('paying', () => {
  test.each([
    ['the header of version 2', [2], 'PAYMENT-SIGNATURE', 2],
    ['the body of version 1', [1], 'X-PAYMENT', 1],
    ['both, by the newer', [1, 2], 'PAYMENT-SIGNATURE', 2],
  ] as const)('pays once what is asked for in %s', async (_, versions, header, x402Version) => {
    const { url, paid, requests, charges } = await startSeller({ versions: [...versions] })
    const { pay, wallet, events } = payingClient()
    const response = await pay(url, hello)
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ result: { success: true, data: hello.body } })
    expect(fromBase64(paid[0] ?? '')).toMatchObject({ x402Version })
    expect([requests.length, paid.length, wallet.signed.length, [...charges.values()]]).toEqual([
      2,
      1,
      1,
      [1000n],
    ])
    expect(events.map(({ kind }) => kind)).toEqual(['signed', 'paid'])
    expect(events[0]?.payment).toMatchObject({
      header,
      amount: '1000',
      network,
      payTo: merchant,
      payer: wallet.address,
      exposureUsd: '0.001',
    })
    expect(JSON.stringify(events)).not.toContain(paid[0])
  })

  test('takes an account of viem as it is', async () => {
    const { url, charges } = await startSeller()
    const account = privateKeyToAccount(`0x${'11'.repeat(32)}`)
    const { pay } = payingClient({ signers: { evm: account } })
    expect((await pay(url, hello)).status).toBe(200)
    expect(charges.size).toBe(1)
  })

  test('leaves alone what costs nothing, and what fails before payment', async () => {
    const statuses = [200, 404, 429, 500]
    const { url, paid } = await startServer(
      ({ res }) =>
        void res.writeHead(statuses.shift() ?? 200, { 'retry-after': '1' }).end('as it is'),
    )
    const { pay, wallet } = payingClient()
    for (const status of statuses.slice()) {
      const response = await pay(url)
      expect([response.status, await response.text()]).toEqual([status, 'as it is'])
    }
    await expect(pay('http://127.0.0.1:1/')).rejects.toBeInstanceOf(TypeError)
    expect([paid, wallet.signed]).toEqual([[], []])
  })

  test.each<[string, () => RequestInit['body'] | Request]>([
    ['text', () => 'Hello'],
    ['bytes', () => new TextEncoder().encode('Hello')],
    ['a blob', () => new Blob(['Hello'])],
    ['parameters', () => new URLSearchParams('a=b')],
    ['a stream', () => new Blob(['Hello']).stream()],
    ['nothing', () => null],
  ])('sends a body of %s again as it was', async (_, bodyOf) => {
    const { url, requests } = await startSeller({ mishaps: [cutBefore, cutAfter] })
    const init = { method: 'POST', body: bodyOf() as BodyInit | null, duplex: 'half' }
    expect((await payingClient().pay(new Request(url, init))).status).toBe(200)
    expect(requests).toHaveLength(4)
    expect(new Set(requests.map(({ body }) => body))).toEqual(
      new Set([await new Response(bodyOf() as BodyInit).text()]),
    )
  })

  test('reads the body of a request that does not show it, as in Firefox', async () => {
    class Covered extends Request {
      override get body() {
        return undefined as unknown as null // what the type has no word for
      }
    }
    vi.stubGlobal('Request', Covered)
    onTestFinished(() => void vi.unstubAllGlobals())
    const { url, requests } = await startSeller({ mishaps: [cutBefore] })
    const { pay } = payingClient()
    for (const body of ['Hello', null])
      expect((await pay(url, { method: 'POST', body })).status).toBe(200)
    expect(requests.map(({ body }) => body)).toEqual(['Hello', 'Hello', 'Hello', '', ''])
    expect(await errorOf(pay(url, { method: 'POST', body: 'x'.repeat(1_048_577) }))).toMatchObject({
      code: 'unsupported_request',
    })
  })

  test('refuses a body that is too large to be kept, and a request that carries a payment', async () => {
    const { url, requests } = await startSeller()
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new Uint8Array(65_536)),
    })
    const { pay } = payingClient()
    for (const body of ['x'.repeat(1_048_577), endless]) {
      expect(
        await errorOf(pay(url, { method: 'POST', body, duplex: 'half' } as RequestInit)),
      ).toMatchObject({ code: 'unsupported_request' })
    }
    for (const name of ['PAYMENT-SIGNATURE', 'x-payment'])
      expect(await errorOf(pay(url, { headers: { [name]: 'mine' } }))).toMatchObject({
        code: 'unsupported_request',
      })
    expect(requests).toEqual([])
  })

  test('refuses plain HTTP but to this machine, unless allowed', async () => {
    const urls: string[] = []
    const free: typeof fetch = async (input) => new Response(String(urls.push(String(input))))
    for (const url of [
      'http://shop.example/',
      'http://127.0.0.1.shop.example/',
      'http://localhost.shop.example/',
      'ftp://shop.example/',
      'http://10.0.0.1/',
    ]) {
      expect(await errorOf(payingClient({ fetch: free }).pay(url)), url).toMatchObject({
        code: 'insecure_target',
      })
    }
    for (const url of [
      'http://localhost:1/',
      'http://127.1.2.3/',
      'http://[::1]/',
      'https://shop.example/',
    ])
      await payingClient({ fetch: free }).pay(url)
    await payingClient({ fetch: free, allowHttp: true }).pay('http://shop.example/')
    expect(urls).toEqual([
      'http://localhost:1/',
      'http://127.1.2.3/',
      'http://[::1]/',
      'https://shop.example/',
      'http://shop.example/',
    ])
  })

  test('gives an answer that is longer than what is kept of one', async () => {
    const size = 20_000_000
    const { url } = await startServer(({ res, payment }) => {
      if (payment === undefined) return void res.writeHead(402, required([offer()])).end()
      const { authorization } = fromBase64(payment)['payload'] as {
        authorization: { from: string }
      }
      res
        .writeHead(200, {
          'PAYMENT-RESPONSE': base64({
            success: true,
            transaction: '0xab',
            network,
            payer: authorization.from,
          }),
        })
        .end(Buffer.alloc(size, 7))
    })
    const bytes = new Uint8Array(await (await payingClient().pay(url)).arrayBuffer())
    expect([bytes.length, bytes.every((byte) => byte === 7)]).toEqual([size, true])
  })
})

describe('what a paying fetch must be told', () => {
  const options: PayingOptions = {
    signers: { evm: countingWallet() },
    caps,
    networks: [network],
    recipients: [merchant],
  }

  test.each<[string, Record<string, unknown>, string]>([
    [
      'the caps',
      { caps: undefined },
      "caps.perPayment is missing: write a decimal of US dollars in quotes, as in '0.05'; " +
        'nothing is paid without a cap',
    ],
    ['the cap of a payment', { caps: { perPurchase: '1' } }, 'caps.perPayment is missing'],
    ['the cap of a purchase', { caps: { perPayment: '1' } }, 'caps.perPurchase is missing'],
    [
      'caps that are texts',
      { caps: { perPayment: 1, perPurchase: '1' } },
      'caps.perPayment is missing',
    ],
    [
      'caps that are decimals',
      { caps: { perPayment: '1', perPurchase: '1e3' } },
      'caps.perPurchase is missing',
    ],
    ['a total that is a decimal', { caps: { ...caps, total: '$5' } }, 'caps.total is missing'],
    ['the networks', { networks: [] }, 'networks is missing'],
    ['the recipients', { recipients: undefined }, 'recipients is missing'],
    ['some recipients', { recipients: [] }, 'recipients is missing'],
    ['who signs', { signers: {} }, 'signers is missing'],
    [
      'who signs on each network',
      { networks: ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'] },
      'signers has no signer for the network solana:',
    ],
    [
      'the coin of a network that is not known',
      { networks: ['eip155:31337'] },
      'assets has no asset for the network eip155:31337',
    ],
    [
      'an address as the coin',
      { assets: { [network]: { address: 'USDC', decimals: 6, name: 'USDC', version: '2' } } },
      'the asset USDC is not an address',
    ],
    [
      'the domain of the coin',
      { assets: { [network]: { address: usdc, decimals: 6 } } },
      'needs the name and version of its EIP-712 domain',
    ],
    [
      'decimals that there can be',
      { assets: { [network]: { address: usdc, decimals: 19, name: 'USDC', version: '2' } } },
      'are not a whole number from 0 to 18',
    ],
  ])('is %s', (_, changed, sentence) => {
    // As a caller without types may.
    const wrong = { ...options, ...changed } as unknown as PayingOptions
    expect(() => createPayingFetch(wrong)).toThrow(TypeError)
    expect(() => createPayingFetch(wrong)).toThrow(sentence)
  })

  test('pays in another coin when told, by its decimals', async () => {
    const asset = {
      address: '0x94a9D9AC8a22534E3FaCa9F4e7F2E2cf85d5E4C8',
      decimals: 18,
      name: 'Dollar',
      version: '1',
    }
    const terms = (amount: string) =>
      offer({ asset: asset.address, amount, extra: { name: asset.name, version: asset.version } })
    const { pay, wallet } = payingClient({ assets: { [network]: asset } })
    expect(
      await errorOf(pay((await startSeller({ offers: [terms('10000000000000001')] })).url, hello)),
    ).toMatchObject({ code: 'over_cap' })
    expect(
      (await pay((await startSeller({ offers: [terms('10000000000000000')] })).url, hello)).status,
    ).toBe(200)
    expect(wallet.signed).toHaveLength(1)
  })

  test('knows the same coins as the libraries of x402', () => {
    for (const id of [
      'eip155:1',
      'eip155:137',
      'eip155:8453',
      'eip155:43114',
      'eip155:84532',
    ] as const) {
      const { asset, decimals, name, version } = getDefaultAsset(id)
      expect(defaultAsset(id)).toEqual({ address: asset, decimals, name, version })
    }
    for (const id of [
      'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
      'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
    ] as const) {
      const { asset, decimals } = getDefaultSolanaAsset(id)
      expect(defaultAsset(id)).toEqual({ address: asset, decimals })
    }
  })

  test('signs only what was chosen, whatever the scheme makes of it', async () => {
    const asset = { address: usdc, decimals: 6, name: 'USDC', version: '2' }
    const right = {
      scheme: 'exact',
      network,
      asset: usdc,
      amount: '1000',
      payTo: merchant,
      maxTimeoutSeconds: 120,
      extra: {},
      resource: '',
      original: offer(),
    }
    for (const wrong of [
      { asset: merchant },
      { maxTimeoutSeconds: -1 },
      { network: 'eip155:084532' },
    ]) {
      const wallet = countingWallet()
      const signing = evmChain(wallet).sign(
        { version: 2, offers: [] },
        { offer: { ...right, ...wrong }, asset, usd: 0n },
        () => undefined,
      )
      expect(await errorOf(signing), JSON.stringify(wrong)).toMatchObject({
        code: 'signing_failed',
      })
      expect(wallet.signed).toEqual([])
    }
  })

  test('a wallet that refuses to sign ends the call, and nothing is sent', async () => {
    const { url, paid } = await startSeller()
    const { pay } = payingClient({
      signers: {
        evm: {
          ...countingWallet(),
          signTypedData: () => Promise.reject(new Error('rejected by the user')),
        },
      },
    })
    expect(await errorOf(pay(url, hello))).toMatchObject({
      code: 'signing_failed',
      cause: new Error('rejected by the user'),
    })
    expect(paid).toEqual([])
  })
})

describe('the modules of the client', () => {
  const root = fileURLToPath(new URL('../../../client/', import.meta.url))
  const importsOf = (file: string) =>
    [
      ...readFileSync(file, 'utf8').matchAll(
        /(?:^(import|export) (?:type )?[^']*?from |(await import|import)\()'([^']+)'/gm,
      ),
    ].map(([all, , , name = '']) => ({ name, isType: /^(import|export) type /.test(all) }))
  const reached = (file: string, seen = new Map<string, string[]>()): Map<string, string[]> => {
    if (seen.has(file)) return seen
    const imports = importsOf(file)
    seen.set(
      file,
      imports
        .filter(({ name, isType }) => !name.startsWith('.') && !isType)
        .map(({ name }) => name),
    )
    for (const { name, isType } of imports)
      if (name.startsWith('.') && !isType) reached(join(dirname(file), name), seen)
    return seen
  }

  test('that pay need no Node', () => {
    const packages = new Set([...reached(join(root, 'paying.ts')).values()].flat())
    expect([...packages].toSorted()).toEqual([
      '@solana/kit',
      '@x402/core/client',
      '@x402/core/http',
      '@x402/evm/exact/client',
      '@x402/evm/exact/v1/client',
      '@x402/svm/exact/client',
      '@x402/svm/exact/v1/client',
    ])
  })

  test.each(['mesh.ts', 'gateway.ts'])('%s does not reach what pays', (file) => {
    const files = reached(join(root, file))
    expect([...files.keys()].filter((one) => one.includes('paying'))).toEqual([])
    expect([...new Set([...files.values()].flat())]).toEqual(
      expect.not.arrayContaining([expect.stringMatching(/x402|viem|solana/)]),
    )
  })
})
