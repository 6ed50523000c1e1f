import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { expect, test } from 'vitest'
import { replyTo } from '../../../server/sandbox/reply.ts'
import { textOfPattern } from '../../../server/mesh/samples/pattern-sample.ts'

const ajv = new Ajv2020({ strict: false })
formats.default(ajv)

const messages = [{ role: 'user', content: 'Ann is 54.' }]
const object = (properties: object, more: object = {}) => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
  ...more,
})
const text = (request: object) => replyTo({ messages, ...request }).pieces.join('')
const structured = (schema: object): unknown =>
  JSON.parse(
    text({ response_format: { type: 'json_schema', json_schema: { name: 'answer', schema } } }),
  )

const leaf = object({ label: { type: 'string' } })
const schemas: [string, object][] = [
  ['texts and numbers', object({ name: { type: 'string' }, age: { type: 'integer' } })],
  [
    'a choice',
    object({ mood: { type: 'string', enum: ['calm', 'angry'] }, kind: { const: null } }),
  ],
  [
    'bounds',
    object({
      a: { type: 'integer', minimum: 7, multipleOf: 5 },
      b: { type: 'number', maximum: -3 },
    }),
  ],
  ['open bounds', object({ a: { type: 'number', exclusiveMinimum: 0, exclusiveMaximum: 1 } })],
  ['lengths', object({ a: { type: 'string', minLength: 9 }, b: { type: 'string', maxLength: 2 } })],
  [
    'a pattern',
    object({ a: { type: 'string', pattern: '^(?:SKU|ID)-[A-F]{2}\\d{3,}(\\.v[1-9])?$' } }),
  ],
  ['a pattern and a length', object({ a: { type: 'string', pattern: '^[a-z]+$', minLength: 12 } })],
  ...[
    'date',
    'time',
    'date-time',
    'duration',
    'email',
    'hostname',
    'ipv4',
    'ipv6',
    'uri',
    'uuid',
  ].map((format): [string, object] => [format, object({ a: { type: 'string', format } })]),
  [
    'lists',
    object({ a: { type: 'array', items: leaf, minItems: 3 }, b: { type: 'array', maxItems: 0 } }),
  ],
  [
    'a pair',
    object({
      a: { type: 'array', prefixItems: [leaf, { type: 'number' }], items: false, minItems: 2 },
    }),
  ],
  [
    'what may be null',
    object({ a: { anyOf: [{ type: 'null' }, leaf] }, b: { type: ['string', 'null'] } }),
  ],
  ['definitions', object({ a: { $ref: '#/$defs/leaf' } }, { $defs: { leaf } })],
  ['a list that refers to itself', object({ next: { anyOf: [{ $ref: '#' }, { type: 'null' }] } })],
  [
    'a tree',
    {
      $ref: '#/$defs/node',
      $defs: {
        node: object({ children: { type: 'array', items: { $ref: '#/$defs/node' } }, leaf }),
      },
    },
  ],
  [
    'parts of all',
    { allOf: [object({ a: leaf }, { additionalProperties: true }), { required: ['a'] }] },
  ],
  ['a map', object({ scores: { type: 'object', additionalProperties: { type: 'integer' } } })],
]

test.each(schemas)('the reply fits a schema with %s', (_, schema) => {
  const value = structured(schema)
  expect(ajv.validate(schema, value), JSON.stringify({ value, errors: ajv.errors })).toBe(true)
})

test('a schema that grows with every level still has a reply', () => {
  const levels = Array.from({ length: 12 }, (_, at) => {
    const next = { $ref: `#/$defs/l${at + 1}` }
    return [`l${at}`, object({ a: next, b: next, c: next, d: next })]
  })
  const $defs = Object.fromEntries([...levels, ['l12', leaf]])
  expect(structured({ $ref: '#/$defs/l0', $defs })).toHaveProperty('a.a.a')
})

test('a reply in JSON without a schema is an object with the canned reply', () => {
  const reply = JSON.parse(text({ response_format: { type: 'json_object' } })) as object
  expect(reply).toEqual({ reply: expect.stringContaining('Ann is 54.') })
  expect(text({ response_format: { type: 'text' } })).toMatch(/^You said/)
})

test('a length that is too small cuts it and says so', () => {
  const format = { type: 'json_object' }
  expect(replyTo({ messages, response_format: format, max_tokens: 2 }).finish_reason).toBe('length')
})

const answer = {
  type: 'function',
  function: {
    name: 'final_answer',
    parameters: object(
      { people: { type: 'array', items: { $ref: '#/$defs/leaf' } }, one: { $ref: '#/$defs/leaf' } },
      { $defs: { leaf } },
    ),
  },
}
const look = { type: 'function', function: { name: 'look_up', parameters: object({}) } }

test('arguments of a tool fit its definitions too', () => {
  const reply = replyTo({ messages, tools: [answer], tool_choice: 'required' })
  const { parameters } = answer.function
  expect(ajv.validate(parameters, JSON.parse(reply.pieces.join(''))), reply.pieces.join('')).toBe(
    true,
  )
})

test('where a tool must be called, one not yet called follows the result of another', () => {
  const called = { role: 'assistant', tool_calls: [{ id: 'a', ...look }] }
  const result = { role: 'tool', tool_call_id: 'a', content: '{}' }
  const request = { messages: [...messages, called, result], tools: [look, answer] }
  expect(replyTo({ ...request, tool_choice: 'required' }).call?.name).toBe('final_answer')
  expect(replyTo(request).call).toBeUndefined()
})

test.each([
  '^\\w+@\\w+\\.[a-z]{2,}$',
  '^(?!x)[^\\s"]{3}$',
  '^\\p{Lu}\\u0041[\\d-]*?$',
  'a|(b|c)+',
  '^.{4}$',
])('a text of %s matches it', (pattern) => {
  for (const more of [0, 1, 5])
    expect(textOfPattern(pattern, more)).toMatch(new RegExp(pattern, 'u'))
})

test.each(['(a)\\1', '(', 'a{999999}', '[b', '(?<=a){99999}b{9999999999}'])(
  'no text is made of %s',
  (pattern) => expect(textOfPattern(pattern, 0)).toBeUndefined(),
)

test.each([
  [{ command: { type: 'string' } }, { command: 'echo "Hello from the Tollgate sandbox"' }],
  [
    { command: { type: 'array', items: { type: 'string' } } },
    { command: ['echo', 'Hello from the Tollgate sandbox'] },
  ],
])('no word of the query becomes a command: %j', (properties, args) => {
  const tools = [{ type: 'function', function: { name: 'shell', parameters: object(properties) } }]
  const query = [{ role: 'user', content: 'Run "rm -rf build" in a/b and then make' }]
  const { pieces } = replyTo({ messages: query, tools })
  expect(JSON.parse(pieces.join(''))).toEqual(args)
})

test('instructions behind a message or a result do not hide it', () => {
  const instructions = { role: 'system', content: 'Be brief.' }
  const called = replyTo({ messages: [...messages, instructions], tools: [look] })
  expect(called.call?.name).toBe('look_up')
  const result = { role: 'tool', tool_call_id: 'a', content: '"done"' }
  const answered = replyTo({ messages: [...messages, result, instructions], tools: [look] })
  expect(answered.pieces.join('')).toMatch(/^The tool answered: done/)
})
