import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  checkL2ForOpenAPI,
  getL3ForOpenAPI,
  getOpenAPI,
  getWarningsForL2,
  validatePaymentRequiredDetailed,
  type OpenApiSource,
} from '@agentcash/discovery'
import type { PaymentPayload, PaymentRequired, PaymentRequirements } from '@x402/core/types'
import {
  extractDiscoveryInfo,
  validateDiscoveryExtension,
  validateDiscoveryExtensionSpec,
} from '@x402/extensions/bazaar'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { adopt } from '../../../server/mesh/documents/adopt/adopt.ts'
import {
  startTrustingFacilitator,
  type TrustingFacilitator,
} from '../../support/chains/facilitator/trusting.ts'
import { signRequired } from '../../support/chains/official-client.ts'
import { documentOf, post, startMesh, testMesh, type Mesh } from '../../support/servers/mesh.ts'
import { says } from '../../support/upstreams/model-server.ts'
import { until } from '../../support/waiting.ts'

type Json = Record<string, unknown>
type Network = TrustingFacilitator['networks'][string]
type Ready = { parts: Record<string, { ok: boolean; detail?: string }> }
type Unpaid = {
  path: string
  header: string
  required: PaymentRequired
  body: Json & { accepts: Json[] }
}

let facilitator: TrustingFacilitator
let mesh: Mesh
let folder: string
let openApi: OpenApiSource
let unpaid: Unpaid[]

const text = { type: 'string', minLength: 1 }

/** What a document may have that catalogues refuse, or that is too long for a header. */
const hardAgent = documentOf(
  'http://127.0.0.1:9',
  {
    '/perl': {
      get: {
        operationId: 'perl_pattern',
        summary: 'Has a pattern that ECMAScript does not compile',
        parameters: [{ name: 'id', in: 'query', schema: { type: 'string', pattern: '\\-a' } }],
      },
    },
    '/unguessed': {
      get: {
        operationId: 'no_example',
        summary: 'Takes what no example can be made for',
        parameters: [
          { name: 'id', in: 'query', required: true, schema: { ...text, pattern: '^[A-Z]{3}$' } },
        ],
      },
    },
    '/names': {
      post: {
        operationId: 'odd_names',
        summary: 'Has members that are called as references are',
        requestBody: {
          content: {
            'application/json': {
              schema: {
                type: 'object',
                properties: { deep: { type: 'object', properties: { $id: text, $ref: text } } },
              },
            },
          },
        },
      },
    },
    '/long': {
      post: {
        operationId: 'long_schema',
        summary: `Has a long schema. ${'價'.repeat(900)}`,
        requestBody: {
          content: {
            'application/json': {
              schema: {
                type: 'object',
                properties: Object.fromEntries(
                  Array.from({ length: 200 }, (_, index) => [
                    `member_${index}`,
                    { ...text, description: 'What it is. '.repeat(30) },
                  ]),
                ),
              },
            },
          },
        },
        responses: {
          200: {
            description: 'Well.',
            content: { 'application/json': { schema: { type: 'integer' }, example: 'no number' } },
          },
        },
      },
    },
  },
  { agent: { x402: true, description: 'Für Verkäufer.', tags: ['Wetter', 'Übersicht'] } },
)

const petstore = {
  openapi: '3.0.3',
  info: { title: 'Pets', version: '1' },
  servers: [{ url: 'https://pets.example.com/v1' }],
  paths: {
    '/pets/{id}': {
      get: {
        summary: 'Show a pet',
        parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } }],
        responses: {
          200: {
            description: 'A pet.',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Pet' } } },
          },
        },
      },
    },
  },
  components: {
    schemas: {
      Pet: {
        type: 'object',
        properties: {
          name: { type: 'string', nullable: true },
          mother: { $ref: '#/components/schemas/Pet' },
        },
      },
    },
  },
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tollgate-listings-'))
  await writeFile(join(folder, 'HardAgent.yaml'), JSON.stringify(hardAgent))
  await writeFile(join(folder, 'pets.json'), JSON.stringify(petstore))
  const adopted = await adopt(join(folder, 'pets.json'), { id: 'PetAgent' })
  if (!('yaml' in adopted)) throw new Error(adopted.problems.join('\n'))
  await writeFile(join(folder, 'PetAgent.yaml'), adopted.yaml.replace('x402: false', 'x402: true'))
  await rm(join(folder, 'pets.json'))
  facilitator = await startTrustingFacilitator()
  mesh = await startMesh(says('ok'), (_req, res) => void res.end('{}'), {
    mesh: {
      agents: ['spec/agents', folder],
      contact: 'sales@example.com',
      unpaid_rpm: 0,
      allow_private: ['http://127.0.0.1:9'],
    },
    env: { EXA_API_KEY: 'exa-for-tests' },
    payments: { networks: facilitator.networks },
  })
  const found = await getOpenAPI(mesh.gateway.meshUrl)
  const source = found.value
  if (!source || 'parseFailure' in source) throw new Error('the contract is not read')
  openApi = source
  unpaid = await Promise.all(paidRoutes().map(({ path }) => askWithoutPaying(path)))
})

