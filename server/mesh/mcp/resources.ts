import type { components } from '../../../generated/server/mesh.ts'
import { Failure } from '../../failure.ts'

type Metadata = components['schemas']['ProtectedResource']

type Options = {
  /** The issuers whose tokens may use agents. */
  issuers: readonly string[]
  /** The URL of this service; undefined if clients cannot use it. */
  baseUrl(): string | undefined
}

/** The MCP endpoints as resources of OAuth: RFC 9728, and the audiences of RFC 8707. */
export type ProtectedResources = ReturnType<typeof createResources>

const metadataPath = '/.well-known/oauth-protected-resource'

export function createResources({ issuers, baseUrl }: Options) {
  const base = () => (issuers.length > 0 ? baseUrl() : undefined)
  return {
    /** The audiences of tokens for a path: its own URL, or one that it is below. */
    audiencesAt(path: string): readonly string[] {
      const url = base()
      if (url === undefined || !isMcp(path)) return []
      return [...new Set([path, '/mcp', ''])].map((at) => urlOf(url, at))
    },

    /** `WWW-Authenticate` of a path, which names the metadata of its resource. */
    challengeAt(path: string): string {
      const url = base()
      if (url === undefined || !isMcp(path)) return 'Bearer'
      return `Bearer resource_metadata="${url}${metadataPath}${path}"`
    },

    /** The metadata of the resource at a path. */
    metadataAt(path: string, name: string): Metadata {
      const url = base()
      if (url === undefined)
        throw new Failure(
          'notFound',
          'this server has no issuers of tokens for MCP; send a key as Authorization: Bearer KEY',
          { retry: false },
        )
      return {
        resource: urlOf(url, path),
        authorization_servers: [...issuers],
        bearer_methods_supported: ['header'],
        resource_name: name,
      }
    },
  }
}

const isMcp = (path: string) => /^\/mcp(\/agents\/[\w.-]+)?$/.test(path)

/** A URL in the form in which clients send it. */
const urlOf = (base: string, path: string) => new URL(base + path).href
