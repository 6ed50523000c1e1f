/** A JSON Schema without references. */
export type JsonSchema = { readonly [keyword: string]: unknown }

/** The arguments of a tool, as for a model's function calling. */
export type ToolSchema = {
  type: 'object'
  properties: Record<string, JsonSchema>
  required?: string[]
  /** False, unless the body takes members that its schema does not name. */
  additionalProperties?: false | JsonSchema
  /** Schemas that the others refer to; only for the validation of arguments. */
  $defs?: Record<string, JsonSchema>
}

/** Arguments of a tool, by name. */
export type Arguments = Record<string, unknown>

/** Whether a tool may be called again: a `write` changes something. */
export type Effect = 'read' | 'write'

/** An operation of an agent's document, as models and callers use it. */
export type Tool = {
  /** The id of the agent it belongs to. */
  agent: string
  name: string
  description: string
  /** The schema of the arguments for models and callers, of bounded size. */
  parameters: ToolSchema
  /** The schema that validates arguments, if `parameters` is incomplete; with `$defs`. */
  wholeParameters?: ToolSchema
  /** A decimal, like "0.001". */
  price_usd: string
  timeout_ms: number
  effect: Effect
  /** How long a response is cached; 0 for no caching. */
  cache_seconds: number
  /** Whether missing arguments are sent with the default of their schema. */
  send_defaults: boolean
  /** Values of required arguments that may be left out, since their schema has a default. */
  defaults: Arguments
  /** The dotted path of the used part of the response; null for all of it. */
  pick: string | null
  /** Whether a response that is too long is truncated instead of a failed call. */
  truncate: boolean
  /** Only for tools that are for sale. */
  answer?: ToolAnswer
  source: HttpSource | NativeSource
}

/** A successful response by the document: the outline of its schema, a short example. */
export type ToolAnswer = { schema?: JsonSchema; example?: unknown }

/** A tool of an API: the part of its request that does not depend on arguments. */
export type HttpSource = {
  kind: 'http'
  /** As it is sent, like GET. */
  method: string
  server: ToolServer
  /** The path after the server's prefix: text as it is sent, and parameters. */
  path: (string | ToolParameter)[]
  query: ToolParameter[]
  /** Query parameters of every call, as they are sent. */
  fixedQuery: string[]
  header: ToolParameter[]
  /** Null for requests without a body. */
  body: ToolBody | null
  /** Media types of the response. */
  accept: string
  /** Additional headers of the response that callers get, in lower case. */
  keepHeaders?: string[]
  credentials: Credential[]
  /** Whether the tool is called without credentials if the caller does not give its own. */
  areCredentialsOptional?: true
  /** Set if the server is an MCP server; the body is then the arguments of the call. */
  mcp?: McpPin & {
    /** The schema as its server listed it: that of calls over MCP. */
    inputSchema?: JsonSchema & { type: 'object' }
  }
}

/** A tool of an MCP server, and the hash of the description that an operator has approved. */
export type McpPin = { name: string; pin: string }

/** A tool that is code in this server. */
export type NativeSource = { kind: 'native'; run: NativeTool }

/** A tool that is code. Its arguments are validated; its result must be JSON. */
export type NativeTool = (args: Arguments, context: { signal: AbortSignal }) => unknown

/** The native tools by agent id, then by name. */
export type NativeTools = Readonly<Record<string, Readonly<Record<string, NativeTool>>>>

/** `prefix` begins with a slash, or is empty; a slash at its end matters only to MCP servers. */
export type ToolServer = { origin: string; prefix: string; endsWithSlash?: true }

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

/** The format of a body. */
export type BodyFormat = 'json' | 'form' | 'multipart' | 'text' | 'bytes'

/**
 * The body of a request: arguments that are its members, or one argument that is all of it. An open
 * body also takes the arguments that nothing else of the request is filled from, by their names.
 */
export type ToolBody = {
  format: BodyFormat
  /** The media type; if it is a range, the argument of bytes may name another one. */
  contentType: string
} & ({ members: BodyMember[]; isRequired: boolean; isOpen: boolean } | { argument: string })

/**
 * A member of a body. Forms serialize it by its style, multipart does so if it `isStyled`; `mediaType`
 * is for other parts of multipart.
 */
export type BodyMember = ToolParameter & { mediaType?: string; isStyled?: true }

/** OpenAPI's serialization of arrays and objects. */
export type Style =
  'simple' | 'label' | 'matrix' | 'form' | 'spaceDelimited' | 'pipeDelimited' | 'deepObject'

/** The secret is behind a function, so that code that prints objects cannot expose it. */
export type Credential = {
  in: 'header' | 'query'
  name: string
  /** The name of its security scheme. */
  scheme: string
  /** The description of its security scheme. */
  description?: string
  /** The environment variable that holds it; undefined if callers give it. */
  variable?: string
  secret: () => string
  /** The value sent to servers of a sandbox that replace the real one. */
  placeholder: string
  /** Set if the credential is a fetched token; the secret is then this client's. */
  client?: OAuthClient
  /** Set if the caller of the tool gives it, for one call. */
  caller?: CallerScheme
}

/** The header in which callers send a credential, and how it is sent to the tool's server. */
export type CallerScheme = {
  header: string
  encode: (value: string) => string
  /** Set if the caller's own token for this server is exchanged for one of the API (RFC 8693). */
  exchange?: OAuthClient
}

/**
 * An OAuth2 client that gets access tokens by the client credentials grant, or by token exchange if
 * there is a `subject`.
 */
export type OAuthClient = {
  /** The only other server that gets the secret; confirmed by the operator. */
  tokenUrl: string
  scopes: string[]
  /** How the client authenticates: by the Basic header, or in the body. */
  auth: 'basic' | 'post'
  id: () => string
  secret: () => string
  audience?: string
  /** The token that is exchanged; only the token URL gets it. */
  subject?: () => string
}

/** The members of `x-agent`, written by the author of a document. */
export type AgentMembers = {
  description: string
  author: string
  author_address?: string
  tags: string[]
  examples: string[]
  /** System prompt of query mode. */
  prompt: string
  /** The price of tools without a `price_usd` of their own. */
  price_usd: string
  /** The price of a query. */
  query_price_usd: string
  x402: boolean
  image_url?: string
  /** Before the names of its tools where the tools of all agents are listed; by default the id. */
  prefix?: string
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
  /** Ignored parts of its document, with file positions and reasons. */
  warnings: string[]
  /** Environment variables that hold its credentials. */
  variables: string[]
  /**
   * How they combine, for each `security` of its tools: the variables of each alternative; an empty
   * one needs none.
   */
  securities: string[][][]
  available: boolean
  /** Names the missing variable. */
  unavailable_because?: string
  tools: Map<string, Tool>
}
