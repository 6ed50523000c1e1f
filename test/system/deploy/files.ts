import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { parse, parseAllDocuments } from 'yaml'
import { loadConfig, type LoadedConfig } from '../../../server/config/load.ts'

/** A file of the checkout. */
export const read = (file: string): string =>
  readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8')

/** YAML as it stands, merge keys and all; whoever reads it says what it expects. */
export const readYaml = <T>(file: string): T => parse(read(file), { merge: true }) as T

/** Every document of a YAML file. */
export const readDocuments = <T>(file: string): T[] =>
  parseAllDocuments(read(file)).map((document) => {
    if (document.errors.length > 0) throw new Error(`${file}: ${document.errors.join('; ')}`)
    return document.toJS() as T
  })

/** The lines `NAME=value` of an environment file. */
export const readEnvironment = (file: string): Record<string, string> =>
  Object.fromEntries(
    read(file)
      .split('\n')
      .filter((line) => /^[A-Z]/.test(line))
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  )

/** The same with secrets of one's own in place of the example's. */
export const filledIn = (env: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(env).map(([name, value]) => [name, value.replaceAll('change-me', 'own-secret')]),
  )

/** The configuration of the deployment, as the server itself reads and checks it. */
export const deployed = (env: NodeJS.ProcessEnv): LoadedConfig =>
  loadConfig({
    file: new URL('../../../deploy/config/tollgate.yaml', import.meta.url).pathname,
    env,
    cwd: tmpdir(),
  })

/**
 * Seconds that a server may take from its signal to its end, with time for the ledger's last rows.
 */
export const drainSeconds = ({ config: { drain } }: LoadedConfig): number =>
  (drain.accept_ms + Math.max(drain.calls_ms, drain.streams_ms)) / 1000 + 10

/** The places of deploy/ that a deployment's files name. */
export const places = { config: '/etc/tollgate/tollgate.yaml', data: '/data' }
