import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { longMs } from '../../support/waiting.ts'
import { startReport } from './report.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

test(
  'npm run demo:pay pays on a real local chain, recovers a lost answer, and tells of it',
  async () => {
    // It rejects on any exit code but 0.
    const { stdout, stderr } = await promisify(execFile)('npm', ['run', '-s', 'demo:pay'], {
      cwd: root,
      timeout: longMs,
    })
    expect(stderr).toBe('')
    expect(stdout.match(/^\d+\. /gm)).toHaveLength(6)
    expect(stdout.match(/^ {3}✓ /gm)).toHaveLength(12)
    expect(stdout).not.toContain('NOT SO')
    expect(stdout).toMatch(
      /payer +0x[0-9a-fA-F]{40} {2}10\.000000 USD[^]+payer +0x[0-9a-fA-F]{40} {2}9\.999000 USD[^]+payer +0x[0-9a-fA-F]{40} {2}9\.998000 USD/,
    )
    expect(stdout).toMatch(/answers +402, then 503,( then 503,)* then 200/)
    expect(stdout.trimEnd().split('\n').at(-1)).toBe('All of it held.')
  },
  longMs,
)

test('a claim that does not hold is told, and is the exit code', () => {
  const lines: string[] = []
  const { step, holds, show, end } = startReport((line) => lines.push(line))
  step('One')
  show({ a: '1', longer: '2' })
  holds('true', true)
  holds('false', false)
  expect(end()).toBe(1)
  expect(lines).toEqual([
    '\n1. One',
    '   a       1',
    '   longer  2',
    '   ✓ true',
    '   ✗ NOT SO: false',
    '\n1 of these claims did not hold.\n',
  ])
})
