// What `npm start` and its like run in place of npm's shell, so that npm's signals arrive here.
// Plain JavaScript on purpose: an older Node must be able to read it and say what is missing.
import './preflight.mjs'
import { fileURLToPath } from 'node:url'

const lookMs = 500
const parent = process.ppid

// npm that was killed sends no signal: its process is then handed to another parent.
const watch = setInterval(() => {
  if (process.ppid === parent) return
  clearInterval(watch)
  process.kill(process.pid, 'SIGTERM')
}, lookMs)
watch.unref()

// A server's workers are started by this name, and end with their server.
process.argv[1] = fileURLToPath(new URL('../server/main.ts', import.meta.url))
await import('../server/main.ts')
