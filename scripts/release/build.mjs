// What a clone makes of itself: both packages and the list of what is in them.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
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

/** The software bill of materials (CycloneDX) of the server, its image and the console. */
async function billOf(clone, time) {
  console.log('  npm sbom')
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application']
  const text = await output('npm', [...args, '--package-lock-only'], { cwd: clone })
  return `${JSON.stringify(settled(JSON.parse(text), time), null, 2)}\n`
}

const isDevelopment = ({ properties = [] }) =>
  properties.some(({ name, value }) => name === 'cdx:npm:package:development' && value === 'true')

/** Without what only develops it, and with nothing in it that differs between two runs. */
export function settled(bill, time) {
  const components = bill.components.filter(
    (one) => !isDevelopment(one) || builtIn.includes(one.name),
  )
  const kept = new Set([
    bill.metadata.component['bom-ref'],
    ...components.map((one) => one['bom-ref']),
  ])
  const dependencies = bill.dependencies
    .filter(({ ref }) => kept.has(ref))
    .map((one) => ({ ...one, dependsOn: (one.dependsOn ?? []).filter((ref) => kept.has(ref)) }))
  const rest = {
    ...bill,
    metadata: { ...bill.metadata, timestamp: time },
    components: components.toSorted(byRef),
    dependencies: dependencies.toSorted((a, b) => (a.ref < b.ref ? -1 : 1)),
  }
  return { ...rest, serialNumber: serialOf({ ...rest, serialNumber: '' }) }
}

const byRef = (a, b) => (a['bom-ref'] < b['bom-ref'] ? -1 : 1)

/** A UUID (version 8) of the content, in place of a random one. */
function serialOf(content) {
  const digest = createHash('sha256').update(JSON.stringify(content)).digest('hex')
  const parts = [digest.slice(0, 8), digest.slice(8, 12), `8${digest.slice(13, 16)}`]
  return `urn:uuid:${[...parts, `8${digest.slice(17, 20)}`, digest.slice(20, 32)].join('-')}`
}
