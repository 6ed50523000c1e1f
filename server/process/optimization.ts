import { setFlagsFromString } from 'node:v8'

/** How the engine optimizes from now on. For after the start, whose functions are not worth it. */
export function optimizeForService(): void {
  // Most functions run once for each request, and not all of their code: by the engine's own count,
  // 3000, many are optimized only after tens of thousands of requests.
  setFlagsFromString('--invocation-count-for-turbofan=1000')
  // An idle process collects all garbage after some seconds. By default that forgets the hidden
  // classes of which no object lives between two requests, and with them nearly all optimized code
  // of a request's path: the next ones take twice as long.
  setFlagsFromString('--no-memory-reducer-favors-memory')
}
