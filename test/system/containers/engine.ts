import { execFile, spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { until } from '../../support/waiting.ts'

/** The project's folder, with a slash at the end. */
export const root = fileURLToPath(new URL('../../../', import.meta.url))

/** Images and the engine's own files, which later runs use again. */
export const cache = join(root, 'node_modules/.cache/tollgate-containers')

/** A Docker engine of these tests; nobody else's containers are on it. */
export type Engine = {
  /** `docker …args`; resolves with its standard output, rejects where it fails. */
  docker(args: readonly string[], options?: RunOptions): Promise<string>
  /** The environment of programs that ask this engine. */
  env: NodeJS.ProcessEnv
  stop(): Promise<void>
}

export type RunOptions = { cwd?: string; env?: NodeJS.ProcessEnv }

const onPath = (program: string) => spawnSync('which', [program]).status === 0

/** What this machine lacks for these tests, a sentence each. */
export function missing(): string[] {
  const programs = ['dockerd', 'docker', 'mmdebstrap', 'iptables'].filter((name) => !onPath(name))
  const debian = 'apt-get install --no-install-recommends docker.io mmdebstrap (Debian)'
  return [
    ...(process.platform === 'linux' ? [] : ['it is not Linux']),
    ...(process.getuid?.() === 0 ? [] : ['the tests do not run as root']),
    ...(programs.length === 0 ? [] : [`there is no ${programs.join(', ')}: ${debian}`]),
  ]
}

/** Runs a program; its error has the last of what it wrote. */
export async function run(
  program: string,
  args: readonly string[],
  { cwd = root, env = process.env }: RunOptions = {},
): Promise<string> {
  const { error, stdout, stderr } = await new Promise<Written>((resolve) => {
    execFile(program, args, { cwd, env, maxBuffer: 1 << 28 }, (error, stdout, stderr) =>
      resolve({ error, stdout, stderr }),
    )
  })
  if (error === null) return stdout
  // Without the error itself, which would repeat all that was written.
  const last = stdout.slice(-3000) + stderr.slice(-3000)
  throw new Error(`${program} ${args.join(' ')} failed:\n${last || error.message}`)
}

type Written = { error: Error | null; stdout: string; stderr: string }

/** Starts an engine on a socket of its own; its log is in `test/output/dockerd.log`. */
export async function startEngine(): Promise<Engine> {
  const folder = mkdtempSync(join(tmpdir(), 'tollgate-dockerd-'))
  const socket = `unix://${join(folder, 'docker.sock')}`
  mkdirSync(join(root, 'test/output'), { recursive: true })
  const log = createWriteStream(join(root, 'test/output/dockerd.log'))
  const config = join(cache, 'config')
  mkdirSync(config, { recursive: true })
  const env = { ...process.env, DOCKER_HOST: socket, DOCKER_CONFIG: config }
  const docker: Engine['docker'] = (args, options) => run('docker', args, { env, ...options })
  const child = spawn(
    'dockerd',
    [
      ['--host', socket],
      ['--data-root', join(cache, 'data')],
      ['--exec-root', join(folder, 'exec')],
      ['--pidfile', join(folder, 'dockerd.pid')],
      // Only the networks of compose.yaml.
      ['--bridge', 'none'],
    ].flat(),
    { stdio: ['ignore', 'pipe', 'pipe'] },
  )
  child.stdout.pipe(log)
  child.stderr.pipe(log)
  const isUp = () =>
    docker(['version']).then(
      () => true,
      () => child.exitCode !== null,
    )
  await until('the engine answers', isUp)
  if (child.exitCode !== null)
    throw new Error('dockerd has ended; test/output/dockerd.log says why')
  return { docker, env, stop: () => stop(child, folder) }
}

async function stop(child: ChildProcess, folder: string): Promise<void> {
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
  // The namespace of the host's network stays mounted after a container that had it.
  const places = readFileSync('/proc/self/mounts', 'utf8').split('\n')
  for (const place of places.map((line) => line.split(' ')[1] ?? ''))
    if (place.startsWith(`${folder}/`)) await run('umount', [place])
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}
