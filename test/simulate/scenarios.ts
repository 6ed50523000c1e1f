import type { Load } from './load.ts'
import type { Setting } from './simulation.ts'
import type { StoreModel } from './store.ts'

/** How many replicas each scenario is run with. */
export const sizes = [10, 50, 100, 500]

/** One kind of run; `of` makes it for a number of replicas. */
export type Scenario = { name: string; about: string; of(replicas: number): Setting }

const seconds = 24

/** 0.3 ms is a durable commit of docs/benchmarks.md. */
const near: StoreModel = { tripMs: 1, tailOf: 0, tailMs: 0, commitMs: 0.3 }
const slow: StoreModel = { tripMs: 40, tailOf: 200, tailMs: 3000, commitMs: 5 }

const spread: Load = { keys: 200, rate: 2000, keySkew: 1, replicaSkew: 0.5 }

const scenario = (
  name: string,
  about: string,
  { load = {}, ...change }: Partial<Omit<Setting, 'load'>> & { load?: Partial<Load> } = {},
): Scenario => ({
  name,
  about,
  of: (replicas) => ({
    name,
    replicas,
    seconds,
    store: near,
    ...change,
    load: { ...spread, ...load },
  }),
})

export const scenarios: Scenario[] = [
  scenario('spread', 'the calls of every key come to all replicas'),
  scenario('by-key', 'the load balancer sends the calls of a key to two replicas', {
    load: { replicasOfKey: 2 },
  }),
  scenario('server-limit', 'as spread, and limits.all.rpm is a limit that all calls share', {
    load: { serverRpm: 2 * 60 * spread.rate },
  }),
  scenario('organisation', 'as deaths, with users and keys in projects, teams, an organisation', {
    load: { projects: 16, users: 20 },
    deathEveryMs: 1000,
  }),
  scenario('deaths', 'as spread, and a replica dies each second, and is replaced', {
    deathEveryMs: 1000,
  }),
  scenario('slow', 'as spread, with 40 ms to the store; of 200 questions one takes 3 s more', {
    store: slow,
  }),
  scenario('absent', 'as spread, and the store is away for 8 s', {
    store: { ...near, absent: { from: 8000, until: 16_000 } },
  }),
]
