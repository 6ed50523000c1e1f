import { Failure } from '../failure.ts'

/** Rejects strings that a store cannot hold: with an unpaired surrogate. */
export function checkUnicode(value: unknown, path = ''): void {
  if (typeof value === 'string' && !value.isWellFormed())
    throw new Failure(
      'invalidRequest',
      `${path || 'the body'} has half of a character; send whole characters`,
      { retry: false, ...(path !== '' && { param: path }) },
    )
  if (typeof value !== 'object' || value === null) return
  for (const [member, inner] of Object.entries(value)) {
    const own = Array.isArray(value) ? `[${member}]` : `.${member}`
    checkUnicode(inner, path === '' ? member : path + own)
  }
}
