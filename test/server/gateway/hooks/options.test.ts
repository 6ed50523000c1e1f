import { expect, onTestFinished, test } from 'vitest'
import { operatorJson } from '../../../support/http/operator.ts'
import {
  ask,
  chat,
  testGatewayServer,
  type GatewayServerOptions,
} from '../../../support/servers/gateway-server.ts'
import { replacing, startHookServer, type Judge } from '../../../support/upstreams/hook-server.ts'
import { says } from '../../../support/upstreams/model-server.ts'

type Settings = NonNullable<GatewayServerOptions<'one'>['hooks']>[string]

async function hookServer(judge: Judge) {
  const hook = await startHookServer(judge)
  onTestFinished(() => hook.close())
  return hook
}

/** A gateway with these hooks, in their order. */
const hooked = (hooks: Record<string, Settings>) =>
  testGatewayServer({ one: says('ok') }, { hooks })

const saying = (content: string) => chat({ messages: [{ role: 'user', content }] })

test.each<[string, Judge, string]>([
  ['is late', () => undefined, 'late'],
  ['closes the connection', (_request, res) => void res.destroy(), 'und_err_socket'],
  ['lies', () => ({ action: 'replace', texts: [{ at: 'x', text: 'y' }] }), 'unknown_place'],
])('with on_error: allow a call goes on unchanged if the hook %s', async (_what, bad, reason) => {
  const { url } = await hookServer(bad)
  const { gateway, one } = await hooked({
    pii: { url, when: 'both', on_error: 'allow', ms: 50 },
  })
  for (const stream of [false, true]) {
    const { status, body } = await ask(gateway, { ...saying('unseen'), stream })
    expect([status, body.toString()]).toEqual([200, expect.stringContaining('ok')])
    expect(one.received.at(-1)?.text).toContain('unseen')
  }
  const failed = gateway.observed.filter(({ kind }) => kind === 'hookAsked')
  expect(failed).toHaveLength(4)
  for (const one of failed) expect(one).toMatchObject({ outcome: 'failed', reason })
})

test('several hooks are asked in their order, each with the texts of the one before', async () => {
  const first = await hookServer(replacing(/red/g, 'green'))
  const second = await hookServer(replacing(/green/g, 'blue'))
  const { gateway, one } = await hooked({
    first: { url: first.url, when: 'before' },
    second: { url: second.url, when: 'before' },
  })
  await ask(gateway, saying('red'))
  expect(second.seen()).toContain('"green"')
  expect(one.only().body.messages).toMatchObject([{ content: 'blue' }])
  await ask(gateway, saying('forbidden'))
  expect([first.asked.length, second.asked.length], 'after a block').toEqual([2, 1])
})

test('a hook of a group sees the keys of the groups below it', async () => {
  const hook = await hookServer(replacing(/red/g, 'green'))
  const { gateway, one } = await hooked({})
  const group = await operatorJson<{ id: string }>(gateway, 'POST', '/groups', { name: 'company' })
  await operatorJson(gateway, 'POST', '/groups', { name: 'team', parent: 'company' })
  const { key } = await gateway.createKey({ group: 'company/team' })
  const hooks = { pii: { url: hook.url, when: 'before', groups: [group.id] } }
  expect(await gateway.reload({ hooks })).toBe(true)
  await ask(gateway, saying('red'), { key })
  await ask(gateway, saying('red'))
  expect(one.received.map(({ body }) => body.messages[0]?.['content'])).toEqual(['green', 'red'])
})

test('a hook has https, or is on this machine', async () => {
  await expect(hooked({ pii: { url: 'http://example.com/', when: 'before' } })).rejects.toThrow(
    'hooks.pii.url',
  )
})
