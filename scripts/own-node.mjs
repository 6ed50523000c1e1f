// Selects the Node that runs the project: the current one if it is recent enough, else the one that
// `npm ci` installed as an optional package.
// Plain JavaScript that old Nodes can run, without imports of packages: each start loads it.
import { existsSync, linkSync, mkdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const require = createRequire(import.meta.url)
const isWindows = process.platform === 'win32'
const platform = `${isWindows ? 'win' : process.platform}-${process.arch}`

const [major, minor] = process.versions.node.split('.').map(Number)
export const isRecent = major > 24 || (major === 24 && minor >= 18)

/** The path of the Node that `npm ci` installed; undefined without one. */
export function installedNode() {
  try {
    const manifest = require.resolve(`node-${platform}/package.json`)
    return realpathSync(join(dirname(manifest), require(manifest).bin.node))
  } catch {
    return undefined
  }
}

/**
 * Makes it the `node` of npm's scripts and of npx. npm 10 removes its link together with the packages
 * for other platforms, which have a `node` too.
 */
export function linkNode(node) {
  const folder = fileURLToPath(new URL('../node_modules/.bin', import.meta.url))
  const link = join(folder, isWindows ? 'node.exe' : 'node')
  if (existsSync(link) || (isWindows && existsSync(join(folder, 'node.cmd')))) return
  mkdirSync(folder, { recursive: true })
  // A link to a removed file.
  rmSync(link, { force: true })
  // On Windows only administrators may make symbolic links.
  if (isWindows) linkSync(node, link)
  else symlinkSync(relative(realpathSync(folder), node), link)
}

/** Names the current Node and npm, and the fix; `fault` is why the installed one does not run. */
export function nodeNeeded(fault) {
  const [npm] = (process.env.npm_config_user_agent ?? '').split(' ')
  const seen = `${process.version}${npm && ` of ${npm.replace('/', ' ')}`} on ${platform}`
  const isOptional = fault === undefined && /^(linux-(x64|arm64)|win-x64)$/.test(platform)
  return (
    `Tollgate needs Node 24.18 or newer; this is ${seen}, and ` +
    (isOptional
      ? 'the optional packages, which bring one, are not installed. Run: npm ci --include=optional'
      : `${fault ?? 'npm brings none for it'}. Install one: ` +
        (process.platform === 'darwin' ? 'brew install node' : 'https://nodejs.org/en/download'))
  )
}
