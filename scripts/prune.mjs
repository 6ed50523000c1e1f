// Runs after `npm ci`: removes from node_modules undeclared files for other platforms, the headers of
// Node, which only compilers of addons read, and the source maps of libraries, which only debuggers
// read. Without development packages (`npm ci --omit=dev`) it also removes type declarations and
// documents. Everything runs without this, as after `npm ci --ignore-scripts`.
// Plain JavaScript that old Nodes can run: the recent one may just have been installed.
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { slim } from './slim.mjs'

/** The tests' chain has a library for each platform. */
const native = /^edr-(darwin|linux|win32)-/
const scope = join('node_modules', '@nomicfoundation')

const namesIn = (folder, how) => (existsSync(folder) ? readdirSync(folder, how) : [])
const isGlibc = () => Boolean(process.report.getReport().header.glibcVersionRuntime)

/** The packages' name of this platform, such as `linux-x64-gnu`. */
function currentPlatform() {
  const platform = `${process.platform}-${process.arch}`
  if (process.platform === 'linux') return `${platform}-${isGlibc() ? 'gnu' : 'musl'}`
  return process.platform === 'win32' ? `${platform}-msvc` : platform
}

const current = currentPlatform()
for (const name of namesIn(scope).filter((one) => native.test(one) && !one.endsWith(current)))
  for (const file of readdirSync(join(scope, name)).filter((one) => one.endsWith('.node')))
    rmSync(join(scope, name, file))
for (const name of namesIn('node_modules').filter((one) => /^node-(linux|win)-/.test(one)))
  rmSync(join('node_modules', name, 'include'), { recursive: true, force: true })
for (const file of namesIn('node_modules', { recursive: true }))
  if (/\.(css|[cm]?[jt]s)\.map$/.test(file)) rmSync(join('node_modules', file))
// Names that start with a dot are npm's.
if (existsSync('node_modules') && !existsSync(join('node_modules', 'typescript')))
  slim('node_modules', (name) => name.startsWith('.'))
