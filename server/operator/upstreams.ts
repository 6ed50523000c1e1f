import type { components } from '../../generated/server/operator.ts'
import type { Config, DeclaredModel, LoadedConfig, ModelCatalog } from '../config/load.ts'
import { factsOf, providerOf } from '../config/providers.ts'
import { Failure } from '../failure.ts'
import { shapingBy } from '../gateway/providers/describe.ts'
import { newestOf } from '../gateway/routing/last-errors.ts'
import type { Drains } from '../gateway/routing/drains.ts'
import { mergeStatuses, type UpstreamStatus } from '../gateway/routing/upstream-status.ts'
import type { Store } from '../store/store.ts'
import { actorOf, type OperatorHandlers } from './caller.ts'
import { recorded } from './recorded.ts'

export type UpstreamParts = {
  /** The configuration in force. */
  config(): Config
  /** The loaded configuration with its secrets, which probes send. */
  loaded(): LoadedConfig
  /** The models of the configuration in force. */
  models(): ModelCatalog
  store: Pick<Store, 'journal'>
  drains: Pick<Drains, 'of' | 'names' | 'drain' | 'restore'>
  /** The state of upstreams in all processes of this server. */
  upstreamStatuses(): Promise<UpstreamStatus[]>
}

type UpstreamView = components['schemas']['Upstream']
/** The handlers of operator.yaml for upstreams. */
export function upstreamHandlers({
  config,
  loaded,
  models,
  store,
  drains,
  upstreamStatuses,
}: UpstreamParts): OperatorHandlers<
  'listUpstreams' | 'drainUpstream' | 'restoreUpstream' | 'probeUpstream'
> {
  const configured = () => Object.keys(config().upstreams)
  /** Drained upstreams stay listed after their removal from the configuration. */
  const listed = () => [...new Set([...configured(), ...drains.names()])]

  async function changed(
    name: string,
    names: readonly string[],
    change: () => Promise<void>,
  ): Promise<{ status: 200; body: UpstreamView }> {
    mustBeOneOf(names, name)
    await change()
    return { status: 200, body: viewOf(name, await upstreamStatuses()) }
  }

  function viewOf(name: string, all: readonly UpstreamStatus[]): UpstreamView {
    const { upstreams } = config()
    const settings = Object.hasOwn(upstreams, name) ? upstreams[name] : undefined
    const url = settings && new URL(settings.base_url)
    const own = all.filter(({ upstream }) => upstream === name)
    return {
      name,
      origin: url?.origin ?? null,
      // Without a query, which may hold a secret.
      base_url: url ? url.origin + url.pathname.replace(/\/$/, '') : null,
      provider: settings?.provider ?? null,
      shaping: settings ? shapingBy(factsOf(providerOf(settings), '', settings.facts)) : [],
      learned: learnedBy(own),
      credential_fault: mergeStatuses(own)?.credentialFault ?? null,
      last_errors: lastErrorsOf(own),
      drained_at: drains.of(name).since,
      in_flight: own.reduce((sum, { inFlight }) => sum + inFlight, 0),
      parallel: settings?.parallel ?? null,
      waiting: own.reduce((sum, { waiting }) => sum + waiting, 0),
      deployments: deploymentsOf(name, models(), own),
    }
  }

  return {
    async listUpstreams() {
      const all = await upstreamStatuses()
      return { status: 200, body: { upstreams: listed().map((name) => viewOf(name, all)) } }
    },
    drainUpstream: ({ path: { name }, ...context }) =>
      changed(name, configured(), () => drains.drain(name, actorOf(context))),
    restoreUpstream: ({ path: { name }, ...context }) =>
      changed(name, listed(), () => drains.restore(name, actorOf(context))),

    async probeUpstream({ path: { name }, ...context }) {
      mustBeOneOf(configured(), name)
      const { ok, detail, missing } = await recorded(store.journal, actorOf(context), {
        action: 'probeUpstream',
        target: name,
        async work() {
          // Imported here: the command line drains and restores without it.
          const { probe } = await import('../gateway/probing/probe.ts')
          return probe(name, { ...loaded(), config: config() })
        },
        after: (result) => ({ ok: result.ok, detail: result.detail }),
      })
      return { status: 200, body: { name, ok, detail, missing } }
    },
  }
}

const learnedBy = (statuses: readonly UpstreamStatus[]): UpstreamView['learned'] =>
  [...Map.groupBy(statuses, ({ model }) => model)].flatMap(([model, own]) => {
    const shaping = mergeStatuses(own)?.learned ?? []
    return shaping.length === 0 ? [] : [{ upstream_model: model, shaping }]
  })

/** The newest of each meaning over all models. */
const lastErrorsOf = (statuses: readonly UpstreamStatus[]): UpstreamView['last_errors'] =>
  newestOf(
    statuses.flatMap(({ model, lastErrors }) => lastErrors.map((one) => ({ ...one, model }))),
  ).map(({ meaning, at, fault, message, requestId, model }) => ({
    meaning,
    at,
    upstream_model: model,
    fault,
    message: message ?? null,
    request_id: requestId ?? null,
  }))

const deploymentsOf = (
  name: string,
  { all }: ModelCatalog,
  statuses: readonly UpstreamStatus[],
): UpstreamView['deployments'] =>
  all.flatMap((model) =>
    model.deployments
      .filter(({ upstream }) => upstream === name)
      .map((deployment) => deploymentOf(model.name, deployment, statuses)),
  )

/** A deployment of a model, with its status over all processes. */
export function deploymentOf(
  routedModel: string,
  { model = routedModel, tier, weight, parallel }: DeclaredModel['deployments'][number],
  statuses: readonly UpstreamStatus[],
): components['schemas']['UpstreamDeployment'] {
  const status = mergeStatuses(statuses.filter((status) => status.model === model))
  const { breaker = null, inFlight = 0, waiting = 0, waitMs = 0 } = status ?? {}
  return {
    model: routedModel,
    upstream_model: model,
    tier,
    weight,
    breaker,
    in_flight: inFlight,
    parallel: parallel ?? null,
    waiting,
    resting_s: Math.ceil(waitMs / 1000),
  }
}

/** Throws a Failure that lists the existing names for any other. */
function mustBeOneOf(names: readonly string[], name: string): void {
  if (names.includes(name)) return
  const list = `there are: ${names.join(', ').slice(0, 1500)}`
  throw new Failure(
    'notFound',
    `no upstream with this name; ${names.length === 0 ? 'none is configured' : list}`,
    { retry: false, param: 'name' },
  )
}
