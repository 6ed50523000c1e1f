import { stat } from 'node:fs/promises'
import { dotted } from '../documents/problems.ts'
import type { LoadedConfig } from './loaded.ts'
import { readUpstreamFiles, upstreamFiles, type Secrets } from './secrets.ts'

/** The state of the upstreams' files, which differs after a change. */
export async function stateOfFiles({ cwd, config }: LoadedConfig): Promise<string> {
  const states = upstreamFiles(cwd, config.upstreams).map(async (file) => {
    const state = await stat(file).catch(() => undefined)
    return state && [state.ino, state.size, state.mtimeMs]
  })
  return JSON.stringify(await Promise.all(states))
}

/** Reads the upstreams' files again: the secrets, the changed settings, and unusable files. */
export function readChangedFiles({ cwd, config, secrets }: LoadedConfig): {
  secrets: Secrets
  settings: string[]
  problems: string[]
} {
  const problems: string[] = []
  const read = readUpstreamFiles(cwd, config.upstreams, (path, rule) => {
    problems.push(`${dotted(path)} ${rule}`)
  })
  const { upstreamKeys: keys, certificates } = secrets
  return {
    problems,
    settings: [
      ...changed(keys, read.upstreamKeys).map((path) => `${path}.key_file`),
      ...changed(certificates, read.certificates).map((path) => `${path}: certificates`),
    ],
    secrets: {
      ...secrets,
      upstreamKeys: new Map([...keys, ...read.upstreamKeys]),
      certificates: new Map([...certificates, ...read.certificates]),
    },
  }
}

function changed<Value>(
  before: ReadonlyMap<string, Value>,
  after: ReadonlyMap<string, Value>,
): string[] {
  const names = [...after.keys()].filter(
    (name) => JSON.stringify(before.get(name)) !== JSON.stringify(after.get(name)),
  )
  return names.map((name) => dotted(['upstreams', name]))
}
