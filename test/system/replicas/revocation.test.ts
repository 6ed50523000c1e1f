import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { directedChat, startDirectedServer } from '../../support/upstreams/directed.ts'
import { startToolServer } from '../../support/upstreams/tool-server.ts'
import { engines } from '../../support/servers/store.ts'
import { startGateway, type Gateway } from '../../support/servers/gateway.ts'
import { readReply, post, refusalOf, toyAgents } from '../../support/servers/mesh.ts'
import { freshDatabase } from '../../support/servers/postgres.ts'
import { testFolder } from '../../support/servers/process.ts'
import { readBody } from '../../support/http/body.ts'
import { chatBytes, exchange } from '../../support/http/raw.ts'
import { assertErrorEnd, assertGoodStream, assertRefusal } from '../../support/http/replies.ts'
import { until } from '../../support/waiting.ts'
import { operatorJson } from '../../support/http/operator.ts'
import { numbersBelow } from '../../support/numbers.ts'

/**
 * Five seconds are promised; a busy machine may need ten times that. The requested work lasts
 * longer.
 */
const withinMs = 50_000
const endless = { events: 4000, gapMs: 50 }
const why = 'the access token was revoked or has expired before the response was complete'

const streamOf = (url: string, key: string, name: string, part: object = endless) => {
  const bytes = chatBytes(key, directedChat(part, { stream: true }), [`X-Request-Id: ${name}`])
  return exchange(url, bytes, { deadlineMs: withinMs })
}

const fetched = (url: string, key: string, body: object) => {
  const headers = {
    authorization: `Bearer ${key}`,
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
  }
  return fetch(url, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(withinMs),
  })
}

