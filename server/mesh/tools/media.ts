import type { components } from '../../../generated/server/mesh.ts'

/** The parts of an API's response in addition to the data. */
export type ToolReply = components['schemas']['ToolReply']

/** A response that is not JSON, for callers: text, lines of JSON, or bytes. */
export type MediaMembers = { media_type: string } & (
  { text: string } | { items: unknown[] } | { base64: string }
)

/** The same as a class, to distinguish it from JSON of an API. */
export class MediaData {
  // Only declared, so that unset ones are not members.
  declare readonly media_type: string
  declare readonly text?: string
  declare readonly items?: unknown[]
  declare readonly base64?: string
  /** Set if the end is missing. */
  declare readonly truncated?: true

  constructor(members: MediaMembers, isTruncated = false) {
    Object.assign(this, members, isTruncated && { truncated: true })
  }
}

/** Whether a media type is not text. */
export const isBinary = (type: string): boolean =>
  !/^text\/|[/+](json|xml|yaml|html|javascript|ecmascript|csv|sql|graphql|toml)$/.test(type) &&
  !/^application\/(x-)?(www-form-urlencoded|yaml|javascript|sh|tex|pem-file|ndjson|jsonl)$/.test(
    type,
  )

/** The part of a response for the model: bytes are only for callers. */
export function shownToModel(data: unknown): unknown {
  if (!(data instanceof MediaData) || data.base64 === undefined) return data
  const { media_type, base64 } = data
  return { media_type, bytes: bytesIn(base64), note: 'not text: the caller has it' }
}

/** The number of bytes encoded by padded base64. */
export const bytesIn = (base64: string): number =>
  (base64.length / 4) * 3 - (base64.endsWith('==') ? 2 : Number(base64.endsWith('=')))
