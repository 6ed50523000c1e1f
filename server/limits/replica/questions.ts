import type { Observe } from '../../observations.ts'
import { createStoreStatus } from '../../store/store-status.ts'
import { Overdue } from '../meter/lease.ts'

/** What this replica asks the store, and whether the store answers. */
export type Questions = {
  /** True while the store is away, until its next answer to anything that was asked. */
  failing(): boolean
  /**
   * Asks the store. `number` rises with each question. Where `mayGiveUp`, it rejects as soon as the
   * answer is likely to be lost, or the store is away; it may carry the question out all the same.
   */
  ask<Answer>(
    question: (number: number) => Promise<Answer>,
    options?: { mayGiveUp: boolean },
  ): Promise<Answer>
  /** Resolves when the questions that were given up until now are answered, or have failed. */
  abandonedEnd(): Promise<void>
}

/** An answer is taken for lost when a question is answered that was asked so much later. */
const patienceMs = 250
/** Each question that was given up may still occupy a connection, and others need some, too. */
const mostAbandoned = 2
const probeEveryMs = 250
/** A store that works may lose a single answer. */
const failuresWhenAway = 2

/**
 * The store is away when questions fail one after another, and nothing is answered that was asked
 * later.
 */
export function createQuestions({
  observe,
  elapsed,
  probe,
}: {
  observe: Observe
  /** Milliseconds that no change of the clock moves. */
  elapsed: () => number
  /** Asks the store anything, to find out soon that it answers again. */
  probe(): void
}): Questions {
  const status = createStoreStatus('limits', observe)
  const open = new OpenQuestions()
  let asked = 0
  let lastAnswered = 0
  let lastFailed = 0
  /** Since the last answer to a question that was asked after them. */
  let failures = 0
  let probedAt = -Infinity

  function answered(number: number, askedAt: number): void {
    lastAnswered = Math.max(lastAnswered, number)
    open.giveUpUntil(askedAt - patienceMs)
    if (number < lastFailed) return
    failures = 0
    status.recover()
  }

  function failed(number: number, error: unknown): void {
    if (number < lastAnswered) return
    lastFailed = Math.max(lastFailed, number)
    failures += 1
    if (failures >= failuresWhenAway) {
      status.fail(error instanceof Error ? error.message : String(error))
      open.giveUpAll(new Error('the store is away'))
    }
    if (failures > failuresWhenAway && elapsed() - probedAt < probeEveryMs) return
    probedAt = elapsed()
    probe()
  }

  async function askOnce<Answer>(number: number, question: (number: number) => Promise<Answer>) {
    const askedAt = elapsed()
    try {
      const answer = await question(number)
      answered(number, askedAt)
      return answer
    } catch (error) {
      failed(number, error)
      throw error
    }
  }

  return {
    failing: status.isFailing,
    ask(question, { mayGiveUp } = { mayGiveUp: true }) {
      const number = (asked += 1)
      const answer = askOnce(number, question)
      return mayGiveUp ? open.wait(answer, elapsed()) : answer
    },
    abandonedEnd: () => open.abandonedEnd(),
  }
}

type OpenQuestion = { askedAt: number; giveUp: (error: Error) => void }

/** Questions that may be given up before they are answered. */
class OpenQuestions {
  readonly #waiting = new Set<OpenQuestion>()
  /** Given up, and under way. */
  readonly #abandoned = new Set<Promise<unknown>>()

  /** Like the answer; rejects before it when the question is given up. */
  wait<Answer>(answer: Promise<Answer>, askedAt: number): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const giveUp = (error: Error) => {
        this.#waiting.delete(one)
        this.#abandoned.add(answer)
        reject(error)
      }
      const end = () => {
        this.#waiting.delete(one)
        this.#abandoned.delete(answer)
      }
      const one = { askedAt, giveUp }
      this.#waiting.add(one)
      answer.finally(end).then(resolve, reject)
    })
  }

  /** Gives up what was asked until this instant. */
  giveUpUntil(instant: number): void {
    for (const { askedAt, giveUp } of this.#waiting) {
      if (this.#abandoned.size >= mostAbandoned) return
      if (askedAt <= instant) giveUp(new Overdue('later questions are answered'))
    }
  }

  giveUpAll(error: Error): void {
    for (const { giveUp } of this.#waiting) giveUp(error)
  }

  async abandonedEnd(): Promise<void> {
    await Promise.allSettled(this.#abandoned)
  }
}
