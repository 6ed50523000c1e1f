// The builder of the image, Docker with BuildKit, and the base by its digest.
import { readFileSync } from 'node:fs'
import { answers, output } from '../run.mjs'

const install = 'https://docs.docker.com/engine/install/'

/**
 * The base of the image by its digest, such as `node:…@sha256:…`, if this machine can build the
 * image; otherwise what is missing, and how to get it.
 */
export async function findBuilder(base = baseOf(readFileSync('deploy/Dockerfile', 'utf8'))) {
  const missing = (await missingEngine()) ?? (await missingExporter())
  if (missing !== undefined) return { missing }
  return pinned(base)
}

/** The base that the Dockerfile names. */
export function baseOf(dockerfile) {
  const name = /^ARG NODE_IMAGE=(\S+)$/m.exec(dockerfile)?.[1]
  if (name === undefined) throw new Error('deploy/Dockerfile has no line `ARG NODE_IMAGE=…`')
  return name
}

async function missingEngine() {
  if (!(await answers('docker', ['--version'])))
    return `docker is not installed. Install Docker Engine with buildx: ${install}`
  if (!(await answers('docker', ['version'])))
    return (
      'docker is installed, but no engine answers it: start one (`systemctl start docker`), ' +
      'or name one in DOCKER_HOST'
    )
  if (!(await answers('docker', ['buildx', 'version'])))
    return (
      'docker has no buildx, which builds the same image twice: ' +
      `https://docs.docker.com/build/install-buildx/ (Debian: apt-get install docker-buildx)`
    )
  return undefined
}

/** Whether the engine itself builds images, and not a separate builder. */
export async function hasOwnBuilder() {
  const driver = /^Driver:\s*(\S+)/m.exec(await output('docker', ['buildx', 'inspect']))?.[1]
  return driver === 'docker'
}

/** The engine's builder exports images only from the containerd store. */
async function missingExporter() {
  if (!(await hasOwnBuilder())) return undefined
  const status = await output('docker', ['info', '--format', '{{json .DriverStatus}}'])
  if (status.includes('io.containerd.snapshotter')) return undefined
  return (
    "the engine's own builder cannot write an image to a file. Make one that can, " +
    '`docker buildx create --use --driver docker-container`, or turn on the containerd image ' +
    'store: https://docs.docker.com/engine/storage/containerd/'
  )
}

async function pinned(base) {
  if (base.includes('@sha256:')) return { base }
  try {
    return { base: `${base}@${await digestOf(base)}` }
  } catch (error) {
    const reason = error.message.trim().split('\n').at(-1)
    return {
      missing:
        `the registry returns no digest of ${base} (${reason}). Name a base that it has, ` +
        'or one with its digest: --base IMAGE, --base IMAGE@sha256:…',
    }
  }
}

/** The digest by which a registry has an image. */
export async function digestOf(name) {
  const args = ['buildx', 'imagetools', 'inspect', name, '--format', '{{json .Manifest}}']
  return JSON.parse(await output('docker', args)).digest
}
