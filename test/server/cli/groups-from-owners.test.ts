import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { listKeys } from '../../../server/store/queries/keys.ts'
import { listGroups } from '../../../server/store/queries/groups.ts'
import { listAudit } from '../../../server/store/queries/operators/audit.ts'
import { operatorJson } from '../../support/http/operator.ts'
import { testFolders, tollgateIn } from '../../support/servers/command.ts'
import { startGateway } from '../../support/servers/gateway.ts'
import { engines, freshStore, type Engine } from '../../support/servers/store.ts'

const newFolder = testFolders()

async function world(engine: Engine) {
  const store = await freshStore(engine)
  const folder = newFolder()
  const run = (...args: string[]) =>
    tollgateIn(folder, args, { TOLLGATE_STORE: store.url ?? store.folder })
  const make = async (name: string, owner: string, ...more: string[]) =>
    expect((await run('keys', 'create', '--name', name, '--owner', owner, ...more)).code).toBe(0)
  /** The group of each key, by its name. */
  const placed = async () => {
    const groups = await listGroups(store.journal, { scope: 'all', limit: 100 })
    const path = new Map(groups.map((group) => [group.id, group.path]))
    const keys = await listKeys(store.journal, 'all')
    return Object.fromEntries(keys.map((key) => [key.name, path.get(key.group_id ?? '') ?? null]))
  }
  const audit = async () => {
    const rows = await listAudit(store.journal, { scope: 'all', limit: 1000 })
    return rows.map(({ action, target_name: name }) => `${action} ${name}`).toReversed()
  }
  return { store, folder, run, make, placed, audit }
}

describe.each(engines)('groups of owners on %s', (engine) => {
  test('are planned, made once, and get later keys of their owner', async () => {
    const { run, make, placed, audit } = await world(engine)
    await run('groups', 'create', '--name', 'acme')
    await make('a1', 'ada')
    await make('a2', 'ada')
    await make('b', 'bob')
    await make('there', 'ada', '--group', 'acme')
    await run('keys', 'create', '--name', 'nobody')
    await make('gone', 'bob')
    await run('keys', 'revoke', 'gone')
    const before = await audit()
    const plan = await run('groups', 'from-owners', '--plan')
    expect(plan).toMatchObject({ code: 1, err: '' })
    expect(plan.out.trim().split('\n').toSorted()).toEqual([
      'change key a1: group none to ada',
      'change key a2: group none to ada',
      'change key b: group none to bob',
      'create group ada',
      'create group bob',
    ])
    expect(await audit()).toEqual(before)
    const [one, other] = await Promise.all([
      run('groups', 'from-owners'),
      run('groups', 'from-owners'),
    ])
    expect([one.code, other.code]).toEqual([0, 0])
    const moved = { a1: 'ada', a2: 'ada', b: 'bob', there: 'acme', nobody: null, gone: null }
    expect(await placed()).toEqual(moved)
    const made = (await audit()).slice(before.length).toSorted()
    expect(made).toEqual([
      'changeKey a1',
      'changeKey a2',
      'changeKey b',
      'createGroup ada',
      'createGroup bob',
    ])
    expect(await run('groups', 'from-owners', '--plan')).toMatchObject({
      code: 0,
      out: 'No changes.\n',
    })
    await make('a3', 'ada')
    const { out } = await run('groups', 'from-owners', '--json')
    expect(JSON.parse(out)).toMatchObject({ changes: [{ action: 'change', name: 'a3' }] })
    expect(await placed()).toEqual({ ...moved, a3: 'ada' })
  })
})

test('keys of a stack and owners without a possible name are told of', async () => {
  const { run, make, placed } = await world('sqlite')
  await make('kept', 'ada', '--managed-by', 'production')
  await make('odd', 'ada/of the sea')
  expect(await run('groups', 'from-owners')).toMatchObject({
    code: 0,
    err: expect.stringMatching(
      /^No changes\.\nkey kept is of the stack production: .+\nowner "ada\/of the sea": name must .+\n$/,
    ),
  })
  expect(await placed()).toEqual({ kept: null, odd: null })
})

test('a running server makes them', async () => {
  const gateway = await startGateway({})
  await operatorJson(gateway, 'POST', '/keys', { name: 'web', owner: 'ada' })
  const folder = newFolder()
  writeFileSync(join(folder, 'tollgate.yaml'), '{}')
  const args = ['groups', 'from-owners', '--url', gateway.operatorUrl]
  const env = { TOLLGATE_OPERATOR_TOKEN: gateway.operatorToken }
  expect((await tollgateIn(folder, args, env)).err).toBe(
    'created group ada\nchanged key web: group none to ada\n',
  )
  await gateway.stop()
})
