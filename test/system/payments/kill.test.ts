import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Fault } from '../../support/chains/facilitator/fault-proxy.ts'
import { holds } from '../../support/chains/facilitator/faults.ts'
import { decodeReceipt } from '../../support/chains/official-client.ts'
import { refusalOf } from '../../support/servers/mesh.ts'
import { query } from '../../support/servers/process.ts'
import { inBatches, longMs } from '../../support/waiting.ts'
import { createCrashes, type CrashResult, type CrashedPurchase } from './crashes.ts'
import {
  startSellerProcesses,
  type KillCondition,
  type SellerProcesses,
} from '../../support/servers/seller-processes.ts'
import { kinds, type Kind } from '../../support/chains/payment-stack.ts'

let processes: SellerProcesses
const { crashes, part, crash, endingOf } = createCrashes(() => processes)

/** Charged once, with one row in the journal and one in the ledger that say so. */
function expectOneCharge({ payment, charges, rows, ledger }: CrashResult): void {
  expect(charges.map(({ value }) => value)).toEqual([2000n])
  expect(rows).toMatchObject([{ state: 'settled', owner: null }])
  const [row] = rows
  expect(row?.payer.toLowerCase()).toBe(payment.payer.toLowerCase())
  expect(ledger).toEqual([
    { payment_id: row?.id, key_id: `x402:${row?.payer}`, charged: 2_000_000 },
  ])
}

/** The answer came, with the receipt of that charge. */
function expectAnswer({ answers, charges }: CrashResult): void {
  const last = answers.at(-1)
  expect(last?.json, last?.text).toEqual({ result: { success: true, data: { temperature: 21 } } })
  expect(last?.status).toBe(200)
  expect(decodeReceipt(last?.headers.get('payment-response') ?? null)).toMatchObject({
    success: true,
    transaction: charges[0]?.transaction,
  })
}

function expectNoCharge({ charges, answers, rows, ledger }: CrashResult, reason: string): void {
  const last = answers.at(-1)
  expect(last?.status, last?.text).toBe(402)
  expect(last?.json['message']).toContain(reason)
  expect(charges).toEqual([])
  expect(rows).toMatchObject([{ state: 'failed', owner: null }])
  expect(ledger).toEqual([])
}

/** What a process dies of by itself, and how often the tool has run then and in the end. */
const observed: {
  when: string
  deadly: KillCondition
  runs: [before: number, after: number]
  on: readonly Kind[]
}[] = [
  {
    when: 'the payment is claimed',
    deadly: { kind: 'paymentMoved', state: 'reserved' },
    runs: [0, 1],
    on: ['EVM'],
  },
  {
    when: 'the facilitator has verified it',
    deadly: { kind: 'facilitatorAsked', operation: 'verify' },
    runs: [0, 1],
    on: ['EVM'],
  },
  {
    when: 'it is noted that the tool will run',
    deadly: { kind: 'paymentMoved', state: 'executing' },
    runs: [0, 1],
    on: ['EVM'],
  },
  { when: 'the tool has answered', deadly: { kind: 'toolCalled' }, runs: [1, 2], on: kinds },
  {
    when: 'the result is stored',
    deadly: { kind: 'paymentMoved', state: 'executed' },
    runs: [1, 1],
    on: kinds,
  },
  {
    when: 'it is noted that it will be settled',
    deadly: { kind: 'paymentMoved', state: 'settling' },
    runs: [1, 1],
    on: ['EVM'],
  },
  {
    when: 'the facilitator has settled it',
    deadly: { kind: 'facilitatorAsked', operation: 'settle' },
    runs: [1, 1],
    on: ['EVM'],
  },
  {
    when: 'the receipt is stored',
    deadly: { kind: 'paymentMoved', state: 'settled' },
    runs: [1, 1],
    on: kinds,
  },
  {
    when: 'the answer is sent',
    deadly: { kind: 'requestEnded', status: 200 },
    runs: [1, 1],
    on: kinds,
  },
]

