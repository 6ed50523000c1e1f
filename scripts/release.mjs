// `npm run release`: builds what is published in two clean clones, compares both byte by byte, and
// publishes it. CONTRIBUTING.md tells the steps.
import './preflight.mjs'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { artefactsOf } from './release/build.mjs'
import { problemsOf, releaseOf, treeProblems } from './release/checks.mjs'
import { differences, listed, saveAll } from './release/compare.mjs'
import { buildImages } from './release/image.mjs'
import { prepare } from './release/prepare.mjs'
import { publish } from './release/publish.mjs'
import { output, run } from './release/run.mjs'

const HELP = `\
Builds a release in two clean clones, compares both byte by byte, and publishes it.

  --version X.Y.Z    the version; asked for on a terminal
  --prepare          only writes the version into package.json, package-lock.json and CHANGELOG.md
  --dry-run          publishes and tags nothing
  --out DIR          where packages, SBOM and checksums are written (dist/release by default)
  --no-image         without the container image
  --confirm X.Y.Z    in place of the question before anything is published, for CI

Fails when the tree is not clean, when CHANGELOG.md has no section of the version, or when the two
clones differ.
`

await main().catch((error) => {
  console.error(`release: ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
})

async function main() {
  const { values: options } = parseArgs({
    options: {
      version: { type: 'string' },
      prepare: { type: 'boolean', default: false },
      'dry-run': { type: 'boolean', default: false },
      out: { type: 'string', default: 'dist/release' },
      image: { type: 'boolean', default: true },
      confirm: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
    allowNegative: true,
  })
  if (options.help) return console.log(HELP)
  const version = options.version ?? (await ask('Which version? '))
  if (options.prepare) return prepare(version)
  await release(version, options)
}

/** Asks on a terminal; elsewhere nobody could answer. */
async function ask(question) {
  if (!process.stdin.isTTY)
    throw new Error('name the version: npm run release -- --dry-run --version X.Y.Z')
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return (await terminal.question(question)).trim()
  } finally {
    terminal.close()
  }
}

async function release(version, { 'dry-run': isDry, out, image, confirm }) {
  const folder = resolve(out)
  const problems = [
    ...problemsOf(releaseOf(version)),
    ...treeProblems(await output('git', ['status', '--porcelain'])),
  ]
  if (problems.length > 0) throw new Error(`not yet:\n  ${problems.join('\n  ')}`)
  const commit = (await output('git', ['rev-parse', 'HEAD'])).trim()
  console.log(`version ${version} of commit ${commit}`)
  const place = mkdtempSync(join(tmpdir(), 'tollgate-release-'))
  try {
    const [first, second] = await buildTwice(place, commit)
    const differing = differences(first, second)
    if (differing.length > 0)
      throw new Error(`two clean clones made different files:\n  ${differing.join('\n  ')}`)
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
    saveAll(first, folder)
    console.log(`\nequal in two clones, in ${folder}:\n${listed(folder)}`)
    if (image)
      await buildImages([join(place, 'a'), join(place, 'b-twin')], { version, commit, isDry })
    if (isDry) return console.log('\ndry run: nothing was published or tagged')
    await publish({ version, commit, folder, confirm, ask })
  } finally {
    rmSync(place, { recursive: true, force: true })
  }
}

/** Names of different lengths: a path that slipped into a file makes it differ. */
async function buildTwice(place, commit) {
  const built = []
  for (const name of ['a', 'b-twin']) {
    const clone = join(place, name)
    console.log(`\nclone ${built.length + 1} of 2: git clone, npm ci, packages`)
    await run('git', ['clone', '--quiet', '--no-hardlinks', process.cwd(), clone])
    await run('git', ['checkout', '--quiet', '--detach', commit], { cwd: clone })
    await run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: clone })
    built.push(await artefactsOf(clone, await commitTime(commit)))
  }
  return built
}

/** The time of the commit stands in for that of the build, in ISO 8601. */
async function commitTime(commit) {
  const seconds = await output('git', ['show', '--no-patch', '--format=%ct', commit])
  return new Date(Number(seconds) * 1000).toISOString()
}
