// Bills of materials of the packages, with bundled libraries: reproducible CycloneDX documents.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { lockfileOf } from './locked.mjs'
import { cleanEnv } from './release/run.mjs'

/** Libraries within generated files: two in the console, one renders the reference pages. */
export const builtIn = ['preact', 'swagger-ui-dist', 'uplot']

const json = (file) => JSON.parse(readFileSync(file, 'utf8'))

/**
 * The document of a package, by default the server, as JSON; `dependencies` are exact versions. Its
 * time is SOURCE_DATE_EPOCH, by default 0.
 */
export function sbom(of = serverManifest()) {
  const epoch = Number(process.env.SOURCE_DATE_EPOCH ?? 0)
  if (!Number.isSafeInteger(epoch))
    throw new Error('SOURCE_DATE_EPOCH must be a whole number of seconds since 1970')
  const { name, version, description, license, dependencies } = of
  const manifest = { name, version, description, license, dependencies }
  const time = new Date(epoch * 1000).toISOString()
  return `${JSON.stringify(settled(asNpmWrites(manifest), name, time), null, 2)}\n`
}

function serverManifest() {
  const { dependencies, devDependencies, ...rest } = json('package.json')
  const shipped = Object.fromEntries(builtIn.map((one) => [one, devDependencies[one]]))
  return { ...rest, dependencies: { ...dependencies, ...shipped } }
}

/** In another folder, because npm fails on the peers of development packages. */
function asNpmWrites(manifest) {
  const folder = mkdtempSync(join(tmpdir(), 'tollgate-sbom-'))
  try {
    const lock = lockfileOf(manifest, withFilesAlone(json('package-lock.json')))
    writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest))
    writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock))
    const args = ['--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only']
    // On Windows npm is a shell script.
    const options = {
      cwd: folder,
      env: cleanEnv(),
      encoding: 'utf8',
      shell: process.platform === 'win32',
    }
    const stdio = ['ignore', 'pipe', 'pipe']
    return JSON.parse(execFileSync('npm', ['sbom', ...args], { ...options, stdio }))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Libraries within generated files are copied as files, without their dependencies. */
function withFilesAlone(lock) {
  const packages = { ...lock.packages }
  for (const place of builtIn.map((name) => `node_modules/${name}`)) {
    const { dependencies: _dependencies, ...entry } = packages[place]
    packages[place] = entry
  }
  return { ...lock, packages }
}

/**
 * Removes differences between two runs: time, serial number, order, and the name, which npm takes
 * from the folder.
 */
export function settled(bill, name, time) {
  const { metadata, components, dependencies } = bill
  const rest = {
    ...bill,
    metadata: { ...metadata, timestamp: time, component: { ...metadata.component, name } },
    components: components.toSorted((a, b) => (a['bom-ref'] < b['bom-ref'] ? -1 : 1)),
    dependencies: dependencies.toSorted((a, b) => (a.ref < b.ref ? -1 : 1)),
  }
  return { ...rest, serialNumber: serialOf({ ...rest, serialNumber: '' }) }
}

/** A UUID (version 8) of the content, in place of a random one. */
function serialOf(content) {
  const digest = createHash('sha256').update(JSON.stringify(content)).digest('hex')
  const parts = [digest.slice(0, 8), digest.slice(8, 12), `8${digest.slice(13, 16)}`]
  return `urn:uuid:${[...parts, `8${digest.slice(17, 20)}`, digest.slice(20, 32)].join('-')}`
}
