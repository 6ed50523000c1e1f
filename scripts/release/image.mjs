// The container image, where an engine is there to build it.
import { createHash } from 'node:crypto'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { answers, output, run } from './run.mjs'

const missing =
  'neither docker nor podman answers here. Install Docker Engine ' +
  '(https://docs.docker.com/engine/install/) or Podman (https://podman.io/docs/installation), ' +
  'start it, and run this again; --no-image leaves the image out'

/** The engine that answers; undefined when none does. */
async function engine() {
  for (const name of ['docker', 'podman']) if (await answers(name, ['info'])) return name
  return undefined
}

/** Builds the image in both clones, and compares the files in it. */
export async function buildImages(clones, { version, commit, isDry }) {
  const name = await engine()
  if (name === undefined) {
    if (!isDry) throw new Error(`the image is not built: ${missing}`)
    return console.log(`\nimage: not built: ${missing}`)
  }
  console.log(`\nimage, by ${name}:`)
  const sums = []
  for (const [at, cwd] of clones.entries()) {
    const tag = at === 0 ? `tollgate:${version}` : `tollgate:${version}-twin`
    const args = ['build', '--no-cache', '-f', 'deploy/Dockerfile', '-t', tag]
    await run(name, [...args, '--build-arg', `COMMIT_SHA=${commit}`, '.'], { cwd })
    sums.push(await filesOf(name, tag))
  }
  await output(name, ['rmi', `tollgate:${version}-twin`])
  const [first, second] = sums
  if (first !== second)
    throw new Error('the images of two clones have different files in /app; compare both by hand')
  console.log(`  tollgate:${version}: the files in /app are equal in both (SHA-256 ${first})`)
}

/** A checksum of paths and contents of /app in an image; layers have the time of the build. */
async function filesOf(name, tag) {
  const list = 'cd /app && find . -type f -print0 | sort -z | xargs -0 sha256sum'
  const child = spawn(name, ['run', '--rm', '--entrypoint', 'sh', tag, '-c', list], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const hash = createHash('sha256')
  child.stdout.on('data', (bytes) => hash.update(bytes))
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`${name} cannot run ${tag}: it ended with ${code}`)
  return hash.digest('hex')
}
