import { createHash } from 'node:crypto'

/** The tag of a content, the same as long as no byte changes. */
export const etagOf = (content: string | Uint8Array) =>
  `"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`

/** Whether the caller has the content of this tag. */
export const isCached = (
  { 'if-none-match': tags }: { 'if-none-match'?: string },
  etag: string,
): boolean =>
  tags?.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, ''))) ?? false
