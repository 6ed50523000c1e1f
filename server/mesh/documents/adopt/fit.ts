import { blankMembers } from '../document.ts'
import { readOperations, type ReadTool } from '../operations.ts'
import { Reading } from '../reading.ts'
import { separateServers, type LeftOut } from './other-servers.ts'
import { prepare } from './prepare.ts'
import type { SourceOperation } from './select.ts'
import type { SourceDocument } from './source.ts'

/** A prepared document, its tools, and the operations that cannot be one. */
export type Fit = { prepared: Record<string, unknown>; tools: ReadTool[]; leftOut: LeftOut[] }

type FitOptions = Parameters<typeof prepare>[2] & Parameters<typeof separateServers>[1]

/** Prepares operations of a document and reads each; places are those of the original. */
export function fitOf(
  { value, at, unread }: SourceDocument,
  operations: readonly SourceOperation[],
  options: FitOptions,
): Fit {
  const prepared = prepare(value, operations, options)
  const apart = separateServers(prepared, options, at)
  const { tools, refused } = readOperations(new Reading(prepared, unread), {
    id: options.id,
    members: blankMembers,
    env: null,
    native: {},
  })
  const unfit = refused.map(({ operation, problems }): LeftOut => {
    const [[place, text, options] = [[], '']] = problems
    const more = problems.length > 1 ? ` (and ${problems.length - 1} more)` : ''
    return { operation, at: at(place, options), reason: text + more }
  })
  return { prepared, tools, leftOut: [...apart, ...unfit] }
}
