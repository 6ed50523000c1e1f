import { existsSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { modelValues } from '../../../generated/server/gateway.ts'
import { inlineYaml, loadPublicPrices } from '../../config/price-proposals.ts'
import { providerName, providerOf } from '../../config/providers.ts'
import { commandLine } from '../../command.ts'
import { defineCommand, CommandError, jsonFlag } from '../arguments.ts'
import { detect, type DetectedServer, type Detection } from '../init/detect.ts'
import { few, say } from '../output.ts'
import {
  planFor,
  withProposals,
  type InitPlan,
  type PlannedRoute,
  type SkippedModels,
} from '../init/plan.ts'
import { firstModels, keyNames, localTitles, urlNotes } from '../init/providers.ts'

const flags = {
  output: { value: 'FILE', about: 'File to write; by default tollgate.yaml.' },
  force: { about: 'Overwrite an existing file.' },
  ...jsonFlag,
} as const

/** `tollgate init`. */
export const init = defineCommand({
  usage: ['init [--output FILE] [--force]'],
  about:
    `Detects ${localTitles.join(', ')} on this machine\n` +
    'and provider keys in the environment, and writes tollgate.yaml.',
  flags,
  notes: [
    `Keys: ${keyNames.join(', ')}.`,
    ...urlNotes,
    'The file works as written: every chat or embeddings model has a route under the name that',
    'its server uses, and the models of /v1 where they fit.',
    'Without any server the sandbox runs.',
  ],
  async run({ output: name = 'tollgate.yaml', force }) {
    const file = resolve(name)
    if (!force && existsSync(file))
      throw new CommandError(`${name} exists; --force overwrites it, --output names another file.`)
    const detection = await detect({ env: process.env })
    const prices = await loadPublicPrices()
    const plan = withProposals(planFor(detection), prices)
    const date = new Date().toISOString().slice(0, 10)
    writeFileSync(file, configText(plan, detection, `by ${prices.source}, ${date}`), {
      flag: force ? 'w' : 'wx',
    })

    for (const line of report(plan, detection, name)) say(line)
    const upstreams = plan.upstreams.map((server) => ({
      name: server.name,
      base_url: server.base_url,
      key_env: server.key_env ?? null,
      provider: server.provider,
      dialects: server.dialects,
    }))
    const { routes, missing, skipped, queryModel } = plan
    return {
      json: { file, upstreams, routes, missing, skipped, query_model: queryModel ?? null },
    }
  },
})

const serverLine = ({ name, base_url, models, isListed }: DetectedServer) => {
  const count = counted(models.length, 'model')
  return `Found ${name} at ${base_url}${isListed ? ` with ${count}` : ''}.`
}

/** The lines to print: servers found, models skipped, the file written, and the next steps. */
export function report(plan: InitPlan, detection: Detection, file: string): string[] {
  const { servers, notes, keys } = detection
  return [
    ...servers.map(serverLine),
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
  const summary = `Wrote ${file} with ${counted(routes.length, 'model')}${ofContract}.`
  return routes.length > 0 ? [summary] : [summary, 'Write a route for each model that you use.']
}

function nothingLines(keys: readonly string[], file: string): string[] {
  const sandbox = 'so it runs the sandbox with canned replies.'
  if (keys.length > 0)
    return [`Wrote ${file}. None of ${keys.join(', ')} could be used, ${sandbox}`]
  return [
    `Wrote ${file}. No model server and no provider key was found, ${sandbox}`,
    `For a local model, \`${firstModels.join('` or `')}\`; for a provider, set its key. ` +
      'Then run init again with --force.',
  ]
}

const counted = (number: number, noun: string) =>
  number === 1 ? `one ${noun}` : `${number} ${noun}s`

/**
 * The text of tollgate.yaml, with comments for newcomers; `proposedBy` is the source of the proposed
 * prices.
 */
export function configText(
  plan: InitPlan,
  { takenPorts }: Pick<Detection, 'takenPorts'>,
  proposedBy = '',
): string {
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
    '# Model servers. Keys are not in this file: ' +
      'key_env names the environment variable with the key, or key_file the file.',
    'upstreams:',
    ...upstreamLines(plan),
    '',
    '# The upstreams of each model, with its name there. ' +
      'Tier 2 is used only if no upstream of tier 1 is available.',
    '# The models of /v1 come first, then those of your servers by their own names, ' +
      'for /openai/v1 and /anthropic.',
    'routes:',
    ...routeLines(plan, proposedBy),
    '',
    ...modelLines(plan),
    ...queryLines(plan),
    '# Prices for callers, in USD per million tokens; ' +
      'by default the cost of the deployment (usd_per_million of a route).',
    '# prices:',
    '#   "*": { input: "0.05", output: "0.08" }',
    '',
  ].join('\n')
}

function modelLines({ routes }: InitPlan): string[] {
  const others = routes.filter(({ kind }) => kind !== 'chat')
  if (others.length === 0) return []
  const lines = others.map(({ model, kind }) => `  ${quoted(model)}: { kind: ${kind} }`)
  return [
    '# Settings that cannot be guessed from a name. The default is a chat model.',
    'models:',
    ...lines,
    '',
  ]
}

function queryLines({ queryModel }: InitPlan): string[] {
  if (queryModel === undefined) return []
  return ['# The model for queries of agents.', `mesh: { model: ${quoted(queryModel)} }`, '']
}

const exampleUpstream =
  '  # my-server: { base_url: "http://127.0.0.1:8000/v1", key_env: MY_SERVER_KEY }'
const exampleRoute = '  # my-model: [ { upstream: my-server, model: "its name there" } ]'

const upstreamLines = ({ upstreams }: InitPlan): string[] =>
  upstreams.length === 0 ? [exampleUpstream] : upstreams.map(upstreamLine)

function routeLines(
  { upstreams, routes, missing, skipped }: InitPlan,
  proposedBy: string,
): string[] {
  const ofContract = routes.filter(isOfContract)
  const example = upstreams[0]?.name ?? 'my-server'
  // Users of no model of /v1 do not need the others.
  const unserved = ofContract.length > 0 ? missing : []
  const linesOf = (route: PlannedRoute) => linesOfRoute(route, proposedBy)
  const isProposed = routes.some(({ places }) => places.some(({ proposal }) => proposal))
  return [
    ...(upstreams.length === 0 ? [exampleRoute] : []),
    ...(isProposed ? [proposalNote] : []),
    ...ofContract.flatMap(linesOf),
    ...(unserved.length > 0 ? ['  # Models of /v1 without a server; fill in the name there:'] : []),
    ...unserved.map((model) => missingLine(model, example)),
    ...routes.filter((route) => !isOfContract(route)).flatMap(linesOf),
    ...skipped.map((one) => `  # ${skippedLine(one)}`),
  ]
}

const missingLine = (model: string, upstream: string) =>
  `  # ${quoted(model)}: [ { upstream: ${upstream}, model: "its name there" } ]`

const isOfContract = ({ model }: PlannedRoute) => modelValues.some((name) => name === model)

const proposalNote =
  '  # usd_per_million is your cost in USD, by the named source on that day; compare it with your bill.'

const linesOfRoute = ({ model, places }: PlannedRoute, proposedBy: string): string[] => [
  `  ${quoted(model)}:`,
  ...places.map((place) => placeLine(place, proposedBy)),
]

const quoted = (text: string) => JSON.stringify(text) // every JSON string is a YAML string

/** An upstream with the settings that its provider does not imply. */
function upstreamLine(server: DetectedServer): string {
  const { name, base_url, key_env, provider, dialects, isListed } = server
  const usual = providerOf({ base_url, provider }).dialects
  const settings = [
    `base_url: ${quoted(base_url)}`,
    key_env !== undefined && `key_env: ${key_env}`,
    providerName({ base_url }) !== provider && `provider: ${provider}`,
    !isDeepStrictEqual(dialects, usual) && `dialects: [${dialects.join(', ')}]`,
  ]
  const note = isListed ? '' : '   # it did not list its models: check --probe'
  return `  ${name}: { ${settings.filter(Boolean).join(', ')} }${note}`
}

/** Upstreams of a pattern receive the requested name. */
function placeLine(
  { upstream, model, tier, proposal }: PlannedRoute['places'][number],
  proposedBy: string,
): string {
  const settings = [
    `upstream: ${upstream}`,
    !model.endsWith('*') && `model: ${quoted(model)}`,
    `tier: ${tier}`,
    proposal?.contextTokens !== undefined && `context_tokens: ${proposal.contextTokens}`,
    proposal && `usd_per_million: ${inlineYaml(proposal.price)}`,
  ]
  return `    - { ${settings.filter(Boolean).join(', ')} }${proposal ? `   # ${proposedBy}` : ''}`
}
