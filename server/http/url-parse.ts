import { parse } from 'node:url'

/**
 * Calls `url.parse` once without its deprecation warning. Until Node has warned, each call of it
 * from a package walks the stack, which takes longer than all other work of the library that calls it.
 */
export function quietenUrlParse(): void {
  const before = process.noDeprecation
  process.noDeprecation = true
  parse('/')
  process.noDeprecation = before ?? false
}
