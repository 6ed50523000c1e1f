import { existsSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { modelValues } from '../../generated/server/gateway.ts'
import { CommandError, helpText, jsonFlag, readArguments, type Command } from './arguments.ts'
import { detect, providers, type Detection, type Found } from './detect.ts'
import { printJson, say } from './output.ts'
import { ollamaName, servedAs, type Model } from './served.ts'

const flags = {
  output: { type: 'string', value: 'FILE', about: 'File to write; tollgate.yaml unless told.' },
  force: { type: 'boolean', about: 'Write over a file that is there.' },
  ...jsonFlag,
} as const

type Place = { upstream: string; model: string; tier: number }
export type Plan = {
  upstreams: Found[]
  routes: { model: Model; places: Place[] }[]
  missing: Model[]
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
      'Exit code 1 when a model has no server; the file is written all the same and says what to fill in.',
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

    for (const note of detection.notes) say(note)
    for (const { name, base_url, models, asked } of detection.found)
      say(`Found ${name} at ${base_url}${asked ? ` with ${models.length} models` : ''}.`)
    const upstreams = plan.upstreams.map(({ name, base_url, key_env }) => ({
      name,
      base_url,
      key_env: key_env ?? null,
    }))
    if (given.json) printJson({ file, upstreams, routes: plan.routes, missing: plan.missing })
    if (plan.missing.length === 0) {
      say(
        `Wrote ${shown} with all ${modelValues.length} models. Next: tollgate check --probe, then tollgate.`,
      )
      return 0
    }
    say(`Wrote ${shown}, but no server was found for ${plan.missing.join(', ')}.`)
    const pulls = plan.missing.map((model) => `\`ollama pull ${ollamaName(model)}\``).join(', ')
    say(
      `Serve them, for instance with ${pulls}, and run init again with --force; or fill in their lines in ${shown}.`,
    )
    return 1
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
  const used = new Set(routes.flatMap(({ places }) => places.map(({ upstream }) => upstream)))
  return {
    upstreams: found.filter(({ name }) => used.has(name)),
    routes: routes.filter(({ places }) => places.length > 0),
    missing: routes.filter(({ places }) => places.length === 0).map(({ model }) => model),
  }
}

/** The file, with a comment wherever a newcomer would ask. */
export function configText(
  { upstreams, routes, missing }: Plan,
  { takenPorts }: Pick<Detection, 'takenPorts'>,
): string {
  const port = [8080, 8180, 8280].find((free) => !takenPorts.includes(free)) ?? 0
  const lines = [
    '# Written by `tollgate init`. `tollgate check` says what it means; spec/config.yaml describes every key.',
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
    'routes:',
    ...routes.flatMap(({ model, places }) => [`  ${quoted(model)}:`, ...places.map(placeLine)]),
    ...missing.flatMap((model) => [
      `  # No server was found for ${model}. Fill this in:`,
      `  # ${quoted(model)}: [ { upstream: ${upstreams[0]?.name ?? 'my-server'}, model: "its name there" } ]`,
    ]),
    '',
    '# What callers pay, in USD per million tokens. Without it they are charged what the deployment costs (usd_per_million on a route).',
    '# prices:',
    '#   "*": { input: "0.05", output: "0.08" }',
    '',
  ]
  return lines.join('\n')
}

const quoted = (text: string) => JSON.stringify(text) // every JSON string is a YAML string

function upstreamLine({ name, base_url, key_env, asked }: Found): string {
  const key = key_env === undefined ? '' : `, key_env: ${key_env}`
  return `  ${name}: { base_url: ${quoted(base_url)}${key} }${asked ? '' : '   # could not be asked for its models: check --probe'}`
}

const placeLine = ({ upstream, model, tier }: Place) =>
  `    - { upstream: ${upstream}, model: ${quoted(model)}, tier: ${tier} }`
