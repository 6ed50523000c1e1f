import { setTimeout as pause } from 'node:timers/promises'
import { Failure } from '../../failure.ts'
import { placeOf } from '../place.ts'

const tries = 4

/** Asks again, three times at most, when others' transactions were in the way of this one. SQLite has no such errors. */
export async function retrying<Answer>(question: () => Promise<Answer>): Promise<Answer> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await question()
    } catch (error) {
      if (tried === tries || !conflicts.has(codeOf(error) ?? '')) throw error
      await pause(Math.random() * 20 * 2 ** tried)
    }
  }
}

/** serialization_failure and deadlock_detected: nothing was done, and the same may succeed now. */
const conflicts = new Set(['40001', '40P01'])

/** The five characters of SQLSTATE or the system's word, if the error has one. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined
}

/** True when the server itself said no: its connection is sound. */
export const hasAnswered = (error: unknown): boolean =>
  error instanceof Error && 'severity' in error && error.severity !== 'FATAL'

/** True when the values themselves are refused (data exceptions, broken constraints, too deep or too large), now and always. */
export const isRefusal = (error: unknown): boolean =>
  hasAnswered(error) && /^(2[23]|54)/.test(codeOf(error) ?? '')

/** True when the server is there and asks for patience: it starts, has no connection left, or another's lock lasts too long. */
export const isPassing = (error: unknown): boolean =>
  ['57P03', '53300', '55P03', '57014'].includes(codeOf(error) ?? '') ||
  conflicts.has(codeOf(error) ?? '')

/** True when another one made the same table at the same moment. */
export const hasMet = (error: unknown): boolean =>
  ['23505', '42P07', '42710'].includes(codeOf(error) ?? '')

/** TLS found no way from its certificate to one that is trusted here. */
const untrusted =
  'nobody whom Node.js trusts has signed its certificate; name the file of who did in the address, as in `?sslmode=verify-full&sslrootcert=FILE`'

const fixes: Record<string, string> = {
  ECONNREFUSED: 'nothing listens there; start PostgreSQL, or correct the address',
  ENOTFOUND: 'there is no such host; correct the address',
  EAI_AGAIN: 'the name of the host is not answered; correct the address, or the resolver of names',
  '28P01': 'it refuses the password; correct it',
  '28000': 'it refuses the user; correct the address, or let the user in (pg_hba.conf)',
  '3D000': 'there is no such database; make it with `createdb`, or correct the address',
  '42501':
    'the user may not make tables; grant it that, as with `grant create on schema public to` and its name',
  '53300':
    'it has no connection left; raise its max_connections, or lower `store_connections` here',
  '55P03':
    'another process holds its tables and has not let go of them in time; wait for it, or end what it does there, and start again',
  SELF_SIGNED_CERT_IN_CHAIN: untrusted,
  DEPTH_ZERO_SELF_SIGNED_CERT: untrusted,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: untrusted,
  UNABLE_TO_GET_ISSUER_CERT: untrusted,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: untrusted,
  ERR_TLS_CERT_ALTNAME_INVALID:
    'its certificate is for another name; write the one that it is for into the address',
  CERT_HAS_EXPIRED: 'its certificate has expired; renew it there',
}

/** The sentence for an error of the first use of a store, which the address, without its password, is part of. */
export function unusable(url: string, error: unknown): Failure {
  if (error instanceof Failure) return error
  return new Failure('unavailable', `The store ${placeOf(url)} cannot be used: ${whyOf(error)}.`, {
    cause: error,
  })
}

function whyOf(error: unknown): string {
  const code = codeOf(error) ?? ''
  const said = error instanceof Error ? error.message : String(error)
  if (fixes[code] !== undefined) return fixes[code]
  // Of what the address names: sslrootcert, sslcert and sslkey.
  if (error instanceof Error && 'syscall' in error && error.syscall === 'open')
    return `a file that its address names cannot be read (${said})`
  if (said.includes('does not support SSL'))
    return 'it has no TLS; switch that on there, or, where nobody else is on the way to it, write `sslmode=disable` into the address'
  return /^[0-9A-Z]{5}$/.test(code)
    ? said
    : `it does not answer as PostgreSQL does (${said || code}); start PostgreSQL there, or correct the address`
}
