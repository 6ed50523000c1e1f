// Builds the image in both clones, and compares the two byte by byte.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { output, run } from '../run.mjs'
import { digestOf, hasOwnBuilder } from './builder.mjs'
import { imageDifferences, withLayout } from './layout.mjs'

/** The inputs of the image, as arguments of `docker buildx build`. */
const buildArgs = ({ base, version, commit, time }) =>
  [
    `NODE_IMAGE=${base}`,
    `VERSION=${version}`,
    `COMMIT_SHA=${commit}`,
    `SOURCE_DATE_EPOCH=${Date.parse(time) / 1000}`,
  ].flatMap((argument) => ['--build-arg', argument])

const commandOf = (image, exporter) =>
  [
    ['buildx', 'build', '--file', 'deploy/Dockerfile'],
    // They would contain the time and place of this build.
    ['--provenance=false', '--sbom=false'],
    buildArgs(image),
    ['--output', [...exporter, 'rewrite-timestamp=true', 'oci-mediatypes=true'].join(',')],
  ].flat()

/**
 * The image as a tar file in OCI's layout, with its digest in a registry. If two clones build
 * different images, throws an error that names the layer and the file.
 */
export async function buildImages(clones, image) {
  console.log(`\nimage, from ${image.base}:`)
  const tars = []
  for (const cwd of clones) {
    const tar = join(cwd, 'image.oci.tar')
    await run('docker', [...commandOf(image, ['type=oci', `dest=${tar}`]), '--no-cache', '.'], {
      cwd,
    })
    tars.push(tar)
  }
  const differing = imageDifferences(...tars)
  if (differing.length > 0)
    throw new Error(`two clean clones made different images:\n  ${differing.join('\n  ')}`)
  const bytes = readFileSync(tars[0])
  return { ...image, cwd: clones[0], bytes, digest: withLayout(tars[0], ({ digest }) => digest) }
}

/** Pushes the image in `file`; it must get the compared digest. */
export async function pushImage(image, file, name) {
  const push = (await hasOwnBuilder()) ? pushFile : pushBuilt
  const pushed = await push({ ...image, file }, name)
  if (pushed !== image.digest)
    throw new Error(
      `${name} was pushed as ${pushed}, and not as the compared ${image.digest}: remove it from ` +
        'the registry. The builder has lost what it built; run the release again',
    )
}

/** The builder still has it. */
async function pushBuilt({ cwd, ...image }, name) {
  const metadata = join(cwd, 'pushed.json')
  const exporter = ['type=image', `name=${name}`, 'push=true']
  await run('docker', [...commandOf(image, exporter), '--metadata-file', metadata, '.'], { cwd })
  return JSON.parse(readFileSync(metadata, 'utf8'))['containerimage.digest']
}

/** The engine's builder cannot push with rewritten times; pushing from its store keeps digests. */
async function pushFile({ file, digest }, name) {
  await run('docker', ['load', '--quiet', '--input', file])
  await run('docker', ['tag', digest, name])
  await run('docker', ['push', '--quiet', name])
  return digestOf(name)
}

/** Whether a registry has the image; throws if the registry cannot be queried. */
export async function isPushed(name) {
  try {
    await output('docker', ['buildx', 'imagetools', 'inspect', name])
    return true
  } catch (error) {
    if (/not found|manifest unknown|404|name unknown/i.test(error.message)) return false
    throw new Error(`${name} cannot be looked up: log in with \`docker login\``, { cause: error })
  }
}
