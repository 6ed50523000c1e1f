import { isRecord } from '../../../json/json.ts'
import { alternativesOf, schemesOf } from '../reading.ts'
import type { SourceOperation } from './select.ts'

type Members = Record<string, unknown>

/**
 * Security requirements without schemes that the document lacks, since their credentials are
 * unknown. Alternatives with such schemes are omitted if others remain.
 */
export function withKnownSchemes(document: Members, security: unknown): unknown {
  if (!Array.isArray(security)) return security
  const alternatives = security.filter(isRecord)
  const sendable = alternatives.filter((one) => unknownIn(document, [one]).length === 0)
  if (sendable.length === alternatives.length) return security
  if (sendable.length > 0) return sendable
  return alternatives.map((one) =>
    Object.fromEntries(Object.entries(one).filter(([name]) => hasScheme(document, name))),
  )
}

/** Notes on schemes that operations name and the document lacks. */
export function unknownSchemes(
  document: Members,
  operations: readonly SourceOperation[],
): string[] {
  const names = operations.flatMap(({ value }) =>
    unknownIn(document, alternativesOf(document, value)),
  )
  return [...Map.groupBy(names, (name) => name)].map(
    ([name, { length: count }]) =>
      `it has no security scheme called ${JSON.stringify(name)}, which ${count} of its ` +
      `operations need${count === 1 ? 's' : ''}: that credential is not sent; write the scheme ` +
      'under components.securitySchemes if the API needs it.',
  )
}

const unknownIn = (document: Members, alternatives: readonly Members[]): string[] => [
  ...new Set(
    alternatives.flatMap((one) => Object.keys(one)).filter((name) => !hasScheme(document, name)),
  ),
]

const hasScheme = (document: Members, name: string) => Object.hasOwn(schemesOf(document), name)
