// Runs after `npm ci`: removes from node_modules what packages bring for other platforms without
// saying so, the headers of Node, which only compilers of addons read, and the source maps of
// libraries, which only debuggers read. Where the packages for development were left out
// (`npm ci --omit=dev`), type declarations and documents go too. Everything runs without this, as
// after `npm ci --ignore-scripts`.
// Plain JavaScript for old Nodes: the one that npm brings may just have been installed.
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { slim } from './slim.mjs'

/** The chain of tests has a library for each platform. */
const native = /^edr-(darwin|linux|win32)-/
const scope = join('node_modules', '@nomicfoundation')

const namesIn = (folder, how) => (existsSync(folder) ? readdirSync(folder, how) : [])
const isGlibc = () => Boolean(process.report.getReport().header.glibcVersionRuntime)

/** How the packages name this platform, as `linux-x64-gnu`. */
function ownPlatform() {
  const platform = `${process.platform}-${process.arch}`
  if (process.platform === 'linux') return `${platform}-${isGlibc() ? 'gnu' : 'musl'}`
  return process.platform === 'win32' ? `${platform}-msvc` : platform
}

const own = ownPlatform()
for (const name of namesIn(scope).filter((one) => native.test(one) && !one.endsWith(own)))
  for (const file of readdirSync(join(scope, name)).filter((one) => one.endsWith('.node')))
    rmSync(join(scope, name, file))
for (const name of namesIn('node_modules').filter((one) => /^node-(linux|win)-/.test(one)))
  rmSync(join('node_modules', name, 'include'), { recursive: true, force: true })
for (const file of namesIn('node_modules', { recursive: true }))
  if (/\.(css|[cm]?[jt]s)\.map$/.test(file)) rmSync(join('node_modules', file))
// Names that begin with a dot are npm's own.
if (existsSync('node_modules') && !existsSync(join('node_modules', 'typescript')))
  slim('node_modules', (name) => name.startsWith('.'))
