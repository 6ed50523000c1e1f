import { describe, expect, test } from 'vitest'
import { Failure } from '../../../../server/failure.ts'
import { loadAgents } from '../../../../server/mesh/documents/agents.ts'
import { checkArguments } from '../../../../server/mesh/tools/arguments.ts'
import { nativeTools } from '../../../../server/mesh/tools/native.ts'
import { patternOf } from '../../../../server/documents/pattern.ts'
import { agentAt, toolOf } from '../../../support/data/agents.ts'

/**
 * Patterns that take a backtracking engine exponential or quadratic time, with the text that
 * triggers it.
 */
const evil: [pattern: string, unit: string][] = [
  ['(a+)+$', 'a'],
  ['^(a+)+$', 'a'],
  ['(a|a)*$', 'a'],
  ['^(a|aa)+$', 'a'],
  ['(a*)*b', 'a'],
  ['(.*a){20}', 'a'],
  ['^(([a-z])+.)+[A-Z]([a-z])+$', 'a'],
  ['.*.*x', 'a'],
  ['\\s*(.*?)\\s*$', ' '],
  ['.*.*.*=.*', 'x'],
  ['^\\s+|\\s+$', ' '],
  ['(x+x+)+y', 'x'],
  ['([a-zA-Z]+)*$', 'a'],
  ['^(\\d+)*$', '1'],
  ['(\\w+\\s?)*$', 'a'],
  ['^(\\w+\\s?)*$', 'a '],
  ['[a-z]+@[a-z]+([a-z\\.]+\\.)+[a-z]+', 'a'],
  ['^([a-z0-9]+[-._]?)+@', 'a'],
  ['(ab|a|b)*c', 'ab'],
  ['a*a*a*a*a*a*b', 'a'],
  ['\\d+\\d+\\d+x', '1'],
  ['(?:.+)+x', '.'],
  ['^(.*?,){11}P', ','],
  ['((a+)*)*b', 'a'],
  ['(a?){50}a{50}', 'a'],
  ['a{0,1000}b', 'a'],
  ['(a{0,100}){0,10}b', 'a'],
  ['(?:a{1,30}){1,30}b', 'a'],
  ['[ab]*a[ab]{500}$', 'abb'],
  ['[ab]*a[ab]{20}c', 'aabab'],
  ['(.{1,1000})x', 'a'],
  ['.{0,1000}a.{0,1000}b$', 'ab'],
  ['\\p{L}+\\p{L}+\\p{L}+!', 'é'],
  ['^[\\w.-]+@([\\w-]+\\.)+[\\w-]{2,4}$', 'a.'],
  ['(\\s|\\n|\\t)+x', ' '],
  ['("[^"]*"|[^,])*$', '"'],
  ['(https?://)?([\\w-]+\\.?)+(/[\\w-]*)*\\?', 'a/'],
  ['^(?:(?:\\w+)\\.)*\\w+$', 'a.'],
  ['^((((a*)*)*)*)*$', 'a'],
  ['(?:[a-z]|[a-y]|[a-x]|[a-w])*1', 'a'],
  ['(.*){1,32000}[bc]', 'a'],
  ['^(?=(a+)+$)', 'a'],
  ['^(a+)+\\1$', 'a'],
  ['^(\\w+)+\\k<x>(?<x>a)$', 'a'],
]

const toolWith = (schema: object) =>
  toolOf(
    agentAt(
      'https://api.example.com',
      `  /a:
    post:
      operationId: a
      summary: A
      requestBody:
        required: true
        content:
          application/json:
            schema: ${JSON.stringify({ type: 'object', properties: { x: schema } })}
`,
    ),
    'a',
  )
const checked = (tool: ReturnType<typeof toolWith>, x: unknown): string => checkedAs(tool, { x })
function checkedAs(tool: ReturnType<typeof toolWith>, args: object): string {
  try {
    checkArguments(tool, args)
    return ''
  } catch (error) {
    if (error instanceof Failure) return error.message
    throw error
  }
}

