// Prints what the server is made of, bundled or not: a CycloneDX document of the production packages
// of package-lock.json, as npm writes it, but the same each time. Its time is SOURCE_DATE_EPOCH.
//   node scripts/sbom.mjs > sbom.json
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { lockfileOf } from './locked.mjs'

const epoch = Number(process.env.SOURCE_DATE_EPOCH ?? 0)
if (!Number.isSafeInteger(epoch))
  throw new Error('SOURCE_DATE_EPOCH must be a whole number of seconds since 1970')

const json = (file) => JSON.parse(readFileSync(file, 'utf8'))
const { name, version, description, license, dependencies } = json('package.json')
const manifest = { name, version, description, license, dependencies }
const timestamp = new Date(epoch * 1000).toISOString()
// The serial number is random, and npm names the project by its folder.
const { serialNumber: _random, metadata, ...document } = asNpmWrites(manifest)
const component = { ...metadata.component, type: 'application', name }
const written = { ...document, metadata: { ...metadata, timestamp, component } }
console.log(JSON.stringify(written, null, 2))

/** In a folder without development packages: told to omit them, npm omits some that are both. */
function asNpmWrites(manifest) {
  const folder = mkdtempSync(join(tmpdir(), 'tollgate-sbom-'))
  try {
    const lock = lockfileOf(manifest, json('package-lock.json'))
    writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest))
    writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock))
    const args = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only']
    return JSON.parse(execFileSync('npm', args, { cwd: folder, encoding: 'utf8' }))
  } finally {
    rmSync(folder, { recursive: true })
  }
}
