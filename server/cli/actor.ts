import { hostname, userInfo } from 'node:os'
import type { Actor } from '../store/queries/operators/audit.ts'

/** The user of the system who runs a command, and on which machine, for the record of changes. */
export const cliActor = (): Actor => ({
  name: userName(),
  how: 'cli',
  address: hostname(),
  request_id: null,
})

/** Containers may run as a user that has no name. */
function userName(): string {
  try {
    return userInfo().username
  } catch {
    return `uid ${process.getuid?.() ?? '?'}`
  }
}
