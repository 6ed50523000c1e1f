import { describe, expect, test } from 'vitest'
import type { AdoptOptions } from '../../../../server/mesh/documents/adopt/adopt.ts'
import { toolOf } from '../../../support/data/agents.ts'
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

describe('names', () => {
  test('that function calling does not take get an alias, and are sent as they are', async () => {
    const names = ['$filter', 'include[]', 'filter[name]', '$.xgafv', 'filter_name']
    const tool = await toolFrom(withOperation({ parameters: names.map((name) => query(name)) }))
    const args = ['filter', 'include', 'filter_name', 'xgafv', 'query_filter_name']
    expect(Object.keys(tool.parameters.properties)).toEqual(args)
    expect(tool.parameters.properties['filter']?.['description']).toBe('Sent as "$filter".')
    const values = Object.fromEntries(args.map((name, index) => [name, String(index)]))
    expect(sent(tool, values).url).toBe(
      'https://api.example.com/v1/a?%24filter=0&include%5B%5D=1&filter%5Bname%5D=2&%24.xgafv=3' +
        '&filter_name=4',
    )
  })

  test('of a path and of a body may be the same', async () => {
    const schema = { type: 'object', properties: { id: { type: 'integer' } } }
    const tool = await toolFrom(
      openApi({
        '/a/{id}': {
          put: { requestBody: { content: { 'application/json': { schema } } }, responses: {} },
        },
      }),
    )
    expect(sent(tool, { id: 'x', body_id: 5 })).toMatchObject({
      url: 'https://api.example.com/v1/a/x',
      body: '{"id":5}',
    })
  })
})

describe('bodies', () => {
  test('are forms, with the encoding that the document states', async () => {
    const schema = {
      type: 'object',
      required: ['name'],
      properties: {
        name: { type: 'string' },
        tags: { type: 'array', items: { type: 'string' } },
        expand: { type: 'array', items: { type: 'string' } },
        items: { type: 'array', items: { type: 'object', properties: { price: {} } } },
        metadata: { type: 'object', additionalProperties: { type: 'string' } },
        plain: { type: 'object' },
      },
    }
    const deep = { style: 'deepObject', explode: true }
    const encoding = { expand: deep, items: deep, metadata: deep }
    const tool = await toolFrom(withBody('application/x-www-form-urlencoded', { schema, encoding }))
    const args = {
      name: 'a b&c',
      tags: ['x', 'y'],
      expand: ['p', 'q'],
      items: [{ price: 1 }, { price: 2 }],
      metadata: { k: 'v' },
      plain: { a: [1] },
    }
    expect(sent(tool, args)).toEqual({
      url: 'https://api.example.com/v1/a',
      type: 'application/x-www-form-urlencoded',
      body:
        'name=a%20b%26c&tags=x&tags=y&expand%5B%5D=p&expand%5B%5D=q&items%5B0%5D%5Bprice%5D=1' +
        '&items%5B1%5D%5Bprice%5D=2&metadata%5Bk%5D=v&plain=%7B%22a%22%3A%5B1%5D%7D',
    })
  })

  test('have parts with the styles that documents of OpenAPI 3.1 give them', async () => {
    const properties = Object.fromEntries(
      ['exploded', 'joined', 'deep'].map((name) => [name, { type: 'object' }]),
    )
    const encoding = {
      exploded: { style: 'form' },
      joined: { explode: false },
      deep: { style: 'deepObject' },
    }
    const media = { schema: { type: 'object', properties }, encoding: { ...encoding } }
    const args = { exploded: { a: 'é&', b: 2 }, joined: { c: 3 }, deep: { d: 4 } }
    const partsBy = async (openapi: string) => {
      const tool = await toolFrom(withBody('multipart/form-data', media, { openapi }))
      const { type = '', body } = sent(tool, args)
      return [...(await new Response(body, { headers: { 'content-type': type } }).formData())]
    }
    const styled = Object.entries({ a: 'é&', b: '2', joined: 'c,3', 'deep[d]': '4' })
    expect(await partsBy('3.1.0')).toEqual(styled)
    const names = (await partsBy('3.0.3')).map(([name]) => name)
    expect(names).toEqual(['exploded', 'joined', 'deep'])
  })

  test('have text and files as parts, whose names add no lines', async () => {
    const schema = {
      type: 'object',
      properties: {
        note: { type: 'string' },
        about: { type: 'object' },
        picture: { type: 'string', format: 'binary' },
      },
    }
    const tool = await toolFrom(withBody('multipart/form-data', { schema }))
    const { type = '', body } = sent(tool, {
      note: 'hello',
      about: { a: 1 },
      picture: {
        filename: 'a"\r\nX-Evil: 1.png',
        media_type: 'image/png',
        base64: Buffer.from('bytes').toString('base64'),
      },
    })
    const form = await new Response(body, { headers: { 'content-type': type } }).formData()
    expect([form.get('note'), form.get('about')]).toEqual(['hello', expect.anything()])
    const file = form.get('picture')
    if (!(file instanceof File)) throw new Error('no file')
    expect([file.type, await file.text()]).toEqual(['image/png', 'bytes'])
    expect(body).not.toMatch(/^X-Evil/m)
    expect(() => sent(tool, { picture: { base64: '§' } })).toThrow(/picture .* is not base64/)
  })

  test.each<[title: string, type: string, schema: object, value: unknown, body: string]>([
    ['a list', 'application/json', { type: 'array', items: { type: 'integer' } }, [1], '[1]'],
    ['free-form', 'application/json', { type: 'object' }, { any: [1] }, '{"any":[1]}'],
    ['a scalar', 'application/json', { type: 'string' }, 'x', '"x"'],
    ['a choice', '*/*', { oneOf: [{ type: 'integer' }, { type: 'string' }] }, 5, '5'],
    ['null', 'application/json', { type: 'string', nullable: true }, null, 'null'],
    ['text', 'text/plain', { type: 'string' }, 'a\nb', 'a\nb'],
    ['XML', 'application/xml', { type: 'object' }, '<a/>', '<a/>'],
    ['bytes', 'application/octet-stream', {}, { base64: 'aGk=' }, 'hi'],
  ])('of %s are one argument', async (_, type, schema, value, body) => {
    const tool = await toolFrom(withBody(type, { schema }))
    expect(Object.keys(tool.parameters.properties)).toEqual(['body'])
    expect(tool.parameters.required).toEqual(['body'])
    const contentType = type === '*/*' ? 'application/json' : type
    expect(sent(tool, { body: value })).toMatchObject({ body, type: contentType })
  })

  test('are JSON before a form, a form before parts, and left out where they are not given', async () => {
    const types = ['text/plain', 'multipart/form-data', 'application/x-www-form-urlencoded']
    const content = Object.fromEntries(types.map((type) => [type, { schema: { type: 'string' } }]))
    const form = await toolFrom(withOperation({ requestBody: { content } }))
    expect(sent(form, { body: { a: 1 } })).toMatchObject({ type: types[2], body: 'a=1' })
    expect(sent(form, {})).toMatchObject({ body: null, type: undefined })
    const json = { ...content, 'application/json': { schema: { type: 'string' } } }
    const tool = await toolFrom(withOperation({ requestBody: { content: json } }))
    expect(sent(tool, { body: 'x' })).toMatchObject({ type: 'application/json', body: '"x"' })
  })
})

