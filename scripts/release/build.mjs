// What a clone makes of itself: both packages and the list of what is in them.
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { output, run } from './run.mjs'

/** Shipped in what is built: two of them in the console, one draws the reference pages. */
export const builtIn = ['preact', 'swagger-ui-dist', 'uplot']

/** The files of a release, by their names; `time` stands in for the time of the build. */
export async function artefactsOf(clone, time) {
  await run('npm', ['run', '-s', 'pack'], { cwd: clone })
  const files = new Map()
  for (const name of ['client', 'tollgate']) {
    const args = ['pack', '--json', '--ignore-scripts', `./dist/${name}`]
    const [{ filename }] = JSON.parse(await output('npm', args, { cwd: clone }))
    files.set(filename, readFileSync(join(clone, filename)))
  }
  const { version } = JSON.parse(readFileSync(join(clone, 'package.json'), 'utf8'))
  files.set(`tollgate-${version}.cdx.json`, Buffer.from(await billOf(clone, time)))
  return files
}

/**
 * The software bill of materials (CycloneDX) of the server, its image and what is in generated/. npm
 * would leave out what is shipped and needed for development as well, so it is shown a project that
 * has nothing else.
 */
async function billOf(clone, time) {
  console.log('  npm sbom')
  const read = (name) => JSON.parse(readFileSync(join(clone, name), 'utf8'))
  const { manifest, lock } = shipped(read('package.json'), read('package-lock.json'))
  const folder = mkdtempSync(join(tmpdir(), 'tollgate-sbom-'))
  try {
    writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest))
    writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock))
    const args = ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application']
    const text = await output('npm', [...args, '--package-lock-only'], { cwd: folder })
    return `${JSON.stringify(settled(JSON.parse(text), manifest.name, time), null, 2)}\n`
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** The project and its lock file with what is shipped alone, by its name of the lock file. */
export function shipped({ name, version, license, dependencies, devDependencies }, lock) {
  const files = Object.fromEntries(builtIn.map((one) => [one, devDependencies[one]]))
  const manifest = { name, version, license, dependencies: { ...dependencies, ...files } }
  const packages = Object.entries(lock.packages).flatMap(([path, entry]) => {
    const { dev, dependencies: own, ...rest } = entry
    // Of these only files are copied, and nothing that they depend on.
    if (builtIn.some((one) => path === `node_modules/${one}`)) return [[path, rest]]
    const isOther = path === '' || dev || entry.optional || entry.devOptional
    return isOther ? [] : [[path, { ...rest, ...(own && { dependencies: own }) }]]
  })
  return {
    manifest,
    lock: { ...lock, packages: { '': manifest, ...Object.fromEntries(packages) } },
  }
}

/** With nothing in it that differs between two runs: time, folder, number, order. */
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
