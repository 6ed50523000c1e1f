import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ClientRequest } from './client.ts'
import type { Cell, Outcome } from './cells.ts'
import { clients } from './clients.ts'
import { errorOf, refusalOf } from './strict-errors.ts'
import { startClientGateway, type ClientGateway } from './upstreams.ts'

let setup: ClientGateway
beforeAll(async () => {
  setup = await startClientGateway(['mirror'])
})
afterAll(() => setup.close())

const ask = (more: Partial<ClientRequest>): ClientRequest => ({
  gateway: setup.gateway,
  model: setup.model('mirror'),
  ...more,
})
const refused: Outcome = 'refused'

/** What the strict contract has no room for. */
const rows: { what: string; cell: Cell; more: Partial<ClientRequest>; message: RegExp }[] = [
  {
    what: 'a message of the role tool',
    cell: 'tool answer',
    more: { toolAnswer: 'sunny' },
    message: /^messages\[[12]\]\.(content must be string|role must be .*system, user, assistant)/,
  },
  {
    what: 'a prompt in parts',
    cell: 'parts',
    more: { parts: ['Say ', 'hello.'] },
    message: /^messages\[0\]\.content must be string/,
  },
]

for (const client of clients)
  describe(client.name, { meta: { client: client.name, route: '/v1' } }, () => {
    describe.each(['chat', 'stream'] as const)('%s', (form) => {
      for (const { what, cell, more, message } of rows) {
        test(
          `reads why ${what} is refused`,
          { meta: { cells: [cell], outcome: refused } },
          async () => {
            const callCount = setup.calls.length
            const error = await errorOf(client, form, ask(more))
            expect(refusalOf(client, error, 400).headerMessage).toMatch(message)
            expect(setup.calls).toHaveLength(callCount)
          },
        )
      }

      if (client.speaksAs === 'developer') {
        test(
          'reads why the role developer is refused',
          { meta: { cells: ['developer'], outcome: refused } },
          async () => {
            const error = await errorOf(client, form, ask({ developer: 'Be brief.' }))
            expect(refusalOf(client, error, 400).headerMessage).toMatch(
              /^messages\[0\]\.role must be .*system, user, assistant/,
            )
          },
        )
      } else {
        test(
          "has the developer's words heard, as the system's",
          { meta: { cells: ['developer'] } },
          async () => {
            const { text } = await client[form](ask({ developer: 'Be brief.' }))
            expect((JSON.parse(text) as { messages: object[] }).messages[0]).toEqual({
              role: 'system',
              content: 'Be brief.',
            })
          },
        )
      }
    })

    test.each(['chat', 'stream'] as const)(
      'asks for a text that fits a schema: %s',
      { meta: { cells: ['structured'] } },
      async (form) => {
        const { text } = await client[form](ask({ structured: true }))
        expect((JSON.parse(text) as { response_format: object }).response_format).toMatchObject({
          type: 'json_schema',
          json_schema: { schema: { properties: { city: { type: 'string' } } } },
        })
      },
    )
  })
