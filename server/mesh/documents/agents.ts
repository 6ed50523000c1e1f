import { join } from 'node:path'
import { readAgentFolder, type AgentFolder } from '../../config/agents-folder.ts'
import { documentOf, type FileText } from '../../documents/document.ts'
import { ConfigError, type Problem } from '../../documents/problems.ts'
import { readAgent } from './document.ts'
import type { Agent, NativeTools } from '../agent.ts'

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

/** Makes an agent of every `<AgentId>.yaml` of the folders, which were read or are now, in the order of their ids. Throws a ConfigError that lists all that is wrong, unless told to skip. */
export function loadAgents(
  folders: readonly (string | AgentFolder)[],
  { env, onBroken, nativeTools, secrets }: LoadAgents,
): LoadedAgents {
  const agents = new Map<string, Agent>()
  const broken: Broken[] = []
  const files = new Map<string, string>()
  const fail = (id: string, file: string, problems: Problem[]) =>
    broken.push({ id, file, problems: problems.map(({ at, text }) => `${at}: ${text}`) })
  for (const given of folders) {
    const folder = typeof given === 'string' ? readAgentFolder(given) : given
    const { path } = folder
    if ('error' in folder) fail(path, path, [{ at: path, path: [], text: folder.error }])
    for (const [name, text] of 'error' in folder ? [] : folder.documents) {
      const file = join(path, name)
      const id = name.slice(0, name.lastIndexOf('.'))
      const other = files.get(id.toLowerCase())
      if (other !== undefined) {
        fail(id, file, [
          {
            at: file,
            path: [],
            text: `there is an agent of this id already, in ${other}; rename one of the files.`,
          },
        ])
        continue
      }
      files.set(id.toLowerCase(), file)
      const native = Object.hasOwn(nativeTools, id) ? (nativeTools[id] ?? {}) : {}
      const read = readOne(text, { id, file, env: secrets === false ? null : env, native })
      if ('agent' in read) agents.set(id, read.agent)
      else fail(id, file, read.problems)
    }
  }
  if (onBroken === 'refuse' && broken.length > 0)
    throw new ConfigError(broken.flatMap(({ problems }) => problems))
  return { agents: new Map([...agents].toSorted(([a], [b]) => (a < b ? -1 : 1))), broken }
}

function readOne(
  text: FileText,
  reader: Parameters<typeof readAgent>[1],
): ReturnType<typeof readAgent> {
  const { file } = reader
  if (!file.endsWith('.yaml'))
    return {
      problems: [
        {
          at: file,
          path: [],
          text: "an agent's file must be called <AgentId>.yaml; rename this one.",
        },
      ],
    }
  const document = documentOf(text, file)
  return document.problems.length > 0
    ? { problems: document.problems }
    : readAgent(document, reader)
}
