import type { Observe } from '../observations.ts'
import type { Leases, HeldSlots } from '../store/queries/leases.ts'
import { isOfMinute, scopeOf } from '../store/scope.ts'
import type { BudgetPeriod } from '../store/tables.ts'
import { createReplicaLimits } from './replica.ts'
import type { Key } from '../keys/key.ts'
import { createMeter, type ReserveResult, type Meter } from './meter.ts'
import { rateHeadersOf, type RateHeaders } from './rate-headers.ts'
import { refusalOf, type Kind, type Owner } from './refusal.ts'
import { subjectOf } from './subject.ts'
import { minuteMs, windowOf, type Window } from './windows.ts'

/** What may be limited: a key, an agent, everything; null is no limit. */
export type Limited = Pick<
  Key,
  'id' | 'rpm' | 'tpm' | 'max_parallel' | 'budget_nano' | 'budget_period'
>

/** Limits of ours beside those of the key. */
export type Cap = Owner & { limited: Limited }

/** What a request may use at the most. Nano-USD. */
export type Need = { tokens: number; nano: number }

/** A request that was let in. It must be ended, however it ends. */
export type Reservation = {
  /** How much of its limits is left, where it has limits for each minute. */
  headers: RateHeaders
  /** Told of all that the request used; answers what is to be paid of it: of a budget never more than was reserved, whatever a model's own count. */
  spend(tokens: number, nano: number): number
  /**
   * Told what a call came to that its caller has ended: at least that is counted, within what was reserved, though nobody pays for it.
   * Answers what budgets count beyond what was spent before.
   */
  cover(tokens: number, nano: number): number
  /** Gives back what was reserved and not spent. */
  end(): void
}

export type Limits = {
  /**
   * Reserves what the request may use, at once where no lease must be asked for; undefined when nothing limits it.
   * Throws the Failure that names the limit.
   */
  admit(
    key: Limited,
    need: Need,
    caps?: readonly Cap[],
  ): Reservation | Promise<Reservation> | undefined
  /** What the timer does each second. */
  tick(): Promise<void>
  /** Gives back all leases. */
  close(): Promise<void>
}

type Parts = {
  leases: Leases
  observe: Observe
  now?: () => number
  /** Milliseconds that no change of the clock moves. */
  elapsed?: () => number
  /** Milliseconds between ticks; null leaves them to others. */
  every?: number | null
}

/** The meters of one who is limited, as they are in one minute: no window ends within it. */
type Found = { minute: number } & { [Of in Kind]?: Meter }

type Step = { owner: Owner; kind: Kind; meter: Meter; amount: number }

const tickMs = 1000
/** Meters that are looked at together. */
const together = 64
const nearlySpent = 0.8
const key: Owner = { name: 'this key', isCaller: true }
const endless: Window = { start: 0, end: null }

/** Whether anything of the key is limited. */
export const isLimited = ({ rpm, tpm, max_parallel, budget_nano }: Limited): boolean =>
  rpm !== null || tpm !== null || max_parallel !== null || budget_nano !== null

/** Whether what a request may use must be known before. */
export const isMetered = ({ tpm, budget_nano }: Limited): boolean =>
  tpm !== null || budget_nano !== null

