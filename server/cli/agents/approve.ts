import { readFileSync } from 'node:fs'
import { toolReach } from '../../app/agents.ts'
import { loadConfig } from '../../config/load.ts'
import { replaceFile } from '../../config/write-file.ts'
import { compareWithServer, type ToolChange } from '../../mesh/documents/adopt/approval.ts'
import { findAgent } from '../../mesh/runtime.ts'
import { configFlag, defineCommand, jsonFlag } from '../arguments.ts'
import { configuredAgents } from './configured.ts'

const flags = { ...configFlag, ...jsonFlag } as const
const words = { AGENT: 'an agent whose tools are at an MCP server' }

/** `tollgate agents diff`. */
export const diff = defineCommand({
  usage: ['agents diff AGENT'],
  about: 'Compares the tools of an MCP server with those that were approved.',
  flags,
  words,
  async run({ config }, [id = '']) {
    const { changes } = await comparison(config, id)
    return { json: { changes }, text: changesText(id, changes) }
  },
})

/** `tollgate agents approve`. */
export const approve = defineCommand({
  usage: ['agents approve AGENT'],
  about: 'Accepts the changes that `agents diff` shows, in the document of the agent.',
  flags,
  words,
  notes: ['The server reads agents at startup and on SIGHUP.'],
  async run({ config }, [id = '']) {
    const { changes, approved, file } = await comparison(config, id)
    if (approved !== undefined) replaceFile(file, approved)
    return { json: { changes }, text: changesText(id, changes) }
  },
})

async function comparison(config: string | undefined, id: string) {
  const loaded = loadConfig({ file: config, env: process.env, secrets: false })
  const { agents } = await configuredAgents(loaded, { secrets: true })
  const agent = findAgent(agents, id)
  const text = readFileSync(agent.file, 'utf8')
  return { ...(await compareWithServer(agent, text, toolReach(loaded))), file: agent.file }
}

function changesText(id: string, changes: readonly ToolChange[]): string {
  if (changes.length === 0) return `The tools of ${id} are as they were approved.`
  return changes.map((change) => `${headingOf(change)}\n${change.diff.trimEnd()}`).join('\n')
}

function headingOf({ tool, gone, suspect }: ToolChange): string {
  if (gone) return `${tool}: it is gone`
  return suspect ? `${tool}: LOOKS LIKE AN INSTRUCTION` : tool
}
