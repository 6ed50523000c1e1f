import { hostname, userInfo } from 'node:os'
import type { Actor } from '../store/queries/operators/audit.ts'

/** Who runs the command on which machine: the actor of the audit log. */
export const cliActor = (): Actor => ({
  name: userName(),
  how: 'cli',
  address: hostname(),
  request_id: null,
  groups: 'all',
})

/** Containers may run as a user without a name. */
function userName(): string {
  try {
    return userInfo().username
  } catch {
    return `uid ${process.getuid?.() ?? '?'}`
  }
}
