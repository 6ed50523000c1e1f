import { hash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { Checker, type Locate } from './checker.ts'
import {
  checkAddresses,
  checkAdmission,
  checkCaps,
  checkHooks,
  checkMesh,
  checkOidc,
  checkQueues,
  checkUpstreams,
  serviceNames,
} from './checks.ts'
import { checkJwt, soundIssuers } from './jwt-checks.ts'
import { checkOutlets, readOutletSecrets } from './outlets.ts'
import { checkModels } from './model-checks.ts'
import { documentOf, readText, type ConfigDocument } from '../documents/document.ts'
import { isRecord } from '../json/json.ts'
import { override, unknownVariables, type Setting } from './environment.ts'
import { checkPayments } from './payments.ts'
import type { LoadedConfig } from './loaded.ts'
import { ConfigError, dotted, type Problem } from '../documents/problems.ts'
import type { Config } from './schema.ts'
import { fillFromProvider } from './providers.ts'
import { readSecrets, readServerSecrets, readStoreUrl } from './secrets.ts'
import { findStore } from './store.ts'

export { ConfigError } from '../documents/problems.ts'
export { agentFolders, readAgentFolder, shippedAgents } from './agents-folder.ts'
export { otherVariables, settings } from './environment.ts'
export { addressOf, reachableHost, describeConfig, type ConfigDescription } from './describe.ts'
export {
  isContractModel,
  isServed,
  modelCatalog,
  unservedModels,
  type DeclaredModel,
  type ModelCatalog,
} from './models.ts'
export type { LoadedConfig, ReadConfig } from './loaded.ts'
export type { Config } from './schema.ts'

/** The sources of a configuration. */
export type LoadOptions = {
  file?: string | undefined
  env: NodeJS.ProcessEnv
  cwd?: string
  /** The secrets that must be set: all by default, else only the store's URL, or none. */
  secrets?: 'store' | false
  /** Read in place of the file's text. */
  text?: string | undefined
}

const defaultFile = 'tollgate.yaml'

/** Reads and checks file and environment; throws one ConfigError that lists every problem. */
export function loadConfig({
  file,
  env,
  cwd = process.cwd(),
  secrets: required,
  text,
}: LoadOptions): LoadedConfig {
  const name = chooseFile(file, env, cwd)
  const source = readSource(name, { cwd, env, text })
  // Read before the defaults are filled in.
  const sources = sourcesOf(source)
  const { value, problems } = source
  const keys = new Set(Object.keys(value))
  const checker = new Checker(problems, source.locate)
  checker.checkSchema(value)
  const { isSound, report } = checker
  const ignore = () => {}

  // Not all values have this type: the checks read only the sound ones.
  const config = value as unknown as Config
  for (const [name, upstream] of Object.entries(config.upstreams ?? {}))
    if (isSound('upstreams', name)) fillFromProvider(upstream)
  const sandbox = isEmpty(value['upstreams']) && isEmpty(value['routes'])
  if (sandbox) openSandbox(config, sources, checker)
  const { upstreams, networks } = checkSections(config, sandbox, checker)
  const operator = isSound('operator') ? config.operator : null
  const secrets = readSecrets(
    {
      cwd,
      upstreams,
      networks,
      operator,
      me: isSound('me') ? config.me : null,
      issuers: soundIssuers(config, checker),
      network: isSound('network') ? config.network : {},
      mesh: isSound('mesh') ? config.mesh : {},
    },
    env,
    required === undefined ? report : ignore,
  )
  const outlets = readOutletSecrets(
    checker.soundEntries(config.outlets, 'outlets'),
    env,
    required === undefined ? report : ignore,
  )
  const secret_env = isSound('secret_env') ? config.secret_env : undefined
  const server = readServerSecrets(secret_env, env, required === undefined ? report : ignore)
  const reportStore = required === false ? ignore : report
  const store_env = isSound('store_env') ? config.store_env : undefined
  const databaseUrl = readStoreUrl(store_env, env, reportStore)
  const isInFile = !source.overrides.some(({ name }) => name === 'TOLLGATE_STORE')
  const { url, ...places } = findStore(
    { config, cwd, isSet: (key) => keys.has(key), isInFile, databaseUrl },
    checker,
  )
  checkOidc(config, url, checker)
  problems.push(...unknownVariables(env, namedVariables(value)))

  if (problems.length > 0) throw errorOf(problems)
  return {
    config: { ...config, ...places },
    sandbox,
    file: name === null ? null : resolve(cwd, name),
    cwd,
    loadedAt: Date.now(),
    digest: source.digest,
    sources,
    needRestart: [],
    secrets: { ...secrets, server, outlets, storeUrl: url },
  }
}

/** The settings of file and environment, before they are checked. */
type Source = {
  value: Record<string, unknown>
  /** The settings that the environment overrides. */
  overrides: Setting[]
  problems: Problem[]
  digest: string | null
  locate: Locate
}

/** Throws a ConfigError if the file cannot be read as a mapping. */
function readSource(
  name: string | null,
  { cwd, env, text }: Pick<LoadOptions, 'env' | 'text'> & { cwd: string },
): Source {
  const present = text === undefined ? undefined : { text }
  const file = name === null ? null : (present ?? readText(resolve(cwd, name)))
  const noFile: ConfigDocument = { value: {}, problems: [], at: () => 'environment' }
  const document = file === null || name === null ? noFile : documentOf(file, name)
  if (document.problems.length > 0) throw errorOf(document.problems)
  if (!isRecord(document.value)) {
    const text = 'the file must be a mapping of keys to values, like "gateway: { port: 8080 }".'
    throw errorOf([{ at: document.at([]), path: [], text }])
  }
  const problems: Problem[] = []
  const value = withoutEmptySections(document.value)
  const overrides = override(value, env, problems)
  return {
    value,
    overrides,
    problems,
    digest: file !== null && 'text' in file ? hash('sha256', file.text) : null,
    locate: (path, options) =>
      overrides.find((setting) => setting.path.every((key, depth) => key === path[depth]))?.name ??
      document.at(path, options),
  }
}

/** The source of each setting; a list is one setting. */
function sourcesOf({ value, overrides }: Source): Record<string, string> {
  const variables = new Map(overrides.map(({ path, name }) => [dotted(path), name]))
  const walk = (part: unknown, path: string[]): [string, string][] => {
    if (isRecord(part))
      return Object.entries(part).flatMap(([key, member]) => walk(member, [...path, key]))
    const setting = dotted(path)
    return [[setting, variables.get(setting) ?? 'file']]
  }
  return Object.fromEntries(walk(value, []))
}

/** A public sandbox listens on all addresses, unless the configuration names some. */
function openSandbox(config: Config, sources: Record<string, string>, { isSound }: Checker): void {
  if (!isSound('sandbox') || !config.sandbox.public) return
  for (const name of serviceNames)
    if (isSound(name) && sources[`${name}.host`] === undefined) config[name].host = '0.0.0.0'
}

/** Checks rules that the schema cannot express; returns the tables without unsound entries. */
function checkSections(config: Config, sandbox: boolean, checker: Checker) {
  const { isSound, report } = checker
  checkAddresses(config, sandbox, checker)
  checkMesh(config, checker)
  checkCaps(config, checker)
  checkAdmission(config, checker)
  const upstreams = checker.soundEntries(config.upstreams, 'upstreams')
  checkUpstreams(upstreams, report)
  checkQueues(upstreams, config.limits, checker)
  checkModels(config, checker)
  checkHooks(config, checker)
  checkJwt(config, checker)
  checkOutlets(checker.soundEntries(config.outlets, 'outlets'), report)
  const { networks: all = {} } = isRecord(config.payments) ? config.payments : {}
  const networks = checker.soundEntries(all, 'payments', 'networks')
  checkPayments({ networks, mesh: isSound('mesh') ? config.mesh : null, sandbox }, report)
  return { upstreams, networks }
}

function chooseFile(file: string | undefined, env: NodeJS.ProcessEnv, cwd: string): string | null {
  if (file !== undefined) return file
  const variable = env['TOLLGATE_CONFIG']
  if (variable === '')
    throw new ConfigError([
      'TOLLGATE_CONFIG: this environment variable is empty; ' +
        'set it to the path of a file, or unset it.',
    ])
  if (variable !== undefined) return variable
  if (existsSync(resolve(cwd, defaultFile))) return defaultFile
  if (existsSync(resolve(cwd, 'tollgate.yml')))
    throw new ConfigError([
      `tollgate.yml: the file must be called ${defaultFile}, or be named with --config tollgate.yml.`,
    ])
  return null
}

const errorOf = (problems: Problem[]) =>
  new ConfigError(problems.map(({ at, text }) => `${at}: ${text}`))

const isEmpty = (value: unknown) => isRecord(value) && Object.keys(value).length === 0

/** A section whose keys are all commented out is null in YAML, and counts as absent. */
function withoutEmptySections(value: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).filter(([, section]) => section !== null))
}

/** Variables named by `*_env` keys, also in a file with problems. */
function namedVariables(value: unknown): string[] {
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([key, member]) => {
    if (key === 'keys' && Array.isArray(member))
      return member.filter((one) => typeof one === 'string')
    return key.endsWith('_env') && typeof member === 'string' ? [member] : namedVariables(member)
  })
}
