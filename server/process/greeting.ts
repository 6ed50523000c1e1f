import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { commandLine } from '../command.ts'
import {
  addressOf,
  isContractModel,
  isServed,
  modelCatalog,
  reachableHost,
  unservedModels,
  type LoadedConfig,
} from '../config/load.ts'
import { flushOut } from '../observe/output.ts'
import type { Services } from '../app/start.ts'

type Greeted = Pick<Services, 'gateway' | 'mesh' | 'metadata' | 'operator' | 'sandboxKey' | 'log'>
type Terminal = Pick<NodeJS.WriteStream, 'isTTY' | 'write'>

type GreetOptions = { out?: Terminal; localServers?: LocalServers | undefined }

/** Finds the model servers on the default ports of this machine, except on these. */
export type LocalServers = (
  except: readonly number[],
) => Promise<{ name: string; base_url: string; models: readonly string[] }[]>

const flushMs = 500

/**
 * Prints URLs and the next steps for a new user. A configured server prints them on a terminal only:
 * other readers of standard output expect lines of the log.
 */
export function greet(
  loaded: LoadedConfig,
  services: Greeted,
  { out = process.stdout, localServers }: GreetOptions = {},
): void {
  const { sandbox } = loaded
  if (!sandbox && !out.isTTY) return reportMissingToken(loaded, services)
  // Earlier lines of the log are printed first.
  flushOut(flushMs)
  const reached = reachable(services)
  const lines = sandbox ? sandboxLines(loaded, reached, out) : readyLines(loaded, reached, out)
  out.write(`${lines.join('\n')}\n`)
  if (sandbox && localServers) void tellLocalServers(loaded, services, localServers, out)
}

/** Prints which model servers of this machine could be used, once they have responded. */
async function tellLocalServers(
  { file }: LoadedConfig,
  { gateway, mesh, metadata, operator }: Greeted,
  find: LocalServers,
  out: Terminal,
): Promise<void> {
  const ports = [gateway, mesh, metadata, operator].flatMap((service) =>
    service ? [Number(new URL(service.url).port)] : [],
  )
  const servers = await find(ports)
  if (servers.length === 0) return
  const names = servers.map(({ name, base_url: url, models }) => {
    const count = models.length === 1 ? 'one model' : `${models.length} models`
    return `${name} responds at ${url} with ${count}`
  })
  // The same shell runs both: npm start must end first.
  const command = `${commandLine(file === null ? 'init' : 'init --force')} && ${commandLine('serve')}`
  const how = file === null ? '' : ', which overwrites the configuration'
  out.write(`${names.join('; ')}. To serve it, press Ctrl-C, and then${how}:\n\n${command}\n\n`)
}

/** Logged without a terminal, where no URL that signs in can be printed. */
function reportMissingToken({ config, file }: LoadedConfig, { operator, log }: Greeted): void {
  if (operator?.token !== null) return
  log({
    kind: 'operatorTokenMissing',
    url: operator.url,
    byName: commandLine(`operators create --name NAME --role admin${configOf(file)}`),
    atStart: `export ${config.operator.token_env}="$(openssl rand -hex 32)"`,
  })
}

/** Replaces `0.0.0.0` and `::` in URLs with a host that a browser can open. */
function reachable(services: Greeted): Greeted {
  const at = <Service extends { url: string }>(service: Service | null): Service | null => {
    if (service === null) return null
    const { hostname, port } = new URL(service.url)
    const host = reachableHost(hostname.replace(/^\[|\]$/g, ''))
    return { ...service, url: addressOf({ host, port: Number(port) }) }
  }
  return {
    ...services,
    gateway: at(services.gateway),
    mesh: at(services.mesh),
    metadata: at(services.metadata),
    operator: at(services.operator),
  }
}

/** Files by which Docker and podman mark their containers. */
const containerMarks = ['/.dockerenv', '/run/.containerenv']

/** A container's loopback addresses cannot be reached from outside of it. */
function containerLines({ sandbox }: Config): string[] {
  if (sandbox.public || !containerMarks.some((file) => existsSync(file))) return []
  return [
    'This is a container: unless it has the network of its host (docker run --network host ' +
      'IMAGE), these addresses are its own. To reach them from outside: ' +
      'docker run -e TOLLGATE_SANDBOX_PUBLIC=true -p 127.0.0.1:8080-8082:8080-8082 ' +
      '-p 127.0.0.1:8090:8090 IMAGE.',
    '',
  ]
}

type Named = 'gateway' | 'mesh' | 'operator'
type Config = LoadedConfig['config']

const reference = (config: Config, name: Named, url: string) =>
  config[name].docs ? [`  reference ${url}/docs`] : []

/** The console's URL. On a terminal it contains a code that signs in once, within ten minutes. */
function consoleLine(
  config: Config,
  { url, issueCode }: NonNullable<Greeted['operator']>,
  out: Terminal,
) {
  if (!config.operator.console) return []
  const code = out.isTTY ? `#code=${issueCode()}` : ''
  return [`  console   ${url}/console${code}`]
}

const chatLine = (url: string, key: string, model: string, more = '') =>
  `curl -N ${url}/v1/chat/completions -H ${key} -H 'Content-Type: application/json'` +
  ` -d '{"model": "${model}", "messages": [{"role": "user", "content": "Hello!"}]${more}}'`

