/** A JSON Schema without references. */
export type JsonSchema = { readonly [keyword: string]: unknown }

/** The arguments of a tool, as a model's function calling takes them. */
export type ToolSchema = {
  type: 'object'
  properties: Record<string, JsonSchema>
  required?: string[]
  additionalProperties: false
}

export type Arguments = Record<string, unknown>

export type Effect = 'read' | 'write'

export type Tool = {
  /** The id of the agent it belongs to. */
  agent: string
  name: string
  description: string
  parameters: ToolSchema
  /** A decimal, like "0.001". */
  price_usd: string
  timeout_ms: number
  effect: Effect
  /** 0 where answers are not kept. */
  cache_seconds: number
  /** Whether arguments that are missing are filled in from their schemas. Else a default only tells what the server assumes. */
  send_defaults: boolean
  /** The dotted path of the part of the answer that is handed on; null for all of it. */
  pick: string | null
  source: HttpSource | NativeSource
}

export type HttpSource = {
  kind: 'http'
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  server: ToolServer
  /** The path behind the server's own, in pieces: text as it is sent, and the parameters between. */
  path: (string | Placed)[]
  query: Placed[]
  header: Placed[]
  /** Names of the arguments that make up the JSON body; null where none is sent. */
  body: string[] | null
  /** Media type of the answer and of the body. */
  accept: string
  contentType: string
  credentials: Credential[]
}

export type NativeSource = { kind: 'native'; run: NativeTool }

/** A tool that is code: its arguments were checked against the document, what it returns must be JSON. */
export type NativeTool = (args: Arguments, context: { signal: AbortSignal }) => unknown

/** By agent id, then by tool. */
export type NativeTools = Readonly<Record<string, Readonly<Record<string, NativeTool>>>>

/** `prefix` begins with a slash, or is empty. */
export type ToolServer = { origin: string; prefix: string }

/** A parameter and how OpenAPI writes it; `json` is for parameters with `content`. */
export type Placed = { name: string; style: Style | 'json'; explode: boolean }

export type Style =
  'simple' | 'label' | 'matrix' | 'form' | 'spaceDelimited' | 'pipeDelimited' | 'deepObject'

/** The secret is behind a function, so that nothing that writes objects out can show it. */
export type Credential = {
  in: 'header' | 'query'
  name: string
  /** The environment variable that holds it. */ variable: string
  secret: () => string
  /** What is sent where no real server answers. */ placeholder: string
}

export type Agent = {
  /** The name of its file, without `.yaml`. */
  id: string
  file: string
  title: string
  version: string
  description: string
  author: string
  author_address?: string
  tags: string[]
  examples: string[]
  /** System prompt of query mode. */
  prompt: string
  /** Of a tool call that has no price of its own. */
  price_usd: string
  /** Of a whole query. */
  query_price_usd: string
  x402: boolean
  image_url?: string
  /** Host names of the servers that its tools call; empty for native agents. */
  external_apis: string[]
  /** What of its document is not heeded, with places and reasons. */
  warnings: string[]
  /** Environment variables that hold its credentials. */
  variables: string[]
  available: boolean
  /** Names the variable that is not set. */
  unavailable_because?: string
  tools: Map<string, Tool>
}
