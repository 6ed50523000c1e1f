import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { decodeReceipt } from '../../support/chains/official-client.ts'
import { numbersBelow } from '../../support/numbers.ts'
import {
  startSellerProcesses,
  type SellerProcesses,
} from '../../support/servers/seller-processes.ts'
import { longMs } from '../../support/waiting.ts'
import {
  budgetUsd,
  killUnderLoad,
  kills,
  rpm,
  sold,
  words,
  type KillRun,
  type UsedRow,
} from './kill-run.ts'
import { timeOfId } from '../../../server/store/id.ts'
import { isSoak } from '../../support/soak.ts'

const leases = isSoak ? '' : ' (the leases of dead owners of tasks are ended, not waited for)'

describe(`when one of three replicas behind a load balancer is killed with -9 each second, ${kills} times, under mixed load${leases}`, () => {
  let processes: SellerProcesses
  let run: KillRun
  let served: Map<string, UsedRow[]>
  beforeAll(async () => {
    processes = await startSellerProcesses()
    run = await killUnderLoad(processes)
    const rows = run.rows.filter(({ status }) => status === 'ok')
    served = Map.groupBy(rows, ({ request_id }) => request_id)
  }, longMs)
  afterAll(() => processes.stop())

  /** Each request under an Idempotency-Key: its effects and its rows. */
  const named = () =>
    run.answered.named.map(({ words, attempts, broken, answer }) => ({
      words,
      broken,
      isDone: answer.status === 200,
      effects: run.effects(words),
      rows: attempts.reduce((sum, id) => sum + (served.get(id)?.length ?? 0), 0),
    }))
  const paid = () => run.answered.paid.filter(({ answer }) => answer.status === 200)

  test('what was answered has its row', () => {
    const { chats, agents, tasks } = run.answered
    const missing = [...chats, ...agents, ...tasks].filter((id) => !served.has(id))
    expect(missing, words).toEqual([])
  })

  test('no row is there twice', () => {
    const twice = [...served].filter(([, { length }]) => length > 1).map(([id]) => id)
    expect(twice, words).toEqual([])
  })

  test('every task that was taken on is completed', () => {
    const states = new Map(run.tasks.map(({ id, state }) => [id, state]))
    const { tasks } = run.answered
    expect(
      tasks.map((id) => states.get(id)),
      words,
    ).toEqual(tasks.map(() => 'completed'))
  })

  test('what was answered under an Idempotency-Key is answered so again', () => {
    const answers = run.answered.named.map(({ words, answer }) => [
      words,
      answer.status,
      'true',
      answer.text,
    ])
    expect(run.repeated.toSorted(), words).toEqual(answers.toSorted())
  })

  test('a write that was under way in a process that died is not done again, and its caller is told', () => {
    const interrupted = run.answered.named.filter(({ answer }) => answer.status !== 200)
    const told = interrupted.map(({ answer }) => [answer.status, JSON.parse(answer.text)])
    const error = { code: 'tool_failed', may_have_happened: true }
    expect(told, words).toEqual(told.map(() => [502, expect.objectContaining(error)]))
    expect(
      interrupted.filter(({ broken }) => broken === 0),
      `${words}: nothing of it was cut`,
    ).toEqual([])
  })

  test('what is done under an Idempotency-Key is charged, and charged only if done', () => {
    const wrong = named().filter(({ isDone, effects, rows }) => {
      const isFree = isDone && rows < 1
      return isFree || effects < rows
    })
    expect(wrong, words).toEqual([])
  })

  test('a request under an Idempotency-Key is done again only where a reply was lost', () => {
    const wrong = named().filter(({ broken, effects }) => effects > 1 + broken)
    expect(wrong, words).toEqual([])
  })

  test('a budget is used and not exceeded', () => {
    const charged = run.rows
      .filter(({ name }) => name === 'budgeted')
      .reduce((sum, { charged }) => sum + charged, 0)
    expect(charged).toBeGreaterThan(0)
    expect(charged, `${words}: nano-USD`).toBeLessThanOrEqual(Number(budgetUsd) * 1e9)
  })

  test('no minute has more requests of a key than it may send', () => {
    const rows = [...served.values()].flat().filter(({ name }) => name === 'counted')
    const minuteOf = (ms: number) => Math.floor(ms / 60_000)
    // Of those that were let in while a minute ended it is not known in which.
    const certain = rows.filter(
      ({ call_id, latest }) => minuteOf(timeOfId(call_id) ?? NaN) === minuteOf(latest),
    )
    const minutes = Map.groupBy(certain, ({ latest }) => minuteOf(latest))
    const most = Math.max(...[...minutes.values()].map(({ length }) => length))
    expect(most).toBeGreaterThan(0)
    const failures = run.logs.filter(({ kind }) => kind === 'storeFailed')
    expect(most, `${words} ${JSON.stringify({ rows, failures })}`).toBeLessThanOrEqual(rpm)
  })

  test.each(sold)(
    'each payment on %s moves its money once, and no other money moves',
    async (kind) => {
      const transfers = (await processes.stack.purses[kind].transfers()).map(
        ({ from, value, transaction }) => ({ payer: from.toLowerCase(), value, transaction }),
      )
      const receipts = paid()
        .filter((one) => one.kind === kind)
        .map(({ payer, answer }) => ({
          payer: payer.toLowerCase(),
          value: 2000n,
          transaction: decodeReceipt(String(answer.headers['payment-response'])).transaction,
        }))
      const byPayer = (a: { payer: string }, b: { payer: string }) => (a.payer < b.payer ? -1 : 1)
      expect(transfers.toSorted(byPayer), words).toEqual(receipts.toSorted(byPayer))
    },
  )

  test('each payment is answered or asked for again, and each settled one has one row', () => {
    const statuses = run.answered.paid.map(({ answer }) => answer.status)
    expect(
      statuses.filter((status) => status !== 200 && status !== 402),
      words,
    ).toEqual([])
    expect(run.settled).toHaveLength(paid().length)
    const rows = run.rows.flatMap(({ payment_id }) => payment_id ?? [])
    expect(rows.toSorted(), words).toEqual(run.settled.map(({ id }) => id))
  })

  test('no row is dropped, nothing fails inside, and each replica ends in good order', () => {
    const faults = ['ledger rows dropped', 'internal error', 'a reply broke the contract']
    expect(
      run.logs.filter(({ msg }) => faults.includes(msg)),
      words,
    ).toEqual([])
    expect(run.exits).toEqual(numbersBelow(3).map(() => ({ code: 0, signal: null })))
  })

  if (!isSoak) return
  test('a replica is killed each second', () => {
    const { answered, chats, times } = run
    const counts = Object.entries(answered).map(([name, all]) => [
      name,
      'length' in all ? all.length : Object.fromEntries(all),
    ])
    const repeated = {
      broken: named().filter(({ broken }) => broken > 0).length,
      done: named().filter(({ effects }) => effects > 1).length,
    }
    const silent = chats.filter((count, at) => count === chats[at - 1]).length
    console.log(
      JSON.stringify({ kills, silent, ...times, answered: Object.fromEntries(counts), repeated }),
    )
    expect(times.killing).toBeLessThan(kills * 1050)
  })
})
