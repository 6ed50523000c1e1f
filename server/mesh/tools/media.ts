import type { components } from '../../../generated/server/mesh.ts'

/** What an API answered beside the data. */
export type ToolReply = components['schemas']['ToolReply']

/** An answer that is not JSON, as callers get it: text, values of JSON by the line, or bytes. */
export type MediaMembers = { media_type: string } & (
  { text: string } | { items: unknown[] } | { base64: string }
)

/** The same as a value that no JSON of an API can be mistaken for. */
export class MediaData {
  readonly media_type: string
  // Only declared, so that those that are not set are no members.
  declare readonly text?: string
  declare readonly items?: unknown[]
  declare readonly base64?: string
  /** Set where the end is missing. */
  declare readonly truncated?: true

  constructor(members: MediaMembers, isTruncated = false) {
    this.media_type = members.media_type
    if ('text' in members) this.text = members.text
    else if ('items' in members) this.items = members.items
    else this.base64 = members.base64
    if (isTruncated) this.truncated = true
  }
}

/** Whether a media type is not text. */
export const isBinary = (type: string): boolean =>
  !/^text\/|[/+](json|xml|yaml|html|javascript|ecmascript|csv|sql|graphql|toml)$/.test(type) &&
  !/^application\/(x-)?(www-form-urlencoded|yaml|javascript|sh|tex|pem-file|ndjson|jsonl)$/.test(
    type,
  )

/** What a model is shown of an answer: bytes are for callers only. */
export function shownToModel(data: unknown): unknown {
  if (!(data instanceof MediaData) || data.base64 === undefined) return data
  const { media_type, base64 } = data
  return { media_type, bytes: bytesIn(base64), note: 'not text: the caller has it' }
}

/** The number of bytes that base64 with padding stands for. */
export const bytesIn = (base64: string): number =>
  (base64.length / 4) * 3 - (base64.endsWith('==') ? 2 : Number(base64.endsWith('=')))
