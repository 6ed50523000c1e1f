import { describe, expect, test } from 'vitest'
import { runSeed } from '../support/data/random.ts'
import { Account } from './account.ts'
import { VirtualClock } from './clock.ts'
import { rowOf, tableOf } from './report.ts'
import { scenarios } from './scenarios.ts'
import { simulate, type Outcome } from './simulation.ts'
import { isSoak } from '../support/soak.ts'

const seed = runSeed()
const replicas = isSoak ? 100 : 10
const seeds = [seed, seed + 1, seed + 2]

/** A scenario with a twentieth of its load, or with all of it. */
function settingOf(name: string) {
  const scenario = scenarios.find((one) => one.name === name)
  if (!scenario) throw new Error(`no scenario is called ${name}`)
  const setting = scenario.of(replicas)
  if (isSoak) return setting
  const users = setting.load.users && { users: 4 }
  return { ...setting, seconds: 18, load: { ...setting.load, rate: 100, keys: 20, ...users } }
}

const outcomes = new Map<string, Promise<Outcome>>()
function outcomeOf(name: string, of = seed): Promise<Outcome> {
  const outcome = outcomes.get(`${name} ${of}`) ?? simulate(settingOf(name), of)
  outcomes.set(`${name} ${of}`, outcome)
  return outcome
}

describe('replicas that share limits and budgets', () => {
  test.each(scenarios.map(({ name }) => name))('exceed none of them: %s', async (name) => {
    for (const one of seeds) {
      const { exceeded, admitted, refused, calls } = await outcomeOf(name, one)
      expect(exceeded, `with seed ${one}`).toEqual([])
      expect(admitted).toBeGreaterThan(calls / 10)
      // The limits are near: otherwise none of them could be exceeded.
      expect(refused).toBeGreaterThan(0)
    }
  })

  test('ask the store less often where the calls of a key come to few of them', async () => {
    const { transactions } = await outcomeOf('by-key')
    expect(transactions).toBeLessThan((await outcomeOf('spread')).transactions)
  })

  test('refuse budgets that they cannot check only while the store is away', async () => {
    expect((await outcomeOf('absent')).unavailable).toBeGreaterThan(0)
    expect((await outcomeOf('spread')).unavailable).toBe(0)
  })

  test('refuse nearly nothing because single answers of the store are lost', async () => {
    for (const one of seeds) {
      const { unavailable, calls } = await outcomeOf('slow', one)
      expect(unavailable).toBeLessThan(calls / 200)
    }
  })
})

test('the same seed gives the same figures', async () => {
  const again = await simulate(settingOf('deaths'), seed)
  expect(again).toEqual(await outcomeOf('deaths'))
  expect(again.deaths).toBeGreaterThan(5)
})

test('an account tells which limit was exceeded, by how much, and gives back what ended', () => {
  const account = new Account()
  const key = {
    id: 'k',
    rpm: 10,
    tpm: 1000,
    max_parallel: 2,
    budget_nano: null,
    budget_period: null,
  }
  const call = { worst: 100, used: 50, ms: 1 }
  account.add(key, call, 0)()
  account.add(key, call, 0)
  account.add(key, call, 0)
  expect(account.exceeded.size).toBe(0)
  expect(account.hasRoom(key, call, 0)).toBe(false)
  account.add(key, call, 0)
  expect([...account.exceeded]).toEqual(['parallel k'])
  expect(account.overshoot).toBe(0.5)
})

test('virtual time passes by the work that is due, and what it awaits comes first', async () => {
  const clock = new VirtualClock()
  const seen: [string, number][] = []
  clock.after(10, () => {
    seen.push(['first', clock.now])
    void clock.pause(5).then(() => seen.push(['later', clock.now]))
  })
  clock.after(12, () => seen.push(['second', clock.now]))
  clock.after(100, () => seen.push(['never', clock.now]))
  await clock.runUntil(50)
  expect(seen).toEqual([
    ['first', 10],
    ['second', 12],
    ['later', 15],
  ])
  expect(clock.now).toBe(50)
})

test('the table has a line for each run', async () => {
  const lines = tableOf([rowOf(settingOf('spread'), await outcomeOf('spread'))]).split('\n')
  expect(lines).toHaveLength(3)
  expect(lines[2]).toMatch(/^\| spread +\| (10|100) /)
})
