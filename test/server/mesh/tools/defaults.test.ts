import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { adopt } from '../../../../server/mesh/documents/adopt/adopt.ts'
import { checkArguments } from '../../../../server/mesh/tools/arguments.ts'
import { buildRequest } from '../../../../server/mesh/tools/http/request.ts'
import type { Tool } from '../../../../server/mesh/agent.ts'
import { longMs } from '../../../support/waiting.ts'
import { agentAt, folderOf, toolOf } from '../../../support/data/agents.ts'

/** What would be sent to the tool's server. */
function requestOf(tool: Tool, args: object) {
  if (tool.source.kind !== 'http') throw new Error('not over HTTP')
  const { method, path, headers, body } = buildRequest(tool.source, checkArguments(tool, args))
  return { method, path, tier: headers['x-tier'], body }
}

const paths = (more = '') => `  /repos/{name}:
    patch:
      operationId: update
      summary: Update
      ${more}
      parameters:
        - { name: name, in: path, required: true, schema: { type: string, default: main } }
        - { name: notify, in: query, schema: { type: boolean, default: true } }
        - { name: X-Tier, in: header, schema: { type: string, default: free } }
        - name: filter
          in: query
          style: deepObject
          explode: true
          schema:
            type: object
            properties: { deep: { type: boolean, default: true }, word: { type: string } }
      requestBody:
        content:
          application/json:
            schema:
              type: object
              properties:
                text: { type: string }
                private: { type: boolean, default: false }
                settings:
                  type: object
                  default: { all: true }
                  properties:
                    wiki: { type: boolean, default: false }
                    pages:
                      type: array
                      items:
                        type: object
                        properties: { open: { type: boolean, default: true }, at: { type: string } }
      responses: { '200': { description: ok } }
`
const toolWith = (more?: string) =>
  toolOf(agentAt('https://api.example.com', paths(more)), 'update')
const input = { name: 'a', text: 'b', filter: { word: 'c' }, settings: { pages: [{ at: '/' }] } }

describe('the default of a schema', async () => {
  test('is never sent: not in the query, a header or the body, at no depth', () => {
    expect(requestOf(toolWith(), { name: 'a', text: 'b' })).toEqual({
      method: 'PATCH',
      path: '/repos/a',
      tier: undefined,
      body: '{"text":"b"}',
    })
    expect(requestOf(toolWith(), input)).toEqual({
      method: 'PATCH',
      path: '/repos/a?filter%5Bword%5D=c',
      tier: undefined,
      body: '{"text":"b","settings":{"pages":[{"at":"/"}]}}',
    })
  })

  test('does not stand in for an argument that is required, such as a part of the path', () => {
    expect(() => requestOf(toolWith(), { text: 'b' })).toThrow(
      /^input\.tool_arguments\.name is missing; send text/,
    )
  })

  test('is what a model sees, and what it sends where it says so', () => {
    expect(toolWith().parameters.properties).toMatchObject({
      private: { default: false },
      notify: { default: true },
    })
    expect(requestOf(toolWith(), { name: 'a', private: false, notify: true })).toMatchObject({
      path: '/repos/a?notify=true',
      body: '{"private":false}',
    })
  })

  test("is sent where the document's author says so", () => {
    const tool = toolWith('x-tool: { send_defaults: true }')
    expect(requestOf(tool, { text: 'b' })).toEqual({
      method: 'PATCH',
      path: '/repos/main?notify=true',
      tier: 'free',
      body: '{"text":"b","private":false,"settings":{"all":true,"wiki":false}}',
    })
    expect(requestOf(tool, input)).toMatchObject({
      path: '/repos/a?notify=true&filter%5Bword%5D=c&filter%5Bdeep%5D=true',
      body:
        '{"text":"b","private":false,"settings":{"pages":[{"at":"/","open":true}],' +
        '"wiki":false}}',
    })
  })

  test('is sent by no document of a stranger, whatever it says', async () => {
    const document = {
      openapi: '3.1.0',
      info: { title: 'A', version: '1' },
      ...(parse(
        "servers: [{ url: 'https://api.example.com' }]\n" +
          'paths:\n' +
          paths('x-tool: { send_defaults: true }'),
      ) as object),
    }
    const adopted = await adopt(join(folderOf({ 'a.json': JSON.stringify(document) }), 'a.json'), {
      id: 'Stranger',
    })
    if ('problems' in adopted) throw new Error(adopted.problems.join('\n'))
    expect(requestOf(toolOf(adopted.agent, 'update'), { name: 'a', text: 'b' })).toMatchObject({
      path: '/repos/a',
      body: '{"text":"b"}',
    })
  })
})

const folder = join(import.meta.dirname, '../../../../../shared/reference/openapi')
const isThere = existsSync(folder)
if (!isThere) console.warn(`skipped: other people's documents, which are not at ${folder}`)
/** Some are large. */
describe.skipIf(!isThere)("other people's documents", () => {
  test(
    'GitHub: a changed description changes nothing else, and a private repository stays private',
    { timeout: longMs },
    async () => {
      const adopted = await adopt(join(folder, 'od-github.json'), {
        id: 'GitHub',
        only: ['repos/update'],
      })
      if ('problems' in adopted) throw new Error(adopted.problems.join('\n'))
      const tool = toolOf(adopted.agent, 'repos_update')
      expect(tool.parameters.properties).toMatchObject({
        private: { default: false },
        archived: { default: false },
      })
      expect(requestOf(tool, { owner: 'octocat', repo: 'hello', description: 'Hello' })).toEqual({
        method: 'PATCH',
        path: '/repos/octocat/hello',
        tier: undefined,
        body: '{"description":"Hello"}',
      })
    },
  )
})
