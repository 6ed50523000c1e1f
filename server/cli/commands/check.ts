import { commandLine } from '../../command.ts'
import {
  ConfigError,
  describeConfig,
  loadConfig,
  type ConfigDescription,
  type LoadedConfig,
} from '../../config/load.ts'
import { modelCatalog } from '../../config/models.ts'
import {
  comparePrices,
  inlineYaml,
  loadPublicPrices,
  type ComparedPrice,
  type PublicPrices,
} from '../../config/price-proposals.ts'
import { describeAgents, type AgentsDescription } from '../agents/configured.ts'
import { clockFault } from '../../operator/overview/problems.ts'
import type { DatabaseCheck } from '../../store/postgres/check.ts'
import { listenFault } from '../../http/listen/port.ts'
import { tryFolder, unusableFolder } from '../../store/files.ts'
import { alreadyServed, isLocked } from '../../store/lock.ts'
import { defineCommand, configFlag } from '../arguments.ts'
import { factLines, resultsTable, tableOf } from '../output.ts'
import type { NetworkCheck } from '../payments/facilitators.ts'
import { probe, type Probe } from '../../gateway/probing/probe.ts'

const flags = {
  probe: {
    about:
      'Also query each upstream for its models and dialects and with a chat of one token, and ' +
      'each facilitator for its networks.',
  },
  reload: {
    about: 'Skip checks of ports and store: a running server will reload with SIGHUP.',
  },
  ...configFlag,
  json: {
    about: 'Print JSON: {"ok": true, …} or {"ok": false, "problems": […]}.',
  },
} as const

/** `tollgate check`. */
export const check = defineCommand({
  usage: ['check [--probe] [--reload] [--config FILE] [--json]'],
  about: 'Reads the configuration as serve would, and prints its effect or all of its problems.',
  flags,
  notes: [
    'Exits with 1 if there are problems, if serve could not start here now, or if --probe finds',
    'that an upstream, a model or a network of a facilitator is missing.',
  ],
  run: (values) =>
    checkConfig(values).catch((error: unknown) => {
      if (!(error instanceof ConfigError)) throw error
      // With --json, problems are the result, on standard output.
      const { problems, message } = error
      return { json: { ok: false, problems }, notes: [message], ok: false }
    }),
})

type Options = { probe: boolean; reload: boolean; config: string | undefined }

async function checkConfig({ probe: isProbing, reload, config: file }: Options) {
  const loaded = loadConfig({ file, env: process.env })
  const description = describeConfig(loaded)
  const agents = await describeAgents(loaded)
  const probed = isProbing ? Object.keys(loaded.config.upstreams) : []
  const probes = await Promise.all(probed.map((name) => probe(name, loaded)))
  const facilitators = isProbing ? await probeFacilitators(loaded) : []
  const prices = await loadPublicPrices()
  const hints = comparePrices(loaded.config, modelCatalog(loaded.config), prices).filter(
    ({ isSame }) => !isSame,
  )
  const database = reload ? undefined : await databaseOf(loaded)
  const problems = reload ? [] : [...(database?.faults ?? []), ...(await faultsOfStart(loaded))]
  const ok = problems.length === 0 && [...probes, ...facilitators].every((result) => result.ok)
  const priceLines = hints.map((one) => hintLine(one, prices))
  const storeLines = linesOfDatabase(database)
  const more = {
    ...(hints.length > 0 && { price_hints: priceLines }),
    ...(storeLines.length > 0 && { store_hints: storeLines }),
    ...(problems.length > 0 && { problems }),
    ...(isProbing && { probes }),
    ...(facilitators.length > 0 && { facilitators }),
  }
  return {
    json: { ok, ...description, agents, ...more },
    text: descriptionText(description, agents, probes, facilitators, [
      ...storeLines,
      ...priceLines,
    ]),
    notes: problems,
    ok,
  }
}

async function databaseOf({ secrets }: LoadedConfig): Promise<DatabaseCheck | undefined> {
  if (secrets.storeUrl === null) return undefined
  const { checkDatabase } = await import('../../store/postgres/check.ts')
  return checkDatabase(secrets.storeUrl)
}

function linesOfDatabase(database: DatabaseCheck | undefined): string[] {
  if (!database) return []
  const clock = clockFault(database.aheadMs)
  const statements = database.statements.map(
    (text) => `Hint: unless a start of the server may set it: \`${text};\``,
  )
  return clock === undefined ? statements : [`Warning: ${clock}.`, ...statements]
}

/** A hint only: the operator may have a contract with other prices. */
function hintLine(compared: ComparedPrice, { source }: PublicPrices): string {
  const { model, upstream, price, configured } = compared
  const state = configured ? `${inlineYaml(configured)}` : 'no price'
  return `Hint: ${model} at ${upstream} has ${state}; ${source} has ${inlineYaml(price)}.`
}

async function probeFacilitators(loaded: LoadedConfig): Promise<NetworkCheck[]> {
  if (Object.keys(loaded.config.payments.networks).length === 0) return []
  // Imported here: most checks need no payments.
  const { queryFacilitators } = await import('../payments/facilitators.ts')
  const { checks, close } = await queryFacilitators(loaded)
  await close()
  return checks
}

const descriptionText = (
  config: ConfigDescription,
  agents: AgentsDescription,
  probes: Probe[],
  facilitators: NetworkCheck[],
  hints: string[],
): string =>
  [
    factsText(config, agents),
    ...(config.sandbox ? [sandboxText] : routesText(config)),
    ...(hints.length > 0 ? [hints.join('\n')] : []),
    ...(config.payments.length > 0 ? paymentsText(config) : []),
    ...resultsTable(
      ['upstream', 'probe'],
      probes.map((one) => [one.upstream, one]),
    ),
    ...resultsTable(
      ['network', 'facilitator'],
      facilitators.map((one) => [one.network, one]),
    ),
  ].join('\n\n')

