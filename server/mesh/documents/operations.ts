import type { AgentMembers, HttpSource, NativeTool, Tool, ToolBody, ToolServer } from '../agent.ts'
import { isRecord } from '../../json/json.ts'
import { acceptOf, answerOf } from './answers.ts'
import type { ToolMembers } from './agent-schema.ts'
import { readCredentials, type Credentials } from './credentials.ts'
import { isSafe, operationsIn, refusalOfMethod, type PathOperation } from './methods.ts'
import { readInputs, type ToolInputs } from './parameters.ts'
import { schemaAsListed } from '../tools/mcp/pins.ts'
import { maxSchemaLength } from './schemas/bound.ts'
import { Definitions } from './schemas/expand.ts'
import { readTemplate, type PathTemplate } from './path-template.ts'
import { Reading, type LocatedRecord, type Report } from './reading.ts'
import { serverOf, type ServerReference } from './servers.ts'

/** Options for reading a document's operations. */
export type ReadOperationsOptions = {
  id: string
  members: AgentMembers
  env: NodeJS.ProcessEnv | null
  native: Readonly<Record<string, NativeTool>>
}

/** Values that the operations of a document share. */
type Shared = ReadOperationsOptions & {
  /** The names of tools, each with its operation. */
  toolNames: Map<string, string>
  definitions: Definitions
}

/** A tool, and what `Credentials` says of the variables of its credentials. */
export type ReadTool = { tool: Tool } & Pick<Credentials, 'alternatives' | 'missing'>

/** Model APIs refuse longer ones. */
const maxDescription = 1024
const toolName = /^[a-zA-Z0-9_-]{1,64}$/

type Operation = {
  name: string
  method: string
  template: string
  path: LocatedRecord
  operation: LocatedRecord
  shared: Shared
}

/** An operation that cannot be a tool, and why. */
type RefusedOperation = { operation: string; problems: Report[] }

/** Every operation of the document as a tool; all that cannot be one are refused together. */
export function readOperations(
  reading: Reading,
  options: ReadOperationsOptions,
): { tools: ReadTool[]; refused: RefusedOperation[] } {
  const { paths } = reading.document
  const tools: ReadTool[] = []
  const refused: RefusedOperation[] = []
  if (!isRecord(paths) || Object.keys(paths).length === 0) {
    reading.refuse(
      ['paths'],
      'the document must have paths with at least one operation, since operations are tools.',
    )
    return { tools, refused }
  }
  const shared: Shared = { ...options, toolNames: new Map(), definitions: new Definitions() }
  for (const [template, item] of Object.entries(paths)) {
    const path = readPath(reading, template, item)
    if (path === null) continue
    for (const one of operationsIn(path.value)) {
      const own = reading.part()
      const tool = readOperation(own, { template, path, shared }, one)
      reading.add(own)
      const { problems } = own
      if (problems.length > 0) refused.push({ operation: `${one.method} ${template}`, problems })
      else if (tool) tools.push(tool)
    }
  }
  return { tools, refused }
}

function readOperation(
  reading: Reading,
  parts: Pick<Operation, 'template' | 'path' | 'shared'>,
  one: PathOperation,
): ReadTool | null {
  const { method, at, value } = one
  const place = [...parts.path.place, ...at]
  const refusal = refusalOfMethod(one)
  if (refusal !== null) return reading.refuse(place, refusal, { key: true })
  const operation = reading.follow({ value, place })
  const { toolNames } = parts.shared
  const name = operation && nameOf(reading, `${method} ${parts.template}`, operation, toolNames)
  return operation && name ? readTool(reading, { ...parts, method, name, operation }) : null
}

function readPath(reading: Reading, template: string, item: unknown): LocatedRecord | null {
  const place = ['paths', template]
  if (template.startsWith('/')) return reading.follow({ value: item, place })
  const text = `${JSON.stringify(template)} is not a path: it must begin with "/".`
  return reading.refuse(place, text, { key: true })
}

