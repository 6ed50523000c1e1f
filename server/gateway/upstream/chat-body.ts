import type { DeclaredModel } from '../../config/models.ts'
import type { Receiver } from '../providers/facts.ts'
import type { Dialect } from '../routing/deployments.ts'
import { messagesBody } from './messages/write-request.ts'
import { upstreamBody, type ChatRequest } from './request.ts'

/** A server, and the dialect in which it gets a chat. */
export type ChatReceiver = Receiver & { dialect: Dialect }

/** The JSON of a chat for a server: as a chat, or translated for one that speaks Messages only. */
export function chatBody(
  chat: ChatRequest,
  model: string,
  { dialect, ...receiver }: ChatReceiver,
  settings: Partial<Pick<DeclaredModel, 'outputTokens' | 'cache'>> = {},
): string | Buffer {
  if (dialect === 'messages') return messagesBody(chat, model, receiver, settings)
  return upstreamBody(chat, model, receiver)
}
