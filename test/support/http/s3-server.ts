import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import { afterUse } from '../clean-up.ts'
import { listenOnLoopback } from './listen.ts'

type AwsKeys = { id: string; secret: string; token?: string }

const hashOf = (data: string | Buffer) => createHash('sha256').update(data).digest('hex')

/** The error code of S3 for a request, by AWS's description of Signature Version 4 for S3. */
function faultOf(
  { method, url = '', headers }: IncomingMessage,
  body: Buffer,
  { id, secret, token }: AwsKeys,
): string | undefined {
  const { authorization = '', 'x-amz-content-sha256': hash, 'x-amz-date': date } = headers
  const form =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/
  const [, key, day, region, signed = '', signature] = form.exec(authorization) ?? []
  if (key !== id) return 'InvalidAccessKeyId'
  if (headers['x-amz-security-token'] !== token) return 'InvalidToken'
  if (hash !== hashOf(body)) return 'XAmzContentSHA256Mismatch'
  const names = signed.split(';')
  if (!['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => names.includes(name)))
    return 'AccessDenied'
  const lines = names.map((name) => `${name}:${String(headers[name])}\n`).join('')
  const canonical = `${method}\n${url}\n\n${lines}\n${signed}\n${hash}`
  const scope = `${day}/${region}/s3/aws4_request`
  const text = `AWS4-HMAC-SHA256\n${date}\n${scope}\n${hashOf(canonical)}`
  let signing: string | Buffer = `AWS4${secret}`
  for (const part of scope.split('/')) signing = createHmac('sha256', signing).update(part).digest()
  const expected = createHmac('sha256', signing).update(text).digest('hex')
  return signature === expected ? undefined : 'SignatureDoesNotMatch'
}

/** A store that speaks S3's API as far as it stores objects, and verifies each signature. */
export async function startS3(keys: AwsKeys) {
  const objects = new Map<string, Buffer>()
  const state = { isDown: false, writes: 0 }
  const server = createServer((req, res) => {
    const chunks: Buffer[] = []
    req.on('data', (chunk: Buffer) => chunks.push(chunk))
    req.on('end', () => {
      const body = Buffer.concat(chunks)
      const code = state.isDown ? 'SlowDown' : faultOf(req, body, keys)
      if (code !== undefined) {
        res.writeHead(state.isDown ? 503 : 403).end(`<Error><Code>${code}</Code></Error>`)
        return
      }
      state.writes += 1
      objects.set(req.url ?? '', body)
      res.writeHead(200).end()
    })
  })
  const url = `http://127.0.0.1:${await listenOnLoopback(server)}`
  afterUse(() => {
    server.closeAllConnections()
    server.close()
  })
  return { url, objects, state }
}
