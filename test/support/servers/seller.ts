import { onTestFinished } from 'vitest'
import type { Config } from '../../../server/config/load.ts'
import type { EvmChain } from '../chains/evm.ts'
import type { SolanaChain } from '../chains/solana/solana.ts'
import { sendJson } from '../upstreams/tool-server.ts'
import { documentOf, startMesh, type Mesh, type MeshOptions } from './mesh.ts'
import { says } from '../upstreams/model-server.ts'

type Answering = Parameters<typeof startMesh>[1]
type Script = Parameters<typeof startMesh>[0]
type Networks = Config['payments']['networks']

export type SellerOptions = MeshOptions & {
  evm?: EvmChain
  solana?: SolanaChain
  /** Address of the facilitator, or of what stands before it. */
  facilitator: string
  /** Whether the server may ask the chains what happened. */
  rpc?: boolean
  settings?: Partial<Config['payments']>
  script?: Script
  answer?: Answering
}

const text = { type: 'string', minLength: 1, maxLength: 200 }

/** An agent for sale, and one that is not. */
export const soldAgents = (origin: string): Record<string, object> => ({
  ShopAgent: documentOf(
    `${origin}/api`,
    {
      '/weather': {
        get: {
          operationId: 'get_weather',
          summary: 'Get the weather',
          'x-tool': { price_usd: '0.002' },
          parameters: [
            { name: 'city', in: 'query', required: true, description: 'A city.', schema: text },
          ],
        },
      },
      '/place': {
        get: {
          operationId: 'get_place',
          summary: 'Get a place',
          'x-tool': { price_usd: '0.01' },
          parameters: [{ name: 'city', in: 'query', required: true, schema: text }],
        },
      },
      '/notes': {
        post: {
          operationId: 'write_note',
          summary: 'Write a note',
          requestBody: {
            required: true,
            content: {
              'application/json': {
                schema: {
                  type: 'object',
                  additionalProperties: false,
                  required: ['note'],
                  properties: { note: text },
                },
              },
            },
          },
        },
      },
      '/hasty': {
        post: {
          operationId: 'write_quickly',
          summary: 'Write at once',
          'x-tool': { timeout_ms: 200 },
        },
      },
      '/quick': {
        get: { operationId: 'be_quick', summary: 'Answer at once', 'x-tool': { timeout_ms: 1000 } },
      },
    },
    { agent: { x402: true, query_price_usd: '0.05' } },
  ),
  OtherShop: documentOf(
    `${origin}/other`,
    {
      '/weather': {
        get: {
          operationId: 'get_weather',
          summary: 'Get the weather',
          'x-tool': { price_usd: '0.002' },
          parameters: [{ name: 'city', in: 'query', required: true, schema: text }],
        },
      },
    },
    { agent: { x402: true } },
  ),
  KeyedAgent: documentOf(`${origin}/keyed`, {
    '/thing': { get: { operationId: 'get_thing', summary: 'Get the thing' } },
  }),
})

/** How a chain is configured to be paid on. */
export function networksOf({
  evm,
  solana,
  facilitator,
  rpc = false,
}: Pick<SellerOptions, 'evm' | 'solana' | 'facilitator' | 'rpc'>): {
  networks: Networks
  env: Record<string, string>
} {
  return {
    networks: {
      ...(evm && {
        [evm.network]: {
          path: 'evm',
          pay_to: evm.payTo,
          asset: evm.token,
          asset_name: evm.tokenName,
          asset_version: evm.tokenVersion,
          decimals: 6,
          facilitator,
          ...(rpc && { rpc_env: 'TEST_EVM_RPC' }),
        },
      }),
      ...(solana && {
        [solana.network]: {
          path: 'solana',
          pay_to: solana.payTo,
          asset: solana.mint,
          decimals: 6,
          facilitator,
          ...(rpc && { rpc_env: 'TEST_SOLANA_RPC' }),
        },
      }),
    },
    env: {
      ...(rpc && evm && { TEST_EVM_RPC: evm.rpcUrl }),
      ...(rpc && solana && { TEST_SOLANA_RPC: solana.rpcUrl }),
    },
  }
}

/** The whole server, selling agents on these chains. */
export function startSeller({
  evm,
  solana,
  facilitator,
  rpc,
  settings,
  script = says('The weather is fine.'),
  answer = (_req, res) => sendJson(res, { temperature: 21 }),
  ...options
}: SellerOptions): Promise<Mesh> {
  const { networks, env } = networksOf({
    facilitator,
    ...(evm && { evm }),
    ...(solana && { solana }),
    ...(rpc !== undefined && { rpc }),
  })
  return startMesh(script, answer, {
    agents: soldAgents,
    ...options,
    env: { ...env, ...options.env },
    payments: { networks, ...settings },
  })
}

/** The same for one test, which closes it at its end. */
export async function testSeller(options: SellerOptions): Promise<Mesh> {
  const seller = await startSeller(options)
  onTestFinished(() => seller.close())
  return seller
}
