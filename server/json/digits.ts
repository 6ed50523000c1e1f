import { isWritten, type WrittenNumber } from './json.ts'
import { roundTrips, scanJson } from './scan.ts'

type Reviver = (name: string, value: unknown, context: { source?: string }) => unknown

/** Newer than TypeScript's types of JSON. */
const { rawJSON, parse } = JSON as unknown as {
  rawJSON(text: string): WrittenNumber
  parse(text: string, reviver?: Reviver): unknown
}

const keepDigits: Reviver = (_name, value, { source }) =>
  typeof value === 'number' && source !== undefined && !roundTrips(source) ? rawJSON(source) : value

const losesDigits = (text: string): boolean =>
  scanJson(Buffer.from(text), {}, { digits: true }).losesDigits

/** Parses JSON that is passed on: numbers that a double does not hold stay as they were written. */
export const parseWritten = (text: string, loses = losesDigits(text)): unknown =>
  parse(text, loses ? keepDigits : undefined)

/** By a value with plain numbers, the same one with numbers as they were written. */
const writtenValues = new WeakMap<object, unknown>()

/** Parses JSON with plain numbers; `asWritten` gives the digits that they have lost. */
export function parsePlain(text: string, loses = losesDigits(text)): unknown {
  const plain = parse(text)
  if (loses) keepWritten(plain, parse(text, keepDigits))
  return plain
}

/** Keeps the other form of each part in which a number lost digits; whether one did. */
function keepWritten(plain: unknown, written: unknown): boolean {
  if (isWritten(written)) return true
  if (typeof plain !== 'object' || plain === null) return false
  let differs = false
  for (const [name, value] of Object.entries(plain))
    // A list is read by index.
    differs = keepWritten(value, (written as Record<string, unknown>)[name]) || differs
  if (differs) writtenValues.set(plain, written)
  return differs
}

/** A value of `parsePlain` with its numbers as they were written; itself where none lost digits. */
export const asWritten = <Value>(value: Value): Value =>
  typeof value === 'object' && value !== null
    ? ((writtenValues.get(value) as Value | undefined) ?? value)
    : value

/** A scalar as text. */
export const textOf = (scalar: unknown): string =>
  isWritten(scalar) ? scalar.rawJSON : String(scalar)
