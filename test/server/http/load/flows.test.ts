import { expect, test } from 'vitest'
import { flowOf } from '../../../../server/app/parts/service-parts.ts'
import { decodeGroup } from '../../../../server/keys/group.ts'
import { groupRow } from '../../../support/data/rows.ts'
import { operatorJson } from '../../../support/http/operator.ts'
import { testGatewayServer } from '../../../support/servers/gateway-server.ts'
import { completion, sendJson } from '../../../support/upstreams/model-server.ts'

test('a key waits in the flows of its groups, from the top, by their weights; without one in that of its owner', () => {
  const group = (id: string, weight: number) => decodeGroup(groupRow({ id, weight }))
  const own = { id: 'key', weight: 1 }
  expect(
    flowOf({ id: 'key', owner: 'me', groups: [group('team', 2), group('company', 3)] }),
  ).toEqual([{ id: 'company', weight: 3 }, { id: 'team', weight: 2 }, own])
  expect(flowOf({ id: 'key', owner: 'me', groups: [] })).toEqual([
    { id: 'owner:me', weight: 1 },
    own,
  ])
})

test('operators set the weight of a group', async () => {
  const { gateway } = await testGatewayServer({
    one: (_req, res) => sendJson(res, 200, completion('hello')),
  })
  const group = await operatorJson<{ id: string }>(gateway, 'POST', '/groups', { name: 'team' })
  expect(group).toMatchObject({ weight: 1 })
  const change = (weight: number) =>
    operatorJson(gateway, 'PATCH', `/groups/${group.id}`, { weight })
  expect(await change(3)).toMatchObject({ name: 'team', weight: 3 })
  await expect(change(0)).rejects.toThrow('weight')
})
