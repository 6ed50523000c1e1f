import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '../../support/servers/ports.ts'
import { testFolder } from '../../support/servers/process.ts'
import { longMs, until } from '../../support/waiting.ts'
import { isSoak } from '../../support/soak.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
/** Where people have npm: not what a script of npm's, as these tests are, finds first. */
const path = (process.env['PATH'] ?? '')
  .split(delimiter)
  .filter((folder) => !folder.includes('node_modules'))
  .join(delimiter)
const hasNpm =
  process.platform !== 'win32' &&
  spawnSync('npm', ['--version'], { env: { PATH: path } }).status === 0

type Ways = {
  signal: NodeJS.Signals
  /** Not npm alone, as Ctrl-C in a terminal does. */ toAll?: true
}
type Ended = { code: number | null; signal: NodeJS.Signals | null }

/** `npm …args` in a process group of its own, with the sandbox on free ports. */
async function npm(args: string[], env: Record<string, string> = {}) {
  const folder = await testFolder()
  const child = spawn('npm', args, {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: path, HOME: folder, TOLLGATE_STORE: join(folder, 'store'), ...env },
  })
  onTestFinished(() => {
    try {
      process.kill(-(child.pid ?? 0), 'SIGKILL')
    } catch {
      // All of the group have ended, which is what is hoped for.
    }
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  const exited = once(child, 'exit').then(([code, signal]) => ({ code, signal }) as Ended)
  const send = ({ signal, toAll }: Ways) =>
    process.kill((toAll ? -1 : 1) * (child.pid ?? 0), signal)
  return { said: () => output, exited, send, allSaid: once(child, 'close') }
}

const listens = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false))
    socket.on('close', () => socket.destroy())
    socket.once('connect', () => socket.end())
  })
const listening = async (ports: number[]) =>
  (await Promise.all(ports.map(listens))).filter(Boolean).length

const ways: [string, Ways, Ended][] = [
  ['SIGTERM to npm', { signal: 'SIGTERM' }, { code: 0, signal: null }],
  ['SIGINT to npm', { signal: 'SIGINT' }, { code: 0, signal: null }],
  ['SIGTERM to all', { signal: 'SIGTERM', toAll: true }, { code: 0, signal: null }],
  ['Ctrl-C', { signal: 'SIGINT', toAll: true }, { code: 0, signal: null }],
  ['the death of npm', { signal: 'SIGKILL' }, { code: null, signal: 'SIGKILL' }],
]

const starts: [string, string[]][] = [
  ['start', ['start']],
  ['start with two workers', ['start', '--', '--workers', '2']],
  ['run tollgate', ['run', 'tollgate', '--', 'serve']],
]

// What hears the signals is the same for all of these.
const waysOfOthers = isSoak ? ways.slice(2, 4) : ways.slice(3, 4)

for (const [command, args] of starts) {
  test.skipIf(!hasNpm).for(command === 'start' ? ways : waysOfOthers)(
    `npm ${command} ends drained, once, with all its ports, at %s`,
    { timeout: longMs },
    async ([, way, end]) => {
      const ports = await Promise.all([freePort(), freePort(), freePort(), freePort()])
      const [gateway = '', mesh = '', metadata = '', operator = ''] = ports.map(String)
      const {
        said: output,
        exited,
        send,
        allSaid,
      } = await npm(args, {
        TOLLGATE_GATEWAY_PORT: gateway,
        TOLLGATE_MESH_PORT: mesh,
        TOLLGATE_METADATA_PORT: metadata,
        TOLLGATE_OPERATOR_PORT: operator,
        TOLLGATE_DRAIN_ACCEPT_MS: '1500',
      })
      await until('it serves', () => output().includes('/usage -H '))
      expect(await listening(ports)).toBe(4)
      send(way)
      expect(await exited).toEqual(end)
      // Its output ends with the last process that has it.
      await allSaid
      expect(await listening(ports)).toBe(0)
      const lines = output()
        .split('\n')
        .filter((line) => line.startsWith('{'))
        .map((line) => JSON.parse(line) as { msg: string })
      expect(
        lines
          .map(({ msg }) => msg)
          .filter((msg) => ['draining', 'stopped', 'worker died'].includes(msg)),
      ).toEqual(['draining', 'stopped'])
    },
  )
}

test.skipIf(!hasNpm).for(ways.slice(3))(
  'npm run mock ends with its ports at %s',
  { timeout: longMs },
  async ([, way, end]) => {
    const port = await freePort()
    const {
      said: output,
      exited,
      send,
      allSaid,
    } = await npm(['run', 'mock', '--', '--contract', 'gateway', '--port', String(port)])
    await until('it serves', () => output().includes('mock of the gateway'))
    expect(await listening([port])).toBe(1)
    send(way)
    expect(await exited).toEqual(end)
    await allSaid
    expect(await listening([port])).toBe(0)
  },
)

test.skipIf(!hasNpm)(
  'npm run tollgate ends with the code of its command',
  async () => {
    const folder = await testFolder()
    const ended = async (args: string[], env: Record<string, string> = {}) =>
      (await (await npm(['run', '-s', 'tollgate', '--', ...args], env)).exited).code
    const ports = Object.fromEntries(
      ['GATEWAY', 'MESH', 'METADATA', 'OPERATOR'].map((name) => [`TOLLGATE_${name}_PORT`, '0']),
    )
    expect(await ended(['check'], { ...ports, TOLLGATE_STORE: join(folder, 'store') })).toBe(0)
    expect(await ended(['check'], { TOLLGATE_CONFIG: join(folder, 'none.yaml') })).toBe(1)
    expect(await ended(['chekc'])).toBe(2)
  },
  longMs,
)

test.skipIf(!hasNpm)(
  'npm is told to warn of nothing: an older Node that installs the project gets the right one with it',
  () => {
    const { stdout } = spawnSync('npm', ['config', 'get', 'loglevel'], {
      cwd: root,
      env: { PATH: path },
      encoding: 'utf8',
    })
    expect(stdout.trim()).toBe('error')
  },
)
