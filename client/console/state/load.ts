import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { isLasting, reasonOf } from './problems.ts'
import { signedIn } from './session.ts'
import { nextTask } from '../tasks.ts'

/** The last response of the server, and the problem since. */
export type Loaded<Value> = {
  value: Value | undefined
  /** Why the last request failed; undefined after a success. */
  problem: string | undefined
  /** Whether the request would fail again. */
  isLasting: boolean
  /** Sends the request again now. */
  reload(): void
}

type State<Value> = { value?: Value; problem?: string; isLasting?: boolean; of?: string }

const isCurrent = <Value>(state: State<Value>, value: Value, key: string): boolean =>
  state.value === value && state.of === key && state.problem === undefined

/** Milliseconds between two requests of a page. */
const pollMs = 5000

type Options = {
  /** Whether it polls while the page is visible; true by default. */
  polls?: boolean
}

/**
 * Loads from the server, and polls every five seconds while the page is visible. It restarts when
 * one of `inputs` changes.
 */
export function useLoad<Value>(
  load: (signal: AbortSignal) => Promise<Value>,
  inputs: readonly unknown[],
  { polls = true }: Options = {},
): Loaded<Value> {
  const [state, setState] = useState<State<Value>>({})
  const latest = useRef(load)
  latest.current = load
  const wake = useRef<() => void>(() => {})
  const key = JSON.stringify(inputs)

  useEffect(() => {
    const ending = new AbortController()
    const { signal } = ending
    const run = async () => {
      try {
        await signedIn(signal)
        const value = await latest.current(signal)
        // Reads and draws a long response in two tasks.
        await nextTask()
        // An unchanged value is not drawn again.
        if (!signal.aborted)
          setState((before) => (isCurrent(before, value, key) ? before : { value, of: key }))
      } catch (error) {
        const failure = { problem: reasonOf(error), isLasting: isLasting(error) }
        if (!signal.aborted) setState((before) => ({ ...before, ...failure }))
      }
    }
    const loop = async () => {
      while (!signal.aborted) {
        await run()
        const woken = new Promise<void>((resolve) => {
          wake.current = resolve
        })
        const rested = polls ? rest(pollMs, signal) : new Promise<void>(() => {})
        await Promise.race([woken, rested])
      }
    }
    void loop()
    return () => {
      ending.abort()
      wake.current()
    }
  }, [key, polls])

  return useMemo(
    () => ({
      value: state.of === key ? state.value : undefined,
      problem: state.problem,
      isLasting: state.isLasting ?? false,
      reload: () => wake.current(),
    }),
    [state, key],
  )
}

/** Resolves after `ms`, and not before the page is visible. */
async function rest(ms: number, signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
  while (document.hidden && !signal.aborted)
    await new Promise((resolve) => {
      const once = { once: true }
      document.addEventListener('visibilitychange', resolve, once)
      signal.addEventListener('abort', resolve, once)
    })
}
