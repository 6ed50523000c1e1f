import { isRecord } from '../../../json/json.ts'
import { pinOf, schemaForDocument, type ListedTool } from '../../tools/mcp/pins.ts'
import { documentFrom, infoFrom, type AdoptResult } from './adopt.ts'

/** How the tools of an MCP server are taken. */
export type AdoptMcpOptions = {
  id: string
  prefix?: string | undefined
  only?: readonly string[] | undefined
  exclude?: readonly string[] | undefined
  /** A header of every request, and the variable that holds its value. */
  header?: { name: string; variable: string } | undefined
}

/** Typical phrases of prompt injection. */
const instruction =
  /\b(ignore|disregard|forget) .{0,40}(instruction|previous|above)|<\s*(important|system|secret)|\b(system prompt|do not (tell|mention|inform)|don't (tell|mention)|without (telling|informing)|you must (always|never|first)|before using (this|any) tool|api[_ ]?key|~\/\.|id_rsa|password)/i

/**
 * The document of an agent whose tools an MCP server has listed. Each is an operation with the
 * tool's schema as its body, and the hash of its description.
 */
export function adoptMcp(
  url: string,
  title: string,
  listed: readonly ListedTool[],
  options: AdoptMcpOptions,
): AdoptResult {
  const { id, prefix, only, exclude = [], header } = options
  const tools = listed.filter(({ name }) => (only ?? [name]).includes(name))
  const chosen = tools.filter(({ name }) => !exclude.includes(name))
  const names = new Set(listed.map(({ name }) => name))
  const unknown = [...(only ?? []), ...exclude].filter((name) => !names.has(name))
  if (unknown.length > 0)
    return { problems: [`${url}: the server has no tool ${unknown.join(', ')}.`] }
  if (chosen.length === 0) return { problems: [`${url}: no tool is chosen; nothing is written.`] }
  const ids = chosen.map(({ name }) => operationIdOf(name))
  const twice = chosen.find((_tool, place) => ids.indexOf(ids[place] ?? '') !== place)
  if (twice) return { problems: [sameName(url, twice)] }
  const document: Record<string, unknown> = {
    openapi: '3.1.0',
    info: infoFrom({ title: title.slice(0, 100) }, [], { id, ...(prefix && { prefix }) }),
    servers: [{ url }],
    security: header ? [{ header: [] }] : [],
    paths: Object.fromEntries(chosen.map((tool) => pathOf(tool))),
    ...(header && {
      components: {
        securitySchemes: {
          header: { type: 'apiKey', in: 'header', name: header.name, 'x-env': header.variable },
        },
      },
    }),
  }
  const source = { file: url, at: () => url, unread: new Map<string, string>() }
  return documentFrom(document, source, { id, leftOut: [], notes: notesOn(chosen) })
}

/** The name of a tool here. */
const operationIdOf = (name: string): string => name.replace(/[^a-zA-Z0-9_-]/g, '_').slice(0, 64)

const sameName = (url: string, { name }: ListedTool): string =>
  `${url}: two tools of the server would be called ${operationIdOf(name)}; leave one out with ` +
  `--exclude ${JSON.stringify(name)}.`

/** The operation of a tool. */
export type McpOperation = Record<string, unknown> & { description: string }

/** The path of a tool and its item in the agent's document. */
export function pathOf(tool: ListedTool): [path: string, item: { post: McpOperation }] {
  const { name, title, description, inputSchema, annotations } = tool
  const operationId = operationIdOf(name)
  const path = `/${operationId}`
  const { properties } = inputSchema
  const hasArguments = isRecord(properties) && Object.keys(properties).length > 0
  const schema = schemaForDocument(inputSchema, path)
  const body = { required: true, content: { 'application/json': { schema } } }
  const post = {
    operationId,
    ...(title && { summary: title }),
    description: description?.trim() || title || name,
    'x-tool': {
      effect: annotations?.['readOnlyHint'] === true ? 'read' : 'write',
      mcp: { name, pin: pinOf(tool) },
    },
    ...(hasArguments && { requestBody: body }),
    responses: { 200: { description: 'The result of the tool.' } },
  }
  return [path, { post }]
}

/** Whether the text of a tool has a phrase of prompt injection. */
export const looksLikeInstruction = ({ title = '', description = '', inputSchema }: ListedTool) =>
  instruction.test(`${title}\n${description}\n${JSON.stringify(inputSchema)}`)

/** The descriptions for the operator; those with a phrase of prompt injection have a mark. */
const notesOn = (tools: readonly ListedTool[]) =>
  tools.map((tool) => {
    const { name, description = '' } = tool
    const isSuspect = looksLikeInstruction(tool)
    const text = description.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').slice(0, 300)
    return `${isSuspect ? 'LOOKS LIKE AN INSTRUCTION: ' : ''}${name}: ${text}`
  })
