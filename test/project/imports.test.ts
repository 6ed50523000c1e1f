import { readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { expect, test } from 'vitest'
import { importsOf, sourcesOf } from './source.ts'

type Manifest = Record<'dependencies' | 'devDependencies', object>

const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest
const declared = new Set([
  ...Object.keys({ ...manifest.dependencies, ...manifest.devDependencies }),
  ...builtinModules,
  // The client under its published name, in its examples.
  'tollgate-client',
])

/** The package of an import; undefined for a file of ours, and for a module of Node. */
function packageOf(name: string): string | undefined {
  if (/^(node:|\.|\/|client\/|server\/|generated\/|spec\/|scripts\/|package\.json$)/.test(name))
    return undefined
  return name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/')
}

test('every package that the product imports, for its types too, is declared', () => {
  const undeclared = sourcesOf('client', 'server').flatMap((source) =>
    importsOf(source).flatMap((name) => {
      const used = packageOf(name)
      return used === undefined || declared.has(used) ? [] : [`${source.path}: ${used}`]
    }),
  )
  expect(undeclared).toEqual([])
})
