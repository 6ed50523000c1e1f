import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startEvmChain, type EvmChain } from '../../support/chains/evm.ts'
import {
  startFacilitator,
  type TestFacilitator,
} from '../../support/chains/facilitator/official.ts'
import { decodeReceipt, officialFetch } from '../../support/chains/official-client.ts'
import { startSolanaChain, type SolanaChain } from '../../support/chains/solana/solana.ts'
import type { Mesh } from '../../support/servers/mesh.ts'
import { fault } from '../../support/http/schemas.ts'
import { startSeller } from '../../support/servers/seller.ts'

let evm: EvmChain
let solana: SolanaChain
let facilitator: TestFacilitator
let mesh: Mesh

beforeAll(async () => {
  ;[evm, solana] = await Promise.all([startEvmChain(), startSolanaChain()])
  facilitator = await startFacilitator({ evm, solana })
  mesh = await startSeller({ evm, solana, facilitator: facilitator.url })
  await ready()
})

afterAll(async () => {
  await mesh.close()
  await facilitator.stop()
  await Promise.all([evm.stop(), solana.stop()])
})

async function ready(): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const { status } = await fetch(`${mesh.gateway.meshUrl}/x402/agents/ShopAgent/get_weather`, {
      method: 'POST',
    })
    if (status === 402) return
    await new Promise((again) => setTimeout(again, 20))
  }
  throw new Error('nothing came up for sale')
}

const post = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})

const clients = {
  'the official client of version 2 on EVM': {
    path: '/x402/agents',
    network: 'eip155:84532',
    pay: async () => officialFetch({ evm: await evm.wallet(1) }),
    earned: () => evm.balanceOf(evm.payTo),
  },
  'the official client of version 1 on EVM': {
    path: '/x402/agents',
    network: 'base-sepolia',
    pay: async () => officialFetch({ evm: await evm.wallet(2), version: 1 }),
    earned: () => evm.balanceOf(evm.payTo),
  },
  'the official client of version 2 on Solana': {
    path: '/x402/solana/agents',
    network: 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
    pay: async () => officialFetch({ solana: await solana.wallet(1), rpcUrl: solana.rpcUrl }),
    earned: () => solana.balanceOf(solana.payTo),
  },
  'the official client of version 1 on Solana': {
    path: '/x402/solana/agents',
    network: 'solana-devnet',
    pay: async () =>
      officialFetch({ solana: await solana.wallet(2), rpcUrl: solana.rpcUrl, version: 1 }),
    earned: () => solana.balanceOf(solana.payTo),
  },
}

describe.each(Object.entries(clients))('%s', (_name, { path, network, pay, earned }) => {
  const receiptOf = (response: Response) =>
    decodeReceipt(
      response.headers.get(network.includes(':') ? 'payment-response' : 'x-payment-response'),
    )

  test('pays for a tool exactly its price, and gets its answer with a receipt', async () => {
    const before = await earned()
    const response = await (
      await pay()
    )(`${mesh.gateway.meshUrl}${path}/ShopAgent/get_weather`, post({ city: 'Lisbon' }))
    expect(response.status).toBe(200)
    const body: unknown = await response.json()
    expect(body).toEqual({ result: { success: true, data: { temperature: 21 } } })
    expect(fault('mesh', 'AgentReply', body)).toBeNull()
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(receiptOf(response)).toMatchObject({ success: true, network })
    expect(receiptOf(response).transaction).not.toBe('')
    expect((await earned()) - before).toBe(2000n)
  })

  test('pays for a question', async () => {
    const before = await earned()
    const response = await (
      await pay()
    )(`${mesh.gateway.meshUrl}${path}/ShopAgent`, post({ query: 'How is the weather?' }))
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({
      result: { success: true, response: 'The weather is fine.' },
    })
    expect((await earned()) - before).toBe(50_000n)
  })
})