/** Limits and budgets, exact over all processes that share the store: each is spent from leases, and asked for only when they do not suffice. */
export function createLimits({
  leases,
  observe,
  now = Date.now,
  elapsed = () => performance.now(),
  every = tickMs,
}: Parts): Limits {
  const meters = new Map<string, Meter>()
  const places = new Set<Meter>()
  let found = new WeakMap<Limited, Found>()
  /** Budgets that were told of, here or by others, and how large they were then. */
  const told = new WeakMap<Meter, number>()
  const bank = createReplicaLimits({
    leases,
    observe,
    now,
    elapsed,
    lost: () => places.forEach((meter) => meter.lost()),
    audit,
  })
  let ticking = Promise.resolve()
  let ticks = 0
  const timer =
    every === null
      ? undefined
      : setInterval(
          () => ticks === 0 && (meters.size > 0 || bank.failing()) && void tick(),
          every,
        ).unref()

  function meterOf(name: string, { start, end }: Window, limit: number, isBudget: boolean): Meter {
    const place = `${name} ${start}`
    const known = meters.get(place)
    if (known) return known
    const meter = createMeter(
      bank,
      { scope: name, windowStart: start, endsAt: end, limit },
      isBudget ? 'lease' : 'share',
      now,
    )
    meters.set(place, meter)
    return meter
  }

  /** To look a meter up by its name for each request would cost more than all that it does. */
  function metersOf(limited: Limited, at: number): Found {
    const minute = at - (at % minuteMs)
    const known = found.get(limited)
    if (known?.minute === minute) return known
    const anew = { minute }
    found.set(limited, anew)
    return anew
  }

  function stepsFor(
    owner: Owner,
    limited: Limited,
    { tokens, nano }: Need,
    at: number,
    steps: Step[],
  ): void {
    const { id, rpm, tpm, max_parallel, budget_nano } = limited
    const own = metersOf(limited, at)
    if (max_parallel !== null) {
      own.parallel ??= placesOf(scopeOf('parallel', id), max_parallel)
      steps.push({ owner, kind: 'parallel', meter: asked(own.parallel, max_parallel), amount: 1 })
    }
    if (rpm !== null) {
      own.rpm ??= meterOf(scopeOf('rpm', id), windowOf('minute', at), rpm, false)
      steps.push({ owner, kind: 'rpm', meter: asked(own.rpm, rpm), amount: 1 })
    }
    if (tpm !== null && tokens > 0) {
      own.tpm ??= meterOf(scopeOf('tpm', id), windowOf('minute', at), tpm, false)
      steps.push({ owner, kind: 'tpm', meter: asked(own.tpm, tpm), amount: tokens })
    }
    if (budget_nano !== null && nano > 0) {
      const period: BudgetPeriod = limited.budget_period ?? 'total'
      own.budget ??= meterOf(scopeOf(period, id), windowOf(period, at), budget_nano, true)
      steps.push({ owner, kind: 'budget', meter: asked(own.budget, budget_nano), amount: nano })
    }
  }

  function placesOf(name: string, limit: number): Meter {
    const meter = meterOf(name, endless, limit, false)
    places.add(meter)
    return meter
  }

  /** What the store has in this replica's name and this replica does not know of is nobody's: it would stay taken for ever. */
  function audit(): (held: readonly HeldSlots[]) => void {
    const known = [...places].map((meter) => ({ scope: meter.quota.scope, hear: meter.audit() }))
    return (held) => {
      const granted = new Map(held.map((one) => [one.scope, one.granted]))
      for (const { scope, hear } of known) hear(granted.get(scope) ?? 0)
      for (const { scope, limit } of held)
        if (!meters.has(`${scope} ${endless.start}`)) placesOf(scope, limit).lost()
    }
  }

  function asked(meter: Meter, limit: number): Meter {
    meter.touch()
    if (meter.quota.limit !== limit) meter.limitTo(limit)
    return meter
  }

  function admit(
    limited: Limited,
    need: Need,
    caps: readonly Cap[] = [],
  ): Reservation | Promise<Reservation> | undefined {
    if (caps.length === 0 && !isLimited(limited)) return undefined
    const at = now()
    const steps: Step[] = []
    for (const cap of caps) stepsFor(cap, cap.limited, need, at, steps)
    stepsFor(key, limited, need, at, steps)
    return steps.length === 0 ? undefined : take(steps, 0)
  }

  /** Takes one after the other, and puts back in reverse what was taken before the one that is refused. */
  function take(steps: readonly Step[], from: number): Reservation | Promise<Reservation> {
    for (let at = from; at < steps.length; at++) {
      const step = steps[at]
      if (!step) break
      const answer = step.meter.ask(step.amount)
      if (answer instanceof Promise)
        return answer.then((later) => (check(steps, at, later), take(steps, at + 1)))
      check(steps, at, answer)
    }
    return admission(steps)
  }

  function check(steps: readonly Step[], at: number, answer: ReserveResult): void {
    if (answer === 'yes') return
    const step = steps[at]
    if (!step) return
    const headers = rateHeadersOf(steps, now())
    for (const { meter, amount } of steps.slice(0, at).toReversed()) meter.settle(amount, 0)
    throw refusalOf({ ...step, answer, now: now(), headers })
  }

  function admission(steps: readonly Step[]): Reservation {
    const sum = { tokens: 0, nano: 0 }
    let isOpen = true
    return {
      headers: rateHeadersOf(steps, now()),
      spend(tokens, nano) {
        const budget = steps.find(({ kind }) => kind === 'budget')
        const payable = budget ? Math.min(nano, isOpen ? budget.amount - sum.nano : 0) : nano
        sum.tokens += tokens
        sum.nano += payable
        if (!isOpen)
          for (const { kind, meter } of steps) if (kind === 'tpm') meter.settle(0, tokens)
        return payable
      },
      cover(tokens, nano) {
        if (!isOpen) return 0
        const reserved = (of: Kind) => steps.find(({ kind }) => kind === of)?.amount ?? 0
        sum.tokens = Math.max(sum.tokens, Math.min(tokens, reserved('tpm')))
        const more = Math.max(0, Math.min(nano, reserved('budget')) - sum.nano)
        sum.nano += more
        return more
      },
      end() {
        if (!isOpen) return
        isOpen = false
        const used = { parallel: 0, rpm: 1, tpm: sum.tokens, budget: sum.nano }
        for (const { kind, meter, amount } of steps) meter.settle(amount, used[kind])
        for (const { kind, meter } of steps) if (kind === 'budget') tellNearlySpent(meter)
      },
    }
  }

  function tellNearlySpent(meter: Meter): void {
    const { scope, limit, endsAt } = meter.quota
    if (meter.spent() < nearlySpent * limit || told.get(meter) === limit || bank.failing()) return
    told.set(meter, limit)
    const [spentNano, budgetNano] = [Math.max(0, meter.spent()), limit]
    bank.first(meter.quota).then(
      (isFirst) =>
        isFirst &&
        observe({ kind: 'budgetNearlySpent', ...subjectOf(scope), spentNano, budgetNano, endsAt }),
      () => void told.delete(meter),
    )
  }

  function tick(): Promise<void> {
    ticks += 1
    ticking = ticking
      .then(work)
      .catch(() => {})
      .finally(() => (ticks -= 1))
    return ticking
  }

  async function work(): Promise<void> {
    // Without meters too a store that has failed is asked until it answers, or the next request would find it failing.
    if (meters.size === 0 && !bank.failing()) return
    const all = [...meters]
    let from = 0
    let beatAt = -Infinity
    do {
      // However many meters there are: others must hear of this replica every few seconds.
      if (elapsed() - beatAt >= tickMs) {
        await bank.beat()
        beatAt = elapsed()
      }
      await Promise.all(
        all.slice(from, from + together).map(([place, meter]) => look(place, meter)),
      )
      from += together
    } while (from < all.length)
    if (meters.size === 0) await bank.leave()
  }

  async function look(place: string, meter: Meter): Promise<void> {
    const { endsAt, scope } = meter.quota
    const isOver = endsAt !== null && endsAt <= now()
    if (isOver && isOfMinute(scope)) {
      // What is left of a minute is nobody's; one that a clock has left too early may come again.
      if (meter.reserved() === 0 && now() - endsAt > 2 * tickMs) forget(place, meter)
      return
    }
    await meter.tick()
    if (meter.idle()) forget(place, meter)
  }

  function forget(place: string, meter: Meter): void {
    // It may have been found before, by many.
    found = new WeakMap()
    meters.delete(place)
    places.delete(meter)
    bank.forget(meter.holder)
  }

  return {
    admit,
    tick,
    async close() {
      clearInterval(timer)
      await ticking
      try {
        const all = [...meters.values()]
        for (let from = 0; from < all.length; from += together)
          await Promise.all(all.slice(from, from + together).map((meter) => meter.release()))
        // What is not told stays in this replica's name: others bury it.
        if (all.every((meter) => meter.isClear())) await bank.leave()
      } catch {
        // The store is gone, and what is held ends by itself.
      }
    },
  }
}
