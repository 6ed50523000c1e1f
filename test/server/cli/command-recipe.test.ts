import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { longMs } from '../../support/waiting.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** A copy of the tree, with the libraries and tests of this one. */
function copiedTree(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tollgate-recipe-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const name of ['client', 'deploy', 'docs', 'generated', 'scripts', 'server', 'spec'])
    cpSync(join(root, name), join(folder, name), { recursive: true })
  for (const name of ['package.json', 'redocly.yaml', 'README.md', 'tsconfig.json'])
    cpSync(join(root, name), join(folder, name))
  for (const name of ['node_modules', 'test']) symlinkSync(join(root, name), join(folder, name))
  return folder
}

test(
  'the recipe "Add a command" makes a command of an operation, without code',
  () => {
    const cwd = copiedTree()
    const node = (...args: string[]) =>
      execFileSync(process.execPath, args, { cwd, encoding: 'utf8' })
    const file = join(cwd, 'spec/operator.yaml')
    const before = readFileSync(file, 'utf8')
    const operation =
      'operationId: readSession\n      x-roles: [viewer, group-admin]\n      x-command: false\n'
    expect(before).toContain(operation)
    const command = '{ words: operators whoami, needs: server }'
    writeFileSync(file, before.replace(operation, operation.replace('false', command)))
    node('scripts/generate.mjs')
    expect(node('server/main.ts', 'operators', 'whoami', '--help')).toMatch(
      /^Who am I\?\n\nUsage\n.* operators whoami\n/,
    )
    expect(node('server/main.ts', 'completion', 'bash')).toContain('whoami')
  },
  longMs,
)
