import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, test } from 'vitest'
import { fillArguments } from '../../../server/sandbox/language/arguments.ts'
import { summaryOf } from '../../../server/sandbox/summary.ts'
import { chooseTool, readTools } from '../../../server/sandbox/tools.ts'
import { threadMs } from '../../support/thread-time.ts'

type Properties = Record<string, object>
const objectOf = (properties: Properties, required = Object.keys(properties)) => ({
  type: 'object',
  properties,
  required,
})
const tool = (name: string, description: string, properties: Properties = {}) => ({
  type: 'function',
  function: { name, description, parameters: objectOf(properties) },
})

const tools = readTools([
  tool('list_files', 'Lists what is in a folder', { folder: { type: 'string' } }),
  tool('get_weather', 'The current weather of a city', { city: { type: 'string' } }),
  tool('tokenPrice', 'What something costs', {
    symbol: { type: 'string', description: 'A ticker such as BTC' },
  }),
  tool('search_web', 'Finds pages', { query: { type: 'string' } }),
  tool('convert', 'Changes an amount', { currency: { type: 'string', enum: ['EUR', 'USD'] } }),
])

describe('choosing a tool', () => {
  test.each([
    ['What is the weather in Lisbon?', 'get_weather'],
    ['How are the prices of tokens?', 'tokenPrice'],
    ['How much is BTC?', 'tokenPrice'],
    ['please search for searching', 'search_web'],
    ['ten EUR', 'convert'],
    ['Which cities are there?', 'get_weather'],
    ['show me my folders', 'list_files'],
    ['hello', 'list_files'],
    ['', 'list_files'],
  ])('for “%s” takes %s', (query, name) => {
    expect(chooseTool(tools, query)?.name).toBe(name)
  })

  test('leaves out what is no function', () => {
    expect(readTools([null, 7, {}, { function: {} }, { function: { name: 'only' } }])).toEqual([
      { name: 'only', description: '', parameters: {} },
    ])
    expect(readTools('tools')).toEqual([])
    expect(chooseTool([], 'x')).toBeUndefined()
  })
})

const text = { type: 'string' }
const integer = { type: 'integer' }
const currency = { type: 'string', pattern: '^[A-Z]{3}$' }

describe('filling arguments', () => {
  test.each<[string, Properties, object]>([
    ['What is the weather in Lisbon?', { city: text }, { city: 'Lisbon' }],
    ["What's the weather like in São Paulo", { city: text }, { city: 'São Paulo' }],
    ['weather lisbon', { city: text }, { city: 'weather lisbon' }],
    ['Weather', { city: { ...text, examples: ['Porto'] } }, { city: 'Porto' }],
    ['how is the weather?', { city: { ...text, default: 'Porto' } }, { city: 'Porto' }],
    [
      'read "my notes.txt" for Ada',
      { file: text, reader: text },
      { file: 'my notes.txt', reader: 'Ada' },
    ],
    [
      'a train on 2026-03-04 from Paris',
      { date: { ...text, format: 'date' }, from: text },
      { date: '2026-03-04', from: 'Paris' },
    ],
    [
      'Convert 1250.5 USD to EUR',
      { amount: { type: 'number' }, from: currency, to: currency },
      { amount: 1250.5, from: 'USD', to: 'EUR' },
    ],
    ['in fahrenheit', { unit: { enum: ['celsius', 'fahrenheit'] } }, { unit: 'fahrenheit' }],
    ['as you like', { unit: { enum: ['celsius', 'fahrenheit'] } }, { unit: 'celsius' }],
    ['the last 500 or 5 days of GPT4', { days: { ...integer, maximum: 365 } }, { days: 5 }],
    ['a few days', { days: { ...integer, default: 7 } }, { days: 7 }],
    ['a few days', { days: { ...integer, minimum: 3 } }, { days: 3 }],
    ['rust async runtimes', { query: text }, { query: 'rust async runtimes' }],
    [
      'compare BTC, ETH and SOL',
      { symbols: { type: 'array', items: text } },
      { symbols: ['BTC', 'ETH', 'SOL'] },
    ],
    [
      'sum 1, 2 and 3',
      { terms: { type: 'array', items: integer, maxItems: 2 } },
      { terms: [1, 2] },
    ],
    [
      'red and blue',
      { colours: { type: 'array', items: { enum: ['red', 'green', 'blue'] } } },
      { colours: ['red', 'blue'] },
    ],
    ['verbose please', { verbose: { type: 'boolean' } }, { verbose: false }],
    [
      'weather in Oslo',
      { place: objectOf({ name: text, kind: { const: 'city' } }) },
      { place: { name: 'Oslo', kind: 'city' } },
    ],
    [
      'weather in Oslo',
      { place: { anyOf: [{ type: 'null' }, text] }, other: { type: ['string', 'null'] } },
      { place: 'Oslo', other: 'weather in Oslo' },
    ],
  ])('from “%s”', (query, properties, expected) => {
    const schema = objectOf(properties)
    const { args: filled } = fillArguments(schema, query)
    expect(filled).toEqual(expected)
    expect(new Ajv2020({ strict: false, validateFormats: false }).validate(schema, filled)).toBe(
      true,
    )
  })

  test('leaves optional parameters out', () => {
    const schema = objectOf({ query: text, sort: { enum: ['newest', 'best'] } }, ['query'])
    expect(fillArguments(schema, 'newest crates').args).toEqual({ query: 'newest crates' })
  })

  test('fills what is required without a schema, and nothing where nothing is required', () => {
    expect(fillArguments({ required: ['anything'] }, 'hi').args).toEqual({ anything: 'hi' })
    expect(fillArguments({}, 'hi').args).toEqual({})
  })

  test('is quick with patterns and queries made to be slow', () => {
    const before = threadMs()
    fillArguments(
      objectOf({
        a: { ...text, pattern: '^(a+)+$' },
        b: { ...text, pattern: '^(a|a)*$' },
        c: { ...text, pattern: '(' },
      }),
      `${'a'.repeat(1000)}! ${'“'.repeat(900)}`,
    )
    expect(threadMs() - before).toBeLessThan(1000)
  })
})

describe('summing up a result', () => {
  test.each([
    [
      '{"city":"Lisbon","now":{"temperature_c":21.5,"sky":"clear"},"alert":null}',
      'city Lisbon, now temperature c 21.5, now sky clear.',
    ],
    ['{"hours":[{"t":1},{"t":2}],"none":[]}', 'hours: 2 items (the first: t 1), none: 0 items.'],
    ['[7]', '1 item (the first: 7).'],
    ['plain  text\nin lines', 'plain text in lines.'],
    ['{}', 'nothing.'],
    [
      '{"a":1,"b":2,"c":3,"d":4,"e":5,"f":6,"g":7,"h":8,"i":9,"j":10}',
      'a 1, b 2, c 3, d 4, e 5, f 6, g 7, h 8, and 2 more facts.',
    ],
  ])('of %s', (result, summary) => {
    expect(summaryOf(result)).toBe(summary)
  })
})
