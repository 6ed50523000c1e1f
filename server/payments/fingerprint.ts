import { createHash } from 'node:crypto'
import { isWritten } from '../json.ts'

/**
 * A JSON value with its members sorted by name and no spaces. Recursive: only for values whose
 * depth was bounded when they were parsed.
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((item) => canonicalJson(item)).join(',')}]`
  if (typeof value !== 'object' || value === null || isWritten(value))
    return JSON.stringify(value) ?? 'null'
  const members = Object.entries(value).filter(([, member]) => member !== undefined)
  members.sort(([one], [other]) => (one < other ? -1 : 1))
  const texts = members.map(([name, member]) => `${JSON.stringify(name)}:${canonicalJson(member)}`)
  return `{${texts.join(',')}}`
}

/** SHA-256 in hex. */
export function sha256(...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex')
}

/** Names a request by its content, however its body is spaced or ordered. */
export function fingerprintOf({
  method,
  path,
  body,
}: {
  method: string
  path: string
  body: unknown
}): string {
  return sha256(canonicalJson({ method: method.toUpperCase(), path, body }))
}
