import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js'
import type {
  CallToolResult,
  JSONRPCMessage,
  ListToolsResult,
} from '@modelcontextprotocol/sdk/types.js'
import { Failure } from '../../failure.ts'

/** What a client may ask of us beyond what the library answers by itself. */
export type Offering = {
  info: { name: string; title: string; version: string; instructions?: string }
  list(cursor: string | undefined): ListToolsResult
  call(name: string): Promise<CallToolResult>
  /** Told that the client does not want the answer to this request any more. */
  cancelled(requestId: unknown): void
}

/** A request for something that there is not: the protocol has an error for that, while what fails is a result. */
export class Unknown extends Error {}

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

/** The library takes as long to load as all of us: it comes with the first message. */
const library = () => (loading ??= load())

/** Lets the library answer one message: its rules are the library's, and a transport is one HTTP request. Undefined where a message has no answer. */
export async function exchangeOne(
  message: object,
  version: string | undefined,
  offering: Offering,
): Promise<JSONRPCMessage | undefined> {
  const { Server, types, jsonSchemaValidator } = await library()
  const { success, data: sent } = types.JSONRPCMessageSchema.safeParse(message)
  if (!success)
    throw new Failure(
      'invalidRequest',
      'the body is no message of JSON-RPC 2.0: send a request with id and method, or a notification with method',
      { retry: false },
    )
  checkVersion(version, types.SUPPORTED_PROTOCOL_VERSIONS, sent)

  const { instructions, ...info } = offering.info
  const server = new Server(info, {
    capabilities: { tools: {} },
    jsonSchemaValidator,
    ...(instructions !== undefined && { instructions }),
  })
  const { promise, resolve, reject } = Promise.withResolvers<JSONRPCMessage>()
  /** What is unknown is told; any other error is a bug, whose text is not the client's. */
  const told = (error: unknown) => {
    if (error instanceof Unknown)
      return Object.assign(error, { code: types.ErrorCode.InvalidParams })
    reject(error)
    return error
  }
  server.setRequestHandler(types.ListToolsRequestSchema, ({ params }) => {
    try {
      return offering.list(params?.cursor)
    } catch (error) {
      throw told(error)
    }
  })
  server.setRequestHandler(types.CallToolRequestSchema, async ({ params }) => {
    try {
      return await offering.call(params.name)
    } catch (error) {
      throw told(error)
    }
  })
  server.setNotificationHandler(types.CancelledNotificationSchema, ({ params }) =>
    offering.cancelled(params.requestId),
  )

  const transport: Transport = {
    start: async () => {},
    close: async () => transport.onclose?.(),
    send: async (reply) => resolve(reply),
  }
  await server.connect(transport)
  transport.onmessage?.(sent)
  if (!types.isJSONRPCRequest(sent)) return undefined
  server.onerror = reject
  try {
    return await promise
  } finally {
    await server.close()
  }
}

/** The version is agreed on by `initialize`, which may name one that we do not know. */
function checkVersion(
  version: string | undefined,
  known: readonly string[],
  message: JSONRPCMessage,
): void {
  if (
    version === undefined ||
    known.includes(version) ||
    ('method' in message && message.method === 'initialize')
  )
    return
  throw new Failure('invalidRequest', `MCP-Protocol-Version is not one of ${known.join(', ')}`, {
    retry: false,
    param: 'MCP-Protocol-Version',
  })
}
