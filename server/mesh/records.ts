import { isWritten } from '../digits.ts'

/** A mapping: neither null, nor a list, nor a number as it was written. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !isWritten(value)
