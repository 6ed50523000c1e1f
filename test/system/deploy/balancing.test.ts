import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { startBalancer, balancers } from '../../support/servers/balancer.ts'
import { freshDatabase } from '../../support/servers/postgres.ts'
import { startServer, type Server } from '../../support/servers/process.ts'
import {
  goodEvents,
  openEvents,
  completion,
  sendJson,
  startModelServer,
  type UpstreamRequest,
} from '../../support/upstreams/model-server.ts'
import { until } from '../../support/waiting.ts'
import { readYaml } from './files.ts'
import { hasHaproxy, replicas, startHaproxy } from './haproxy.ts'

const behind = (servers: readonly Server[]) =>
  servers.map(({ url }) => ({ port: Number(new URL(url).port) }))
const starts: ((servers: readonly Server[]) => Promise<string>)[] = [
  ...(hasHaproxy ? [startHaproxy] : []),
  ...Object.values(balancers).map(
    (start) => (servers: readonly Server[]) => startBalancer(behind(servers), start),
  ),
]
const names = [
  hasHaproxy ? 'that of deploy' : 'WITHOUT that of deploy, for want of an haproxy',
  ...Object.keys(balancers),
].join('; ')

test(`behind load balancers (${names}) a replica drains without an error, and events flow as they come`, async () => {
  /** What has come of each stream, by its prompt. */
  const pieces = new Map<unknown, string>()
  const heardBy = ({ messages }: UpstreamRequest) => pieces.get(messages[0]?.['content']) ?? ''
  const model = await startModelServer(async (_req, res, { body }) => {
    if (!body.stream) return sendJson(res, 200, completion('hello'))
    openEvents(res)
    for (const event of goodEvents('one', 'two', 'three').split(/(?<=\n\n)/)) {
      res.write(event)
      const word = /"content":"(\w+)"/.exec(event)?.[1]
      if (word !== undefined)
        await until(
          `${word} is heard before the next word is said`,
          () => res.destroyed || heardBy(body).includes(word),
        )
    }
    res.end()
  })
  onTestFinished(() => model.close())
  const {
    store_env: _,
    spool: __,
    gateway: ___,
    drain,
    ...own
  } = readYaml<Record<string, unknown>>('deploy/config/tollgate.yaml')
  // A balancer that polls readiness needs time to notice; others see a closed port.
  const config = {
    ...own,
    drain: hasHaproxy ? drain : { accept_ms: 2000 },
    gateway: {},
    mesh: { agents: [] },
    metadata: {},
    operator: {},
    store: await freshDatabase(),
    upstreams: { vllm: { base_url: model.base_url } },
  }
  const servers = await Promise.all(replicas.map(() => startServer({ config })))
  const [first] = servers
  if (!first) return expect.unreachable()
  const { key } = await first.createKey()
  const ask = (url: string, more: object = {}) =>
    fetch(`${url}/v1/chat/completions`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        model: 'hermes-3-llama3.1-8b',
        messages: [{ role: 'user', content: 'hi' }],
        ...more,
      }),
    })
  const status = (url: string) =>
    ask(url).then(
      (reply) => reply.text().then(() => reply.status),
      () => 0,
    )
  const urls = await Promise.all(starts.map((start) => start(servers)))

  await Promise.all(
    urls.map(async (url) => {
      await until('it balances', async () => (await status(url)) === 200)
      const { body } = await ask(url, { stream: true, messages: [{ role: 'user', content: url }] })
      for await (const part of body ?? [])
        pieces.set(url, (pieces.get(url) ?? '') + Buffer.from(part).toString())
      expect(pieces.get(url)).toContain('data: [DONE]')
    }),
  )

  let isOver = false
  const callers = urls.flatMap((url) =>
    Array.from({ length: 4 }, async () => {
      const statuses: number[] = []
      while (!isOver) {
        statuses.push(await status(url))
        await sleep(10)
      }
      return statuses
    }),
  )
  const { code } = await first.stop()
  await sleep(500)
  isOver = true
  const statuses = (await Promise.all(callers)).flat()
  expect(code).toBe(0)
  expect(statuses.length).toBeGreaterThan(50)
  expect(statuses.filter((one) => one !== 200)).toEqual([])
})
