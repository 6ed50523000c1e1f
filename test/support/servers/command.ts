import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, vi } from 'vitest'
import { run } from '../../../server/cli/cli.ts'

export const main = fileURLToPath(new URL('../../../server/main.ts', import.meta.url))

/** Makes new folders, which are gone after the tests of the file. */
export function testFolders(): () => string {
  let folder = ''
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'tollgate-cli-'))
  })
  afterAll(() => rmSync(folder, { recursive: true }))
  return () => mkdtempSync(join(folder, 'own-'))
}

type CommandResult = { code: number | null; out: string; err: string }

/** `tollgate …args` in a folder, without any variable of whoever runs the tests. */
export async function tollgate(
  args: string[],
  { cwd, env = {} }: { cwd: string; env?: Record<string, string> },
): Promise<CommandResult> {
  const child = spawn(process.execPath, [main, ...args], {
    cwd,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = { code: null as number | null, out: '', err: '' }
  child.stdout.setEncoding('utf8').on('data', (text: string) => (ended.out += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (ended.err += text))
  ended.code = ((await once(child, 'close')) as [number | null])[0]
  return ended
}

/**
 * The same within this process, which is faster; for commands that need no working folder of their
 * own.
 */
export async function runInProcess(args: string[]): Promise<CommandResult> {
  const ended: CommandResult = { code: null, out: '', err: '' }
  const spies = [
    vi
      .spyOn(process.stdout, 'write')
      .mockImplementation((text) => ((ended.out += String(text)), true)),
    vi
      .spyOn(process.stderr, 'write')
      .mockImplementation((text) => ((ended.err += String(text)), true)),
  ]
  for (const name of Object.keys(process.env).filter((one) => one.startsWith('TOLLGATE_')))
    vi.stubEnv(name, undefined)
  try {
    ended.code = await run(args)
    return ended
  } finally {
    vi.unstubAllEnvs()
    for (const spy of spies) spy.mockRestore()
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
): Promise<CommandResult> {
  const result = previous.then(async () => {
    const own = { cwd: process.cwd(), env: process.env }
    const output = { out: '', err: '' }
    const spies = [
      vi
        .spyOn(process.stdout, 'write')
        .mockImplementation((text) => ((output.out += String(text)), true)),
      vi
        .spyOn(process.stderr, 'write')
        .mockImplementation((text) => ((output.err += String(text)), true)),
    ]
    process.chdir(cwd)
    process.env = { ...env }
    try {
      return { code: await run(args), ...output }
    } finally {
      process.chdir(own.cwd)
      process.env = own.env
      for (const spy of spies) spy.mockRestore()
    }
  })
  previous = result
  return result
}
