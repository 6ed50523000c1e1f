declare const type: unique symbol

/** A value that is already written as JSON, for where writing it again would be most of the work. */
export class Json<Value> {
  declare readonly [type]: Value
  readonly text: string

  #bytes: Buffer | undefined

  constructor(text: string) {
    this.text = text
  }

  /** The same in UTF-8, made once. */
  bytes(): Buffer {
    return (this.#bytes ??= Buffer.from(this.text))
  }
}

/** The most that a text of JSON may hold. What is not named is not bounded. */
export type Bounds = {
  levels: number
  /** Members of one object. */
  inObject?: number
  /** Members of all objects together. */
  members?: number
  /** Members of all objects and items of all lists together. */
  values?: number
}

/** Which bound is exceeded, and the byte at which it is. */
export type Excess = { bound: keyof Bounds; at: number }

const quote = 0x22
const backslash = 0x5c
const comma = 0x2c
const colon = 0x3a

/**
 * Looks at JSON before it is parsed, so that neither parsing it nor a walk over what is parsed can take long or overflow the stack.
 * Looks at bytes: in UTF-8 no part of a longer character looks like ASCII. What it says of text that is not JSON means nothing.
 */
export function excessIn(json: Uint8Array, { levels, inObject = Infinity, members: mostMembers = Infinity, values: mostValues = Infinity }: Bounds): Excess | undefined {
  const counts = new Int32Array(levels + 1)
  let depth = 0
  let members = 0
  let values = 0
  let isEmpty = false
  for (let at = 0; at < json.length; at++) {
    const byte = json[at] ?? 0
    if (byte === quote) {
      isEmpty = false
      for (at++; at < json.length && json[at] !== quote; at++) if (json[at] === backslash) at++
    } else if (byte === comma) {
      if (++values > mostValues) return { bound: 'values', at }
    } else if (byte === colon) {
      counts[depth] = (counts[depth] ?? 0) + 1
      if ((counts[depth] ?? 0) > inObject) return { bound: 'inObject', at }
      if (++members > mostMembers) return { bound: 'members', at }
    } else if (byte === 0x7b || byte === 0x5b) {
      if (++depth > levels) return { bound: 'levels', at }
      counts[depth] = 0
      isEmpty = true
      // A comma stands before each value but the first, which is counted here.
      if (++values > mostValues) return { bound: 'values', at }
    } else if (byte === 0x7d || byte === 0x5d) {
      if (isEmpty) values--
      isEmpty = false
      if (depth > 0) depth--
    } else if (byte > 0x20) isEmpty = false
  }
  return undefined
}

/** Whether lists and objects nest deeper than `limit`. */
export const nestsDeeper = (json: Uint8Array, limit: number): boolean => excessIn(json, { levels: limit }) !== undefined
