// Publishes the packages of a release and tags its commit, after a confirmation.
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { answers, output, run } from './run.mjs'

/** Where npm signs a statement of where a package was built: it needs the identity of a CI job. */
export const givesProvenance = (env) =>
  env['ACTIONS_ID_TOKEN_REQUEST_URL'] !== undefined || env['SIGSTORE_ID_TOKEN'] !== undefined

export async function publish({ version, commit, folder, confirm, ask }) {
  const tag = `v${version}`
  await refuseKnown(version, tag)
  const who = (await output('npm', ['whoami'])).trim()
  const provenance = givesProvenance(process.env)
  console.log(
    `\n${who} publishes tollgate-client and tollgate ${version}, ` +
      (provenance
        ? 'with provenance'
        : 'without provenance: only a CI job with an identity has it') +
      `, and tags ${commit} as ${tag}.`,
  )
  const answer = confirm ?? (await ask(`Write ${version} to go on: `))
  if (answer !== version) throw new Error('not confirmed; nothing was published or tagged')
  // The client first: nobody misses the server while it is not there.
  for (const name of ['tollgate-client', 'tollgate']) {
    const [tarball] = globSync(join(folder, `${name}-${version}.tgz`))
    if (tarball === undefined) throw new Error(`${name}-${version}.tgz is not in ${folder}`)
    const prerelease = version.includes('-') ? ['--tag', 'next'] : []
    const signed = provenance ? ['--provenance'] : []
    await run('npm', ['publish', tarball, '--access', 'public', ...signed, ...prerelease])
  }
  await run('git', ['tag', '-a', tag, '-m', `Tollgate ${version}`, commit])
  await run('git', ['push', 'origin', tag])
  console.log(`\npublished. Attach the files of ${folder} to the release of ${tag}.`)
}

async function refuseKnown(version, tag) {
  if (await answers('git', ['rev-parse', '--verify', '--quiet', `refs/tags/${tag}`]))
    throw new Error(`the tag ${tag} is there already; a version is released once`)
  for (const name of ['tollgate-client', 'tollgate'])
    if (await answers('npm', ['view', `${name}@${version}`, 'dist.shasum', '--json']))
      if ((await output('npm', ['view', `${name}@${version}`, 'version'])).trim() === version)
        throw new Error(`${name}@${version} is published already; a version is released once`)
}
