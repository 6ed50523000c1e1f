// The bundle that `npm start` runs in place of the sources: it starts in two thirds of the time and
// takes half of the memory. start-bundle.mjs writes it.
// Plain JavaScript for old Nodes, without imports of packages: each start reads this.
import { createHash } from 'node:crypto'
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** In the project's folder, as `server` is: from there it finds `spec` and `generated`. */
export const bundleFolder = '.bundle'
/** In that folder: the sources and the files of the bundle. */
export const manifestName = 'manifest.json'

/** What decides on the bundle beside the sources: how it is made, and which packages there are. */
const settings = ['scripts/bundle.mjs', 'package-lock.json']

const hashOf = (file) => createHash('sha256').update(readFileSync(file)).digest('hex')

/** Another time with the same content comes of switching branches, and of copies. */
function isSame(file, { size, mtimeMs, hash }) {
  const now = statSync(file)
  return now.size === size && (now.mtimeMs === mtimeMs || hashOf(file) === hash)
}

function stampOf(file) {
  const { size, mtimeMs } = statSync(file)
  return { size, mtimeMs, hash: hashOf(file) }
}

function manifestOf(root) {
  return JSON.parse(readFileSync(join(root, bundleFolder, manifestName), 'utf8'))
}

/** The path of the bundle in `root`; undefined where there is none, or where a source differs. */
export function freshBundle(root) {
  try {
    const isFresh = ([file, stamp]) => isSame(join(root, file), stamp)
    const { sources } = manifestOf(root)
    return Object.entries(sources).every(isFresh) ? `${bundleFolder}/main.js` : undefined
  } catch {
    // It was never written, or a source was removed.
    return undefined
  }
}

/** The names of the bundle's files; none where there is no bundle. */
export function bundledNames(root) {
  try {
    return manifestOf(root).names
  } catch {
    return []
  }
}

/**
 * Writes down of which sources the bundle in `root` is, and its files; the lock file stands for
 * packages. Throws where a source was changed after `startedAt`, in milliseconds since 1970: the
 * bundle may be of what it was.
 */
export function markFresh(root, { inputs, names, startedAt }) {
  const sources = [...inputs.filter((file) => !file.includes('node_modules/')), ...settings]
  const stamps = sources.map((file) => [file, stampOf(join(root, file))])
  const changed = stamps.find(([, { mtimeMs }]) => mtimeMs > startedAt)
  if (changed !== undefined) throw new Error(`${changed[0]} was changed meanwhile`)
  const manifest = { sources: Object.fromEntries(stamps), names }
  writeFileSync(join(root, bundleFolder, manifestName), JSON.stringify(manifest, null, 2))
}
