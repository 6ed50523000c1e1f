// What `npm start` and its like run in place of npm's shell, so that npm's signals arrive here.
// Plain JavaScript on purpose: an older Node must be able to read it and say what is missing.
import './preflight.mjs'
import { fileURLToPath } from 'node:url'
import { freshBundle } from './fresh-bundle.mjs'

const lookMs = 500
const parent = process.ppid

// When npm is killed it sends no signal; this process then has another parent.
const watch = setInterval(() => {
  if (process.ppid === parent) return
  clearInterval(watch)
  process.kill(process.pid, 'SIGTERM')
}, lookMs)
watch.unref()

const root = new URL('..', import.meta.url)
const main = new URL(freshBundle(fileURLToPath(root)) ?? 'server/main.ts', root)
// The server starts its workers by this name.
process.argv[1] = fileURLToPath(main)
await import(main.href)
