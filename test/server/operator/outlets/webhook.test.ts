import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { Webhook } from 'standardwebhooks'
import { expect, onTestFinished, test } from 'vitest'
import type { components } from '../../../../generated/server/operator.ts'
import { operatorJson } from '../../../support/http/operator.ts'
import { listenOnLoopback } from '../../../support/http/listen.ts'
import { startGateway, type Gateway } from '../../../support/servers/gateway.ts'
import { until } from '../../../support/waiting.ts'
import { sendJson, startModelServer } from '../../../support/upstreams/model-server.ts'
import { serverReplies } from '../../../support/dialects/server-replies.ts'

const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`

type OutletTest = components['schemas']['OutletTest']

type Delivered = { path: string; headers: IncomingHttpHeaders; body: string }

/** A receiver of webhooks; `answer` gives the status of each delivery. */
async function startReceiver(answer: (delivered: Delivered, nth: number) => number) {
  const all: Delivered[] = []
  const server = createServer((req, res) => {
    const chunks: Buffer[] = []
    req.on('data', (chunk: Buffer) => chunks.push(chunk))
    req.on('end', () => {
      const body = Buffer.concat(chunks).toString()
      const delivered = { path: req.url ?? '', headers: req.headers, body }
      all.push(delivered)
      res.writeHead(answer(delivered, all.length), { location: '/elsewhere' }).end()
    })
  })
  const url = `http://127.0.0.1:${await listenOnLoopback(server)}`
  onTestFinished(async () => {
    server.close()
    server.closeAllConnections()
    await once(server, 'close')
  })
  return { url: `${url}/events?of=tollgate`, all }
}

async function startSending(url: string, env = { SIEM_SECRET: secret }): Promise<Gateway> {
  const models = await startModelServer((_req, res) =>
    sendJson(res, 200, serverReplies.chat.whole('fine')),
  )
  const gateway = await startGateway({
    upstreams: { local: { base_url: models.base_url } },
    routes: { mine: [{ upstream: 'local' }] },
    outlets: { siem: { webhook: { url, secret_env: 'SIEM_SECRET' }, events: ['ledger', 'audit'] } },
    env,
  })
  onTestFinished(async () => {
    await gateway.stop()
    await models.close()
  })
  await until('the outlet begins', async () =>
    (await gateway.metrics()).includes('tollgate_outlet_unsent_events{outlet="siem"} 0'),
  )
  return gateway
}

