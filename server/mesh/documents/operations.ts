import type { HttpSource, JsonSchema, NativeTool, Tool, ToolServer } from '../agent.ts'
import type { ReportProblem } from '../../documents/problems.ts'
import { isRecord } from '../../json/json.ts'
import { answerOf } from '../answers.ts'
import { checkExtension, type AgentMembers, type ToolMembers } from './agent-schema.ts'
import { readCredentials, type Credentials } from './credentials.ts'
import { isJsonType } from './body.ts'
import { isSafe, operationsIn, refusalOfMethod, type PathOperation } from './methods.ts'
import { readInputs, type ToolInputs } from './parameters.ts'
import { Definitions } from './schemas/expand.ts'
import { readTemplate, type PathTemplate } from './path-template.ts'
import { followReference, type DocumentContext, type Located } from './references.ts'
import { serverOf, type ServerReference } from './servers.ts'

/** What a document's operations are read with. */
export type OperationContext = DocumentContext & {
  definitions: Definitions
  id: string
  members: AgentMembers
  env: NodeJS.ProcessEnv | null
  native: Readonly<Record<string, NativeTool>>
}

/** What several operations of a document have in common, once one of them has read it. */
type Shared = {
  /** Of operations without a security of their own. */
  credentials?: Credentials
  outlines: Map<string, JsonSchema>
}

/** A tool, and what `Credentials` says of the variables of its credentials. */
export type ReadTool = { tool: Tool } & Pick<Credentials, 'variables' | 'alternatives' | 'missing'>

/** Model APIs refuse longer ones. */
const maxDescription = 1024
const toolName = /^[a-zA-Z0-9_-]{1,64}$/

type LocatedRecord = Located<Record<string, unknown>>

type Operation = {
  name: string
  method: string
  template: string
  path: LocatedRecord
  operation: LocatedRecord
  shared: Shared
}

/**
 * Every operation of the document as a tool; all that cannot be one are refused together.
 * `operationRefused` is called for each of them.
 */
export function readOperations(
  context: OperationContext,
  operationRefused?: (operation: string, reports: Report[]) => void,
): ReadTool[] {
  const { document, refuse } = context
  const { paths } = document
  if (!isRecord(paths) || Object.keys(paths).length === 0) {
    refuse(
      ['paths'],
      'the document must have paths with at least one operation, since operations are tools.',
    )
    return []
  }
  const tools: ReadTool[] = []
  const taken = new Map<string, string>()
  const shared: Shared = { outlines: new Map() }
  for (const [template, item] of Object.entries(paths)) {
    const path = readPath(context, template, item)
    if (path === null) continue
    for (const one of operationsIn(path.value)) {
      const reports: Report[] = []
      const own = { ...context, refuse: (...report: Report) => void reports.push(report) }
      const tool = readOperation(own, { template, path, shared }, one, taken)
      for (const report of reports) refuse(...report)
      if (reports.length > 0) operationRefused?.(`${one.method} ${template}`, reports)
      else if (tool) tools.push(tool)
    }
  }
  return tools
}

type Report = Parameters<ReportProblem>

function readOperation(
  context: OperationContext,
  parts: Pick<Operation, 'template' | 'path' | 'shared'>,
  one: PathOperation,
  taken: Map<string, string>,
): ReadTool | null {
  const { method, at, value } = one
  const place = [...parts.path.place, ...at]
  const refusal = refusalOfMethod(one)
  if (refusal !== null) {
    context.refuse(place, refusal, { key: true })
    return null
  }
  const operation = followReference(context, { value, place })
  const name = operation && nameOf(context, `${method} ${parts.template}`, operation, taken)
  return operation && name ? readTool(context, { ...parts, method, name, operation }) : null
}

function readPath(context: DocumentContext, template: string, item: unknown): LocatedRecord | null {
  const place = ['paths', template]
  if (!template.startsWith('/')) {
    const text = `${JSON.stringify(template)} is not a path: it must begin with "/".`
    context.refuse(place, text, { key: true })
    return null
  }
  return followReference(context, { value: item, place })
}

