import { expect, onTestFinished, test } from 'vitest'
import type { components } from '../../../../generated/server/operator.ts'
import { HookVerdicts } from '../../../../server/operator/hook-verdicts.ts'
import { listAudit } from '../../../../server/store/queries/operators/audit.ts'
import { operatorJson } from '../../../support/http/operator.ts'
import { ask, chat, testGatewayServer } from '../../../support/servers/gateway-server.ts'
import { freshStore } from '../../../support/servers/store.ts'
import { replacing, startHookServer } from '../../../support/upstreams/hook-server.ts'
import { says } from '../../../support/upstreams/model-server.ts'
import { until } from '../../../support/waiting.ts'

test('the audit log has blocks and replacements with the key, and never a text', async () => {
  const hook = await startHookServer(replacing(/4111-1111/g, '[card]'))
  onTestFinished(() => hook.close())
  const { gateway } = await testGatewayServer(
    { one: says('ok') },
    { hooks: { pii: { url: hook.url, when: 'before' } } },
  )
  const say = (content: string) => ask(gateway, chat({ messages: [{ role: 'user', content }] }))
  const judged = async () =>
    (
      await operatorJson<components['schemas']['AuditRows']>(
        gateway,
        'GET',
        `/audit?action=judge&target=${gateway.keyId}`,
      )
    ).rows
  expect((await say('harmless')).status).toBe(200)
  const blocked = await say('a forbidden thing')
  expect(blocked.status).toBe(400)
  await until('the row', async () => (await judged()).length === 1)
  const [row] = await judged()
  expect(row).toMatchObject({
    name: 'server',
    how: 'server',
    outcome: 'done',
    request_id: blocked.headers['x-request-id'],
    target: gateway.keyId,
    after: { hook: 'pii', when: 'before', verdict: 'blocked', code: 'word', calls: 1 },
  })
  expect(JSON.stringify(row)).not.toContain('forbidden')
})

test('equal verdicts are one row, and those of too many keys one without a name', async () => {
  const { journal } = await freshStore('sqlite')
  const verdicts = new HookVerdicts(journal, () => {})
  const add = (key: number, outcome: 'blocked' | 'replaced') =>
    verdicts.add({
      hook: 'pii',
      when: 'after',
      outcome,
      key: { id: `key-${key}` },
      model: 'm',
      requestId: 'r',
    })
  for (let count = 0; count < 1000; count++) add(1, 'replaced')
  for (let key = 0; key < 300; key++) add(key, 'blocked')
  await verdicts.close()
  const rows = await listAudit(journal, { scope: 'all', action: 'judge', limit: 1000 })
  expect(rows.length).toBeLessThan(210)
  const calls = rows.map(({ target, after }) => ({
    target,
    ...(JSON.parse(after ?? '') as { calls: number; verdict: string }),
  }))
  expect(calls.find(({ verdict }) => verdict === 'replaced')).toMatchObject({
    target: 'key-1',
    calls: 1000,
  })
  const blocks = calls.filter(({ verdict }) => verdict === 'blocked')
  expect(blocks.reduce((sum, one) => sum + one.calls, 0)).toBe(300)
  expect(blocks.find(({ target }) => target === null)?.calls).toBe(101)
})
