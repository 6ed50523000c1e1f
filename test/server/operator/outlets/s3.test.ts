import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { components } from '../../../../generated/server/operator.ts'
import { afterUse } from '../../../support/clean-up.ts'
import { operatorJson } from '../../../support/http/operator.ts'
import { startS3 } from '../../../support/http/s3-server.ts'
import { startGateway, type Gateway } from '../../../support/servers/gateway.ts'
import { until } from '../../../support/waiting.ts'

type OutletTest = components['schemas']['OutletTest']
type Event = {
  id: string
  type: string
  sequence: string
  stream: string
  data: { action: string; target_name: string }
}

const keys = { id: 'AKIDEXAMPLE', secret: 'canary-aws-secret-key' }
const token = 'canary-session-token'

async function start(url: string, env: Record<string, string> = {}): Promise<Gateway> {
  const sigv4 = { region: 'eu-central-1' }
  const gateway = await startGateway({
    // The schema fills in the rest.
    outlets: { lake: { s3: { url, sigv4, every_s: 2 } as never, events: ['audit'] } },
    env: { AWS_ACCESS_KEY_ID: keys.id, AWS_SECRET_ACCESS_KEY: keys.secret, ...env },
  })
  afterUse(() => gateway.stop())
  return gateway
}

const linesOf = (object: Buffer): Event[] =>
  gunzipSync(object)
    .toString()
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Event)

test('objects of signed requests have all events as lines, collected for some time', async () => {
  const s3 = await startS3({ ...keys, token })
  s3.state.isDown = true
  const gateway = await start(`${s3.url}/bucket/tollgate/`, { AWS_SESSION_TOKEN: token })
  await until('the outlet begins', async () =>
    (await gateway.metrics()).includes('tollgate_outlet_unsent_events{outlet="lake"} 0'),
  )
  for (let at = 0; at < 5; at += 1) await gateway.createKey({ name: `k${at}` })
  await until('the store of objects is down', async () => {
    const { outlets } = await operatorJson<components['schemas']['OutletList']>(
      gateway,
      'GET',
      '/outlets',
    )
    return outlets[0]?.last_error?.endsWith('answered 503 (SlowDown)') ?? false
  })
  s3.state.isDown = false
  // The gateway has a key of its own.
  const events = () =>
    [...s3.objects.values()].flatMap(linesOf).filter(({ data }) => data.target_name !== 'test')
  await until('it is there', () => events().length >= 5)
  const before = s3.state.writes
  for (let at = 0; at < 5; at += 1) await gateway.createKey({ name: `m${at}` })
  await until('the others are there', () => events().length >= 10)
  expect(events().map(({ data }) => data.action)).toEqual(Array(10).fill('createKey'))
  expect(events().every(({ type }) => type === 'tollgate.audit.row.v1')).toBe(true)
  // They were collected: five events are not five objects.
  expect(s3.state.writes - before).toBeLessThan(4)
  for (const [path, object] of s3.objects) {
    const [, from, to] =
      /^\/bucket\/tollgate\/lake\/journal\/(\d{16})-(\d{16})\.jsonl\.gz$/.exec(path) ?? []
    const numbers = linesOf(object).map(({ sequence }) => sequence)
    expect(numbers).toEqual(numbers.toSorted())
    expect(numbers.every((n) => n > (from ?? '') && n <= (to ?? ''))).toBe(true)
  }
})

test('a test event tells where it was stored, or why not', async () => {
  const s3 = await startS3(keys)
  const send = async (gateway: Gateway) =>
    await operatorJson<OutletTest>(gateway, 'POST', '/outlets/lake/test')
  expect(await send(await start(`${s3.url}/bucket`))).toMatchObject({
    ok: true,
    detail: expect.stringMatching(/ answered 200: \/bucket\/lake\/test-[0-9a-f-]+\/0{16}-0{15}1\./),
  })
  const [object = expect.unreachable()] = s3.objects.values()
  expect(linesOf(object)).toMatchObject([{ type: 'tollgate.test.v1' }])
  const other = await start(`${s3.url}/bucket`, { AWS_SECRET_ACCESS_KEY: 'canary-other-secret' })
  expect(await send(other)).toMatchObject({
    ok: false,
    detail: expect.stringMatching(/ answered 403 \(SignatureDoesNotMatch\)$/),
  })
})
