import { expect, it } from 'vitest'
import { Failure } from '../../../server/failure.ts'
import { lockFolder } from '../../../server/store/lock.ts'
import { ended, freshFolder, said, start } from '../../support/servers/store.ts'

it('allows one server a store folder, and says which folder', () => {
  const folder = freshFolder()
  const lock = lockFolder(folder)
  expect(() => lockFolder(folder)).toThrow(Failure)
  expect(() => lockFolder(folder)).toThrow(
    `Another server already runs on the store folder ${folder};`,
  )
  lock.release()
  lockFolder(folder).release()
})

it('frees the folder of a server that was killed, and not of one that runs', async () => {
  const folder = freshFolder()
  const server = start('lock-folder', folder)
  await said(server, 'locked')
  expect(() => lockFolder(folder)).toThrow(folder)
  server.kill('SIGKILL')
  await ended(server)
  lockFolder(folder).release()
})
