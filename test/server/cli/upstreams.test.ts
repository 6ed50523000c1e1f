import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testFolders, runInProcess } from '../../support/servers/command.ts'

const newFolder = testFolders()

/** The command over a configuration with one upstream, `gpu`. */
function testUpstreams() {
  const cwd = newFolder()
  const file = join(cwd, 'tollgate.yaml')
  const configure = (name: string) =>
    writeFileSync(
      file,
      JSON.stringify({
        store: join(cwd, 'store'),
        upstreams: { [name]: { base_url: 'http://127.0.0.1:9/v1', key_env: 'NOT_NEEDED' } },
        routes: { '*': [{ upstream: name }] },
      }),
    )
  configure('gpu')
  const run = (...args: string[]) => runInProcess(['upstreams', ...args, '--config', file])
  return { configure, run }
}

test('an upstream is drained once, by its name', async () => {
  const { run } = testUpstreams()
  const drained = await run('drain', 'gpu', '--json')
  expect(drained).toMatchObject({ code: 0, err: '' })
  const { drained_at } = JSON.parse(drained.out) as { drained_at: number }
  expect(Math.abs(drained_at - Date.now())).toBeLessThan(60_000)
  const again = await run('drain', 'gpu', '--json')
  expect(JSON.parse(again.out)).toEqual({ name: 'gpu', drained_at })
})

test('a name that is not configured is an error that lists those that are', async () => {
  const { run } = testUpstreams()
  expect(await run('drain', 'gpo')).toEqual({
    code: 1,
    out: '',
    err: 'There is no upstream "gpo"; there are: gpu.\n',
  })
})

test('the list needs the operator token', async () => {
  const { run } = testUpstreams()
  expect(await run()).toEqual({
    code: 1,
    out: '',
    err:
      'The operator token is needed: set TOLLGATE_OPERATOR_TOKEN to the token of the ' +
      'running server.\n',
  })
})

test('a drained upstream can be restored, once, after it has left the configuration', async () => {
  const { configure, run } = testUpstreams()
  await run('drain', 'gpu')
  configure('tpu')
  const unknown = { code: 1, err: 'There is no upstream "gpu"; there are: tpu.\n' }
  expect(await run('drain', 'gpu')).toMatchObject(unknown)
  const restored = await run('restore', 'gpu', '--json')
  expect(JSON.parse(restored.out)).toEqual({ name: 'gpu', drained_at: null })
  expect(await run('restore', 'gpu')).toMatchObject(unknown)
})
