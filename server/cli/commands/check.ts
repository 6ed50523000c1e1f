import { commandLine } from '../../command.ts'
import {
  ConfigError,
  describeConfig,
  loadConfig,
  type ConfigDescription,
} from '../../config/load.ts'
import { agentsOf, type AgentsDescription } from '../agents/check.ts'
import { faultsOfStart } from '../check-start.ts'
import { configFlag, helpText, readArguments, type Command } from '../arguments.ts'
import { print, printJson, say, table } from '../output.ts'
import { probe, type Probe } from '../probe.ts'

const flags = {
  probe: {
    type: 'boolean',
    about: 'Also ask every upstream for its models, and for a chat of one token with a mapped one.',
  },
  reload: {
    type: 'boolean',
    about:
      'For a running server that is to read this with SIGHUP: its ports and store are its own.',
  },
  ...configFlag,
  json: {
    type: 'boolean',
    about: 'Print JSON for scripts: {"ok": true, …} or {"ok": false, "problems": […]}.',
  },
} as const

/** Says what `serve` would do here and now, without starting anything. */
export const check: Command = {
  help: helpText({
    usage: ['check [--probe] [--reload] [--config FILE] [--json]'],
    about:
      'Reads the configuration as serve would and says what it means, or all that is wrong with it. Secrets are not shown.',
    flags,
    notes: [
      'Exit code 1 when something is wrong, when serve could not start here now,',
      'or when --probe finds an upstream or a model missing.',
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
    const problems = given.reload ? [] : await faultsOfStart(loaded)
    const ok = problems.length === 0 && probes.every((found) => found.ok)
    const more = { ...(problems.length > 0 && { problems }), ...(given.probe && { probes }) }
    if (given.json) printJson({ ok, ...description, agents, ...more })
    else print(asText(description, agents, probes))
    if (!given.json) for (const problem of problems) say(problem)
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

function aboutUnserved({ unserved, query_model: model }: ConfigDescription): string {
  const lines = [`Not served, as they have no route: ${unserved.join(', ')}.`]
  const asked = `Warning: ${model} is the model of agents' queries (mesh.model), which will be answered 503.`
  if (unserved.includes(model)) lines.push(asked)
  return lines.join('\n')
}

const sandboxText = `Sandbox: no upstreams and no routes are configured, so an embedded server answers every model with canned text.
\`${commandLine('init')}\` writes a real configuration.`

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
    if (config.unserved.length > 0) parts.push(aboutUnserved(config))
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
