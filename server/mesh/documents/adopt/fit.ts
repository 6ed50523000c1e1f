import { readOperations, type ReadTool } from '../operations.ts'
import { blankMembers } from '../document.ts'
import { Definitions } from '../schemas/expand.ts'
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
  const leftOut: LeftOut[] = []
  const tools = readOperations(
    {
      document,
      definitions: new Definitions(),
      refuse: () => {},
      unread,
      id,
      members: blankMembers,
      env: null,
      native: {},
    },
    (operation, reports) => {
      const [place = [], text = '', options] = reports[0] ?? []
      const more = reports.length > 1 ? ` (and ${reports.length - 1} more)` : ''
      leftOut.push({
        operation,
        at: at(place, options),
        reason: text + more,
      })
    },
  )
  return { tools, leftOut }
}