describe.each(engines)('on %s', (engine) => {
  /** Two replicas of one database, or the one server of a folder. */
  async function standing() {
    // Tools never answer.
    const [model, tools, agents] = await Promise.all([
      startDirectedServer(),
      startToolServer(() => {}),
      testFolder(),
    ])
    onTestFinished(async () => void (await Promise.all([model.close(), tools.close()])))
    await writeFile(
      join(agents, 'ToyAgent.yaml'),
      JSON.stringify(toyAgents(tools.origin)['ToyAgent']),
    )
    const store = engine === 'postgres' ? await freshDatabase() : join(await testFolder(), 'store')
    const settings = {
      upstreams: { acting: { base_url: model.base_url } },
      routes: { '*': [{ upstream: 'acting', usd_per_million: { input: '0.03', output: '0.05' } }] },
      mesh: { agents: [agents], allow_private: [tools.origin] },
      store,
    }
    const first = await startGateway(settings)
    const replicas = engine === 'postgres' ? [first, await startGateway(settings)] : [first]
    onTestFinished(async () => void (await Promise.all(replicas.map((replica) => replica.stop()))))
    return { model, tools, replicas, first }
  }

  test(
    'what a revoked key has under way ends within five seconds, streams with an error event',
    async () => {
      const { model, tools, replicas, first } = await standing()
      const [{ id, key }, other] = await Promise.all([
        first.createKey({ scopes: ['chat', 'mesh'] }),
        first.createKey(),
      ])
      const openStreams = replicas.flatMap((replica, at) =>
        numbersBelow(4 / replicas.length).map((n) => begin(replica, key, `${at}-${n}`)),
      )
      const unharmed = streamOf(first.url, other.key, 'unharmed', { events: 200, gapMs: 50 })
      const upstreamCounts = () => [model.received.length, tools.requests.length]
      const opened = () =>
        replicas.flatMap(({ observed }) => observed.filter(({ kind }) => kind === 'streamOpened'))
      await until(
        'all is under way',
        () => String(upstreamCounts()) === String([4 * 4 + 1, 4 * 3]),
        withinMs,
      )
      await until('the streams have begun', () => opened().length === 4 * 2 + 1, withinMs)

      await replicas.at(-1)?.revokeKey(id)
      for (const one of openStreams) {
        const { reply } = await one.stream
        const end = assertErrorEnd(reply ?? expect.unreachable())
        expect(end.error).toMatchObject({ message: why, type: 'unauthorized', code: 401 })
        const dialect = await one.dialect
        expect(
          dialect.endsWith(
            `data: {"error":{"message":"Incorrect API key provided: ${why}",` +
              '"type":"invalid_request_error",' +
              '"param":null,"code":"invalid_api_key"}}\n\n',
          ),
          dialect.slice(-300),
        ).toBe(true)
        const whole = (await one.whole).reply ?? expect.unreachable()
        expect(assertRefusal(whole, 401).message).toBe(why)
        expect(refusalOf(await one.tool, 401, 'unauthorized').message).toBe(why)
        expect(refusalOf(await one.query, 401, 'unauthorized').message).toBe(why)
        const written = await one.write
        expect(refusalOf(written, 502, 'tool_failed').message).toContain(
          'the access token was revoked',
        )
        expect(written.json['may_have_happened']).toBe(true)
        expect(await one.mcp).toMatchObject({ status: 401, json: { message: why } })
      }
      assertGoodStream((await unharmed).reply ?? expect.unreachable())

      const written = (await Promise.all(replicas.map((replica) => replica.rows()))).at(-1) ?? []
      const streams = written.filter(({ request_id: name }) => name.startsWith('stream-'))
      expect(streams.map(({ status }) => status)).toEqual(numbersBelow(4).map(() => 'unauthorized'))
      for (const { charged } of streams)
        expect(Number(charged), 'what was streamed is charged').toBeGreaterThan(0)
      const tool = written.filter(({ request_id: name }) => name.startsWith('tool-'))
      expect(tool.map(({ status }) => status).toSorted()).toEqual([
        ...numbersBelow(4).map(() => 'tool_failed'),
        ...numbersBelow(4).map(() => 'unauthorized'),
      ])
      expect(tool.reduce((sum, { charged }) => sum + Number(charged), 0)).toBe(0)
    },
    3 * withinMs,
  )

  test(
    "a stream of a replaced token ends when the overlap does, and one of the key's new token goes on",
    async () => {
      const { model, replicas, first } = await standing()
      const { id, key } = await first.createKey()
      const old = replicas.map((replica, at) => streamOf(replica.url, key, `old-${at}`))
      await until('they are under way', () => model.received.length === old.length, withinMs)
      const { key: next } = await rotate(first, id)
      const anew = replicas.map((replica, at) =>
        streamOf(replica.url, next, `new-${at}`, { events: 160, gapMs: 50 }),
      )
      for (const one of old) {
        const { reply } = await one
        expect(assertErrorEnd(reply ?? expect.unreachable()).error.type).toBe('unauthorized')
      }
      for (const one of anew) assertGoodStream((await one).reply ?? expect.unreachable())
    },
    3 * withinMs,
  )
})

const rotate = (gateway: Gateway, id: string): Promise<{ key: string }> =>
  operatorJson(gateway, 'POST', `/keys/${id}/rotate`, { overlap_s: 2 })

/** One of everything that a key may have under way. */
function begin({ url, meshUrl }: Gateway, key: string, name: string) {
  const request = (input: object, id: string) =>
    post(
      meshUrl,
      '/mesh_request',
      { api_key: key, agent_id: 'ToyAgent', input },
      { 'x-request-id': id },
    )
  const asks = (tool: string, tool_arguments: object) =>
    request({ tool, tool_arguments }, `tool-${name}`)
  const message = {
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: { name: 'get_weather', arguments: { city: name } },
  }
  return {
    stream: streamOf(url, key, `stream-${name}`),
    dialect: fetched(`${url}/openai/v1/chat/completions`, key, {
      ...directedChat(endless),
      stream: true,
    }).then(async (reply) => (await readBody(reply)).text),
    whole: exchange(url, chatBytes(key, directedChat({ gapMs: withinMs })), {
      deadlineMs: withinMs,
    }),
    tool: asks('get_place', { name }),
    query: request({ query: JSON.stringify({ gapMs: withinMs }) }, `query-${name}`),
    write: asks('write_note', { note: name }),
    mcp: fetched(`${meshUrl}/mcp/agents/ToyAgent`, key, message).then(readReply),
  }
}
