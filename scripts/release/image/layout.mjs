// Reads images in OCI's layout (https://github.com/opencontainers/image-spec), and compares two.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Unpacks the image of a tar file while `read` runs with it. */
export function withLayout(tar, read) {
  const folder = mkdtempSync(join(tmpdir(), 'tollgate-layout-'))
  try {
    execFileSync('tar', ['-xf', tar, '-C', folder])
    return read(imageIn(folder))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** The digest, configuration and layers of the one image of a layout. */
function imageIn(folder) {
  const placeOf = (digest) => join(folder, 'blobs', ...digest.split(':'))
  const json = (digest) => JSON.parse(readFileSync(placeOf(digest), 'utf8'))
  const { manifests } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'))
  if (manifests.length !== 1)
    throw new Error(`the builder wrote ${manifests.length} images, and not one`)
  const [{ digest }] = manifests
  const manifest = json(digest)
  const config = json(manifest.config.digest)
  const steps = (config.history ?? []).filter((step) => step.empty_layer !== true)
  const layers = manifest.layers.map((layer, at) => ({
    digest: layer.digest,
    step: steps[at]?.created_by ?? `layer ${at + 1}`,
    file: placeOf(layer.digest),
  }))
  return { digest, config, layers }
}

/** The differences of two images: members of the configuration, and files by layer. */
export function imageDifferences(one, two) {
  return withLayout(one, (first) =>
    withLayout(two, (second) => {
      if (first.digest === second.digest) return []
      const named = [...configDifferences(first, second), ...layerDifferences(first, second)]
      return named.length > 0 ? named : ['the compression of layers']
    }),
  )
}

/** Without the digests of the layers, which are compared separately. */
function configDifferences({ config: first }, { config: second }) {
  const names = new Set([...Object.keys(first), ...Object.keys(second)])
  names.delete('rootfs')
  return [...names]
    .filter((name) => JSON.stringify(first[name]) !== JSON.stringify(second[name]))
    .map((name) => `configuration: ${name}`)
}

function layerDifferences({ layers: first }, { layers: second }) {
  if (first.length !== second.length) return [`${first.length} and ${second.length} layers`]
  return first.flatMap((layer, at) => {
    if (layer.digest === second[at].digest) return []
    const files = fileDifferences(listOf(layer.file), listOf(second[at].file))
    return files.map((file) => `${shortened(layer.step)}: ${file}`)
  })
}

const shortened = (step) => (step.length > 60 ? `${step.slice(0, 59)}…` : step)

/** Each file of a layer with its mode, owner, size, time and content. */
function listOf(layer) {
  const options = { encoding: 'utf8', maxBuffer: 1 << 30 }
  const list = ['--numeric-owner', '--full-time', '-tvf', layer]
  const sums = ['-xf', layer, '--to-command', 'printf "%s %s\\n" "$(sha256sum)" "$TAR_FILENAME"']
  const files = new Map()
  for (const line of execFileSync('tar', list, options).trim().split('\n')) {
    const [mode, owner, size, day, hour, ...name] = line.split(/ +/)
    files.set(name.join(' '), [mode, owner, size, day, hour].join(' '))
  }
  for (const line of execFileSync('tar', sums, options).trim().split('\n')) {
    const [, sum, name] = /^(\w+) +- (.*)$/.exec(line) ?? []
    if (files.has(name)) files.set(name, `${files.get(name)} ${sum}`)
  }
  return files
}

function fileDifferences(first, second) {
  const names = [...new Set([...first.keys(), ...second.keys()])].toSorted()
  const differing = names.filter((name) => first.get(name) !== second.get(name))
  return differing.length > 0 ? differing : ['the same files, in another order']
}
