import { describe, expect, test } from 'vitest'
import {
  deleteOldAudit,
  listAudit,
  recordAudit,
  serverActor,
} from '../../../../server/store/queries/operators/audit.ts'
import type { Store } from '../../../../server/store/store.ts'
import { engines, exitCodeOf, freshStore, startProgram } from '../../../support/servers/store.ts'
import {
  changesOfStore,
  makeChangeable,
  type ChangeOfStore,
} from '../../../support/servers/store-changes.ts'
import { isSoak } from '../../../support/soak.ts'

/** All that the changes change, and their record. */
async function contentOf({ journal }: Store) {
  const content = {
    keys: await journal.selectFrom('key').selectAll().orderBy('id').execute(),
    groups: await journal.selectFrom('key_group').selectAll().orderBy('id').execute(),
    callers: await journal.selectFrom('caller').selectAll().orderBy('id').execute(),
    payments: await journal.selectFrom('payment').selectAll().orderBy('id').execute(),
    drained: await journal.selectFrom('drained').selectAll().execute(),
    operators: await journal.selectFrom('operator').selectAll().orderBy('id').execute(),
    alerts: await journal.selectFrom('alert').selectAll().orderBy('id').execute(),
    sessions: await journal.selectFrom('session').selectAll().orderBy('id').execute(),
  }
  return { content, audit: await journal.selectFrom('audit').selectAll().orderBy('id').execute() }
}

const changes = Object.keys(changesOfStore) as ChangeOfStore[]

/**
 * When a process is killed: before it writes the row, or after, before the commit. The second shows
 * a change or a row that is not in the transaction, too; each process takes as long as a hundred
 * other tests.
 */
const points = isSoak ? ['before', 'after'] : ['after']

describe.each(engines)('the record of changes on %s', (engine) => {
  test.each(changes)(
    'has a row for %s exactly where it was made, through kill -9',
    async (change) => {
      const store = await freshStore(engine)
      const changeable = await makeChangeable(store.journal)
      const before = await contentOf(store)
      const place = store.url ?? store.folder
      const named = [place, store.folder, change, JSON.stringify(changeable)] as const
      for (const point of points) {
        const child = startProgram('change-and-die', ...named, point)
        expect(await exitCodeOf(child)).toBe(null)
        expect(child.signalCode).toBe('SIGKILL')
        expect(await contentOf(store)).toEqual(before)
      }
      await changesOfStore[change](store.journal, changeable)
      const { content, audit } = await contentOf(store)
      expect(content).not.toEqual(before.content)
      const added = audit.filter(({ id }) => before.audit.every((row) => row.id !== id))
      expect(added).toMatchObject([{ action: change, outcome: 'done' }])
    },
  )

  test('is kept for a year, and not longer', async () => {
    const { journal } = await freshStore(engine)
    const day = 24 * 3_600_000
    const now = Date.now()
    for (const days of [800, 367, 365, 0])
      await recordAudit(journal, serverActor, { action: 'reload' }, now - days * day)
    await deleteOldAudit(journal, now)
    const rows = await listAudit(journal, { scope: 'all', limit: 10 })
    expect(rows.map(({ at }) => (now - at) / day).toSorted()).toEqual([0, 365])
  })
})
