// The bundle that `npm start` runs in place of the sources: it starts in two thirds of the time and
// takes half of the memory. start-bundle.mjs writes it.
// Plain JavaScript for old Nodes, without imports of packages: each start reads this.
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** In the project's folder, as `server` is: from there it finds `spec` and `generated`. */
export const bundleFolder = '.bundle'
const inputsFile = join(bundleFolder, 'inputs.json')

const stampOf = (file) => {
  const { size, mtimeMs } = statSync(file)
  return `${size} ${mtimeMs}`
}

/** The path of the bundle in `root`; undefined where there is none, or where a source is newer. */
export function freshBundle(root) {
  try {
    const stamps = JSON.parse(readFileSync(join(root, inputsFile), 'utf8'))
    const isFresh = ([file, stamp]) => stampOf(join(root, file)) === stamp
    return Object.entries(stamps).every(isFresh) ? `${bundleFolder}/main.js` : undefined
  } catch {
    // It was never written, or a source was removed.
    return undefined
  }
}

/** Writes down of which sources the bundle in `root` is; the lock file stands for packages. */
export function markFresh(root, inputs) {
  const sources = inputs.filter((file) => !file.includes('node_modules/'))
  const stamps = [...sources, 'package-lock.json'].map((file) => [file, stampOf(join(root, file))])
  writeFileSync(join(root, inputsFile), JSON.stringify(Object.fromEntries(stamps), null, 2))
}
