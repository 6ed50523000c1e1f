// What `npm start` and its like run in place of npm's shell, so that npm's signals arrive here.
// Plain JavaScript on purpose: an older Node must be able to read it and say what is missing.
import './watch-parent.mjs'
import { notInstalled, stop } from './preflight.mjs'
import { fileURLToPath } from 'node:url'

const main = new URL('../server/main.ts', import.meta.url)
// The server starts its workers by this name.
process.argv[1] = fileURLToPath(main)
await import(main.href).catch((error) => {
  if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error
  stop(`${notInstalled} (${error.message})`)
})
