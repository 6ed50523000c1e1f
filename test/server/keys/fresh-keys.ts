import { onTestFinished } from 'vitest'
import { createAccess, type AcceptedKeys } from '../../../server/keys/keys.ts'
import type { Observation } from '../../../server/observations.ts'
import type { Store } from '../../../server/store/store.ts'
import { freshStore, type Engine } from '../../support/servers/store.ts'

/** Keys over a store of their own, at a clock that a test sets. */
export async function freshKeys(
  engine: Engine,
  { maxCached = 100, accepts = 'real' as AcceptedKeys } = {},
) {
  const store = await freshStore(engine)
  const clock = { time: Date.UTC(2026, 0, 1) }
  const observations: Observation[] = []
  const observe = (observation: Observation) => void observations.push(observation)
  const access = createAccess({ store, now: () => clock.time, observe, maxCached, accepts })
  onTestFinished(() => access.close())
  return { store, clock, observations, observe, access }
}

/** The store answers nothing about keys until it is mended. */
export async function breakKeys(store: Store): Promise<() => Promise<void>> {
  await store.journal.schema.alterTable('key').renameTo('key_away').execute()
  return () => store.journal.schema.alterTable('key_away').renameTo('key').execute()
}
