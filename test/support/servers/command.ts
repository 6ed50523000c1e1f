import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, vi } from 'vitest'
import { run } from '../../../server/cli/cli.ts'
import { compileCache } from '../compile-cache.ts'
import { longMs } from '../waiting.ts'
import { main } from './bundle-run.ts'

/** Makes new folders, which are removed after the file. */
export function testFolders(): () => string {
  let folder = ''
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'tollgate-cli-'))
  })
  afterAll(() => rmSync(folder, { recursive: true }))
  return () => mkdtempSync(join(folder, 'own-'))
}

export type ExitStatus = { code: number | null; signal: NodeJS.Signals | null }

export type CommandResult = ExitStatus & { out: string; err: string }

/** An environment with PATH and no other variable of whoever runs the tests. */
export const bareEnv = (more: Record<string, string> = {}): Record<string, string> => ({
  PATH: process.env['PATH'] ?? '',
  NODE_COMPILE_CACHE: compileCache,
  ...more,
})

type CommandOptions = { cwd: string; env?: Record<string, string>; main?: string }

/** Runs `tollgate …args` in a folder to its end, without any variable of whoever runs the tests. */
export async function tollgate(
  args: string[],
  { cwd, env, main: program = main }: CommandOptions,
): Promise<CommandResult> {
  const child = spawn(process.execPath, [program, ...args], {
    cwd,
    env: bareEnv(env),
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: longMs,
    killSignal: 'SIGKILL',
  })
  let out = ''
  let err = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text))
  const [code, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null]
  return { code, signal, out, err }
}

/** Collects what this process writes to its outputs instead of writing it, until `restore`. */
export function captureOutput() {
  const output = { out: '', err: '' }
  const spies = [
    vi
      .spyOn(process.stdout, 'write')
      .mockImplementation((text) => ((output.out += String(text)), true)),
    vi
      .spyOn(process.stderr, 'write')
      .mockImplementation((text) => ((output.err += String(text)), true)),
  ]
  return {
    output,
    restore() {
      for (const spy of spies) spy.mockRestore()
    },
  }
}

type ResultInProcess = Omit<CommandResult, 'signal'>

/**
 * The same within this process, which is faster; for commands that need no working folder of their
 * own.
 */
export async function runInProcess(args: string[]): Promise<ResultInProcess> {
  const { output, restore } = captureOutput()
  for (const name of Object.keys(process.env).filter((one) => one.startsWith('TOLLGATE_')))
    vi.stubEnv(name, undefined)
  try {
    return { code: await run(args), ...output }
  } finally {
    vi.unstubAllEnvs()
    restore()
  }
}

let previous: Promise<unknown> = Promise.resolve()

/**
 * `tollgate …args` in a folder, within this process and so one after the other; without any
 * variable of whoever runs the tests.
 */
export function tollgateIn(
  cwd: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<ResultInProcess> {
  const result = previous.then(async () => {
    const own = { cwd: process.cwd(), env: process.env }
    const { output, restore } = captureOutput()
    process.chdir(cwd)
    process.env = { ...env }
    try {
      return { code: await run(args), ...output }
    } finally {
      process.chdir(own.cwd)
      process.env = own.env
      restore()
    }
  })
  previous = result
  return result
}
