import { describe, expect, test } from 'vitest'
import { mkdtempSync, mkdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { adopt } from '../../../../server/mesh/documents/adopt/adopt.ts'
import { survey } from '../../../../server/mesh/documents/adopt/survey.ts'
import { findArguments } from '../../../../server/mesh/samples/arguments.ts'
import { folderOf, toolOf } from '../../../support/data/agents.ts'
import {
  adopted,
  openApi,
  query,
  result,
  sent,
  toolFrom,
  withBody,
  withOperation,
} from '../../../support/data/any-document.ts'

const json = (schema: object, rest: object = {}) => withBody('application/json', { schema }, rest)
const object = (properties: object, rest: object = {}) => ({ type: 'object', properties, ...rest })

/** What a value of the member `v` of a body is sent as. */
const sentMember = async (schema: object, value: unknown, rest: object = {}) =>
  sent(await toolFrom(json(object({ v: schema }), rest)), { v: value }).body

const kind = { type: 'string', enum: ['text', 'json_object'] }
const formats = {
  components: {
    schemas: {
      Text: object({ type: kind }, { required: ['type'] }),
      Json: object({ type: kind, json_schema: { type: 'object' } }, { required: ['type'] }),
      Pet: object(
        { petType: { type: 'string' } },
        {
          required: ['petType'],
          discriminator: {
            propertyName: 'petType',
            mapping: { cat: '#/components/schemas/Cat', dog: 'Dog', gone: 'Gone' },
          },
        },
      ),
      Cat: {
        allOf: [
          { $ref: '#/components/schemas/Pet' },
          object({ lives: { type: 'integer' } }, { required: ['lives'] }),
        ],
      },
      Dog: { allOf: [{ $ref: '#/components/schemas/Pet' }, object({ bark: { type: 'string' } })] },
    },
  },
}

describe('alternatives of a oneOf', () => {
  const overlapping = {
    oneOf: [{ $ref: '#/components/schemas/Text' }, { $ref: '#/components/schemas/Json' }],
  }
  test.each<[title: string, schema: object, value: unknown]>([
    ['objects with a value of the same member', overlapping, { type: 'text' }],
    ['an integer and a number', { oneOf: [{ type: 'integer' }, { type: 'number' }] }, 5],
    [
      'a text and a time',
      { oneOf: [{ type: 'string' }, { type: 'string', format: 'date-time' }] },
      '2026-01-31T12:00:00Z',
    ],
  ])('may overlap: %s', async (_, schema, value) => {
    expect(await sentMember(schema, value, formats)).toBe(JSON.stringify({ v: value }))
  })

  test('must still fit one of them', async () => {
    await expect(sentMember(overlapping, { type: 'xml' }, formats)).rejects.toThrow(
      /tool_arguments\.v\.type is "xml" and must be/,
    )
  })
})

test.each([19.99, 0.07, 1e21, -4.35, 123_456_789.01])(
  '%d is a multiple of 0.01 by its digits',
  async (value) => {
    expect(await sentMember({ type: 'number', multipleOf: 0.01 }, value)).toBe(
      JSON.stringify({ v: value }),
    )
  },
)

test('a number between two multiples is refused', async () => {
  await expect(sentMember({ type: 'number', multipleOf: 0.01 }, 19.995)).rejects.toThrow(
    /must be a number, a multiple of 0\.01/,
  )
})

test('beside a reference, OpenAPI 3.0 has no further keywords, and 3.1 has', async () => {
  const amount = { components: { schemas: { Amount: object({ value: { type: 'number' } }) } } }
  const schema = { $ref: '#/components/schemas/Amount', minProperties: 2 }
  expect(await sentMember(schema, { value: 1 }, amount)).toBe('{"v":{"value":1}}')
  await expect(sentMember(schema, { value: 1 }, { ...amount, openapi: '3.1.0' })).rejects.toThrow(
    /tool_arguments\.v is \{"value":1\}/,
  )
})

describe('subtypes by a discriminator', () => {
  const body = json({ $ref: '#/components/schemas/Pet' }, formats)

  test('are shown with what selects them, and are sent', async () => {
    const tool = await toolFrom(body)
    expect(tool.parameters.properties['body']).toMatchObject({
      anyOf: [
        { properties: { petType: { enum: ['cat'] }, lives: { type: 'integer' } } },
        { properties: { petType: { enum: ['dog'] }, bark: { type: 'string' } } },
        { properties: { petType: { type: 'string' } } },
      ],
    })
    const cat = { petType: 'cat', lives: 9 }
    expect(sent(tool, { body: cat }).body).toBe(JSON.stringify(cat))
  })

  test('by themselves are one type', async () => {
    const tool = await toolFrom(json({ $ref: '#/components/schemas/Cat' }, formats))
    expect(Object.keys(tool.parameters.properties)).toEqual(['petType', 'lives'])
  })

  test('are whole where the document is too large to be shown', async () => {
    const many = Object.fromEntries(
      Array.from({ length: 300 }, (_, index) => [
        `m${index}`,
        object({ pet: { $ref: '#/components/schemas/Pet' }, about: { type: 'string' } }),
      ]),
    )
    const tool = await toolFrom(json(object(many), formats))
    expect(Object.keys(tool.wholeParameters?.properties ?? {})).toHaveLength(300)
    const value = { m7: { pet: { petType: 'cat', lives: 9 } } }
    expect(sent(tool, value).body).toBe(JSON.stringify(value))
    expect(() => sent(tool, { m7: { pet: { lives: 9 } } })).toThrow(/m7\.pet/)
  })
})

describe('members that a body does not name', () => {
  test.each<[title: string, rest: object, extra: unknown]>([
    ['silently open', {}, 5],
    ['open', { additionalProperties: true }, 5],
    ['typed', { additionalProperties: { type: 'string' } }, 'x'],
  ])('are sent where it is %s', async (_, rest, extra) => {
    const tool = await toolFrom(json(object({ a: { type: 'string' } }, rest)))
    expect(sent(tool, { a: '1', more: extra }).body).toBe(JSON.stringify({ a: '1', more: extra }))
  })

  test('are never those that it names by another argument', async () => {
    const role = { type: 'string', enum: ['guest'] }
    const tool = await toolFrom(json(object({ 'user role': role })))
    expect(sent(tool, { user_role: 'guest', 'user role': 'admin' }).body).toBe(
      '{"user role":"guest"}',
    )
  })

  test('are refused where it is closed, or they are of another type', async () => {
    const closed = object({ amount: { type: 'string' } }, { additionalProperties: false })
    const tool = await toolFrom(json(closed))
    expect(() => sent(tool, { amont: '1' })).toThrow(/Did you mean "amount"/)
    const typed = object({ a: {} }, { additionalProperties: { type: 'string' } })
    expect(sent(await toolFrom(json(typed)), { b: 'x' }).body).toBe('{"b":"x"}')
    await expect(toolFrom(json(typed)).then((one) => sent(one, { b: 5 }))).rejects.toThrow(
      /tool_arguments\.b is 5 and must be text/,
    )
  })

  test('are fields of a form, and never replace parameters of the path', async () => {
    const form = withBody('application/x-www-form-urlencoded', { schema: object({ a: {} }) })
    expect(sent(await toolFrom(form), { a: '1', 'b c': ['x', 'y'] }).body).toBe(
      'a=1&b%20c=x&b%20c=y',
    )
    const tool = await toolFrom(
      openApi({
        '/a/{id}': {
          put: {
            requestBody: { content: { 'application/json': { schema: object({ a: {} }) } } },
            responses: {},
          },
        },
      }),
    )
    expect(sent(tool, { id: 'x', a: 1 })).toMatchObject({
      url: 'https://api.example.com/v1/a/x',
      body: '{"a":1}',
    })
  })
})

test('a member that is read-only in one part of an allOf is not required by another', async () => {
  const base = object({ id: { type: 'string', readOnly: true } })
  const more = object({ data: { type: 'string' } }, { required: ['id', 'data'] })
  const tool = await toolFrom(json({ allOf: [base, more] }))
  expect(tool.parameters.required).toEqual(['data'])
  expect(await sentMember({ type: 'array', items: { allOf: [base, more] } }, [{ data: 'x' }])).toBe(
    '{"v":[{"data":"x"}]}',
  )
})

test('models see lists with entries, and each value of a choice once', async () => {
  const tool = await toolFrom(
    json(
      object({
        list: { type: 'array' },
        choice: { type: 'string', enum: ['a', 'b', 'a'] },
        choices: { type: 'array', items: { type: 'string' }, enum: ['x', 'y'] },
        when: { type: 'string', format: 'date-time', enum: ['now'] },
      }),
    ),
  )
  expect(tool.parameters.properties).toEqual({
    list: { type: 'array', items: {} },
    choice: { type: 'string', enum: ['a', 'b'] },
    choices: { type: 'array', items: { type: 'string', enum: ['x', 'y'] } },
    when: { type: 'string', enum: ['now'] },
  })
})

describe('Swagger 2.0', () => {
  const shared = {
    swagger: '2.0',
    info: { title: 'Shared', version: '1' },
    host: 'api.example.com',
    schemes: ['https'],
    consumes: ['application/json'],
    parameters: {
      patch: { name: 'body', in: 'body', required: true, schema: { $ref: '#/definitions/Patch' } },
      file: { name: 'file', in: 'formData', type: 'file', required: true },
    },
    definitions: { Patch: object({ name: { type: 'string' } }) },
  }
  const id = { name: 'id', in: 'path', required: true, type: 'string' }
  const put = { operationId: 'do', responses: { 200: { description: 'ok' } } }

  test.each<[title: string, item: object]>([
    ['of an operation', { put: { ...put, parameters: [{ $ref: '#/parameters/patch' }] } }],
    ['of a path', { parameters: [id, { $ref: '#/parameters/patch' }], put }],
    [
      'of an operation, and not that of its path',
      {
        parameters: [{ name: 'old', in: 'body', schema: object({ old: {} }) }],
        put: { ...put, parameters: [id, { $ref: '#/parameters/patch' }] },
      },
    ],
  ])('bodies that are shared are sent: %s', async (_, item) => {
    const tool = await toolFrom({ ...shared, paths: { '/a/{id}': item } })
    expect(sent(tool, { id: '1', name: 'x' })).toMatchObject({
      url: 'https://api.example.com/a/1',
      body: '{"name":"x"}',
    })
  })

  test('a file that is shared is required', async () => {
    const upload = {
      ...put,
      consumes: ['multipart/form-data'],
      parameters: [{ $ref: '#/parameters/file' }],
    }
    const tool = await toolFrom({ ...shared, paths: { '/f': { post: upload } } })
    expect(() => sent(tool, {})).toThrow(/tool_arguments\.file is missing/)
    expect(sent(tool, { file: { base64: 'aGk=' } }).body).toContain('\r\n\r\nhi\r\n')
  })
})

test('a member that a body requires and does not describe is an argument', async () => {
  const tool = await toolFrom(json(object({ a: {} }, { required: ['a', 'team_id'] })))
  expect(tool.parameters.required?.toSorted()).toEqual(['a', 'team_id'])
  expect(sent(tool, { a: 1, team_id: 'x' }).body).toBe('{"team_id":"x","a":1}')
})

describe('what need not be given', () => {
  test('is a required parameter with a default, which is sent', async () => {
    const version = query('api-version', {
      required: true,
      schema: { type: 'string', default: '2024-01-01' },
    })
    const tool = await toolFrom(withOperation({ parameters: [version] }))
    expect(sent(tool, {}).url).toBe('https://api.example.com/v1/a?api-version=2024-01-01')
    expect(sent(tool, { 'api-version': '2025-01-01' }).url).toMatch(/api-version=2025-01-01$/)
  })

  test('is an optional body: without its members none is sent', async () => {
    const requestBody = { content: { 'application/json': { schema: object({ reason: {} }) } } }
    const tool = await toolFrom(withOperation({ requestBody }))
    expect(sent(tool, {})).toMatchObject({ body: null, type: undefined })
    expect(sent(tool, { reason: 'x' }).body).toBe('{"reason":"x"}')
    expect(sent(await toolFrom(json(object({ reason: {} }))), {}).body).toBe('{}')
  })
})

test('a required Authorization parameter is a credential that the operator sets', async () => {
  const parameter = {
    name: 'Authorization',
    in: 'header',
    required: true,
    schema: { type: 'string' },
  }
  const { agent } = await adopted(withOperation({ parameters: [parameter] }))
  expect(agent.variables).toEqual(['ANY_AGENT_API_KEY'])
  const { source } = toolOf(agent, 'do')
  expect(source).toMatchObject({ credentials: [{ in: 'header', name: 'authorization' }] })
})

test('references may lead up as far as --root', async () => {
  const root = mkdtempSync(join(tmpdir(), 'tollgate-root-'))
  mkdirSync(join(root, 'apis'))
  writeFileSync(join(root, 'name.json'), JSON.stringify({ type: 'string', maxLength: 3 }))
  const file = join(root, 'apis/a.json')
  writeFileSync(file, JSON.stringify(json(object({ name: { $ref: '../name.json' } }))))
  expect(await adopt(file, { id: 'A' })).toMatchObject({
    problems: [expect.stringMatching(/"\.\.\/name\.json".*--root/)],
  })
  const made = await adopt(file, { id: 'A', root })
  if ('problems' in made) throw new Error(made.problems.join('\n'))
  expect(() => sent(toolOf(made.agent, 'do'), { name: 'long' })).toThrow(/at most 3/)
})

describe('a tool that nobody can call', () => {
  const never = { type: 'string', allOf: [{ type: 'integer' }] }

  test('is left out, with the reason', async () => {
    const paths = (schema: object) =>
      openApi({
        '/a': { get: { operationId: 'fine', responses: {} } },
        '/b': {
          post: {
            operationId: 'never',
            requestBody: { required: true, content: { 'application/json': { schema } } },
            responses: {},
          },
        },
      })
    const made = await adopted(paths(never))
    expect([...made.agent.tools.keys()]).toEqual(['fine'])
    expect(made.leftOut).toMatchObject([
      { operation: 'POST /b', reason: expect.stringMatching(/no arguments were found/) },
    ])
    const file = join(folderOf({ 'a.json': JSON.stringify(paths(never)) }), 'a.json')
    expect(await survey(file)).toMatchObject({ operations: 2, fit: 1 })
  })

  test('with one alternative only is named, and does not count as fit', async () => {
    const document = json(object({ v: { anyOf: [{ type: 'integer' }, never] } }))
    const made = await result(document)
    expect(made).toMatchObject({
      notes: [expect.stringMatching(/POST \/a: no value was found .* for v, alternative 2/)],
    })
    const file = join(folderOf({ 'a.json': JSON.stringify(document) }), 'a.json')
    expect(await survey(file)).toMatchObject({ operations: 1, fit: 0 })
  })
})

test('arguments are found for each alternative, also within others', async () => {
  const filter = {
    anyOf: [
      object({ by: { type: 'string', pattern: '^[a-f]{6}$' } }, { required: ['by'] }),
      { type: 'array', minItems: 2, items: { anyOf: [{ type: 'integer' }, { type: 'boolean' }] } },
    ],
  }
  const { accepted, missing } = findArguments(await toolFrom(json(object({ filter }))))
  expect(missing).toEqual([])
  const kinds = accepted.map(({ filter: one }) => (Array.isArray(one) ? typeof one[0] : typeof one))
  expect(new Set(kinds)).toEqual(new Set(['object', 'number', 'boolean']))
})
