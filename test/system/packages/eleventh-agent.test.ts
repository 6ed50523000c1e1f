import { cpSync, symlinkSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { longMs } from '../../support/waiting.ts'
import { root, run, workplace } from './packing.ts'

const place = workplace()
const notCopied = new Set(['.git', '.bundle', '.tollgate', 'dist', 'node_modules', 'output'])

/** Whose tests count the agents that ship. */
const counting = [
  'test/contract/agents.test.ts',
  'test/client/mesh.test.ts',
  'test/server/cli/agents.test.ts',
  'test/server/mesh/documents/agents.test.ts',
  'test/server/mesh/documents/shipped.test.ts',
  'test/server/mesh/documents/shipped-agents.test.ts',
]

test(
  'one more agent is one more file: the draft of `agents add` passes lint and all tests that count agents',
  async () => {
    const folder = join(place.folder, 'tree')
    cpSync(root, folder, {
      recursive: true,
      filter: (source) => !notCopied.has(basename(source)),
    })
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
    const node = async (...args: string[]) => {
      const { code, out, err } = await run(process.execPath, args, folder)
      expect(code, `${args.join(' ')}\n${out}\n${err}`).toBe(0)
    }
    const draft = 'spec/agents/PetstoreAgent.yaml'
    const add = ['agents', 'add', 'spec/examples/petstore.yaml', '--id', 'PetstoreAgent']
    await node('server/main.ts', ...add, '--output', 'spec/agents')
    await node('scripts/generate.mjs')
    await node('node_modules/@redocly/cli/bin/cli.js', 'lint', draft)
    await node('node_modules/prettier/bin/prettier.cjs', '--check', draft)
    await node('node_modules/vitest/vitest.mjs', 'run', '--maxWorkers=1', ...counting)
  },
  longMs,
)
