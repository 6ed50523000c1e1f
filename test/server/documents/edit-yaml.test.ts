import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isMap, isScalar, isSeq, parse, parseDocument, type Node } from 'yaml'
import { changesBetween } from '../../../client/console/pages/configuration/changes.ts'
import { CannotEdit, editYaml, type Edit } from '../../../server/documents/edit-yaml.ts'

const file = `# the servers
gateway: { port: 8080 } # of callers

upstreams:
  # first
  a:
    base_url: http://127.0.0.1:1/v1 # local
    key_env: 'A_KEY'
  b: { base_url: "http://b/v1" }

# routes follow
routes:
  x: # why
    - { upstream: a, tier: 1 } # one
    - upstream: b
      weight: 2
  # last
prices:
`

const edit = (path: string, value?: unknown) => editYaml(file, { path: path.split('/'), value })
const replaced = (before: string, after: string) => file.replace(before, after)

describe('of a change, only its lines differ', () => {
  test('a value', () => {
    expect(edit('upstreams/a/base_url', 'http://c/v1')).toBe(
      replaced('http://127.0.0.1:1/v1', 'http://c/v1'),
    )
    expect(edit('gateway/host', '0.0.0.0')).toBe(replaced('8080 }', '8080, host: 0.0.0.0 }'))
  })

  test('a new entry follows the others', () => {
    expect(edit('upstreams/c', { base_url: 'http://c', keys: ['A', 'B'] })).toBe(
      replaced(
        '"http://b/v1" }\n',
        '"http://b/v1" }\n  c:\n    base_url: http://c\n    keys: [ A, B ]\n',
      ),
    )
    expect(edit('prices/m', { input: 1 })).toBe(`${file}  m:\n    input: 1\n`)
    expect(edit('hooks/h/url', 'http://h')).toBe(`${file}hooks:\n  h:\n    url: http://h\n`)
  })

  test('a removed entry takes its lines and no others', () => {
    expect(edit('upstreams/b')).toBe(replaced('  b: { base_url: "http://b/v1" }\n', ''))
    expect(edit('upstreams/a/key_env')).toBe(replaced("    key_env: 'A_KEY'\n", ''))
    expect(edit('routes/x/1/upstream')).toBe(replaced('upstream: b\n      weight', 'weight'))
  })

  test('of a list, the entries that stay keep their comments', () => {
    const [one, two] = [
      { upstream: 'a', tier: 1 },
      { upstream: 'b', weight: 2 },
    ]
    expect(edit('routes/x', [one, two, { upstream: 'c' }])).toBe(
      replaced('weight: 2\n', 'weight: 2\n    - { upstream: c }\n'),
    )
    expect(edit('routes/x', [{ ...one, tier: 2 }, two])).toBe(replaced('tier: 1', 'tier: 2'))
    expect(edit('routes/x', [two])).toBe(replaced('    - { upstream: a, tier: 1 } # one\n', ''))
  })
})

test('what an alias shares is not edited', () => {
  const shared = 'a: &one { b: 1 }\nc: *one\nd: [*one]\n'
  expect(() => editYaml(shared, { path: ['c', 'b'], value: 2 })).toThrow(CannotEdit)
  expect(() => editYaml(shared, { path: ['a', 'b'], value: 2 })).toThrow(CannotEdit)
  expect(() => editYaml('a: [', { path: ['b'], value: 2 })).toThrow(CannotEdit)
})

/** The configurations of the documentation. */
const documented = readdirSync('docs')
  .flatMap((name) => [...readFileSync(`docs/${name}`, 'utf8').matchAll(/```yaml\n([\s\S]*?)```/g)])
  .map(([, text = '']) => text)
  .filter((text) => parse(text) !== null && !/[&*]\w/.test(text))

/** Comments, blank lines and line ends as people write them. */
const configuration = fc
  .record({
    text: fc.constantFrom(...documented),
    marks: fc.array(fc.constantFrom('', '', ' # why', 'line', 'blank'), {
      minLength: 80,
      maxLength: 80,
    }),
    newline: fc.constantFrom('\n', '\r\n'),
    isEnded: fc.boolean(),
  })
  .map(({ text, marks, newline, isEnded }) => {
    if (/[|>]-?\n/.test(text)) return text
    const lines = text.trimEnd().split('\n')
    const marked = lines.flatMap((line, index) => {
      const mark = marks[index % marks.length] ?? ''
      const indent = /^ */.exec(line)?.[0] ?? ''
      if (mark === 'line') return [`${indent}# comment ${index}`, line]
      if (mark === 'blank') return ['', line]
      return [line.includes('#') ? line : line + mark]
    })
    return marked.join(newline) + (isEnded ? newline : '')
  })

