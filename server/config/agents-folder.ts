import { existsSync } from 'node:fs'
import { isAbsolute, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
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
