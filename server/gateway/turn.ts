import type { components } from '../../generated/server/gateway.ts'

type Message = components['schemas']['Message']

/** A part of a message. Its size is bounded by that of the request's body. */
export type MessagePart =
  | { type: 'text'; text: string }
  /** An `https:`, `http:` or `data:` URL. */
  | { type: 'image_url'; image_url: { url: string; detail?: string } }
  /** Data in base64, and a format like `wav`. */
  | { type: 'input_audio'; input_audio: { data: string; format: string } }
  /** A `data:` URL, or base64 only. */
  | { type: 'file'; file: { file_data: string; filename?: string } }

/**
 * A message for a model server. `/v1` has neither tool results nor parts. Content of text parts only
 * is one string, which every server accepts.
 */
export type Turn = Omit<Message, 'role' | 'content'> & {
  role: Message['role'] | 'tool'
  content: string | readonly MessagePart[]
}