function factsText(config: ConfigDescription, agents: AgentsDescription): string {
  const facts = [
    ['configuration', config.file ?? 'none'],
    ['store', config.store],
    ...(config.spool === config.store ? [] : [['spool', config.spool]]),
    ['gateway', `${config.gateway}${config.workers > 1 ? ` (${config.workers} workers)` : ''}`],
    ['mesh', config.mesh],
    ['metadata', config.metadata],
    ['operator', config.operator],
    ['operator token', config.operator_token],
    ['agents', `${agents.available} of ${agents.count} are available`],
    ...(config.tools_proxy === null ? [] : [['tools', toolsProxyText(config)]]),
    ...[...agents.unavailable, ...agents.broken].map(({ id, reason }) => ['', `${id}: ${reason}`]),
    ...agents.warnings.map((warning) => ['', warning]),
  ]
  return factLines(facts, 16)
}

function toolsProxyText({
  tools_proxy: proxy,
  tools_proxy_resolves: resolves,
}: ConfigDescription): string {
  const checked = 'names are resolved and checked here'
  const unchecked = 'it resolves names, and must refuse private IP addresses itself'
  return `are called by the proxy ${proxy}; ${resolves ? unchecked : checked}`
}

const sandboxText =
  'Sandbox: no upstreams and no routes are configured, ' +
  'so an embedded server returns canned text for every model.\n' +
  `\`${commandLine('init')}\` writes a real configuration.`

function routesText({
  upstreams,
  routes,
  unserved,
  unpriced,
  query_model,
  query_model_served,
}: ConfigDescription): string[] {
  const upstreamColumns = {
    upstream: 'name',
    address: 'base_url',
    key: 'key',
    used: ({ used }: ConfigDescription['upstreams'][number]) => (used ? 'yes' : 'no'),
  } as const
  const routeColumns = {
    model: 'model',
    tier: 'tier',
    weight: 'weight',
    upstream: 'upstream',
    'upstream model': 'upstream_model',
    'cost in/out': 'cost',
    'price in/out': 'price',
  } as const
  const isProxied = upstreams.some(({ proxy }) => proxy !== null)
  const texts = [
    tableOf(upstreams, { ...upstreamColumns, ...(isProxied && { proxy: proxyText }) }),
    tableOf(routes, routeColumns, ['tier', 'weight']),
  ]
  const notes = [
    ...(unserved.length > 0 ? [`Not served, without a route: ${unserved.join(', ')}.`] : []),
    ...(query_model_served ? [] : [queryModelText(query_model)]),
    ...(unpriced.models.length > 0 ? [unpricedText(unpriced)] : []),
  ]
  return notes.length > 0 ? [...texts, notes.join('\n')] : texts
}

const proxyText = ({ proxy }: { proxy: string | null }) => proxy ?? 'none'

const queryModelText = (model: string) =>
  `Warning: no route serves ${model}, the model of agents' queries (mesh.model): they will return 503.`

const unpricedRules = {
  refuse: 'Keys with a budget may not use them (limits.unpriced).',
  allow: 'A budget counts nothing for them; give them a price, or set limits.unpriced to refuse.',
}

const unpricedText = ({ models, rule }: ConfigDescription['unpriced']) =>
  `These models have no price, and deployments without a cost: ${models.join(', ')}. ` +
  unpricedRules[rule]

function paymentsText({ payments, unpaid, shared_address }: ConfigDescription): string[] {
  const columns = {
    network: 'network',
    pay_to: 'pay_to',
    asset: 'asset',
    facilitator: 'facilitator',
    'facilitator key': 'facilitator_key',
    rpc: 'rpc',
  } as const
  const warnings = payments
    .filter(({ rpc }) => rpc === null)
    .map(
      ({ network }) =>
        `Warning: ${network} has no rpc_env, so a settlement whose response is lost cannot be ` +
        'looked up on the chain: the payment ends as undecided and its answer is never returned.',
    )
  const isProxied = payments.some((one) => one.proxy !== null || one.rpc_proxy !== null)
  const proxyColumns = {
    'facilitator proxy': proxyText,
    'rpc proxy': ({ rpc_proxy: proxy }: (typeof payments)[number]) => proxyText({ proxy }),
  } as const
  return [
    unpaid,
    tableOf(payments, { ...columns, ...(isProxied && proxyColumns) }),
    [
      ...(shared_address === null ? [] : [`Warning: ${shared_address}`]),
      ...warnings,
      onePayToPerStore,
    ].join('\n'),
  ]
}

const onePayToPerStore =
  'Use one pay_to per store: two stores that share it may both serve one payment.'

const services = ['gateway', 'mesh', 'metadata', 'operator'] as const

/** Problems that would prevent `serve` from starting now: ports, the store's folder, its lock. */
async function faultsOfStart({ config }: Pick<LoadedConfig, 'config'>): Promise<string[]> {
  const fault = faultOfFolder(config.spool)
  // The server that locked the folder also uses the ports.
  if (fault !== undefined) return [fault]
  const faults = await Promise.all(
    services.map((service) => listenFault({ service, ...config[service] })),
  )
  return faults.filter((one) => one !== undefined)
}

const ofReload = 'Use --reload to check the configuration for a reload of that server.'

function faultOfFolder(folder: string): string | undefined {
  try {
    tryFolder(folder)
    return isLocked(folder) ? `${alreadyServed(folder)} ${ofReload}` : undefined
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error
    return unusableFolder(folder, error).message
  }
}
