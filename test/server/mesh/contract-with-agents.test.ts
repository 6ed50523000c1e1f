import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { describe, expect, test } from 'vitest'
import contract from '../../../generated/json/mesh.json' with { type: 'json' }
import { loadAgents } from '../../../server/mesh/documents/agents.ts'
import { nativeTools } from '../../../server/mesh/tools/native.ts'
import { withAgents } from '../../../server/mesh/contract-with-agents.ts'
import { stumbles } from '../../support/http/generators.ts'
import { testMesh } from '../../support/servers/mesh.ts'
import { says } from '../../support/upstreams/model-server.ts'

const { agents } = await loadAgents(['spec/agents'], {
  env: {},
  onBroken: 'refuse',
  nativeTools,
  secrets: false,
})
const available = [...agents.values()].filter((agent) => agent.available)
const before = structuredClone(contract)
const networks = { evm: ['eip155:8453'], solana: ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'] }
const shown = withAgents(contract, agents.values(), { networks })

type Node = { [name: string]: unknown }
type Example = {
  'x-agent'?: string
  value: { agent_id: string; input: { tool?: string; tool_arguments?: object; query?: string } }
}
type Operation = {
  operationId: string
  summary: string
  tags: string[]
  'x-agent'?: string
  parameters: { $ref: string }[]
  responses: Node
  security: object[]
  'x-payment-info': object
  requestBody: {
    content: {
      'application/json': { schema: { $ref: string }; examples: { one: { value: Node } } }
    }
  }
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What is left when all that stands for an agent is taken out again. */
function withoutAgents(node: unknown): unknown {
  if (Array.isArray(node)) return node.filter((item) => !isAgents(item)).map(withoutAgents)
  if (!isNode(node)) return node
  return Object.fromEntries(
    Object.entries(node)
      .filter(([, value]) => !isAgents(value))
      .map(([name, value]) => [name, withoutAgents(value)]),
  )
}
const isAgents = (value: unknown) =>
  isNode(value) && ('x-agent' in value || (isNode(value['post']) && 'x-agent' in value['post']))

/** Of this agent's arguments alone: none of them is called so. */
const withoutObjectDefaults = (parameters: object): object =>
  JSON.parse(JSON.stringify(parameters), (name, value: unknown) =>
    name === 'default' && isNode(value) ? undefined : value,
  ) as object

describe('the contract of the mesh, with the agents that are served', () => {
  test('keeps all that the contract has, and the contract that it is made from', () => {
    const { info, ...rest } = withoutAgents(shown) as typeof contract // of the same members
    expect(rest).toEqual({ ...before, info: undefined })
    expect(info.description.startsWith(before.info.description)).toBe(true)
    expect(contract).toEqual(before)
  })

  test('lists every agent and tool with its price', () => {
    expect(available.length).toBeGreaterThan(5)
    for (const { id, description, query_price_usd, tools } of available) {
      const [, section = ''] = shown.info.description.split(`#### ${id}\n`)
      expect(section).toContain(description)
      expect(section.split('####')[0]).toContain(`| a question | ${query_price_usd} |`)
      for (const { name, price_usd } of tools.values())
        expect(section.split('####')[0]).toContain(`| \`${name}\` | ${price_usd} |`)
    }
  })

  test('has the schema and the price of every tool, and an example of a request with arguments that it takes', () => {
    const ajv = new Ajv2020({ strict: false })
    addFormats.default(ajv)
    const schemas = shown.components.schemas as unknown as Record<string, Node>
    const examples = shown.paths['/mesh_request'].post.requestBody.content['application/json']
      .examples as unknown as Record<string, Example>
    for (const { id, tools } of available) {
      for (const tool of tools.values()) {
        const name = `${id}.${tool.name}`
        expect(schemas[name]).toMatchObject({
          ...withoutObjectDefaults(tool.parameters),
          'x-agent': id,
          'x-price-usd': tool.price_usd,
        })
        const { value } = examples[name] ?? { value: undefined }
        expect(value).toMatchObject({ agent_id: id, input: { tool: tool.name } })
        const check = ajv.compile(tool.parameters)
        expect(check(value?.input.tool_arguments), `${name}: ${ajv.errorsText(check.errors)}`).toBe(
          true,
        )
      }
    }
  })

  test('has a path for all that is sold, and for nothing else', () => {
    const paths = shown.paths as unknown as Record<string, { post: Operation }>
    const added = Object.entries(paths).filter(([, { post }]) => post?.['x-agent'] !== undefined)
    const sold = available.filter(({ x402 }) => x402)
    expect(added).toHaveLength(2 * sold.reduce((sum, { tools }) => sum + tools.size + 1, 0))
    expect(new Set(added.map(([, { post }]) => post.operationId)).size).toBe(added.length)
    for (const [path, { post }] of added) {
      const [, agent = '', tool] =
        /^\/x402\/(?:solana\/)?agents\/([^/]+)(?:\/([^/]+))?$/.exec(path) ?? []
      const general =
        paths[
          path
            .replace(`/${agent}`, '/{agent_id}')
            .replace(tool === undefined ? /$/ : /\/[^/]+$/, tool === undefined ? '' : '/{tool}')
        ]?.post
      expect([post.tags, post.responses], path).toEqual([[agent], general?.responses])
      expect(post.parameters.map(({ $ref }) => $ref)).toEqual([
        ...(tool === undefined ? [] : ['#/components/parameters/Fields']),
        '#/components/parameters/PaymentSignature',
        '#/components/parameters/Payment',
      ])
      const { schema, examples } = post.requestBody.content['application/json']
      expect(schema.$ref).toBe(
        `#/components/schemas/${tool === undefined ? 'PaidQuery' : `${agent}.${tool}`}`,
      )
      expect(Object.keys(examples.one.value).length > 0 || tool !== undefined, path).toBe(true)
      const price =
        tool === undefined
          ? agents.get(agent)?.query_price_usd
          : agents.get(agent)?.tools.get(tool)?.price_usd
      expect(post.summary).toContain(`${price} USD`)
      expect([post.security, post['x-payment-info']], path).toEqual([
        [],
        {
          price: { mode: 'fixed', currency: 'USD', amount: price },
          protocols: [
            { x402: { networks: path.includes('/solana/') ? networks.solana : networks.evm } },
          ],
        },
      ])
    }
  })

  test('has no default that is an object, which generators of Go cannot write', () => {
    const rule = stumbles['a default that is an object: say it in words']
    const tools = available.flatMap((agent) => [...agent.tools.values()])
    expect(tools.flatMap(({ parameters }) => rule?.(parameters)).length).toBeGreaterThan(0)
    expect(rule?.(shown as unknown as Node)).toEqual([])
  })

  test('names whom to write to, where the seller says so', () => {
    expect(shown.info).not.toHaveProperty('contact')
    const named = withAgents(contract, [], { networks, contact: 'sales@example.com' })
    expect(named.info).toHaveProperty('contact', { email: 'sales@example.com' })
  })

  test('names no path for what nobody can pay', () => {
    expect(Object.keys(withAgents(contract, agents.values(), { networks: {} }).paths)).toEqual(
      Object.keys(contract.paths),
    )
  })
})

test('is what the mesh serves', async () => {
  const { gateway } = await testMesh(says('ok'), (_req, res) => void res.end('[]'))
  const document = (await (
    await fetch(`${gateway.meshUrl}/openapi.json`)
  ).json()) as typeof contract // compared below
  expect(document.info.description).toContain('| `get_weather` | 0.002 |')
  expect(Object.keys(document.components.schemas)).toEqual(
    expect.arrayContaining([
      'ToyAgent.get_weather',
      'OtherAgent.get_thing',
      ...Object.keys(contract.components.schemas),
    ]),
  )
  expect(Object.keys(document.paths)).toEqual(Object.keys(contract.paths))
})
