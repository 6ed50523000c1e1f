import { isUtf8 } from 'node:buffer'
import { parseWritten } from '../../digits.ts'
import type { UpstreamAnswer } from '../../failure.ts'
import { nestsDeeper, isRecord } from '../../json.ts'
import { secondsFromRetryAfter } from '../../retry-after.ts'
import type { Answered } from './network.ts'
import type { Credential } from '../agent.ts'

const mostBytes = 2048
const mostLevels = 32
const longestWait = 31_536_000
const redacted = '[redacted]'

/**
 * What an API said where it refused or failed, as callers and models may be told it: JSON where it is short JSON, else the first of its text.
 * An API may quote what it was sent: neither the credentials nor any key of ours is left in it, however it was escaped.
 */
export function upstreamAnswer(
  { status, headers, bytes, isWhole }: Answered,
  credentials: readonly Credential[],
): UpstreamAnswer {
  const [type = ''] = String(headers['content-type'] ?? '').split(';')
  const mediaType = type.trim().toLowerCase()
  const wait = secondsFromRetryAfter(headers['retry-after'])
  const body = bodyOf(bytes, isWhole, mediaType, removerOf(credentials))
  return {
    status,
    ...(body !== undefined && { body }),
    ...(/^[\w.+-]{1,60}\/[\w.+-]{1,60}$/.test(mediaType) && { media_type: mediaType }),
    ...(wait !== undefined && { retry_after: Math.min(longestWait, Math.ceil(wait)) }),
  }
}

const isText = (type: string) =>
  type === '' || /^text\/|[/+](json|xml|yaml|x-www-form-urlencoded)$/.test(type)

function bodyOf(
  bytes: Buffer,
  isWhole: boolean,
  type: string,
  { remove, longest }: Remover,
): unknown {
  if (bytes.length === 0 || !isText(type) || (isWhole && !isUtf8(bytes))) return undefined
  if (isWhole && bytes.length <= mostBytes && !nestsDeeper(bytes, mostLevels)) {
    try {
      return cleaned(parseWritten(bytes.toString()), remove)
    } catch {
      // It is text, then.
    }
  }
  const text = remove(bytes.toString())
  // What was cut off here may have ended in a piece of a secret.
  const known = isWhole ? text : text.slice(0, Math.max(0, text.length - longest))
  const told = firstBytes(known).trim()
  return told === '' ? undefined : told
}

/** As many whole characters as fit. */
const firstBytes = (text: string) =>
  new TextDecoder().decode(Buffer.from(text).subarray(0, mostBytes), { stream: true })

function cleaned(value: unknown, remove: Remover['remove']): unknown {
  if (typeof value === 'string') return remove(value)
  if (Array.isArray(value)) return value.map((one) => cleaned(one, remove))
  return isRecord(value)
    ? Object.fromEntries(
        Object.entries(value).map(([name, inner]) => [remove(name), cleaned(inner, remove)]),
      )
    : value
}

type Remover = {
  remove(text: string): string
  /** The most characters that one secret can take up. */
  longest: number
}

/** Control characters, and marks that turn the direction of text. */
const unseen = /[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu
/** Keys of callers, and what is left of a key that an API has half hidden. */
const keys = /tg_[A-Za-z0-9_-]{16,}|[\w-]{0,32}\*{3,}[\w-]{0,32}/g

const removers = new WeakMap<readonly Credential[], Remover>()

function removerOf(credentials: readonly Credential[]): Remover {
  const known = removers.get(credentials)
  if (known) return known
  const secrets = [...new Set(credentials.flatMap(formsOf))]
    .filter((text) => text !== '')
    .toSorted((a, b) => b.length - a.length)
  const pattern = secrets.length === 0 ? undefined : new RegExp(secrets.map(escaped).join('|'), 'g')
  const remove = (text: string) => {
    const plain = text
      .toWellFormed()
      .replace(/[\t\n\r]+/g, ' ')
      .replace(unseen, '')
    return (pattern ? plain.replace(pattern, redacted) : plain).replace(keys, redacted)
  }
  const made = { remove, longest: 64 + 6 * Math.max(0, ...secrets.map(({ length }) => length)) }
  removers.set(credentials, made)
  return made
}

/** A credential as it is sent, and what an API may make of it: without its scheme, decoded, encoded. */
function formsOf({ secret }: Credential): string[] {
  const sent = secret()
  const bare = sent.replace(/^(Bearer|Basic) /, '')
  const decoded = sent.startsWith('Basic ') ? Buffer.from(bare, 'base64').toString() : bare
  const password = sent.startsWith('Basic ') ? decoded.slice(decoded.indexOf(':') + 1) : ''
  return [
    sent,
    bare,
    decoded,
    password,
    Buffer.from(bare).toString('base64'),
    Buffer.from(bare).toString('base64url'),
  ]
}

/** A pattern for a text of which each character may stand there by itself, or escaped as in JSON, in an address, or in HTML. */
function escaped(text: string): string {
  return [...text]
    .map((character) => {
      const code = character.charCodeAt(0)
      const hex = code
        .toString(16)
        .padStart(2, '0')
        .replace(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`)
      const plain = /\w/.test(character) ? character : `\\u${code.toString(16).padStart(4, '0')}`
      return `(?:\\\\?${plain}|\\\\u00${hex}|%${hex}|&#${code};|&#[xX]${hex};)`
    })
    .join('')
}