const tree = {
  components: {
    schemas: {
      Tree: {
        type: 'object',
        properties: {
          name: { type: 'string' },
          left: { $ref: '#/components/schemas/Tree' },
          right: { $ref: '#/components/schemas/Tree' },
        },
      },
    },
  },
}
const treeBody = { schema: { $ref: '#/components/schemas/Tree' } }
const nested = (levels: number, name: unknown): object =>
  levels === 0 ? { name } : { left: nested(levels - 1, name) }

describe('schemas', () => {
  test('that contain themselves are shown to a depth and checked to the end', async () => {
    const tool = await toolFrom(withBody('application/json', treeBody, tree))
    expect(JSON.stringify(tool.parameters)).not.toContain('$ref')
    expect(JSON.stringify(tool.parameters).length).toBeLessThan(4000)
    expect(sent(tool, nested(9, 'x')).body).toBe(JSON.stringify(nested(9, 'x')))
    expect(() => sent(tool, nested(9, 5))).toThrow(/left\.name is 5 and must be text/)
  })

  test('that are large are shown in part, and checked as a whole', async () => {
    const wide = (levels: number): object =>
      levels === 0
        ? { type: 'integer', description: 'A number '.repeat(30) }
        : {
            type: 'object',
            properties: Object.fromEntries(
              Array.from({ length: 12 }, (_, i) => [`m${i}`, wide(levels - 1)]),
            ),
          }
    const tool = await toolFrom(withBody('application/json', { schema: wide(4) }))
    const shown = JSON.stringify(tool.parameters)
    expect(shown.length).toBeGreaterThan(200)
    expect(shown.length).toBeLessThanOrEqual(16_384)
    expect(sent(tool, { m0: { m1: { m2: { m3: 5 } } } }).body).toContain('"m3":5')
    expect(() => sent(tool, { m0: { m1: { m2: { m3: 'x' } } } })).toThrow(/must be a whole number/)
  })

  test('with a thousand arguments keep those that are required', async () => {
    const parameters = Array.from({ length: 1000 }, (_, i) =>
      query(`parameter_${i}`, { required: i === 999, description: 'What it is. '.repeat(9) }),
    )
    const tool = await toolFrom(withOperation({ parameters }))
    expect(JSON.stringify(tool.parameters).length).toBeLessThanOrEqual(16_384)
    expect(tool.parameters.required).toEqual(['parameter_999'])
    expect(tool.parameters.properties['parameter_999']).toMatchObject({ type: 'string' })
    expect(sent(tool, { parameter_999: 'a', parameter_700: 'b' }).url).toContain('parameter_700=b')
  })

  test('that cannot be merged both apply', async () => {
    const schema = { allOf: [{ type: 'string', format: 'date' }, { format: 'time' }] }
    const tool = await toolFrom(withOperation({ parameters: [query('x', { schema })] }))
    expect(() => sent(tool, { x: '2026-01-01' })).toThrow(/x is "2026-01-01" and must be/)
  })
})

