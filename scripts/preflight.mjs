// Runs the same again with the Node that the install brought, where this one is too old for it.
// Plain JavaScript on purpose: an older Node must be able to read it and say what is missing.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { installedNode, isRecent, linkNode, nodeNeeded } from './own-node.mjs'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']

/** Signals reach the other Node, and this one ends as it does. */
function runBy(node) {
  const child = spawn(node, [...process.execArgv, ...process.argv.slice(1)], { stdio: 'inherit' })
  for (const signal of signals) process.on(signal, () => child.kill(signal))
  return new Promise(() => {
    child.on('error', ({ message }) =>
      stop(nodeNeeded(`the installed one does not run (${message})`)),
    )
    child.on('exit', (code, signal) => {
      if (signal === null) process.exit(code)
      for (const name of signals) process.removeAllListeners(name)
      process.kill(process.pid, signal)
    })
  })
}

export const notInstalled = 'The packages of Tollgate are not installed, or not all. Run: npm ci'

export function stop(message) {
  console.error(message)
  process.exit(1)
}

const hasPackages = existsSync(new URL('../node_modules', import.meta.url))
/** By `npm run preflight`, before commands that need packages. */
const isAlone = process.argv[1] === fileURLToPath(import.meta.url)

if (isAlone && !hasPackages) stop(notInstalled)
if (!isRecent) {
  const node = installedNode()
  if (node === undefined) stop(hasPackages ? nodeNeeded() : notInstalled)
  if (node === process.execPath) stop(nodeNeeded('so is the installed one'))
  try {
    linkNode(node)
  } catch ({ message }) {
    // The next command of the line would run with the Node that is too old.
    if (isAlone) stop(nodeNeeded(`the installed one cannot be linked (${message})`))
  }
  await runBy(node)
}
