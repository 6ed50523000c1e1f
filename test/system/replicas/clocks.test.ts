import { fileURLToPath } from 'node:url'
import { beforeAll, expect, test } from 'vitest'
import { operatorFetch } from '../../support/http/operator.ts'
import { freshDatabase } from '../../support/servers/postgres.ts'
import { chat, replicaBackends, type Replica } from '../../support/servers/replicas.ts'
import { until } from '../../support/waiting.ts'

const clock = fileURLToPath(new URL('../../support/programs/wrong-clock.ts', import.meta.url))
const minute = 60_000
const day = 24 * 60 * minute

let right: Replica
let wrong: Replica[]
beforeAll(async () => {
  const store = await freshDatabase()
  const { start } = await replicaBackends()
  const config = { prices: { '*': { input: '1000', output: '1000' } } }
  right = await start(store, { config })
  const startAhead = (ms: number) =>
    start(store, {
      config,
      nodeArgs: ['--import', clock],
      env: { TEST_CLOCK_AHEAD: String(ms) },
    })
  wrong = await Promise.all([2 * minute, -2 * minute, 2 * day].map(startAhead))
})

const statusOf = async (replica: Replica, key: string) => (await chat(replica, key, 'hi')).status
const statusesOf = (key: string) => Promise.all(wrong.map((replica) => statusOf(replica, key)))

test('a minute of a key is the same at replicas whose clocks differ', async () => {
  const { key } = await right.createKey({ rpm: 5 })
  await until('a minute is young', () => Date.now() % minute < minute / 2)
  const statuses = [await statusOf(right, key), ...(await statusesOf(key))]
  statuses.push(await statusOf(right, key))
  expect(statuses).toEqual([200, 200, 200, 200, 200])
  expect([await statusOf(right, key), ...(await statusesOf(key))]).toEqual([429, 429, 429, 429])
})

test('a day of a budget is the same, and so are the times when keys expire', async () => {
  const { key } = await right.createKey({ budget_usd: '0.03', budget_period: 'day' })
  await until('it is spent', async () => (await statusOf(right, key)) === 402)
  expect(await statusesOf(key)).toEqual([402, 402, 402])

  const soon = await right.createKey({ expires_at: Date.now() + minute / 2 })
  expect(await statusesOf(soon.key)).toEqual([200, 200, 200])
})

test('the log and the overview say that a clock differs', async () => {
  const [ahead, behind] = wrong
  if (!ahead || !behind) throw new Error('there are three')
  const warnings = (replica: Replica) =>
    replica.log().filter(({ msg }) => String(msg).includes('clock differs'))
  expect(warnings(right)).toEqual([])
  const [line] = warnings(ahead)
  expect(line).toMatchObject({ level: 'warn' })
  expect(Math.abs(Number(line?.['aheadMs']) - 2 * minute)).toBeLessThan(minute / 2)
  const reply = await operatorFetch(behind, '/overview')
  const { problems } = (await reply.json()) as { problems: { kind: string; server: unknown }[] }
  expect(problems.find(({ kind, server }) => kind === 'clock_differs' && server === null)).toEqual(
    expect.objectContaining({
      severity: 'warning',
      message: expect.stringMatching(/is 1[12]\d s behind the database's/),
      about: { type: 'server', id: 'clock' },
    }),
  )
})
