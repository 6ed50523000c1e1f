// Writes the bundle that `npm start` runs while no source is newer: after `npm ci`, and at the end
// of `npm run generate`. Without it the sources run.
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { bundleTo } from './bundle.mjs'
import { bundleFolder, markFresh } from './fresh-bundle.mjs'

const dayMs = 24 * 60 * 60 * 1000

try {
  mkdirSync(bundleFolder, { recursive: true })
  rmSync(join(bundleFolder, 'inputs.json'), { force: true })
  const { inputs, outputs } = await bundleTo(bundleFolder)
  removeOld(new Set(outputs.map((file) => basename(file))))
  markFresh('.', inputs)
} catch (error) {
  console.warn(`npm start will run the sources: they cannot be bundled (${error.message})`)
}

/** A server that runs meanwhile may still load parts of the bundle before. */
function removeOld(kept) {
  for (const name of readdirSync(bundleFolder).filter((one) => !kept.has(one))) {
    const file = join(bundleFolder, name)
    if (Date.now() - statSync(file).mtimeMs > dayMs) rmSync(file)
  }
}
