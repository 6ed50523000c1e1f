import type { PaymentJournal } from '../../../server/payments/journal.ts'
import type {
  Chain,
  Charge,
  Evidence,
  Facilitator,
  Settlement,
} from '../../../server/payments/types.ts'
import { unsettledStates } from '../../../server/store/queries/payments.ts'
import type { PaymentRow } from '../../../server/store/tables.ts'

/** Thrown nowhere: what a dead process waits for never comes. */
const never = new Promise<never>(() => {})

export type Process = { alive: boolean; name: string }

type Turn = { process: Process; run(): void }

/**
 * Decides the order of events. Every step of every process waits for its turn, which `random`
 * draws.
 * Time goes on only where a process waits for it to, or where nothing else is left to do.
 */
export function createSimulation(random: () => number) {
  const turns: Turn[] = []
  let clock = 1_700_000_000_000
  // There is at least one.
  const pick = <T>(...of: T[]): T => of[Math.floor(random() * of.length)] as T

  const turnOf = (process: Process) =>
    process.alive ? new Promise<void>((run) => turns.push({ process, run })) : never

  /** Takes effect at one turn, and is heard of at another: a process can die between the two. */
  async function step<Got>(process: Process, effect: () => Got): Promise<Got> {
    await turnOf(process)
    const result = effect()
    await turnOf(process)
    return result
  }

  return {
    random,
    pick,
    step,
    now: () => clock,
    pass(ms: number) {
      clock += ms
    },
    pauseOf: (process: Process) => async (ms: number) => {
      await turnOf(process)
      clock += ms
    },
    kill(process: Process) {
      process.alive = false
      for (let at = turns.length - 1; at >= 0; at -= 1)
        if (turns[at]?.process === process) turns.splice(at, 1)
    },
    /** Goes on until nobody has anything left to do; `meanwhile` may step in before each turn. */
    async run(meanwhile: () => void = () => {}): Promise<number> {
      for (let steps = 0; ; steps += 1) {
        await new Promise((settled) => setImmediate(settled))
        meanwhile()
        if (turns.length === 0) return steps
        if (steps > 20_000) throw new Error('it goes on and on')
        const [turn] = turns.splice(Math.floor(random() * turns.length), 1)
        turn?.run()
      }
    },
  }
}

export type Simulation = ReturnType<typeof createSimulation>

/** A journal that keeps its promises in memory, for all processes of a world. */
export function createRows() {
  const rows = new Map<string, PaymentRow>()
  const byKey = (key: string) => [...rows.values()].find((row) => row.key === key)
  const isFree = (row: PaymentRow, now: number) =>
    row.owner === null || (row.lease_until ?? 0) <= now

  const journal: {
    [Name in keyof PaymentJournal]: (
      ...args: Parameters<PaymentJournal[Name]>
    ) => Awaited<ReturnType<PaymentJournal[Name]>>
  } = {
    claim(row) {
      if (byKey(row.key)) return 'exists'
      if (
        [...rows.values()].filter(
          ({ state, payer }) =>
            payer === row.payer &&
            [...unsettledStates, 'settle_unknown'].some((one) => one === state),
        ).length >= 8
      )
        return 'payerBusy'
      rows.set(row.id, { ...row })
      return 'claimed'
    },
    // A copy, like a row that was read.
    find: (key) => byKey(key) && ({ ...byKey(key) } as PaymentRow),
    hasSettled: (payer) =>
      [...rows.values()].some((row) => row.payer === payer && row.state === 'settled'),
    move({ id, owner, state }, change) {
      const row = rows.get(id)
      if (row?.owner !== owner || row.state !== state) return false
      Object.assign(row, change)
      return true
    },
    prove(id, change) {
      const row = rows.get(id)
      if (
        !row ||
        !['settling', 'settle_unknown', 'failed', 'refund_due', 'undecided'].includes(row.state)
      )
        return false
      Object.assign(row, change)
      return true
    },
    release({ id, owner, state }) {
      const row = rows.get(id)
      return row?.owner === owner && row.state === state && rows.delete(id)
    },
    take({ id, state }, { owner, now, ms }) {
      const row = rows.get(id)
      if (!row || row.state !== state || !isFree(row, now)) return undefined
      Object.assign(row, { owner, lease_until: now + ms })
      return { ...row }
    },
    dropLease(id, owner) {
      const row = rows.get(id)
      if (row?.owner === owner) Object.assign(row, { owner: null, lease_until: null })
    },
    markRecorded: (ids) =>
      ids.forEach(
        (id) =>
          rows.get(id)?.state === 'settled' && Object.assign(rows.get(id) ?? {}, { look_at: null }),
      ),
    renew: (ids) => ids,
    synced() {},
    begin({ id, owner }, change) {
      const row = rows.get(id)
      if (row?.owner !== owner || row.state !== 'reserved') return false
      Object.assign(row, change, { state: 'executing' })
      return true
    },
    dueNetworks: () => [...new Set([...rows.values()].map(({ network }) => network))],
    due: (network, now, limit) =>
      [...rows.values()]
        .filter(
          (row) =>
            row.network === network &&
            row.look_at !== null &&
            row.look_at <= now &&
            isFree(row, now),
        )
        .slice(0, limit)
        .map((row) => ({ ...row })),
  }

  return {
    rows,
    /** As one process sees it. */
    journalOf(simulation: Simulation, process: Process): PaymentJournal {
      const ask =
        <Name extends keyof PaymentJournal>(name: Name) =>
        (...args: Parameters<PaymentJournal[Name]>) =>
          simulation.step(process, () => journal[name](...args))
      return {
        claim: ask('claim'),
        find: ask('find'),
        hasSettled: ask('hasSettled'),
        begin: ask('begin'),
        move: ask('move'),
        prove: ask('prove'),
        release: ask('release'),
        take: ask('take'),
        dropLease: ask('dropLease'),
        markRecorded: ask('markRecorded'),
        renew: ask('renew'),
        synced: ask('synced'),
        dueNetworks: ask('dueNetworks'),
        due: ask('due'),
      }
    },
  }
}