afterAll(async () => {
  await mesh.close()
  await facilitator.close()
  await rm(folder, { recursive: true })
})

const paidRoutes = () => openApi.routes.filter(({ authMode }) => authMode === 'paid')

async function askWithoutPaying(path: string): Promise<Unpaid> {
  const reply = await post(mesh.gateway.meshUrl, path, {})
  const header = reply.headers.get('payment-required') ?? ''
  return {
    path,
    header,
    // As x402 has it; the tests below look at it.
    required: JSON.parse(Buffer.from(header, 'base64').toString()) as PaymentRequired,
    body: reply.json as Unpaid['body'],
  }
}

describe('an index that reads the contract', () => {
  test('finds everything that is sold, each with its price and how it is paid', () => {
    const tools = openApi.routes.filter(({ path }) => /^\/x402\/(solana\/)?agents\/\w/.test(path))
    expect(tools.length).toBeGreaterThanOrEqual(80)
    expect(new Set(paidRoutes())).toEqual(new Set(tools))
    for (const route of paidRoutes()) {
      expect(route, route.path).toMatchObject({
        protocols: ['x402'],
        pricing: { pricingMode: 'fixed', currency: 'USD' },
      })
      expect(Number(route.pricing?.price), route.path).toBeGreaterThan(0)
      const { inputSchema } = getL3ForOpenAPI(openApi, route.path, 'POST') ?? {}
      expect(inputSchema, route.path).toMatchObject({ requestBody: { type: 'object' } })
    }
  })

  test('has nothing to complain of, and learns whom to write to', () => {
    const paths = new Set(paidRoutes().map(({ path }) => path))
    const listed = checkL2ForOpenAPI(openApi)
    const routes = listed.routes.filter(({ path }) => paths.has(path))
    const faults = getWarningsForL2({ ...listed, routes })
    expect(faults.filter(({ severity }) => severity === 'error')).toEqual([])
    expect(openApi.info.contactEmail).toBe('sales@example.com')
  })
})

describe('the 402 of everything that is sold', () => {
  test('is valid in both versions to an index, with the schemas of request and reply', () => {
    for (const { path, required, body } of unpaid)
      for (const version of [required, body]) {
        const options = { requireInputSchema: true, requireOutputSchema: true }
        const { valid, issues } = validatePaymentRequiredDetailed(version, options)
        const errors = issues.filter(({ severity }) => severity === 'error')
        expect([valid, errors], path).toEqual([true, []])
      }
  })

  test('has a declaration that a catalogue accepts, in a header that clients accept', () => {
    // The catalogue's validator tells of each format that it leaves alone.
    vi.spyOn(console, 'warn').mockReturnValue()
    // Both chains have the same declaration.
    for (const { path, header, required } of unpaid.filter(({ path }) => !/solana/.test(path))) {
      const bazaar = required.extensions?.['bazaar']
      expect(validateDiscoveryExtensionSpec(bazaar), path).toEqual({ valid: true })
      expect(validateDiscoveryExtension(bazaar), path).toEqual({ valid: true })
      expect(header.length, path).toBeLessThan(14_336)
    }
  })

  test('shows a call that the tool takes, and what came of it, by the document', () => {
    const shown = (path: string) =>
      unpaid.find((one) => one.path === path)?.required.extensions?.['bazaar']
    expect(shown('/x402/agents/FrankfurterExchangeRatesAgent/get_rates')).toMatchObject({
      info: {
        input: { type: 'http', method: 'POST', bodyType: 'json', body: expect.any(Object) },
        output: { type: 'json', example: { result: { success: true } } },
      },
    })
    expect(shown('/x402/agents/HardAgent/no_example')).toMatchObject({
      info: { input: { body: {} } },
      schema: { properties: { input: { properties: { body: { properties: { id: {} } } } } } },
    })
    expect(shown('/x402/agents/PetAgent/get_pets_id')).toMatchObject({
      schema: {
        properties: {
          output: {
            properties: {
              example: {
                properties: {
                  result: {
                    properties: { data: { properties: { name: { type: ['string', 'null'] } } } },
                  },
                },
              },
            },
          },
        },
      },
    })
  })
})

