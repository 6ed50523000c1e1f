import { createHash } from 'node:crypto'
import { canonicalJson } from '../json/json.ts'

/** SHA-256 in hex. */
export function sha256(...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex')
}

/** Identifies a request by its content; whitespace and the order of fields do not matter. */
export const fingerprintOf = ({
  method,
  path,
  ...parts
}: {
  method: string
  path: string
  body: unknown
  /** A hash of the caller's credentials; absent without any. */
  credentials?: string
  /** The parts of the result that the caller asks for. */
  fields?: string
}): string => sha256(canonicalJson({ method: method.toUpperCase(), path, ...parts }))
