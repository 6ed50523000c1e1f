import { isWritten, lookOver, survives, type WrittenNumber } from './json.ts'

type Reviver = (name: string, value: unknown, context: { source?: string }) => unknown

/** Newer than what TypeScript knows of JSON. */
const { rawJSON, parse } = JSON as unknown as {
  rawJSON(text: string): WrittenNumber
  parse(text: string, reviver?: Reviver): unknown
}

const keepDigits: Reviver = (_name, value, { source }) =>
  typeof value === 'number' && source !== undefined && !survives(source) ? rawJSON(source) : value

const losesDigits = (text: string): boolean => lookOver(Buffer.from(text), {}, true).losesDigits

/** The value of JSON, in which numbers that a double does not hold stand as they were written: for what is handed on and not looked into. */
export const parseWritten = (text: string, loses = losesDigits(text)): unknown =>
  parse(text, loses ? keepDigits : undefined)

/** What was parsed as numbers, and the same as it was written. */
const twins = new WeakMap<object, unknown>()

/** The value of JSON as everybody else reads it; `asWritten` gives the digits that it has lost. */
export function parsePlain(text: string, loses = losesDigits(text)): unknown {
  const plain = parse(text)
  if (loses) pair(plain, parse(text, keepDigits))
  return plain
}

/** Whether there is a number in it that has lost digits. */
function pair(plain: unknown, written: unknown): boolean {
  if (isWritten(written)) return true
  if (typeof plain !== 'object' || plain === null) return false
  let differs = false
  for (const [name, value] of Object.entries(plain))
    differs = pair(value, (written as Record<string, unknown>)[name]) || differs // a list is read by index
  if (differs) twins.set(plain, written)
  return differs
}

/** An object or list of `parsePlain` with its numbers as they were written; itself where none has lost digits. Equal in all but such numbers. */
export const asWritten = <Value>(value: Value): Value =>
  typeof value === 'object' && value !== null
    ? ((twins.get(value) as Value | undefined) ?? value)
    : value

/** A scalar as text. */
export const textOf = (scalar: unknown): string =>
  isWritten(scalar) ? scalar.rawJSON : String(scalar)
