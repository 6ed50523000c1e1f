import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { readDocument } from '../config/document.ts'
import { ConfigError, type Problem } from '../config/problems.ts'
import { readAgent } from './document.ts'
import type { Agent, NativeTools } from './tool.ts'

export type LoadAgents = {
  env: NodeJS.ProcessEnv
  /** What a broken document does: it stops the start, or its agent is left out and listed. */
  onBroken: 'refuse' | 'skip'
  nativeTools: NativeTools
  /** False where no server will be called: no credential is read, and every agent is available. */
  secrets?: false
}

/** A document that cannot be served; `id` is the agent it would have been. */
export type Broken = { id: string; file: string; problems: string[] }

export type LoadedAgents = { agents: Map<string, Agent>; broken: Broken[] }

/** Reads every `<AgentId>.yaml` of the folders, in the order of their ids. Throws a ConfigError that lists all that is wrong, unless told to skip. */
export function loadAgents(folders: readonly string[], { env, onBroken, nativeTools, secrets }: LoadAgents): LoadedAgents {
  const agents = new Map<string, Agent>()
  const broken: Broken[] = []
  const files = new Map<string, string>()
  const fail = (id: string, file: string, problems: Problem[]) => broken.push({ id, file, problems: problems.map(({ at, text }) => `${at}: ${text}`) })
  for (const folder of folders) {
    const found = filesIn(folder)
    if (typeof found === 'string') fail(folder, folder, [{ at: folder, path: [], text: found }])
    for (const name of typeof found === 'string' ? [] : found) {
      const file = join(folder, name)
      const id = name.slice(0, name.lastIndexOf('.'))
      const other = files.get(id.toLowerCase())
      if (other !== undefined) {
        fail(id, file, [{ at: file, path: [], text: `there is an agent of this id already, in ${other}; rename one of the files.` }])
        continue
      }
      files.set(id.toLowerCase(), file)
      const native = Object.hasOwn(nativeTools, id) ? (nativeTools[id] ?? {}) : {}
      const read = readOne(file, { id, file, env: secrets === false ? null : env, native })
      if ('agent' in read) agents.set(id, read.agent)
      else fail(id, file, read.problems)
    }
  }
  if (onBroken === 'refuse' && broken.length > 0) throw new ConfigError(broken.flatMap(({ problems }) => problems))
  return { agents: new Map([...agents].sort(([a], [b]) => (a < b ? -1 : 1))), broken }
}

function readOne(file: string, reader: Parameters<typeof readAgent>[1]): ReturnType<typeof readAgent> {
  if (!file.endsWith('.yaml')) return { problems: [{ at: file, path: [], text: "an agent's file must be called <AgentId>.yaml; rename this one." }] }
  const document = readDocument(file, file)
  return document.problems.length > 0 ? { problems: document.problems } : readAgent(document, reader)
}

const hints: Record<string, string> = { ENOENT: 'there is no such folder for agents', ENOTDIR: 'this is a file, and mesh.agents names folders', EACCES: 'this folder may not be read by this user' }

/** The documents of a folder; what else lies there, like a README, is none of ours. */
function filesIn(folder: string): string[] | string {
  try {
    const names = readdirSync(folder).filter((name) => !name.startsWith('.') && /\.(ya?ml|json)$/.test(name))
    return names.sort()
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    return `${hints[code] ?? `this folder cannot be read (${code})`}.`
  }
}
