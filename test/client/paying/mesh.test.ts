import { describe, expect, test } from 'vitest'
import { createMeshClient } from '../../../client/mesh.ts'
import { createPayingFetch } from '../../../client/paying.ts'
import {
  payingClient,
  countingWallet,
  cutAfter,
  errorOf,
  network,
  offer,
  startSeller,
} from './seller.ts'

describe('the client of agents', () => {
  test.each([
    ['evm', '/x402/agents'],
    ['solana', '/x402/solana/agents'],
  ] as const)(
    'pays on %s for tools and questions, and gives their results',
    async (chain, path) => {
      const requests: [string, unknown][] = []
      const paying: typeof fetch = async (input, init) => {
        const request = new Request(input, init)
        requests.push([new URL(request.url).pathname, await request.json()])
        return Response.json({ result: { success: true, data: { text: 'Hello' } } })
      }
      const client = createMeshClient({
        baseUrl: 'https://agents.example',
        pay: { fetch: paying, chain },
      })
      expect(await client.callTool('EchoAgent', 'echo', { text: 'Hello' })).toEqual({
        success: true,
        data: { text: 'Hello' },
      })
      await client.ask('EchoAgent', 'Hello?')
      await client.ask('EchoAgent', 'Hello?', { rawDataOnly: true })
      expect(requests).toEqual([
        [`${path}/EchoAgent/echo`, { text: 'Hello' }],
        [`${path}/EchoAgent`, { query: 'Hello?' }],
        [`${path}/EchoAgent`, { query: 'Hello?', raw_data_only: true }],
      ])
      expect(client).not.toHaveProperty('createTask')
    },
  )

  test('pays a shop through a paying fetch, and throws what that throws', async () => {
    const dear = await startSeller({ offers: [offer({ amount: '10001' })] })
    const cheap = await startSeller({ mishaps: [cutAfter] })
    const { pay } = payingClient()
    const clientOf = (url: string) =>
      createMeshClient({ baseUrl: new URL(url).origin, pay: { fetch: pay, chain: 'evm' } })
    expect(await clientOf(cheap.url).callTool('EchoAgent', 'echo', { text: 'Hi' })).toEqual({
      success: true,
      data: '{"text":"Hi"}',
    })
    expect([cheap.paid.length, cheap.charges.size]).toEqual([2, 1])
    expect(
      await errorOf(clientOf(dear.url).callTool('EchoAgent', 'echo', { text: 'Hi' })),
    ).toMatchObject({ code: 'over_cap' })
  })

  test('with a key and a wallet asks with the wallet and leaves tasks with the key', async () => {
    const keyed: unknown[] = []
    const free: typeof fetch = async (input, init) => (
      keyed.push(await new Request(input, init).json()),
      Response.json({ task_id: '7', msg: '' })
    )
    const paid: typeof fetch = async () => Response.json({ result: { success: true, data: 1 } })
    const client = createMeshClient({
      baseUrl: 'https://agents.example',
      apiKey: 'tg_key',
      fetch: free,
      pay: { fetch: paid, chain: 'evm' },
    })
    expect(await client.callTool('EchoAgent', 'echo', {})).toEqual({ success: true, data: 1 })
    expect(await client.createTask('EchoAgent', { query: 'Hello?' })).toBe('7')
    expect(keyed).toEqual([
      { api_key: 'tg_key', agent_id: 'EchoAgent', task_details: { query: 'Hello?' } },
    ])
  })

  test('needs a key or a wallet, and says so to the compiler', () => {
    const baseUrl = 'https://agents.example'
    const paid = createMeshClient({ baseUrl, pay: { fetch, chain: 'evm' } })
    // @ts-expect-error neither a key nor a wallet
    expect(() => createMeshClient({ baseUrl })).toThrow('apiKey is missing')
    // @ts-expect-error no such chain
    expect(createMeshClient({ baseUrl, pay: { fetch, chain: 'bitcoin' } })).toHaveProperty('ask')
    // @ts-expect-error tasks need a key
    expect(paid.createTask).toBeUndefined()
    expect(() =>
      createPayingFetch({
        signers: { evm: countingWallet() },
        // @ts-expect-error caps are texts
        caps: { perPayment: 0.01, perPurchase: 0.01 },
        networks: [network],
        recipients: 'any',
      }),
    ).toThrow('caps.perPayment')
    expect(() =>
      // @ts-expect-error there is no default without a cap
      createPayingFetch({
        signers: { evm: countingWallet() },
        networks: [network],
        recipients: 'any',
      }),
    ).toThrow('caps.perPayment')
  })
})
