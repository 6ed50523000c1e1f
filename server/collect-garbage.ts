import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * Collects all garbage of this thread at once, and gives what is free back to the system. Nothing
 * else happens in the thread meanwhile.
 */
export function collectGarbage(): void {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as (options: {
    type: 'major'
    execution: 'sync'
    flavor: 'last-resort'
  }) => void
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}
