import type { ServerResponse } from 'node:http'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { FacilitatorOptions } from '../../../../server/payments/facilitator/facilitator.ts'
import type { Observation } from '../../../../server/observations.ts'
import {
  bodiesSentTo,
  charge,
  devnet,
  json,
  kinds,
  startScriptedFacilitator,
  settled,
  untilReal,
  connectFacilitator,
  type Answer,
} from '../../../support/chains/facilitator/scripted.ts'

afterEach(() => void vi.useRealTimers())

describe('what is supported', () => {
  const connect = async (supported: Answer, more: Partial<FacilitatorOptions> = {}) => {
    const served = await startScriptedFacilitator({
      '/supported': supported,
      '/settle': json(settled),
    })
    const facilitator = connectFacilitator(served.url, more)
    await facilitator.verify(charge)
    return { facilitator, served }
  }

  const rows: [what: string, supported: Answer, network: string, found: object | undefined][] = [
    ['a CAIP-2 id', kinds([2, 'eip155:84532']), 'eip155:84532', { versions: [2], extra: {} }],
    [
      'a name of version 1',
      kinds([1, 'base-sepolia']),
      'eip155:84532',
      { versions: [1], extra: {} },
    ],
    [
      'both versions',
      kinds([1, 'base-sepolia', { name: 'old' }], [2, 'eip155:84532', { name: 'new' }]),
      'eip155:84532',
      { versions: [2, 1], extra: { name: 'new' } },
    ],
    ['a family', kinds([2, 'eip155:*']), 'eip155:10', { versions: [2], extra: {} }],
    [
      'a network before its family',
      kinds([2, 'eip155:*', { a: 1 }], [2, 'eip155:10', { a: 2 }]),
      'eip155:10',
      { versions: [2], extra: { a: 2 } },
    ],
    [
      'the account that pays the fees',
      kinds([2, devnet, { feePayer: 'A' }]),
      devnet,
      { versions: [2], extra: { feePayer: 'A' } },
    ],
    ['another family', kinds([2, 'eip155:*']), devnet, undefined],
    ['another network', kinds([2, 'eip155:8453'], [1, 'base']), 'eip155:84532', undefined],
    ['a version that is unheard of', kinds([3, 'eip155:84532']), 'eip155:84532', undefined],
    [
      'another scheme',
      json({ kinds: [{ x402Version: 2, scheme: 'upto', network: 'eip155:84532' }] }),
      'eip155:84532',
      undefined,
    ],
    ['nothing', json({ kinds: [] }), 'eip155:84532', undefined],
    [
      'its accounts',
      json({
        kinds: [{ x402Version: 2, scheme: 'exact', network: devnet }],
        signers: { 'solana:*': ['A', 'B'], 'eip155:*': ['C'] },
      }),
      devnet,
      { versions: [2], extra: {}, signers: ['A', 'B'] },
    ],
  ]
  test.each(rows)('%s', async (_, supported, network, expected) => {
    const { facilitator } = await connect(supported)
    expect(facilitator.supports(network)).toEqual(expected)
    expect(facilitator.fault()).toBeUndefined()
  })

  test('a network that is not supported is not paid on', async () => {
    const { facilitator, served } = await connect(kinds([2, 'eip155:8453']))
    expect(await facilitator.settle(charge)).toEqual({
      kind: 'unknown',
      reason: 'network_not_supported',
    })
    expect(served.requests.map(({ path }) => path)).toEqual(['/supported'])
    const { origin } = new URL(served.url)
    expect(facilitator.missing('eip155:8453')).toBeUndefined()
    expect(facilitator.missing('eip155:84532')).toBe(
      `the facilitator ${origin} does not serve eip155:84532 with the scheme exact, so nothing ` +
        'is sold there; it serves eip155:8453',
    )
  })

  test.each([
    ['no list', json({}), 'wrong_shape'],
    [
      'a kind without a network',
      json({ kinds: [{ x402Version: 2, scheme: 'exact' }] }),
      'wrong_shape',
    ],
    ['no JSON', (res: ServerResponse) => void res.end('ok'), 'not_json'],
    ['a refusal', json({ error: 'Unauthorized' }, 401), 'status_401'],
    ['a list under another status', json({ kinds: [] }, 404), 'status_404'],
  ])('%s: nothing is offered, and it says why', async (_, supported, reason) => {
    const { facilitator, served } = await connect(supported)
    expect(facilitator.supports('eip155:84532')).toBeUndefined()
    expect(facilitator.fault()).toBe(`the facilitator ${served.url} has not responded: ${reason}`)
    expect(await facilitator.settle(charge)).toEqual({ kind: 'unknown', reason: 'not_heard' })
    expect(bodiesSentTo(served, '/settle')).toEqual([])
  })

  test('play money is for the sandbox only', async () => {
    const play = kinds([2, 'eip155:84532', { playMoney: true }])
    const outside = await connect(play)
    expect(outside.facilitator.supports('eip155:84532')).toBeUndefined()
    expect(outside.facilitator.fault()).toBe(
      `the facilitator ${outside.served.url} moves play money, which is for the sandbox only`,
    )
    expect(await outside.facilitator.settle(charge)).toEqual({
      kind: 'unknown',
      reason: 'network_not_supported',
    })
    expect(bodiesSentTo(outside.served, '/settle')).toEqual([])
    const inside = await connect(play, { sandbox: true })
    expect(inside.facilitator.supports('eip155:84532')).toEqual({
      versions: [2],
      extra: { playMoney: true },
    })
    expect(inside.facilitator.fault()).toBeUndefined()
    expect((await inside.facilitator.settle(charge)).kind).toBe('settled')
  })

  test('nothing waits for it: until it answers it is said to be unheard, and a payment waits for the first answer', async () => {
    let answer = () => {}
    const served = await startScriptedFacilitator({
      '/supported': (res, req) => void (answer = () => kinds([2, 'eip155:84532'])(res, req)),
      '/settle': json(settled),
    })
    const facilitator = connectFacilitator(served.url)
    expect(facilitator.supports('eip155:84532')).toBeUndefined()
    expect(facilitator.fault()).toBe(
      `the facilitator ${served.url} has not responded: it has not responded yet`,
    )
    const settlement = facilitator.settle(charge)
    await untilReal('the question', () => served.requests.length === 1)
    answer()
    expect((await settlement).kind).toBe('settled')
    expect(facilitator.fault()).toBeUndefined()
  })

  /** A facilitator whose timers the test lets pass, and how long it waits before each question. */
  async function testRefreshes(supported: Answer) {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const waits: number[] = []
    const plain = globalThis.setTimeout
    vi.spyOn(globalThis, 'setTimeout').mockImplementation(((
      work: () => void,
      ms = 0,
      ...rest: []
    ) => {
      if (work.name === 'refresh') waits.push(ms)
      return plain(work, ms, ...rest)
    }) as typeof setTimeout)
    onTestFinished(() => void vi.restoreAllMocks())
    const served = await startScriptedFacilitator({
      '/supported': supported,
      '/settle': json(settled),
    })
    const facilitator = connectFacilitator(served.url)
    const asked = (times: number) => untilReal(`question ${times}`, () => waits.length === times)
    return { served, facilitator, waits, asked }
  }

  test('it is asked again soon while it fails, and ever less often', async () => {
    const { waits, asked } = await testRefreshes(json({}, 503))
    for (let tries = 1; tries <= 9; tries++) {
      await asked(tries)
      const base = Math.min(30_000, 500 * 2 ** (tries - 1))
      expect(waits.at(-1)).toBeGreaterThanOrEqual(base * 0.8)
      expect(waits.at(-1)).toBeLessThanOrEqual(base * 1.2)
      vi.advanceTimersByTime(waits.at(-1) ?? 0)
    }
  })

  test('it is asked every five minutes once it was heard, and what it said counts while it fails', async () => {
    const { served, facilitator, waits, asked } = await testRefreshes(kinds([2, 'eip155:84532']))
    await asked(1)
    expect(waits).toEqual([300_000])
    served.answers['/supported'] = json({}, 503)
    vi.advanceTimersByTime(300_000)
    await asked(2)
    expect(waits.at(-1), 'soon again').toBeLessThanOrEqual(600)
    expect(facilitator.supports('eip155:84532')).toEqual({ versions: [2], extra: {} })
    expect(facilitator.fault()).toBeUndefined()
  })

  test('it is asked no more once it is closed', async () => {
    const { served, facilitator, waits, asked } = await testRefreshes(kinds([2, 'eip155:84532']))
    await asked(1)
    await facilitator.close()
    vi.advanceTimersByTime(600_000)
    await new Promise((resolve) => setImmediate(resolve))
    expect(bodiesSentTo(served, '/supported')).toHaveLength(1)
    expect(waits).toHaveLength(1)
  })

  test('the account that pays the fees stays the one that was offered, for as long as the facilitator has it', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const list = (feePayer: string, signers: string[]) =>
      json({
        kinds: [{ x402Version: 2, scheme: 'exact', network: devnet, extra: { feePayer } }],
        signers: { 'solana:*': signers },
      })
    const served = await startScriptedFacilitator({ '/supported': list('A', ['A', 'B']) })
    const answers: Observation[] = []
    const facilitator = connectFacilitator(served.url, {
      observe: (observation) => void answers.push(observation),
    })
    const next = async (supported: Answer) => {
      served.answers['/supported'] = supported
      const count = answers.length
      vi.advanceTimersByTime(300_000)
      await untilReal('a newer list', () => answers.length > count)
      return facilitator.supports(devnet)?.extra
    }
    await untilReal('the first list', () => answers.length === 1)
    expect(facilitator.supports(devnet)?.extra).toEqual({ feePayer: 'A' })
    expect(await next(list('B', ['B', 'A']))).toEqual({ feePayer: 'A' })
    expect(await next(list('B', ['B']))).toEqual({ feePayer: 'B' })
  })
})
