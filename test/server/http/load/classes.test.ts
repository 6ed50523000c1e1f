import { expect, test } from 'vitest'
import { operatorJson } from '../../../support/http/operator.ts'
import { chatBytes, exchange } from '../../../support/http/raw.ts'
import { chat, testGatewayServer } from '../../../support/servers/gateway-server.ts'
import { metric } from '../../../support/servers/process.ts'
import { completion, sendJson } from '../../../support/upstreams/model-server.ts'
import { until } from '../../../support/waiting.ts'

test('chats of a key of the class batch wait for those of others, until the operator changes it', async () => {
  const held: (() => void)[] = []
  const served: unknown[] = []
  const { gateway } = await testGatewayServer(
    {
      one: (_req, res, { body }) => {
        served.push(body.messages[0]?.['content'])
        held.push(() => sendJson(res, 200, completion('hello')))
      },
    },
    { admission: { concurrent: 3, queue_ms: 10_000 } },
  )
  const batch = await gateway.createKey({ priority_class: 'batch' })
  const send = (content: string, key: string) =>
    exchange(gateway.url, chatBytes(key, chat({ messages: [{ role: 'user', content }] })))
  const waiting = async (count: number) =>
    until(
      `${count} wait`,
      async () => metric(await gateway.metrics(), 'tollgate_requests_waiting') === count,
    )
  /** The order in which the upstream gets them, of which the first comes first. */
  const order = async () => {
    served.length = 0
    const replies = Array.from({ length: 3 }, () => send('first', gateway.key))
    await until('they are at the upstream', () => served.length === 3)
    replies.push(send('batch', batch.key))
    await waiting(1)
    replies.push(send('one', gateway.key), send('another', gateway.key))
    await waiting(3)
    for (let count = 4; count <= 6; count++) {
      held.shift()?.()
      await until('the next one is at the upstream', () => served.length === count)
    }
    for (const answer of held.splice(0)) answer()
    for (const { reply } of await Promise.all(replies)) expect(reply?.status).toBe(200)
    return served.indexOf('batch')
  }
  expect(await order(), 'after three that run and two that wait').toBe(5)
  const waits = await gateway.metrics()
  const of = (kind: string) => metric(waits, 'tollgate_request_wait_seconds_count', { class: kind })
  expect([of('batch'), of('keyed')]).toEqual([1, 2])
  const waited = (await gateway.rows()).map(({ key_id, waited_ms }) => ({
    isBatch: key_id === batch.id,
    isWaiting: waited_ms !== null,
  }))
  expect(waited.filter(({ isWaiting }) => isWaiting)).toHaveLength(3)
  expect(waited.filter(({ isBatch }) => isBatch)).toEqual([{ isBatch: true, isWaiting: true }])
  const changed = await operatorJson(gateway, 'PATCH', `/keys/${batch.id}`, {
    priority_class: 'interactive',
  })
  expect(changed).toMatchObject({ priority_class: 'interactive' })
  expect(await order()).toBe(3)
  // The class of a group applies to the keys of the groups below it.
  await operatorJson(gateway, 'POST', '/groups', { name: 'jobs', priority_class: 'batch' })
  await operatorJson(gateway, 'POST', '/groups', { name: 'night', parent: 'jobs' })
  await operatorJson(gateway, 'PATCH', `/keys/${batch.id}`, { group: 'jobs/night' })
  expect(await order()).toBe(5)
})
