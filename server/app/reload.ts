import { setImmediate as nextTurn } from 'node:timers/promises'
import { readChangedFiles, stateOfFiles } from '../config/changed-files.ts'
import { ConfigError, type LoadedConfig } from '../config/load.ts'
import { afterReload, settingChanges, type SettingChange } from '../config/reload.ts'
import { Failure } from '../failure.ts'
import type { Agent } from '../mesh/agent.ts'
import type { LoadedAgents } from '../mesh/documents/agents.ts'
import type { Reloading, ReloadResult } from '../operator/reload.ts'
import { createStoreStatus } from '../store/store-status.ts'
import {
  recordAudit,
  serverActor,
  type Actor,
  type AuditEntry,
} from '../store/queries/operators/audit.ts'
import { readAgents } from './agents.ts'
import { currentOf, type Current, type ServiceParts } from './parts/service-parts.ts'
import type { PaymentService } from './payments.ts'

/**
 * Reads and applies the configuration. Resolves with false, and changes nothing, if it is invalid.
 * Never throws. Requests in flight keep the configuration they started with.
 */
export type Reload = (read: () => LoadedConfig) => Promise<boolean>

/** The parts for which a new configuration must be valid, in addition to its schema. */
type Needs = { agents: boolean; payments: PaymentService | undefined; meshUrl: () => string }

/** `reload` is for SIGHUP, `reloading` for operators; undefined if it cannot be read again. */
export type Reloads = { reload: Reload; reloading: Reloading | undefined }

/** A signal has no operator's name. */
const signalActor: Actor = { ...serverActor, how: 'signal' }

export function createReloads(parts: ServiceParts, needs: Needs): Reloads {
  const apply = createQueue((read) => applyNow(parts, needs, read))
  const { read, worker } = parts.options
  const status = createStoreStatus('audit', parts.observe)
  const record = async (actor: Actor, entry: Omit<AuditEntry, 'action'>) =>
    recordAudit(parts.store.journal, actor, { action: 'reload', ...entry })
      .then(status.recover)
      .catch((error: unknown) => status.fail(String(error)))

  return {
    async reload(read) {
      // The primary has recorded it.
      if (worker) return (await apply(read)).applied
      await record(signalActor, { outcome: 'begun' })
      const result = await apply(read)
      await record(signalActor, entryOf(result))
      return result.applied
    },
    reloading: read && {
      look: (text) => look(parts, needs, () => read(text)),
      async apply(by) {
        await recordBegin(parts, by)
        const result = await apply(read)
        await record(by, entryOf(result))
        return result
      },
    },
  }
}

/** Rejects an operator's reload if the audit log cannot be written. */
async function recordBegin({ store }: ServiceParts, by: Actor): Promise<void> {
  try {
    await recordAudit(store.journal, by, { action: 'reload', outcome: 'begun' })
  } catch (cause) {
    throw new Failure('unavailable', 'the store does not answer; nothing was reloaded', {
      cause,
      retryAfter: 5,
    })
  }
}

function entryOf({ applied, problems, changes }: ReloadResult): Omit<AuditEntry, 'action'> {
  if (!applied) return { outcome: 'failed', reason: problems.join('\n') }
  const of = (name: 'before' | 'after') =>
    Object.fromEntries(changes.map((change) => [change.setting, change[name] ?? null]))
  return { outcome: 'done', before: of('before'), after: of('after') }
}

/** Reloads requested while one waits share its result. */
function createQueue(
  work: (read: () => LoadedConfig) => Promise<ReloadResult>,
): (read: () => LoadedConfig) => Promise<ReloadResult> {
  let last: Promise<unknown> = Promise.resolve()
  let waiting: Promise<ReloadResult> | undefined
  return (read) => {
    waiting ??= last.then(() => {
      waiting = undefined
      return work(read)
    })
    last = waiting
    return waiting
  }
}

