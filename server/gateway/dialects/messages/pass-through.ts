import type { components } from '../../../../generated/server/messages.ts'
import type { Failure } from '../../../failure.ts'
import type { Json } from '../../../json.ts'
import type { OwnCall } from '../../chat.ts'
import type { PassedReply } from '../../upstream/inference.ts'
import { ownMembers, passedBody, withoutHostedTools, type OwnMembers } from '../pass-through.ts'
import { cannotCall, noneToCall } from './read-tools.ts'

type Schemas = components['schemas']
type MessageRequest = Schemas['MessageRequest']
type Message = Schemas['InputMessage']
type Tool = Schemas['Tool']

/** Tools of Anthropic's that the caller runs. */
const callerTools = /^(custom$|bash_|text_editor_|computer_|memory_)/

const isCallersOwn = ({ type }: Tool): boolean => type == null || callerTools.test(type)

/** The refusal of a choice of tools that are left out. */
function choiceRefusal({ tools = [], tool_choice: choice }: MessageRequest): Failure | undefined {
  if (choice?.type === 'any') return tools.some(isCallersOwn) ? undefined : noneToCall()
  if (choice?.type !== 'tool') return undefined
  const tool = tools.find(({ name }) => name === choice.name)
  return tool && !isCallersOwn(tool) ? cannotCall(tool) : undefined
}

/** The type of the tool that a block adds, if a model server's own side runs it. */
const hostedType = ({ tool }: Schemas['ContentBlock']): string | undefined =>
  tool?.definition && !isCallersOwn(tool.definition) ? (tool.definition.type ?? '') : undefined

const addsHosted = ({ content }: Message): boolean =>
  typeof content === 'object' && content.some((block) => hostedType(block) !== undefined)

/** Leaves out what adds such tools in the middle of a conversation. */
function withoutHostedAdditions(
  { members, ignored }: OwnMembers,
  messages: readonly Message[],
): void {
  members['messages'] = messages.flatMap((message) => {
    const { content } = message
    if (typeof content !== 'object' || !addsHosted(message)) return message
    const own = content.filter((block) => hostedType(block) === undefined)
    for (const block of content) {
      const type = hostedType(block)
      if (type !== undefined) ignored.add(type, hostedPrefix)
    }
    return own.length > 0 ? { ...message, content: own } : []
  })
}

const hostedPrefix = 'messages[].content[].tool.definition.'

/** The caller's headers that say how a request is meant. */
export type MessageHeaders = { 'anthropic-version'?: string; 'anthropic-beta'?: string }

/** The request for model servers that speak Messages, and what of it does not reach them. */
export function ownCall(
  body: MessageRequest,
  { 'anthropic-version': version, 'anthropic-beta': beta }: MessageHeaders,
): { own: OwnCall; ignored: string | undefined } {
  const request = ownMembers(body)
  withoutHostedTools(request, body.tools, isCallersOwn)
  if (body.messages.some(addsHosted)) withoutHostedAdditions(request, body.messages)
  return {
    own: {
      dialect: 'messages',
      headers: {
        ...(version !== undefined && { 'anthropic-version': version }),
        ...(beta !== undefined && { 'anthropic-beta': beta }),
      },
      refusal: choiceRefusal(body),
      bodyFor: (model) => JSON.stringify({ ...request.members, model }),
    },
    ignored: request.ignored.header(),
  }
}

/** The reply of a model server that speaks Messages. */
export const passedMessage = (reply: PassedReply): Json<Schemas['Message']> => passedBody(reply)
