// Compares the files that two clones built, and writes them with their checksums.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  globSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const sumsFile = 'SHA256SUMS'
const digestOf = (bytes) => createHash('sha256').update(bytes).digest('hex')

/** Files that differ or that only one clone has; for packages, the files within. */
export function differences(first, second) {
  const names = [...new Set([...first.keys(), ...second.keys()])].toSorted()
  return names.flatMap((name) => {
    const [one, two] = [first.get(name), second.get(name)]
    if (one === undefined || two === undefined) return [`${name} was made by one clone only`]
    if (one.equals(two)) return []
    if (!name.endsWith('.tgz')) return [name]
    const within = differences(contentOf(one), contentOf(two))
    return within.length > 0
      ? within.map((file) => `${name}: ${file}`)
      : [`${name}: the same files, with other modes, times or order`]
  })
}

/** The files of a packed package. */
function contentOf(tarball) {
  const folder = mkdtempSync(join(tmpdir(), 'tollgate-compare-'))
  try {
    const { status, stderr } = spawnSync('tar', ['xzf', '-', '-C', folder], { input: tarball })
    if (status !== 0) throw new Error(`a package cannot be unpacked: ${stderr}`)
    const files = globSync('**/*', { cwd: folder }).filter((file) =>
      statSync(join(folder, file)).isFile(),
    )
    return new Map(files.map((file) => [file, readFileSync(join(folder, file))]))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Writes all files and their checksums, in the format of `sha256sum --check`. */
export function saveAll(files, folder) {
  for (const [name, bytes] of files) writeFileSync(join(folder, name), bytes)
  const lines = [...files].map(([name, bytes]) => `${digestOf(bytes)}  ${name}\n`)
  writeFileSync(join(folder, sumsFile), lines.toSorted().join(''))
}

/** Lists the files of a folder with their sizes and checksums. */
export function listed(folder) {
  return readdirSync(folder)
    .toSorted()
    .map((name) => {
      const bytes = readFileSync(join(folder, name))
      return `  ${digestOf(bytes)}  ${String(bytes.length).padStart(9)} bytes  ${name}`
    })
    .join('\n')
}
