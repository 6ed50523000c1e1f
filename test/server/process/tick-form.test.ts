import { executionAsyncResource } from 'node:async_hooks'
import { expect, test } from 'vitest'

test('the resource of a tick is the object that Node makes for it', async () => {
  const { tick, resource } = await new Promise<{ tick: () => void; resource: object }>(
    (resolve) => {
      const tick = () => resolve({ tick, resource: executionAsyncResource() })
      process.nextTick(tick)
    },
  )
  expect(resource).toHaveProperty('callback', tick)
})
