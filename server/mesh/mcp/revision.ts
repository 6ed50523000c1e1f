import type { components } from '../../../generated/server/mesh.ts'
import { isRecord } from '../../json/json.ts'
import { rpcFailure, type RpcId } from './errors.ts'

/** A message of the protocol, as in the contract. */
export type McpMessage = components['schemas']['McpMessage']

/** Headers of a message, which repeat members of its body. */
export type McpHeaders = {
  'mcp-protocol-version'?: string
  'mcp-method'?: string
  'mcp-name'?: string
}

/** A request that needs no session: it contains its version and capabilities. */
export type StatelessRequest = {
  id: RpcId
  method: string
  params: Record<string, unknown>
  /** `params._meta`. */
  meta: Record<string, unknown>
  /** The client's capabilities beyond the core of the protocol. */
  capabilities: Record<string, unknown>
}

/** The revision whose requests need no `initialize`. */
export const statelessRevision = '2026-07-28'

/** Revisions that start with `initialize`, newest first. */
export const sessionRevisions = [
  '2025-11-25',
  '2025-06-18',
  '2025-03-26',
  '2024-11-05',
  '2024-10-07',
]

/** All supported revisions, newest first. */
export const supportedRevisions = [statelessRevision, ...sessionRevisions]

const prefix = 'io.modelcontextprotocol/'
const versionKey = `${prefix}protocolVersion`
const capabilitiesKey = `${prefix}clientCapabilities`

/** The names of revisions are dates. */
const isStateless = (version: string | undefined) =>
  version !== undefined && /^\d{4}-\d\d-\d\d$/.test(version) && version >= statelessRevision

/**
 * A request of the stateless revision, whose headers agree with its body; `notification` for a
 * message without response, and null for messages of older revisions. Throws a Failure with a
 * JSON-RPC error for requests that violate the revision.
 */
export function readStateless(
  message: McpMessage,
  headers: McpHeaders,
): StatelessRequest | 'notification' | null {
  const { id, method, params = {} } = message
  const meta = isRecord(params['_meta']) ? params['_meta'] : {}
  const bodyVersion = meta[versionKey]
  const version = headers['mcp-protocol-version']
  if (bodyVersion === undefined && (!isStateless(version) || method === 'initialize')) return null
  if (bodyVersion === undefined) checkSupported(id, version)
  else if (version !== undefined && bodyVersion !== version)
    throw mismatch(id, `MCP-Protocol-Version is not params._meta["${versionKey}"]`)
  else if (typeof bodyVersion === 'string' && sessionRevisions.includes(bodyVersion)) return null
  else checkSupported(id, bodyVersion)
  if (method === undefined)
    throw rpcFailure(
      'invalidRequest',
      id,
      'send a request with id and method; this server sends no requests that need a response',
    )
  if (id === undefined) return 'notification'
  return checked({ id, method, params, meta }, headers)
}

/** The client's trace context in `params._meta`. */
export function traceparentIn(body: unknown, operationId: string): unknown {
  if (operationId !== 'callMcp' && operationId !== 'callAgentMcp') return undefined
  const params = isRecord(body) ? body['params'] : undefined
  const meta = isRecord(params) ? params['_meta'] : undefined
  return isRecord(meta) ? meta['traceparent'] : undefined
}

function checkSupported(id: RpcId | undefined, requested: unknown): void {
  if (requested === statelessRevision) return
  if (typeof requested !== 'string')
    throw rpcFailure(
      'invalidParams',
      id,
      `params._meta["${versionKey}"] must be a string, like "${statelessRevision}"`,
    )
  const short = requested.slice(0, 64)
  throw rpcFailure(
    'unsupportedVersion',
    id,
    `the protocol version ${short} is not supported; use one of data.supported`,
    { supported: supportedRevisions, requested: short },
  )
}

function checked(
  request: Omit<StatelessRequest, 'capabilities'>,
  headers: McpHeaders,
): StatelessRequest {
  const { id, method, params, meta } = request
  for (const key of [versionKey, capabilitiesKey])
    if (meta[key] === undefined)
      throw rpcFailure('invalidParams', id, `params._meta["${key}"] is required with every request`)
  const capabilities = meta[capabilitiesKey]
  if (!isRecord(capabilities))
    throw rpcFailure(
      'invalidParams',
      id,
      `params._meta["${capabilitiesKey}"] must be an object, {} for none`,
    )
  if (headers['mcp-protocol-version'] === undefined)
    throw mismatch(id, `send the header MCP-Protocol-Version: ${statelessRevision}`)
  if (headers['mcp-method'] !== method)
    throw mismatch(id, `the header Mcp-Method must be the method of the body, ${quoted(method)}`)
  checkName(id, method, params, headers['mcp-name'])
  return { ...request, capabilities }
}

/** The member that the header `Mcp-Name` repeats. Older clients of tasks do not send it. */
function checkName(
  id: RpcId,
  method: string,
  params: Record<string, unknown>,
  header: string | undefined,
): void {
  const isCall = method === 'tools/call'
  const member = isCall ? 'name' : 'taskId'
  if (!isCall && !(method.startsWith('tasks/') && header !== undefined)) return
  const name = params[member]
  // The method rejects a name that is not a string.
  if (typeof name !== 'string' || decoded(header) === name) return
  throw mismatch(id, `the header Mcp-Name must be params.${member}, ${quoted(name)}`)
}

/** Values beyond plain ASCII are sent in base64, between `=?base64?` and `?=`. */
function decoded(header: string | undefined): string | undefined {
  const base64 = /^=\?base64\?(.*)\?=$/.exec(header ?? '')?.[1]
  return base64 === undefined ? header : Buffer.from(base64, 'base64').toString()
}

const quoted = (text: string) => JSON.stringify(text.slice(0, 128))

const mismatch = (id: RpcId | undefined, message: string) =>
  rpcFailure('headerMismatch', id, message)
