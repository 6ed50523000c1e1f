import contract from '../../../../generated/json/messages.json' with { type: 'json' }
import { IgnoredFields } from '../ignored-fields.ts'
import { blocksIn, type MessageBlock } from './read-blocks.ts'
import { effortFrom, type AnyMessageRequest } from './read-request.ts'
import { isOwnTool } from './read-tools.ts'

/** Members of the contract that only Anthropic's servers heed. */
const hints = new Set(['cache_control', 'context_management', 'service_tier'])

const { schemas } = contract.components
const namesOf = ({ properties }: { properties: object }): ReadonlySet<string> =>
  new Set(Object.keys(properties).filter((name) => !hints.has(name)))

const requestNames = namesOf(schemas.MessageRequest)
const messageNames = namesOf(schemas.InputMessage)
const textNames = namesOf(schemas.TextBlockInput)
const toolNames = namesOf(schemas.Tool)
const choiceNames = namesOf(schemas.ToolChoice)
const thinkingNames = namesOf(schemas.Thinking)
const outputNames = namesOf(schemas.OutputConfig)
const metadataNames = namesOf(schemas.RequestMetadata)

const sourceNames = namesOf(schemas.BlockSource)
const documentNames = new Set(['type', 'source', 'title', 'context'])
/** By the type of a block. Replies have `caller`, which says nothing that is not known. */
const blockNames: Record<string, ReadonlySet<string>> = {
  text: textNames,
  image: new Set(['type', 'source']),
  document: documentNames,
  search_result: new Set(['type', 'source', 'title', 'content']),
  thinking: new Set(['type', 'thinking', 'signature']),
  tool_use: new Set(['type', 'id', 'name', 'input', 'caller']),
  tool_result: new Set(['type', 'tool_use_id', 'content', 'is_error']),
  tool_reference: new Set(['type', 'tool_name']),
  tool_addition: new Set(['type', 'tool']),
  tool_removal: new Set(['type', 'tool']),
}

/**
 * Lists what has no effect on a reply that is translated from a chat, for `x-ignored-fields`. Null
 * counts as absent. Undefined if there is nothing.
 */
export function ignoredFields(body: AnyMessageRequest): string | undefined {
  const ignored = new IgnoredFields()
  const { system, tools = [], thinking, output_config: output } = body
  const add = (from: object | null | undefined, names: ReadonlySet<string>, prefix = '') =>
    addOthers(ignored, from, names, prefix)
  add(body, requestNames)
  if (typeof system === 'object') for (const block of system) add(block, textNames, 'system[].')
  for (const tool of tools) {
    if (isOwnTool(tool)) add(tool, toolNames, 'tools[].')
    else ignored.add(tool.type ?? '', 'tools[].')
  }
  const effort = effortFrom(body)
  if (thinking && effort === undefined) ignored.add('thinking')
  if (output?.effort != null && effort === undefined) ignored.add('effort', 'output_config.')
  add(thinking, thinkingNames, 'thinking.')
  add(output, outputNames, 'output_config.')
  add(body.tool_choice, choiceNames, 'tool_choice.')
  add(body.metadata, metadataNames, 'metadata.')
  for (const message of body.messages) {
    add(message, messageNames, 'messages[].')
    if (typeof message.content === 'object')
      addBlocks(ignored, message.content, 'messages[].content[].')
  }
  return ignored.header()
}

function addBlocks(ignored: IgnoredFields, blocks: readonly MessageBlock[], prefix: string): void {
  for (const block of blocks) {
    const { type, content, tool } = block
    const names = Object.hasOwn(blockNames, type) ? blockNames[type] : undefined
    if (names) addOthers(ignored, block, names, prefix)
    else ignored.add(type, prefix)
    if (tool?.definition && !isOwnTool(tool.definition))
      ignored.add(tool.definition.type ?? '', `${prefix}tool.definition.`)
    if (typeof block.source === 'object')
      addOthers(ignored, block.source, sourceNames, `${prefix}source.`)
    if (type === 'tool_result') addBlocks(ignored, blocksIn(content), `${prefix}content[].`)
  }
}

function addOthers(
  ignored: IgnoredFields,
  from: object | null | undefined,
  names: ReadonlySet<string>,
  prefix: string,
): void {
  if (!from) return
  for (const name in from)
    if (!names.has(name) && from[name as keyof typeof from] !== null) ignored.add(name, prefix)
}
