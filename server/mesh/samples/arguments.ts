import { Failure } from '../../failure.ts'
import type { Arguments, Tool } from '../agent.ts'
import { checkArguments } from '../tools/arguments.ts'
import { styledSample, type SampleStyle } from './sample.ts'

/** Arguments that a tool accepts, and the alternatives of its schema for which none were found. */
export type FoundArguments = {
  accepted: Arguments[]
  /** The place of an alternative in the arguments and its number, like `filter/0, alternative 2`. */
  missing: string[]
}

/** Maximum of alternatives that are tried. */
const maxTried = 200

const styles = [
  { examples: true, least: false },
  { examples: false, least: false },
  { examples: false, least: true },
]

/**
 * Finds arguments for each alternative of a tool's schema, one after the other, to prove that the
 * tool can be called.
 */
export function findArguments(tool: Tool): FoundArguments {
  const schema = tool.wholeParameters ?? tool.parameters
  const result: FoundArguments = { accepted: [], missing: [] }
  const waiting: SampleStyle['chosen'][] = [new Map()]
  const sites = new Set<string>()
  for (const chosen of waiting.values()) {
    let args: Arguments | undefined
    for (const style of styles) {
      const sample = styledSample(schema, schema, { ...style, chosen })
      for (const [site, count] of sample.alternatives) {
        if (sites.has(site) || waiting.length >= maxTried) continue
        sites.add(site)
        for (let index = 0; index < count; index++)
          waiting.push(new Map([...chosen, [site, index]]))
      }
      args ??= accepted(tool, sample.value)
    }
    if (args) result.accepted.push(args)
    else if (chosen.size > 0) result.missing.push(nameOf(chosen))
  }
  return result
}

function accepted(tool: Tool, args: unknown): Arguments | undefined {
  try {
    return checkArguments(tool, args)
  } catch (error) {
    if (error instanceof Failure) return undefined
    throw error
  }
}

function nameOf(chosen: SampleStyle['chosen']): string {
  const [site, index] = [...chosen].at(-1) ?? ['', 0]
  return `${site.replaceAll('|', '').slice(1) || 'the arguments'}, alternative ${index + 1}`
}
