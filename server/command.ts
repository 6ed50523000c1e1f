import { existsSync } from 'node:fs'

/** The published package is compiled; an image has the sources, a clone the scripts too. */
const isCompiled = !import.meta.filename.endsWith('.ts')
const isClone = existsSync(new URL('../scripts/run.mjs', import.meta.url))

/** In an image `tollgate` is in PATH. */
const fromSource = isClone ? 'npm run tollgate --' : 'tollgate'
const called = isCompiled ? 'npx tollgate' : fromSource

/** A command line to paste where this runs, like `npm run tollgate -- keys list`. */
export const commandLine = (words: string): string => `${called} ${words}`
