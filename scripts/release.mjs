// `npm run release`: builds packages and image in two clean clones, compares them byte by byte, and
// publishes them. CONTRIBUTING.md lists the steps.
import './preflight.mjs'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { artefactsOf } from './release/build.mjs'
import { problemsOf, releaseOf, treeProblems } from './release/checks.mjs'
import { differences, listed, saveAll } from './release/compare.mjs'
import { buildImages } from './release/image/build.mjs'
import { findBuilder } from './release/image/builder.mjs'
import { findSignature } from './release/image/sign.mjs'
import { prepare } from './release/prepare.mjs'
import { planOf, publish, publishProblems } from './release/publish.mjs'
import { output, run } from './release/run.mjs'

const HELP = `\
Builds a release in two clean clones, compares both byte by byte, and publishes it.

  --version X.Y.Z    the version; asked for on a terminal
  --prepare          only writes the version into package.json, package-lock.json and CHANGELOG.md
  --dry-run          publishes and tags nothing
  --out DIR          where packages, SBOMs, image and checksums are written (dist/release by default)
  --no-image         without the container image, which needs Docker with buildx
  --base IMAGE       the base of the image, in place of that of deploy/Dockerfile; its registry
                     tells the digest that is built from
  --push-image NAME  pushes the image as NAME:X.Y.Z, e.g. ghcr.io/you/tollgate, and signs it with
                     cosign by the identity of a CI job, or by COSIGN_PRIVATE_KEY
  --confirm X.Y.Z    in place of the question before anything is published, for CI

Fails when the tree is not clean, when CHANGELOG.md has no section of the version, or when what two
clones make differs.
`

await main().catch((error) => {
  console.error(`release: ${error.message}`)
  if (error.cause !== undefined) console.error(error.cause.message)
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
      base: { type: 'string' },
      'push-image': { type: 'string' },
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

/** Asks on a terminal; elsewhere the answer must be an option. */
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

async function release(version, options) {
  const { 'dry-run': isDry, out, confirm, 'push-image': imageName } = options
  const folder = resolve(out)
  const [builder, signature] = [await builderFor(options), await findSignature()]
  const commit = (await output('git', ['rev-parse', 'HEAD'])).trim()
  const published = { version, commit, imageName, signature, env: process.env }
  await refuse({ isDry, builder, ...published })
  console.log(`version ${version} of commit ${commit}`)
  const place = mkdtempSync(join(tmpdir(), 'tollgate-release-'))
  const clean = () => rmSync(place, { recursive: true, force: true, maxRetries: 5 })
  // Two clones with their packages take gigabytes.
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => {
      clean()
      process.exit(1)
    })
  try {
    const image = await build({ place, version, commit, builder, folder })
    if (isDry)
      return console.log(
        `\ndry run: nothing was published or tagged. Without --dry-run it would be:\n` +
          planOf({ ...published, image }),
      )
    await publish({ ...published, image, cwd: process.cwd(), folder, confirm, ask })
  } finally {
    clean()
  }
}

/** Undefined with `--no-image`. */
async function builderFor({ image, base, 'push-image': imageName }) {
  if (image) return findBuilder(base)
  if (imageName !== undefined) throw new Error('--push-image needs the image: leave --no-image out')
  return undefined
}

/** Reports missing preconditions before anything is built. A dry run continues without them. */
async function refuse({ isDry, builder, version, ...published }) {
  const problems = [
    ...problemsOf(releaseOf(version)),
    ...treeProblems(await output('git', ['status', '--porcelain'])),
  ]
  const manifest = JSON.parse(readFileSync('package.json', 'utf8'))
  const lacking = publishProblems({ ...published, manifest })
  if (builder?.missing !== undefined)
    lacking.push(`the image cannot be built: ${builder.missing}; --no-image leaves the image out`)
  if (!isDry) problems.push(...lacking)
  if (problems.length > 0) throw new Error(`not yet:\n  ${problems.join('\n  ')}`)
  for (const text of lacking) console.log(`a release would stop here: ${text}`)
}

/** Writes the files of the release; returns its image, or undefined without one. */
async function build({ place, version, commit, builder, folder }) {
  const time = await commitTime(commit)
  const clones = ['a', 'b-twin'].map((name) => join(place, name))
  const [files, second] = await buildTwice(clones, commit, time)
  const differing = differences(files, second)
  if (differing.length > 0)
    throw new Error(`two clean clones made different files:\n  ${differing.join('\n  ')}`)
  const image =
    builder?.base === undefined
      ? undefined
      : await buildImages(clones, { base: builder.base, version, commit, time })
  if (image !== undefined) files.set(`tollgate-${version}.oci.tar`, image.bytes)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  saveAll(files, folder)
  console.log(`\nequal in two clones, in ${folder}:\n${listed(folder)}`)
  if (image !== undefined) console.log(`  ${image.digest} is the image in a registry`)
  return image
}

/** Builds in folders with names of different lengths, so that a path within a file is a difference. */
async function buildTwice(clones, commit, time) {
  const built = []
  for (const clone of clones) {
    console.log(`\nclone ${built.length + 1} of 2: git clone, npm ci, packages`)
    await run('git', ['clone', '--quiet', '--no-hardlinks', process.cwd(), clone])
    await run('git', ['checkout', '--quiet', '--detach', commit], { cwd: clone })
    await run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: clone })
    built.push(await artefactsOf(clone, time))
  }
  return built
}

/** The time of the commit replaces that of the build, in ISO 8601. */
async function commitTime(commit) {
  const seconds = await output('git', ['show', '--no-patch', '--format=%ct', commit])
  return new Date(Number(seconds) * 1000).toISOString()
}
