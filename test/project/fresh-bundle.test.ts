import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, onTestFinished, test } from 'vitest'
import { bundledNames, bundleFolder, freshBundle, markFresh } from '../../scripts/fresh-bundle.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))

function folderOf(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'tollgate-bundle-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  return folder
}

const inputs = ['a.ts', 'b.ts', 'node_modules/c/index.js']
const bundle = { inputs, names: ['main.js'], startedAt: Infinity }

/** A project with a bundle of two sources. */
function project(): string {
  const names = ['a.ts', 'b.ts', 'package-lock.json', 'scripts/bundle.mjs', '.bundle/main.js']
  const folder = folderOf(Object.fromEntries(names.map((name) => [name, name])))
  markFresh(folder, bundle)
  return folder
}

describe('npm start runs the bundle', () => {
  const touch = (folder: string) => utimesSync(join(folder, 'a.ts'), 1, 1)

  test.each<[string, (folder: string) => void]>([
    ['is of the sources that are there', () => {}],
    ['is of them, though one was written again as it was', touch],
  ])('while it %s', (_what, change) => {
    const folder = project()
    change(folder)
    expect(freshBundle(folder)).toBe('.bundle/main.js')
    expect(bundledNames(folder)).toEqual(['main.js'])
  })

  test.each<[string, (folder: string) => void]>([
    ['one was changed', (folder) => writeFileSync(join(folder, 'b.ts'), 'longer than before')],
    ['one has as many other characters', (folder) => writeFileSync(join(folder, 'b.ts'), 'b.js')],
    ['one was removed', (folder) => rmSync(join(folder, 'a.ts'))],
    ['packages were changed', (folder) => writeFileSync(join(folder, 'package-lock.json'), '{}')],
    [
      'it is made in another way',
      (folder) => writeFileSync(join(folder, 'scripts/bundle.mjs'), ''),
    ],
    ['there is no bundle', (folder) => rmSync(join(folder, bundleFolder), { recursive: true })],
  ])('and the sources where %s', (_what, change) => {
    const folder = project()
    change(folder)
    expect(freshBundle(folder)).toBeUndefined()
  })

  test('and the sources where one was saved while it was written', () => {
    const folder = project()
    const startedAt = Date.now() - 60_000
    expect(() => markFresh(folder, { ...bundle, startedAt })).toThrow('a.ts was changed meanwhile')
  })
})

describe('npm ci and npm run generate', () => {
  /** A checkout of one source, whose bundler writes what `writes` says. */
  function checkout(writes: string): string {
    const folder = folderOf({
      'a.ts': '',
      'package-lock.json': '{}',
      'scripts/bundle.mjs':
        `import { writeFileSync } from 'node:fs'\nexport async function bundleTo(folder) {\n` +
        `  const write = (name, text) => writeFileSync(folder + '/' + name, text)\n${writes}\n}`,
    })
    for (const name of ['fresh-bundle.mjs', 'start-bundle.mjs'])
      cpSync(join(root, 'scripts', name), join(folder, 'scripts', name))
    for (const name of ['a.ts', 'package-lock.json', 'scripts/bundle.mjs'])
      utimesSync(join(folder, name), 1, 1)
    return folder
  }
  const one = `write('main.js', ''); write('one.js', 'whole')
    return { inputs: ['a.ts'], outputs: [folder + '/main.js', folder + '/one.js'] }`

  function run(folder: string): string {
    const options = { cwd: folder, encoding: 'utf8' } as const
    const { status, stderr } = spawnSync(process.execPath, ['scripts/start-bundle.mjs'], options)
    expect(status, stderr).toBe(0)
    return stderr
  }
  const has = (folder: string) => readdirSync(join(folder, bundleFolder)).toSorted()

  test('write the bundle, and leave the parts of the one before to a server that runs', () => {
    const folder = checkout(one)
    run(folder)
    expect(freshBundle(folder)).toBe('.bundle/main.js')
    const age = () => {
      for (const name of has(folder)) utimesSync(join(folder, bundleFolder, name), 1, 1)
    }
    age()
    cpSync(
      join(checkout(one.replaceAll('one.js', 'other.js')), 'scripts'),
      join(folder, 'scripts'),
      {
        recursive: true,
        preserveTimestamps: true,
      },
    )
    expect(freshBundle(folder)).toBeUndefined()
    run(folder)
    expect(freshBundle(folder)).toBe('.bundle/main.js')
    const files = ['main.js', 'manifest.json', 'other.js']
    expect(has(folder)).toEqual([...files, 'one.js'].toSorted())
    // A day later.
    age()
    run(folder)
    expect(has(folder)).toEqual(files)
  })

  test.each([
    ['with a warning where it cannot be made', 'throw new Error("no disk")', /\(no disk\)$/m],
    ['where there is no bundler', 'await import("not-there-at-all")', /^$/],
  ])('go on without a bundle, %s', (_what, writes, warning) => {
    const folder = checkout(writes)
    expect(run(folder)).toMatch(warning)
    expect(freshBundle(folder)).toBeUndefined()
    expect(has(folder)).toEqual([])
  })

  test('go on on a Node that is too old for the bundler', () => {
    const folder = checkout("}\nimport { ofNewNodes } from 'node:fs'\n{ ofNewNodes()")
    expect(run(folder)).toMatch(/npm start will run the sources/)
    expect(existsSync(join(folder, bundleFolder))).toBe(false)
  })
})
