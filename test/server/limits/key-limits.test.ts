import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { operatorFetch, operatorJson } from '../../support/http/operator.ts'
import { startLimitsServer, type Limits, type LimitsServer } from './limited-keys.ts'

let server: LimitsServer
beforeAll(async () => {
  server = await startLimitsServer()
})
afterAll(() => server.close())
beforeEach(() => server.reset())

describe('an operator', () => {
  const every = { rpm: 60, tpm: 100_000, max_parallel: 4, budget_usd: '20.50' }
  const read = (id: string) => operatorJson(server.gateway, 'GET', `/keys/${id}`)

  it('makes keys with limits, and reads them', async () => {
    const { id } = await server.createKey(every)
    expect(await read(id)).toMatchObject({
      rpm: 60,
      tpm: 100_000,
      max_parallel: 4,
      budget_usd: '20.5',
      budget_period: 'month',
    })
  })

  it('changes and removes limits of a key', async () => {
    const { change, id } = await server.createKey(every)
    expect(await (await change({ rpm: null, budget_period: 'total' })).json()).toMatchObject({
      id,
      rpm: null,
      tpm: 100_000,
      budget_usd: '20.5',
      budget_period: 'total',
    })
    expect(await (await change({ budget_usd: null, max_parallel: 1 })).json()).toMatchObject({
      max_parallel: 1,
      budget_usd: null,
      budget_period: null,
    })
    expect(await read(id)).toMatchObject({
      rpm: null,
      tpm: 100_000,
      max_parallel: 1,
      budget_usd: null,
      budget_period: null,
    })
  })

  it.each([
    [{ rpm: 0 }, 'rpm must be >= 1'],
    [{ rpm: 1.5 }, 'rpm must be integer or null'],
    [{ tpm: -1 }, 'tpm must be >= 1'],
    [
      { budget_usd: '0' },
      'budget_usd must be more than 0; revoke the key to reject all of its requests',
    ],
    [{ budget_usd: '9000001' }, 'budget_usd must be at most 9000000'],
    [{ budget_usd: 5 }, 'budget_usd must be string or null'],
    [
      { budget_usd: '1e3' },
      'budget_usd must be an amount in USD like "20" or "0.5", with at most nine decimals',
    ],
    [
      { budget_usd: '0.0000000001' },
      'budget_usd must be an amount in USD like "20" or "0.5", with at most nine decimals',
    ],
    [
      { budget_usd: '5', budget_period: 'week' as never },
      'budget_period must be equal to one of the allowed values: day, month, total, null',
    ],
    [{ budget_period: 'day' }, 'budget_period needs a budget; send budget_usd with it'],
    [{}, 'the body must have at least 1 property'],
  ])('is refused %j and told why', async (limits, message) => {
    const { change } = await server.createKey({})
    const reply = await change(limits)
    expect(reply.status).toBe(400)
    expect(await reply.json()).toMatchObject({ error: 400, code: 'invalid_request', message })
    if (Object.keys(limits).length > 0)
      await expect(server.createKey(limits as Limits)).rejects.toThrow(/400/)
  })

  it('is refused a limit of tokens for a key that cannot chat, and a key that is not there', async () => {
    const { gateway } = server
    await expect(gateway.createKey({ scopes: ['mesh'], tpm: 5 })).rejects.toThrow(
      /tpm limits the tokens of chats, and this key lacks the scope chat/,
    )
    const path = '/keys/00000000-0000-0000-0000-000000000000'
    const reply = await operatorFetch(gateway, path, { method: 'PATCH', body: { rpm: 1 } })
    expect(reply.status).toBe(404)
  })
})
