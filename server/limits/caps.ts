import type { Config } from '../config/load.ts'
import { nanoFrom } from '../money.ts'
import type { Cap } from './limit-types.ts'
import { agentSubject, everything } from './subject.ts'

/** The limits of the configuration, which all callers share. */
export type Caps = {
  /** Those of the whole server. */
  all: readonly Cap[]
  /** Those of an agent, and those of the whole server. */
  of(agentId: string): readonly Cap[]
}

/** The same caps without their requests a minute, for work whose request was counted before. */
export const uncounted = (caps: readonly Cap[]): Cap[] =>
  caps.map((cap) => ({ ...cap, limited: { ...cap.limited, rpm: null } }))

type Settings = NonNullable<Config['limits']['all']>

/** The caps of the configuration. */
export function capsFrom({ limits, mesh }: Pick<Config, 'limits' | 'mesh'>): Caps {
  const all = isSet(limits.all) ? [capOf(everything, 'this server', limits.all)] : []
  const each = mesh.each_agent
  if (!isSet(each)) return { all, of: () => all }
  const byAgent = new Map<string, readonly Cap[]>()
  return {
    all,
    of(agentId) {
      const caps = byAgent.get(agentId) ?? [
        ...all,
        capOf(agentSubject(agentId), `the agent ${agentId}`, each),
      ]
      byAgent.set(agentId, caps)
      return caps
    },
  }
}

const isSet = (settings: Settings | undefined): settings is Settings =>
  settings !== undefined && Object.keys(settings).length > 0

const capOf = (
  id: string,
  name: string,
  { rpm, tpm, parallel, budget_usd, budget_period }: Settings,
): Cap => ({
  name,
  of: 'server',
  limited: {
    id,
    rpm: rpm ?? null,
    tpm: tpm ?? null,
    max_parallel: parallel ?? null,
    budget_nano: budget_usd === undefined ? null : Number(nanoFrom(budget_usd)),
    budget_period: budget_usd === undefined ? null : (budget_period ?? 'month'),
  },
})
