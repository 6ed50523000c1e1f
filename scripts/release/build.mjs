// Builds both packages in a clone, and a bill of materials of each.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { output, cleanEnv, run } from './run.mjs'

/** The files of a release by name; `time` replaces the time of the build. */
export async function artefactsOf(clone, time) {
  const env = { ...cleanEnv(), SOURCE_DATE_EPOCH: String(Date.parse(time) / 1000) }
  await run('npm', ['run', '-s', 'pack'], { cwd: clone, env })
  const files = new Map()
  for (const name of ['client', 'tollgate']) {
    const args = ['pack', '--json', '--ignore-scripts', `./dist/${name}`]
    const [{ filename }] = JSON.parse(await output('npm', args, { cwd: clone }))
    files.set(filename, readFileSync(join(clone, filename)))
  }
  const { version } = JSON.parse(readFileSync(join(clone, 'package.json'), 'utf8'))
  for (const [folder, name] of [
    ['client', 'tollgate-client'],
    ['tollgate', 'tollgate'],
  ])
    files.set(`${name}-${version}.cdx.json`, readFileSync(join(clone, 'dist', folder, 'sbom.json')))
  return files
}
