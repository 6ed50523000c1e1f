import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { stringify } from 'yaml'
import { describe, expect, test } from 'vitest'
import type { Tool } from '../../../../server/mesh/agent.ts'
import { adopt } from '../../../../server/mesh/documents/adopt/adopt.ts'
import { folderOf, toolOf } from '../../../support/data/agents.ts'
import {
  adopted,
  openApi,
  query,
  sent,
  toolFrom,
  withOperation,
} from '../../../support/data/any-document.ts'

describe('other versions and files', () => {
  test('Swagger 2.0 is converted', async () => {
    const { agent, leftOut } = await adopted({
      swagger: '2.0',
      info: { title: 'Old', version: '1' },
      host: 'old.example.com',
      basePath: '/v2',
      schemes: ['https'],
      consumes: ['application/json'],
      securityDefinitions: { key: { type: 'apiKey', in: 'header', name: 'x-key' } },
      security: [{ key: [] }],
      definitions: { Pet: { type: 'object', properties: { name: { type: 'string' } } } },
      paths: {
        '/pets': {
          post: {
            operationId: 'add',
            parameters: [{ in: 'body', name: 'pet', schema: { $ref: '#/definitions/Pet' } }],
            responses: {},
          },
          get: {
            operationId: 'list',
            parameters: [
              { in: 'query', name: 'ids', type: 'array', items: { type: 'integer' } },
              {
                in: 'query',
                name: 'tags',
                type: 'array',
                items: { type: 'string' },
                collectionFormat: 'multi',
              },
            ],
            responses: {},
          },
        },
        '/upload': {
          post: {
            operationId: 'upload',
            consumes: ['multipart/form-data'],
            parameters: [{ in: 'formData', name: 'file', type: 'file' }],
            responses: {},
          },
        },
      },
    })
    expect(leftOut).toEqual([])
    expect(sent(toolOf(agent, 'add'), { name: 'Rex' })).toMatchObject({
      url: 'https://old.example.com/v2/pets',
      body: '{"name":"Rex"}',
    })
    expect(sent(toolOf(agent, 'list'), { ids: [1, 2], tags: ['a', 'b'] }).url).toBe(
      'https://old.example.com/v2/pets?ids=1,2&tags=a&tags=b',
    )
    const file = { base64: 'aGk=' }
    expect(sent(toolOf(agent, 'upload'), { file }).body).toContain('\r\n\r\nhi\r\n')
  })

  test('OpenAPI 3.2 is read as 3.1', async () => {
    const document = { ...withOperation({}), openapi: '3.2.0', $self: 'https://x.example.com/a' }
    expect((await toolFrom(document)).name).toBe('do')
  })

  test('QUERY and methods that OpenAPI has no member for are tools, with a body', async () => {
    const body = (name: string) => ({
      requestBody: {
        content: { 'application/json': { $ref: '#/components/mediaTypes/Filter' } },
      },
      operationId: name,
      responses: {},
    })
    const more = { COPY: body('copy'), post: body('twice'), TRACE: body('trace'), 'A B': {} }
    const { agent, leftOut, yaml } = await adopted({
      ...openApi(
        { '/a': { query: body('find'), additionalOperations: more } },
        {
          components: {
            mediaTypes: { Filter: { schema: { properties: { name: { type: 'string' } } } } },
          },
        },
      ),
      openapi: '3.2.0',
    })
    const methodOf = ({ source }: Tool) => (source.kind === 'http' ? source.method : undefined)
    const find = toolOf(agent, 'find')
    expect([methodOf(find), find.effect]).toEqual(['QUERY', 'read'])
    expect(sent(find, { name: 'Rex' }).body).toBe('{"name":"Rex"}')
    const copy = toolOf(agent, 'copy')
    expect([methodOf(copy), copy.effect]).toEqual(['COPY', 'write'])
    expect(leftOut.map(({ operation, reason }) => `${operation}: ${reason}`)).toEqual([
      'post /a: post is not for additionalOperations; write it as post.',
      'A B /a: "A B" is no HTTP method.',
    ])
    expect(yaml).toContain('additionalOperations:\n      COPY:')
  })

  test('methods that tools do not use, and webhooks, are named in a line', async () => {
    const one = { responses: {} }
    const { notes } = await adopted(
      openApi(
        {
          '/a': { get: one, head: one, options: one },
          '/b': { additionalOperations: { TRACE: one } },
        },
        { webhooks: { paid: { post: one } } },
      ),
    )
    expect(notes).toEqual([
      '3 operations are no tools: tools do not use HEAD, OPTIONS, TRACE.',
      '1 webhook is no tool: the API makes such calls.',
    ])
  })

  test('a security scheme that the document lacks is left out, and named in a line', async () => {
    const key = { type: 'apiKey', in: 'header', name: 'x-key' }
    const operations = {
      get: { security: [{ lost: [] }] },
      put: { security: [{ lost: [], key: [] }] },
    }
    const either = { post: { security: [{ lost: [] }, { key: [] }] } }
    const { agent, notes, leftOut } = await adopted(
      openApi({ '/a': { ...operations, ...either } }, { components: { securitySchemes: { key } } }),
    )
    const credentials = [...agent.tools.values()].map(({ source }) =>
      source.kind === 'http' ? source.credentials.map(({ name }) => name) : [],
    )
    expect([leftOut, credentials]).toEqual([[], [[], ['x-key'], ['x-key']]])
    expect(notes).toEqual([
      'it has no security scheme called "lost", which 3 of its operations need: that credential ' +
        'is not sent; write the scheme under components.securitySchemes if the API needs it.',
    ])
  })

  test('a parameter that is the whole query is one for each member of its form', async () => {
    const schema = {
      type: 'object',
      properties: { tags: { type: 'array', items: { type: 'string' } }, page: { type: 'integer' } },
      required: ['page'],
    }
    const content = { 'application/x-www-form-urlencoded': { schema } }
    const tool = await toolFrom({
      ...withOperation({ parameters: [{ name: 'all', in: 'querystring', content }] }),
      openapi: '3.2.0',
    })
    expect(tool.parameters.required).toEqual(['page'])
    expect(sent(tool, { page: 2, tags: ['a', 'b'] }).url).toMatch(/\/a\?tags=a&tags=b&page=2$/)
  })

  const files = {
    'api/main.yaml': stringify(
      openApi({
        '/a': { $ref: './paths/a.yaml' },
        '/b': { get: { $ref: 'paths/b.json#/get' } },
      }),
    ),
    'api/paths/a.yaml': stringify({
      post: {
        operationId: 'a',
        parameters: [{ $ref: '../common.yaml#/parameters/Page' }],
        requestBody: {
          content: { 'application/json': { schema: { $ref: '../common.yaml#/schemas/Node' } } },
        },
        responses: {},
      },
    }),
    'api/paths/b.json': JSON.stringify({ get: { operationId: 'b', responses: {} } }),
    'api/common.yaml': stringify({
      parameters: { Page: { name: 'page', in: 'query', schema: { $ref: '#/schemas/Number' } } },
      schemas: {
        Number: { type: 'integer' },
        Node: {
          type: 'object',
          properties: { next: { $ref: '#/schemas/Node' }, value: { $ref: '#/schemas/Number' } },
        },
      },
    }),
  }

  test('a document that has an address by $self is referred to by it, as are files beside it', async () => {
    const address = 'https://apis.example.com/shop/v1/openapi.yaml'
    const ref = (name: string) => ({ $ref: `https://apis.example.com/shop/v1/${name}` })
    const body = (schema: object) => ({ content: { 'application/json': { schema } } })
    const folder = folderWith({
      'local.yaml': stringify({
        ...openApi(
          {
            '/a': {
              post: {
                operationId: 'a',
                requestBody: body(ref('openapi.yaml#/components/schemas/Pet')),
                parameters: [ref('common.yaml#/Page')],
                responses: {},
              },
            },
            '/b': { post: { operationId: 'b', requestBody: body(ref('../x.yaml#/Pet')) } },
          },
          { components: { schemas: { Pet: { properties: { name: { type: 'string' } } } } } },
        ),
        openapi: '3.2.0',
        $self: address,
      }),
      'common.yaml': stringify({ Page: query('page') }),
    })
    const made = await adopt(join(folder, 'local.yaml'), { id: 'AnyAgent' })
    if ('problems' in made) throw new Error(made.problems.join('\n'))
    expect(Object.keys(toolOf(made.agent, 'a').parameters.properties)).toEqual(['page', 'name'])
    expect(made.leftOut.map(({ operation }) => operation)).toEqual(['POST /b'])
    expect(made.leftOut[0]?.reason).toMatch(
      /^"https:.*x\.yaml#\/Pet" at .*local\.yaml:\d+:\d+ is outside of the document's folder/,
    )
  })

  function folderWith(all: Record<string, string>): string {
    const folder = folderOf({})
    for (const [name, text] of Object.entries(all)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true })
      writeFileSync(join(folder, name), text)
    }
    return folder
  }

  test('files beside the document are brought into it, also where they refer to themselves', async () => {
    const folder = folderWith(files)
    const made = await adopt(join(folder, 'api/main.yaml'), { id: 'AnyAgent' })
    if ('problems' in made) throw new Error(made.problems.join('\n'))
    expect(made.yaml).not.toContain('common.yaml')
    const tool = toolOf(made.agent, 'a')
    expect(sent(tool, { page: 2, next: { next: { value: 1 } } })).toMatchObject({
      url: 'https://api.example.com/v1/a?page=2',
      body: '{"next":{"next":{"value":1}}}',
    })
    expect(() => sent(tool, { next: { next: { value: 'x' } } })).toThrow(/must be a whole number/)
    expect(made.agent.tools.has('b')).toBe(true)
  })

  test('what of its files is missing is told with the place that refers to it', async () => {
    const body = ($ref: string) => ({
      requestBody: { content: { 'application/json': { schema: { $ref } } } },
      responses: {},
    })
    const folder = folderWith({
      'main.yaml': stringify(
        openApi({
          '/a': { post: { operationId: 'a', ...body('gone.yaml#/Pet') } },
          '/b': { post: { operationId: 'b', ...body('pets.yaml#/Pet') } },
          '/c': { post: { operationId: 'c', ...body('pets.yaml#/Cat') } },
          '/d': { post: { operationId: 'd', ...body('broken.yaml') } },
          '/e': { $ref: 'paths/e.yaml' },
          '/f': { get: { operationId: 'f', responses: {} } },
        }),
      ),
      'pets.yaml': 'Pet:\n  properties:\n    owner: { $ref: people/owner.yaml }\n',
      'broken.yaml': 'a: [1\nb: ]2\n',
    })
    const made = await adopt(join(folder, 'main.yaml'), { id: 'AnyAgent' })
    if ('problems' in made) throw new Error(made.problems.join('\n'))
    const short = (text: string) => text.replaceAll(join(folder, '/'), '')
    expect(made.leftOut.map(({ reason }) => short(reason))).toEqual([
      expect.stringMatching(
        /^"gone\.yaml#\/Pet" at main\.yaml:\d+:\d+ names the file "gone\.yaml", which is not there; add it/,
      ),
      '"people/owner.yaml" at pets.yaml:3:20 names the file "people/owner.yaml", ' +
        'which is not there; add it, or correct the reference.',
      expect.stringMatching(/names nothing in "pets\.yaml"; correct what follows "#"\.$/),
      expect.stringMatching(
        /names a file that cannot be read: broken\.yaml:2:1: this is not valid YAML/,
      ),
    ])
    expect(made.notes.map(short)).toEqual([
      expect.stringMatching(/^"paths\/e\.yaml" at main\.yaml:\d+:\d+ names the file/),
    ])
  })

  test('files that are missing, outside of the folder or on the internet are named, not read', async () => {
    const folder = folderWith({
      'secret.yaml': 'type: string\nenum: [canary]\n',
      'api/main.yaml': stringify(
        openApi(
          Object.fromEntries(
            ['../secret.yaml', 'link.yaml', 'gone.yaml', 'https://evil.example/x.yaml'].map(
              ($ref, index) => [
                `/p${index}`,
                { get: { parameters: [query('x', { schema: { $ref } })], responses: {} } },
              ],
            ),
          ),
        ),
      ),
    })
    symlinkSync(join(folder, 'secret.yaml'), join(folder, 'api/link.yaml'))
    const made = await adopt(join(folder, 'api/main.yaml'), { id: 'AnyAgent' })
    const text = JSON.stringify(made)
    expect(text).not.toContain('canary')
    expect(text).toMatch(/gone\.yaml\\" at [^ ]*main\.yaml:\d+:\d+ names the file .*gone\.yaml/)
    for (const name of ['../secret.yaml', 'link.yaml', 'https://evil.example/x.yaml'])
      expect(text).toContain(`\\"${name}\\" at `)
    expect(text.match(/is outside of the document's folder, and is not read/g)).not.toBeNull()
  })
})
