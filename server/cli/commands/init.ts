import { existsSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { modelValues } from '../../../generated/server/gateway.ts'
import { commandLine } from '../../command.ts'
import { CommandError, helpText, jsonFlag, readArguments, type Command } from '../arguments.ts'
import { detect, providers, type DetectedServer, type Detection } from '../detect.ts'
import { printJson, say } from '../output.ts'
import { planFor, type InitPlan, type PlannedRoute, type SkippedModels } from '../plan.ts'
import { ollamaName } from '../served.ts'

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
      `Keys: ${providers.map(({ key_env }) => key_env).join(', ')}.`,
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
export function report(plan: InitPlan, { servers, notes }: Detection, file: string): string[] {
  return [
    ...notes,
    ...servers.map(serverLine),
    ...plan.skipped.map(skippedLine),
    ...writtenLines(plan, file),
    `Next: \`${commandLine('check --probe')}\`, then \`${commandLine('serve')}\`.`,
  ]
}

const skippedLine = ({ upstream, models, reason }: SkippedModels) =>
  `Skipped of ${upstream}: ${few(models)} (${reason}).`

function writtenLines({ upstreams, routes, missing }: InitPlan, file: string): string[] {
  const all = modelValues.length
  const pulls = missing.map((model) => `\`ollama pull ${ollamaName(model)}\``).join(', ')
  const more =
    `To serve more of them, for instance with ${pulls}, run init again with --force; ` +
    'or fill in their lines.'
  if (upstreams.length === 0)
    return [
      `Wrote ${file}. No inference server was found, so it runs the sandbox with canned replies.`,
      more,
    ]
  const written = `Wrote ${file} with ${counted(routes.length, 'model')}`
  if (missing.length === 0) return [`${written}, among them all ${all} of /v1.`]
  const served = all - missing.length
  return [
    `${written}, among them ${served === 0 ? 'none' : served} of the ${all} of /v1. ` +
      `Not served there: ${missing.join(', ')}.`,
    more,
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
  const example = upstreams[0]?.name ?? 'my-server'
  return [
    ...routes.filter(isOfContract).flatMap(linesOfRoute),
    ...missing.flatMap((model) => [
      `  # No server was found for ${model}. Fill this in:`,
      `  # ${quoted(model)}: [ { upstream: ${example}, model: "its name there" } ]`,
    ]),
    ...routes.filter((route) => !isOfContract(route)).flatMap(linesOfRoute),
    ...skipped.map((one) => `  # ${skippedLine(one)}`),
  ]
}

const isOfContract = ({ model }: PlannedRoute) => modelValues.some((name) => name === model)

const linesOfRoute = ({ model, places }: PlannedRoute): string[] => [
  `  ${quoted(model)}:`,
  ...places.map(placeLine),
]

const quoted = (text: string) => JSON.stringify(text) // every JSON string is a YAML string

const maxNames = 8

/** Lists names from a server; quoted, they cannot end a comment or control a terminal. */
function few(models: readonly string[]): string {
  const names = models
    .slice(0, maxNames)
    .map((name) => (/^[\w.:/@+-]+$/.test(name) ? name : quoted(name)))
  const more = models.length > maxNames ? ` and ${models.length - maxNames} more` : ''
  return names.join(', ') + more
}

function upstreamLine({ name, base_url, key_env, dialects, isListed }: DetectedServer): string {
  const key = key_env === undefined ? '' : `, key_env: ${key_env}`
  const spoken = dialects === undefined ? '' : `, dialects: [${dialects.join(', ')}]`
  const note = isListed ? '' : '   # it did not list its models: check --probe'
  return `  ${name}: { base_url: ${quoted(base_url)}${key}${spoken} }${note}`
}

const placeLine = ({ upstream, model, tier }: PlannedRoute['places'][number]) =>
  `    - { upstream: ${upstream}, model: ${quoted(model)}, tier: ${tier} }`
