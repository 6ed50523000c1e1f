import { existsSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { modelValues } from '../../../generated/server/gateway.ts'
import { commandLine } from '../../command.ts'
import { CommandError, helpText, jsonFlag, readArguments, type Command } from '../arguments.ts'
import { detect, providers, type Detection, type Found } from '../detect.ts'
import { printJson, say } from '../output.ts'
import { ollamaName, servedAs, whyNotServed, type ServedModel } from '../served.ts'

const flags = {
  output: { type: 'string', value: 'FILE', about: 'File to write; tollgate.yaml unless told.' },
  force: { type: 'boolean', about: 'Write over a file that is there.' },
  ...jsonFlag,
} as const

type Place = { upstream: string; model: string; tier: number }
/** Names that a server lists and that no route uses. */
type Skipped = { upstream: string; models: string[]; reason: string }
export type Plan = {
  upstreams: Found[]
  routes: { model: ServedModel; places: Place[] }[]
  missing: ServedModel[]
  skipped: Skipped[]
}

/** Looks for inference servers and writes a configuration that maps the contract's models to them. */
export const init: Command = {
  help: helpText({
    usage: ['init [--output FILE] [--force]'],
    about:
      'Looks for Ollama, vLLM, llama.cpp and LM Studio on this machine, and for keys of providers in the environment; writes tollgate.yaml.',
    flags,
    notes: [
      `Keys looked for: ${providers.map(({ key_env }) => key_env).join(', ')}.`,
      'The file can be served as it is: a model without a server is not served, and without any server the sandbox is.',
    ],
  }),
  async run(args) {
    const { flags: given } = readArguments(args, flags)
    const shown = given.output ?? 'tollgate.yaml'
    const file = resolve(shown)
    if (!given.force && existsSync(file))
      throw new CommandError(
        `${shown} is there already; --force writes over it, --output names another file.`,
      )
    const detection = await detect({ env: process.env })
    const plan = makePlan(detection)
    writeFileSync(file, configText(plan, detection), { flag: given.force ? 'w' : 'wx' })

    for (const line of report(plan, detection, shown)) say(line)
    const upstreams = plan.upstreams.map(({ name, base_url, key_env }) => ({
      name,
      base_url,
      key_env: key_env ?? null,
    }))
    const { routes, missing, skipped } = plan
    if (given.json) printJson({ file, upstreams, routes, missing, skipped })
    return 0
  },
}

/** Which server gets which model: local ones first, providers behind them. */
export function makePlan({ found }: Pick<Detection, 'found'>): Plan {
  const routes = modelValues.map((model) => {
    const serving = found.flatMap(({ name, local, models }) => {
      const there = servedAs(model, models)
      return there === null ? [] : [{ upstream: name, model: there, local }]
    })
    const hasLocal = serving.some(({ local }) => local)
    return {
      model,
      places: serving.map(({ upstream, model: there, local }) => ({
        upstream,
        model: there,
        tier: local || !hasLocal ? 1 : 2,
      })),
    }
  })
  return {
    upstreams: found,
    routes: routes.filter(({ places }) => places.length > 0),
    missing: routes.filter(({ places }) => places.length === 0).map(({ model }) => model),
    skipped: found.flatMap(skippedOf),
  }
}

function skippedOf({ name: upstream, models }: Found): Skipped[] {
  const reasons = Map.groupBy(models, (model) => whyNotServed(model, models))
  return [...reasons].flatMap(([reason, names]) =>
    reason === null ? [] : [{ upstream, models: names, reason }],
  )
}

const foundLine = ({ name, base_url, models, asked }: Found) => {
  const count = models.length === 1 ? 'one model' : `${models.length} models`
  return `Found ${name} at ${base_url}${asked ? ` with ${count}` : ''}.`
}

/** What is said of what was found and written, a line each. */
export function report(
  { routes, missing, skipped }: Plan,
  { found, notes }: Detection,
  file: string,
): string[] {
  const next = `Next: \`${commandLine('check --probe')}\`, then \`${commandLine('serve')}\`.`
  return [
    ...notes,
    ...found.map(foundLine),
    ...skipped.map((one) => `Skipped of ${one.upstream}: ${few(one.models)} (${one.reason}).`),
    ...written(),
    next,
  ]

  function written(): string[] {
    if (missing.length === 0) return [`Wrote ${file} with all ${modelValues.length} models.`]
    const pulls = missing.map((model) => `\`ollama pull ${ollamaName(model)}\``).join(', ')
    const more = `To serve more, for instance with ${pulls}, run init again with --force; or fill in their lines.`
    const none =
      'No inference server was found, so it serves the sandbox, whose replies are canned.'
    if (found.length === 0) return [`Wrote ${file}. ${none}`, more]
    const which = routes.length === 0 ? 'none' : `${routes.length}`
    return [
      `Wrote ${file} with ${which} of the ${modelValues.length} models. Not served: ${missing.join(', ')}.`,
      more,
    ]
  }
}

/** The file, with a comment wherever a newcomer would ask. */
export function configText(plan: Plan, { takenPorts }: Pick<Detection, 'takenPorts'>): string {
  const { upstreams, routes, missing, skipped } = plan
  const [init, check] = [commandLine('init'), commandLine('check')]
  const port = [8080, 8180, 8280].find((free) => !takenPorts.includes(free)) ?? 0
  const lines = [
    `# Written by \`${init}\`. \`${check}\` says what it means; spec/config.yaml describes every key.`,
    '',
    'store: .tollgate',
    `gateway: { host: 127.0.0.1, port: ${port} }${port === 8080 ? '' : '   # 8080 is taken by another server'}`,
    'operator: { host: 127.0.0.1, port: 8090, token_env: TOLLGATE_OPERATOR_TOKEN }   # the token has at least 32 characters',
    '',
    '# Inference servers. Keys are not written here: key_env names the environment variable that holds one, or key_file the file.',
    'upstreams:',
    ...(upstreams.length === 0
      ? ['  # my-server: { base_url: "http://127.0.0.1:8000/v1", key_env: MY_SERVER_KEY }']
      : upstreams.map(upstreamLine)),
    '',
    '# Who serves which model, under which name there. Tier 2 is used only when tier 1 has nothing left.',
    '# A model without a route is not served: chats with it are answered 503.',
    'routes:',
    ...routes.flatMap(({ model, places }) => [`  ${quoted(model)}:`, ...places.map(placeLine)]),
    ...missing.flatMap((model) => [
      `  # No server was found for ${model}. Fill this in:`,
      `  # ${quoted(model)}: [ { upstream: ${upstreams[0]?.name ?? 'my-server'}, model: "its name there" } ]`,
    ]),
    ...skipped.map((one) => `  # Skipped of ${one.upstream}: ${few(one.models)} (${one.reason}).`),
    '',
    '# What callers pay, in USD per million tokens. Without it they are charged what the deployment costs (usd_per_million on a route).',
    '# prices:',
    '#   "*": { input: "0.05", output: "0.08" }',
    '',
  ]
  return lines.join('\n')
}

const quoted = (text: string) => JSON.stringify(text) // every JSON string is a YAML string

const mostNamed = 8

/** Names that a server chose: nothing in them may end a comment, or move a terminal's cursor. */
function few(models: readonly string[]): string {
  const named = models
    .slice(0, mostNamed)
    .map((name) => (/^[\w.:/@+-]+$/.test(name) ? name : quoted(name)))
  return `${named.join(', ')}${models.length > mostNamed ? ` and ${models.length - mostNamed} more` : ''}`
}

function upstreamLine({ name, base_url, key_env, asked }: Found): string {
  const key = key_env === undefined ? '' : `, key_env: ${key_env}`
  return `  ${name}: { base_url: ${quoted(base_url)}${key} }${asked ? '' : '   # could not be asked for its models: check --probe'}`
}

const placeLine = ({ upstream, model, tier }: Place) =>
  `    - { upstream: ${upstream}, model: ${quoted(model)}, tier: ${tier} }`
