import { expect, test } from 'vitest'
import { testFolders, tollgateIn } from '../../support/servers/command.ts'

const newFolder = testFolders()

test('groups are made, shown, moved and deleted by their paths, and keys enter and leave them', async () => {
  const folder = newFolder()
  const run = (...args: string[]) => tollgateIn(folder, args)
  expect((await run('groups', 'create', '--name', 'acme', '--budget-usd', '50')).code).toBe(0)
  await run('groups', 'create', '--name', 'search', '--parent', 'acme', '--rpm', '5')
  expect((await run('groups', 'list')).out).toContain('acme/search')
  const made = await run('keys', 'create', '--name', 'web', '--group', 'acme/search', '--json')
  expect(made).toMatchObject({ code: 0, err: '' })
  const refused = await run('groups', 'delete', 'acme/search')
  expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('has 1 key and 0 groups') })
  expect(await run('keys', 'change', 'web', '--group', 'none')).toMatchObject({ code: 0 })
  const moved = await run('groups', 'change', 'acme/search', '--parent', 'none')
  expect(moved).toMatchObject({ code: 0, err: expect.stringContaining('Group search is changed') })
  expect((await run('groups', 'delete', 'search')).err).toContain('Group search is deleted')
  const { groups } = JSON.parse((await run('groups', 'list', '--json')).out) as { groups: object[] }
  expect(groups).toMatchObject([{ path: 'acme', budget_usd: '50' }])
})
