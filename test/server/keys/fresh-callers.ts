import { onTestFinished } from 'vitest'
import { createAccess, type Access } from '../../../server/keys/keys.ts'
import type { Observation } from '../../../server/observations.ts'
import { freshStore, type Engine } from '../../support/servers/store.ts'
import type { Issuer } from '../../support/upstreams/issuer.ts'

/** The time of a test's clock at first, in seconds. */
export const start = Date.UTC(2026, 0, 1) / 1000

/** Keys that accept tokens of these issuers, at clocks that a test sets. */
export async function freshCallers(engine: Engine, ...issuers: Issuer[]) {
  const store = await freshStore(engine)
  const clock = { time: start * 1000, elapsed: 0 }
  const observed: Observation[] = []
  const build = () => {
    const access = createAccess({
      store,
      now: () => clock.time,
      elapsed: () => clock.elapsed,
      observe: (observation) => void observed.push(observation),
      jwt: issuers.map((issuer) => issuer.entry()),
    })
    onTestFinished(() => access.close())
    return access
  }
  return { store, clock, observed, access: build(), build }
}

/** The code of the refusal, or the id of the caller. */
export async function outcome(
  access: Access,
  token: string,
  resources?: string[],
): Promise<string> {
  const lookup = await access.authenticate(token, resources)
  if (typeof lookup === 'string') return lookup
  return 'refused' in lookup ? lookup.refused : lookup.id
}
