import { createHash, createHmac } from 'node:crypto'
import type { OutgoingRequest } from './credential.ts'

/** The keys of an AWS account or role; those of a role have a token. */
export type AwsKeys = { id: string; secret: string; token?: string | undefined }

/** Headers that are written or changed on the way. */
const unsigned = new Set(['connection', 'content-length', 'expect', 'transfer-encoding'])

/** The headers that sign a request by Signature Version 4, at this time. */
export function sign(
  { method, origin, path, headers, body }: OutgoingRequest,
  { id, secret, token }: AwsKeys,
  { region, service }: { region: string; service: string },
  now: Date,
): Record<string, string> {
  const time = now.toISOString().replaceAll(/[-:]|\.\d+/g, '')
  const added = {
    'x-amz-date': time,
    ...(token !== undefined && { 'x-amz-security-token': token }),
  }
  const all = Object.entries({ ...headers, ...added, host: new URL(origin).host })
    .map(([name, value]) => [name.toLowerCase(), value.trim().replaceAll(/\s+/g, ' ')] as const)
    .filter(([name]) => !unsigned.has(name))
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
  const names = all.map(([name]) => name).join(';')
  const [pathname = '', ...query] = path.split('?')
  const canonical = [
    method,
    pathname.split('/').map(encode).join('/'),
    canonicalQuery(query.join('?')),
    ...all.map(([name, value]) => `${name}:${value}`),
    '',
    names,
    sha256(body),
  ].join('\n')
  const scope = [time.slice(0, 8), region, service, 'aws4_request']
  const key = scope.reduce<string | Buffer>((by, part) => hmac(by, part), `AWS4${secret}`)
  const text = ['AWS4-HMAC-SHA256', time, scope.join('/'), sha256(canonical)].join('\n')
  const authorization =
    `AWS4-HMAC-SHA256 Credential=${id}/${scope.join('/')}, SignedHeaders=${names}, ` +
    `Signature=${hmac(key, text).toString('hex')}`
  return { ...added, authorization }
}

/** Segments of the path are encoded once more than they are sent: `:` becomes `%3A`. */
const encode = (text: string): string =>
  encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`,
  )

const canonicalQuery = (query: string): string =>
  [...new URLSearchParams(query)]
    .map(([name, value]) => [encode(name), encode(value)] as const)
    .toSorted((one, other) => (one.join('\0') < other.join('\0') ? -1 : 1))
    .map((pair) => pair.join('='))
    .join('&')

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex')
const hmac = (key: string | Buffer, data: string) => createHmac('sha256', key).update(data).digest()
