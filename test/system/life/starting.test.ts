import { chmod, mkdir, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { launch, startServer, testFolder, writeConfig } from '../../support/servers/process.ts'
import { until } from '../../support/waiting.ts'
import { listenOnLoopback } from '../../support/http/listen.ts'
import { tollgate, type CommandResult } from '../../support/servers/command.ts'

const startedWith = async (
  folder: string,
  config: Record<string, unknown>,
  args: string[] = [],
): Promise<CommandResult> =>
  tollgate(
    ['serve', '--config', await writeConfig(folder, { mesh: { agents: [] }, ...config }), ...args],
    { cwd: folder },
  )

/** Exit code 1, and on standard error one sentence for people: no stack, no dump of an object. */
function expectRefusal({ code, signal, err }: CommandResult, sentence: RegExp): void {
  expect({ code, signal }).toEqual({ code: 1, signal: null })
  expect(err).toMatch(sentence)
  expect(err.trimEnd().split('\n')).toHaveLength(1)
  expect(err).not.toMatch(/\bat .*:\d+:\d+|node:internal|\[object|undefined|^\s*[{}]/m)
}

async function takenPort(): Promise<number> {
  const other = createServer()
  const port = await listenOnLoopback(other)
  onTestFinished(() => void other.close())
  return port
}

test.for(['gateway', 'operator'])(
  'a taken port of the %s is named, with the setting to change',
  async (service) => {
    const port = await takenPort()
    const sentence = new RegExp(
      `The ${service} cannot listen on 127\\.0\\.0\\.1:${port}: another program does\\. ` +
        `.*${service}\\.port`,
    )
    expectRefusal(await startedWith(await testFolder(), { [service]: { port } }), sentence)
  },
)

test('a taken port is told once when several workers meet it, and all end', async () => {
  const port = await takenPort()
  expectRefusal(
    await startedWith(await testFolder(), { gateway: { port } }, ['--workers', '2']),
    new RegExp(`The gateway cannot listen on 127\\.0\\.0\\.1:${port}`),
  )
})

test('an address that this machine does not have is named', async () => {
  expectRefusal(
    await startedWith(await testFolder(), {
      upstreams: { far: { base_url: 'http://127.0.0.1:9/v1' } },
      routes: { '*': [{ upstream: 'far' }] },
      gateway: { host: '192.0.2.1' },
    }),
    /The gateway cannot listen on 192\.0\.2\.1:0: .*gateway\.host/,
  )
})

test('a second server on a store folder is refused, and the first serves on', async () => {
  const first = await startServer()
  expectRefusal(
    await startedWith(await testFolder(), { store: first.store }),
    /Another server already runs on the store folder .*store/,
  )
  expect((await first.ready()).status).toBe(200)
})

test('a store that cannot be written is named', async () => {
  const folder = await testFolder()
  const file = join(folder, 'file')
  await writeFile(file, '')
  expectRefusal(
    await startedWith(folder, { store: join(file, 'store') }),
    /The store folder .*file\/store cannot be used: .*ENOTDIR/,
  )
  // Node alone would try for ever.
  expectRefusal(
    await startedWith(folder, { store: '/proc/tollgate/store' }),
    /The store folder \/proc\/tollgate\/store cannot be used: .*ENOENT/,
  )
})

test.skipIf(process.getuid?.() === 0)('a store folder without permission is named', async () => {
  const folder = await testFolder()
  const store = join(folder, 'locked')
  await mkdir(store)
  await chmod(store, 0o500)
  expectRefusal(
    await startedWith(folder, { store }),
    /The store folder .*locked cannot be used: .*EACCES/,
  )
})

test('a damaged database is named', async () => {
  const folder = await testFolder()
  const store = join(folder, 'store')
  await mkdir(store)
  await writeFile(
    join(store, 'journal.db'),
    'this was never a database, and it is long enough to be looked at as one'.repeat(100),
  )
  expectRefusal(
    await startedWith(folder, { store }),
    /The store folder .*store cannot be used: .*not a database/,
  )
})

test('a configuration that is wrong is told with file, line and fix', async () => {
  const folder = await testFolder()
  await writeFile(join(folder, 'tollgate.yaml'), 'store: store\ngateway:\n  prot: 9000\n')
  const run = await tollgate(['serve'], { cwd: folder })
  expectRefusal(run, /tollgate\.yaml:3.*prot.*port/)
})

test('a configuration that is no YAML is told with its line', async () => {
  const folder = await testFolder()
  await writeFile(join(folder, 'tollgate.yaml'), 'gateway: { port: 9000\nlog: [\n')
  const { code, err } = await tollgate(['serve'], { cwd: folder })
  expect(code).toBe(1)
  expect(err).toMatch(/^tollgate\.yaml:\d+/)
  expect(err).not.toMatch(/\bat .*:\d+:\d+/)
})

test('a signal that comes while it starts is not lost: what it had taken on is drained', async () => {
  const folder = await testFolder()
  const run = launch(
    ['serve', '--config', await writeConfig(folder, { drain: { accept_ms: 0 } })],
    { folder },
  )
  await until('the first address is open', () => run.out().includes('"service":"gateway"'))
  run.child.kill('SIGTERM')
  expect(await run.exited).toEqual({ code: 0, signal: null })
  expect(run.out()).toContain('"msg":"stopped"')
})

test('a server whose folder was deleted under it ends when it is told to, and says what it misses', async () => {
  const server = await startServer({ config: { drain: { accept_ms: 0 } } })
  await rm(join(server.folder, 'store'), { recursive: true })
  expect(await server.stop()).toEqual({ code: 1, signal: null })
})
