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

/** Kinds of parts that are not text. */
export type MediaKind = 'image' | 'audio' | 'file'

/** An image, audio or a file in a request that may be passed through. */
export type Media = {
  kind: MediaKind
  /** Its path in the request. */
  at: string
  /** The length of its base64 in the request; undefined if it has a URL or an id instead. */
  chars: number | undefined
}

/**
 * A message for a model server. `/v1` has neither tool results nor parts. Content of text parts only
 * is one string, which every server accepts.
 */
export type Turn = Omit<Message, 'role' | 'content'> & {
  role: Message['role'] | 'tool'
  content: string | readonly MessagePart[]
  /** Members that the contract does not define, such as signatures of an earlier reply. */
  extras?: Readonly<Record<string, unknown>>
}
