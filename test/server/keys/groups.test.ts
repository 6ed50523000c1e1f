import { describe, expect, it } from 'vitest'
import { recordChange } from '../../../server/store/queries/changes.ts'
import type { Store } from '../../../server/store/store.ts'
import type { GroupRow } from '../../../server/store/tables.ts'
import { groupRow } from '../../support/data/rows.ts'
import { engines } from '../../support/servers/store.ts'
import { freshKeys } from './fresh-keys.ts'

const row = (id: string, parent: string | null) =>
  groupRow({ id, parent, models: '["large"]', rpm: 5 })

const insert = ({ journal }: Store, ...rows: GroupRow[]) =>
  journal.insertInto('key_group').values(rows).execute()

const namesOf = (key: unknown) =>
  (key as { groups: readonly { name: string }[] }).groups.map(({ name }) => name)

describe.each(engines)('on %s', (engine) => {
  it('knows the groups of a key, its own first', async () => {
    const { access, store } = await freshKeys(engine)
    await insert(store, row('project', 'team'), row('team', 'company'), row('company', null))
    const { token } = await access.create({
      name: 'k',
      scopes: ['chat'],
      group: 'company/team/project',
    })
    const key = await access.authenticate(token)
    expect(namesOf(key)).toEqual(['project', 'team', 'company'])
    expect(key).toMatchObject({ groups: [{ models: ['large'], rpm: 5 }, {}, { parent: null }] })
  })

  it('reads a key again when one of its groups has changed', async () => {
    const { access, store } = await freshKeys(engine)
    await insert(store, row('project', 'team'), row('team', null), row('other', null))
    const { token } = await access.create({ name: 'k', scopes: ['chat'], group: 'team/project' })
    await access.authenticate(token)
    const moved = { parent: 'other', version: 2 }
    await store.journal.updateTable('key_group').set(moved).where('id', '=', 'project').execute()
    await recordChange(store.journal, 'group', 'project', Date.now())
    await access.poll()
    expect(namesOf(await access.authenticate(token))).toEqual(['project', 'other'])
  })

  it('notices a changed group even if its change was not recorded', async () => {
    const { access, store, clock } = await freshKeys(engine)
    await insert(store, row('team', null))
    const { token } = await access.create({ name: 'k', scopes: ['chat'], group: 'team' })
    await access.authenticate(token)
    await store.journal.updateTable('key_group').set({ rpm: 9, version: 2 }).execute()
    clock.time += 21_000
    await access.poll()
    expect(await access.authenticate(token)).toMatchObject({ groups: [{ rpm: 9 }] })
  })

  it('rejects a key whose group does not exist: it would have no limits', async () => {
    const { access, store, observations } = await freshKeys(engine)
    const { key, token } = await access.create({ name: 'k', scopes: ['chat'] })
    await store.journal.updateTable('key').set({ group_id: 'gone' }).execute()
    expect(await access.authenticate(token)).toBe('unknown')
    expect(await access.isGood(key.id)).toBe(false)
    expect(observations).toContainEqual({
      kind: 'keyRefused',
      keyId: key.id,
      reason: 'the group of this key does not exist; move the key to another group',
    })
  })
})
