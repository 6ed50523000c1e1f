import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { baseOf, findBuilder } from '../../../scripts/release/image/builder.mjs'
import { imageDifferences } from '../../../scripts/release/image/layout.mjs'
import { hasIdentity, signatureOf } from '../../../scripts/release/image/sign.mjs'
import { read } from '../deploy/files.ts'
import { freshFolder, stubPrograms } from './programs.ts'

/** A Docker whose answer to some command lines is another one. */
const docker = (other: Record<string, string> = {}) => {
  const answers = {
    'buildx inspect': 'echo "Driver: docker-container"',
    'buildx imagetools inspect': `echo '{"digest":"sha256:abc"}'`,
    ...other,
  }
  const cases = Object.entries(answers).map(([line, body]) => `"${line}"*) ${body};;`)
  return `case "$*" in\n${cases.join('\n')}\nesac`
}

describe('the image is built', () => {
  test('from a base by the digest that its registry tells', async () => {
    stubPrograms({ docker: docker() })
    const base = baseOf(read('deploy/Dockerfile'))
    expect(await findBuilder()).toEqual({ base: `${base}@sha256:abc` })
    expect(await findBuilder('mirror/node:1')).toEqual({ base: 'mirror/node:1@sha256:abc' })
    expect(await findBuilder('node@sha256:def')).toEqual({ base: 'node@sha256:def' })
  })

  test('and not without Docker, which is named with its place', async () => {
    stubPrograms({})
    expect((await findBuilder()).missing).toBe(
      'docker is not installed. Install Docker Engine with buildx: ' +
        'https://docs.docker.com/engine/install/',
    )
  })

  test.each([
    ['version', 'exit 1', 'no engine answers it: start one (`systemctl start docker`)'],
    ['buildx version', 'exit 1', 'docker has no buildx, which builds the same image twice'],
    ['buildx inspect', 'echo "Driver: docker"', 'docker buildx create --use --driver docker-cont'],
    [
      'buildx imagetools inspect',
      'echo "no such host" >&2; exit 1',
      'returns no digest of mirror/node:1 (no such host). Name a base that it has',
    ],
  ])('and not where `docker %s` fails: the remedy is said', async (line, body, message) => {
    stubPrograms({ docker: docker({ [line]: body }) })
    expect((await findBuilder('mirror/node:1')).missing).toContain(message)
  })

  test("by the engine's own builder too, where it has the containerd store", async () => {
    const info = `echo '[["driver-type","io.containerd.snapshotter.v1"]]'`
    stubPrograms({ docker: docker({ 'buildx inspect': 'echo "Driver: docker"', info }) })
    expect((await findBuilder()).base).toContain('@sha256:abc')
  })
})

describe('the images of two clones', () => {
  type Layer = { step: string; files: Record<string, string> }

  /** An image in OCI's layout, as the builder writes it. */
  function imageOf(layers: readonly Layer[], config: object = {}): string {
    const folder = freshFolder()
    const add = (bytes: Buffer | string) => {
      const digest = createHash('sha256').update(bytes).digest('hex')
      mkdirSync(join(folder, 'blobs/sha256'), { recursive: true })
      writeFileSync(join(folder, 'blobs/sha256', digest), bytes)
      return { digest: `sha256:${digest}` }
    }
    const history = layers.map(({ step }) => ({ created_by: step }))
    const empty = { created_by: 'ENV', empty_layer: true }
    const manifest = {
      config: add(JSON.stringify({ history: [empty, ...history], ...config })),
      layers: layers.map(({ files }) => add(layerOf(files))),
    }
    const index = { manifests: [add(JSON.stringify(manifest))] }
    writeFileSync(join(folder, 'index.json'), JSON.stringify(index))
    const tar = join(folder, 'image.tar')
    execFileSync('tar', ['-cf', tar, '-C', folder, 'blobs', 'index.json'])
    return tar
  }

  function layerOf(files: Record<string, string>): Buffer {
    const folder = freshFolder()
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
    const args = ['--mtime=@0', '-czf', '-', '-C', folder, ...Object.keys(files)]
    return execFileSync('tar', args)
  }

  const base = { step: 'base', files: { etc: 'same' } }

  test('are equal', () => {
    const layers = [base, { step: 'COPY', files: { a: '1' } }]
    expect(imageDifferences(imageOf(layers), imageOf(layers))).toEqual([])
  })

  test('or the file and its layer are named', () => {
    const [one, two] = ['1', '2'].map((text) =>
      imageOf([base, { step: 'COPY --from=build', files: { a: 'same', 'b c': text } }]),
    )
    expect(imageDifferences(one ?? '', two ?? '')).toEqual(['COPY --from=build: b c'])
  })

  test('or the member of the configuration, and a number of layers', () => {
    const one = imageOf([base], { created: '2026-01-01' })
    expect(imageDifferences(one, imageOf([base], { created: '2026-01-02' }))).toEqual([
      'configuration: created',
    ])
    expect(imageDifferences(one, imageOf([base, base], { created: '2026-01-01' }))).toEqual([
      'configuration: history',
      '1 and 2 layers',
    ])
  })
})

test('an image is signed by the identity of a job or by a key, and otherwise it is said why not', () => {
  const job = { ACTIONS_ID_TOKEN_REQUEST_URL: 'https://token' }
  expect([hasIdentity({}), hasIdentity(job), hasIdentity({ SIGSTORE_ID_TOKEN: 'x' })]).toEqual([
    false,
    true,
    true,
  ])
  expect(signatureOf(job, true)).toEqual({ by: 'cosign, by the identity of this job', args: [] })
  const byKey = signatureOf({ COSIGN_PRIVATE_KEY: 'k' }, true)
  expect(byKey.args).toEqual(['--key', 'env://COSIGN_PRIVATE_KEY'])
  const unsigned = signatureOf({}, true)
  expect(unsigned.args).toBeUndefined()
  expect(unsigned.by).toMatch(/^none: it needs a CI job with an identity \(`id-token: write`\)/)
  expect(signatureOf(job, false).missing).toMatch(/^cosign is not installed: https:.*cosign-inst/)
})
