import { maxAheadMs } from '../../operator/overview/problems.ts'
import type { StoreClock } from '../../store/store-clock.ts'
import type { LoadedConfig } from '../../config/load.ts'
import { proxyFor } from '../../config/proxies.ts'
import { createDrains } from '../../gateway/routing/drains.ts'
import { createIdempotencyRecords } from '../../http/idempotency/records.ts'
import { createAdmission } from '../../http/load/admission.ts'
import { createInFlight } from '../../http/load/in-flight.ts'
import { createAccess } from '../../keys/keys.ts'
import { createLimits } from '../../limits/limits.ts'
import type { Observe } from '../../observations.ts'
import { createActivity, type Activity } from '../../observe/activity/activity.ts'
import type { Readiness } from '../../operator/readiness.ts'
import { startLedger, type Ledger } from '../../store/ledger/ledger.ts'
import { createChanges } from '../../store/queries/changes.ts'
import { openLeases } from '../../store/queries/limit-leases.ts'
import { ToolFaults } from '../../mesh/tools/mcp/faults.ts'
import { createAttribution } from '../../keys/attribution.ts'
import { forgetSeen } from '../../store/queries/seen-values.ts'
import { openServerSecret } from '../../store/server-secret.ts'
import type { Store } from '../../store/store.ts'
import { acceptedKeys } from '../keys.ts'
import { startObservability, type ObservedParts } from './observability.ts'
import { admissionOf, currentOf, type ServiceParts, type StartOptions } from './service-parts.ts'
import { startSandbox } from '../sandbox.ts'
import { openStoreOf, workerLedger } from '../store.ts'

const hourMs = 3_600_000

/** Starts the parts that all services of this process share. */
export async function startParts(
  loaded: LoadedConfig,
  options: StartOptions,
  closers: AsyncDisposableStack,
  ready: () => Promise<Readiness>,
): Promise<ServiceParts> {
  const store = await openStoreOf(loaded, options.worker === undefined, closers)
  const secret = await openServerSecret(store, {
    configured: loaded.secrets.server,
    isOwner: options.worker === undefined,
  })
  const embedded =
    options.worker?.embedded ?? (loaded.sandbox ? await startSandbox(closers) : undefined)
  const observed: ObservedParts = { current: currentOf(loaded, embedded), onReload: [] }
  const activity = createActivity()
  const gauges = { ready, activity }
  const observability = await startObservability(loaded, observed, gauges, options.observe)
  const { observe } = observability
  const ledger = counted(startOwnLedger(loaded, options, store, observe), activity)
  closers.defer(() => ledger.close())
  const keys = await startKeys(observed, options, store, observe, closers)
  closers.use(watchClock(store.clock, observe))
  const { now = store.clock.now } = options
  const attribution = createAttribution({
    journal: store.journal,
    secret,
    now,
    observe,
    copied: keys.access.copied,
  })
  closers.use(
    setInterval(() => void forgetSeen(store.journal, now()).catch(() => {}), hourMs).unref(),
  )
  const limits = createLimits({ leases: openLeases(store), observe, now })
  closers.defer(() => limits.close())
  const idempotencyRecords = createIdempotencyRecords({ store, observe, now })
  closers.defer(() => idempotencyRecords.close())
  const inFlight = createInFlight()
  closers.use(setInterval(() => void inFlight.abortCallers(keys.access.ended), 1000).unref())
  const settings = admissionOf(loaded.config)
  const admission = createAdmission({ settings, observe, pressure: options.pressure })
  closers.defer(() => admission.close())
  observed.onReload.push(() => admission.renew(admissionOf(observed.current.config)))
  // The same object: metrics and tracing read its `current` and the parts added here.
  return Object.assign(observed, {
    ...observability,
    ...keys,
    attribution,
    limits,
    idempotencyRecords,
    store,
    secret,
    toolFaults: new ToolFaults(),
    ledger,
    activity,
    inFlight,
    admission,
    options,
    embedded,
    urls: new Map(),
    closers,
  })
}

function startOwnLedger(
  { config }: LoadedConfig,
  { worker }: StartOptions,
  { folder, url }: Store,
  observe: Observe,
): Ledger {
  const { spool_bytes: maxSpoolBytes, kept_days: keptDays } = config.ledger
  if (worker) return workerLedger(worker.writer, folder, observe, maxSpoolBytes)
  return startLedger({ folder, url, keptDays, observe, maxSpoolBytes })
}

/** A ledger that counts the rows that it has accepted. */
const counted = (ledger: Ledger, activity: Activity): Ledger => ({
  ...ledger,
  append(row) {
    ledger.append(row)
    activity.record(row)
  },
  appendSoon(row) {
    const result = ledger.appendSoon(row)
    activity.record(row)
    return result
  },
})

/** Starts keys and drains. Both follow changes that other replicas write to the store. */
async function startKeys(
  observed: ObservedParts,
  { worker }: StartOptions,
  store: Store,
  observe: Observe,
  closers: AsyncDisposableStack,
): Promise<Pick<ServiceParts, 'access' | 'drains'>> {
  const changes = createChanges(store.journal, Date.now, store.clock)
  // Learns the store's clock, which limits use, before the first call.
  await changes.read().catch(() => {})
  const { sandbox } = observed.current.loaded
  const accepts = await acceptedKeys(store, { sandbox, isFirst: worker === undefined, observe })
  const access = createAccess({
    store,
    storeNow: store.clock.now,
    observe,
    changes,
    accepts,
    jwt: observed.current.config.keys.jwt,
    proxyOf: (url) => proxyFor(observed.current.loaded.secrets.proxies, url),
  })
  closers.defer(() => access.close())
  observed.onReload.push(() => access.renewIssuers(observed.current.config.keys.jwt))
  const drains = createDrains({ store, changes, observe, now: store.clock.now })
  // If the store does not answer now, drains are read with the next changes.
  await drains.read().catch(() => {})
  return { access, drains }
}

const lookMs = 1000

/** Observes when this machine's clock differs from the store's, and when it agrees again. */
function watchClock(clock: Pick<StoreClock, 'ahead'>, observe: Observe): Disposable {
  let differs = false
  const look = () => {
    const ms = clock.ahead()
    if (Math.abs(ms) > maxAheadMs === differs) return
    differs = !differs
    observe(differs ? { kind: 'clockDiffers', aheadMs: ms } : { kind: 'clockAgrees' })
  }
  look()
  return setInterval(look, lookMs).unref()
}