/** The operationId, which must be the only one of its name; null after reporting why it is not. */
function nameOf(
  reading: Reading,
  operation: string,
  { value, place }: LocatedRecord,
  toolNames: Map<string, string>,
): string | null {
  const name = value['operationId']
  const at = [...place, 'operationId']
  if (typeof name !== 'string')
    return reading.refuse(
      place,
      `${operation} has no operationId; write one, like get_forecast: it is the tool's name.`,
      { key: true },
    )
  if (!toolName.test(name))
    return reading.refuse(
      at,
      `${JSON.stringify(name)} cannot be the name of a tool: use 1 to 64 letters, digits, "_" ` +
        'and "-", like get_forecast.',
    )
  if (toolNames.has(name))
    return reading.refuse(
      at,
      `${JSON.stringify(name)} is also the operationId of ${toolNames.get(name)}; every tool needs ` +
        'a name of its own.',
    )
  toolNames.set(name, operation)
  return name
}

function readTool(reading: Reading, operation: Operation): ReadTool | null {
  const { name, method, template, path, shared } = operation
  const { id, members } = shared
  const { place } = operation.operation
  const own = readToolMembers(reading, name, operation.operation)
  const server = serverOf(reading, [
    operation.operation,
    path,
    { value: reading.document, place: [] },
  ])
  const credentials = readCredentials(reading, operation.operation, shared.env)
  const inputs = readInputs(reading, shared.definitions, {
    path,
    operation: operation.operation,
    credentials: credentials.places,
  })
  const pathTemplate = readTemplate(reading, template, path.place, inputs.byLocation)
  const description = readDescription(reading, name, operation.operation)
  if (own === null || server === null || description === null) return null
  const parts = { inputs, credentials, template: pathTemplate, own }
  const source = readSource(reading, operation, server, parts)
  if (source === null) return null
  const effect = own.effect ?? (isSafe(method) ? 'read' : 'write')
  if (own.cache_seconds > 0 && effect === 'write')
    reading.refuse(
      [...place, 'x-tool', 'cache_seconds'],
      `${name} has effect write, whose answers cannot be kept; remove cache_seconds, or write ` +
        'effect: read if it changes nothing.',
    )
  const tool: Tool = {
    agent: id,
    name,
    description,
    parameters: inputs.parameters,
    ...(inputs.wholeParameters && { wholeParameters: inputs.wholeParameters }),
    price_usd: own.price_usd ?? members.price_usd,
    timeout_ms: own.timeout_ms,
    effect,
    cache_seconds: own.cache_seconds,
    send_defaults: own.send_defaults,
    defaults: inputs.defaults,
    pick: own.pick ?? null,
    truncate: own.truncate,
    ...(members.x402 && { answer: answerOf(reading.document, operation.operation.value) }),
    source,
  }
  const { alternatives, missing } = credentials
  return { tool, alternatives, missing }
}

/** The members of `x-tool`; a fault names the tool in place of the path to it. */
const readToolMembers = (reading: Reading, name: string, { value, place }: LocatedRecord) =>
  reading.extension<ToolMembers>('x-tool', [...place, 'x-tool'], value['x-tool'] ?? {}, (fault) =>
    fault.replace(/^paths\[.*?\]\.(additionalOperations\.)?\w+\./, `${name}: `),
  )

function readDescription(
  reading: Reading,
  name: string,
  { value, place }: LocatedRecord,
): string | null {
  const description = [value['description'], value['summary']].find(
    (text) => typeof text === 'string' && text.trim() !== '',
  )
  if (typeof description === 'string')
    return description.trim().slice(0, maxDescription).toWellFormed()
  const text = `${name} needs a summary or a description: a model chooses tools by it.`
  return reading.refuse(place, text, { key: true })
}

function nativeSource(
  reading: Reading,
  { id, native }: ReadOperationsOptions,
  name: string,
  place: string[],
): Tool['source'] | null {
  const run = Object.hasOwn(native, name) ? native[name] : undefined
  if (run) return { kind: 'native', run }
  return reading.refuse(
    [...place, 'operationId'],
    `the server is native:, and there is no code for ${name}; write it in ` +
      `server/mesh/tools/native/${id}.ts.`,
  )
}

