import { statSync } from 'node:fs'
import { createHash } from 'node:crypto'
import type { components as metadataParts } from '../../generated/server/metadata.ts'
import type { components as meshParts } from '../../generated/server/mesh.ts'
import { Json } from '../json.ts'
import type { Agent } from './agent.ts'

/** The document of `GET /metadata.json`. */
export type Metadata = metadataParts['schemas']['Metadata']
/** The body of `GET /mesh_schema`. */
export type MeshSchema = meshParts['schemas']['AgentSchemas']

/** The metadata document: every agent that is available, derived from the agents' own documents. */
export function metadataOf(agents: ReadonlyMap<string, Agent>, commitSha?: string): Metadata {
  const available = [...agents.values()].filter((agent) => agent.available)
  const changed = Math.max(0, ...available.map(({ file }) => statSync(file).mtimeMs))
  return {
    last_updated: new Date(changed).toISOString(),
    ...(commitSha !== undefined && { commit_sha: commitSha }),
    agents: Object.fromEntries(available.map((agent) => [agent.id, entryOf(agent)])),
  }
}

function entryOf({
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
}: Agent): Metadata['agents'][string] {
  return {
    metadata: {
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
        tool_prices: Object.fromEntries(
          [...tools.values()].map((tool) => [tool.name, tool.price_usd]),
        ),
      },
    },
    tools: [...tools.values()].map(({ name, description, parameters }) => ({
      type: 'function',
      function: { name, description, parameters: { ...parameters } },
    })),
  }
}

/** The document as it is sent, written once, and the ETag that names it. */
export function published(metadata: Metadata): { body: Json<Metadata>; etag: string } {
  const body = new Json<Metadata>(JSON.stringify(metadata))
  return {
    body,
    etag: `"${createHash('sha256').update(body.text).digest('base64url').slice(0, 27)}"`,
  }
}

/** Agents with the schemas of their tools and what they cost, for `GET /mesh_schema`. */
export function schemaOf(agents: Iterable<Agent>): MeshSchema {
  return {
    agents: Object.fromEntries(
      [...agents].map(({ id, description, available, query_price_usd, tools }) => [
        id,
        {
          description,
          available,
          query_price_usd,
          tools: Object.fromEntries(
            [...tools.values()].map((tool) => [
              tool.name,
              {
                description: tool.description,
                price_usd: tool.price_usd,
                parameters: { ...tool.parameters },
              },
            ]),
          ),
        },
      ]),
    ),
  }
}
