import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { parseDocument, stringify } from 'yaml'
import { describe, expect, test } from 'vitest'
import { quickYaml } from '../../../server/documents/quick-yaml.ts'
import { runSeed, seeded } from '../../support/data/random.ts'
import { generatedAgents } from '../../bench/generated-agents.ts'
import { isSoak } from '../../support/soak.ts'

const foldersOf = ['spec', 'spec/agents', 'spec/examples', 'deploy/prometheus']
const files = foldersOf.flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => join(folder, name)),
)

/** What the parser of the whole language gives; undefined for its faults. */
function wholeYaml(text: string): unknown {
  const document = parseDocument(text, { prettyErrors: false })
  try {
    return document.errors.length > 0 ? undefined : document.toJS()
  } catch {
    return undefined // an alias of nothing
  }
}

/** The whole parser takes a comment above an indented value for a fault if no space follows `#`. */
const withSpaces = (text: string) => text.replaceAll(/^#(?=\S)/gm, '# ')

/** Whether it is read at once; what is read must be what the whole parser reads. */
function isRead(text: string): boolean {
  const value = quickYaml(text)
  if (value === undefined) return false
  expect(value, JSON.stringify(text)).toEqual(wholeYaml(text) ?? wholeYaml(withSpaces(text)))
  return true
}

describe('YAML that is read without the parser of the whole language', () => {
  test('is the documents of agents, as people and agents add write them', () => {
    expect(generatedAgents(2).filter(({ text }) => !isRead(text))).toEqual([])
    const agents = files.filter((file) => file.startsWith('spec/agents'))
    expect(agents.filter((file) => !isRead(readFileSync(file, 'utf8')))).toEqual([])
  })

  test.each([
    ['texts over several lines', 'a: one\n  two\n\n  three\nb: "x\\\n  y\n  z"\nc: \'p\n  q\'\n'],
    ['blocks of text', 'a: |\n  one\n\n   two\nb: >-\n  one\n  two\n\n  three\n   four\n'],
    ['lists at the column of their key', 'a:\n- b\n- c: 1\n  d: [2, { e: ~ }]\n- - x\nf: []\n'],
    ['comments', '# one\na: 1 # two\n\n# three\nb:\n  # four\n  - c # five\n'],
    [
      'keys that are no texts, and values that look like numbers',
      '200: 1.50\n"x": 1e3\ny: 1.2.3\n',
    ],
  ])('has %s', (_, text) => {
    expect(isRead(text)).toBe(true)
  })

  test('is a list of an example of many values in one line', () => {
    const value = Array.from({ length: 20_000 }, (_, id) => ({ id, tags: ['a', 'b] c}'] }))
    const text = `a:\n  - ${JSON.stringify(value)}\n`
    expect(quickYaml(text)).toEqual({ a: [value] })
  })

  test.each([
    ['anchors and tags', 'a: &x 1\nb: *x\n'],
    ['a key that is repeated', 'a: 1\na: 2\n'],
    ['several documents', 'a: 1\n---\nb: 2\n'],
    ['tabs', 'a:\t1\n'],
    ['a mapping in the line of a key', 'a: b: c\n'],
    ["a key behind an item's quote", "a:\n- 'b'c: 1\n"],
    ['a key behind a list in an item', 'a:\n- - [b].:\n    c: 1\n'],
    ["a key behind a list's bracket, and one within", 'a:\n- [{ b: 1 }, c]d: 2\n'],
    ['a text that is too long for patterns', `a:\n- "${'b'.repeat(12_000_000)}"\n`],
    ['a key that is never a member', '__proto__: 1\n'],
    ['a zero with a sign, which JSON would lose', 'a: -0\n'],
    ['what ends in the middle', 'a: "b\n'],
  ])('has no %s', (_, text) => {
    expect(quickYaml(text)).toBeUndefined()
  })

  test('is the same value, whatever the value and however it is folded', () => {
    const options = fc.record({
      lineWidth: fc.constantFrom(0, 20, 40, 120),
      indentSeq: fc.boolean(),
      singleQuote: fc.constantFrom(true, false, null),
    })
    const text = fc.oneof(
      fc.string(),
      fc
        .array(fc.constantFrom('a', 'word', '\n', ': ', ' #', '- ', '"', "'", ' '))
        .map((all) => all.join(' ')),
    )
    const value = fc.letrec((tie) => ({
      any: fc.oneof({ maxDepth: 4 }, text, fc.jsonValue({ maxDepth: 1 }), tie('list'), tie('map')),
      list: fc.array(tie('any'), { maxLength: 4 }),
      map: fc.dictionary(text, tie('any'), { maxKeys: 4 }),
    })).map
    let read = 0
    const runs = isSoak ? 20_000 : 500
    fc.assert(
      fc.property(value, options, (one, how) => {
        read += Number(isRead(stringify(one, { ...how, aliasDuplicateObjects: false })))
      }),
      { numRuns: runs, seed: runSeed() },
    )
    expect(read).toBeGreaterThan(runs / 4)
  })

  test('is the same after changes at random, or is left to the whole parser', () => {
    const random = seeded(runSeed())
    const below = (count: number) => Math.floor(random() * count)
    const texts = files.map((file) => readFileSync(file, 'utf8').split('\n'))
    const signs = [
      ...':-#\'"|>[]{},&*!?%@` \n~01.eE+a\\',
      '\n  ',
      '\n- ',
      ': ',
      ' #',
      '|-\n',
      '>\n ',
    ]
    let read = 0
    for (let round = 0; round < (isSoak ? 100_000 : 800); round += 1) {
      const lines = texts[below(texts.length)] ?? []
      const start = below(lines.length)
      const piece = lines.slice(start, start + 1 + below(12))
      const indent = /^ */.exec(piece[0] ?? '')?.[0].length ?? 0
      let text = piece.map((line) => line.slice(indent)).join('\n')
      for (let change = 0; change < 3; change += 1) {
        const at = below(text.length + 1)
        const cut = at + (below(3) === 0 ? below(3) : 0)
        text = text.slice(0, at) + (signs[below(signs.length)] ?? '') + text.slice(cut)
        read += Number(isRead(text))
      }
    }
    expect(read).toBeGreaterThan(100)
  })
})
