import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  assertOwnRefusal,
  named,
  operations,
  someId,
  type Operation,
} from '../../../support/http/every-operation.ts'
import { AuthServer } from './auth-server.ts'

const keyed = operations.filter(({ access }) => access === 'body')

let server: AuthServer
beforeAll(async () => {
  server = await AuthServer.start()
})
afterAll(() => server.close())

describe('operations with the key in the body', () => {
  /** Their examples, for an agent that needs no server; without a key. */
  const bodyOf = ({ id }: Operation): object => {
    const input = { tool: 'echo', tool_arguments: { text: 'a' } }
    if (id === 'queryTask') return { task_id: someId }
    return { agent_id: 'EchoAgent', ...(id === 'createTask' ? { task_details: input } : { input }) }
  }
  const withKey = (operation: Operation, api_key: unknown): Operation => ({
    ...operation,
    body: JSON.stringify({ ...bodyOf(operation), api_key }),
  })
  const right = () => server.tokenOf('mesh')
  const keys: Record<string, () => unknown> = {
    'no key': () => undefined,
    'an empty key': () => '',
    null: () => null,
    'a number': () => 7,
    'a list with the key': () => [right()],
    'an object': () => ({ $ne: null }),
    garbage: () => 'garbage',
    'a key that looks right': () => `tg_${'a'.repeat(49)}`,
    'a key with one letter changed': () =>
      `${right().slice(0, -1)}${right().endsWith('A') ? 'B' : 'A'}`,
    'a key cut short': () => right().slice(0, -1),
    'a key with more behind it': () => `${right()}x`,
    'a key with a space before it': () => ` ${right()}`,
    'a key with its scheme': () => `Bearer ${right()}`,
    'a revoked key': () => server.revokedKey,
    'an expired key': () => server.expiredKey,
    "the operator's token": () => server.gateway.operatorToken,
    'a prototype': () => '__proto__',
    SQL: () => "'/**/OR/**/1=1--",
    'a key of 10 000 letters': () => 'a'.repeat(10_000),
  }

  describe.each(Object.keys(keys))('%s', (name) => {
    test.each(named(keyed))('%s', async (_name, operation) => {
      const reply = await server.send(withKey(operation, keys[name]?.()), [])
      expect(assertOwnRefusal('mesh', reply, 401).code).toBe('unauthorized')
      expect(reply.headers['www-authenticate']).toBeUndefined()
      expect(reply.headers['x-should-retry']).toBe('false')
      server.assertNoSecretIn(reply)
    })
  })

  test.each(named(keyed))(
    '%s: no header and no query stands for the key',
    async (_name, operation) => {
      const keyless = withKey(operation, undefined)
      const token = right()
      for (const header of [
        `Authorization: Bearer ${token}`,
        `X-API-Key: ${token}`,
        `api_key: ${token}`,
        `Cookie: api_key=${token}`,
        'X-PAYMENT: e30=',
        'PAYMENT-SIGNATURE: e30=',
      ])
        assertOwnRefusal('mesh', await server.send(keyless, [header]), 401)
      assertOwnRefusal('mesh', await server.send(keyless, [], `?api_key=${token}`), 401)
      assertOwnRefusal(
        'mesh',
        await server.send(withKey(operation, token), [
          `Authorization: Bearer ${token}`,
          `Authorization: Bearer ${token}`,
        ]),
        400,
      )
    },
  )

  test.each(named(keyed))(
    '%s: the right key is let in, and of two the last one counts',
    async (_name, operation) => {
      const { status, body } = await server.send(withKey(operation, right()), [])
      expect([200, 404], body.toString()).toContain(status) // 404: the key has no task of this id
      const twice = (first: string, second: string) => ({
        ...operation,
        body:
          `{"api_key":"${first}",` +
          `${JSON.stringify(bodyOf(operation)).slice(1, -1)},"api_key":"${second}"}`,
      })
      assertOwnRefusal('mesh', await server.send(twice(right(), 'garbage'), []), 401)
      expect((await server.send(twice('garbage', right()), [])).status).toBe(status)
    },
  )
})

test('no stranger reached an upstream, the facilitator or the ledger', () =>
  server.assertNoStrangerServed())
