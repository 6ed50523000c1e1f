import { expect } from 'vitest'
import { holds } from '../../support/chains/facilitator/faults.ts'
import type { Fault } from '../../support/chains/facilitator/fault-proxy.ts'
import type { Heard } from '../../support/servers/mesh.ts'
import { until } from '../../support/waiting.ts'
import { insist, type Kind } from '../../support/chains/payment-network.ts'
import {
  journalIn,
  ledgerIn,
  revive,
  type Deadly,
  type Errand,
  type Kept,
  type LedgerRow,
  type Paid,
  type Place,
  type Stand,
} from '../../support/servers/seller-processes.ts'

/** What has become of a payment whose server died, after the next server had it. */
export type Ending = {
  payment: Paid
  /** What the same payment was answered by the next server, one after the other. */
  answers: Heard[]
  charges: { value: bigint; transaction: string }[]
  /** Of the tool: when the process died, and at the end. */
  runs: { before: number; after: number }
  rows: Kept[]
  ledger: LedgerRow[]
}

/** One payment of a process that dies. */
export type Part = {
  name: string
  errand: Errand
  rpc: boolean
  /** Where the facilitator holds it when the process is killed; the tool does where there is none. */
  fault?: ['verify' | 'settle', ReturnType<typeof holds> & { again?: Fault }] | undefined
  /** Nobody comes back with the payment until it is decided. */
  waits?: boolean
  /** Most requests that its payer sends to the next server. */
  times?: number
  /** Between the death and the next server. */
  meanwhile?(payment: Paid, place: Place): Promise<void> | void
}

/** A process that dies of something it observes, or is killed when all of its payments are held. */
export type Death = { deadly?: Deadly; parts: Part[] }

type Bought = Part & { payment: Paid; before: number }

const isOf = ({ payer }: Paid, named: string) => named.toLowerCase().endsWith(payer.toLowerCase())
const isOpen = ({ state }: Kept) =>
  state === 'executed' || state === 'settling' || state === 'settle_unknown'

/** Deaths of servers, and what comes after them. */
export function createDeaths(standOf: () => Stand) {
  const endings = new Map<string, PromiseWithResolvers<Ending>>()
  const deaths: Death[] = []

  function part(
    name: string,
    kind: Kind,
    { what = 'get_weather', ...more }: Partial<Part> & { what?: Errand['what'] } = {},
  ): Part {
    if (endings.has(name)) throw new Error(`two have the name ${name}`)
    const ending = Promise.withResolvers<Ending>()
    ending.promise.catch(() => {})
    endings.set(name, ending)
    return { name, errand: { kind, what, words: name }, rpc: true, ...more }
  }

  /** Resolves when the process is dead; others go on from there. */
  async function die({ deadly, parts }: Death): Promise<void> {
    const stand = standOf()
    try {
      const modes = [...new Set(parts.map(({ rpc }) => rpc))]
      const chains = [...new Set(parts.map(({ errand }) => errand.kind))]
      const places = await Promise.all(modes.map((rpc) => stand.place({ kinds: chains, rpc })))
      const { child, urls, gone } = await stand.launch(places, deadly)
      const gates = deadly
        ? []
        : parts.filter(({ fault }) => !fault).map(({ errand }) => stand.gate(errand.words))
      const urlOf = ({ rpc }: Part) => urls[modes.indexOf(rpc)] ?? ''
      const payments = await Promise.all(
        parts.map(async (one) => {
          const payment = await stand.pay(urlOf(one), one.errand)
          if (one.fault) stand.aim(one.fault[0], payment, one.fault[1].fault)
          return payment
        }),
      )
      // What comes of it is not for the payer: the process dies before or while it is sent.
      for (const [at, one] of parts.entries())
        void stand.ask(urlOf(one), one.errand, payments[at] as Paid).catch(() => {}) // one for each
      if (!deadly) {
        await Promise.all(
          parts.map(
            ({ fault, errand }) =>
              fault?.[1].arrived ?? until('the tool runs', () => stand.runs(errand.words) > 0),
          ),
        )
        child.kill('SIGKILL')
      }
      await gone
      expect(child.signalCode).toBe('SIGKILL')
      const bought = parts.map((one, at): Bought => ({
        ...one,
        payment: payments[at] as Paid,
        before: stand.runs(one.errand.words),
      })) // one for each
      for (const gate of gates) gate.open()
      for (const [at, place] of places.entries())
        void takeOver(
          place,
          bought.filter(({ rpc }) => rpc === modes[at]),
        )
    } catch (error) {
      giveUp(parts, error)
    }
  }

  const giveUp = (parts: Part[], error: unknown) =>
    parts.forEach(({ name }) => endings.get(name)?.reject(error))

  async function takeOver(place: Place, parts: Bought[]): Promise<void> {
    const stand = standOf()
    try {
      for (const { payment, fault, meanwhile } of parts) {
        await meanwhile?.(payment, place)
        if (fault?.[1].again) stand.aim(fault[0], payment, fault[1].again)
      }
      const next = await revive(place)
      const asked = await Promise.allSettled(parts.map((one) => comeBack(next.url, place, one)))
      await next.stop()
      await Promise.all(
        parts.map(async ({ name, errand, payment, before }, at) => {
          const answers = asked[at]
          if (answers?.status !== 'fulfilled') return endings.get(name)?.reject(answers?.reason)
          endings.get(name)?.resolve({
            payment,
            answers: answers.value,
            charges: await stand.charges(errand.kind, payment.payer),
            runs: { before, after: stand.runs(errand.words) },
            rows: journalIn(place).filter(({ payer }) => isOf(payment, payer)),
            ledger: ledgerIn(place).filter((row) => isOf(payment, row.key_id)),
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
    place: Place,
    { errand, payment, fault, waits, times }: Bought,
  ): Promise<Heard[]> {
    if (waits)
      await until(
        `nobody asks, and it is decided: ${errand.words}`,
        () => !journalIn(place).some((row) => isOf(payment, row.payer) && isOpen(row)),
      )
    const asked = insist(() => standOf().ask(url, errand, payment), times)
    fault?.[1].release()
    return asked
  }

  async function endingOf(name: string): Promise<Ending> {
    const ending = endings.get(name)
    if (!ending) throw new Error(`nothing has the name ${name}`)
    return ending.promise
  }

  return { deaths, part, die, endingOf }
}
