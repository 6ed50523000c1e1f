import type { components } from '../../../../generated/server/messages.ts'
import { blocksIn } from './read-blocks.ts'

type Schemas = components['schemas']
type Tool = Schemas['Tool']
type Block = Schemas['ContentBlock']

/** A tool and its path in the request. */
export type PlacedTool = { tool: Tool; at: string }

/** What a conversation says of the tools, beside `tools`. */
export type ToolChanges = {
  /** Names of tools that were searched for and found, or added by name. */
  loaded: Set<string>
  removed: ReadonlySet<string>
  added: readonly PlacedTool[]
}

/** Reads a conversation for the tools that it loads, adds and removes; the last change counts. */
export function toolChanges(messages: readonly Schemas['InputMessage'][]): ToolChanges {
  const loaded = new Set<string>()
  const removed = new Set<string>()
  const added: PlacedTool[] = []
  for (let turn = 0; turn < messages.length; turn++) {
    const message = messages[turn]
    if (!message || typeof message.content !== 'object') continue
    for (const [place, block] of message.content.entries()) {
      for (const name of foundIn(block)) loaded.add(name)
      const { definition, name = definition?.name } = block.tool ?? {}
      if (name === undefined) continue
      if (block.type === 'tool_removal') removed.add(name)
      if (block.type !== 'tool_addition') continue
      removed.delete(name)
      loaded.add(name)
      const at = `messages[${turn}].content[${place}].tool.definition`
      if (definition) added.push({ tool: definition, at })
    }
  }
  return { loaded, removed, added }
}

/** The tools that a search of the caller's found. */
const foundIn = ({ type, content }: Block): string[] =>
  type === 'tool_result' ? blocksIn(content).flatMap(({ tool_name: name }) => name ?? []) : []
