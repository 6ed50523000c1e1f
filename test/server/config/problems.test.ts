import { mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ConfigError, loadConfig } from '../../../server/config/load.ts'
import { wrongAccess } from './wrong-access.ts'
import { served, wrongFiles } from './wrong-files.ts'
import { wrongModels } from './wrong-models.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tollgate-config-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

/** The lines of what is wrong with a file, none when it is right. */
function problems(yaml: string, env: NodeJS.ProcessEnv = {}): string[] {
  writeFileSync(join(folder, 'tollgate.yaml'), yaml)
  try {
    loadConfig({ env, cwd: folder })
    return []
  } catch (error) {
    if (error instanceof ConfigError) return error.problems
    throw error
  }
}

test('a file that is right has no problems', () => {
  expect(problems(served)).toEqual([])
})

test.each([...wrongFiles, ...wrongAccess, ...wrongModels])('names %s', (_, yaml, expected) => {
  expect(problems(yaml)).toEqual([expected])
})

test('a model without a route is no mistake, whether its name is left out or its list is empty', () => {
  const some = served.replace('"*"', 'hermes-3-llama3.1-8b')
  expect(problems(some)).toEqual([])
  expect(problems(`${some}  mistralai/mistral-7b-instruct: []\n`)).toEqual([])
  expect(problems('upstreams: { a: { base_url: "http://127.0.0.1:8000/v1" } }\n')).toEqual([])
})

test('a route with a fault still declares its model, and its price is no second mistake', () => {
  const prices = 'prices: { foo: { input: "1", output: "1" } }\n'
  expect(problems(`${served}  foo: 3\n${prices}`)).toEqual([
    expect.stringContaining('routes.foo must be a list'),
  ])
  const noRoutes = 'upstreams: { a: { base_url: "http://127.0.0.1:8000/v1" } }\nroutes: 3\n'
  expect(problems(noRoutes + prices)).toEqual([expect.stringContaining('routes must be a mapping')])
})

test('a file of another kind is told by three places, and how many more there are', () => {
  const errors = problems(
    readFileSync(fileURLToPath(new URL('../../../README.md', import.meta.url)), 'utf8'),
  )
  expect(errors).toHaveLength(3)
  for (const line of errors)
    expect(line).toMatch(/^tollgate\.yaml:\d+:\d+: this is not valid YAML: [^;]+; /)
  expect(errors.at(-1)).toMatch(/; and \d{2,} more\. Is this the right file\?$/)
})

test('what a faulty file holds is not repeated with its faults', () => {
  const errors = problems('upstreams: { a: b }\nrest: "x" hunter2\n}\n"hunter2"\n')
  expect(errors.length).toBeGreaterThan(0)
  expect(errors.join()).not.toContain('hunter2')
})

test('reports all problems at once, of file, environment and secrets', () => {
  const yaml =
    'gateway: { port: x, hots: y }\n' +
    'upstreams:\n' +
    '  a: { base_url: "http://127.0.0.1/v1", key_env: A_KEY }\n' +
    'routes:\n' +
    '  foo: [ { upstream: b, tier: 0 } ]\n' +
    'prices: { fooo: { input: "1", output: "1" } }\n'
  const errors = problems(yaml, {
    TOLLGATE_DRAIN_CALLS_MS: 'never',
    TOLLGATE_STOER: 'x',
    TOLLGATE_OPERATOR_TOKEN: 'short',
  })
  expect(errors).toHaveLength(9)
  const begins = [
    'TOLLGATE_DRAIN_CALLS_MS: drain.calls_ms must be',
    'tollgate.yaml:1:21: gateway.hots',
    'tollgate.yaml:1:18: gateway.port',
    'tollgate.yaml:5:31: routes.foo[0].tier',
  ]
  begins.push(
    'tollgate.yaml:6:11: prices.fooo is not a model that a route declares. Did you mean "foo"?',
    'tollgate.yaml:5:22: routes.foo[0].upstream names the upstream "b"',
    'tollgate.yaml:3:50: upstreams.a.key_env',
  )
  for (const begin of begins)
    expect(
      errors.some((line) => line.startsWith(begin)),
      begin,
    ).toBe(true)
  expect(errors.at(-1)).toBe(
    'TOLLGATE_STOER: this environment variable is not a setting of Tollgate. Did you mean ' +
      '"TOLLGATE_STORE"?',
  )
})

