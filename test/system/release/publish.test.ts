import { spawnSync } from 'node:child_process'
import { createServer } from 'node:http'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import {
  planOf,
  publish,
  publishProblems,
  type Published,
} from '../../../scripts/release/publish.mjs'
import { isSoak } from '../../support/soak.ts'
import { listenOnLoopback } from '../../support/http/listen.ts'
import { read } from '../deploy/files.ts'
import { freshFolder, stubPrograms } from './programs.ts'

const image = {
  digest: 'sha256:aa',
  base: 'node@sha256:bb',
  version: '1.2.0',
  commit: 'HEAD',
  time: '2026-01-01T00:00:00.000Z',
  cwd: '',
}
const release: Published = {
  version: '1.2.0',
  commit: 'HEAD',
  image,
  imageName: 'registry.example/tollgate',
  signature: { by: 'cosign, by COSIGN_PRIVATE_KEY', args: ['--key', 'env://COSIGN_PRIVATE_KEY'] },
  env: {},
}
const job = { ACTIONS_ID_TOKEN_REQUEST_URL: 'https://token' }

test('the plan tells what is published, how it is signed, and what is not', () => {
  expect(planOf(release)).toBe(
    [
      '  image      registry.example/tollgate:1.2.0, sha256:aa',
      '  signature  cosign, by COSIGN_PRIVATE_KEY',
      '  packages   tollgate-client and tollgate 1.2.0, without provenance: ' +
        'only a CI job with an identity has it',
      '  tag        v1.2.0 of HEAD',
    ].join('\n'),
  )
  expect(planOf({ ...release, env: job })).toContain('tollgate 1.2.0, with provenance\n')
  expect(planOf({ ...release, imageName: undefined })).toMatch(/^ {2}image {6}not pushed: no --pu/)
  expect(planOf({ ...release, image: undefined })).toMatch(/^ {2}packages /)
})

test('what would fail after the build is refused before it', () => {
  const signature = { by: 'cosign', missing: 'cosign is not installed: URL' }
  const manifest = { repository: 'https://git.example/tollgate' }
  const { imageName } = release
  expect(publishProblems({ env: job, manifest, signature: release.signature, imageName })).toEqual(
    [],
  )
  expect(publishProblems({ env: job, manifest: {}, signature, imageName })).toEqual([
    expect.stringContaining('package.json has no `repository`'),
    'the image cannot be signed: cosign is not installed: URL',
  ])
  expect(publishProblems({ env: {}, manifest: {}, signature })).toEqual([])
})

/**
 * A repository with a remote, and packages to publish. npm only notes what it is called with, but
 * for `npm`: then it is the real one, and a registry takes the packages.
 */
async function stage({ npm = false, docker = dockerBody } = {}) {
  const note = vi.fn<(call: string) => void>()
  const registry = createServer((req, res) => {
    const answer = (status: number, body: object) =>
      void res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (req.url === '/-/whoami') return answer(200, { username: 'ada' })
    if (req.method !== 'PUT') return answer(404, { error: 'not found' })
    note(`registry PUT ${req.url}`)
    req.resume().on('end', () => answer(201, {}))
  })
  const port = await listenOnLoopback(registry)
  onTestFinished(() => void registry.close())
  const folder = freshFolder()
  const cwd = join(folder, 'checkout')
  const sh = (command: string) =>
    spawnSync('sh', ['-c', command], { cwd: folder, encoding: 'utf8' })
  const git = 'git -C checkout -c user.name=t -c user.email=t@t'
  sh(
    `git init -q --bare remote.git && git init -q checkout && ${git} remote add origin ../remote.git`,
  )
  sh(`${git} config user.name t && ${git} config user.email t@t`)
  sh(`${git} commit -q --allow-empty -m one`)
  for (const name of ['tollgate-client', 'tollgate']) {
    mkdirSync(join(folder, 'package'), { recursive: true })
    const manifest = JSON.stringify({ name, version: '1.2.0' })
    writeFileSync(join(folder, 'package/package.json'), manifest)
    sh(`tar czf ${name}-1.2.0.tgz package`)
  }
  writeFileSync(join(folder, 'npmrc'), `//127.0.0.1:${port}/:_authToken=t\n`)
  const programs = stubPrograms(
    { docker, cosign: '', ...(!npm && { npm: npmBody }) },
    process.env['PATH'] ?? '',
  )
  note.mockImplementation(programs.note)
  vi.spyOn(console, 'log').mockReturnValue()
  onTestFinished(() => void vi.restoreAllMocks())
  vi.stubEnv('npm_config_registry', `http://127.0.0.1:${port}/`)
  vi.stubEnv('npm_config_userconfig', join(folder, 'npmrc'))
  vi.stubEnv('npm_config_cache', join(folder, 'cache'))
  const run = (confirm: string, other: Partial<Published> = {}) =>
    publish({
      ...release,
      image: { ...image, cwd: folder },
      ...other,
      cwd,
      folder,
      confirm,
      ask: async () => '',
    })
  const tags = () => sh('git -C remote.git tag').stdout.trim()
  return { run, tags, calls: programs.calls, folder }
}

