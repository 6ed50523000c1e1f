/** A JSON Schema without references. */
export type JsonSchema = { readonly [keyword: string]: unknown }

/** The arguments of a tool, as a model's function calling takes them. */
export type ToolSchema = {
  type: 'object'
  properties: Record<string, JsonSchema>
  required?: string[]
  additionalProperties: false
  /** Schemas that the others refer to; only where arguments are checked. */
  $defs?: Record<string, JsonSchema>
}

/** Arguments of a tool, by name. */
export type Arguments = Record<string, unknown>

/** Whether a tool may be called again: one that writes changes something. */
export type Effect = 'read' | 'write'

/** An operation of an agent's document, as a model or a caller uses it. */
export type Tool = {
  /** The id of the agent it belongs to. */
  agent: string
  name: string
  description: string
  /** The arguments as models and callers are shown them, of bounded size. */
  parameters: ToolSchema
  /** What arguments are checked by, where `parameters` leaves something out; with `$defs`. */
  wholeParameters?: ToolSchema
  /** A decimal, like "0.001". */
  price_usd: string
  timeout_ms: number
  effect: Effect
  /** How long an answer is cached; 0 where it is not. */
  cache_seconds: number
  /** Whether missing arguments are sent with the default of their schema. */
  send_defaults: boolean
  /** The dotted path of the part of the answer that is used; null for all of it. */
  pick: string | null
  /** Whether an answer that is too long is cut; without it the call fails. */
  truncate: boolean
  /** Only of tools that are for sale. */
  answer?: ToolAnswer
  source: HttpSource | NativeSource
}

/** What the document says of a successful answer: the outline of its schema, a short example. */
export type ToolAnswer = { schema?: JsonSchema; example?: unknown }

/** A tool behind an API: everything of its request that arguments do not decide. */
export type HttpSource = {
  kind: 'http'
  /** As it is sent, like GET. */
  method: string
  server: ToolServer
  /** The path after the server's own: text as it is sent, and parameters. */
  path: (string | ToolParameter)[]
  query: ToolParameter[]
  /** Pairs of the query that every call has, as they are sent. */
  fixedQuery: string[]
  header: ToolParameter[]
  /** Null where none is sent. */
  body: ToolBody | null
  /** Media types of the answer. */
  accept: string
  /** Headers of the answer that are told beside those that always are; in lower case. */
  keepHeaders?: string[]
  credentials: Credential[]
}

/** A tool that is code in this server. */
export type NativeSource = { kind: 'native'; run: NativeTool }

/** A tool that is code: its arguments are checked; what it returns must be JSON. */
export type NativeTool = (args: Arguments, context: { signal: AbortSignal }) => unknown

/** By agent id, then by tool. */
export type NativeTools = Readonly<Record<string, Readonly<Record<string, NativeTool>>>>

/** `prefix` begins with a slash, or is empty. */
export type ToolServer = { origin: string; prefix: string }

/**
 * A parameter: its name as it is sent, the argument that it is filled from, and its OpenAPI style;
 * `json` is for parameters with `content`.
 */
export type ToolParameter = {
  name: string
  argument: string
  style: Style | 'json'
  explode: boolean
}

/** How a body is written. */
export type BodyFormat = 'json' | 'form' | 'multipart' | 'text' | 'bytes'

/** The body of a request: arguments that are its members, or one argument that is all of it. */
export type ToolBody = {
  format: BodyFormat
  /** The media type; bytes may name another one in their argument where this is a range. */
  contentType: string
} & ({ members: BodyMember[] } | { argument: string })

/** A member of a body. The style says how forms write it; `mediaType` is for parts of multipart. */
export type BodyMember = ToolParameter & { mediaType?: string }

/** How OpenAPI writes a value of several parts. */
export type Style =
  'simple' | 'label' | 'matrix' | 'form' | 'spaceDelimited' | 'pipeDelimited' | 'deepObject'

/** The secret is behind a function, so that nothing that prints objects can show it. */
export type Credential = {
  in: 'header' | 'query'
  name: string
  /** The environment variable that holds it. */
  variable: string
  secret: () => string
  /** What is sent where no real server answers. */
  placeholder: string
  /** Where the credential is a token that is fetched; the secret is then that of this client. */
  client?: OAuthClient
}

/** A client of OAuth2 that gets access tokens with its own credentials. */
export type OAuthClient = {
  /** The only other server that gets the secret: the operator has confirmed it. */
  tokenUrl: string
  scopes: string[]
  /** How the client names itself: by the header of Basic, or in the body. */
  auth: 'basic' | 'post'
  id: () => string
  secret: () => string
}

/** The members of `x-agent`, which the author of a document writes. */
export type AgentMembers = {
  description: string
  author: string
  author_address?: string
  tags: string[]
  examples: string[]
  /** System prompt of query mode. */
  prompt: string
  /** Of a tool without a price of its own. */
  price_usd: string
  /** Of a whole query. */
  query_price_usd: string
  x402: boolean
  image_url?: string
}

/** An agent, as its document describes it. */
export type Agent = AgentMembers & {
  /** The name of its file, without `.yaml`. */
  id: string
  file: string
  title: string
  version: string
  /** Host names of the servers that its tools call; empty for native agents. */
  external_apis: string[]
  /** What of its document is ignored, with places and reasons. */
  warnings: string[]
  /** Environment variables that hold its credentials. */
  variables: string[]
  /**
   * How they go together, for each security that some of its tools have: the variables of each
   * alternative, of which an empty one needs none.
   */
  securities: string[][][]
  available: boolean
  /** Names the variable that is not set. */
  unavailable_because?: string
  tools: Map<string, Tool>
}
