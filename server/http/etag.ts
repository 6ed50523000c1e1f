import { createHash } from 'node:crypto'

/** The entity tag of a content, from its bytes. */
export const etagOf = (content: string | Uint8Array) =>
  `"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`

/** Whether the client has the content with this tag. */
export const isCached = (
  { 'if-none-match': tags }: { 'if-none-match'?: string },
  etag: string,
): boolean =>
  tags?.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, ''))) ?? false

/** The reply with a content, or 304 if the client has it. */
export function unlessCached<Headers extends { ETag: string }, Content extends object>(
  header: { 'if-none-match'?: string },
  headers: Headers,
  content: Content,
) {
  if (isCached(header, headers.ETag)) return { status: 304 as const, headers }
  return { status: 200 as const, headers, ...content }
}
