import {
  ConfigError,
  describeConfig,
  loadConfig,
  type ConfigDescription,
  type LoadedConfig,
} from '../config.ts'
import { agentsOf, type AgentsDescription } from './check-agents.ts'
import { configFlag, helpText, readArguments, type Command } from './arguments.ts'
import { askModels } from './ask.ts'
import { print, printJson, say, table } from './output.ts'

const probeMs = 3000
const flags = {
  probe: {
    type: 'boolean',
    about: 'Also ask every upstream for its models, and whether the mapped ones are among them.',
  },
  ...configFlag,
  json: {
    type: 'boolean',
    about: 'Print JSON for scripts: {"ok": true, …} or {"ok": false, "problems": […]}.',
  },
} as const

type Probe = { upstream: string; ok: boolean; detail: string; missing: string[] }

/** Says what `serve` would do, without starting anything. */
export const check: Command = {
  help: helpText({
    usage: ['check [--probe] [--config FILE] [--json]'],
    about:
      'Reads the configuration as serve would and says what it means, or all that is wrong with it. Secrets are not shown.',
    flags,
    notes: [
      'Exit code 1 when something is wrong, or when --probe finds an upstream or a model missing.',
    ],
  }),
  async run(args) {
    const { flags: given } = readArguments(args, flags)
    const loaded = attempt(() => loadConfig({ file: given.config, env: process.env }), given.json)
    if (loaded === null) return 1
    const description = describeConfig(loaded)
    const agents = attempt(() => agentsOf(loaded), given.json)
    if (agents === null) return 1
    const probes = given.probe
      ? await Promise.all(Object.keys(loaded.config.upstreams).map((name) => probe(name, loaded)))
      : []
    const ok = probes.every((found) => found.ok)
    if (given.json) printJson({ ok, ...description, agents, ...(given.probe && { probes }) })
    else print(asText(description, agents, probes))
    return ok ? 0 : 1
  },
}

/** With --json the problems are the result that was asked for, so they go to standard output. */
function attempt<T>(work: () => T, json: boolean): T | null {
  try {
    return work()
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    if (json) printJson({ ok: false, problems: error.problems })
    else say(error.message)
    return null
  }
}

async function probe(upstream: string, { config, secrets }: LoadedConfig): Promise<Probe> {
  const { base_url = '', headers } = config.upstreams[upstream] ?? {}
  const listing = await askModels(base_url, {
    key: secrets.upstreamKeys.get(upstream),
    headers,
    timeoutMs: probeMs,
  })
  if (!listing.ok) {
    // Not every server lists its models, and chat may work all the same.
    const unlisted = listing.status === 404 || listing.status === 405
    return {
      upstream,
      ok: unlisted,
      detail: unlisted ? 'it does not list its models; not checked' : listing.reason,
      missing: [],
    }
  }
  const wanted = describeConfig({ config, sandbox: false, file: null, secrets }).routes.filter(
    (route) => route.upstream === upstream,
  )
  // Ollama lists `mistral` as `mistral:latest` and answers to both.
  const listed = (name: string) =>
    listing.models.includes(name) || listing.models.includes(`${name}:latest`)
  const missing = [...new Set(wanted.map((route) => route.upstream_model))].filter(
    (name) => !listed(name),
  )
  const ok = missing.length === 0
  return {
    upstream,
    ok,
    detail: ok ? `lists ${listing.models.length} models` : `does not list ${missing.join(', ')}`,
    missing,
  }
}

/** What taking payments depends on, a sentence each. */
function aboutPayments({ payments }: ConfigDescription): string[] {
  const blind = payments.filter(({ rpc }) => rpc === null).map(({ network }) => network)
  const warnings = blind.map(
    (network) =>
      `Warning: ${network} has no rpc_env, so what its facilitator does not tell cannot be read from the chain: ` +
      'where its answer to a settlement is lost for good, the payment ends as undecided and its answer is never given out.',
  )
  return [
    ...warnings,
    'One pay_to belongs to one store: of two that share it both may answer for one payment.',
  ]
}

const sandboxText = `Sandbox: no upstreams and no routes are configured, so an embedded server answers every model with canned text.
\`tollgate init\` writes a real configuration.`

function asText(config: ConfigDescription, agents: AgentsDescription, probes: Probe[]): string {
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
    ...[...agents.unavailable, ...agents.broken].map(({ id, reason }) => ['', `${id}: ${reason}`]),
    ...agents.warnings.map((warning) => ['', warning]),
  ]
  const parts = [facts.map(([name = '', value = '']) => `${name.padEnd(16)}${value}`).join('\n')]
  if (config.sandbox) parts.push(sandboxText)
  else {
    const upstreams = config.upstreams.map(({ name, base_url, key, used }) => [
      name,
      base_url,
      key ?? '-',
      used ? 'yes' : 'no',
    ])
    parts.push(table(['upstream', 'address', 'key', 'used'], upstreams))
    const rows = config.routes.map(
      ({ model, tier, weight, upstream, upstream_model, cost, price }) => {
        return [
          model,
          String(tier),
          String(weight),
          upstream,
          upstream_model,
          cost ?? '-',
          price ?? '-',
        ]
      },
    )
    parts.push(
      table(
        ['model', 'tier', 'weight', 'upstream', 'its name there', 'cost in/out', 'price in/out'],
        rows,
        ['tier', 'weight'],
      ),
    )
  }
  const paid = config.payments.map(
    ({ network, pay_to, asset, facilitator, facilitator_key, rpc }) => {
      return [network, pay_to, asset, facilitator, facilitator_key ?? '-', rpc ?? '-']
    },
  )
  if (paid.length > 0) parts.push(config.unpaid)
  if (paid.length > 0)
    parts.push(
      table(['paid on', 'to', 'asset', 'facilitator', 'its key', 'rpc'], paid),
      aboutPayments(config).join('\n'),
    )
  const probed = probes.map(({ upstream, ok, detail }) => [upstream, ok ? 'ok' : 'FAILED', detail])
  if (probed.length > 0) parts.push(table(['upstream', 'probe', 'detail'], probed))
  return parts.join('\n\n')
}
