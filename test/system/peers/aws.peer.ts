import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { listenOnLoopback } from '../../support/http/listen.ts'
import { ask, chat, testGatewayServer } from '../../support/servers/gateway-server.ts'
import { freePort } from '../../support/servers/ports.ts'
import { says, type ReceivedRequest } from '../../support/upstreams/model-server.ts'
import { until } from '../../support/waiting.ts'
import { installPython } from './with-python.ts'

const folder = await mkdtemp(join(tmpdir(), 'tollgate-aws-'))
afterAll(() => rm(folder, { recursive: true, force: true }))
const python = await installPython(folder, ['moto[server,sts]==5.2.5']).catch((error: unknown) => {
  console.warn(
    `moto cannot be had here (${String(error).split('\n')[0]}): ` +
      'STS AND SIGNATURES ARE NOT TESTED AGAINST THE LIBRARIES OF AWS',
  )
})

type Keys = { id: string; secret: string; token?: string | undefined }

/** STS of moto, and the keys that it has issued. */
async function startSts(): Promise<{ url: string; issued: Keys[] }> {
  const port = await freePort()
  const args = ['-m', 'moto.server', '-H', '127.0.0.1', '-p', String(port)]
  const moto = spawn(String(python), args, { stdio: 'ignore' })
  onTestFinished(() => void moto.kill())
  const issued: Keys[] = []
  const proxy = createServer(async (req, res) => {
    const parts: Buffer[] = []
    for await (const part of req) parts.push(part as Buffer)
    const { 'content-type': type = '' } = req.headers
    const init = { method: 'POST', body: Buffer.concat(parts), headers: { 'content-type': type } }
    const reply = await fetch(`http://127.0.0.1:${port}/`, init)
    const text = await reply.text()
    const member = (name: string) => new RegExp(`<${name}>(.*?)</${name}>`).exec(text)?.[1] ?? ''
    issued.push({
      id: member('AccessKeyId'),
      secret: member('SecretAccessKey'),
      token: member('SessionToken'),
    })
    res.writeHead(reply.status).end(text)
  })
  onTestFinished(() => void proxy.close())
  const url = `http://127.0.0.1:${await listenOnLoopback(proxy)}`
  const isUp = () =>
    fetch(`http://127.0.0.1:${port}/moto-api/`).then(
      ({ ok }) => ok,
      () => false,
    )
  await until('moto listens', isUp)
  return { url, issued }
}

/** The signature of a request, as botocore computes it. */
async function signatureOf({ headers, path, text }: ReceivedRequest, keys: Keys): Promise<unknown> {
  const { authorization = '', host = '', 'x-amz-date': time } = headers
  const names = /SignedHeaders=([^,]*)/.exec(authorization)?.[1]?.split(';') ?? []
  const own = names.filter((name) => name !== 'host' && !name.startsWith('x-amz-'))
  const line = {
    ...keys,
    url: `http://${host}${path}`,
    headers: Object.fromEntries(own.map((name) => [name, headers[name]])),
    body: text,
    time,
    region: 'us-east-1',
    service: 'bedrock',
  }
  const script = fileURLToPath(new URL('signatures.py', import.meta.url))
  const child = spawn(String(python), [script], { stdio: ['pipe', 'pipe', 'inherit'] })
  child.stdin.end(`${JSON.stringify(line)}\n`)
  const [signature] = (await once(createInterface({ input: child.stdout }), 'line')) as [string]
  return JSON.parse(signature)
}

const sentSignature = ({ headers }: ReceivedRequest) =>
  /Signature=(.*)$/.exec(headers.authorization ?? '')?.[1]

const sigv4 = { region: 'us-east-1', service: 'bedrock', from: 'environment' as const }
const instance_url = 'http://169.254.169.254'

describe.skipIf(python === undefined)('with the libraries of AWS', () => {
  test.each([
    ['a plain path', {}],
    ['characters that are encoded', { paths: { chat: '/model/{model}/chat' } }],
    ['a query', { paths: { chat: '/v1/chat?b=2&a=%C3%A9&c=' } }],
  ])('botocore computes the same signature for %s', async (_what, facts) => {
    const keys = { id: 'AKIDEXAMPLE', secret: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY' }
    const { up, gateway } = await testGatewayServer(
      { up: says('Hello') },
      {
        deployments: { up: { model: 'anthropic.claude-v1:0/é' } },
        env: { AWS_ACCESS_KEY_ID: keys.id, AWS_SECRET_ACCESS_KEY: keys.secret },
        upstreams: { up: { sigv4: { ...sigv4, instance_url }, facts } },
      },
    )
    const messages = [{ role: 'user', content: 'Grüße — 你好 ✓' }]
    expect((await ask(gateway, chat({ messages }))).status).toBe(200)
    const sent = up.only()
    expect(await signatureOf(sent, keys)).toBe(sentSignature(sent))
  })

  test('STS of moto gives the keys of a role, whose signature is botocore’s', async () => {
    const sts = await startSts()
    const token_file = join(folder, 'token')
    await writeFile(token_file, 'a-token-of-the-platform')
    const { up, gateway } = await testGatewayServer(
      { up: says('Hello') },
      {
        upstreams: {
          up: {
            sigv4: {
              ...sigv4,
              instance_url,
              role_arn: 'arn:aws:iam::123456789012:role/models',
              token_file,
              sts_url: sts.url,
            },
          },
        },
      },
    )
    expect((await ask(gateway)).status).toBe(200)
    const sent = up.only()
    const [keys] = sts.issued
    expect(sts.issued).toHaveLength(1)
    expect(keys && sent.headers['x-amz-security-token']).toBe(keys?.token)
    expect(keys && (await signatureOf(sent, keys))).toBe(sentSignature(sent))
  })
})
