import { isWritten, type WrittenNumber } from './json.ts'
import { roundTrips, scanJson } from './scan.ts'

type Reviver = (name: string, value: unknown, context: { source?: string }) => unknown

/** TypeScript's types of JSON do not have these yet. */
const { rawJSON, parse } = JSON as unknown as {
  rawJSON(text: string): WrittenNumber
  parse(text: string, reviver?: Reviver): unknown
}

const keepDigits: Reviver = (_name, value, { source }) =>
  typeof value === 'number' && source !== undefined && !roundTrips(source) ? rawJSON(source) : value

const losesDigits = (text: string): boolean =>
  scanJson(Buffer.from(text), {}, { digits: true }).losesDigits

/** Parses JSON that is forwarded: numbers that a double cannot hold keep their digits. */
export const parseWritten = (text: string, loses = losesDigits(text)): unknown =>
  parse(text, loses ? keepDigits : undefined)

/** Maps a value with plain numbers to the same value with numbers that keep their digits. */
const writtenValues = new WeakMap<object, unknown>()

/** Parses JSON with plain numbers; `asWritten` restores the digits that they have lost. */
export function parsePlain(text: string, loses = losesDigits(text)): unknown {
  const plain = parse(text)
  if (loses) keepWritten(plain, parse(text, keepDigits))
  return plain
}

/** Stores the exact form of each part in which a number lost digits; returns whether one did. */
function keepWritten(plain: unknown, exact: unknown): boolean {
  if (isWritten(exact)) return true
  if (typeof plain !== 'object' || plain === null) return false
  let differs = false
  for (const [name, value] of Object.entries(plain))
    // Arrays are read by index.
    differs = keepWritten(value, (exact as Record<string, unknown>)[name]) || differs
  if (differs) writtenValues.set(plain, exact)
  return differs
}

/** A value of `parsePlain` with all digits of its numbers; the value itself if none lost any. */
export function asWritten<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value
  return (writtenValues.get(value) as Value | undefined) ?? value
}

/** A scalar as text, with all digits of a number. */
export const scalarText = (scalar: unknown): string =>
  isWritten(scalar) ? scalar.rawJSON : String(scalar)
