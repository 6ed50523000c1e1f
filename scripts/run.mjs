// Runs `npm start`, `npm run mock` and `npm run tollgate` without a shell, which would not forward
// npm's signals.
// Plain JavaScript on purpose: an older Node must be able to run it and report what is missing.
import './watch-parent.mjs'
import { notInstalled, stop } from './preflight.mjs'
import { fileURLToPath } from 'node:url'

const main = new URL('../server/main.ts', import.meta.url)
// The server starts its workers with this file.
process.argv[1] = fileURLToPath(main)
await import(main.href).catch((error) => {
  if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error
  stop(`${notInstalled} (${error.message})`)
})
