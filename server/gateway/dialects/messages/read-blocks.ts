import type { components } from '../../../../generated/server/messages.ts'
import type { Failure } from '../../../failure.ts'
import type { MessagePart } from '../../turn.ts'
import { missing, requestError, unsupportedValue, type Untranslatable } from '../request-errors.ts'

type Schemas = components['schemas']
export type MessageBlock = Schemas['ContentBlock']
type Source = Schemas['BlockSource']
type ReadableBlock = Pick<
  MessageBlock,
  'type' | 'text' | 'source' | 'title' | 'context' | 'content'
> & { tool_name?: string }

/** The blocks within a block; empty for a string, and for the results of hosted tools. */
export const blocksIn = (content: MessageBlock['content']): readonly Schemas['ResultBlock'][] =>
  Array.isArray(content) ? content : []

/** The string or the blocks of a caller's tool result. Throws a Failure for anything else. */
export function resultIn(
  content: MessageBlock['content'],
  at: string,
): string | readonly Schemas['ResultBlock'][] {
  if (typeof content === 'string') return content
  if (!content || Array.isArray(content)) return content ?? []
  throw requestError(at, 'invalid_type', `${at} must be a string or an array of blocks`)
}

const textPart = (text: string): MessagePart => ({ type: 'text', text })

/** The texts of blocks that the contract restricts to text. */
export const textsIn = (blocks: readonly { text: string }[]): string[] =>
  blocks.map(({ text }) => text)

/**
 * Converts a block to parts of a chat. Throws a Failure if a field that its type requires is missing.
 * A type that chats do not have becomes its JSON, to count its tokens. `at` is the block's path.
 */
export function partsFrom(block: ReadableBlock, at: string, gaps: Untranslatable): MessagePart[] {
  switch (block.type) {
    case 'text':
      return [textPart(needed(block.text, `${at}.text`, 'it is the text of the block'))]
    case 'image':
      return [imageFrom(block.source, `${at}.source`, gaps)]
    case 'document':
      return documentFrom(block, at, gaps)
    case 'search_result':
      return [textPart(searchResult(block, at))]
    case 'tool_reference':
      return [textPart(toolReference(block, at))]
    default:
      return [textPart(jsonOfUntranslatable(block, at, gaps))]
  }
}

/** Adds a gap for a type that chats do not have; returns the JSON of the block. */
export function jsonOfUntranslatable(
  block: { type: string },
  at: string,
  gaps: Untranslatable,
): string {
  const type = block.type.slice(0, 64)
  const message = `${at} is of the type ${type}, which is not supported; send its content as text`
  gaps.add(unsupportedValue(`${at}.type`, message))
  return JSON.stringify(block)
}

/** Returns a required field; throws if it is missing. */
export function needed<Value>(value: Value | null | undefined, at: string, why: string): Value {
  if (value !== undefined && value !== null) return value
  throw missing(at, why)
}

function imageFrom(source: MessageBlock['source'], at: string, gaps: Untranslatable): MessagePart {
  const image = sourceOf(source, at)
  const { type, media_type: mediaType, data, url } = image
  if (type === 'url')
    return { type: 'image_url', image_url: { url: needed(url, `${at}.url`, 'it is the URL') } }
  if (type !== 'base64') {
    gaps.add(unknownSource(image, at, 'base64 or url'))
    return { type: 'image_url', image_url: { url: '' } }
  }
  const kind = needed(mediaType, `${at}.media_type`, 'it is the type of the image')
  const content = needed(data, `${at}.data`, 'it is the image')
  return { type: 'image_url', image_url: { url: `data:${kind};base64,${content}` } }
}

function documentFrom(
  { source, title, context }: ReadableBlock,
  at: string,
  gaps: Untranslatable,
): MessagePart[] {
  const document = sourceOf(source, `${at}.source`)
  const head = [title, context].filter((text) => text != null && text !== '')
  if (document.type !== 'base64')
    return [textPart([...head, documentText(document, `${at}.source`, gaps)].join('\n'))]
  const file = fileFrom(document, title ?? 'document', `${at}.source`)
  return head.length === 0 ? [file] : [textPart(head.join('\n')), file]
}

function fileFrom({ media_type: kind, data }: Source, filename: string, at: string): MessagePart {
  const type = needed(kind, `${at}.media_type`, 'it is the type of the document')
  const content = needed(data, `${at}.data`, 'it is the document')
  return { type: 'file', file: { file_data: `data:${type};base64,${content}`, filename } }
}

function documentText(source: Source, at: string, gaps: Untranslatable): string {
  const { type, data, content } = source
  if (type === 'text') return needed(data, `${at}.data`, 'it is the text of the document')
  if (type !== 'content') {
    gaps.add(unknownSource(source, at, 'base64, text or content'))
    return ''
  }
  const blocks = needed(content, `${at}.content`, 'it is the text of the document')
  return typeof blocks === 'string' ? blocks : textsIn(blocks).join('\n')
}

function searchResult({ source, title, content }: ReadableBlock, at: string): string {
  const head = [title, source].filter((text) => typeof text === 'string' && text !== '')
  const result = resultIn(content, `${at}.content`)
  const blocks = typeof result === 'string' ? [{ text: result }] : result
  return [...head, ...blocks.map(({ text = '' }) => text)].join('\n')
}

function toolReference({ tool_name: name }: ReadableBlock, at: string): string {
  return `The tool ${needed(name, `${at}.tool_name`, 'it is the tool')} can be called now.`
}

function sourceOf(source: MessageBlock['source'], at: string): Source {
  if (typeof source === 'object') return source
  throw missing(at, 'it says where the data is')
}

const unknownSource = ({ type }: Source, at: string, types: string): Failure =>
  unsupportedValue(`${at}.type`, `${at}.type must be ${types} here, not ${type.slice(0, 64)}`)
