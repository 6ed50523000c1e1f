import { hash } from 'node:crypto'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import shippedAgents from '../../../generated/agents.json' with { type: 'json' }
import { agentFiles, type AgentFolder } from '../../config/agents-folder.ts'
import {
  documentOf,
  parsedDocument,
  readText,
  type ConfigDocument,
  type FileText,
} from '../../documents/document.ts'
import { jsonDocumentOf } from '../../documents/json-document.ts'
import { ConfigError, type Problem } from '../../documents/problems.ts'
import { readAgent, type ReadAgentOptions, type ReadAgentResult } from './document.ts'
import type { Agent, NativeTools } from '../agent.ts'

/** How agents are loaded. */
export type LoadAgents = {
  env: NodeJS.ProcessEnv
  /** The effect of a broken document: the start fails, or its agent is omitted and listed. */
  onBroken: 'refuse' | 'skip'
  nativeTools: NativeTools
  /** False where no server will be called: no credential is read, and every agent is available. */
  secrets?: false
}

/** A document that cannot be served; `id` is the agent it would have been. */
export type BrokenDocument = { id: string; file: string; problems: string[] }

/** The agents by id, and the documents that are left out. */
export type LoadedAgents = { agents: Map<string, Agent>; broken: BrokenDocument[] }

/**
 * Makes an agent of every `<AgentId>.yaml` of the folders, in the order of their ids; a path is
 * read now. Rejects with a ConfigError that lists all that is wrong, unless broken documents are
 * skipped.
 */
export async function loadAgents(
  folders: readonly (string | AgentFolder)[],
  { env, onBroken, nativeTools, secrets }: LoadAgents,
): Promise<LoadedAgents> {
  const agents = new Map<string, Agent>()
  const broken: BrokenDocument[] = []
  const files = new Map<string, string>()
  const fail = (id: string, file: string, problems: Problem[]) =>
    broken.push({ id, file, problems: problems.map(({ at, text }) => `${at}: ${text}`) })
  const listed = folders.map(listFolder)
  for (const one of listed)
    if ('error' in one) fail(one.path, one.path, [{ at: one.path, path: [], text: one.error }])
  for (const folder of listed) {
    if ('error' in folder) continue
    for (const [name, text] of folder.documents) {
      // A reload of many documents lets requests through between them.
      await nextTurn()
      const file = join(folder.path, name)
      const id = name.slice(0, name.lastIndexOf('.'))
      const other = files.get(id.toLowerCase())
      if (other !== undefined) {
        fail(id, file, [sameId(file, other)])
        continue
      }
      files.set(id.toLowerCase(), file)
      const native = Object.hasOwn(nativeTools, id) ? (nativeTools[id] ?? {}) : {}
      const result = readOne(text, { id, file, env: secrets === false ? null : env, native })
      if ('agent' in result) agents.set(id, result.agent)
      else fail(id, file, result.problems)
    }
  }
  if (onBroken === 'refuse' && broken.length > 0)
    throw new ConfigError(broken.flatMap(({ problems }) => problems))
  return { agents: new Map([...agents].toSorted(([a], [b]) => (a < b ? -1 : 1))), broken }
}

/** The files of a folder, or why it cannot be read. */
type ListedFolder = { path: string } & (
  { documents: Iterable<[name: string, text: FileText]> } | { error: string }
)

function listFolder(source: string | AgentFolder): ListedFolder {
  if (typeof source !== 'string') return source
  const files = agentFiles(source)
  if ('error' in files) return { path: source, error: files.error }
  return { path: source, documents: textsOf(source, files.names) }
}

function* textsOf(path: string, names: readonly string[]): Generator<[string, FileText]> {
  for (const name of names) yield [name, readText(join(path, name))]
}

const sameId = (file: string, other: string): Problem => ({
  at: file,
  path: [],
  text: `there is an agent of this id already, in ${other}; rename one of the files.`,
})

function readOne(text: FileText, options: ReadAgentOptions): ReadAgentResult {
  const { file } = options
  if (!file.endsWith('.yaml')) {
    const problem = "an agent's file must be called <AgentId>.yaml; rename this one."
    return { problems: [{ at: file, path: [], text: problem }] }
  }
  const json = 'text' in text ? jsonOf(text.text, file) : null
  const document = json ?? documentOf(text, file)
  if (document.problems.length > 0) return { problems: document.problems }
  return readAgent(document, options)
}

/** The document of a text that need not be parsed as YAML; null for any other. */
function jsonOf(text: string, file: string): ConfigDocument | null {
  // Large documents are written as JSON, which is YAML too.
  return text.startsWith('{\n') ? jsonDocumentOf(text, file) : shippedDocumentOf(text, file)
}

/** The documents of spec/agents as JSON, by the hash of their text. */
const shipped = shippedAgents as Record<string, string | undefined>

/**
 * The document of a text that ships with the product; null for any other. It is not parsed as YAML,
 * which took a tenth of a start, unless somebody asks for a place in it.
 */
export function shippedDocumentOf(text: string, file: string): ConfigDocument | null {
  const json = shipped[hash('sha256', text)]
  return json === undefined ? null : parsedDocument(JSON.parse(json), text, file)
}
