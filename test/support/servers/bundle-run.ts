import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'

const variable = 'TOLLGATE_TEST_MAIN'
const root = fileURLToPath(new URL('../../..', import.meta.url))

/** The server as it is published, which starts faster, for all files of a run. */
export default async function setup(project: TestProject): Promise<() => void> {
  const { bundleServer } = await import('../../../scripts/bundle.mjs')
  const folder = mkdtempSync(join(tmpdir(), 'tollgate-bundle-'))
  for (const part of ['generated', 'node_modules', 'package.json', 'scripts', 'spec'])
    symlinkSync(join(root, part), join(folder, part))
  await bundleServer(folder)
  project.onTestsRerun(() => bundleServer(folder))
  process.env[variable] = join(folder, 'server/main.js')
  return () => rmSync(folder, { recursive: true })
}

/** The file that processes of tests run. */
export const main = process.env[variable] ?? join(root, 'server/main.ts')
