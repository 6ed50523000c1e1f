import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'yaml'
import { loadAgents, type LoadAgents } from '../../../server/mesh/documents/agents.ts'
import { readAgent } from '../../../server/mesh/documents/document.ts'
import type { Agent, Tool } from '../../../server/mesh/agent.ts'
import { afterUse } from '../clean-up.ts'

/** The documents of this folder's fixtures, each an agent. */
export const fixtures = join(import.meta.dirname, 'agents')

/** The ids of the agents that ship, sorted: an agent is one file of this folder. */
export const shippedIds = readdirSync(join(import.meta.dirname, '../../../spec/agents'))
  .flatMap((name) => (name.endsWith('.yaml') ? [name.slice(0, -'.yaml'.length)] : []))
  .toSorted()

/** A new folder with these files; removed after the test or, made by a hook, after the file. */
export function folderOf(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'tollgate-agents-'))
  afterUse(() => rmSync(folder, { recursive: true }))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  return folder
}

/** What is wrong with one document, without the folder's name. */
export async function problemsOf(
  yaml: string,
  name = 'TestAgent.yaml',
  options: Partial<LoadAgents> = {},
): Promise<string[]> {
  const folder = folderOf({ [name]: yaml })
  const { broken } = await loadAgents([folder], {
    env: {},
    onBroken: 'skip',
    nativeTools: {},
    ...options,
  })
  return broken
    .flatMap(({ problems }) => problems)
    .map((problem) => problem.replaceAll(join(folder, ''), '').replace(/^\//, ''))
}

export const head = `openapi: 3.1.0
info:
  title: Test
  version: 1.0.0
  x-agent:
    description: Tests.
    author: Tollgate
    tags: []
    examples: []
    prompt: You answer with your tools.
    price_usd: "0.001"
    query_price_usd: "0.01"
    x402: false
`

/** An agent of one document whose operations stand under `paths`. */
export function agentAt(url: string, paths: string, rest = '', env: NodeJS.ProcessEnv = {}): Agent {
  const text = `${head}servers: [{ url: ${JSON.stringify(url)} }]\n${rest}paths:\n${paths}`
  const read = readAgent(
    { value: parse(text), at: (path) => path.join('.') },
    { id: 'TestAgent', file: 'TestAgent.yaml', env, native: {} },
  )
  if ('problems' in read)
    throw new Error(read.problems.map((problem) => `${problem.at}: ${problem.text}`).join('\n'))
  return read.agent
}

export function toolOf(agent: Agent | undefined, name: string): Tool {
  const tool = agent?.tools.get(name)
  if (!tool) throw new Error(`there is no tool ${name}`)
  return tool
}
