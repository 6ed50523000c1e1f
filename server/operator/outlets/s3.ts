import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { CredentialError } from '../../gateway/upstream/credentials/credential.ts'
import type { UpstreamCredential } from '../../gateway/upstream/credentials/credential.ts'
import type { Proxy } from '../../undici/transport.ts'
import { isTaken, sendTo } from './request.ts'
import { cloudEvent, paddedNumber, SinkFailure, type EventBatch, type Sink } from './sink.ts'

type S3Options = {
  /** The name of the outlet. */
  name: string
  /** The URL of the bucket, with the path before the names of objects. */
  url: string
  collectMs: number
  /** Signs requests. */
  credential: UpstreamCredential
  proxyOf(url: string): Proxy | undefined
}

const maxEvents = 1000
const compress = promisify(gzip)

/** Stores each batch as an object: CloudEvents as lines of JSON, compressed by gzip. */
export function s3Sink({ name, url, collectMs, credential, proxyOf }: S3Options): Sink {
  const base = url.replace(/\/+$/, '')

  async function headersFor(target: URL, body: Buffer) {
    const headers = {
      'content-type': 'application/gzip',
      'x-amz-content-sha256': createHash('sha256').update(body).digest('hex'),
    }
    const { origin, pathname: path } = target
    try {
      const auth = await credential.headersFor({ method: 'PUT', origin, path, headers, body })
      return { headers: { ...headers, ...auth }, auth }
    } catch (error) {
      if (error instanceof CredentialError) throw new SinkFailure(error.message)
      throw error
    }
  }

  return {
    maxEvents,
    collectMs,
    async send(batch) {
      const target = new URL(`${base}/${name}/${objectOf(batch)}`)
      const body = await compress(linesOf(batch))
      const { headers, auth } = await headersFor(target, body)
      const request = { method: 'PUT', headers, body } as const
      const { status, text, answer } = await sendTo(target.href, request, proxyOf(target.href))
      if (isTaken(status)) return `${answer}: ${target.pathname}`
      // Keys of a role may have ended; the batch is sent again by new ones.
      if (status === 401 || status === 403) await credential.renew?.(auth)
      throw new SinkFailure(answer + codeIn(text))
    },
    async close() {
      credential.close()
    },
  }
}

/**
 * The same for a repetition of the same events. A repetition by another process may have more: then
 * it is another object, which the first process cannot overwrite.
 */
const objectOf = ({ stream, from, to }: EventBatch) =>
  `${stream}/${paddedNumber(from)}-${paddedNumber(to)}.jsonl.gz`

const linesOf = ({ stream, events }: EventBatch) =>
  events.map((event) => `${JSON.stringify(cloudEvent(stream, event))}\n`).join('')

/** The code of an error of S3. */
function codeIn(text: string): string {
  const code = /<Code>(\w{1,64})<\/Code>/.exec(text)?.[1]
  return code === undefined ? '' : ` (${code})`
}
