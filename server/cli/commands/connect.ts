import { modelValues } from '../../../generated/server/gateway.ts'
import { commandLine } from '../../command.ts'
import {
  loadConfig,
  isServed,
  modelCatalog,
  type Config,
  type LoadedConfig,
  type ModelCatalog,
} from '../../config/load.ts'
import { factsOf, providerOf } from '../../config/providers.ts'
import { didYouMean } from '../../documents/closest.ts'
import { shapingBy, shapingLine } from '../../gateway/providers/describe.ts'
import { defineCommand, CommandError, configFlag, UsageError } from '../arguments.ts'
import { say } from '../output.ts'
import { programs, type ConnectionDetails, type Program } from '../../../client/connect/programs.ts'
import { commandNamed } from '../operations/commands.ts'
import { callOperation } from '../operations/run.ts'
import { serviceUrl } from '../server-url.ts'

const flags = {
  key: {
    value: 'TOKEN',
    about: 'The key that the program will use.',
    form: { pattern: /^[!-~]{1,512}$/, words: 'a token without spaces, like tg_…' },
  },
  'new-key': { about: "Create a key with the program's name." },
  model: {
    value: 'MODEL',
    about: 'The model; by default the first served one.',
  },
  ...configFlag,
} as const

const names = Object.keys(programs)
const shownKey = 'tg_your_key'

/** `tollgate connect`. It prints settings and changes no file of the program. */
export const connect = defineCommand({
  usage: ['connect PROGRAM [--key TOKEN | --new-key] [--model MODEL] [--config FILE]'],
  about: 'Prints the settings with which a program uses this server, ready to paste.',
  flags,
  words: { PROGRAM: undefined },
  notes: [
    'Programs',
    ...Object.entries(programs).map(([name, { title }]) => `  ${name.padEnd(12)}  ${title}`),
  ],
  async run(values, [word]) {
    const [name, program] = programNamed(word)
    if (values.key !== undefined && values['new-key'])
      throw new UsageError('--key and --new-key exclude each other.')
    const loaded = loadConfig({ file: values.config, env: process.env, secrets: false })
    const connection = connectionOf(loaded, program, values.model)
    const created = values['new-key'] ? await newKey(name, program, values.config) : undefined
    const key = created ?? values.key
    const note =
      `Replace ${shownKey} by a key with the scope ${program.scope}: --key names one, ` +
      '--new-key creates one.'
    return {
      text: settingsText(program, { ...connection, key: key ?? shownKey }),
      notes: [
        ...(key === undefined ? [note] : []),
        ...shapingNotes(loaded, program, connection.model),
      ],
    }
  },
})

function programNamed(name: string | undefined): [string, Program] {
  const list = `There are: ${names.join(', ')}.`
  if (name === undefined) throw new UsageError(`Name a program. ${list}`)
  const program = Object.hasOwn(programs, name) ? programs[name] : undefined
  if (program) return [name, program]
  throw new UsageError(
    `There are no settings for ${JSON.stringify(name)}.${didYouMean(name, names)} ${list} ` +
      "Any program that uses OpenAI's API works with `connect openai`.",
  )
}

function connectionOf(
  { config, sandbox }: LoadedConfig,
  { scope }: Program,
  wanted: string | undefined,
): Omit<ConnectionDetails, 'key'> {
  const catalog = modelCatalog(config)
  const served = sandbox ? [...modelValues] : catalog.listed.map(({ name }) => name)
  const gateway = urlOf(config, 'gateway', scope === 'chat')
  const mesh = urlOf(config, 'mesh', scope === 'mesh')
  const model = wanted ?? (sandbox ? served[0] : usualModel(catalog))
  if (scope === 'chat') checkModel(model, served, catalog)
  const { contextTokens, outputTokens } = catalog.find(model ?? '') ?? {}
  const embeddings = catalog.listed.find(({ kind }) => kind === 'embeddings')
  return {
    openaiUrl: `${gateway}/openai/v1`,
    anthropicUrl: `${gateway}/anthropic`,
    mcpUrl: `${mesh}/mcp`,
    model: model ?? '',
    ...(embeddings !== undefined && { embeddings: embeddings.name }),
    ...(contextTokens !== undefined && { contextTokens }),
    ...(outputTokens !== undefined && { outputTokens }),
  }
}

/** A line for each upstream of the model that gets other requests than the program sends. */
function shapingNotes({ config }: LoadedConfig, { scope }: Program, calledModel: string): string[] {
  if (scope !== 'chat') return []
  const { deployments = [] } = modelCatalog(config).find(calledModel) ?? {}
  const lines = deployments.flatMap(({ upstream, model = calledModel, is = model }) => {
    const settings = config.upstreams[upstream]
    if (!settings) return []
    const facts = factsOf(providerOf(settings), is, settings.facts)
    if (shapingBy(facts).length === 0) return []
    return [`${calledModel} at ${upstream}: ${shapingLine(settings.provider, facts)}.`]
  })
  return [...new Set(lines)]
}

/** The first chat model with a route of its own, else the first chat model. */
function usualModel({ listed }: ModelCatalog): string | undefined {
  const chatting = listed.filter(({ kind }) => kind === 'chat')
  return (chatting.find(({ name, route }) => name === route) ?? chatting[0])?.name
}

/** The URL that callers use; with port 0 only the running server knows it. */
function urlOf(config: Config, service: 'gateway' | 'mesh', isNeeded: boolean): string {
  const { public_url, port } = config[service]
  if (public_url !== undefined) return public_url.replace(/\/+$/, '')
  if (port === 0 && !isNeeded) return ''
  return serviceUrl(config, service, `set ${service}.public_url to the URL that callers use`)
}

function checkModel(
  model: string | undefined,
  served: readonly string[],
  catalog: ModelCatalog,
): asserts model is string {
  if (model === undefined)
    throw new CommandError(
      'No chat model is served: add a route. ' +
        `\`${commandLine('check --probe')}\` lists the served models.`,
    )
  const declared = catalog.find(model)
  if (served.includes(model) || (declared && isServed(declared))) return
  throw new CommandError(
    `No route serves the model ${JSON.stringify(model)}.${didYouMean(model, served)} ` +
      `There are: ${served.join(', ')}.`,
  )
}

async function newKey(name: string, { scope }: Program, config: string | undefined) {
  const request = { query: {}, body: { name, scopes: [scope] } }
  const created = await callOperation(await commandNamed('keys create'), request, { config })
  const { id, key } = created as { id: string; key: string }
  say(`Key ${id} for ${name}; the token is shown only now.`)
  return key
}

function settingsText({ title, snippets, note }: Program, connection: ConnectionDetails): string {
  const blocks = snippets(connection).map(({ place, lines }) => [`# ${place}:`, '', ...lines, ''])
  const notes = note === undefined ? [] : [`# ${note}`, '']
  return [`# ${title}`, '', ...blocks.flat(), ...notes].join('\n').trimEnd()
}
