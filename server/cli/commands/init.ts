import { existsSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { modelValues } from '../../../generated/server/gateway.ts'
import { commandLine } from '../../command.ts'
import { CommandError, helpText, jsonFlag, readArguments, type Command } from '../arguments.ts'
import { detect, type DetectedServer, type Detection } from '../init/detect.ts'
import { few, printJson, say } from '../output.ts'
import { planFor, type InitPlan, type PlannedRoute, type SkippedModels } from '../init/plan.ts'
import { keyNames } from '../init/providers.ts'

const flags = {
  output: { type: 'string', value: 'FILE', about: 'File to write; by default tollgate.yaml.' },
  force: { type: 'boolean', about: 'Overwrite an existing file.' },
  ...jsonFlag,
} as const

/** `tollgate init`. */
export const init: Command = {
  help: helpText({
    usage: ['init [--output FILE] [--force]'],
    about:
      'Detects Ollama, vLLM, llama.cpp and LM Studio on this machine\n' +
      'and keys of providers in the environment, and writes tollgate.yaml.',
    flags,
    notes: [
      `Keys: ${keyNames.join(', ')}.`,
      'OPENAI_BASE_URL and ANTHROPIC_BASE_URL name another server for the key beside them;',
      'AZURE_OPENAI_ENDPOINT and AWS_REGION are needed for those of Azure and Bedrock.',
      'The file works as written: every model that chats or makes embeddings has a route by the',
      'name that its server has for it, and the models of /v1 where they fit.',
      'Without any server the sandbox runs.',
    ],
  }),
  async run(args) {
    const { flags: values } = readArguments(args, flags)
    const name = values.output ?? 'tollgate.yaml'
    const file = resolve(name)
    if (!values.force && existsSync(file))
      throw new CommandError(`${name} exists; --force overwrites it, --output names another file.`)
    const detection = await detect({ env: process.env })
    const plan = planFor(detection)
    writeFileSync(file, configText(plan, detection), { flag: values.force ? 'w' : 'wx' })

    for (const line of report(plan, detection, name)) say(line)
    const upstreams = plan.upstreams.map((server) => ({
      name: server.name,
      base_url: server.base_url,
      key_env: server.key_env ?? null,
      dialects: server.dialects ?? null,
    }))
    const { routes, missing, skipped, queryModel } = plan
    if (values.json)
      printJson({ file, upstreams, routes, missing, skipped, query_model: queryModel ?? null })
    return 0
  },
}

const serverLine = ({ name, base_url, models, isListed }: DetectedServer) => {
  const count = counted(models.length, 'model')
  return `Found ${name} at ${base_url}${isListed ? ` with ${count}` : ''}.`
}

/** What to print: what was found, what was skipped, what was written, and what is next. */
export function report(plan: InitPlan, detection: Detection, file: string): string[] {
  const { servers, notes, keys } = detection
  return [
    ...servers.filter(({ isSecond }) => !isSecond).map(serverLine),
    ...notes,
    ...plan.skipped.map(skippedLine),
    ...writtenLines(plan, keys, file),
    `Next: \`${commandLine('check --probe')}\`, then \`${commandLine('serve')}\`.`,
  ]
}

const skippedLine = ({ upstream, models, reason }: SkippedModels) =>
  `Skipped of ${upstream}: ${few(models)} (${reason}).`

function writtenLines(
  { upstreams, routes, missing }: InitPlan,
  keys: readonly string[],
  file: string,
): string[] {
  if (upstreams.length === 0) return nothingLines(keys, file)
  const served = modelValues.length - missing.length
  const ofContract =
    served === 0 ? '' : `, among them ${served} of the ${modelValues.length} of /v1`
  const written = `Wrote ${file} with ${counted(routes.length, 'model')}${ofContract}.`
  return routes.length > 0 ? [written] : [written, 'Write a route for each model that you use.']
}

function nothingLines(keys: readonly string[], file: string): string[] {
  const sandbox = 'so it runs the sandbox with canned replies.'
  if (keys.length > 0)
    return [`Wrote ${file}. Of ${keys.join(', ')} none could be used, ${sandbox}`]
  return [
    `Wrote ${file}. No model server and no key of a provider was found, ${sandbox}`,
    'For a local model, `ollama pull hermes3:8b`; for a provider, set its key. ' +
      'Then run init again with --force.',
  ]
}

const counted = (number: number, noun: string) =>
  number === 1 ? `one ${noun}` : `${number} ${noun}s`

/** The text of tollgate.yaml, with comments for newcomers. */
export function configText(plan: InitPlan, { takenPorts }: Pick<Detection, 'takenPorts'>): string {
  const port = [8080, 8180, 8280].find((free) => !takenPorts.includes(free)) ?? 0
  return [
    `# Written by \`${commandLine('init')}\`. \`${commandLine('check')}\` explains it; ` +
      'spec/config.yaml describes every key.',
    '',
    'store: .tollgate',
    `gateway: { host: 127.0.0.1, port: ${port} }` +
      (port === 8080 ? '' : '   # another server uses 8080'),
    'operator: { host: 127.0.0.1, port: 8090, token_env: TOLLGATE_OPERATOR_TOKEN }   ' +
      '# the token has at least 32 characters',
    '',
    '# Inference servers. Keys are not in this file: ' +
      'key_env names the environment variable with the key, or key_file the file.',
    'upstreams:',
    ...upstreamLines(plan),
    '',
    '# The upstreams of each model, with its name there. ' +
      'Tier 2 is used only when tier 1 has no upstream left.',
    '# The models of /v1 come first, then those of your servers by their own names, ' +
      'for /openai/v1 and /anthropic.',
    'routes:',
    ...routeLines(plan),
    '',
    ...modelLines(plan),
    ...queryLines(plan),
    '# What callers pay, in USD per million tokens; ' +
      'by default what the deployment costs (usd_per_million of a route).',
    '# prices:',
    '#   "*": { input: "0.05", output: "0.08" }',
    '',
  ].join('\n')
}

function modelLines({ routes }: InitPlan): string[] {
  const embedding = routes.filter(({ kind }) => kind === 'embeddings')
  if (embedding.length === 0) return []
  const lines = embedding.map(({ model }) => `  ${quoted(model)}: { kind: embeddings }`)
  return ['# What cannot be guessed of a model. By default it chats.', 'models:', ...lines, '']
}

const queryLines = ({ queryModel }: InitPlan): string[] =>
  queryModel === undefined
    ? []
    : ['# The model that answers queries of agents.', `mesh: { model: ${quoted(queryModel)} }`, '']

const upstreamLines = ({ upstreams }: InitPlan): string[] =>
  upstreams.length === 0
    ? ['  # my-server: { base_url: "http://127.0.0.1:8000/v1", key_env: MY_SERVER_KEY }']
    : upstreams.map(upstreamLine)

function routeLines({ upstreams, routes, missing, skipped }: InitPlan): string[] {
  const ofContract = routes.filter(isOfContract)
  const example = upstreams[0]?.name ?? 'my-server'
  // Those who use no model of /v1 need none of the others.
  const left = ofContract.length > 0 ? missing : []
  return [
    ...(upstreams.length === 0
      ? ['  # my-model: [ { upstream: my-server, model: "its name there" } ]']
      : []),
    ...ofContract.flatMap(linesOfRoute),
    ...(left.length > 0 ? ['  # Of /v1, without a server until it is filled in:'] : []),
    ...left.map((model) => missingLine(model, example)),
    ...routes.filter((route) => !isOfContract(route)).flatMap(linesOfRoute),
    ...skipped.map((one) => `  # ${skippedLine(one)}`),
  ]
}

const missingLine = (model: string, upstream: string) =>
  `  # ${quoted(model)}: [ { upstream: ${upstream}, model: "its name there" } ]`

const isOfContract = ({ model }: PlannedRoute) => modelValues.some((name) => name === model)

const linesOfRoute = ({ model, places }: PlannedRoute): string[] => [
  `  ${quoted(model)}:`,
  ...places.map(placeLine),
]

const quoted = (text: string) => JSON.stringify(text) // every JSON string is a YAML string

function upstreamLine(server: DetectedServer): string {
  const { name, base_url, key_env, auth, dialects, isListed } = server
  const key = key_env === undefined ? '' : `, key_env: ${key_env}`
  const sent = auth === undefined ? '' : `, auth: ${auth}`
  const spoken = dialects === undefined ? '' : `, dialects: [${dialects.join(', ')}]`
  const note = isListed ? '' : '   # it did not list its models: check --probe'
  return `  ${name}: { base_url: ${quoted(base_url)}${key}${sent}${spoken} }${note}`
}

/** A pattern is sent the name that was asked for. */
function placeLine({ upstream, model, tier }: PlannedRoute['places'][number]): string {
  const sent = model.endsWith('*') ? '' : `, model: ${quoted(model)}`
  return `    - { upstream: ${upstream}${sent}, tier: ${tier} }`
}
