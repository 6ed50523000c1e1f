// Publishes a release after a confirmation: the image with its signature, the packages, the tag.
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { isPushed, pushImage } from './image/build.mjs'
import { hasIdentity, sign } from './image/sign.mjs'
import { answers, output, run } from './run.mjs'

// The client first: the server's package may appear later.
const packages = ['tollgate-client', 'tollgate']

/** The problems that prevent publishing, with their fixes. */
export function publishProblems({ env, manifest, signature, imageName }) {
  const problems = []
  if (hasIdentity(env) && manifest.repository === undefined)
    problems.push(
      'package.json has no `repository`, with which the registry compares the provenance: ' +
        'add "repository": "https://…", and commit it',
    )
  if (imageName !== undefined && signature.missing !== undefined)
    problems.push(`the image cannot be signed: ${signature.missing}`)
  return problems
}

/** Lists what will be published. */
export function planOf({ version, commit, image, imageName, signature, env }) {
  const provenance = hasIdentity(env)
    ? 'with provenance'
    : 'without provenance: only a CI job with an identity has it'
  const pushed = () =>
    imageName === undefined
      ? ['  image      not pushed: no --push-image NAME']
      : [`  image      ${imageName}:${version}, ${image.digest}`, `  signature  ${signature.by}`]
  return [
    ...(image === undefined ? [] : pushed()),
    `  packages   tollgate-client and tollgate ${version}, ${provenance}`,
    `  tag        v${version} of ${commit}`,
  ].join('\n')
}

/** `cwd` is the checkout; `release` what planOf() reads, and `folder` has its files. */
export async function publish({ cwd, folder, confirm, ask, ...release }) {
  const { version, commit, image, env } = release
  const imageName = image === undefined ? undefined : release.imageName
  await rejectPublished({ version, imageName, cwd })
  console.log(`\n${await publisher(env)} publishes:\n${planOf({ ...release, imageName })}`)
  const answer = confirm ?? (await ask(`Write ${version} to go on: `))
  if (answer !== version) throw new Error('not confirmed; nothing was published or tagged')
  // Reversible steps come first; a version of a package cannot be withdrawn.
  if (imageName !== undefined) await publishImage({ ...release, folder })
  for (const name of packages) await publishPackage(join(folder, `${name}-${version}.tgz`), release)
  const tag = `v${version}`
  await run('git', ['tag', '-a', tag, '-m', `Tollgate ${version}`, commit], { cwd })
  await run('git', ['push', 'origin', tag], { cwd })
  console.log(`\npublished. Attach the files of ${folder} to the release of ${tag}.`)
}

async function publishImage({ version, image, imageName, signature, folder }) {
  await pushImage(image, join(folder, `tollgate-${version}.oci.tar`), `${imageName}:${version}`)
  const bill = join(folder, `tollgate-${version}.cdx.json`)
  await sign(`${imageName}@${image.digest}`, signature, bill)
}

async function publishPackage(tarball, { version, env }) {
  if (globSync(tarball).length === 0) throw new Error(`${tarball} is missing`)
  const prerelease = version.includes('-') ? ['--tag', 'next'] : []
  const signed = hasIdentity(env) ? ['--provenance'] : []
  await run('npm', ['publish', tarball, '--access', 'public', ...signed, ...prerelease])
}

/** A CI job with an identity that the registry trusts has no user name. */
async function publisher(env) {
  const name = await output('npm', ['whoami']).catch(() => undefined)
  if (name !== undefined) return name.trim()
  if (hasIdentity(env)) return 'this job, by its identity,'
  throw new Error('not logged in to the package registry: run `npm login`')
}

async function rejectPublished({ version, imageName, cwd }) {
  const tag = `v${version}`
  if (await answers('git', ['rev-parse', '--verify', '--quiet', `refs/tags/${tag}`], { cwd }))
    throw new Error(`the tag ${tag} exists; a version is released once`)
  for (const name of packages)
    if (await answers('npm', ['view', `${name}@${version}`, 'dist.shasum', '--json']))
      if ((await output('npm', ['view', `${name}@${version}`, 'version'])).trim() === version)
        throw new Error(`${name}@${version} is published already; a version is released once`)
  if (imageName !== undefined && (await isPushed(`${imageName}:${version}`)))
    throw new Error(`${imageName}:${version} is pushed already; a version is released once`)
}
