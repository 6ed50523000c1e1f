// Writes a version into the files that contain it.
import { readFileSync, writeFileSync } from 'node:fs'
import { saveReleased } from '../released.mjs'
import { problemsOf, releaseOf, sectionOf } from './checks.mjs'

/** The changelog with the unreleased section under the version and a date. */
export function withSection(changelog, version, date) {
  if (sectionOf(changelog, version) !== undefined) return changelog
  return changelog.replace(
    /^## \[Unreleased\]\n/m,
    `## [Unreleased]\n\n## [${version}] - ${date}\n`,
  )
}

/** The text with the version of the project; dependencies keep theirs. */
export function withVersion(json, version) {
  const manifest = JSON.parse(json)
  manifest.version = version
  if (manifest.packages?.['']) manifest.packages[''].version = version
  return `${JSON.stringify(manifest, null, 2)}\n`
}

/** Changes the files of the checkout; prints the next steps. */
export function prepare(version) {
  const [problem] = problemsOf(releaseOf(version)).filter((text) => text.includes('is no version'))
  if (problem !== undefined) throw new Error(problem)
  for (const file of ['package.json', 'package-lock.json'])
    writeFileSync(file, withVersion(readFileSync(file, 'utf8'), version))
  const before = /^version: (.*)$/m.exec(readFileSync('deploy/helm/Chart.yaml', 'utf8'))?.[1]
  // What the chart makes names its version as the image's.
  for (const file of ['deploy/helm/Chart.yaml', 'deploy/kubernetes.yaml'])
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(before, version))
  const changelog = readFileSync('CHANGELOG.md', 'utf8')
  const today = new Date().toISOString().slice(0, 10)
  writeFileSync('CHANGELOG.md', withSection(changelog, version, today))
  saveReleased()
  console.log(
    `package.json, package-lock.json, the Helm chart and CHANGELOG.md have ${version}, and spec/released has the ` +
      'contracts of today. Read the section, run ' +
      '`npm run generate` and `npm test`, commit, and run\n' +
      `  npm run release -- --dry-run --version ${version}`,
  )
}
