import { existsSync, readdirSync } from 'node:fs'
import { isAbsolute, join, resolve } from 'node:path'
import { productFolder } from '../command.ts'
import { readText, type FileText } from '../documents/document.ts'
import type { Config } from './schema.ts'

/** The folder of the agents that ship with the product. */
export const shippedAgents = resolve(productFolder, 'spec/agents')

/**
 * The folders of `mesh.agents` as absolute paths, without duplicates. A relative folder that does
 * not exist in the working folder is resolved in the product's folder.
 */
export function agentFolders({ mesh }: Pick<Config, 'mesh'>, cwd = process.cwd()): string[] {
  return [...new Set(mesh.agents.map((folder) => folderOf(folder, cwd)))]
}

function folderOf(folder: string, cwd: string): string {
  const local = resolve(cwd, folder)
  if (isAbsolute(folder) || existsSync(local)) return local
  const shipped = resolve(productFolder, folder)
  return existsSync(shipped) ? shipped : local
}

/** The documents of a folder sorted by name, or why the folder cannot be read. */
export type AgentFolder = { path: string } & (
  { documents: [name: string, file: FileText][] } | { error: string }
)

const hints: Record<string, string> = {
  ENOENT: 'there is no such folder for agents',
  ENOTDIR: 'this is a file, and mesh.agents names folders',
  EACCES: 'this folder may not be read by this user',
}

/** The YAML and JSON files of a folder; other files, like a README, are ignored. */
export function agentFiles(path: string): { names: string[] } | { error: string } {
  try {
    const names = readdirSync(path).filter(
      (name) => !name.startsWith('.') && /\.(ya?ml|json)$/.test(name),
    )
    return { names: names.toSorted() }
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException // thrown by the file system
    return { error: `${hints[code] ?? `this folder cannot be read (${code})`}.` }
  }
}

/** Reads all documents of a folder, for other processes. */
export function readAgentFolder(path: string): AgentFolder {
  const files = agentFiles(path)
  if ('error' in files) return { path, error: files.error }
  return { path, documents: files.names.map((name) => [name, readText(join(path, name))]) }
}
