// What must be true before a release: the version, its section of the changelog, a clean tree.
import { readFileSync } from 'node:fs'

const semantic = /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(-[0-9A-Za-z.-]+)?$/

/** What the checkout says of itself, beside the version that was asked for. */
export const releaseOf = (version) => ({
  version,
  declared: JSON.parse(readFileSync('package.json', 'utf8')).version,
  locked: JSON.parse(readFileSync('package-lock.json', 'utf8')).version,
  changelog: readFileSync('CHANGELOG.md', 'utf8'),
})

/** The text of a version's section; undefined where there is none. */
export function sectionOf(changelog, version) {
  const sections = changelog.split(/^## /m).slice(1)
  const found = sections.find((section) => section.startsWith(`[${version}]`))
  return found?.split('\n').slice(1).join('\n').trim()
}

/** Each with its remedy; none when the version can be released. */
export function problemsOf({ version, declared, locked, changelog }) {
  if (!semantic.test(version))
    return [`${JSON.stringify(version)} is no version; write it as 1.2.3 or 1.2.3-rc.1`]
  const prepare = `npm run release -- --prepare --version ${version}`
  const section = sectionOf(changelog, version)
  const problems = []
  if (declared !== version)
    problems.push(`package.json has version ${declared}, not ${version}: ${prepare}`)
  if (locked !== version)
    problems.push(`package-lock.json has version ${locked}, not ${version}: ${prepare}`)
  if (section === undefined) problems.push(`CHANGELOG.md has no section [${version}]: ${prepare}`)
  else if (section === '')
    problems.push(`the section [${version}] of CHANGELOG.md is empty: say what changed for whom`)
  if ((sectionOf(changelog, 'Unreleased') ?? '') !== '')
    problems.push(
      `CHANGELOG.md still has entries under [Unreleased]: move them to [${version}], or ${prepare}`,
    )
  return problems
}

/** Of `git status --porcelain`: a clone would lack what is not committed. */
export function treeProblems(status) {
  const files = status.split('\n').filter((line) => line !== '')
  if (files.length === 0) return []
  const some = files.slice(0, 5).map((line) => line.slice(3))
  const more = files.length > some.length ? ` and ${files.length - some.length} more` : ''
  return [`the tree is not clean: commit or remove ${some.join(', ')}${more}`]
}