/**
 * A chain that executes an authorization once at most, and its facilitator. The simulation draws
 * what fails.
 */
export function createChain(simulation: Simulation, validBefore: number, trouble: number) {
  const spent = new Map<string, string>()
  /** Sent to the chain, and not in a block yet. */
  const floating = new Set<string>()
  let lied = false
  /** The newest block, and those in which money moved. */
  let height = 1
  const blocks = new Map<string, number>()
  const payer = '0xpayer'
  const keyOf = ({ payload }: Pick<Charge, 'payload'>) => String(payload['nonce'])

  const land = (nonce: string): string | undefined => {
    floating.delete(nonce)
    if (simulation.now() < validBefore && !spent.has(nonce)) {
      spent.set(nonce, `0xtx-${nonce}`)
      blocks.set(nonce, (height += 1))
    }
    return spent.get(nonce)
  }
  const receiptOf = (transaction: string): Settlement => ({
    kind: 'settled',
    receipt: { success: true, transaction, network: 'eip155:84532', payer },
  })

  function settle(charge: Charge): Settlement {
    const nonce = keyOf(charge)
    if (spent.has(nonce))
      return simulation.pick<Settlement>(
        { kind: 'refused', reason: 'authorization used', beforeBroadcast: false },
        { kind: 'unknown', reason: 'duplicate' },
      )
    if (simulation.now() >= validBefore)
      return { kind: 'refused', reason: 'valid_before', beforeBroadcast: true }
    if (simulation.random() >= trouble) return receiptOf(land(nonce) ?? '')
    switch (
      simulation.pick(
        'definite',
        'lost before',
        'lost after',
        'floating',
        'timed out',
        'lie',
        'other payer',
      )
    ) {
      case 'definite':
        return { kind: 'refused', reason: 'insufficient_funds', beforeBroadcast: true }
      case 'lost before':
        return { kind: 'unknown', reason: 'reset' }
      case 'lost after':
        land(nonce)
        return { kind: 'unknown', reason: 'reset' }
      case 'floating':
        floating.add(nonce)
        return { kind: 'refused', reason: 'settlement_pending', beforeBroadcast: false }
      case 'timed out':
        land(nonce)
        return {
          kind: 'refused',
          reason: 'Timed out while waiting for transaction',
          beforeBroadcast: false,
        }
      case 'lie':
        land(nonce)
        lied = true
        return { kind: 'refused', reason: 'insufficient_funds', beforeBroadcast: true }
      default:
        return {
          kind: 'settled',
          receipt: {
            success: true,
            transaction: '0xother',
            network: 'eip155:84532',
            payer: '0xsomebody',
          },
        }
    }
  }

  return {
    payer,
    spent,
    /** Whether a facilitator has told of a refusal that was none. */
    hasLied: () => lied,
    /** Blocks come when they come. */
    block: () => floating.forEach(land),
    facilitatorOf: (process: Process): Facilitator => ({
      supports: () => ({ versions: [2], extra: {} }),
      fault: () => undefined,
      verify: () =>
        simulation.step(process, () =>
          simulation.random() < trouble / 4
            ? { kind: 'unknown' as const, reason: 'reset' }
            : { kind: 'valid' as const, payer },
        ),
      settle: (charge) => simulation.step(process, () => settle(charge)),
      close: async () => {},
    }),
    chainOf: (process: Process): Chain => ({
      isAlive: async () => true,
      head: () => simulation.step(process, () => height),
      balanceOf: () => simulation.step(process, () => undefined),
      evidenceOf: ({ payload, after = 0 }) =>
        simulation.step(process, (): Evidence => {
          const nonce = keyOf({ payload })
          const transaction = spent.get(nonce)
          if (simulation.random() < trouble / 4)
            return { kind: 'unknown', reason: 'the RPC does not answer' }
          if (transaction === undefined) return { kind: 'unspent' }
          return { kind: (blocks.get(nonce) ?? 0) > after ? 'spent' : 'earlier', transaction }
        }),
    }),
  }
}