test.each([
  ['a password in a URL', served.replace('http://', 'http://me:hunter2@')],
  ['a password in the store', `store: postgres://me:hunter2@db/x\n${served}`],
  [
    'a key where the name of its variable belongs',
    served.replace('/v1"', '/v1", key_env: sk-hunter2'),
  ],
  [
    'a key where the name of its file belongs',
    served.replace('/v1"', '/v1", key_file: sk-hunter2'),
  ],
  [
    'a key that could be the name of a variable',
    served.replace('/v1"', '/v1", key_env: a9f8e7d6c5b4hunter2a9f8e7d6c5b4'),
  ],
  ['a key under a wrong name', served.replace('/v1"', '/v1", api_key: hunter2')],
  ['a header with two lines', served.replace('/v1"', '/v1", headers: { x-team: "hunter2\\n" }')],
])('never repeats %s', (_, yaml) => {
  const errors = problems(yaml)
  expect(errors).toHaveLength(1)
  expect(errors.join()).not.toContain('hunter2')
})

test('what is wrong with the file of a key is said without what is in it', () => {
  const about = (file: string, more = '') =>
    problems(served.replace('/v1"', `/v1", key_file: ${JSON.stringify(file)}${more}`)).map((text) =>
      text.replace(/^\S+ /, ''),
    )
  const [empty, lines, large] = ['empty', 'lines', 'large'].map((name) =>
    join(folder, `${name}.key`),
  ) as [string, string, string] // three
  writeFileSync(empty, ' \n')
  writeFileSync(lines, 'hunter2\nhunter2\n')
  writeFileSync(large, 'x'.repeat(16_385))
  expect(about(join(folder, 'none'))).toEqual([
    'upstreams.a.key_file names a file that does not exist.',
  ])
  expect(about(folder)).toEqual(['upstreams.a.key_file names a file that is a folder.'])
  expect(about(empty)).toEqual([
    "upstreams.a.key_file names a file that is empty; write the server's key into it.",
  ])
  expect(about(lines)).toEqual([
    'upstreams.a.key_file names a file that has a space, a line break or a character ' +
      'outside ASCII within the key.',
  ])
  expect(about(large)).toEqual([
    'upstreams.a.key_file names a file that is larger than 16384 bytes, which no key is.',
  ])
  writeFileSync(empty, 'k')
  expect(about(empty, ', key_env: A_KEY')).toEqual([
    'upstreams.a.key_file and key_env cannot both be set; leave one of them out.',
  ])
})

describe('the variable with the address of the store', () => {
  const yaml = `store_env: DATABASE\n${served}`
  const place = 'tollgate.yaml:1:12: store_env names the environment variable DATABASE'

  test.each([
    'mysql://me:hunter2@db/x',
    'postgres://me:hunter2@db',
    'postgres://me:hunter2@db:port/x',
    '.tollgate',
  ])('must contain the address of a database: %s', (address) => {
    expect(problems(yaml, { DATABASE: address })).toEqual([
      `${place}, which must contain the URL of a PostgreSQL database, ` +
        'like postgres://user:password@host/name.',
    ])
  })

  test.each(['hun/ter2', 'hun?ter2', 'hun#ter2', '12#3', 'hun%ter2', '/'])(
    'must have the password %s percent-encoded',
    (password) => {
      expect(problems(yaml, { DATABASE: `postgres://me:${password}@db/x` })).toEqual([
        `${place}, whose password must be percent-encoded: ` +
          'write / as %2F, ? as %3F, # as %23 and % as %25.',
      ])
    },
  )

  test.each([
    'me:hunter2@db/x',
    'me:hun%2Fter2@db/x',
    'me@db/x',
    'db:5432/x?options=a@b',
    'me:hun@ter2@db/x',
  ])('may contain postgres://%s', (rest) => {
    expect(problems(yaml, { DATABASE: `postgres://${rest}` })).toEqual([])
  })

  test('names the only store', () => {
    expect(problems(`store: .tollgate\n${yaml}`, { DATABASE: 'postgres://db/x' })).toEqual([
      'tollgate.yaml:2:12: store_env names the variable with the URL of the store; ' +
        'leave store out.',
    ])
  })
})

