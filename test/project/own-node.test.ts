import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, onTestFinished, test } from 'vitest'
import { until } from '../support/waiting.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const brought = `node-${process.platform}-${process.arch}`
const installed = `node_modules/${brought}/bin/node`

/** What the installed Node is here: this one, which says so in a variable. */
const realNode = `#!/bin/sh\nunset NODE_OPTIONS\nBY=installed exec '${process.execPath}' "$@"\n`

const main = `
if (process.argv[2] === 'serve') {
  process.once('SIGTERM', () => (console.log('told to stop'), process.exit(3)))
  setInterval(() => {}, 1000)
}
console.log('by ' + (process.env.BY ?? 'path'), process.argv.slice(2).join(' '))`

/** A project that npm 10 installed: it has a Node, and no link to it. */
function project(files: Record<string, string | null> = {}): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'tollgate-node-')))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const names = ['own-node', 'preflight', 'watch-parent', 'run', 'postinstall']
  for (const name of names)
    cpSync(join(root, `scripts/${name}.mjs`), join(folder, `scripts/${name}.mjs`))
  const all: Record<string, string | null> = {
    'package.json': '{"type": "module"}',
    'server/main.ts': main,
    'scripts/old.mjs':
      `Object.defineProperty(process.versions, 'node', { value: '20.20.2' })\n` +
      `Object.defineProperty(process, 'version', { value: 'v20.20.2' })`,
    'scripts/prune.mjs': '',
    [`node_modules/${brought}/package.json`]: '{"bin": {"node": "bin/node"}}',
    [installed]: realNode,
    ...files,
  }
  for (const [name, text] of Object.entries(all)) {
    if (text === null) continue
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
    if (text.startsWith('#!')) chmodSync(join(folder, name), 0o755)
  }
  return folder
}

/** A program that an older Node runs, or this one; npm 10 or nothing started it. */
function start(folder: string, args: string[], { isOld = true, env = {} } = {}) {
  const child = spawn(process.execPath, args, {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      npm_config_user_agent: 'npm/10.9.9 node/v20.20.2 linux x64 workspaces/false',
      ...(isOld && { NODE_OPTIONS: `--import=${join(folder, 'scripts/old.mjs')}` }),
      ...env,
    },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, output }))
  return { child, output: () => output, ended }
}
const ran = (...args: Parameters<typeof start>) => start(...args).ended

describe.skipIf(process.platform === 'win32')('with a Node that is too old', () => {
  test('npm start runs by the one that the install brought, and so does the next command', async () => {
    const folder = project()
    expect(await ran(folder, ['scripts/run.mjs', 'a', 'b'])).toEqual({
      code: 0,
      output: 'by installed a b\n',
    })
    expect(realpathSync(join(folder, 'node_modules/.bin/node'))).toBe(join(folder, installed))
  })

  test('a signal reaches the server once, and npm learns how it ended', async () => {
    const { child, output, ended } = start(project(), ['scripts/run.mjs', 'serve'])
    await until('it serves', () => output().includes('by installed serve'))
    child.kill('SIGTERM')
    expect(await ended).toEqual({ code: 3, output: 'by installed serve\ntold to stop\n' })
  })

  test('the server ends when npm is killed', async () => {
    const folder = project()
    const script = `require('child_process').spawn(process.execPath, ['scripts/run.mjs', 'serve'],
      { stdio: 'inherit' })`
    const { child, output, ended } = start(folder, ['--input-type=commonjs', '-e', script])
    await until('it serves', () => output().includes('by installed serve'))
    child.kill('SIGKILL')
    expect((await ended).output).toMatch(/told to stop/)
  })

  test('npm ci links it', async () => {
    const folder = project()
    expect(await ran(folder, ['scripts/postinstall.mjs'])).toEqual({ code: 0, output: '' })
    expect(existsSync(join(folder, 'node_modules/.bin/node'))).toBe(true)
  })

  test('a link to a Node that is gone is made again', async () => {
    const folder = project()
    const link = join(folder, 'node_modules/.bin/node')
    mkdirSync(dirname(link))
    symlinkSync('../gone/bin/node', link)
    expect(await ran(folder, ['scripts/preflight.mjs'])).toEqual({ code: 0, output: '' })
    expect(realpathSync(link)).toBe(join(folder, installed))
  })

  test('npm start works where the folder of links cannot be written, and the others say so', async () => {
    const folder = project({ 'node_modules/.bin': 'in the way' })
    expect(await ran(folder, ['scripts/run.mjs', 'a'])).toMatchObject({
      output: 'by installed a\n',
    })
    const { code, output } = await ran(folder, ['scripts/preflight.mjs'])
    expect(code).toBe(1)
    expect(output).toMatch(/the installed one cannot be linked \(.*node_modules\/\.bin/)
  })

  test.each([
    [
      'none was installed',
      { [installed]: null },
      /^Tollgate needs Node 24\.18 or newer; this is v20\.20\.2 of npm 10\.9\.9 on \S+, and .*\. (Run: npm ci --include=optional|Install one: .*)\n$/,
    ],
    [
      'the installed one is for another kind of Linux',
      { [installed]: '#!/no/such/loader\n' },
      /of npm 10\.9\.9 on .* the installed one does not run \(spawn .* ENOENT\)\. Install one: /,
    ],
  ])('it is said what was seen and what helps: %s', async (_what, files, message) => {
    const folder = project(files)
    for (const script of ['scripts/run.mjs', 'scripts/preflight.mjs']) {
      const { code, output } = await ran(folder, [script])
      expect(output).toMatch(message)
      expect(code).toBe(1)
    }
  })

  test('npm ci itself succeeds without one, and says it already', async () => {
    const { code, output } = await ran(project({ [installed]: null }), ['scripts/postinstall.mjs'])
    expect(code).toBe(0)
    expect(output).toMatch(/^Tollgate needs Node 24\.18/)
  })

  test('outside of npm only the Node is named', async () => {
    const folder = project({ [installed]: null })
    const { output } = await ran(folder, ['scripts/run.mjs'], {
      env: { npm_config_user_agent: '' },
    })
    expect(output).toContain(`this is v20.20.2 on ${process.platform}-${process.arch}, and `)
  })
})

test('a Node that is recent enough runs the project itself, whatever was installed', async () => {
  const folder = project({ [installed]: null })
  expect(await ran(folder, ['scripts/run.mjs', 'a'], { isOld: false })).toEqual({
    code: 0,
    output: 'by path a\n',
  })
})

test.each([
  ['an old Node starts it', 'scripts/run.mjs', true],
  ['a recent Node starts it', 'scripts/run.mjs', false],
  ['a command is to follow', 'scripts/preflight.mjs', false],
])('npm ci is named where it has not run: %s', async (_what, script, isOld) => {
  const folder = project({ 'server/main.ts': `import 'not-there'` })
  rmSync(join(folder, 'node_modules'), { recursive: true })
  const { code, output } = await ran(folder, [script], { isOld })
  expect(output).toMatch(/^The packages of Tollgate are not installed, or not all\. Run: npm ci\b/)
  expect(code).toBe(1)
})

test('npm ci is named where it did not come to its end', async () => {
  const folder = project({ 'server/main.ts': `import 'not-there'` })
  const { code, output } = await ran(folder, ['scripts/run.mjs'], { isOld: false })
  expect(output).toMatch(
    /^The packages of .* Run: npm ci \(Cannot find package 'not-there' .*\)\n$/,
  )
  expect(code).toBe(1)
})