async function applyNow(
  parts: ServiceParts,
  needs: Needs,
  read: () => LoadedConfig,
): Promise<ReloadResult> {
  // Reading files blocks the event loop: other work runs between two reloads.
  await nextTurn()
  const startedAt = performance.now()
  try {
    const before = parts.current
    const asRead = read()
    const loaded = afterReload(before.loaded, asRead)
    parts.current = await next(parts, needs, loaded)
    // Synchronous, so that no request sees a partly applied configuration.
    for (const apply of parts.onReload) apply()
    parts.options.cluster?.reloaded?.(loaded, parts.embedded)
    const changes = changesOf(before, asRead, parts.current.agents)
    parts.observe({
      kind: 'configReloaded',
      ms: performance.now() - startedAt,
      digest: asRead.digest,
      changes: changes.length,
      needRestart: loaded.needRestart,
    })
    return { applied: true, problems: [], changes }
  } catch (error) {
    if (!(error instanceof ConfigError || error instanceof Failure))
      parts.observe({ kind: 'bugMet', error, requestId: '-', operation: 'reload' })
    const problems = problemsOf(error)
    parts.observe({ kind: 'configRefused', problems })
    return { applied: false, problems, changes: [] }
  }
}

/** Finds what a reload would change, without any change, not even of stored prices. */
async function look(
  { current }: ServiceParts,
  { agents: needsAgents }: Needs,
  read: () => LoadedConfig,
): Promise<ReloadResult> {
  await nextTurn()
  try {
    const asRead = read()
    const loaded = afterReload(current.loaded, asRead)
    const agents = needsAgents ? await readAgents(loaded) : current.agents
    return { applied: false, problems: [], changes: changesOf(current, asRead, agents) }
  } catch (error) {
    if (!(error instanceof ConfigError || error instanceof Failure)) throw error
    return { applied: false, problems: problemsOf(error), changes: [] }
  }
}

/** Builds the next state. Everything that can fail or takes time happens here. */
async function next(
  { embedded }: ServiceParts,
  { agents: needsAgents, payments, meshUrl }: Needs,
  loaded: LoadedConfig,
): Promise<Current> {
  if (!needsAgents) return currentOf(loaded, embedded)
  const agents = await readAgents(loaded)
  return currentOf(loaded, embedded, agents, await payments?.terms(agents.agents, meshUrl))
}

const changesOf = (
  { loaded, agents: { agents } }: Current,
  asRead: LoadedConfig,
  after: LoadedAgents,
): SettingChange[] => [...settingChanges(loaded, asRead), ...agentChanges(agents, after.agents)]

/** Agents with new, removed or changed documents, by version. */
function agentChanges(
  before: ReadonlyMap<string, Agent>,
  after: ReadonlyMap<string, Agent>,
): SettingChange[] {
  const ids = [...new Set([...before.keys(), ...after.keys()])].toSorted()
  return ids.flatMap((id) => {
    const [former, later] = [before.get(id), after.get(id)]
    if (former && later && outlineOf(former) === outlineOf(later)) return []
    return [
      {
        setting: `agents.${id}`,
        ...(former && { before: former.version }),
        ...(later && { after: later.version }),
        needsRestart: false,
      },
    ]
  })
}

/** The public part of an agent, for comparison. */
const outlineOf = ({ tools, ...agent }: Agent): string =>
  JSON.stringify([agent, [...tools.values()].map(({ source: _source, ...tool }) => tool)])

function problemsOf(error: unknown): string[] {
  if (error instanceof ConfigError) return error.problems
  return [error instanceof Failure ? error.message : 'internal error']
}

const lookEveryMs = 1000

/**
 * Applies changes of the files that upstreams name: other programs renew keys and certificates, and
 * send no SIGHUP. Files are read when they are the same twice, since programs write a certificate
 * and its key one after the other. Unusable files change nothing.
 */
export function watchFiles(parts: ServiceParts): void {
  let applied = ''
  let last = ''
  const look = async () => {
    const { current } = parts
    const before = last
    last = await stateOfFiles(current.loaded)
    if (last !== before || last === applied || current !== parts.current) return
    applied = last
    const { problems, settings, secrets } = readChangedFiles(current.loaded)
    if (settings.length > 0) {
      const { loaded, agents, terms } = current
      parts.current = currentOf({ ...loaded, secrets }, parts.embedded, agents, terms)
      for (const apply of parts.onReload) apply()
    }
    // The workers of a cluster do the same as its primary.
    if (parts.options.worker) return
    if (problems.length > 0) parts.observe({ kind: 'filesRefused', problems })
    if (settings.length > 0) parts.observe({ kind: 'filesReloaded', settings })
  }
  parts.closers.use(setInterval(() => void look(), lookEveryMs).unref())
}
