// Writes the bundle that `npm start` runs while no source differs from it: after `npm ci`, and at
// the end of `npm run generate`. Without it the sources run.
// Plain JavaScript for old Nodes: `npm ci` is to succeed there, and `npm start` says what is missing.
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import { bundledNames, bundleFolder, manifestName, markFresh } from './fresh-bundle.mjs'

const dayMs = 24 * 60 * 60 * 1000

try {
  await writeBundle()
} catch (error) {
  // Production installs have no bundler.
  if (error.code !== 'ERR_MODULE_NOT_FOUND')
    console.warn(`npm start will run the sources: there is no bundle of them (${error.message})`)
}

async function writeBundle() {
  const startedAt = Date.now()
  // Not at the top: an old Node cannot read it.
  const { bundleTo } = await import('./bundle.mjs')
  mkdirSync(bundleFolder, { recursive: true })
  const before = new Set(bundledNames('.'))
  const place = mkdtempSync(join(bundleFolder, 'new-'))
  try {
    const { inputs, outputs } = await bundleTo(place)
    const names = outputs.map((file) => basename(file))
    rmSync(join(bundleFolder, manifestName), { force: true })
    // A server that runs meanwhile may load a part at any time, and must find it whole.
    for (const name of names) renameSync(join(place, name), join(bundleFolder, name))
    removeOld(new Set(names), before)
    markFresh('.', { inputs, names, startedAt })
  } finally {
    rmSync(place, { recursive: true, force: true })
  }
}

/** A server that runs meanwhile may load parts of the bundle before: they stay for a day. */
function removeOld(names, before) {
  for (const name of readdirSync(bundleFolder).filter((one) => !names.has(one))) {
    const file = join(bundleFolder, name)
    if (before.has(name)) utimesSync(file, new Date(), new Date())
    else if (Date.now() - statSync(file).mtimeMs > dayMs) rmSync(file, { recursive: true })
  }
}