/** The operationId, which must be the only one of its name; null after reporting why it is not. */
function nameOf(
  { refuse }: DocumentContext,
  operation: string,
  { value, place }: LocatedRecord,
  taken: Map<string, string>,
): string | null {
  const name = value['operationId']
  const at = [...place, 'operationId']
  if (typeof name !== 'string')
    refuse(
      place,
      `${operation} has no operationId; write one, like get_forecast: it is the tool's name.`,
      { key: true },
    )
  else if (!toolName.test(name))
    refuse(
      at,
      `${JSON.stringify(name)} cannot be the name of a tool: use 1 to 64 letters, digits, "_" ` +
        'and "-", like get_forecast.',
    )
  else if (taken.has(name))
    refuse(
      at,
      `${JSON.stringify(name)} is also the operationId of ${taken.get(name)}; every tool needs ` +
        'a name of its own.',
    )
  else {
    taken.set(name, operation)
    return name
  }
  return null
}

function readTool(context: OperationContext, operation: Operation): ReadTool | null {
  const { id, members, document } = context
  const { name, method, template, path, shared } = operation
  const { place } = operation.operation
  const own = readToolMembers(context, name, operation.operation)
  const server = serverOf(context, [operation.operation, path, { value: document, place: [] }])
  const credentials = credentialsOf(context, operation)
  const inputs = readInputs(context, {
    path,
    operation: operation.operation,
    credentials: credentials.places,
  })
  const pathTemplate = readTemplate(context, template, path.place, inputs.byLocation)
  const description = readDescription(context, name, operation.operation)
  if (own === null || server === null || description === null) return null
  const source =
    server.server === 'native'
      ? nativeSource(context, name, place)
      : httpSource(context, operation, {
          inputs,
          server: { ...server, server: server.server },
          credentials,
          template: pathTemplate,
          credentialOrigin: own.credential_origin,
          keepHeaders: own.keep_headers,
        })
  if (source === null) return null
  const effect = own.effect ?? (isSafe(method) ? 'read' : 'write')
  if (own.cache_seconds > 0 && effect === 'write')
    context.refuse(
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
    pick: own.pick ?? null,
    truncate: own.truncate,
    ...(members.x402 && { answer: answerOf(context, operation.operation, shared.outlines) }),
    source,
  }
  const { variables, alternatives, missing } = credentials
  return { tool, variables, alternatives, missing }
}

/** Those of the document are read once, unless something of them is reported for each operation. */
function credentialsOf(context: OperationContext, { operation, shared }: Operation): Credentials {
  const { env } = context
  if (operation.value['security'] !== undefined) return readCredentials(context, operation, env)
  if (shared.credentials) return shared.credentials
  let isReported = false
  const reporting =
    (report: ReportProblem | undefined): ReportProblem =>
    (...problem) => {
      isReported = true
      report?.(...problem)
    }
  const { refuse, warn } = context
  const own = { ...context, refuse: reporting(refuse), warn: reporting(warn) }
  const credentials = readCredentials(own, operation, env)
  if (!isReported) shared.credentials = credentials
  return credentials
}

/** The members of `x-tool` with their defaults; null after reporting what is wrong with them. */
function readToolMembers(
  { refuse }: DocumentContext,
  name: string,
  { value, place }: LocatedRecord,
): ToolMembers | null {
  const members = isRecord(value['x-tool']) ? { ...value['x-tool'] } : (value['x-tool'] ?? {})
  const faults = checkExtension('x-tool', members, [...place, 'x-tool'])
  for (const fault of faults)
    refuse(
      fault.path,
      fault.text.replace(/^paths\[.*?\]\.(additionalOperations\.)?\w+\./, `${name}: `),
      { key: fault.key },
    )
  return faults.length > 0 ? null : (members as ToolMembers) // just checked
}

