import type { Group } from '../../server/keys/group.ts'
import type { Cap, Limited, LimitedCaller } from '../../server/limits/limits.ts'
import { groupRow } from '../support/data/rows.ts'

/** Who calls, how often, and what for. */
export type Load = {
  keys: number
  /** Calls a second of all keys together. */
  rate: number
  /** The exponent of Zipf's law for keys, and for replicas. */
  keySkew: number
  replicaSkew: number
  /** To how many replicas the load balancer sends the calls of one key; undefined is all. */
  replicasOfKey?: number
  /** Requests a minute of all keys together, as `limits.all.rpm` has it. */
  serverRpm?: number
  /** How many projects the keys are in; four are a team, and all teams one organisation. */
  projects?: number
  /** How many people call, each with every key; each has limits at the key and over all keys. */
  users?: number
}

/** One call: the most tokens that it may use, those that it uses, and how long it runs. */
export type Call = { worst: number; used: number; ms: number }

const meanMs = 2000
const meanTokens = 600
const nanoPerToken = 100
/** For how many times of its expected load a key's limits have room. */
const room = { least: 0.6, most: 2 }

export const nanoOf = (tokens: number): number => tokens * nanoPerToken

/** Answers numbers from 0 up to `count`, of which the nth is asked for as often as 1/n^skew. */
export function zipf(count: number, skew: number, random: () => number) {
  const weights = Array.from({ length: count }, (_, at) => 1 / (at + 1) ** skew)
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  let sum = 0
  const upTo = weights.map((weight) => (sum += weight / whole))
  const pick = (): number => {
    const wanted = random()
    let low = 0
    let high = count - 1
    while (low < high) {
      const middle = (low + high) >> 1
      if ((upTo[middle] ?? 1) < wanted) low = middle + 1
      else high = middle
    }
    return low
  }
  return { pick, shareOf: (at: number) => (weights[at] ?? 0) / whole }
}

/** A key with all four limits, near what its share of the load needs. */
export function keyOf(id: number, rate: number, seconds: number, random: () => number): Limited {
  const scale = room.least + random() * (room.most - room.least)
  const atLeast = (least: number, amount: number) => Math.max(least, Math.round(amount * scale))
  return {
    id: `key-${id}`,
    rpm: atLeast(5, rate * 60),
    tpm: atLeast(5000, rate * 60 * meanTokens),
    max_parallel: atLeast(2, (rate * meanMs) / 1000),
    budget_nano: atLeast(nanoOf(5000), nanoOf(rate * seconds * meanTokens)),
    budget_period: 'month',
  }
}

/** Keys in the groups of an organisation, each with limits near its share of the load. */
export function inGroups(
  keys: readonly Limited[],
  projects: number,
  load: Load,
  seconds: number,
  random: () => number,
): LimitedCaller[] {
  const shareOf = zipf(load.keys, load.keySkew, random).shareOf
  const projectOf = (key: number) => key % projects
  const teamOf = (project: number) => Math.floor(project / 4)
  const groups = new Map<string, Group>()
  const groupOf = (id: string, isIn: (key: number) => boolean): Group => {
    const existing = groups.get(id)
    if (existing) return existing
    const share = keys.reduce((sum, _, at) => sum + (isIn(at) ? shareOf(at) : 0), 0)
    const { id: _id, ...limits } = keyOf(0, load.rate * share, seconds, random)
    const row = groupRow({ id, ...limits })
    const group = {
      ...row,
      tags: {},
      each_user: null,
      models: null,
      agents: null,
      only_labels: null,
    }
    groups.set(id, group)
    return group
  }
  return keys.map((key, at) => {
    const project = projectOf(at)
    const team = teamOf(project)
    return {
      ...key,
      groups: [
        groupOf(`project-${project}`, (one) => projectOf(one) === project),
        groupOf(`team-${team}`, (one) => teamOf(projectOf(one)) === team),
        groupOf('organisation', () => true),
      ],
    }
  })
}

/** Answers the key as a user calls with it: limited at the key, and over all keys together. */
export function asUsers(
  keys: readonly LimitedCaller[],
  users: number,
  load: Load,
  seconds: number,
  random: () => number,
) {
  const { shareOf } = zipf(load.keys, load.keySkew, random)
  const limitsOf = (level: string, user: number, rate: number): Limited => ({
    ...keyOf(0, rate / users, seconds, random),
    id: `user/${level}/${user}`,
    max_parallel: null,
  })
  const ids = Array.from({ length: users }, (_, user) => user)
  const overall = ids.map((user) => limitsOf('organisation', user, load.rate))
  const callers = keys.map((key, at) =>
    ids.map((user): LimitedCaller => {
      const ofKey = limitsOf(key.id, user, load.rate * shareOf(at))
      return { ...key, userLimits: [ofKey, ...overall.slice(user, user + 1)] }
    }),
  )
  return (key: number) => callers[key]?.[Math.floor(random() * users)]
}

/** The cap of the whole server, which all keys share. */
export const serverCap = (rpm: number): Cap => ({
  name: 'this server',
  of: 'server',
  limited: {
    id: 'all',
    rpm,
    tpm: null,
    max_parallel: null,
    budget_nano: null,
    budget_period: null,
  },
})

export function callOf(random: () => number): Call {
  const worst = Math.ceil(meanTokens * (0.5 + random()))
  return {
    worst,
    used: Math.floor(worst * random()),
    ms: -Math.log(1 - random()) * meanMs,
  }
}

/** The time to the next call, in milliseconds. */
export const gapMs = (rate: number, random: () => number): number =>
  (-Math.log(1 - random()) * 1000) / rate
