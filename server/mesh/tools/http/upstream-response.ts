import { isUtf8 } from 'node:buffer'
import { parseWritten } from '../../../json/digits.ts'
import type { UpstreamAnswer } from '../../../failure.ts'
import { isRecord } from '../../../json/json.ts'
import { nestsDeeper } from '../../../json/scan.ts'
import { secondsFromRetryAfter } from '../../../gateway/upstream/retry-after.ts'
import type { ToolServerResponse } from './network.ts'
import { MediaData, type ToolReply } from '../media.ts'
import type { Credential, HttpSource } from '../../agent.ts'

const maxBytes = 2048
const maxLevels = 32
const maxWaitSeconds = 31_536_000
const mark = '[redacted]'

/**
 * The error response of an API for callers and models: short JSON, or the beginning of its text. An
 * API may quote the request: credentials and our keys are redacted, however they are escaped.
 */
export function upstreamAnswer(
  { status, headers, bytes, isWhole }: ToolServerResponse,
  credentials: readonly Credential[],
): UpstreamAnswer {
  const [type = ''] = String(headers['content-type'] ?? '').split(';')
  const mediaType = type.trim().toLowerCase()
  const seconds = secondsFromRetryAfter(headers['retry-after'])
  const body = bodyOf(bytes, isWhole, mediaType, redactorOf(credentials))
  return {
    status,
    ...(body !== undefined && { body }),
    ...(/^[\w.+-]{1,60}\/[\w.+-]{1,60}$/.test(mediaType) && { media_type: mediaType }),
    ...(seconds !== undefined && { retry_after: Math.min(maxWaitSeconds, Math.ceil(seconds)) }),
  }
}

const isText = (type: string) =>
  type === '' || /^text\/|[/+](json|xml|yaml|x-www-form-urlencoded)$/.test(type)

function bodyOf(
  bytes: Buffer,
  isWhole: boolean,
  type: string,
  { redact, maxSecret }: Redactor,
): unknown {
  if (bytes.length === 0 || !isText(type) || (isWhole && !isUtf8(bytes))) return undefined
  if (isWhole && bytes.length <= maxBytes && !nestsDeeper(bytes, maxLevels)) {
    try {
      return redactAll(parseWritten(bytes.toString()), redact)
    } catch {
      // Not JSON: text.
    }
  }
  const text = redact(bytes.toString())
  // A truncated body may end in a part of a secret.
  const safe = isWhole ? text : text.slice(0, Math.max(0, text.length - maxSecret))
  const beginning = firstBytes(safe).trim()
  return beginning === '' ? undefined : beginning
}

/** As many complete characters as fit. */
const firstBytes = (text: string) =>
  new TextDecoder().decode(Buffer.from(text).subarray(0, maxBytes), { stream: true })

function redactAll(value: unknown, redact: Redactor['redact']): unknown {
  if (typeof value === 'string') return redact(value)
  if (Array.isArray(value)) return value.map((item) => redactAll(item, redact))
  if (isRecord(value))
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [redact(name), redactAll(inner, redact)]),
    )
  return value
}

/** Shorter texts are too likely to be something else. */
const minSecret = 8

/**
 * A response without the credentials of its request, for data that is stored or shown to a model:
 * an API may send back what it got.
 */
export function withoutCredentials(
  response: ToolServerResponse,
  credentials: readonly Credential[],
): ToolServerResponse {
  const quotesOne = secretsOf(credentials).some((text) => response.bytes.includes(text))
  if (!quotesOne) return response
  // Secrets are ASCII, so that other bytes stay as they are.
  const text = withoutSecrets(response.bytes.toString('latin1'), credentials)
  return { ...response, bytes: Buffer.from(text, 'latin1') }
}

/** The same for a text. */
export const withoutSecrets = (text: string, credentials: readonly Credential[]): string =>
  secretsOf(credentials).reduce((rest, secret) => rest.replaceAll(secret, mark), text)