/** What a payment is doing while its process is killed from outside. */
const held: {
  when: string
  fault?: () => CrashedPurchase['fault']
  runs: [before: number, after: number]
  rpc: readonly boolean[]
}[] = [
  {
    when: 'the facilitator has been asked to verify',
    fault: () => ['verify', lost()],
    runs: [0, 1],
    rpc: [true],
  },
  {
    when: 'the facilitator answers that it is valid',
    fault: () => ['verify', holds('after')],
    runs: [0, 1],
    rpc: [true],
  },
  { when: 'the tool runs', runs: [1, 2], rpc: [true] },
  {
    when: 'the request to settle is lost',
    fault: () => ['settle', lost()],
    runs: [1, 1],
    rpc: [true, false],
  },
  {
    when: 'the request to settle comes late',
    fault: () => ['settle', holds('before')],
    runs: [1, 1],
    rpc: [true],
  },
  {
    when: 'the money has moved',
    fault: () => ['settle', holds('after')],
    runs: [1, 1],
    rpc: [true],
  },
  {
    when: 'the money has moved, by a facilitator that says so again',
    fault: () => ['settle', remembering()],
    runs: [1, 1],
    rpc: [false],
  },
]

type Held = ReturnType<typeof holds>

/** Never reaches the facilitator. */
function lost(): Held {
  const { promise: arrived, resolve } = Promise.withResolvers<void>()
  return { arrived, release() {}, fault: () => resolve() }
}

/** Facilitators that answer the same request as before. */
function remembering(): Held & { again: Fault } {
  const { promise: arrived, resolve } = Promise.withResolvers<void>()
  let answerOfFacilitator = { status: 0, text: '' }
  return {
    arrived,
    release() {},
    async fault({ ask }) {
      answerOfFacilitator = await ask()
      resolve()
    },
    again: ({ answer }) => answer(answerOfFacilitator.status, answerOfFacilitator.text),
  }
}

const moments = observed.flatMap(({ on, ...moment }) => on.map((kind) => ({ kind, ...moment })))
for (const { kind, when, deadly } of moments)
  crashes.push({ deadly, parts: [part(`${kind}: ${when}`, kind)] })
const stopped = held.flatMap(({ rpc, ...moment }) =>
  kinds.flatMap((kind) =>
    rpc.map((hasRpc) => ({
      kind,
      rpc: hasRpc,
      ...moment,
      how: hasRpc ? 'with an RPC' : 'without an RPC',
    })),
  ),
)
const unattended = kinds.flatMap((kind) => [
  { kind, when: 'the request to settle was lost', fault: lost },
  { kind, when: 'the money had moved', fault: () => holds('after') },
])
const both = kinds.map((kind) => ({ kind }))
crashes.unshift({
  parts: [
    ...stopped.map(({ kind, when, how, rpc, fault }) =>
      part(`${kind} ${how}: ${when}`, kind, { rpc, fault: fault?.() }),
    ),
    ...unattended.map(({ kind, when, fault }) =>
      part(`${kind} unattended: ${when}`, kind, { fault: ['settle', fault()], waits: true }),
    ),
    ...both.map(({ kind }) =>
      part(`${kind}: a tool that changes something runs`, kind, { what: 'write_note' }),
    ),
    ...both.map(({ kind }) =>
      part(`${kind}: nobody can tell`, kind, {
        rpc: false,
        fault: ['settle', holds('after')],
        times: 3,
      }),
    ),
    part('the payer takes it back', 'EVM', {
      fault: ['settle', lost()],
      waits: true,
      meanwhile: ({ cancel }) => cancel(),
    }),
  ],
})
for (const kind of kinds)
  crashes.push({
    deadly: { kind: 'paymentMoved', state: 'executed' },
    parts: [part(`${kind} unattended: the result was stored`, kind, { waits: true })],
  })

const days = 3 * 86_400_000
crashes.push({
  deadly: { kind: 'paymentMoved', state: 'settled' },
  parts: [
    part('nothing ran for days', 'EVM', {
      times: 1,
      meanwhile: (_payment, { store }) =>
        void query(
          join(store, 'journal.db'),
          `update payment set created_at = created_at - ${days}, ` +
            `updated_at = updated_at - ${days}, valid_before = valid_before - ${days}, ` +
            `expires_at = expires_at - ${days}`,
        ),
    }),
  ],
})

