import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import {
  checkAddresses,
  checkAdmission,
  checkCaps,
  checkMesh,
  checkModelNames,
  checkRoutes,
  checkUpstreams,
} from './checks.ts'
import { readDocument, type ConfigDocument } from '../documents/document.ts'
import { override, refuseUnknown } from './environment.ts'
import { checkPayments } from './payments.ts'
import type { LoadedConfig } from './loaded.ts'
import { ConfigError, type Problem, type ReportProblem, type Sound } from '../documents/problems.ts'
import { aboutKeys, namedKey, pathOf, sentence } from './sentence.ts'
import { validate, type Config } from './schema.ts'
import { readSecrets, readStoreUrl } from './secrets.ts'
import { findStore } from './store.ts'

export { ConfigError } from '../documents/problems.ts'
export { agentFolders, readAgentFolder, shippedAgents } from './agents-folder.ts'
export { otherVariables, settings } from './environment.ts'
export {
  addressOf,
  reachableHost,
  describeConfig,
  forModel,
  type ConfigDescription,
} from './describe.ts'
export { servedModels, unservedModels } from './describe.ts'
export type { LoadedConfig } from './loaded.ts'
export type { Config } from './schema.ts'

export type LoadOptions = {
  file?: string | undefined
  env: NodeJS.ProcessEnv
  cwd?: string
  /** For commands that ask no other servers, whose keys need not be there: only the store's address is needed, or nothing. */
  secrets?: 'store' | false
}

const usualFile = 'tollgate.yaml'

/** Reads file and environment, checks everything, and throws one ConfigError that lists all that is wrong. */
export function loadConfig({
  file,
  env,
  cwd = process.cwd(),
  secrets: wanted,
}: LoadOptions): LoadedConfig {
  const problems: Problem[] = []
  const name = chooseFile(file, env, cwd)
  const document: ConfigDocument =
    name === null
      ? { value: {}, problems: [], at: () => 'environment' }
      : readDocument(resolve(cwd, name), name)
  problems.push(...document.problems)
  if (document.problems.length > 0) throw failed(problems)
  if (!isMapping(document.value)) {
    const text = 'the file must be a mapping of keys to values, like "gateway: { port: 8080 }".'
    throw failed([{ at: document.at([]), path: [], text }])
  }

  const value = withoutEmptySections(document.value)
  const sources = override(value, env, problems)
  const given = new Set(Object.keys(value))
  const locate = (path: readonly string[], options?: { key: boolean }) =>
    sources.find((source) => source.path.every((key, depth) => key === path[depth]))?.name ??
    document.at(path, options)

  // What the contract's own check found faulty is not looked into again; all else is, so that one run tells everything.
  const faulty = problems.map(({ path }) => path)
  for (const error of validate(value)) {
    const path = pathOf(error)
    const text = sentence(error)
    const key = namedKey(error)
    const said =
      key === null &&
      problems.some(
        (problem) => problem.path.join('/') === path.join('/') && faulty.includes(problem.path),
      )
    if (text !== null && !said)
      problems.push({
        at: key === null ? locate(path) : locate([...path, key], { key: true }),
        path,
        text,
      })
    if (!aboutKeys.has(error.keyword)) faulty.push(path)
  }
  const sound: Sound = (...path) =>
    !faulty.some((fault) =>
      fault.every((name, depth) => depth >= path.length || name === path[depth]),
    )
  const refuse: ReportProblem = (path, text, options) =>
    problems.push({ at: locate(path, options), path, text })

  // Only what `sound` vouches for is read by the checks below; that much of the type is true.
  const config = value as unknown as Config
  const sandbox = isEmpty(value['upstreams']) && isEmpty(value['routes'])
  checkAddresses(config, sandbox, sound, refuse)
  checkMesh(config, sound, refuse)
  checkCaps(config, sound, refuse)
  checkAdmission(config, sound, refuse)
  const upstreams = soundEntries(config.upstreams, (name) => sound('upstreams', name))
  checkUpstreams(upstreams, refuse)
  if (!sandbox && isMapping(value['routes']) && isMapping(value['upstreams']))
    checkRoutes(config, sound, refuse)
  checkModelNames('prices', value['prices'], refuse)
  const networks = soundEntries(
    isMapping(value['payments']) ? config.payments.networks : {},
    (name) => sound('payments', 'networks', name),
  )
  checkPayments({ networks, mesh: sound('mesh') ? config.mesh : null, sandbox }, refuse)
  const operator = sound('operator') ? config.operator : null
  const ignore = () => {}
  const secrets = readSecrets(
    { cwd, upstreams, networks, operator },
    env,
    wanted === undefined ? refuse : ignore,
  )
  const secret = sound('store_env')
    ? readStoreUrl(config.store_env, env, wanted === false ? ignore : refuse)
    : null
  const isWritten = !sources.some(({ name }) => name === 'TOLLGATE_STORE')
  const { url, ...places } = findStore(
    { config, cwd, has: (key) => given.has(key), isWritten, secret },
    sound,
    refuse,
  )
  problems.push(...refuseUnknown(env, namedVariables(value)))

  if (problems.length > 0) throw failed(problems)
  return {
    config: { ...config, ...places },
    sandbox,
    file: name === null ? null : resolve(cwd, name),
    loadedAt: Date.now(),
    needRestart: [],
    secrets: { ...secrets, storeUrl: url },
  }
}

function chooseFile(file: string | undefined, env: NodeJS.ProcessEnv, cwd: string): string | null {
  if (file !== undefined) return file
  const named = env['TOLLGATE_CONFIG']
  if (named === '')
    throw new ConfigError([
      'TOLLGATE_CONFIG: this environment variable is empty; set it to the path of a file, or unset it.',
    ])
  if (named !== undefined) return named
  if (existsSync(resolve(cwd, usualFile))) return usualFile
  if (existsSync(resolve(cwd, 'tollgate.yml')))
    throw new ConfigError([
      `tollgate.yml: the file must be called ${usualFile}, or be named with --config tollgate.yml.`,
    ])
  return null
}

const failed = (problems: Problem[]) =>
  new ConfigError(problems.map(({ at, text }) => `${at}: ${text}`))

const isMapping = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isEmpty = (value: unknown) => isMapping(value) && Object.keys(value).length === 0

const soundEntries = <T>(
  table: Record<string, T>,
  sound: (name: string) => boolean,
): Record<string, T> =>
  isMapping(table) ? Object.fromEntries(Object.entries(table).filter(([name]) => sound(name))) : {}

/** A section whose keys are all commented out is read as null; it means the same as none. */
function withoutEmptySections(value: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).filter(([, section]) => section !== null))
}

const mappingsIn = (table: unknown) =>
  isMapping(table) ? Object.values(table).filter(isMapping) : []

/** The variables that `*_env` keys name, read before it is known whether the rest of the file is sound. */
function namedVariables(value: Record<string, unknown>): string[] {
  const { store_env, operator, upstreams, payments } = value
  const named = [
    store_env,
    ...(isMapping(operator) ? [operator['token_env'], operator['metrics_token_env']] : []),
  ]
  for (const upstream of mappingsIn(upstreams)) named.push(upstream['key_env'])
  for (const network of mappingsIn(isMapping(payments) ? payments['networks'] : undefined))
    named.push(network['facilitator_key_env'], network['rpc_env'])
  return named.filter((name) => typeof name === 'string')
}
