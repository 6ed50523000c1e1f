import { expect, onTestFinished, test } from 'vitest'
import type { components } from '../../../generated/server/operator.ts'
import { directedChat, startDirectedServer } from '../../support/upstreams/directed.ts'
import { freshDatabase } from '../../support/servers/postgres.ts'
import { chatBytes, exchange } from '../../support/http/raw.ts'
import { assertGoodStream } from '../../support/http/replies.ts'
import { longMs, until } from '../../support/waiting.ts'
import { chat, replicaBackends, type Replica } from '../../support/servers/replicas.ts'
import { numbersBelow } from '../../support/numbers.ts'

type UpstreamList = components['schemas']['UpstreamList']

test(
  'an upstream that is drained at one replica gets no call from any process of any, also of one that starts later, until the command line restores it',
  async () => {
    const { start } = await replicaBackends()
    const [one, twin, database] = await Promise.all([
      startDirectedServer(),
      startDirectedServer(),
      freshDatabase(),
    ])
    onTestFinished(async () => void (await Promise.all([one.close(), twin.close()])))
    const config = {
      upstreams: { one: { base_url: one.base_url }, twin: { base_url: twin.base_url } },
      routes: { '*': [{ upstream: 'one' }, { upstream: 'twin', tier: 2 }] },
    }
    const [first, second] = await Promise.all([
      start(database, { config, args: ['--workers', '2'] }),
      start(database, { config }),
    ])
    const { key } = await first.createKey({ scopes: ['chat'] })

    /** Whether all of a few calls, over connections of their own, are answered by this upstream. */
    const goesTo = async (upstream: typeof one, replica: Replica) => {
      const before = upstream.received.length
      const replies = await Promise.all(numbersBelow(6).map((n) => chat(replica, key, `call-${n}`)))
      expect(replies.map(({ status }) => status)).toEqual(numbersBelow(6).map(() => 200))
      return upstream.received.length === before + 6
    }
    for (const replica of [first, second]) expect(await goesTo(one, replica)).toBe(true)

    const streams = numbersBelow(4).map((n) =>
      exchange(
        first.url,
        chatBytes(key, directedChat({ events: 8, gapMs: 250 }, { stream: true }), [
          `X-Request-Id: stream-${n}`,
        ]),
      ),
    )
    const listed = async (replica: Replica) =>
      (await replica.operate<UpstreamList>('GET', '/upstreams')).upstreams
    await until('both workers stream', async () => (await listed(first))[0]?.in_flight === 4)
    await first.operate('POST', '/upstreams/one/drain')
    for (const replica of [first, second]) await until('it is known', () => goesTo(twin, replica))
    for (const replica of [first, second]) expect(await goesTo(twin, replica)).toBe(true)
    for (const { reply } of await Promise.all(streams))
      assertGoodStream(reply ?? expect.unreachable())
    expect((await listed(first))[0]).toMatchObject({
      name: 'one',
      drained_at: expect.any(Number),
      in_flight: 0,
    })
    expect((await listed(first))[0]?.deployments[0]).toMatchObject({ breaker: 'closed' })

    await second.stop()
    const third = await start(database, { config, folder: second.folder })
    expect(await goesTo(twin, third), 'from its first call on').toBe(true)
    expect((await listed(third)).map(({ drained_at }) => drained_at !== null)).toEqual([
      true,
      false,
    ])

    expect(await third.tollgate('upstreams', 'restore', 'one')).toMatchObject({
      code: 0,
      out: '',
      err: 'one is restored; running servers send it calls within two seconds.\n',
    })
    for (const replica of [first, third])
      await until('it is used again', () => goesTo(one, replica))
    const listing = await third.tollgate('upstreams', 'list', '--url', third.operatorUrl)
    expect(listing.out).toMatch(
      /^one +http:\/\/127\.0\.0\.1:\d+\S* +in use +hermes-3-llama3\.1-8b +hermes-3-llama3\.1-8b +1 +1 +closed +0 +-$/m,
    )
  },
  longMs,
)
