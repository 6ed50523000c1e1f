import contract from '../../../../generated/json/responses.json' with { type: 'json' }
import { IgnoredFields } from '../ignored-fields.ts'
import { reasoningOf, type InputItem } from './read-request.ts'
import { logprobsIncluded, type ResponseRequest } from './read-request.ts'
import { isCallable, isGroup } from './tools.ts'

const { schemas } = contract.components
const namesOf = ({ properties }: { properties: object }) => new Set(Object.keys(properties))

const known = {
  request: namesOf(schemas.ResponseRequest),
  item: namesOf(schemas.InputItem),
  part: namesOf(schemas.ContentPart),
  tool: namesOf(schemas.Tool),
  text: namesOf(schemas.TextSettings),
  reasoning: namesOf(schemas.ReasoningSettings),
  streamOptions: namesOf(schemas.StreamOptions),
}

type Tools = NonNullable<ResponseRequest['tools']>

/** The value of `x-ignored-fields`: what of a request is unknown, or has no effect here. */
export function ignoredResponseFields(body: ResponseRequest): string | undefined {
  const ignored = new IgnoredFields()
  ignored.addOthers(body, known.request)
  for (const name of hintsIn(body)) ignored.add(name)
  if (body.text) ignored.addOthers(body.text, known.text, 'text.')
  if (body.text?.verbosity != null) ignored.add('verbosity', 'text.')
  if (body.reasoning) ignored.addOthers(body.reasoning, known.reasoning, 'reasoning.')
  if (body.reasoning?.summary != null) ignored.add('summary', 'reasoning.')
  if (body.stream_options)
    ignored.addOthers(body.stream_options, known.streamOptions, 'stream_options.')
  if (body.stream_options?.include_obfuscation)
    ignored.add('include_obfuscation', 'stream_options.')
  if (body.tools) ignored.addAll(ignoredInTools(body.tools))
  if (typeof body.input !== 'string') {
    for (const item of body.input) ignored.addAll(ignoredInItem(item))
    if (endsWithReasoning(body.input)) ignored.add('reasoning', 'input[].')
  }
  return ignored.header()
}

/** Members that the contract knows and that change nothing here. */
function hintsIn(body: ResponseRequest): string[] {
  const { include, metadata, store, truncation } = body
  const hints: string[] = []
  if (include?.some((name) => name !== logprobsIncluded)) hints.push('include')
  if (metadata && Object.keys(metadata).length > 0) hints.push('metadata')
  if (store) hints.push('store')
  if (truncation != null && truncation !== 'disabled') hints.push('truncation')
  return hints
}

/** Whether there is reasoning behind all else, so that no message holds it. */
const endsWithReasoning = (items: readonly InputItem[]): boolean =>
  items
    .slice(items.findLastIndex(({ type }) => type !== 'reasoning') + 1)
    .some((item) => reasoningOf(item) !== '')

function ignoredInTools(tools: Tools): IgnoredFields {
  const ignored = new IgnoredFields()
  addTools(ignored, tools, 'tools[].')
  return ignored
}

/** A tool that is not offered is named by its type. */
function addTools(ignored: IgnoredFields, tools: Tools, prefix: string): void {
  for (const tool of tools) {
    if (isGroup(tool)) {
      ignored.addOthers(tool, known.tool, prefix)
      addTools(ignored, tool.tools ?? [], `${prefix}tools[].`)
    } else if (isCallable(tool)) {
      ignored.addOthers(tool, known.tool, prefix)
      if (tool.type === 'custom' && tool.format?.type === 'grammar') ignored.add('format', prefix)
    } else ignored.add(tool.type, prefix)
  }
}

function ignoredInItem(item: InputItem): IgnoredFields {
  const ignored = new IgnoredFields()
  const { content, output, encrypted_content: encrypted } = item
  const prefix = 'input[].'
  ignored.addOthers(item, known.item, prefix)
  if (encrypted != null) ignored.add('encrypted_content', prefix)
  if (Array.isArray(content))
    for (const part of content) ignored.addOthers(part, known.part, `${prefix}content[].`)
  if (Array.isArray(output))
    for (const part of output) ignored.addOthers(part, known.part, `${prefix}output[].`)
  return ignored
}