/** What the design allows, ten times: on a busy machine a thread's own work takes longer too. */
const mostMs = 10 * 50
function threadMs(work: () => void): number {
  const before = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

describe('patterns of documents', () => {
  test('there are at least forty that are made to hurt', () =>
    expect(evil.length).toBeGreaterThanOrEqual(40))

  test.each(evil)('%s costs little for a text of 10 kB', (pattern, unit) => {
    const tool = toolWith({ type: 'string', pattern })
    checked(tool, unit)
    for (const end of ['', '!', '\n', 'b', 'c', 'x']) {
      const text = unit.repeat(10_000 / unit.length) + end
      expect(threadMs(() => checked(tool, text))).toBeLessThan(mostMs)
    }
  })

  test('many texts of one request cost no more together', () => {
    const tool = toolWith({
      type: 'array',
      items: { type: 'string', pattern: '.{0,1000}a.{0,1000}b$' },
    })
    checked(tool, ['a'])
    const texts = Array.from({ length: 250 }, () => 'ab'.repeat(500))
    expect(threadMs(() => checked(tool, texts))).toBeLessThan(mostMs)
    // And the next request is judged as the first was.
    expect(checked(toolWith({ type: 'string', pattern: '^b$' }), 'a')).toMatch(/matches \^b\$/)
  })

  test.each([
    ['^[A-Z]{3}$', ['EUR', 'eur', 'EURO', '']],
    ['^\\d{4}-\\d{2}$', ['2026-11', '2026-1', 'x2026-11']],
    ['\\S', [' ', 'a', '']],
    ['^(?:a|b)+$', ['abab', 'abc']],
    ['^[^\\s"<>]+$', ['a', 'a b', '"']],
    ['^\\p{Lu}', ['É', 'é']],
    ['^.$', ['😀', '😀😀']],
    ['^\\u00e9\\x41$', ['éA', 'e']],
    ['^a\\/b\\-c\\_d$', ['a/b-c_d', 'ab']],
    ['^(?<year>\\d+)$', ['1', 'a']],
    ['^[\\w.\\-]+@', ['a.b-c@', '@']],
    ['^$', ['', 'a']],
    ['a$', ['a', 'a\n']],
    ['^\\$\\{[a-z]+\\}$', ['${a}', '{a}']],
  ] as [string, string[]][])('%s is found in what a browser finds it in', (pattern, texts) => {
    const tool = toolWith({ type: 'string', pattern })
    // A needless escape: common in patterns, and not allowed with the flag u.
    const native = new RegExp(pattern.replaceAll('\\_', '_').replace(/\\-(?!\])/, '-'), 'u')
    for (const text of texts) expect(checked(tool, text) === '', text).toBe(native.test(text))
  })

  test('two of one tool are told apart, and so are those of names', () => {
    const tool = toolWith({
      type: 'object',
      properties: { a: { type: 'string', pattern: '^a$' }, b: { type: 'string', pattern: '^b$' } },
      patternProperties: { '^n_(x|y)+$': { type: 'number' } },
      additionalProperties: false,
    })
    expect(checked(tool, { a: 'a', b: 'b', n_xy: 1 })).toBe('')
    expect(checked(tool, { a: 'b' })).toMatch(/x\.a is "b"/)
    expect(checked(tool, { n_xy: 'one' })).toMatch(/x\.n_xy is "one"/)
    expect(checked(tool, { n_z: 1 })).toMatch(/x\.n_z is not a known member/)
    expect(
      checked(toolWith({ type: 'object', propertyNames: { pattern: '^a+$' } }), { b: 1 }),
    ).not.toBe('')
  })
})

