import type { DeclaredModel } from '../../../config/models.ts'
import { blocksIn, refused, type MessageBlock } from './read-blocks.ts'
import type { AnyMessageRequest } from './read-request.ts'

type Blocks = readonly Pick<MessageBlock, 'type' | 'source' | 'content'>[]
type Input = DeclaredModel['input']

/** Throws for the first image or file of the conversation that the model does not take. */
export function refuseBlocks(
  { model, messages }: AnyMessageRequest,
  { input }: DeclaredModel,
): void {
  for (const [place, message] of messages.entries()) {
    const { content } = message
    if (typeof content !== 'object') continue
    refuseAmong(content, `messages[${place}].content`, model, input)
  }
}

function refuseAmong(blocks: Blocks, at: string, model: string, input: Input): void {
  for (const [place, { type, source, content }] of blocks.entries()) {
    const where = `${at}[${place}]`
    const isFile = type === 'document' && typeof source === 'object' && source.type === 'base64'
    if (type === 'image' && !input.includes('image'))
      throw unreadable(where, `an image, and ${model} does not see images here`)
    if (isFile && !input.includes('file'))
      throw unreadable(where, `a file, and ${model} does not read files here`)
    if (type === 'tool_result') refuseAmong(blocksIn(content), `${where}.content`, model, input)
  }
}

const unreadable = (at: string, what: string) =>
  refused(`${at}.type`, 'unsupported_value', `${at} is ${what}; send its content as text`)
