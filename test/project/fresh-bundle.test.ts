import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { bundleFolder, freshBundle, markFresh } from '../../scripts/fresh-bundle.mjs'

/** A project with a bundle of two sources. */
function project(): string {
  const root = mkdtempSync(join(tmpdir(), 'tollgate-bundle-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  mkdirSync(join(root, bundleFolder))
  for (const name of ['a.ts', 'b.ts', 'package-lock.json']) writeFileSync(join(root, name), name)
  markFresh(root, ['a.ts', 'b.ts', 'node_modules/c/index.js'])
  return root
}

test('npm start runs the bundle while it is of the sources that are there', () => {
  expect(freshBundle(project())).toBe('.bundle/main.js')
})

test.each<[string, (root: string) => void]>([
  ['one was changed', (root) => writeFileSync(join(root, 'b.ts'), 'longer than before')],
  ['one has another time', (root) => utimesSync(join(root, 'a.ts'), 1, 1)],
  ['one was removed', (root) => rmSync(join(root, 'a.ts'))],
  ['packages were changed', (root) => writeFileSync(join(root, 'package-lock.json'), '{}')],
  ['there is no bundle', (root) => rmSync(join(root, bundleFolder), { recursive: true })],
])('and the sources where %s', (_what, change) => {
  const root = project()
  change(root)
  expect(freshBundle(root)).toBeUndefined()
})
