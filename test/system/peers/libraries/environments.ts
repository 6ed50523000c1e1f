import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const installMs = 240_000
const uv = 'uv==0.13.9'

/** Makes environments of Python, each with its own versions, in one folder. */
export type PythonEnvironments = {
  /** The interpreter of a new environment with these packages; throws where they cannot be had. */
  install(name: string, packages: readonly string[]): Promise<string>
  close(): Promise<void>
}

/**
 * Installs uv, which chooses and loads packages in seconds where pip needs minutes; throws without
 * Python or a package index.
 */
export async function pythonEnvironments(): Promise<PythonEnvironments> {
  const folder = await mkdtemp(join(tmpdir(), 'tollgate-python-'))
  const base = join(folder, 'uv/bin')
  const quietly = ['--quiet', '--disable-pip-version-check', '--retries', '1']
  await run('python3', ['-m', 'venv', join(folder, 'uv')])
  await run(join(base, 'pip'), ['install', ...quietly, uv], { timeout: installMs })
  const env = { ...process.env, UV_CACHE_DIR: join(folder, 'cache') }
  const call = (...args: string[]) => run(join(base, 'uv'), args, { env, timeout: installMs })
  return {
    async install(name, packages) {
      const own = join(folder, name)
      const python = join(own, 'bin/python')
      await call('venv', '--quiet', '--python', join(base, 'python'), own)
      await call('pip', 'install', '--quiet', '--python', python, ...packages)
      return python
    },
    close: () => rm(folder, { recursive: true, force: true, maxRetries: 5 }),
  }
}

/** The environment of a program that finds nothing but loopback, and no configuration of a user. */
export function alone(home: string, more: Record<string, string>): NodeJS.ProcessEnv {
  const closed = 'http://127.0.0.1:9'
  return {
    PATH: process.env['PATH'],
    HOME: home,
    NO_COLOR: '1',
    DO_NOT_TRACK: '1',
    HTTPS_PROXY: closed,
    HTTP_PROXY: closed,
    NO_PROXY: '127.0.0.1',
    ...more,
  }
}
