import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import {
  importsOutOfPlace,
  importsUpward,
  loopsOf,
  longFiles,
  longFunctions,
  sharedTypeNames,
} from './rules.ts'
import { parse } from './source.ts'
import { runLanes } from '../../scripts/lanes.mjs'

const rooms = ['low', 'high']
const layerOf = (path: string) => {
  const at = rooms.indexOf(path.split('/')[0] ?? '')
  return at < 0 ? undefined : at
}

describe('a planted fault fails its rule:', () => {
  test.each([
    ["import { a } from '../high/a.ts'"],
    ["import type { A } from '../high/a.ts'"],
    ["export * from '../high/a.ts'"],
    ["const a = await import('../high/a.ts')"],
    ["type A = import('../high/a.ts').A"],
    ["import { a } from '../nowhere/a.ts'"],
  ])('upward, %s', (text) => {
    expect(importsUpward(parse('low/b.ts', text), layerOf)).toHaveLength(1)
  })

  test('a file of no layer', () => {
    expect(importsUpward(parse('else/b.ts', ''), layerOf)).toEqual(['else/b.ts is in no layer'])
  })

  test('a package out of its place', () => {
    const source = parse('low/b.ts', "import { x } from '@org/pg/sub'\nimport pg from 'pg'")
    expect(importsOutOfPlace(source, { pg: /^high\// })).toEqual(['low/b.ts imports pg'])
    expect(importsOutOfPlace(source, { '@org/pg': /^high\// })).toEqual([
      'low/b.ts imports @org/pg/sub',
    ])
  })

  test('files that import each other, also by way of others', () => {
    const loop = [
      parse('a.ts', "import './b.ts'"),
      parse('b.ts', "import type { C } from './c.ts'"),
      parse('c.ts', "const a = await import('./a.ts')"),
      parse('d.ts', "import './a.ts'"),
    ]
    expect(loopsOf(loop).map((files) => files.toSorted())).toEqual([['a.ts', 'b.ts', 'c.ts']])
    expect(loopsOf(loop.slice(1))).toEqual([])
  })

  test('two exported types of one name', () => {
    const sources = [
      parse('a.ts', 'export type Reply = 1'),
      parse('b.ts', 'export interface Reply {}\nexport type Other = 2'),
      parse('c.ts', 'type Reply = 3'),
    ]
    expect(sharedTypeNames(sources)).toEqual(['Reply: a.ts, b.ts'])
  })

  test('a long function, a long function in another, and a long file', () => {
    const body = (lines: number) => '\n  x()'.repeat(lines)
    const source = parse(
      'a.ts',
      `const made = () => {${body(79)}\n}\nfunction short() {${body(78)}\n}\n`,
    )
    expect(longFunctions([source])).toEqual(['a.ts made'])
    const inner = parse('a.ts', `function outer() {\n  const inner = () => {${body(90)}\n  }\n}\n`)
    expect(longFunctions([inner])).toEqual(['a.ts outer', 'a.ts inner'])
    expect(longFiles([parse('a.ts', 'x\n'.repeat(451)), parse('b.ts', 'x\n'.repeat(450))])).toEqual(
      ['a.ts'],
    )
  })
})

describe('the checks of `npm run check` fail', () => {
  /** Runs a check over planted files, with the configuration of the project. */
  function outcome(command: string, args: string[], files: Record<string, string>) {
    const folder = mkdtempSync(join('test', 'project', 'planted-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
    const program = join('node_modules', '.bin', command)
    return spawnSync(program, [...args, ...Object.keys(files).map((name) => join(folder, name))], {
      encoding: 'utf8',
      shell: process.platform === 'win32',
    })
  }

  test.each([
    ['debugger', { 'a.ts': 'debugger\n' }],
    ['a comparison with NaN', { 'a.ts': 'export const b = (a: number) => NaN === a\n' }],
    [
      'a nested ternary',
      { 'a.ts': 'export const c = (a: number) => (a > 1 ? 2 : a > 0 ? 1 : 0)\n' },
    ],
    [
      'files that import each other',
      { 'a.ts': "export * from './b.ts'\n", 'b.ts': "export * from './a.ts'\n" },
    ],
    [
      'types that import each other',
      {
        'a.ts': "import type { B } from './b.ts'\nexport type A = B\n",
        'b.ts': "import type { A } from './a.ts'\nexport type B = A | 1\n",
      },
    ],
  ])('on %s', (_what, files) => {
    const { status, stdout } = outcome('oxlint', ['--deny-warnings'], files)
    expect(status, stdout).toBe(1)
  })

  test('on what is not formatted, and not on what is', () => {
    const cache = mkdtempSync(join(tmpdir(), 'tollgate-format-'))
    onTestFinished(() => rmSync(cache, { recursive: true }))
    // Without a cache of its own, Prettier removes the project's, which spares half a minute.
    const args = ['--check', '--cache', '--cache-location', join(cache, 'files')]
    expect(outcome('prettier', args, { 'a.ts': 'export const a = "b";\n' }).status).toBe(1)
    expect(outcome('prettier', args, { 'a.ts': "export const a = 'b'\n" }).status).toBe(0)
  })

  test('and they are all in it', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      scripts: Record<string, string>
    }
    expect(scripts['lint']).toContain('oxlint --deny-warnings')
    expect(scripts['lint']).toContain('prettier --check')
    expect(scripts['check']).toContain('node scripts/check.mjs')
    expect(readFileSync('scripts/check.mjs', 'utf8')).toContain("'npm run -s lint'")
  })

  test('when one command of one lane fails, whose output is printed; those after it still run', async () => {
    const lines: string[] = []
    const exit = (code: number, text: string) =>
      `node -e "console.error('output of ${text}'); process.exitCode = ${code}"`
    const lanes = [[exit(0, 'a'), exit(3, 'b'), exit(0, 'c')], [exit(0, 'd')]]
    expect(await runLanes(lanes, (line) => lines.push(line))).toBe(false)
    const printed = lines.filter((line) => line.startsWith('output of')).map((line) => line.trim())
    expect(printed).toEqual(['output of b'])
    const ended = lines.map((line) => /^ok .*output of (.)/.exec(line)?.[1]).filter(Boolean)
    expect(ended.toSorted()).toEqual(['a', 'c', 'd'])
    expect(lines.at(-1)).toMatch(/^FAILED .*output of b/)
  })

  test('and not when all succeed', async () => {
    const lines: string[] = []
    expect(await runLanes([['node -e 0']], (line) => lines.push(line))).toBe(true)
    expect(lines.at(-1)).toMatch(/^ok .* all$/)
  })
})
