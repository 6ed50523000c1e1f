import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testFolders, runInProcess } from '../../support/servers/command.ts'

const newFolder = testFolders()

test('an upstream is drained by a name that the configuration has, and restored by that of a drained one too', async () => {
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
  const upstreams = (...args: string[]) => runInProcess(['upstreams', ...args, '--config', file])
  const drained = await upstreams('drain', 'gpu', '--json')
  expect(drained).toMatchObject({ code: 0, err: '' })
  const { drained_at } = JSON.parse(drained.out) as { drained_at: number }
  expect(Math.abs(drained_at - Date.now())).toBeLessThan(60_000)
  expect(JSON.parse((await upstreams('drain', 'gpu', '--json')).out)).toEqual({
    name: 'gpu',
    drained_at,
  })
  expect(await upstreams('drain', 'gpo')).toEqual({
    code: 1,
    out: '',
    err: 'There is no upstream "gpo". Did you mean "gpu"?\n',
  })
  expect(await upstreams()).toEqual({
    code: 1,
    out: '',
    err:
      'The operator token is needed: set TOLLGATE_OPERATOR_TOKEN to the token of the ' +
      'running server.\n',
  })
  configure('tpu')
  expect(await upstreams('drain', 'gpu')).toMatchObject({
    code: 1,
    err: 'There is no upstream "gpu". Did you mean "tpu"?\n',
  })
  expect(JSON.parse((await upstreams('restore', 'gpu', '--json')).out)).toEqual({
    name: 'gpu',
    drained_at: null,
  })
  expect(await upstreams('restore', 'gpu')).toMatchObject({
    code: 1,
    err: 'There is no upstream "gpu". Did you mean "tpu"?\n',
  })
})