describe('what the engine lacks is left to the API', () => {
  const lacking = [
    ['a look ahead', '^(?!x).+$'],
    ['a look behind', '(?<=a)b'],
    ['a reference back', '(a)\\1'],
    ['one by name', '(?<n>a)\\k<n>'],
    ['a long repetition', '^a{1,2000}$'],
    ['no pattern', '('],
    ['PCRE', '\\Aabc\\Z'],
    ['a possessive repetition', '^[[:alpha:]]++$'],
    ['a pattern of 5000 characters', 'a'.repeat(5000)],
  ] as const

  test.each(lacking)(
    '%s is dropped with a warning that says where and why, and any text passes',
    (_name, pattern) => {
      const tool = toolWith({ type: 'string', pattern, maxLength: 10 })
      expect(tool.parameters.properties['x']).toEqual({ type: 'string', maxLength: 10 })
      expect(checked(tool, '?!')).toBe('')
      expect(checked(tool, 'x'.repeat(11))).toMatch(/at most 10/)
      const { warnings } = agentAt(
        'https://api.example.com',
        '  /a:\n' +
          '    get: { operationId: a, summary: A, parameters: [{ name: x, in: query, ' +
          `schema: ${JSON.stringify({ type: 'string', pattern })} }] }\n`,
      )
      expect(warnings).toEqual([
        expect.stringMatching(
          /^paths\.\/a\.get\.parameters\.0\.schema\.pattern: the pattern ".* is not checked here, .*the API judges\.$/,
        ),
      ])
    },
  )

  test('a pattern of names is dropped together with what forbids other names', () => {
    const tool = toolWith({
      type: 'object',
      patternProperties: { '^(?!x)': { type: 'number' }, '^y': { type: 'string' } },
      additionalProperties: false,
    })
    expect(tool.parameters.properties['x']).toEqual({
      type: 'object',
      patternProperties: { '^y': { type: 'string' } },
    })
    expect(checked(tool, { a: 'b', y: 'z' })).toBe('')
    expect(checked(tool, { y: 1 })).not.toBe('')
  })

  test('nothing of the agents that ship is', async () => {
    const options = { env: {}, onBroken: 'refuse', nativeTools } as const
    const { agents } = await loadAgents(['spec/agents'], options)
    expect([...agents.values()].flatMap(({ warnings }) => warnings)).toEqual([])
    const repository = toolOf(agents.get('GitHubRepositoryAgent'), 'get_repository')
    const repo = (name: string) => checkedAs(repository, { owner: 'a', repo: name })
    expect(['.', '..', 'a b', ''].map((name) => repo(name) === '')).toEqual([
      false,
      false,
      false,
      false,
    ])
    expect(['a', '...', '.github', 'a.b'].map(repo)).toEqual(['', '', '', ''])
  })

  test('the same pattern is compiled once', () => {
    expect(patternOf('^once$')).toBe(patternOf('^once$'))
  })
})

test.each([
  'url',
  'uri',
  'uri-reference',
  'uri-template',
  'email',
  'hostname',
  'date-time',
  'duration',
  'ipv6',
  'uuid',
  'regex',
  'json-pointer',
  'byte',
  'iri',
  'unknown',
])('the format %s costs little for a text of 10 kB', (format) => {
  const tool = toolWith({ type: 'string', format })
  checked(tool, '')
  for (const unit of ['a', ':', 'a:', 'a.', '/', '-', '1.', '{a', 'P1', '(', '::']) {
    for (const start of ['', 'http://a@', 'a@', '#', 'a://']) {
      const text = `${start}${unit.repeat(10_000 / unit.length)}\0`
      expect(
        threadMs(() => checked(tool, text)),
        start + unit,
      ).toBeLessThan(mostMs)
    }
  }
})

test('an address is told from what is none', () => {
  const tool = toolWith({ type: 'string', format: 'url' })
  expect(checked(tool, 'https://example.com/a?b=c')).toBe('')
  expect(checked(tool, 'example')).toMatch(/in the format url/)
})
