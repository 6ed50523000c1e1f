import { parse } from 'node:url'

/**
 * Calls `url.parse` once without its deprecation warning. Until Node has warned, each call from a
 * package walks the stack, which takes longer than the rest of the library's work.
 */
export function quietenUrlParse(): void {
  const before = process.noDeprecation
  process.noDeprecation = true
  parse('/')
  process.noDeprecation = before ?? false
}
