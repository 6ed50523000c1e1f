import type { Config } from '../config.ts'
import { nanoFrom } from '../gateway/prices.ts'
import type { Cap } from './limits.ts'

/** Limits of ours, which all callers share. */
export type Caps = {
  all: readonly Cap[]
  /** Those of an agent, and those of everything. */
  of(agentId: string): readonly Cap[]
}

/** The same for work whose request was counted before. */
export const uncounted = (caps: readonly Cap[]): Cap[] =>
  caps.map((cap) => ({ ...cap, limited: { ...cap.limited, rpm: null } }))

/** Whose a limit is, as the log and the metrics name it. */
export function subjectOf(scope: string): { keyId: string } | { cap: string } {
  const id = scope.slice(scope.indexOf(':') + 1)
  return id === everything || id.startsWith(agentPrefix) ? { cap: id } : { keyId: id }
}

/** In place of the id of a key, which is a UUID. */
const everything = 'all'
const agentPrefix = 'agent/'

type Settings = NonNullable<Config['limits']['all']>

/** The caps that the configuration names; none where it names none. */
export function capsFrom({ limits, mesh }: Pick<Config, 'limits' | 'mesh'>): Caps {
  const all = isSet(limits.all) ? [cap(everything, 'this server', limits.all)] : []
  const each = mesh.each_agent
  if (!isSet(each)) return { all, of: () => all }
  const known = new Map<string, readonly Cap[]>()
  return {
    all,
    of(agentId) {
      const caps = known.get(agentId) ?? [
        ...all,
        cap(agentPrefix + agentId, `the agent ${agentId}`, each),
      ]
      known.set(agentId, caps)
      return caps
    },
  }
}

const isSet = (settings: Settings | undefined): settings is Settings =>
  settings !== undefined && Object.keys(settings).length > 0

const cap = (
  id: string,
  name: string,
  { rpm, tpm, parallel, budget_usd, budget_period }: Settings,
): Cap => ({
  name,
  isCaller: false,
  limited: {
    id,
    rpm: rpm ?? null,
    tpm: tpm ?? null,
    max_parallel: parallel ?? null,
    budget_nano: budget_usd === undefined ? null : Number(nanoFrom(budget_usd)),
    budget_period: budget_usd === undefined ? null : (budget_period ?? 'month'),
  },
})
