import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { startBalancer, balancers } from '../../support/servers/balancer.ts'
import { startPostgres } from '../../support/servers/postgres.ts'
import { startServer, type Server } from '../../support/servers/process.ts'
import {
  completion,
  goodEvents,
  openEvents,
  sendJson,
  startModelServer,
} from '../../support/upstreams/model-server.ts'
import { longMs, until } from '../../support/waiting.ts'
import { readYaml } from './files.ts'
import { hasHaproxy, replicas, startHaproxy } from './haproxy.ts'

const { nginx } = balancers
const behind = (servers: readonly Server[]) =>
  servers.map(({ url }) => ({ port: Number(new URL(url).port) }))

/** Undefined where this machine has none. */
const fronts: [
  name: string,
  start: ((servers: readonly Server[]) => Promise<string>) | undefined,
][] = [
  ['haproxy', hasHaproxy ? startHaproxy : undefined],
  ['nginx', nginx && ((servers) => startBalancer(behind(servers), nginx))],
]
const missing = fronts.flatMap(([name, start]) => (start ? [] : [name]))
if (missing.length > 0)
  console.warn(
    `SKIPPED: an outage of the database is not tried behind ${missing.join(' and ')}, ` +
      'which this machine lacks; Debian has both.',
  )

const calls = 1000
const outageMs = 10_000
const callers = 8

for (const [name, start] of fronts) {
  test.skipIf(!start)(
    `behind ${name} ten seconds without the database lose no call of a key that was used before and has no limits`,
    async () => {
      if (!start) return expect.unreachable()
      const [postgres, model] = await Promise.all([
        startPostgres(),
        startModelServer((_req, res, { body }) => {
          if (!body.stream) return sendJson(res, 200, completion('hello'))
          openEvents(res)
          res.end(goodEvents('one', 'two'))
        }),
      ])
      onTestFinished(async () => void (await Promise.all([postgres.remove(), model.close()])))
      const {
        store_env: _,
        spool: __,
        ...own
      } = readYaml<Record<string, unknown>>('deploy/config/tollgate.yaml')
      const here = {
        gateway: {},
        mesh: { agents: [] },
        metadata: {},
        operator: {},
        drain: { accept_ms: 0 },
      }
      const config = {
        ...own,
        ...here,
        store: postgres.url,
        upstreams: { vllm: { base_url: model.base_url } },
      }
      const servers = await Promise.all(replicas.map(() => startServer({ config })))
      const { key } = (await servers[0]?.createKey()) ?? expect.unreachable()
      const ask = (url: string, stream: boolean) =>
        fetch(`${url}/v1/chat/completions`, {
          method: 'POST',
          headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
          body: JSON.stringify({
            model: 'hermes-3-llama3.1-8b',
            messages: [{ role: 'user', content: 'hi' }],
            stream,
          }),
        })
      const outcomeOf = async (url: string, stream: boolean) => {
        try {
          const reply = await ask(url, stream)
          const text = await reply.text()
          return reply.ok && text.includes(stream ? '[DONE]' : 'hello')
            ? 'served'
            : `${reply.status} ${text}`
        } catch (error) {
          return String(error)
        }
      }
      for (const { url } of servers) expect(await outcomeOf(url, false)).toBe('served')
      const front = await start(servers)
      await until('it balances', async () => (await outcomeOf(front, false)) === 'served')

      await postgres.stop()
      const began = performance.now()
      const outcomes = await Promise.all(
        Array.from({ length: callers }, async (_, caller) => {
          const all: string[] = []
          for (let call = 0; call < calls / callers; call++) {
            await sleep(began + (outageMs * callers * (call + 1)) / calls - performance.now())
            all.push(await outcomeOf(front, (call + caller) % 4 === 0))
          }
          return all
        }),
      )
      expect(performance.now() - began).toBeGreaterThanOrEqual(outageMs - 1)
      expect(outcomes.flat().filter((one) => one !== 'served')).toEqual([])
      expect(outcomes.flat()).toHaveLength(calls)
      const still = { ready: true, parts: { keys: { ok: false } } }
      for (const server of servers) expect(await server.ready(), 'it lasts').toMatchObject(still)

      await postgres.start()
      for (const server of servers)
        await until('all is well again', async () => (await server.ready()).isWell)
      for (const server of servers) expect(await server.stop()).toEqual({ code: 0, signal: null })
    },
    longMs,
  )
}
