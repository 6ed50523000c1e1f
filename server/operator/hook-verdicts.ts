import type { HookVerdict } from '../gateway/hooks/hooks.ts'
import type { Observe } from '../observations.ts'
import { recordAudit, serverActor, type AuditEntry } from '../store/queries/operators/audit.ts'
import { createStoreStatus } from '../store/store-status.ts'
import type { Store } from '../store/store.ts'

/** Verdicts are added up for this long, and for so many keys: callers must not fill the disk. */
const everyMs = 10_000
const maxRows = 200

type Sum = { verdict: HookVerdict; calls: number }

/**
 * Writes the verdicts of hooks into the audit log: blocks and replacements, never a text. The first
 * is written immediately; equal ones that follow are one row with their number.
 */
export class HookVerdicts {
  readonly #journal: Store['journal']
  readonly #status: ReturnType<typeof createStoreStatus>
  #sums = new Map<string, Sum>()
  #timer: NodeJS.Timeout | undefined
  #writtenAt = -Infinity
  #writing = Promise.resolve()

  constructor(journal: Store['journal'], observe: Observe) {
    this.#journal = journal
    this.#status = createStoreStatus('audit', observe)
  }

  add(verdict: HookVerdict): void {
    const { hook, when, outcome, code = '', key } = verdict
    const names = [hook, when, outcome, code, key?.id ?? '']
    const id = JSON.stringify(names)
    // Further keys are added up without their names.
    if (key && !this.#sums.has(id) && this.#sums.size >= maxRows)
      return this.add({ ...verdict, key: undefined })
    const sum = this.#sums.get(id) ?? { verdict, calls: 0 }
    sum.calls += 1
    this.#sums.set(id, sum)
    const waitMs = Math.max(0, this.#writtenAt + everyMs - performance.now())
    this.#timer ??= setTimeout(() => this.#write(), waitMs).unref()
  }

  /** Writes the rest. */
  async close(): Promise<void> {
    clearTimeout(this.#timer)
    this.#write()
    await this.#writing
  }

  #write(): void {
    this.#timer = undefined
    this.#writtenAt = performance.now()
    const sums = [...this.#sums.values()]
    this.#sums = new Map()
    this.#writing = this.#writing
      .then(() => this.#insert(sums))
      .then(this.#status.recover, (error: unknown) => this.#status.fail(String(error)))
  }

  /** The request of a row is the first of its calls. */
  async #insert(sums: readonly Sum[]): Promise<void> {
    for (const { verdict, calls } of sums) {
      const actor = { ...serverActor, request_id: verdict.requestId }
      await recordAudit(this.#journal, actor, entryOf(verdict, calls))
    }
  }
}

const entryOf = (
  { hook, when, outcome, code, key, model }: HookVerdict,
  calls: number,
): AuditEntry => ({
  action: 'judge',
  ...(key && { target: key.id, ...(key.name !== undefined && { targetName: key.name }) }),
  after: { hook, when, verdict: outcome, ...(code !== undefined && { code }), model, calls },
})