async function chat({ url, key }: Gateway): Promise<void> {
  const response = await fetch(`${url}/openai/v1/chat/completions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ model: 'mine', messages: [{ role: 'user', content: 'hello' }] }),
  })
  expect(response.status).toBe(200)
}

const list = (gateway: Gateway) =>
  operatorJson<components['schemas']['OutletList']>(gateway, 'GET', '/outlets')

type Event = { id: string; type: string; data: Record<string, unknown> } & Record<string, unknown>
const eventsOf = ({ body }: Delivered) => JSON.parse(body) as Event[]

test('events reach a webhook as signed CloudEvents, again with the same id until it takes them', async () => {
  const receiver = await startReceiver((_delivered, nth) => (nth === 1 ? 500 : 204))
  const gateway = await startSending(receiver.url)
  await chat(gateway)
  const created = await gateway.createKey({ name: 'for-siem' })
  const taken = () => receiver.all.slice(1).flatMap(eventsOf)
  const has = (type: string) => taken().some((event) => event.type === type)
  await until(
    'both kinds arrive',
    () => has('tollgate.ledger.row.v1') && has('tollgate.audit.row.v1'),
  )
  const verifier = new Webhook(secret)
  for (const { path, headers, body } of receiver.all) {
    expect(path).toBe('/events?of=tollgate')
    expect(headers['content-type']).toBe('application/cloudevents-batch+json; charset=utf-8')
    expect(verifier.verify(body, headers as Record<string, string>)).toEqual(JSON.parse(body))
    expect(() => verifier.verify(`${body} `, headers as Record<string, string>)).toThrow()
  }
  const [first = expect.unreachable(), ...others] = receiver.all
  // A repetition with more events, which came meanwhile, is another message.
  for (const { headers, body } of others)
    expect(headers['webhook-id'] === first.headers['webhook-id']).toBe(body === first.body)
  const ids = (events: Event[]) => events.map(({ id }) => id)
  expect(ids(taken())).toEqual(expect.arrayContaining(ids(eventsOf(first))))
  const [row] = await gateway.rows()
  const ledger = taken().find(({ type }) => type === 'tollgate.ledger.row.v1')
  expect(ledger).toMatchObject({
    specversion: '1.0',
    id: row?.id,
    source: '/tollgate/ledger',
    subject: gateway.keyId,
    time: new Date(row?.ts ?? 0).toISOString(),
    datacontenttype: 'application/json',
    data: row,
  })
  const audit = taken().find(({ data }) => data['target'] === created.id)
  expect(audit?.data).toMatchObject({ action: 'createKey', target_name: 'for-siem' })
  const all = JSON.stringify(taken())
  expect(all).not.toContain(created.key)
  expect(await gateway.metrics()).toMatch(/tollgate_outlet_events_total{outlet="siem"} [1-9]/)
})

test('a webhook is not followed elsewhere, and one that is gone stops its outlet', async () => {
  const answers = [302, 410]
  const receiver = await startReceiver((_delivered, nth) => answers[nth - 1] ?? 204)
  const gateway = await startSending(receiver.url)
  await gateway.createKey()
  await until('it stops', async () =>
    (await gateway.metrics()).includes('tollgate_outlet_stopped{outlet="siem"} 1'),
  )
  expect(receiver.all.map(({ path }) => path)).toEqual(Array(2).fill('/events?of=tollgate'))
  const told = gateway.observed.filter(({ kind }) => kind.startsWith('outlet'))
  expect(told).toContainEqual(
    expect.objectContaining({ kind: 'outletFailed', outlet: 'siem' }) as unknown,
  )
  const [listed] = (await list(gateway)).outlets
  expect(listed).toMatchObject({ name: 'siem', state: 'stopped', dropped: 0 })
  expect(listed?.unsent).toBeGreaterThan(0)
  expect(listed?.last_error).toContain('answered 410')
  await operatorJson(gateway, 'POST', '/outlets/siem/resume')
  await until('nothing waits', async () => (await list(gateway)).outlets[0]?.unsent === 0)
  expect(receiver.all.length).toBeGreaterThan(2)
  const stopped = told.find(({ kind }) => kind === 'outletStopped')
  expect(stopped).toMatchObject({ reason: `${new URL(receiver.url).host} answered 410` })
})

test('a reload starts and ends outlets', async () => {
  const receiver = await startReceiver(() => 204)
  const gateway = await startSending(receiver.url)
  expect(await gateway.reload({ outlets: { siem: undefined } })).toBe(true)
  await gateway.createKey({ name: 'unseen' })
  const gauge = 'tollgate_outlet_unsent_events{outlet="siem"}'
  await until('it ends', async () => !(await gateway.metrics()).includes(gauge))
  const siem = { webhook: { url: receiver.url, secret_env: 'SIEM_SECRET' }, events: ['audit'] }
  expect(await gateway.reload({ outlets: { siem } })).toBe(true)
  // What happened meanwhile is sent too: the outlet has its place.
  await until('it sends', () =>
    receiver.all.flatMap(eventsOf).some(({ data }) => data['target_name'] === 'unseen'),
  )
})

test('a test event is sent at once, and the answer told', async () => {
  let status = 204
  const receiver = await startReceiver(() => status)
  const gateway = await startSending(receiver.url)
  const send = (name: string) => operatorJson<OutletTest>(gateway, 'POST', `/outlets/${name}/test`)
  expect(await send('siem')).toMatchObject({
    name: 'siem',
    ok: true,
    detail: expect.stringMatching(/^127\.0\.0\.1:\d+ answered 204$/),
  })
  const [{ body, headers } = expect.unreachable()] = receiver.all
  const [event, ...others] = new Webhook(secret).verify(
    body,
    headers as Record<string, string>,
  ) as {
    type: string
    data: object
  }[]
  expect(event).toMatchObject({ type: 'tollgate.test.v1', data: { outlet: 'siem' } })
  expect(others).toEqual([])
  status = 503
  expect(await send('siem')).toMatchObject({
    ok: false,
    detail: expect.stringMatching(/ answered 503$/),
  })
  await expect(send('lake')).rejects.toThrow('the configuration of this server has no outlet')
})