const maxNote = 1000

/** The beginning of a progress message. Credentials are removed first: the end may cut one. */
export const noteFrom = (text: string, credentials: readonly Credential[]): string =>
  withoutSecrets(text, credentials).slice(0, maxNote).toWellFormed()

const secretsOf = (credentials: readonly Credential[]) =>
  [...new Set(credentials.flatMap(formsOf))]
    .filter((text) => text.length >= minSecret)
    .toSorted((a, b) => b.length - a.length)

type Redactor = {
  /** Removes secrets, and characters that are not shown. */
  redact(text: string): string
  /** The most characters that one secret can take up. */
  maxSecret: number
}

/** Control characters, and marks that turn the direction of text. */
const invisible = /[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu
/** Keys of callers, and keys that an API has half hidden. */
const keys = /tg_[A-Za-z0-9_-]{16,}|[\w-]{0,32}\*{3,}[\w-]{0,32}/g

const redactors = new WeakMap<readonly Credential[], Redactor>()

function redactorOf(credentials: readonly Credential[]): Redactor {
  const cached = redactors.get(credentials)
  if (cached) return cached
  const secrets = [...new Set(credentials.flatMap(formsOf))]
    .filter((text) => text !== '')
    .toSorted((a, b) => b.length - a.length)
  const pattern =
    secrets.length === 0 ? undefined : new RegExp(secrets.map(patternOf).join('|'), 'g')
  const redact = (text: string) => {
    const plain = text
      .toWellFormed()
      .replace(/[\t\n\r]+/g, ' ')
      .replace(invisible, '')
    return (pattern ? plain.replace(pattern, mark) : plain).replace(keys, mark)
  }
  const longest = Math.max(0, ...secrets.map(({ length }) => length))
  const redactor = { redact, maxSecret: 64 + 6 * longest }
  redactors.set(credentials, redactor)
  return redactor
}

/** A credential as it is sent, and as an API may show it: without scheme, decoded, encoded. */
function formsOf({ secret }: Credential): string[] {
  const credential = secret()
  const bare = credential.replace(/^(Bearer|Basic) /, '')
  const decoded = credential.startsWith('Basic ') ? Buffer.from(bare, 'base64').toString() : bare
  const password = credential.startsWith('Basic ') ? decoded.slice(decoded.indexOf(':') + 1) : ''
  return [
    credential,
    bare,
    decoded,
    password,
    Buffer.from(bare).toString('base64'),
    Buffer.from(bare).toString('base64url'),
  ]
}

/** A pattern for a text whose characters may be escaped as in JSON, in a URL or in HTML. */
function patternOf(text: string): string {
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

const keptNames = /^(link|location|x-total-count|(x-)?ratelimit(-[a-z-]{1,40})?)$/
const maxValue = 2048

/**
 * The status and headers of an API's response; undefined for 200 with plain JSON, or a status that
 * is the data, without any of the kept headers.
 */
export function replyOf(
  response: ToolServerResponse,
  data: unknown,
  { keepHeaders, credentials }: HttpSource,
): ToolReply | undefined {
  const { status, bytes, isTruncated = false } = response
  const headers = keptHeaders(response, credentials, keepHeaders)
  const isPlain = (status === 200 || bytes.length === 0) && Object.keys(headers).length === 0
  if (isPlain && !isTruncated && !(data instanceof MediaData)) return undefined
  return { status, headers, truncated: isTruncated, bytes: bytes.length }
}

/** An API may quote the request in a link: secrets are redacted. */
function keptHeaders(
  { headers }: ToolServerResponse,
  credentials: HttpSource['credentials'],
  more: readonly string[] = [],
): Record<string, string> {
  const values: Record<string, string> = {}
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined || !(keptNames.test(name) || more.includes(name))) continue
    const text = redactorOf(credentials).redact([value].flat().join(', '))
    values[name] = text.slice(0, maxValue).toWellFormed()
  }
  return values
}
