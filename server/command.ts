import { existsSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

// The sources and what is bundled of them are both in `server`.
/** The folder that `server`, `spec` and `generated` are in. */
export const productFolder = fileURLToPath(new URL('..', import.meta.url)).replace(/[/\\]$/, '')

/** A clone has the scripts; an image has `tollgate` in PATH. */
function called(): string {
  if (existsSync(join(productFolder, 'scripts/run.mjs'))) return 'npm run tollgate --'
  const isPackage = basename(dirname(productFolder)) === 'node_modules'
  return isPackage ? 'npx tollgate' : 'tollgate'
}
const program = called()

/** A command line to paste where this runs, like `npm run tollgate -- keys list`. */
export const commandLine = (words: string): string => `${program} ${words}`
