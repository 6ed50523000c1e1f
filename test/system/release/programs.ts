import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished, vi } from 'vitest'

/** A folder that goes with the test. */
export function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tollgate-release-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/**
 * Puts programs into PATH for a test, before those of `path`: each is the body of a shell script.
 * `calls` are their command lines so far.
 */
export function stubPrograms(
  scripts: Record<string, string>,
  path = '',
): { calls(): string[]; note(call: string): void } {
  const folder = freshFolder()
  const log = join(folder, 'calls')
  writeFileSync(log, '')
  for (const [name, body] of Object.entries(scripts)) {
    const lines = ['#!/bin/sh', `echo "${name} $*" >> '${log}'`, body, '']
    writeFileSync(join(folder, name), lines.join('\n'))
    chmodSync(join(folder, name), 0o755)
  }
  vi.stubEnv('PATH', path === '' ? folder : `${folder}:${path}`)
  onTestFinished(() => void vi.unstubAllEnvs())
  return {
    calls: () => readFileSync(log, 'utf8').trim().split('\n'),
    note: (call) => writeFileSync(log, `${call}\n`, { flag: 'a' }),
  }
}
