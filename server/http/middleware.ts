import type { Express } from 'express'

/**
 * Your own middleware: the function of a service gets its Express app before the routes of its
 * contract are added. docs/middleware.md has examples.
 */
export const extensions: Record<
  'gateway' | 'mesh' | 'metadata' | 'operator',
  ((app: Express) => void) | null
> = {
  gateway: null,
  mesh: null,
  metadata: null,
  operator: null,
}