type SourceParts = {
  inputs: ToolInputs
  credentials: Credentials
  template: PathTemplate
  own: ToolMembers
}

/** The code or the request of a tool; null, after reporting it, if its code is missing. */
function readSource(
  reading: Reading,
  { name, method, template: path, operation, shared }: Operation,
  { server, place }: ServerReference,
  { inputs, credentials, template, own }: SourceParts,
): Tool['source'] | null {
  if (server === 'native') return nativeSource(reading, shared, name, operation.place)
  checkNames(reading, name, operation.place, inputs, credentials.places)
  if (credentials.places.length > 0 && server.origin !== own.credential_origin)
    checkCredentialServer(reading, name, server, place)
  const { byLocation, body } = inputs
  return {
    kind: 'http',
    method,
    server,
    path: own.mcp ? mcpPath(server) : template.path,
    query: byLocation.query,
    fixedQuery: template.query,
    header: byLocation.header,
    body,
    accept: acceptOf(reading.document, operation.value),
    ...(own.keep_headers && { keepHeaders: own.keep_headers.map((one) => one.toLowerCase()) }),
    credentials: credentials.credentials,
    ...(credentials.areOptional && { areCredentialsOptional: true as const }),
    ...(own.mcp && { mcp: { ...own.mcp, ...listedSchema(operation, path, body) } }),
  }
}

/** The schema of a tool as its MCP server listed it; none if it is large or an argument has an alias. */
function listedSchema(
  { value }: LocatedRecord,
  path: string,
  body: ToolBody | null,
): Pick<NonNullable<HttpSource['mcp']>, 'inputSchema'> {
  if (!body) return {}
  if ('members' in body && body.members.some(({ name, argument }) => name !== argument)) return {}
  const schema = ['requestBody', 'content', body.contentType, 'schema'].reduce<unknown>(
    (inner, key) => (isRecord(inner) ? inner[key] : undefined),
    value,
  )
  const listed = isRecord(schema) ? schemaAsListed(schema, path) : undefined
  if (!isRecord(listed) || JSON.stringify(listed).length > maxSchemaLength) return {}
  return { inputSchema: { ...listed, type: 'object' } }
}

/** The path of all tools of an MCP server, after its prefix. */
const mcpPath = ({ endsWithSlash }: ToolServer): string[] => (endsWithSlash ? ['/'] : [])

/** No parameter may be written where a credential or another parameter is. */
function checkNames(
  reading: Reading,
  tool: string,
  place: string[],
  inputs: ToolInputs,
  credentials: Credentials['places'],
): void {
  const names = {
    header: inputs.byLocation.header.map((one) => one.name.toLowerCase()),
    query: queryNames(inputs),
  }
  for (const credential of credentials)
    if (names[credential.in].includes(credential.name))
      reading.refuse(
        place,
        `${tool} has a parameter ${JSON.stringify(credential.name)} where its credential ` +
          'belongs; leave the parameter out.',
      )
  const repeated = names.query.find((name, index) => names.query.indexOf(name) !== index)
  if (repeated !== undefined)
    reading.refuse(
      place,
      `${tool} has two parameters that are written as ${JSON.stringify(repeated)} in the query; ` +
        'leave one of them out.',
    )
}

/** A credential goes to the document's own server only. */
function checkCredentialServer(
  reading: Reading,
  tool: string,
  server: ToolServer,
  place: string[],
): void {
  const { document } = reading
  const main = serverOf(new Reading(document), [{ value: document, place: [] }])
  if (main && (main.server === 'native' || main.server.origin !== server.origin))
    reading.refuse(
      place,
      `${tool} would send the credential to another server than the document's own; write ` +
        'security: [] for this operation, or make it an agent of its own.',
    )
}

/** The names in a query; an object whose members are written as parameters has several. */
function queryNames({ byLocation, parameters }: ToolInputs): string[] {
  return byLocation.query.flatMap(({ name, argument, style, explode }) => {
    const members = parameters.properties[argument]?.['properties']
    return style === 'form' && explode && isRecord(members) ? Object.keys(members) : [name]
  })
}
