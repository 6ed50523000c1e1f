import type { components } from '../../../../generated/server/responses.ts'
import { isRecord } from '../../../json/json.ts'
import { parseObject } from '../../upstream/normalize.ts'

type Schemas = components['schemas']
export type PublishedCall = Schemas['PublishedToolCall']

/** A tool that OpenAI defines and the caller runs, as a function for any model. */
type PublishedTool = {
  description: string
  parameters: object
  /** The member of a call's item that has the arguments. */
  member: 'action' | 'operation'
  /** Members of it that are always the same. */
  fixed?: object
  /** The beginning of its items' ids. */
  prefix: string
}

const text = { type: 'string' }
const texts = { type: 'array', items: text }
const integer = { type: 'integer' }

const object = (properties: Record<string, object>, ...required: string[]) => ({
  type: 'object',
  properties,
  required,
})

const tools = new Map<string, PublishedTool>(
  Object.entries({
    apply_patch: {
      description:
        'Creates, updates or deletes a file. diff is the change in V4A format; without it for deletions.',
      parameters: object(
        {
          type: { type: 'string', enum: ['create_file', 'update_file', 'delete_file'] },
          path: text,
          diff: text,
        },
        'type',
        'path',
      ),
      member: 'operation',
      prefix: 'apc',
    },
    shell: {
      description: 'Runs commands in a shell, each in its own process.',
      parameters: object(
        { commands: texts, timeout_ms: integer, max_output_length: integer },
        'commands',
      ),
      member: 'action',
      prefix: 'sh',
    },
    local_shell: {
      description: 'Runs a command, given as the program and its arguments.',
      parameters: object(
        {
          command: texts,
          working_directory: text,
          timeout_ms: integer,
          env: { type: 'object', additionalProperties: text },
        },
        'command',
      ),
      member: 'action',
      fixed: { type: 'exec', env: {} },
      prefix: 'lsh',
    },
  } satisfies Record<string, PublishedTool>),
)

/** The published tool of this type; undefined for others, and for a shell that OpenAI runs. */
export function publishedTool(tool: {
  type: string
  environment?: unknown
}): PublishedTool | undefined {
  const { type, environment } = tool
  if (isRecord(environment) && environment['type'] !== 'local') return undefined
  return tools.get(type)
}

/** The item of a call of a published tool. */
export function publishedCall(
  type: string,
  args: string,
  common: Pick<PublishedCall, 'id' | 'status' | 'call_id'>,
): PublishedCall {
  const { member = 'action', fixed } = tools.get(type) ?? {}
  const itemType = `${type}_call` as PublishedCall['type'] // the types of the contract are these
  return { ...common, type: itemType, [member]: { ...fixed, ...parseObject(args) } }
}

const callType = /^(.*)_call(_output)?$/

type Item = Readonly<Record<string, unknown>>

/** The tool whose call, or whose call's result, an item is. */
export function publishedItem({ type }: Item): { tool: string; isOutput: boolean } | undefined {
  const [, tool = '', output] = callType.exec(String(type)) ?? []
  if (!tools.has(tool)) return undefined
  return { tool, isOutput: output !== undefined }
}

/** The arguments in the item of a call. */
export function argumentsIn(item: Item, tool: string): string {
  const { [tools.get(tool)?.member ?? '']: value } = item
  const { type, ...args } = isRecord(value) ? value : {}
  return JSON.stringify(tool === 'apply_patch' ? { type, ...args } : args)
}

/** The result in an item as text. */
export function resultIn({ status, output }: Item): string {
  const result = typeof output === 'string' ? output : JSON.stringify(output ?? '')
  return status === 'failed' ? `failed: ${result}` : result
}