/** Has no such image yet, and pushes by writing the digest where it is told to. */
const dockerBody = `
case "$*" in *"imagetools inspect"*) echo "ERROR: not found" >&2; exit 1;; esac
while [ $# -gt 0 ]; do
  [ "$1" = --metadata-file ] && echo '{"containerimage.digest":"sha256:aa"}' > "$2"
  shift
done
true`

/** Somebody is logged in, and no version is published yet. */
const npmBody = 'case "$1" in whoami) echo ada;; view) exit 1;; esac'

const shortCalls = (calls: string[]) =>
  calls
    .filter((call) => !/buildx (imagetools|inspect)|^npm (whoami|view)/.test(call))
    .map((call) => call.replace(/^(docker buildx build).* (--output \S+).*/, '$1 $2'))

test('image, signature, packages and tag are published in this order, after a confirmation', async () => {
  const { run, tags, calls, folder } = await stage()
  await expect(run('1.2')).rejects.toThrow('not confirmed; nothing was published or tagged')
  expect([shortCalls(calls()), tags()]).toEqual([[], ''])
  await run('1.2.0')
  const [key, name] = ['--key env://COSIGN_PRIVATE_KEY', 'registry.example/tollgate']
  expect(shortCalls(calls())).toEqual([
    `docker buildx build --output type=image,name=${name}:1.2.0,push=true,` +
      'rewrite-timestamp=true,oci-mediatypes=true',
    `cosign sign --yes ${key} ${name}@sha256:aa`,
    `cosign attest --yes --type cyclonedx --predicate ${folder}/tollgate-1.2.0.cdx.json ` +
      `${key} ${name}@sha256:aa`,
    `npm publish ${folder}/tollgate-client-1.2.0.tgz --access public`,
    `npm publish ${folder}/tollgate-1.2.0.tgz --access public`,
  ])
  const build = calls().find((call) => call.startsWith('docker buildx build')) ?? ''
  for (const [, argument] of read('deploy/Dockerfile').matchAll(/^ARG (\w+)/gm))
    expect(build).toContain(` --build-arg ${argument}=`)
  expect(tags()).toBe('v1.2.0')
  await expect(run('1.2.0')).rejects.toThrow('the tag v1.2.0 exists')
})

test("an engine's own builder cannot push with other times: the compared file is pushed", async () => {
  const docker = `
case "$*" in
  "buildx inspect") echo "Driver: docker";;
  *"imagetools inspect"*--format*) echo '{"digest":"sha256:aa"}';;
  *"imagetools inspect"*) echo "ERROR: not found" >&2; exit 1;;
esac`
  const { run, calls, folder } = await stage({ docker })
  await run('1.2.0')
  const name = 'registry.example/tollgate:1.2.0'
  expect(shortCalls(calls()).slice(0, 3)).toEqual([
    `docker load --quiet --input ${folder}/tollgate-1.2.0.oci.tar`,
    `docker tag sha256:aa ${name}`,
    `docker push --quiet ${name}`,
  ])
})

test('an image that is pushed with another digest is neither signed nor followed by packages', async () => {
  const { run, tags, calls, folder } = await stage()
  const other = { image: { ...image, cwd: folder, digest: 'sha256:cc' } }
  await expect(run('1.2.0', other)).rejects.toThrow(
    'registry.example/tollgate:1.2.0 was pushed as sha256:aa, and not as the compared sha256:cc',
  )
  expect(shortCalls(calls())).toHaveLength(1)
  expect(tags()).toBe('')
})

test.runIf(isSoak)('npm publishes both packages to a registry', async () => {
  const { run, tags, calls } = await stage({ npm: true })
  await run('1.2.0')
  expect(calls().filter((call) => call.startsWith('registry'))).toEqual([
    'registry PUT /tollgate-client',
    'registry PUT /tollgate',
  ])
  expect(tags()).toBe('v1.2.0')
})
