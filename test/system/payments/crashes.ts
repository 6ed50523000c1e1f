import { expect } from 'vitest'
import { holds } from '../../support/chains/facilitator/faults.ts'
import type { Fault } from '../../support/chains/facilitator/fault-proxy.ts'
import type { MeshReply } from '../../support/servers/mesh.ts'
import { until } from '../../support/waiting.ts'
import { sendUntilFinal, type Kind } from '../../support/chains/payment-stack.ts'
import {
  journalRows,
  ledgerRows,
  startServerOn,
  type KillCondition,
  type Purchase,
  type JournalRow,
  type LedgerRow,
  type SignedPurchase,
  type StorePlace,
  type SellerProcesses,
} from '../../support/servers/seller-processes.ts'

/** What has become of a payment whose server died, after the next server had it. */
export type CrashResult = {
  payment: SignedPurchase
  /** What the same payment was answered by the next server, one after the other. */
  answers: MeshReply[]
  charges: { value: bigint; transaction: string }[]
  /** Of the tool: when the process died, and at the end. */
  runs: { before: number; after: number }
  rows: JournalRow[]
  ledger: LedgerRow[]
}

/** One payment of a process that dies. */
export type CrashedPurchase = {
  name: string
  purchase: Purchase
  rpc: boolean
  /** Where the facilitator holds it when the process is killed; by default the tool holds it. */
  fault?: ['verify' | 'settle', ReturnType<typeof holds> & { again?: Fault }] | undefined
  /** Nobody comes back with the payment until it is decided. */
  waits?: boolean
  /** Most requests that its payer sends to the next server. */
  times?: number
  /** Between the death and the next server. */
  meanwhile?(payment: SignedPurchase, place: StorePlace): Promise<void> | void
}

/** A process that dies of something it observes, or is killed when all of its payments are held. */
export type Crash = { deadly?: KillCondition; parts: CrashedPurchase[] }

type SentPurchase = CrashedPurchase & { payment: SignedPurchase; before: number }

const isOf = ({ payer }: SignedPurchase, payerName: string) =>
  payerName.toLowerCase().endsWith(payer.toLowerCase())
const isOpen = ({ state }: JournalRow) =>
  state === 'executed' || state === 'settling' || state === 'settle_unknown'

/** Deaths of servers, and what comes after them. */
export function createCrashes(standOf: () => SellerProcesses) {
  const endings = new Map<string, PromiseWithResolvers<CrashResult>>()
  const crashes: Crash[] = []

  function part(
    name: string,
    kind: Kind,
    { what = 'get_weather', ...more }: Partial<CrashedPurchase> & { what?: Purchase['what'] } = {},
  ): CrashedPurchase {
    if (endings.has(name)) throw new Error(`two have the name ${name}`)
    const ending = Promise.withResolvers<CrashResult>()
    ending.promise.catch(() => {})
    endings.set(name, ending)
    return { name, purchase: { kind, what, words: name }, rpc: true, ...more }
  }

  /** Resolves when the process is dead; others go on from there. */
  async function crash({ deadly, parts }: Crash): Promise<void> {
    const processes = standOf()
    try {
      const modes = [...new Set(parts.map(({ rpc }) => rpc))]
      const chains = [...new Set(parts.map(({ purchase }) => purchase.kind))]
      const places = await Promise.all(modes.map((rpc) => processes.place({ kinds: chains, rpc })))
      const { child, urls, exited } = await processes.launch(places, deadly)
      const gates = deadly
        ? []
        : parts.filter(({ fault }) => !fault).map(({ purchase }) => processes.gate(purchase.words))
      const urlOf = ({ rpc }: CrashedPurchase) => urls[modes.indexOf(rpc)] ?? ''
      const payments = await Promise.all(
        parts.map(async (one) => {
          const payment = await processes.pay(urlOf(one), one.purchase)
          if (one.fault) processes.aim(one.fault[0], payment, one.fault[1].fault)
          return payment
        }),
      )
      // What comes of it is not for the payer: the process dies before or while it is sent.
      for (const [at, one] of parts.entries())
        // One for each.
        void processes.ask(urlOf(one), one.purchase, payments[at] as SignedPurchase).catch(() => {})
      if (!deadly) {
        await Promise.all(
          parts.map(
            ({ fault, purchase }) =>
              fault?.[1].arrived ??
              until('the tool runs', () => processes.runs(purchase.words) > 0),
          ),
        )
        child.kill('SIGKILL')
      }
      await exited
      expect(child.signalCode).toBe('SIGKILL')
      const purchases = parts.map((one, at): SentPurchase => ({
        ...one,
        payment: payments[at] as SignedPurchase,
        before: processes.runs(one.purchase.words),
      })) // one for each
      for (const gate of gates) gate.open()
      for (const [at, place] of places.entries())
        void takeOver(
          place,
          purchases.filter(({ rpc }) => rpc === modes[at]),
        )
    } catch (error) {
      giveUp(parts, error)
    }
  }

  const giveUp = (parts: CrashedPurchase[], error: unknown) =>
    parts.forEach(({ name }) => endings.get(name)?.reject(error))

  async function takeOver(place: StorePlace, parts: SentPurchase[]): Promise<void> {
    const processes = standOf()
    try {
      for (const { payment, fault, meanwhile } of parts) {
        await meanwhile?.(payment, place)
        if (fault?.[1].again) processes.aim(fault[0], payment, fault[1].again)
      }
      const next = await startServerOn(place)
      const outcomes = await Promise.allSettled(parts.map((one) => comeBack(next.url, place, one)))
      await next.stop()
      await Promise.all(
        parts.map(async ({ name, purchase, payment, before }, at) => {
          const answers = outcomes[at]
          if (answers?.status !== 'fulfilled') return endings.get(name)?.reject(answers?.reason)
          endings.get(name)?.resolve({
            payment,
            answers: answers.value,
            charges: await processes.charges(purchase.kind, payment.payer),
            runs: { before, after: processes.runs(purchase.words) },
            rows: journalRows(place).filter(({ payer }) => isOf(payment, payer)),
            ledger: ledgerRows(place).filter((row) => isOf(payment, row.key_id)),
          })
        }),
      )
    } catch (error) {
      giveUp(parts, error)
    }
  }

  /** The payer asks the next server, at once or after that has decided by itself. */
  async function comeBack(
    url: string,
    place: StorePlace,
    { purchase, payment, fault, waits, times }: SentPurchase,
  ): Promise<MeshReply[]> {
    if (waits)
      await until(
        `nobody asks, and it is decided: ${purchase.words}`,
        () => !journalRows(place).some((row) => isOf(payment, row.payer) && isOpen(row)),
      )
    const answers = sendUntilFinal(() => standOf().ask(url, purchase, payment), times)
    fault?.[1].release()
    return answers
  }

  async function endingOf(name: string): Promise<CrashResult> {
    const ending = endings.get(name)
    if (!ending) throw new Error(`nothing has the name ${name}`)
    return ending.promise
  }

  return { crashes, part, crash, endingOf }
}
