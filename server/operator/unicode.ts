import { Failure } from '../failure.ts'

/** Refuses texts that a store cannot hold: with half of a character (an unpaired surrogate). */
export function checkUnicode(value: unknown, name = 'the body'): void {
  if (typeof value === 'string' && !value.isWellFormed())
    throw new Failure('invalidRequest', `${name} has half of a character; send whole characters`, {
      retry: false,
      param: name,
    })
  if (typeof value !== 'object' || value === null) return
  for (const [member, inner] of Object.entries(value)) checkUnicode(inner, member)
}
