import { existsSync, readdirSync } from 'node:fs'
import { isAbsolute, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readText, type FileText } from '../documents/document.ts'
import type { Config } from './schema.ts'

const product = fileURLToPath(new URL('../..', import.meta.url))

/** The folder of the agents that ship with the product. */
export const shippedAgents = resolve(product, 'spec/agents')

/** The folders of `mesh.agents`, whole and each once; a relative one that is not in the working folder but ships with the product means that. */
export function agentFolders({ mesh }: Pick<Config, 'mesh'>, cwd = process.cwd()): string[] {
  return [...new Set(mesh.agents.map((folder) => folderOf(folder, cwd)))]
}

function folderOf(folder: string, cwd: string): string {
  const own = resolve(cwd, folder)
  if (isAbsolute(folder) || existsSync(own)) return own
  const shipped = resolve(product, folder)
  return existsSync(shipped) ? shipped : own
}

/** A folder's documents in the order of their names, as they were read; or why it could not be read. */
export type AgentFolder = { path: string } & (
  { documents: [name: string, read: FileText][] } | { error: string }
)

const hints: Record<string, string> = {
  ENOENT: 'there is no such folder for agents',
  ENOTDIR: 'this is a file, and mesh.agents names folders',
  EACCES: 'this folder may not be read by this user',
}

/** What else lies there, like a README, is none of ours. */
export function readAgentFolder(path: string): AgentFolder {
  try {
    const names = readdirSync(path).filter(
      (name) => !name.startsWith('.') && /\.(ya?ml|json)$/.test(name),
    )
    return { path, documents: names.toSorted().map((name) => [name, readText(join(path, name))]) }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    return { path, error: `${hints[code] ?? `this folder cannot be read (${code})`}.` }
  }
}
