// If this Node is too old, runs the same command with the Node that `npm ci` installed.
// Plain JavaScript on purpose: an older Node must be able to run it and report what is missing.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { installedNode, isRecent, linkNode, nodeNeeded } from './own-node.mjs'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']

/** Forwards signals to the other Node, and exits as it does. */
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
/** Whether `npm run preflight` runs it, before commands that need packages. */
const isAlone = process.argv[1] === fileURLToPath(import.meta.url)

if (isAlone && !hasPackages) stop(notInstalled)
if (!isRecent) {
  const node = installedNode()
  if (node === undefined) stop(hasPackages ? nodeNeeded() : notInstalled)
  if (node === process.execPath) stop(nodeNeeded('so is the installed one'))
  try {
    linkNode(node)
  } catch ({ message }) {
    // The next command of the line would run with the old Node.
    if (isAlone) stop(nodeNeeded(`the installed one cannot be linked (${message})`))
  }
  await runBy(node)
}
