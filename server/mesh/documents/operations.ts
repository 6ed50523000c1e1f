import { checkExtension, type AgentMembers, type ToolMembers } from './agent-schema.ts'
import { readCredentials, type Credentials } from './credentials.ts'
import { isJsonType, readInputs, type Inputs } from './parameters.ts'
import { isRecord } from '../../json.ts'
import { follow, type Located, type Reading } from './references.ts'
import { serverOf } from './servers.ts'
import type { HttpSource, NativeTool, Placed, ToolServer, Tool } from '../agent.ts'

/** What a document's operations are read with. */
export type OperationContext = Reading & {
  id: string
  members: AgentMembers
  env: NodeJS.ProcessEnv | null
  native: Readonly<Record<string, NativeTool>>
}

export type ReadTool = { tool: Tool; variables: string[]; missing: string[] }

export const methods = ['get', 'post', 'put', 'patch', 'delete'] as const
const otherMethods = ['head', 'options', 'trace']
/** Model APIs refuse longer ones. */
const mostDescription = 1024
const toolName = /^[a-zA-Z0-9_-]{1,64}$/

/** Every operation of the document as a tool; those that cannot be one are refused, all of them at once. */
export function readOperations(context: OperationContext): ReadTool[] {
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
  for (const [template, item] of Object.entries(paths)) {
    const place = ['paths', template]
    if (!template.startsWith('/'))
      refuse(place, `${JSON.stringify(template)} is not a path: it must begin with "/".`, {
        key: true,
      })
    const path = template.startsWith('/') ? follow(context, { value: item, place }) : null
    if (path === null) continue
    for (const method of otherMethods)
      if (path.value[method] !== undefined)
        refuse(
          [...path.place, method],
          `an operation with ${method.toUpperCase()} cannot be a tool; leave it out.`,
          { key: true },
        )
    for (const method of methods) {
      if (path.value[method] === undefined) continue
      const operation = follow(context, {
        value: path.value[method],
        place: [...path.place, method],
      })
      const name = operation && nameOf(context, operation, taken)
      const read =
        operation && name && readTool(context, { name, method, template, path, operation })
      if (read) tools.push(read)
    }
  }
  return tools
}

function nameOf(
  { refuse }: Reading,
  { value, place }: Located<Record<string, unknown>>,
  taken: Map<string, string>,
): string | null {
  const name = value['operationId']
  const at = [...place, 'operationId']
  const where = `${place.at(-1)?.toUpperCase()} ${place.at(-2)}`
  if (typeof name !== 'string')
    refuse(
      place,
      `${where} has no operationId; write one, like get_forecast: it is the tool's name.`,
      { key: true },
    )
  else if (!toolName.test(name))
    refuse(
      at,
      `${JSON.stringify(name)} cannot be the name of a tool: use 1 to 64 letters, digits, "_" and "-", like get_forecast.`,
    )
  else if (taken.has(name))
    refuse(
      at,
      `${JSON.stringify(name)} is also the operationId of ${taken.get(name)}; every tool needs a name of its own.`,
    )
  else {
    taken.set(name, where)
    return name
  }
  return null
}

type Named = {
  name: string
  method: (typeof methods)[number]
  template: string
  path: Located<Record<string, unknown>>
  operation: Located<Record<string, unknown>>
}

function readTool(context: OperationContext, named: Named): ReadTool | null {
  const { id, members, env, refuse } = context
  const { name, method, template, path, operation } = named
  const { value, place } = operation
  const faults: unknown[] = []
  const own = isRecord(value['x-tool']) ? { ...value['x-tool'] } : (value['x-tool'] ?? {})
  for (const fault of checkExtension('x-tool', own, [...place, 'x-tool'])) {
    faults.push(fault)
    refuse(fault.path, fault.text.replace(/^paths\[.*?\]\.\w+\./, `${name}: `), { key: fault.key })
  }
  const inputs = readInputs(context, path, operation)
  const placed = serverOf(context, [operation, path, { value: context.document, place: [] }])
  const secured = readCredentials(context, operation, env)
  const description = [value['description'], value['summary']].find(
    (text) => typeof text === 'string' && text.trim() !== '',
  )
  if (typeof description !== 'string')
    refuse(place, `${name} needs a summary or a description: a model chooses tools by it.`, {
      key: true,
    })
  if (faults.length > 0 || placed === null || typeof description !== 'string') return null
  const { price_usd, timeout_ms, effect, cache_seconds, pick, send_defaults } = own as ToolMembers // just checked
  const source =
    placed.server === 'native'
      ? nativeSource(context, name, place)
      : httpSource(context, named, inputs, placed.server, secured, placed.place)
  if (source === null) return null
  const what = effect ?? (method === 'get' ? 'read' : 'write')
  if (cache_seconds > 0 && what === 'write') {
    const fix = 'remove cache_seconds, or write effect: read if it changes nothing'
    refuse(
      [...place, 'x-tool', 'cache_seconds'],
      `${name} has effect write, whose answers cannot be kept; ${fix}.`,
    )
  }
  const price = price_usd ?? members.price_usd
  const said = description.trim().slice(0, mostDescription).toWellFormed()
  const tool: Tool = {
    agent: id,
    name,
    description: said,
    parameters: inputs.parameters,
    price_usd: price,
    timeout_ms,
    effect: what,
    cache_seconds,
    send_defaults,
    pick: pick ?? null,
    source,
  }
  checkTemplate(context, template, path.place, inputs.placed.path)
  return { tool, variables: secured.variables, missing: secured.missing }
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
    `the server is native:, and there is no code for ${name}; write it in server/mesh/native/${id}.ts.`,
  )
  return null
}

