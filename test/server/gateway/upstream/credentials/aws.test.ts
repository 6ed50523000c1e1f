import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type RequestListener, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { sign } from '../../../../../server/gateway/upstream/credentials/signature.ts'
import { listenOnLoopback } from '../../../../support/http/listen.ts'
import { ask, testGatewayServer } from '../../../../support/servers/gateway-server.ts'
import {
  says,
  sendError,
  sendJson,
  type ReceivedRequest,
} from '../../../../support/upstreams/model-server.ts'

/** Whether the request is signed with these keys, over its final bytes and path. */
function isSigned({ path, headers, text }: ReceivedRequest, keys: Parameters<typeof sign>[1]) {
  const { authorization = '', host = '', 'x-amz-date': time = '' } = headers
  const names = /SignedHeaders=([^,]*)/.exec(authorization)?.[1]?.split(';') ?? []
  const signed = Object.fromEntries(
    names
      .filter((name) => name !== 'host' && !name.startsWith('x-amz-'))
      .map((name) => [name, String(headers[name])]),
  )
  const at = String(time).replace(/^(....)(..)(..T..)(..)(..Z)$/, '$1-$2-$3:$4:$5')
  const request = { method: 'POST', origin: `http://${host}`, path, headers: signed, body: text }
  const place = { region: 'us-east-1', service: 'bedrock' }
  return sign(request, keys, place, new Date(at))['authorization'] === authorization
}

async function startServer(answer: RequestListener) {
  const server = createServer(answer)
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${await listenOnLoopback(server)}`
}

const sigv4 = {
  region: 'us-east-1',
  service: 'bedrock',
  from: 'environment' as const,
  instance_url: 'http://169.254.169.254',
}
const keys = { id: 'AKIDEXAMPLE', secret: 'canary-aws-secret-key' }
const role = { id: 'ASIAROLE', secret: 'canary-role-secret', token: 'canary-role-token' }
const until = () => new Date(Date.now() + 3_600_000).toISOString()
const inJson = () =>
  JSON.stringify({
    AccessKeyId: role.id,
    SecretAccessKey: role.secret,
    Token: role.token,
    Expiration: until(),
  })

async function signedWith(env: Record<string, string>, settings: object) {
  const { up, gateway } = await testGatewayServer(
    { up: says('Hello') },
    { env, upstreams: { up: { sigv4: { ...sigv4, ...settings } } } },
  )
  expect((await ask(gateway)).status).toBe(200)
  const one = up.only()
  expect(isSigned(one, env['AWS_ACCESS_KEY_ID'] ? keys : role)).toBe(true)
  return one
}

test('requests are signed with the keys of the environment', async () => {
  const env = { AWS_ACCESS_KEY_ID: keys.id, AWS_SECRET_ACCESS_KEY: keys.secret }
  const one = await signedWith(env, {})
  expect(one.headers['x-amz-security-token']).toBeUndefined()
  expect(isSigned({ ...one, text: `${one.text} ` }, keys)).toBe(false)
})

const expiredBy: [string, (res: ServerResponse) => void][] = [
  ['a 401', (res) => sendError(res, 401)],
  [
    'a 403 whose header names ExpiredToken',
    (res) => {
      res.setHeader('x-amzn-errortype', 'ExpiredTokenException:http://internal.amazon.com/')
      sendJson(res, 403, { message: 'no' })
    },
  ],
  [
    'a 403 whose body names it',
    (res) => sendJson(res, 403, { __type: 'com.amazon.coral#ExpiredTokenException' }),
  ],
  [
    'a 403 with the code of STS',
    (res) => sendJson(res, 403, { error: { code: 'ExpiredToken', message: 'expired' } }),
  ],
  [
    'a 403 in words',
    (res) =>
      sendJson(res, 403, { message: 'The security token included in the request is expired' }),
  ],
]

test.each(expiredBy)(
  'a web identity gets keys of a role, and new ones after %s',
  async (_, refuse) => {
    const folder = await mkdtemp(join(tmpdir(), 'aws-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    await writeFile(join(folder, 'token'), 'canary-web-identity')
    const forms: string[] = []
    const sts_url = await startServer(async (req, res) => {
      let text = ''
      for await (const part of req) text += String(part)
      forms.push(text)
      const id = forms.length === 1 ? 'ASIAOLD' : role.id
      res.end(
        `<AssumeRoleWithWebIdentityResponse><Credentials><AccessKeyId>${id}</AccessKeyId>` +
          `<SecretAccessKey>${role.secret}</SecretAccessKey><SessionToken>${role.token}` +
          `</SessionToken><Expiration>${until()}</Expiration></Credentials>` +
          '</AssumeRoleWithWebIdentityResponse>',
      )
    })
    const { up, gateway } = await testGatewayServer(
      {
        up: (req, res, received) =>
          isSigned(received, role) ? says('Hello')(req, res, received) : refuse(res),
      },
      {
        env: {
          AWS_ROLE_ARN: 'arn:aws:iam::1:role/r',
          AWS_WEB_IDENTITY_TOKEN_FILE: join(folder, 'token'),
        },
        upstreams: {
          up: { sigv4: { ...sigv4, sts_url } },
        },
      },
    )
    const replies = await Promise.all([ask(gateway), ask(gateway), ask(gateway)])
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(up.received.at(-1)?.headers['x-amz-security-token']).toBe(role.token)
    expect(forms).toHaveLength(2)
    expect(Object.fromEntries(new URLSearchParams(forms[0]))).toMatchObject({
      Action: 'AssumeRoleWithWebIdentity',
      RoleArn: 'arn:aws:iam::1:role/r',
      WebIdentityToken: 'canary-web-identity',
    })
  },
)

test('a 403 of a policy is not repeated, and no keys are requested', async () => {
  let asked = 0
  const url = await startServer((_req, res) => {
    asked++
    res.end(inJson())
  })
  const { up, gateway } = await testGatewayServer(
    {
      up: (_req, res) => {
        res.setHeader('x-amzn-errortype', 'AccessDeniedException')
        sendJson(res, 403, { message: 'You are not authorized to perform this operation' })
      },
    },
    {
      env: { AWS_CONTAINER_CREDENTIALS_FULL_URI: `${url}/v1/credentials` },
      upstreams: { up: { sigv4: { ...sigv4, from: 'container' } } },
    },
  )
  expect((await ask(gateway)).status).toBe(502)
  expect([up.received.length, asked]).toEqual([1, 1])
  const [row] = await gateway.rows()
  expect(row?.reason).toMatchObject({ type: 'AccessDeniedException' })
})

test('containers and instances give the keys of their role where it is declared', async () => {
  const asked: string[] = []
  const url = await startServer((req, res) => {
    const { authorization, 'x-aws-ec2-metadata-token': session } = req.headers
    asked.push(`${req.method} ${req.url} ${authorization ?? session ?? ''}`)
    if (req.method === 'PUT') return void res.end('canary-session')
    res.end(req.url?.endsWith('credentials/') ? 'my-role\n' : inJson())
  })
  await signedWith(
    {
      AWS_CONTAINER_CREDENTIALS_FULL_URI: `${url}/v1/credentials`,
      AWS_CONTAINER_AUTHORIZATION_TOKEN: 'canary-pod',
    },
    { from: 'container' },
  )
  await signedWith({}, { from: 'instance', instance_url: url })
  expect(asked).toEqual([
    'GET /v1/credentials canary-pod',
    'PUT /latest/api/token ',
    'GET /latest/meta-data/iam/security-credentials/ canary-session',
    'GET /latest/meta-data/iam/security-credentials/my-role canary-session',
  ])
})