test('refuses a short operator token, and one with a line break', () => {
  expect(problems(served, { TOLLGATE_OPERATOR_TOKEN: 'x'.repeat(31) })).toEqual([
    'tollgate.yaml:1:1: operator.token_env: the token in TOLLGATE_OPERATOR_TOKEN has 31 ' +
      'characters and must have at least 32; `openssl rand -hex 32` makes one.',
  ])
  expect(problems(served, { TOLLGATE_OPERATOR_TOKEN: `${'x'.repeat(40)}\n` })[0]).toContain(
    'has a space, a line break',
  )
})

test('refuses an empty secret and one with a space', () => {
  const yaml = served.replace('/v1"', '/v1", key_env: VLLM_KEY')
  expect(problems(yaml, { VLLM_KEY: '' })[0]).toContain('VLLM_KEY, which is empty')
  expect(problems(yaml, { VLLM_KEY: 'a b' })[0]).toContain('VLLM_KEY, which has a space')
})

test('says plainly when the named file cannot be read', () => {
  mkdirSync(join(folder, 'sub'), { recursive: true })
  expect(() => loadConfig({ file: 'none.yaml', env: {}, cwd: folder })).toThrow(
    'none.yaml: there is no such file.',
  )
  expect(() => loadConfig({ env: { TOLLGATE_CONFIG: 'sub' }, cwd: folder })).toThrow(
    'sub: this is a folder, not a file.',
  )
  expect(() => loadConfig({ env: { TOLLGATE_CONFIG: '' }, cwd: folder })).toThrow(
    'TOLLGATE_CONFIG: this environment variable is empty',
  )
})

test('does not start the sandbox beside a file with the wrong ending', () => {
  const cwd = join(folder, 'yml')
  mkdirSync(cwd)
  writeFileSync(join(cwd, 'tollgate.yml'), served)
  expect(() => loadConfig({ env: {}, cwd })).toThrow(
    'tollgate.yml: the file must be called tollgate.yaml',
  )
})

test('whatever stands in the file, the answer is a configuration or a list of sentences', () => {
  const keys = [
    'gateway',
    'operator',
    'upstreams',
    'routes',
    'prices',
    'limits',
    'store',
    'a',
    '*',
    '0',
    'host',
    'port',
    'base_url',
    'key_env',
    'headers',
  ]
  keys.push(
    'mesh',
    'metadata',
    'agents',
    'allow_private',
    'bounds',
    'upstream',
    'model',
    'input',
    'public_url',
    'token_env',
    'usd_per_million',
    '__proto__',
    'constructor',
  )
  keys.push(
    'payments',
    'networks',
    'eip155:8453',
    'path',
    'pay_to',
    'asset',
    'facilitator',
    'rpc_env',
  )
  const { tree } = fc.letrec<{ tree: unknown }>((tie) => ({
    tree: fc.oneof(
      { maxDepth: 4, withCrossShrink: true },
      fc.constantFrom<unknown>(
        null,
        '',
        'a',
        '*',
        '127.0.0.1',
        'http://127.0.0.1/v1',
        'constructor',
        0,
        1,
        -1,
        0.5,
        true,
        '\u0000',
      ),
      fc.array(tie('tree'), { maxLength: 3 }),
      fc.dictionary(fc.constantFrom(...keys), tie('tree'), { maxKeys: 5 }),
    ),
  }))
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...keys), tree, { maxKeys: 6 }), (value) => {
      for (const line of problems(JSON.stringify(value)))
        expect(line).toMatch(/^tollgate\.yaml(:\d+:\d+)?: .+[.?]$/s)
    }),
    { numRuns: 300 },
  )
})