function httpSource(
  context: OperationContext,
  { name, method, template, operation }: Named,
  inputs: Inputs,
  server: ToolServer,
  { credentials, places }: Credentials,
  at: string[],
): HttpSource {
  const { document, refuse } = context
  const { placed, body } = inputs
  const names = {
    header: placed.header.map((one) => one.name.toLowerCase()),
    query: queryNames(inputs),
  }
  for (const secret of places) {
    if (names[secret.in].includes(secret.name))
      refuse(
        operation.place,
        `${name} has a parameter ${JSON.stringify(secret.name)} where its credential belongs; leave the parameter out.`,
      )
  }
  const twice = names.query.find((one, index) => names.query.indexOf(one) !== index)
  if (twice !== undefined)
    refuse(
      operation.place,
      `${name} has two parameters that are written as ${JSON.stringify(twice)} in the query; leave one of them out.`,
    )
  const main =
    places.length > 0
      ? serverOf({ document, refuse: () => {} }, [{ value: document, place: [] }])
      : null
  if (main && (main.server === 'native' || main.server.origin !== server.origin)) {
    refuse(
      at,
      `${name} would send the credential to another server than the document's own; write security: [] for this operation, or make it an agent of its own.`,
    )
  }
  const values = new Map(placed.path.map((one) => [one.name, one]))
  const path = template
    .split(/\{([^}]*)\}/)
    .map((piece, index) => (index % 2 === 0 ? encodeTemplate(piece) : (values.get(piece) ?? '')))
  const upper = method.toUpperCase() as HttpSource['method'] // of the list above
  const pieces = path.filter((piece) => piece !== '')
  const { contentType } = inputs
  return {
    kind: 'http',
    method: upper,
    server,
    path: pieces,
    query: placed.query,
    header: placed.header,
    body,
    accept: acceptOf(context, operation),
    contentType,
    credentials,
  }
}

/** The names in a query: an object that is written as parameters of their own has several. */
function queryNames({ placed, parameters }: Inputs): string[] {
  return placed.query.flatMap(({ name, style, explode }) => {
    const members = parameters.properties[name]?.['properties']
    return style === 'form' && explode && isRecord(members) ? Object.keys(members) : [name]
  })
}

const encodeTemplate = (text: string) =>
  text.isWellFormed() ? encodeURI(text).replaceAll('%25', '%') : ''

/** The first JSON type of the good answers. */
function acceptOf(reading: Reading, { value }: Located<Record<string, unknown>>): string {
  const responses = isRecord(value['responses']) ? Object.entries(value['responses']) : []
  const good = responses
    .filter(([status]) => /^2..$/.test(status))
    .map(([status, one]) =>
      follow({ ...reading, refuse: () => {} }, { value: one, place: [status] }),
    )
  const types = good.flatMap((response) =>
    isRecord(response?.value['content']) ? Object.keys(response.value['content']) : [],
  )
  return (
    types.find((type) => isJsonType(type) && /^[\w.+/-]{1,100}$/.test(type)) ?? 'application/json'
  )
}

/** The path must name its parameters, and they the path; nothing in it may lead elsewhere. */
function checkTemplate(
  { refuse }: Reading,
  template: string,
  place: string[],
  placed: Placed[],
): void {
  const names = [...template.matchAll(/\{([^}]*)\}/g)].map((match) => match[1] ?? '')
  const no = (text: string) =>
    refuse(place, `the path ${JSON.stringify(template)} ${text}`, { key: true })
  for (const name of names)
    if (!placed.some((one) => one.name === name))
      no(
        `has {${name}}, and there is no path parameter of that name; describe it under parameters.`,
      )
  for (const { name } of placed)
    if (!names.includes(name))
      no(`does not have {${name}}, which is described as a path parameter.`)
  const text = template.replace(/\{[^}]*\}/g, 'x')
  if (
    /[?#\\\s{}]|[^\x21-\x7e]/.test(text) ||
    text.includes('//') ||
    /(^|\/)\.{1,2}(\/|$)/.test(text) ||
    /%(?![0-9a-f]{2})|%(2e|2f|5c|0)/i.test(text)
  ) {
    no(
      'must be plain text between slashes, without "..", "//", queries or fragments; parameters of the query go under parameters.',
    )
  }
}