test('the state of the parts says it where a facilitator does not serve a network', async () => {
  const { gateway } = await testMesh(says('ok'), (_req, res) => void res.end('{}'), {
    payments: {
      networks: {
        'eip155:8453': {
          ...facilitator.networks['eip155:84532'],
          facilitator: facilitator.origin,
        } as Network,
      },
    },
  })
  await until('the facilitator is heard', async () => {
    const { parts } = (await (await fetch(`${gateway.operatorUrl}/readyz`)).json()) as Ready
    return parts['payments']?.detail?.includes('does not serve eip155:8453') === true
  })
})

describe('a facilitator', () => {
  const wallet = privateKeyToAccount(`0x${'31'.repeat(32)}`)

  /** The requests that a payment causes; the payer's own words about the listing are others. */
  async function buy(path: string, body: object, version: 1 | 2) {
    const { required, body: terms } = await askWithoutPaying(path)
    const offered = version === 2 ? required : (terms as unknown as PaymentRequired) // of version 1
    const { name, value } = await signRequired(offered, { evm: wallet, version })
    const signed = { [name]: value }
    const before = facilitator.requests.length
    const reply = await post(mesh.gateway.meshUrl, path, body, withForeignListing(signed))
    expect(reply.status).toBe(200)
    const sent = facilitator.requests.slice(before)
    return { reply, signed, sent: sent.map((request) => JSON.parse(request.body) as Charge) }
  }
  type Charge = {
    paymentPayload: PaymentPayload
    paymentRequirements: PaymentRequirements
  }

  function withForeignListing(headers: Record<string, string>): Record<string, string> {
    const [[name, value] = ['', '']] = Object.entries(headers)
    const payment = JSON.parse(Buffer.from(value, 'base64').toString()) as Json
    const foreign = {
      ...payment,
      resource: { url: 'https://evil.example/', description: 'evil', serviceName: 'evil' },
      extensions: { bazaar: { info: { input: { type: 'http', method: 'GET' } }, schema: {} } },
    }
    return { [name]: Buffer.from(JSON.stringify(foreign)).toString('base64') }
  }

  test.each([2, 1] as const)(
    "can list what is paid by version %i, in our words and not in the payer's",
    async (version) => {
      const path = '/x402/agents/EchoAgent/echo'
      const { sent } = await buy(path, { text: `Hello ${version}` }, version)
      expect(sent).toHaveLength(2)
      for (const { paymentPayload, paymentRequirements } of sent) {
        expect(JSON.stringify({ paymentPayload, paymentRequirements })).not.toContain('evil')
        expect(extractDiscoveryInfo(paymentPayload, paymentRequirements)).toMatchObject({
          resourceUrl: mesh.gateway.meshUrl + path,
          method: 'POST',
          discoveryInfo: { input: { type: 'http', bodyType: 'json' } },
        })
      }
    },
  )

  test('makes no difference to what was paid: it is answered again, and binds to its request', async () => {
    const path = '/x402/agents/EchoAgent/echo'
    const { reply, signed } = await buy(path, { text: 'Once' }, 2)
    const again = await post(mesh.gateway.meshUrl, path, { text: 'Once' }, signed)
    expect(again.headers.get('idempotent-replayed')).toBe('true')
    expect(again.text).toBe(reply.text)
    const other = await post(mesh.gateway.meshUrl, path, { text: 'Another' }, signed)
    expect(other.status).toBe(409)
  })
})
