import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { components } from '../../../generated/server/operator.ts'
import { failureKinds } from '../../../server/failure.ts'
import { classOf, failureClasses } from '../../../server/store/failure-class.ts'
import { endedRequests } from '../../../server/store/queries/requests.ts'
import { insertUsage } from '../../../server/store/queries/usage.ts'
import { operatorFetch, operatorJson } from '../../support/http/operator.ts'
import { startGateway, type Gateway } from '../../support/servers/gateway.ts'
import { engines, freshStore, usageRow } from '../../support/servers/store.ts'
import {
  completion,
  sendError,
  sendJson,
  startModelServer,
  type ModelServer,
} from '../../support/upstreams/model-server.ts'
import { promptMs, until } from '../../support/waiting.ts'

type Overview = components['schemas']['ServerOverview']
type List = components['schemas']['RequestList']
type Series = components['schemas']['Series']

const model = 'large'
const expected = { ours: 1, upstream: 1, caller: 3, limits: 1, left: 1, payment: 0 }

describe.each(engines)('on %s', (engine) => {
  let models: ModelServer
  let gateway: Gateway
  beforeAll(async () => {
    models = await startModelServer((_req, res, { body }) => {
      const said = body.messages[0]?.content
      if (said === 'fail') return sendError(res, 500)
      if (said === 'refuse') return sendError(res, 400)
      if (said === 'wait') return
      return sendJson(res, 200, completion('hello'))
    })
    const store = await freshStore(engine)
    gateway = await startGateway({
      store: store.url ?? store.folder,
      upstreams: { one: { base_url: models.base_url } },
      routes: { [model]: [{ upstream: 'one' }], other: [{ upstream: 'one' }] },
      breaker: { failures: 1000, window: 1000 },
    })
    await failInEveryWay()
    await gateway.rows()
  })
  afterAll(async () => {
    await gateway.stop()
    await models.close()
  })

  const post = (
    content: string,
    { key = gateway.key, name = model, signal = AbortSignal.timeout(promptMs) } = {},
  ) =>
    fetch(`${gateway.url}/openai/v1/chat/completions`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ model: name, messages: [{ role: 'user', content }] }),
      signal,
    })

  async function failInEveryWay(): Promise<void> {
    const send = async (...args: Parameters<typeof post>) => {
      const reply = await post(...args)
      await reply.text()
      return reply.status
    }
    const once = (await gateway.createKey({ rpm: 1 })).key
    const other = (await gateway.createKey({ models: ['other'] })).key
    const sent = [await send('hi', { key: once }), await send('hi', { key: once })]
    sent.push(await send('hi', { key: other }))
    sent.push(await send('fail'), await send('refuse'), await send('hi', { name: 'nope' }))
    expect(sent).toEqual([200, 429, 403, 502, 400, 404])
    await operatorJson(gateway, 'POST', '/upstreams/one/drain')
    expect(await send('hi')).toBe(503)
    await operatorJson(gateway, 'POST', '/upstreams/one/restore')
    const leaver = new AbortController()
    const before = models.received.length
    const left = post('wait', { signal: leaver.signal }).catch(() => 'left')
    await until('the model is called', () => models.received.length > before)
    leaver.abort()
    expect(await left).toBe('left')
    await until('the row of who left is written', async () =>
      (await gateway.rows()).some(({ status }) => status === 'client_left'),
    )
  }

  const requests = async (query: string) =>
    (await operatorJson<List>(gateway, 'GET', `/requests?limit=1000&${query}`)).requests

  test('the overview counts failures by whose they are, in all of its windows', async () => {
    const { hour, day, minutes } = await operatorJson<Overview>(gateway, 'GET', '/overview')
    expect(hour.by_class).toEqual(expected)
    expect(day?.by_class).toEqual(expected)
    for (const name of failureClasses)
      expect(minutes.reduce((sum, { by_class }) => sum + by_class[name], 0)).toBe(expected[name])
  })

  test.each(failureClasses)('requests are filtered by the class %s', async (name) => {
    const all = await requests('status=failed')
    const found = await requests(`class=${name}`)
    expect(found).toHaveLength(expected[name])
    expect(found).toEqual(all.filter((one) => one.class === name))
  })

  test('filters of before work as they did, and with a class', async () => {
    expect(await requests('status=failed')).toHaveLength(7)
    expect((await requests('status=ok')).map((one) => one.class)).toEqual([null])
    expect(await requests('status=not_found&class=caller')).toHaveLength(1)
    expect(await requests('status=not_found&class=ours')).toEqual([])
    expect((await operatorFetch(gateway, '/requests?class=theirs')).status).toBe(400)
  })

  test('a series has a line for each class', async () => {
    const series = async (metric: string) => {
      const path = `/series?metric=${metric}&by=class`
      const { series: lines } = await operatorJson<Series>(gateway, 'GET', path)
      return Object.fromEntries(
        lines.map(({ value, points }) => [
          value,
          points.reduce((a, b) => Number(a) + Number(b), 0),
        ]),
      )
    }
    // Payments are tested with agents for sale.
    const { payment: _none, ...failed } = expected
    expect(await series('failed')).toEqual(failed)
    expect(await series('requests')).toEqual({ ...failed, null: 1 })
  })
})

describe.each(engines)('the class of a row on %s', (engine) => {
  test('is the same in a filter as in the row, whatever the status is', async () => {
    const { usage, reports } = await freshStore(engine)
    const statuses = [
      ...Object.values(failureKinds).map(({ code }) => code),
      'ok',
      'client_left',
      'upstream_late',
      'upstream_shutdown',
      'upstream_status_400',
      'upstream_status_503',
      'upstream_context_length',
      'upstream_econnrefused',
      'of_tomorrow',
    ]
    await insertUsage(
      usage,
      statuses.map((status) => usageRow({ model: null, status })),
    )
    for (const name of failureClasses) {
      const query = {
        from: 0,
        to: Date.now() + 1000,
        scope: 'all' as const,
        limit: 1000,
        class: name,
      }
      const { rows } = await endedRequests({ usage, reports }, query)
      expect(rows.map(({ status }) => status).toSorted()).toEqual(
        statuses.filter((status) => classOf(status) === name).toSorted(),
      )
    }
  })
})