beforeAll(async () => {
  processes = await startSellerProcesses()
  void inBatches(crashes, 2, crash)
})
afterAll(() => processes.stop())

describe.each(moments)(
  'on $kind, when the process is gone at the moment that $when',
  ({ kind, when, runs: [before, after] }) => {
    test(
      'the same payment is charged once and gets its answer',
      async () => {
        const ending = await endingOf(`${kind}: ${when}`)
        expectOneCharge(ending)
        expectAnswer(ending)
        expect(ending.runs).toEqual({ before, after })
      },
      longMs,
    )
  },
)

describe.each(stopped)(
  'on $kind $how, when the process is killed while $when',
  ({ kind, how, when, runs: [before, after] }) => {
    test(
      'the same payment is charged once and gets its answer',
      async () => {
        const ending = await endingOf(`${kind} ${how}: ${when}`)
        expectOneCharge(ending)
        expectAnswer(ending)
        expect(ending.runs).toEqual({ before, after })
      },
      longMs,
    )
  },
)

const alone = [
  ...unattended.map(({ kind, when }) => ({ kind, when })),
  ...both.map(({ kind }) => ({ kind, when: 'the result was stored' })),
]
describe.each(alone)(
  'on $kind, when nobody comes back after the process was killed and $when',
  ({ kind, when }) => {
    test(
      'the next one settles it by itself, and keeps the answer',
      async () => {
        const ending = await endingOf(`${kind} unattended: ${when}`)
        expectOneCharge(ending)
        expectAnswer(ending)
        expect(ending.answers).toHaveLength(1)
        expect(ending.answers[0]?.headers.get('idempotent-replayed')).toBe('true')
        expect(ending.runs).toEqual({ before: 1, after: 1 })
      },
      longMs,
    )
  },
)

test.each(both)(
  'on $kind a tool that changes something is not run again when the process was killed while it ran, and costs nothing',
  async ({ kind }) => {
    const { answers, charges, rows, ledger, runs } = await endingOf(
      `${kind}: a tool that changes something runs`,
    )
    for (const answer of answers)
      expect(refusalOf(answer, 502, 'tool_failed')).toMatchObject({
        message: expect.stringContaining('it is not run again'),
        may_have_happened: true,
      })
    expect([answers.length > 0, charges, ledger]).toEqual([true, [], []])
    expect(rows).toMatchObject([{ state: 'failed', owner: null }])
    expect(runs).toEqual({ before: 1, after: 1 })
  },
  longMs,
)

test.each(both)(
  'on $kind without an RPC, what a facilitator does not tell again stays unknown, and no new payment is asked for',
  async ({ kind }) => {
    const { answers, charges, rows, ledger, runs } = await endingOf(`${kind}: nobody can tell`)
    const last = answers.at(-1)
    if (!last) throw new Error('nothing was answered')
    refusalOf(last, 503, 'settlement_unknown')
    expect(last.headers.get('payment-required')).toBeNull()
    expect(charges).toHaveLength(1)
    expect(rows).toMatchObject([{ state: 'settle_unknown', owner: null }])
    expect(ledger).toEqual([])
    expect(runs).toEqual({ before: 1, after: 1 })
  },
  longMs,
)

test(
  'a payment that was settled as its process died is in the ledger, even when nothing ran for days after that',
  async () => {
    const { charges, ledger, payment } = await endingOf('nothing ran for days')
    expect(charges).toHaveLength(1)
    expect(ledger).toMatchObject([{ charged: 2_000_000 }])
    expect(ledger[0]?.key_id.toLowerCase()).toBe(`x402:${payment.payer.toLowerCase()}`)
  },
  longMs,
)

test(
  'a payment that its payer took back after the process was killed is given up, and its answer is kept from them',
  async () => {
    const ending = await endingOf('the payer takes it back')
    expectNoCharge(ending, 'cancelled')
    expect(ending.runs).toEqual({ before: 1, after: 1 })
  },
  longMs,
)
