// The preconditions of a release: the version, its section of the changelog, a clean tree.
import { readFileSync } from 'node:fs'

const semantic = /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(-[0-9A-Za-z.-]+)?$/

/** The state of the checkout, and the requested version. */
export const releaseOf = (version) => ({
  version,
  declared: JSON.parse(readFileSync('package.json', 'utf8')).version,
  locked: JSON.parse(readFileSync('package-lock.json', 'utf8')).version,
  changelog: readFileSync('CHANGELOG.md', 'utf8'),
})

/** The text of a version's section, or undefined. */
export function sectionOf(changelog, version) {
  const sections = changelog.split(/^## /m).slice(1)
  const section = sections.find((section) => section.startsWith(`[${version}]`))
  return section?.split('\n').slice(1).join('\n').trim()
}

/** Problems with their fixes; empty if the version can be released. */
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

/** Files of `git status --porcelain`: a clone lacks uncommitted changes. */
export function treeProblems(status) {
  const files = status.split('\n').filter((line) => line !== '')
  if (files.length === 0) return []
  const some = files.slice(0, 5).map((line) => line.slice(3))
  const more = files.length > some.length ? ` and ${files.length - some.length} more` : ''
  return [`the tree is not clean: commit or remove ${some.join(', ')}${more}`]
}
