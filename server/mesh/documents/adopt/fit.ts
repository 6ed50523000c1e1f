import { readOperations, type ReadTool } from '../operations.ts'
import { blankMembers } from '../document.ts'
import { Reading } from '../reading.ts'
import type { SourceDocument } from './source.ts'

/** An operation that cannot be a tool. */
export type LeftOut = {
  /** Like `GET /pets`. */
  operation: string
  /** `file:line:column`. */
  at: string
  reason: string
}

/** The tools of a prepared document, and the operations that cannot be one. */
export type Fit = { tools: ReadTool[]; leftOut: LeftOut[] }

/** Reads every operation of a prepared document; places are those of the original. */
export function fitOf(
  document: Record<string, unknown>,
  id: string,
  { at, unread }: Pick<SourceDocument, 'at' | 'unread'>,
): Fit {
  const options = { id, members: blankMembers, env: null, native: {} }
  const { tools, refused } = readOperations(new Reading(document, unread), options)
  const leftOut = refused.map(({ operation, problems }): LeftOut => {
    const [[place, text, options] = [[], '']] = problems
    const more = problems.length > 1 ? ` (and ${problems.length - 1} more)` : ''
    return { operation, at: at(place, options), reason: text + more }
  })
  return { tools, leftOut }
}
