import { existsSync } from 'node:fs'

/** What is published was compiled; an image has the sources, a clone the scripts besides. */
const isCompiled = !import.meta.filename.endsWith('.ts')
const isClone = existsSync(new URL('../scripts/run.mjs', import.meta.url))

/** How the command line is called where this runs; in an image `tollgate` is in PATH. */
const fromSource = isClone ? 'npm run tollgate --' : 'tollgate'
const called = isCompiled ? 'npx tollgate' : fromSource

/** A command of ours to be pasted where this runs, like `npm run tollgate -- keys list`. */
export const commandLine = (words: string): string => `${called} ${words}`
