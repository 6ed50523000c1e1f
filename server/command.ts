import { existsSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder with `server`, `spec` and `generated`, of the sources and of the bundle. */
export const productFolder = fileURLToPath(new URL('..', import.meta.url)).replace(/[/\\]$/, '')

/** A clone has the scripts; an image has `tollgate` in PATH. */
function programName(): string {
  if (existsSync(join(productFolder, 'scripts/run.mjs'))) return 'npm run tollgate --'
  const isPackage = basename(dirname(productFolder)) === 'node_modules'
  return isPackage ? 'npx tollgate' : 'tollgate'
}
const program = programName()

/** A command line to paste, such as `npm run tollgate -- keys list` in a clone. */
export const commandLine = (words: string): string => `${program} ${words}`
