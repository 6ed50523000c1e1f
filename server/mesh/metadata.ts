import { statSync } from 'node:fs'
import type { components as metadataParts } from '../../generated/server/metadata.ts'
import type { components as meshParts } from '../../generated/server/mesh.ts'
import { Json } from '../json/json.ts'
import type { Agent } from './agent.ts'
import { credentialMember } from './caller-credentials.ts'
import type { ToolFaults } from './tools/mcp/faults.ts'

/** The document of `GET /metadata.json`. */
export type Metadata = metadataParts['schemas']['Metadata']
/** The body of `GET /mesh_schema`. */
export type MeshSchema = meshParts['schemas']['AgentSchemas']

type Entry = Metadata['agents'][string]

/**
 * JSON with a part for each of many items, in UTF-8. Each part is encoded separately: as one string
 * the JSON would be in memory several times.
 */
export function jsonBytes<Item, Value>(
  start: string,
  items: Iterable<Item>,
  write: (item: Item) => string,
  end: string,
): Json<Value> {
  const parts: Buffer[] = []
  for (const item of items)
    parts.push(Buffer.from((parts.length === 0 ? start : ',') + write(item)))
  parts.push(Buffer.from(parts.length === 0 ? start + end : end))
  return new Json(Buffer.concat(parts))
}

/** The last modification of any available document. */
export function changedAt(agents: ReadonlyMap<string, Agent>): number {
  let changed = 0
  for (const { available, file } of agents.values())
    if (available) changed = Math.max(changed, statSync(file).mtimeMs)
  return changed
}

/**
 * The metadata document of all available agents. As one object it would take as much memory as the
 * agents themselves.
 */
export function metadataOf(
  agents: ReadonlyMap<string, Agent>,
  {
    commitSha,
    changed = changedAt(agents),
    faults,
  }: { commitSha?: string | undefined; changed?: number; faults?: ToolFaults } = {},
): Json<Metadata> {
  const available = [...agents.values()].filter((agent) => agent.available)
  const head: Omit<Metadata, 'agents'> = {
    last_updated: new Date(changed).toISOString(),
    ...(commitSha !== undefined && { commit_sha: commitSha }),
  }
  return jsonBytes(
    `${JSON.stringify(head).slice(0, -1)},"agents":{`,
    available,
    (agent) => `"${agent.id}":${JSON.stringify(entryOf(agent, faults))}`,
    '}}',
  )
}

const entryOf = (agent: Agent, faults?: ToolFaults): Entry => ({
  metadata: aboutOf(agent),
  tools: [...agent.tools.values()].map((tool) => {
    const { name, description, parameters } = tool
    return {
      type: 'function',
      function: { name, description, parameters },
      ...faults?.membersOf(tool),
      ...credentialMember(tool),
    }
  }),
})

const aboutOf = ({
  title,
  version,
  author,
  author_address,
  description,
  tags,
  image_url,
  examples,
  external_apis,
  x402,
  price_usd,
  tools,
}: Agent): Entry['metadata'] => ({
  name: title,
  version,
  author,
  ...(author_address !== undefined && { author_address }),
  description,
  tags,
  ...(image_url !== undefined && { image_url }),
  examples,
  external_apis,
  x402_config: {
    enabled: x402,
    default_price_usd: price_usd,
    tool_prices: Object.fromEntries([...tools.values()].map((tool) => [tool.name, tool.price_usd])),
  },
})

/** Agents with the schemas and prices of their tools, for `GET /mesh_schema`. */
export const schemaOf = (agents: Iterable<Agent>, faults?: ToolFaults): Json<MeshSchema> =>
  jsonBytes(
    '{"agents":{',
    agents,
    (agent) => `"${agent.id}":${JSON.stringify(agentSchemaOf(agent, faults))}`,
    '}}',
  )

type AgentSchema = MeshSchema['agents'][string]

const agentSchemaOf = (
  { description, available, query_price_usd, tools }: Agent,
  faults: ToolFaults | undefined,
): AgentSchema => ({
  description,
  available,
  query_price_usd,
  tools: Object.fromEntries(
    [...tools.values()].map((tool) => {
      const { name, description, price_usd, parameters } = tool
      const more = { ...faults?.membersOf(tool), ...credentialMember(tool) }
      return [name, { description, price_usd, parameters, ...more }]
    }),
  ),
})