describe('paths and servers', () => {
  test('a query in a path is sent with every call, and a fragment is not sent', async () => {
    const { agent } = await adopted(
      openApi({
        '/c?comp=list&restype=x': { get: { operationId: 'list', responses: {} } },
        '/c#second': { get: { operationId: 'second', responses: {} } },
        '/w?city={city}': {
          get: {
            operationId: 'weather',
            parameters: [{ name: 'city', in: 'path', schema: { type: 'string' } }],
            responses: {},
          },
        },
      }),
    )
    expect(sent(toolOf(agent, 'list'), {}).url).toBe(
      'https://api.example.com/v1/c?comp=list&restype=x',
    )
    expect(sent(toolOf(agent, 'second'), {}).url).toBe('https://api.example.com/v1/c')
    expect(sent(toolOf(agent, 'weather'), { city: 'a b' }).url).toBe(
      'https://api.example.com/v1/w?city=a%20b',
    )
  })

  test('a path parameter that is nowhere described is text, and required', async () => {
    const tool = await toolFrom(openApi({ '/a/{b}': { get: { responses: {} } } }))
    expect(tool.parameters).toMatchObject({
      properties: { b: { type: 'string' } },
      required: ['b'],
    })
  })

  test.each([
    [[{ url: '/v3' }], 'https://x.example.com', 'https://x.example.com/v3/a'],
    [undefined, 'https://x.example.com/api/', 'https://x.example.com/api/a'],
    [[{ url: 'https://{host}' }], 'https://x.example.com', 'https://x.example.com/a'],
    [[{ url: 'http://a.test' }, { url: 'https://b.test' }], undefined, 'https://b.test/a'],
  ])('servers %j with --server %s: %s', async (servers, server, url) => {
    const document = withOperation({}, { servers })
    const tool = await toolFrom(document, server === undefined ? {} : { server })
    expect(sent(tool, {}).url).toBe(url)
    if (server !== undefined)
      expect(await result(document)).toEqual({ problems: [expect.stringMatching(/add --server/)] })
  })

  test('the server that all operations have is taken; one of some gets no credential unasked', async () => {
    const own = { servers: [{ url: 'https://up.example.com' }] }
    const all = await toolFrom(withOperation(own))
    expect(sent(all, {}).url).toBe('https://up.example.com/a')
    const secured = openApi(
      { '/a': { get: { responses: {} } }, '/b': { get: { ...own, responses: {} } } },
      {
        security: [{ key: [] }],
        components: { securitySchemes: { key: { type: 'http', scheme: 'bearer' } } },
      },
    )
    const { agent, leftOut } = await adopted(secured)
    expect([...agent.tools.keys()]).toEqual(['get_a'])
    expect(leftOut).toMatchObject([
      { operation: 'GET /b', reason: expect.stringMatching(/--allow-other-servers/) },
    ])
    const both = await adopted(secured, { allowOtherServers: true })
    expect(sent(toolOf(both.agent, 'get_b'), {}).url).toBe('https://up.example.com/b')
  })
})

describe('choosing operations', () => {
  const get = (operationId: string, tags: string[] = []) => ({ operationId, tags, responses: {} })
  const document = openApi({
    '/pets': { get: get('pets/list', ['pets']), post: get('pets/add', ['pets']) },
    '/users/{id}': { get: get('users/get', ['users']), delete: get('users/delete', ['users']) },
  })
  test.each<[Partial<AdoptOptions>, string[]]>([
    [{ tag: ['pets'] }, ['pets_list', 'pets_add']],
    [{ path: ['/users/*'] }, ['users_get', 'users_delete']],
    [{ method: ['GET'] }, ['pets_list', 'users_get']],
    [{ only: ['pets/*', 'GET /users/{id}'] }, ['pets_list', 'pets_add', 'users_get']],
    [{ exclude: ['*delete*'], method: ['get', 'delete'] }, ['pets_list', 'users_get']],
  ])('%j', async (options, names) => {
    const { agent } = await adopted(document, options)
    expect([...agent.tools.keys()]).toEqual(names)
  })

  test.each<[Partial<AdoptOptions>, RegExp]>([
    [{ tag: ['pet'] }, /--tag "pet" matches no operation\. Did you mean "pets"\?/],
    [{ tag: ['pets'], path: ['/users*'] }, /no operation is chosen by all of these flags together/],
  ])('%j is refused', async (options, problem) => {
    expect(await result(document, options)).toEqual({
      problems: [expect.stringMatching(problem)],
    })
  })
})
