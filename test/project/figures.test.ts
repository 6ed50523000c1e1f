import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { allowedWords, shortFileReasons } from './allowed.ts'
import { longTernaries, nestedTernaries, partsTypes, shortFiles } from './measures.ts'
import { parse } from './source.ts'
import { isBannedName, patternHits } from './words.ts'

describe('figures count', () => {
  test.each(['found', 'Shown', 'ownRow', 'mostBytes', 'leastOf', 'textOf', 'keysKnown'])(
    'the name %s',
    (name) => expect(isBannedName(name)).toBe(true),
  )

  test.each(['foundation', 'owner', 'almost', 'isKnown', 'hasAsked', 'notFound', 'modelNotFound'])(
    'but not the name %s',
    (name) => expect(isBannedName(name)).toBe(false),
  )

  test('sentences in comments and strings, and not the same words in code', () => {
    const text = [
      '/** What is sent. */',
      "const a = { told: 1 }.told // and nobody hears of 'it'",
      "const b = 'that stands here'",
      'const asked = `there is none: ${stands}`',
    ].join('\n')
    expect(patternHits('server/a.ts', text).map(({ figure, line }) => `${line} ${figure}`)).toEqual(
      [
        '1 1 a clause in place of a noun',
        '4 2 a participle as a name',
        '2 4 machines as people',
        '3 5 empty verbs',
        '4 8 existence by negation',
      ],
    )
    expect(patternHits('docs/a.md', '## When it stands\n').map(({ line }) => line)).toEqual([1, 1])
  })

  test('ternaries of one line as such, those within others, and those over three lines', () => {
    const source = parse('a.ts', 'const a = b ? c : d\nconst e = b\n  ? c\n  : f(d ? 1 : 2)\n')
    expect(nestedTernaries([source]).map(({ line }) => line)).toEqual([4])
    expect(longTernaries([source]).map(({ line }) => line)).toEqual([2])
  })

  test('types named Parts, and short files that one file imports', () => {
    const short = parse('b.ts', 'type Parts = { a: 1 }\n')
    const sources = [parse('a.ts', "import './b.ts'\n"), short]
    expect(partsTypes(sources)).toHaveLength(1)
    expect(shortFiles(sources, {}).map(({ path }) => path)).toEqual(['b.ts'])
    expect(shortFiles(sources, { 'b.ts': 'a worker' })).toEqual([])
  })
})

test('each exception is still one', () => {
  for (const { file, text } of allowedWords) expect(readFileSync(file, 'utf8')).toContain(text)
  expect(Object.keys(shortFileReasons).filter((path) => !existsSync(path))).toEqual([])
})
