import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Reply } from '../../../support/http/raw.ts'
import { fault } from '../../../support/http/schemas.ts'
import {
  assertOwnRefusal,
  named,
  operations,
  type Operation,
} from '../../../support/http/every-operation.ts'
import { until } from '../../../support/waiting.ts'
import { AuthServer } from './auth-server.ts'

const paid = operations.filter(({ access }) => access === 'payment')

let server: AuthServer
beforeAll(async () => {
  server = await AuthServer.start()
})
afterAll(() => server.close())

describe('operations that are paid', () => {
  const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64')
  const bodiesOf = ({ body }: Operation) => [
    body,
    JSON.stringify({ ...(JSON.parse(body) as object), api_key: server.tokenOf('mesh') }),
    '{',
    '',
  ]
  /** The 402 of a paid operation: its terms in header and body. */
  const assertTerms = (reply: Reply, why: string) => {
    expect(reply.status, `${why}: ${reply.body.toString()}`).toBe(402)
    expect(fault('mesh', 'PaymentRequired', JSON.parse(reply.body.toString()))).toBeNull()
    expect(
      JSON.parse(Buffer.from(reply.headers['payment-required'] ?? '', 'base64').toString()),
    ).toMatchObject({ x402Version: 2, accepts: [{ scheme: 'exact' }] })
    expect(reply.headers['cache-control']).toBe('no-store')
  }

  beforeAll(() =>
    until('both networks are paid on', async () =>
      (await Promise.all(paid.map((operation) => server.send(operation, [])))).every(
        ({ status }) => status === 402,
      ),
    ),
  )

  test.each(named(paid))(
    '%s: no key and no token stands for a payment: 402 with the terms, whatever the body',
    async (_name, operation) => {
      for (const token of [
        server.tokenOf('mesh'),
        server.revokedKey,
        server.gateway.operatorToken,
        'garbage',
        `tg_${'a'.repeat(49)}`,
      ]) {
        for (const headers of [
          [],
          [`Authorization: Bearer ${token}`],
          [`X-API-Key: ${token}`],
          [`Cookie: PAYMENT-SIGNATURE=${token}`],
          [`Authorization: Payment ${token}`],
        ]) {
          for (const body of bodiesOf(operation).slice(headers.length === 0 ? 0 : 1, 3))
            assertTerms(
              await server.send({ ...operation, body }, headers),
              `${headers.join()} ${body}`,
            )
        }
      }
    },
  )

  test.each(named(paid))(
    '%s: what cannot be read as a payment is 400, whatever the body',
    async (_name, operation) => {
      const unread = [
        server.tokenOf('mesh'),
        server.revokedKey,
        server.gateway.operatorToken,
        `Bearer ${server.tokenOf('mesh')}`,
        'garbage',
        'e30=',
        'bnVsbA==',
        'W10=',
        encoded({ x402Version: 3 }),
        encoded({ x402Version: 1, scheme: 'exact', network: 'nowhere', payload: {} }),
        encoded({ x402Version: 2, payload: {} }),
        'a'.repeat(10_000),
      ]
      for (const header of ['X-PAYMENT', 'PAYMENT-SIGNATURE']) {
        for (const value of unread)
          for (const body of bodiesOf(operation).slice(1, 3))
            expect(
              assertOwnRefusal(
                'mesh',
                await server.send({ ...operation, body }, [`${header}: ${value}`]),
                400,
              ),
              value,
            ).toMatchObject({ code: 'invalid_request', param: header })
      }
      assertOwnRefusal(
        'mesh',
        await server.send(operation, ['X-PAYMENT: e30=', 'PAYMENT-SIGNATURE: e30=']),
        400,
      )
    },
  )

  test.each(named(paid))(
    '%s: what is not paid as one of the terms says is 402 with the terms',
    async (_name, operation) => {
      const elsewhere = {
        x402Version: 1,
        scheme: 'exact',
        network: 'base',
        payload: { signature: '0x' },
      }
      assertTerms(
        await server.send(operation, [
          `X-PAYMENT: ${encoded(elsewhere)}`,
          `Authorization: Bearer ${server.tokenOf('mesh')}`,
        ]),
        'another network',
      )
    },
  )
})

test('no stranger reached an upstream, the facilitator or the ledger', () =>
  server.assertNoStrangerServed())
