import { findArguments } from '../../samples/arguments.ts'
import { blankMembers } from '../document.ts'
import { readOperations, type ReadTool } from '../operations.ts'
import { Reading } from '../reading.ts'
import { separateServers, type LeftOut } from './other-servers.ts'
import { prepare } from './prepare.ts'
import type { SourceOperation } from './select.ts'
import type { SourceDocument } from './source.ts'

/**
 * A prepared document, its tools, the operations that cannot be one, and those that cannot be called
 * with some of the arguments that they show.
 */
export type Fit = {
  prepared: Record<string, unknown>
  tools: ReadTool[]
  leftOut: LeftOut[]
  limited: LeftOut[]
}

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
  const byName = new Map(operations.map((operation) => [operation.name, operation]))
  const fit: Fit = { prepared, tools: [], leftOut: [...apart, ...unfit], limited: [] }
  for (const one of tools) {
    const { accepted, missing } = findArguments(one.tool)
    const { method, path } = byName.get(one.tool.name) ?? { method: '', path: '' }
    const because = (reason: string): LeftOut => ({
      operation: `${method} ${path}`,
      at: at(['paths', path], { key: true }),
      reason,
    })
    if (accepted.length === 0) {
      fit.leftOut.push(because('no arguments were found that its own schema allows.'))
      continue
    }
    fit.tools.push(one)
    const [first] = missing
    if (first !== undefined)
      fit.limited.push(because(`no value was found that its own schema allows for ${first}.`))
  }
  return fit
}