/** A configured token is a secret and is not printed: output may be stored. */
function tokenLines(
  { operator: { token_env: variable } }: Config,
  { url, token }: NonNullable<Greeted['operator']>,
  isConfigured: boolean,
): string[] {
  const lines = (text: string | null, header: string) => [
    `  token     ${text}`,
    '',
    `curl ${url}/usage -H ${header}`,
    '',
  ]
  if (isConfigured) return lines(`that of ${variable}`, `"Authorization: Bearer $${variable}"`)
  return lines(token, `'Authorization: Bearer ${token}'`)
}

function sandboxLines(
  { config, secrets }: LoadedConfig,
  services: Greeted,
  out: Terminal,
): string[] {
  const { gateway, mesh, metadata, operator, sandboxKey } = services
  const lines = [
    '',
    'Tollgate runs in the SANDBOX: replies are canned, nothing leaves this machine. ' +
      `\`${commandLine('init')}\` connects real servers.`,
    '',
  ]
  if (gateway && sandboxKey !== null) {
    const chat = (more: string) =>
      chatLine(gateway.url, `'Authorization: Bearer ${sandboxKey}'`, 'hermes-3-llama3.1-8b', more)
    lines.push(
      `  gateway   ${gateway.url}/v1`,
      ...reference(config, 'gateway', gateway.url),
      '  key       for the lines of the README: paste this first',
      '',
      `export KEY=${sandboxKey}`,
      '',
      chat(''),
      '',
      chat(', "stream": true'),
      '',
    )
  }
  if (mesh && sandboxKey !== null) {
    const input = '{"query": "Will it rain in Lisbon tomorrow?"}'
    const agent = '"agent_id": "OpenMeteoWeatherAgent"'
    const body = `{"api_key": "${sandboxKey}", ${agent}, "input": ${input}}`
    lines.push(
      `  agents    ${mesh.url}`,
      ...reference(config, 'mesh', mesh.url),
      ...(metadata ? [`  metadata  ${metadata.url}/metadata.json`] : []),
      '',
      `curl ${mesh.url}/mesh_request -H 'Content-Type: application/json' -d '${body}'`,
      '',
      '  paid      per call, without a key: 402 and the terms',
      '',
      `curl -i -X POST ${mesh.url}/x402/agents/EchoAgent/echo`,
      '',
    )
  }
  if (operator)
    lines.push(
      `  operator  ${operator.url}`,
      ...reference(config, 'operator', operator.url),
      ...consoleLine(config, operator, out),
      ...tokenLines(config, operator, secrets.operatorToken !== null),
    )
  return [...lines, ...containerLines(config)]
}

function readyLines(
  { config, file }: LoadedConfig,
  { gateway, mesh, metadata, operator }: Greeted,
  out: Terminal,
): string[] {
  const lines = ['', 'Tollgate is ready.', '']
  const catalog = modelCatalog(config)
  const served = catalog.all.filter(isServed).map(({ name }) => name)
  const unserved = unservedModels(catalog)
  if (gateway) {
    lines.push(`  gateway   ${gateway.url}/v1, and for OpenAI's clients ${gateway.url}/openai/v1`)
    lines.push(...reference(config, 'gateway', gateway.url))
    lines.push(`  models    ${shownNames(served) || 'none: no model has a route'}`)
    if (served.length > 0 && unserved.length > 0) lines.push(`  no route  ${unserved.join(', ')}`)
  }
  if (mesh) lines.push(`  agents    ${mesh.url}`, ...reference(config, 'mesh', mesh.url))
  if (metadata) lines.push(`  metadata  ${metadata.url}/metadata.json`)
  if (operator)
    lines.push(
      `  operator  ${operator.url}`,
      ...reference(config, 'operator', operator.url),
      ...consoleLine(config, operator, out),
      ...(operator.token === null ? [`  token     ${missingToken(file)}`] : []),
    )
  const model = catalog.listed.find(({ kind }) => kind === 'chat')?.name
  return [
    ...lines,
    '',
    ...(gateway && served.length === 0 ? routesNext(file) : keyNext(gateway, model, file)),
    '',
  ]
}

const missingToken = (file: string | null) =>
  `none is set: \`${commandLine(`operators create --name NAME --role admin${configOf(file)}`)}\` ` +
  'makes one'

const maxNames = 20

function shownNames(names: readonly string[]): string {
  const more = names.length > maxNames ? ` and ${names.length - maxNames} more` : ''
  return names.slice(0, maxNames).join(', ') + more
}

function routesNext(file: string | null): string[] {
  const check = commandLine('check --probe')
  return [
    `Next: give a model a route in ${file ?? 'tollgate.yaml'}; \`${check}\` says what is served.`,
  ]
}

/** The flag with the path of the configuration, if it is not the default one of this folder. */
const configOf = (file: string | null) =>
  file === null || file === resolve('tollgate.yaml') ? '' : ` --config '${file}'`

function keyNext(
  gateway: Greeted['gateway'],
  model: string | undefined,
  file: string | null,
): string[] {
  // npm prints what it runs, unless it is silent.
  const create = commandLine(
    `keys create --name my-app --scopes chat,mesh${configOf(file)}`,
  ).replace(/^npm run /, 'npm run -s ')
  const key = ['Next: create a key, which is shown once.', '', `KEY=$(${create}); echo "$KEY"`]
  if (!gateway || model === undefined) return key
  const header = '"Authorization: Bearer $KEY"'
  const base = isContractModel(model) ? gateway.url : `${gateway.url}/openai`
  return [...key, '', chatLine(base, header, model, ', "stream": true')]
}