type Located = { path: string[]; node: Node }

function* nodesOf(node: unknown, path: string[] = []): Generator<Located> {
  if (path.length > 0) yield { path, node: node as Node }
  if (isMap(node))
    for (const { key, value } of node.items)
      yield* nodesOf(value, [...path, String(isScalar(key) ? key.value : key)])
  if (isSeq(node))
    for (const [index, item] of node.items.entries()) yield* nodesOf(item, [...path, String(index)])
}

const values = fc.oneof(
  fc.integer(),
  fc.boolean(),
  fc.string({ minLength: 1, maxLength: 12 }),
  fc.constantFrom('http://c:1/v1', 'A: b', '# c', "it's", 'null', '1.50', '*'),
  fc.constantFrom({ base_url: 'http://c' }, { a: { b: [1, 'x'] } }, [{ upstream: 'a', tier: 1 }]),
)

/** The value with a change, made without the text. */
function withChange(
  all: unknown,
  [name = '', ...rest]: readonly string[],
  value: unknown,
): unknown {
  const copy = structuredClone(all) as Record<string, unknown>
  if (rest.length > 0) {
    copy[name] = withChange(copy[name] ?? {}, rest, value)
    return copy
  }
  if (value === undefined && Array.isArray(copy)) copy.splice(Number(name), 1)
  else if (value === undefined) delete copy[name]
  else copy[name] = value
  return copy
}

/** The lines of `before` that `after` does not have, as numbers of the first and behind the last. */
function changedLines(before: string, after: string): [number, number] {
  const [one, other] = [before.split('\n'), after.split('\n')]
  let start = 0
  while (start < Math.min(one.length, other.length) && one[start] === other[start]) start += 1
  let end = one.length
  for (let to = other.length; end > start && to > start && one[end - 1] === other[to - 1]; to -= 1)
    end -= 1
  return [start, end]
}

const lineOf = (text: string, offset: number) => text.slice(0, offset).split('\n').length - 1

test('in 300 random configurations, one change leaves everything else as it was', () => {
  let made = 0
  fc.assert(
    fc.property(configuration, fc.nat(), fc.nat(2), values, (text, pick, kind, value) => {
      const all = [...nodesOf(parseDocument(text).contents)]
      const chosen = all[pick % all.length] ?? all[0]
      if (!chosen) return
      const isNew = kind === 2 && isMap(chosen.node)
      const change: Edit = {
        path: isNew ? [...chosen.path, 'new_one'] : chosen.path,
        value: kind === 0 ? undefined : value,
      }
      const after = editYaml(text, change)
      made += 1
      expect(parse(after)).toEqual(withChange(parse(text), change.path, change.value))
      if (after === text) return // the value was the same
      const [start, end] = changedLines(text, after)
      const [from = 0, to = 0] = chosen.node.range ?? []
      // A pair's key is at most one line before its value, and an insertion after its last line.
      const first = text.lastIndexOf(change.path.at(isNew ? -2 : -1) ?? '', from)
      expect(start).toBeGreaterThanOrEqual(Math.min(lineOf(text, first), lineOf(text, from)))
      // Behind a dash, the next member takes the place of a removed one.
      expect(end).toBeLessThanOrEqual(lineOf(text, to) + (kind === 0 ? 2 : 1))
      // Comments outside the changed value stay, in their order.
      const outside = text.split('\n').filter((_, line) => line < start || line >= end)
      const kept = after.split('\n')
      expect(kept.slice(0, start)).toEqual(outside.slice(0, start))
      expect(outside.slice(start)).toEqual(kept.slice(kept.length - (outside.length - start)))
    }),
    { numRuns: 300 },
  )
  expect(made).toBeGreaterThan(290)
})

test('the changes of a form lead from one configuration to the other', () => {
  let made = 0
  fc.assert(
    fc.property(configuration, fc.nat(), fc.boolean(), values, (text, pick, isGone, value) => {
      const before: unknown = parse(text)
      const all = [...nodesOf(parseDocument(text).contents)]
      const { path } = all[pick % all.length] ?? all[0] ?? expect.unreachable()
      const after = withChange(before, path, isGone ? undefined : value)
      const changes = changesBetween([], before, after)
      expect(parse(changes.reduce(editYaml, text))).toEqual(after)
      made += changes.length
    }),
    { numRuns: 300 },
  )
  expect(made).toBeGreaterThan(250)
})
