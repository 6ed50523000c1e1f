import { expect, it } from 'vitest'
import { Failure } from '../../../server/failure.ts'
import { lockFolder } from '../../../server/store/lock.ts'
import {
  exitCodeOf,
  freshFolder,
  waitForOutput,
  startProgram,
} from '../../support/servers/store.ts'

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
  const server = startProgram('lock-folder', folder)
  await waitForOutput(server, 'locked')
  expect(() => lockFolder(folder)).toThrow(folder)
  server.kill('SIGKILL')
  await exitCodeOf(server)
  lockFolder(folder).release()
})
