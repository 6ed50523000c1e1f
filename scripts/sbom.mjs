// What the server is made of, bundled or not: a CycloneDX document, the same each time.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { lockfileOf } from './locked.mjs'
import { builtIn, settled } from './release/build.mjs'

const json = (file) => JSON.parse(readFileSync(file, 'utf8'))

/** The document as JSON. Its time is SOURCE_DATE_EPOCH, by default 0. */
export function sbom() {
  const epoch = Number(process.env.SOURCE_DATE_EPOCH ?? 0)
  if (!Number.isSafeInteger(epoch))
    throw new Error('SOURCE_DATE_EPOCH must be a whole number of seconds since 1970')
  const { name, version, description, license, dependencies, devDependencies } =
    json('package.json')
  const shipped = Object.fromEntries(builtIn.map((one) => [one, devDependencies[one]]))
  const manifest = {
    name,
    version,
    description,
    license,
    dependencies: { ...dependencies, ...shipped },
  }
  const bill = asNpmWrites(manifest)
  // npm names the project by its folder.
  bill.metadata.component.name = name
  return `${JSON.stringify(settled(bill, new Date(epoch * 1000).toISOString()), null, 2)}\n`
}

/** In a folder of its own: npm finds faults in the peers of development packages, and ends. */
function asNpmWrites(manifest) {
  const folder = mkdtempSync(join(tmpdir(), 'tollgate-sbom-'))
  try {
    const lock = lockfileOf(manifest, json('package-lock.json'))
    writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest))
    writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock))
    const args = ['--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only']
    // On Windows npm is a script of the shell.
    const options = { cwd: folder, encoding: 'utf8', shell: process.platform === 'win32' }
    const stdio = ['ignore', 'pipe', 'pipe']
    return JSON.parse(execFileSync('npm', ['sbom', ...args], { ...options, stdio }))
  } finally {
    rmSync(folder, { recursive: true })
  }
}
