import type { components } from '../../../generated/server/operator.ts'
import { commandLine } from '../../command.ts'
import { loadConfig } from '../../config/load.ts'
import { didYouMean } from '../../documents/closest.ts'
import { drainUpstream, listDrained, restoreUpstream } from '../../store/queries/drains.ts'
import {
  act,
  CommandError,
  configFlag,
  helpText,
  jsonFlag,
  readArguments,
  UsageError,
  type Command,
} from '../arguments.ts'
import { cliActor } from '../actor.ts'
import { askOperator } from './operator.ts'
import { print, printJson, say, table } from '../output.ts'
import { withStore } from '../store.ts'

type UpstreamView = components['schemas']['Upstream']

const address = {
  url: {
    type: 'string',
    value: 'URL',
    about: 'With list: the operator URL of the server; by default that of the configuration.',
  },
} as const
const common = { ...configFlag, ...jsonFlag } as const
const actions = { list, drain, restore }

/** `tollgate upstreams`. Drains go through the store, which all servers read. */
export const upstreams: Command = {
  help: helpText({
    usage: ['upstreams [list] [--url URL]', 'upstreams drain NAME', 'upstreams restore NAME'],
    about: 'Inference servers: their state at a running server, and which are drained.',
    flags: { ...address, ...common },
    notes: [
      '`drain` stops new calls from all servers of the store within two seconds, until `restore`.',
      'Calls in progress finish.',
      '`list` asks the running server. It needs the operator token in the environment.',
    ],
  }),
  run: (args) => act('upstreams', args, actions, 'list'),
}

async function list(args: string[]) {
  const { config, url, json } = readArguments(args, { ...address, ...common }).flags
  const { upstreams } = await askOperator<components['schemas']['UpstreamList']>(
    { config, url },
    'GET',
    '/upstreams',
    'upstreams',
  )
  if (json) return printJson({ upstreams })
  if (upstreams.length === 0) return say('There are no upstreams.')
  print(
    table(
      [
        'upstream',
        'address',
        'state',
        'model',
        'upstream model',
        'tier',
        'weight',
        'breaker',
        'calls',
        'retried in',
      ],
      upstreams.flatMap(rowsOf),
      ['tier', 'weight', 'calls', 'retried in'],
    ),
  )
}

function rowsOf({ name, base_url, drained_at, deployments }: UpstreamView): string[][] {
  const own = [
    name,
    base_url ?? 'not configured',
    drained_at === null
      ? 'in use'
      : `drained ${new Date(drained_at).toISOString().slice(0, 16).replace('T', ' ')}`,
  ]
  if (deployments.length === 0) return [[...own, '-', '-', '-', '-', '-', '-', '-']]
  return deployments.map(
    ({ model, upstream_model, tier, weight, breaker, in_flight, resting_s }) => [
      ...own,
      model,
      upstream_model,
      String(tier),
      String(weight),
      breaker ?? '-',
      String(in_flight),
      resting_s === 0 ? '-' : `${resting_s} s`,
    ],
  )
}

async function drain(args: string[]) {
  const { name, config, json } = upstreamFrom(args)
  requireName(configured(config), name)
  const since = await withStore({ config, mayCreate: true }, async ({ journal }) => {
    await drainUpstream(journal, name, Date.now(), cliActor())
    return (await listDrained(journal)).get(name)
  })
  if (json) return printJson({ name, drained_at: since ?? null })
  say(
    `${name} is drained; running servers stop sending it calls within two seconds. ` +
      `\`${commandLine(`upstreams restore ${name}`)}\` restores it.`,
  )
}

async function restore(args: string[]) {
  const { name, config, json } = upstreamFrom(args)
  await withStore({ config, mayCreate: true }, async ({ journal }) => {
    // An upstream may stay drained after it left the configuration.
    requireName([...new Set([...configured(config), ...(await listDrained(journal)).keys()])], name)
    await restoreUpstream(journal, name, Date.now(), cliActor())
  })
  if (json) return printJson({ name, drained_at: null })
  say(`${name} is restored; running servers send it calls within two seconds.`)
}

function upstreamFrom(args: string[]): { name: string; config: string | undefined; json: boolean } {
  const {
    flags: { config: file, json },
    words: [name],
  } = readArguments(args, common, ['NAME'])
  if (name === undefined) throw new UsageError('Name an upstream of the configuration.')
  return { name, config: file, json }
}

const configured = (file: string | undefined) =>
  Object.keys(loadConfig({ file, env: process.env, secrets: false }).config.upstreams)

function requireName(names: readonly string[], name: string): void {
  if (names.includes(name)) return
  const list = names.length === 0 ? '' : ` There are: ${names.join(', ')}.`
  const hint = didYouMean(name, names) || list
  throw new CommandError(`There is no upstream ${JSON.stringify(name)}.${hint}`)
}
