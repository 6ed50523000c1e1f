import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Failure, uncertain } from '../../../server/failure.ts'
import type { Order } from '../../../server/payments/purchase/order.ts'
import { createPayments, type Payments } from '../../../server/payments/purchase/purchase.ts'
import type { PurchaseOutcome } from '../../../server/payments/settlement/outcome.ts'
import type { PaymentRow } from '../../../server/store/tables.ts'
import { runSeed, seeded } from '../../support/data/random.ts'
import { longMs } from '../../support/waiting.ts'
import { createChain, createRows, createSimulation, type Process } from './simulation.ts'
import { isSoak } from '../../support/soak.ts'

const lastingMs = 120_000

type Story = {
  seed: number
  requests: number
  crashes: number
  trouble: number
  hasChain: boolean
  failing: number
  leaving: number
  isWrite: boolean
}

/** One payment, sent repeatedly to processes that die, until it is decided. */
async function live({
  seed,
  requests,
  crashes,
  trouble,
  hasChain,
  failing,
  leaving,
  isWrite,
}: Story) {
  const simulation = createSimulation(seeded(seed))
  const { rows, journalOf } = createRows()
  const validBefore = Math.ceil((simulation.now() + lastingMs) / 1000)
  const bank = createChain(simulation, validBefore * 1000, trouble)
  const executions: { afterResult: boolean; wasBegun: boolean }[] = []
  const ledger = new Set<string>()
  const delivered: PurchaseOutcome[] = []
  const unfinished = new Set<string>()
  /** Requests that were told what became of one that had left. */
  const misled: number[] = []
  let processes = 0
  let isCalm = false

  const isStored = () => [...rows.values()].some(({ result }) => result !== null)

  function start(): { process: Process; payments: Payments } {
    const process: Process = { alive: true, name: `process ${(processes += 1)}` }
    const payments = createPayments({
      journal: journalOf(simulation, process),
      facilitatorOf: () => bank.facilitatorOf(process),
      chainOf: () => (hasChain ? bank.chainOf(process) : undefined),
      recordSettled: (row: PaymentRow) => !!ledger.add(row.id),
      observe: () => {},
      retentionMs: 24 * 3_600_000,
      owner: process.name,
      now: simulation.now,
      pause: simulation.pauseOf(process),
    })
    return { process, payments }
  }

  const orderFor = (process: Process, request: number): Order => ({
    payment: {
      key: 'one',
      payer: bank.payer,
      proof: 'proof',
      validBefore,
    },
    charge: {
      payload: { nonce: 'one' },
      terms: {
        scheme: 'exact',
        network: 'eip155:84532',
        asset: '0xasset',
        amount: '1000',
        payTo: '0xus',
        maxTimeoutSeconds: 120,
        extra: {},
      },
      resource: { url: '', description: '', mimeType: '' },
    },
    fingerprint: 'request',
    requestId: `request ${request}`,
    agent: 'Shop',
    tool: 'tool',
    priceNano: 1_000_000,
    workMs: 20_000,
    isRepeatable: !isWrite,
    client: '192.0.2.1',
    isSigned: async () => true,
    async work(signal) {
      // Whoever left before is never worked for.
      executions.push({ afterResult: isStored(), wasBegun: !signal.aborted })
      const fails = await simulation.step(process, () => !isCalm && simulation.random() < failing)
      if (signal.aborted) throw new Failure('requestTimeout', 'the request was given up')
      if (fails) throw new Failure('toolFailed', 'the tool failed', isWrite ? uncertain : {})
      return '{"result":"the answer"}'
    },
  })

  const homes = [start(), start()]

  async function request(number: number): Promise<PurchaseOutcome | undefined> {
    const { process, payments } = simulation.pick(...homes)
    const leave = new AbortController()
    unfinished.add(`${number} at ${process.name}`)
    if (!isCalm && simulation.random() < leaving) void simulation.step(process, () => leave.abort())
    try {
      const outcome = await payments.purchase(orderFor(process, number), leave.signal)
      if (process.alive) delivered.push(outcome)
      return outcome
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      if (error.kind === 'requestTimeout' && !leave.signal.aborted) misled.push(number)
      return undefined
    } finally {
      unfinished.delete(`${number} at ${process.name}`)
    }
  }

  let remaining = crashes
  let count = 0
  let fault: unknown
  const meanwhile = () => {
    if (count < requests && simulation.random() < 0.2)
      void request((count += 1)).catch((error: unknown) => (fault = error))
    if (simulation.random() < 0.05) bank.block()
    if (simulation.random() < 0.02) simulation.pass(simulation.pick(1000, 16_000))
    if (remaining > 0 && simulation.random() < 0.05) {
      remaining -= 1
      const at = Math.floor(simulation.random() * homes.length)
      const home = homes[at]
      if (home) simulation.kill(home.process)
      homes[at] = start()
    }
  }
  while (count < requests) await simulation.run(meanwhile)
  bank.block()

  // Whoever died has died; the others look at what is left until it is decided.
  isCalm = true
  const { process, payments } = start()
  homes.splice(0, homes.length, { process, payments })
  for (let look = 0; look < 40; look += 1) {
    simulation.pass(look < 10 ? 16_000 : 600_000)
    const due = [...rows.values()].filter(
      (row) => row.look_at !== null && row.look_at <= simulation.now(),
    )
    for (const row of due)
      void payments
        .reconcile({ ...row })
        .catch((error: unknown) => error instanceof Failure || (fault = error))
    await simulation.run()
  }
  for (let tries = 0; tries < 3; tries += 1) {
    void request(0).catch((error: unknown) => (fault = error))
    await simulation.run()
  }
  if (fault) throw fault
  return {
    misled,
    rows: [...rows.values()],
    executions,
    delivered,
    ledger,
    unfinished: [...unfinished].filter((name) => name.endsWith(process.name)),
    charges: bank.spent.size,
    hasLied: bank.hasLied(),
  }
}