function readDescription(
  { refuse }: DocumentContext,
  name: string,
  { value, place }: LocatedRecord,
): string | null {
  const description = [value['description'], value['summary']].find(
    (text) => typeof text === 'string' && text.trim() !== '',
  )
  if (typeof description === 'string')
    return description.trim().slice(0, maxDescription).toWellFormed()
  refuse(place, `${name} needs a summary or a description: a model chooses tools by it.`, {
    key: true,
  })
  return null
}

function nativeSource(
  { id, native, refuse }: OperationContext,
  name: string,
  place: string[],
): Tool['source'] | null {
  const run = Object.hasOwn(native, name) ? native[name] : undefined
  if (run) return { kind: 'native', run }
  refuse(
    [...place, 'operationId'],
    `the server is native:, and there is no code for ${name}; write it in ` +
      `server/mesh/tools/native/${id}.ts.`,
  )
  return null
}

type SourceParts = {
  inputs: ToolInputs
  server: ServerReference & { server: ToolServer }
  credentials: Credentials
  template: PathTemplate
  /** The origin that gets the credential beside the document's own. */
  credentialOrigin: string | undefined
  keepHeaders: string[] | undefined
}

function httpSource(
  context: OperationContext,
  { name, method, operation }: Operation,
  parts: SourceParts,
): HttpSource {
  const { inputs, server: reference, credentials, template, credentialOrigin, keepHeaders } = parts
  const { server, place } = reference
  checkNames(context, name, operation.place, inputs, credentials.places)
  if (credentials.places.length > 0 && server.origin !== credentialOrigin)
    checkCredentialServer(context, name, server, place)
  const { byLocation, body } = inputs
  return {
    kind: 'http',
    method,
    server,
    path: template.path,
    query: byLocation.query,
    fixedQuery: template.query,
    header: byLocation.header,
    body,
    accept: acceptOf(context, operation),
    ...(keepHeaders && { keepHeaders: keepHeaders.map((name) => name.toLowerCase()) }),
    credentials: credentials.credentials,
  }
}

/** No parameter may be written where a credential or another parameter is. */
function checkNames(
  { refuse }: DocumentContext,
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
      refuse(
        place,
        `${tool} has a parameter ${JSON.stringify(credential.name)} where its credential ` +
          'belongs; leave the parameter out.',
      )
  const repeated = names.query.find((name, index) => names.query.indexOf(name) !== index)
  if (repeated !== undefined)
    refuse(
      place,
      `${tool} has two parameters that are written as ${JSON.stringify(repeated)} in the query; ` +
        'leave one of them out.',
    )
}

/** A credential goes to the document's own server only. */
function checkCredentialServer(
  { document, refuse }: DocumentContext,
  tool: string,
  server: ToolServer,
  place: string[],
): void {
  const main = serverOf({ document, refuse: () => {} }, [{ value: document, place: [] }])
  if (main && (main.server === 'native' || main.server.origin !== server.origin))
    refuse(
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

/** The first JSON type of the successful responses, else the types that the document names. */
function acceptOf({ document }: DocumentContext, { value }: LocatedRecord): string {
  const responses = isRecord(value['responses']) ? value['responses'] : {}
  const reading: DocumentContext = { document, refuse: () => {} }
  const named: string[] = []
  for (const status of Object.keys(responses)) {
    if (!/^2..$/.test(status)) continue
    const response = followReference(reading, { value: responses[status], place: [] })
    const content = response?.value['content']
    for (const type of Object.keys(isRecord(content) ? content : {})) {
      if (!plainType.test(type)) continue
      if (isJsonType(type)) return type
      if (!named.includes(type)) named.push(type)
    }
  }
  return named.slice(0, 5).join(', ') || 'application/json'
}

const plainType = /^[\w.+*-]{1,60}\/[\w.+*-]{1,60}$/
