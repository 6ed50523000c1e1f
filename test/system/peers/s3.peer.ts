import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join, dirname } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { components } from '../../../generated/server/operator.ts'
import { afterUse } from '../../support/clean-up.ts'
import { operatorJson } from '../../support/http/operator.ts'
import { startGateway } from '../../support/servers/gateway.ts'
import { freePort } from '../../support/servers/ports.ts'
import { until } from '../../support/waiting.ts'
import { pythonEnvironments } from './libraries/environments.ts'

type Event = { id: string; type: string; data: { action?: string; target: string } }

const run = promisify(execFile)
const environments = await pythonEnvironments().catch(() => undefined)
const python = await environments
  ?.install('moto', ['moto[server]==5.1.22'])
  .catch((error: unknown) => console.warn(`moto: ${String(error).slice(0, 500)}`))
if (!python) console.warn('SKIPPED: moto, a server that speaks S3, could not be installed')

/** What boto3, Amazon's library, reads from the bucket. */
const reader = `
import boto3, gzip, json, sys
s3 = boto3.client('s3', endpoint_url=sys.argv[1], region_name='us-east-1')
names = [one['Key'] for one in s3.list_objects_v2(Bucket='bucket').get('Contents', [])]
lines = []
for name in names:
    body = s3.get_object(Bucket='bucket', Key=name)['Body'].read()
    lines += [json.loads(line) for line in gzip.decompress(body).splitlines()]
print(json.dumps({'names': names, 'events': lines}))
`
const maker = `
import boto3, json, sys
endpoint = sys.argv[1]
iam = boto3.client('iam', endpoint_url=endpoint, region_name='us-east-1')
iam.create_user(UserName='tollgate')
policy = {'Version': '2012-10-17', 'Statement': [{'Effect': 'Allow', 'Action': '*', 'Resource': '*'}]}
iam.put_user_policy(UserName='tollgate', PolicyName='all', PolicyDocument=json.dumps(policy))
key = iam.create_access_key(UserName='tollgate')['AccessKey']
boto3.client('s3', endpoint_url=endpoint, region_name='us-east-1').create_bucket(Bucket='bucket')
print(json.dumps({'id': key['AccessKeyId'], 'secret': key['SecretAccessKey']}))
`

describe.skipIf(!python)('an outlet to S3, as moto speaks it', () => {
  let moto: ChildProcess
  let url: string
  let keys: { id: string; secret: string }
  /** Runs a script of boto3. */
  async function ask<Body>(script: string, { id, secret } = { id: 'any', secret: 'any' }) {
    const env = { PATH: process.env['PATH'], AWS_ACCESS_KEY_ID: id, AWS_SECRET_ACCESS_KEY: secret }
    return JSON.parse((await run(python ?? '', ['-c', script, url], { env })).stdout) as Body
  }
  beforeAll(async () => {
    const port = await freePort()
    url = `http://127.0.0.1:${port}`
    // Four requests make the user and the bucket; from then on signatures are verified.
    const env = { PATH: process.env['PATH'], INITIAL_NO_AUTH_ACTION_COUNT: '4' }
    const server = join(dirname(python ?? ''), 'moto_server')
    moto = spawn(server, ['-H', '127.0.0.1', '-p', String(port)], { env, stdio: 'ignore' })
    const answers = () =>
      fetch(`${url}/moto-api/data.json`).then(
        ({ ok }) => ok,
        () => false,
      )
    await until('moto answers', answers)
    keys = await ask(maker)
  })
  afterAll(async () => {
    moto.kill()
    if (moto.exitCode === null) await once(moto, 'exit')
    await environments?.close()
  })

  const start = async (secret: string) => {
    const gateway = await startGateway({
      outlets: {
        lake: {
          s3: {
            url: `${url}/bucket/tollgate`,
            sigv4: { region: 'us-east-1' } as never,
            every_s: 1,
          },
          events: ['audit'],
        },
      },
      env: { AWS_ACCESS_KEY_ID: keys.id, AWS_SECRET_ACCESS_KEY: secret },
    })
    afterUse(() => gateway.stop())
    await until('the outlet begins', async () =>
      (await gateway.metrics()).includes('tollgate_outlet_unsent_events{outlet="lake"} 0'),
    )
    return gateway
  }

  test('objects are what boto3 reads', async () => {
    const gateway = await start(keys.secret)
    const made = await Promise.all(
      Array.from({ length: 5 }, (_, at) => gateway.createKey({ name: `k${at}` })),
    )
    const stored = () => ask<{ names: string[]; events: Event[] }>(reader, keys)
    const targets = async () => (await stored()).events.map(({ data }) => data.target)
    await until('all are stored', async () => {
      const there = new Set(await targets())
      return made.every(({ id }) => there.has(id))
    })
    const { names } = await stored()
    expect(names.every((one) => /^tollgate\/lake\/journal\/[\d-]+\.jsonl\.gz$/.test(one))).toBe(
      true,
    )
  })

  test('a wrong secret is told', async () => {
    const gateway = await start('canary-wrong-secret')
    const path = '/outlets/lake/test'
    const sent = await operatorJson<components['schemas']['OutletTest']>(gateway, 'POST', path)
    expect(sent).toMatchObject({
      ok: false,
      detail: expect.stringMatching(/ answered 403 \(SignatureDoesNotMatch\)$/),
    })
  })
})
