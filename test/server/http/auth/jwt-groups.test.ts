import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { operatorJson } from '../../../support/http/operator.ts'
import {
  ask,
  chat,
  json,
  startGatewayServer,
  type GatewayServer,
} from '../../../support/servers/gateway-server.ts'
import { engines, freshStore } from '../../../support/servers/store.ts'
import { startIssuer, type Issuer } from '../../../support/upstreams/issuer.ts'
import { says } from '../../../support/upstreams/model-server.ts'

describe.each(engines)('on %s', (engine) => {
  let issuer: Issuer
  let server: GatewayServer<'only'>
  beforeAll(async () => {
    issuer = await startIssuer({ closing: afterAll })
    const store = await freshStore(engine)
    const groups = { Search: 'acme/search', Labs: 'labs', Gone: 'gone' }
    server = await startGatewayServer(
      { only: says('Hello') },
      {
        keys: { jwt: [issuer.entry({ groups, limits: { rpm: 50 } })] },
        // The middle of a minute, so that no window ends during a test.
        now: () => Date.UTC(2026, 0, 31, 12, 0, 30),
        store: store.url ?? store.folder,
      },
    )
    for (const body of [
      { name: 'acme', rpm: 2 },
      { name: 'search', parent: 'acme' },
      { name: 'labs', models: ['other'] },
    ])
      await operatorJson(server.gateway, 'POST', '/groups', body)
  })
  afterAll(() => server.close())

  const send = async (sub: string, groups: unknown) =>
    ask(server.gateway, chat({}), {
      key: await issuer.token({ claims: { sub, groups } }),
    })

  it('limits callers by their group and those above it, together with keys', async () => {
    const [first, second] = [await send('one', 'Search'), await send('two', ['Search'])]
    expect([first.status, second.status]).toEqual([200, 200])
    expect(first.headers['x-ratelimit-limit-requests']).toBe('2')
    const third = await send('three', 'Search')
    expect([third.status, json(third)]).toMatchObject([
      429,
      { message: expect.stringContaining('group acme may send 2 requests a minute') },
    ])
    const group = await operatorJson<{ id: string }>(server.gateway, 'GET', '/groups/acme%2Fsearch')
    const rows = (await server.gateway.rows()).filter(({ status }) => status === 'ok')
    expect(rows.map(({ group_id }) => group_id)).toEqual([group.id, group.id])
    await operatorJson(server.gateway, 'PATCH', '/groups/acme', { rpm: 3 })
    expect((await send('three', 'Search')).status).toBe(200)
  })

  it('allows the models that the group allows', async () => {
    const refused = await send('one', 'Labs')
    expect([refused.status, json(refused)]).toMatchObject([
      403,
      { code: 'forbidden', message: expect.stringContaining('group labs may not use') },
    ])
  })

  it.each([
    ['no_group', undefined],
    ['several_groups', ['Search', 'Labs']],
    ['unknown_group', 'Gone'],
  ])('answers 403 with the code %s', async (code, groups) => {
    const refused = await send('one', groups)
    expect([refused.status, json(refused)]).toMatchObject([403, { code }])
    expect(refused.headers['x-should-retry']).toBe('false')
  })
})
