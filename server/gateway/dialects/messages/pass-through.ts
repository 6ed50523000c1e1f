import type { components } from '../../../../generated/server/messages.ts'
import type { Failure } from '../../../failure.ts'
import type { Json } from '../../../json.ts'
import type { OwnCall } from '../../chat.ts'
import type { PassedReply } from '../../upstream/inference.ts'
import { ownMembers, passedBody, withoutHostedTools } from '../pass-through.ts'
import { cannotCall, noneToCall } from './read-tools.ts'

type MessageRequest = components['schemas']['MessageRequest']
type Tool = components['schemas']['Tool']

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

/** The caller's headers that say how a request is meant. */
export type MessageHeaders = { 'anthropic-version'?: string; 'anthropic-beta'?: string }

/** The request for model servers that speak Messages, and what of it does not reach them. */
export function ownCall(
  body: MessageRequest,
  { 'anthropic-version': version, 'anthropic-beta': beta }: MessageHeaders,
): { own: OwnCall; ignored: string | undefined } {
  const request = ownMembers(body)
  withoutHostedTools(request, body.tools, isCallersOwn)
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
export const passedMessage = (reply: PassedReply): Json<components['schemas']['Message']> =>
  passedBody(reply)
