import type { components } from '../../../generated/server/mesh.ts'
import { isRecord } from '../../json/json.ts'
import { NotOffered, rpcCodes, rpcError, rpcFailure } from './errors.ts'
import { supportedRevisions, type StatelessRequest } from './revision.ts'
import type { SessionHandlers } from './session.ts'
import { subscriptionKey } from './subscriptions.ts'

type McpReply = components['schemas']['McpReply']

/** Returns the members of a request's result; throws NotOffered for invalid `params`. */
export type Method = (request: StatelessRequest) => object | Promise<object>

/** Methods by name. */
export type Methods = Readonly<Record<string, Method>>

/** Handlers of the protocol's core methods. */
export type StatelessHandlers = Pick<SessionHandlers, 'info' | 'list'> & {
  /** Whether every caller gets the same list. */
  isListShared: boolean
  call(name: string, request: StatelessRequest): Promise<object>
  /** More than the core of the protocol. */
  capabilities?: object
}

/** As for other lists of agents: tools change when the configuration is reloaded. */
const listMs = 60_000
/** Versions and capabilities change with a release. */
const discoverMs = 3_600_000

/** The methods of every server with tools. */
export const coreMethods = ({
  info: { instructions },
  isListShared,
  list,
  call,
  capabilities = { tools: {} },
}: StatelessHandlers): Methods => ({
  'server/discover': () => ({
    supportedVersions: supportedRevisions,
    capabilities,
    ...(instructions !== undefined && { instructions }),
    ttlMs: discoverMs,
    cacheScope: 'public',
  }),
  'tools/list': ({ params }) => ({
    ...list(cursorOf(params)),
    ttlMs: listMs,
    cacheScope: isListShared ? 'public' : 'private',
  }),
  'tools/call': (request) => call(nameOf(request), request),
  'subscriptions/listen': ({ id }) => ({ _meta: { [subscriptionKey]: id } }),
})

/**
 * Responds to a request of the stateless revision by one of these methods. Throws a Failure with a
 * JSON-RPC error for an unknown method.
 */
export async function answerStateless(
  request: StatelessRequest,
  methods: Methods,
  { name, title, version }: SessionHandlers['info'],
): Promise<McpReply> {
  const { id, method } = request
  const handle = Object.hasOwn(methods, method) ? methods[method] : undefined
  if (!handle)
    throw rpcFailure(
      'methodNotFound',
      id,
      `unknown method ${JSON.stringify(method.slice(0, 64))}; ` +
        `use ${Object.keys(methods).join(', ')}`,
    )
  try {
    const result = (await handle(request)) as { _meta?: object }
    const serverInfo = { name, title, version }
    const _meta = { ...result._meta, 'io.modelcontextprotocol/serverInfo': serverInfo }
    return { jsonrpc: '2.0', id, result: { resultType: 'complete', ...result, _meta } }
  } catch (error) {
    if (error instanceof NotOffered) return rpcError(id, rpcCodes.invalidParams, error.message)
    throw error
  }
}

function cursorOf({ cursor }: StatelessRequest['params']): string | undefined {
  if (cursor === undefined || typeof cursor === 'string') return cursor
  throw new NotOffered('params.cursor must be the nextCursor of the previous page')
}

function nameOf({ params: { name, arguments: args } }: StatelessRequest): string {
  if (typeof name !== 'string') throw new NotOffered('params.name must be the name of a tool')
  if (args === undefined || isRecord(args)) return name
  throw new NotOffered('params.arguments must be an object')
}
