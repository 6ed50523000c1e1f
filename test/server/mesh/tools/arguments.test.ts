import { expect, test } from 'vitest'
import { Failure } from '../../../../server/failure.ts'
import { loadAgents } from '../../../../server/mesh/documents/agents.ts'
import { checkArguments } from '../../../../server/mesh/tools/arguments.ts'
import { nativeTools } from '../../../../server/mesh/tools/native.ts'
import { agentAt, fixtures, toolOf } from '../../../support/data/agents.ts'

const { agents } = await loadAgents([fixtures], { env: {}, onBroken: 'refuse', nativeTools: {} })
const markets = toolOf(agents.get('Enums'), 'list_markets')
const note = toolOf(agents.get('Bodies'), 'add_note')
const search = toolOf(agents.get('TypeArrays'), 'search')
const bounds = toolOf(
  agentAt(
    'https://api.example.com',
    `  /a:
    get:
      operationId: bounds
      summary: A
      parameters:
        - { name: latitude, in: query, schema: { type: number, minimum: -90, maximum: 90 } }
        - { name: word, in: query, schema: { type: string, minLength: 2, maxLength: 5 } }
        - { name: code, in: query, schema: { type: string, pattern: "^[A-Z]{3}$" } }
        - { name: day, in: query, schema: { type: string, format: date } }
        - { name: flag, in: query, schema: { type: boolean } }
        - name: ids
          in: query
          schema:
            type: array
            items: { type: integer, minimum: 1 }
            minItems: 1
            maxItems: 3
            uniqueItems: true
        - { name: above, in: query, schema: { type: integer, exclusiveMinimum: 0 } }
`,
  ),
  'bounds',
)

function failure(...args: Parameters<typeof checkArguments>): Failure {
  try {
    checkArguments(...args)
  } catch (error) {
    if (error instanceof Failure) return error
    throw error
  }
  throw new Error('the arguments were taken')
}

test('arguments come back as they are, with defaults where the tool sends them, and what the caller gave is left as it was', () => {
  const args = { vs_currency: 'usd' }
  expect(checkArguments(markets, args)).toEqual({ vs_currency: 'usd' })
  expect(checkArguments({ ...markets, send_defaults: true }, args)).toEqual({
    vs_currency: 'usd',
    limit: 100,
    order: 'down',
  })
  expect(args).toEqual({ vs_currency: 'usd' })
})

test.each<[title: string, args: unknown, message: string, param: string]>([
  [
    'a number out of range',
    { latitude: 120 },
    'latitude is 120 and must be a number from -90 to 90',
    'latitude',
  ],
  [
    'a number as text',
    { latitude: '5' },
    'latitude is "5" and must be a number from -90 to 90',
    'latitude',
  ],
  [
    'a text too long',
    { word: 'abcdef' },
    'word is "abcdef" and must be text of 2 to 5 characters',
    'word',
  ],
  [
    'a text that does not match',
    { code: 'usd' },
    'code is "usd" and must be text that matches ^[A-Z]{3}$',
    'code',
  ],
  [
    'a date that is none',
    { day: '2026-02-30' },
    'day is "2026-02-30" and must be text in the format date',
    'day',
  ],
  ['a word for a boolean', { flag: 'yes' }, 'flag is "yes" and must be true or false', 'flag'],
  [
    'an empty list',
    { ids: [] },
    'ids is [] and must be a list of 1 to 3 entries, each a whole number from 1 up',
    'ids',
  ],
  [
    'a wrong entry of a list',
    { ids: [1, 0] },
    'ids[1] is 0 and must be a whole number from 1 up',
    'ids[1]',
  ],
  [
    'a list with repetitions',
    { ids: [2, 2] },
    'ids is [2,2] and must be a list without repetitions',
    'ids',
  ],
  [
    'a number on an open bound',
    { above: 0 },
    'above is 0 and must be a whole number above 0',
    'above',
  ],
  [
    'an unknown argument with its nearest',
    { latitud: 1 },
    'latitud is not an argument of bounds. Did you mean "latitude"?',
    'latitud',
  ],
  [
    'an unknown argument near to none',
    { zzzzzz: 1 },
    'zzzzzz is not an argument of bounds. bounds takes latitude, word, code, day, flag, ids, above',
    'zzzzzz',
  ],
  [
    'a long value, which is cut',
    { word: 'x'.repeat(500) },
    `word is "${'x'.repeat(79)}… and must be text of 2 to 5 characters`,
    'word',
  ],
])('names %s, what was sent and what is allowed', (_, args, message, param) => {
  const error = failure(bounds, args)
  expect(error.kind).toBe('invalidRequest')
  expect(error.message).toBe(`input.tool_arguments.${message}`)
  expect(error.details).toMatchObject({ param: `input.tool_arguments.${param}`, retry: false })
})

test('a missing argument is named with what it may be and what it means', () => {
  expect(failure(markets, {}).message).toBe(
    'input.tool_arguments.vs_currency is missing; send one of "usd", "eur", "btc" (The currency.)',
  )
  expect(failure(note, { project: 'a', text: 'b', labels: [{}] })).toMatchObject({
    message: 'input.tool_arguments.labels[0].name is missing; send text',
    details: { param: 'input.tool_arguments.labels[0].name' },
  })
})

test('choices, alternatives and nothing but an object are said in words', () => {
  expect(failure(markets, { vs_currency: 'gbp' }).message).toBe(
    'input.tool_arguments.vs_currency is "gbp" and must be one of "usd", "eur", "btc"',
  )
  expect(failure(search, { q: 'a', either: 5 }).message).toBe(
    'input.tool_arguments.either is 5 and must be a whole number from 10 up, or "all"',
  )
  expect(failure(search, { q: [] }).message).toBe(
    'input.tool_arguments.q is [] and must be text or a whole number',
  )
  for (const none of [null, [], 'x', 5])
    expect(failure(search, none).message).toBe(
      'input.tool_arguments must be an object with the arguments of search, not ' +
        `${JSON.stringify(none)}; search takes q, before, either`,
    )
})

test('the path of the fault begins where the caller says', () => {
  expect(failure(markets, { vs_currency: 1 }, 'task_details.tool_arguments').details.param).toBe(
    'task_details.tool_arguments.vs_currency',
  )
  expect(failure(markets, { 'a b': 1, vs_currency: 'usd' }, 'body').details.param).toBe(
    'body["a b"]',
  )
})

test('a native tool is checked in the same way', async () => {
  const options = { env: {}, onBroken: 'refuse', nativeTools } as const
  const echo = (await loadAgents(['spec/agents'], options)).agents.get('EchoAgent')
  expect(checkArguments(toolOf(echo, 'echo'), { text: 'a' })).toEqual({
    text: 'a',
    times: 1,
    uppercase: false,
  })
  expect(failure(toolOf(echo, 'add'), { numbers: ['1'] }).message).toContain(
    'numbers[0] is "1" and must be a number',
  )
})
