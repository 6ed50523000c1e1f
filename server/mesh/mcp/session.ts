import type { Server } from '@modelcontextprotocol/sdk/server/index.js'
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js'
import type {
  CallToolResult,
  JSONRPCMessage,
  ListToolsResult,
} from '@modelcontextprotocol/sdk/types.js'
import { Failure } from '../../failure.ts'
import { NotOffered } from './errors.ts'

/** The server's side of a session; the library implements the protocol. */
export type SessionHandlers = {
  info: { name: string; title: string; version: string; instructions?: string }
  list(cursor: string | undefined): ListToolsResult
  call(name: string): Promise<CallToolResult>
  /** The client cancelled this request. */
  cancelled(requestId: unknown): void
}

type Library = Awaited<ReturnType<typeof load>>

async function load() {
  const [{ Server }, types, { AjvJsonSchemaValidator }] = await Promise.all([
    import('@modelcontextprotocol/sdk/server/index.js'),
    import('@modelcontextprotocol/sdk/types.js'),
    import('@modelcontextprotocol/sdk/validation/ajv'),
  ])
  return { Server, types, jsonSchemaValidator: new AjvJsonSchemaValidator() }
}

let loading: Promise<Library> | undefined

/** Loaded with the first message, because loading takes as long as that of the server. */
const library = () => (loading ??= load())

/**
 * Passes one message to the library, with one HTTP request as the transport. Undefined if the
 * message has no response.
 */
export async function exchangeMessage(
  message: object,
  version: string | undefined,
  handlers: SessionHandlers,
): Promise<JSONRPCMessage | undefined> {
  const { Server, types, jsonSchemaValidator } = await library()
  const { success, data: received } = types.JSONRPCMessageSchema.safeParse(message)
  if (!success) throw notJsonRpc()
  checkVersion(version, types.SUPPORTED_PROTOCOL_VERSIONS, received)

  const { instructions, ...info } = handlers.info
  const server = new Server(info, {
    capabilities: { tools: {} },
    jsonSchemaValidator,
    ...(instructions !== undefined && { instructions }),
  })
  const { promise, resolve, reject } = Promise.withResolvers<JSONRPCMessage>()
  setHandlers(server, types, handlers, reject)
  const transport: Transport = {
    start: async () => {},
    close: async () => transport.onclose?.(),
    send: async (reply) => resolve(reply),
  }
  await server.connect(transport)
  transport.onmessage?.(received)
  if (!types.isJSONRPCRequest(received)) return undefined
  server.onerror = reject
  try {
    return await promise
  } finally {
    await server.close()
  }
}

/**
 * The client gets an error for an unknown offer. Any other error is a bug and ends the exchange.
 */
function setHandlers(
  server: Server,
  types: Library['types'],
  { list, call, cancelled }: SessionHandlers,
  reject: (error: unknown) => void,
): void {
  const replyError = (error: unknown) => {
    if (error instanceof NotOffered)
      return Object.assign(error, { code: types.ErrorCode.InvalidParams })
    reject(error)
    return error
  }
  server.setRequestHandler(types.ListToolsRequestSchema, ({ params }) => {
    try {
      return list(params?.cursor)
    } catch (error) {
      throw replyError(error)
    }
  })
  server.setRequestHandler(types.CallToolRequestSchema, async ({ params }) => {
    try {
      return await call(params.name)
    } catch (error) {
      throw replyError(error)
    }
  })
  server.setNotificationHandler(types.CancelledNotificationSchema, ({ params }) =>
    cancelled(params.requestId),
  )
}

const notJsonRpc = () =>
  new Failure(
    'invalidRequest',
    'the body is not a JSON-RPC 2.0 message: send a request with id and method, ' +
      'or a notification with method',
    { retry: false },
  )

/** `initialize` negotiates the version, and may name one that is not supported. */
function checkVersion(
  version: string | undefined,
  supported: readonly string[],
  message: JSONRPCMessage,
): void {
  if (version === undefined || supported.includes(version)) return
  if ('method' in message && message.method === 'initialize') return
  throw new Failure(
    'invalidRequest',
    `MCP-Protocol-Version is not one of ${supported.join(', ')}`,
    { retry: false, param: 'MCP-Protocol-Version' },
  )
}
