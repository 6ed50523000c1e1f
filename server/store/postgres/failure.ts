import { setTimeout as pause } from 'node:timers/promises'
import { Failure } from '../../failure.ts'
import { placeOf } from '../place.ts'

const tries = 4

/**
 * Runs the statement again, at most three times, after a serialization failure or a deadlock.
 * SQLite has no such errors.
 */
export async function retrying<Result>(query: () => Promise<Result>): Promise<Result> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await query()
    } catch (error) {
      if (tried === tries || !conflicts.has(codeOf(error) ?? '')) throw error
      await pause(Math.random() * 20 * 2 ** tried)
    }
  }
}

/** serialization_failure and deadlock_detected: nothing was changed, and a retry may succeed. */
const conflicts = new Set(['40001', '40P01'])

/** SQLSTATE or the system's error code, if the error has one. */
export function codeOf(error: unknown): string | undefined {
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') return error.code
  return undefined
}

/** True if the server responded with an error, so that the connection still works. */
export const isServerError = (error: unknown): boolean =>
  error instanceof Error && 'severity' in error && error.severity !== 'FATAL'

/**
 * True if the values can never be stored (data exceptions, violated constraints, too deep or too
 * large).
 */
export const isRefusal = (error: unknown): boolean =>
  isServerError(error) && /^(2[23]|54)/.test(codeOf(error) ?? '')

/**
 * True if a retry may succeed: the server starts, has no connection left, or another lock lasts too
 * long.
 */
export const isTransient = (error: unknown): boolean =>
  ['57P03', '53300', '55P03', '57014'].includes(codeOf(error) ?? '') ||
  conflicts.has(codeOf(error) ?? '')

/** True if another process created the same table at the same moment. */
export const isDuplicateTable = (error: unknown): boolean =>
  ['23505', '42P07', '42710'].includes(codeOf(error) ?? '')

/** TLS cannot verify the server's certificate. */
const untrusted =
  'Node.js does not trust the authority that signed its certificate; ' +
  'name the file with that authority in the address, as in `?sslmode=verify-full&sslrootcert=FILE`'

const fixes: Record<string, string> = {
  ECONNREFUSED: 'nothing listens there; start PostgreSQL, or correct the address',
  ENOTFOUND: 'there is no such host; correct the address',
  EAI_AGAIN: 'the name of the host is not resolved; correct the address, or the DNS settings',
  '28P01': 'it refuses the password; correct it',
  '28000': 'it refuses the user; correct the address, or let the user in (pg_hba.conf)',
  '3D000': 'there is no such database; create it with `createdb`, or correct the address',
  '42501':
    'the user may not create tables; grant it that, as with `grant create on schema public to` ' +
    'and its name',
  '53300':
    'it has no connection left; raise its max_connections, or lower `store_connections` here',
  '55P03':
    'another process has its tables locked for too long; wait for it or end it, and start again',
  SELF_SIGNED_CERT_IN_CHAIN: untrusted,
  DEPTH_ZERO_SELF_SIGNED_CERT: untrusted,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: untrusted,
  UNABLE_TO_GET_ISSUER_CERT: untrusted,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: untrusted,
  ERR_TLS_CERT_ALTNAME_INVALID:
    'its certificate is for another name; write the one that it is for into the address',
  CERT_HAS_EXPIRED: 'its certificate has expired; renew it there',
}

/**
 * The message for an error at the first use of a store; it has the address without the password.
 */
export function unusableStore(url: string, error: unknown): Failure {
  if (error instanceof Failure) return error
  return new Failure('unavailable', `The store ${placeOf(url)} cannot be used: ${whyOf(error)}.`, {
    cause: error,
  })
}

function whyOf(error: unknown): string {
  const code = codeOf(error) ?? ''
  const message = error instanceof Error ? error.message : String(error)
  if (fixes[code] !== undefined) return fixes[code]
  // A file from the address: sslrootcert, sslcert or sslkey.
  if (error instanceof Error && 'syscall' in error && error.syscall === 'open')
    return `a file that its address names cannot be read (${message})`
  if (message.includes('does not support SSL'))
    return (
      'it has no TLS; enable it there, or, on a network that you trust, ' +
      'write `sslmode=disable` into the address'
    )
  if (/^[0-9A-Z]{5}$/.test(code)) return message
  return (
    `it does not answer as PostgreSQL does (${message || code}); ` +
    'start PostgreSQL there, or correct the address'
  )
}
