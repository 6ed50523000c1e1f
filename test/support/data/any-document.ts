import { join } from 'node:path'
import {
  adopt,
  type AdoptOptions,
  type AdoptResult,
} from '../../../server/mesh/documents/adopt/adopt.ts'
import { checkArguments } from '../../../server/mesh/tools/arguments.ts'
import { buildRequest } from '../../../server/mesh/tools/http/request.ts'
import type { Tool } from '../../../server/mesh/agent.ts'
import { folderOf, toolOf } from './agents.ts'

type Operation = Record<string, unknown>

export const openApi = (paths: object, rest: object = {}) => ({
  openapi: '3.0.3',
  info: { title: 'Any', version: '1' },
  servers: [{ url: 'https://api.example.com/v1' }],
  paths,
  ...rest,
})

/** A document with one operation, POST /a. */
export const withOperation = (operation: Operation, rest: object = {}) =>
  openApi({ '/a': { post: { operationId: 'do', responses: {}, ...operation } } }, rest)

export const withBody = (type: string, media: object, rest: object = {}) =>
  withOperation({ requestBody: { required: true, content: { [type]: media } } }, rest)

/** What becomes of a document of somebody. */
export async function result(
  document: object,
  options: Partial<AdoptOptions> = {},
): Promise<AdoptResult> {
  const file = join(folderOf({ 'any.json': JSON.stringify(document, null, 2) }), 'any.json')
  return adopt(file, { id: 'AnyAgent', ...options })
}

export async function adopted(document: object, options: Partial<AdoptOptions> = {}) {
  const made = await result(document, options)
  if ('problems' in made) throw new Error(made.problems.join('\n'))
  return made
}

export const toolFrom = async (document: object, options: Partial<AdoptOptions> = {}) => {
  const { agent } = await adopted(document, options)
  return toolOf(agent, [...agent.tools.keys()][0] ?? '')
}

export function sent(tool: Tool, args: unknown) {
  if (tool.source.kind !== 'http') throw new Error('not over HTTP')
  const { path, body, headers, origin } = buildRequest(tool.source, checkArguments(tool, args))
  const text = typeof body === 'string' || body === null ? body : Buffer.from(body).toString()
  return { url: origin + path, body: text, type: headers['content-type'] }
}

export const query = (name: string, rest: object = {}) => ({
  name,
  in: 'query',
  schema: { type: 'string' },
  ...rest,
})
