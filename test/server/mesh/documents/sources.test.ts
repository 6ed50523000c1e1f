import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { stringify } from 'yaml'
import { describe, expect, test } from 'vitest'
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
    expect(text).toMatch(/names files that are not beside it: gone\.yaml;/)
    expect(text).toMatch(
      /outside of its folder: \.\.\/secret\.yaml, link\.yaml, https:\/\/evil\.example\/x\.yaml;/,
    )
  })
})