const stories = fc.record({
  seed: fc.integer({ min: 0, max: 2 ** 31 }),
  requests: fc.integer({ min: 1, max: 4 }),
  crashes: fc.integer({ min: 0, max: 3 }),
  trouble: fc.constantFrom(0, 0.3, 0.8),
  hasChain: fc.boolean(),
  failing: fc.constantFrom(0, 0.3),
  leaving: fc.constantFrom(0, 0.3),
  isWrite: fc.boolean(),
})

test(
  'whatever order things happen in and whoever dies: what is charged is delivered or owed, what is delivered is charged, and neither what has a result nor what changes something is worked for again',
  async () => {
    await fc.assert(
      fc.asyncProperty(stories, async (story) => {
        const { misled, rows, executions, delivered, ledger, unfinished, charges, hasLied } =
          await live(story)
        const [row] = rows
        expect(rows.length).toBeLessThanOrEqual(1)
        expect(unfinished, 'requests that were never answered').toEqual([])
        expect(misled, 'requests that were given up, and not by those that sent them').toEqual([])
        expect(executions.filter(({ afterResult }) => afterResult)).toEqual([])
        if (story.isWrite)
          expect(executions.filter(({ wasBegun }) => wasBegun).length).toBeLessThanOrEqual(1)
        const answers = delivered.flatMap((outcome) =>
          outcome.kind === 'answered' ? [outcome] : [],
        )
        expect(
          new Set(
            answers.map(({ body, receipt }) => `${body} ${receipt.transaction} ${receipt.payer}`),
          ).size,
        ).toBeLessThanOrEqual(1)
        if (answers.length > 0) {
          expect(charges).toBe(1)
          expect(row?.state).toBe('settled')
        }
        // A process may die between the receipt and the ledger: then another one tells the ledger.
        expect(ledger.size).toBe(row?.state === 'settled' ? 1 : 0)
        if (charges === 1) {
          const last = delivered.at(-1)
          const isFetched = last?.kind === 'answered'
          // A refund is due only where the chain has shown the charge.
          const isOwed = row?.state === (story.hasChain ? 'refund_due' : 'undecided')
          // Nobody can tell a lie about the chain without a look at the chain.
          expect(
            isFetched || isOwed || (hasLied && !story.hasChain),
            `charged, and now ${row?.state}`,
          ).toBe(true)
        } else {
          expect([
            'failed',
            'expired',
            undefined,
            ...(story.hasChain ? [] : ['undecided']),
          ]).toContain(row?.state)
        }
      }),
      {
        numRuns: Number(process.env['INTERLEAVINGS'] ?? (isSoak ? 10_000 : 3000)),
        seed: runSeed(),
        endOnFailure: true,
      },
    )
  },
  longMs,
)
