import { noSecrets } from '../../../support/data/secrets.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { seeded } from '../../../support/data/random.ts'
import { CircuitBreakers } from '../../../../server/gateway/routing/breaker/breakers.ts'
import { fixedKey } from '../../../../server/gateway/upstream/credentials/key.ts'
import {
  chooseDeployment,
  deploymentBuilder,
  type Deployment,
} from '../../../../server/gateway/routing/deployments.ts'

type Drawn = {
  tier: number
  weight: number
  inFlight: number
  resting: boolean
  tried: boolean
  drained: boolean
}

const build = (
  settings: { base_url?: string; key?: string; headers?: Record<string, string> } = {},
) =>
  deploymentBuilder({
    upstreams: {
      up: {
        base_url: settings.base_url ?? 'http://127.0.0.1:1/v1',
        dialects: ['chat'],
        ...(settings.headers && { headers: settings.headers }),
      },
      drained: { base_url: 'http://127.0.0.1:2/v1', dialects: ['chat'] },
    },
    credentialOf: () =>
      settings.key === undefined ? undefined : fixedKey('KEY', settings.key, 'bearer'),
    secrets: noSecrets,
    limits: { first_byte_ms: 1, idle_ms: 2 },
    breaker: { failures: 5, window: 20, open_ms: 1000 },
    breakers: new CircuitBreakers(
      () => 0,
      () => {},
    ),
    drainOf: (upstream) => ({ since: upstream === 'drained' ? 1 : null }),
  })

function deploymentsOf(drawn: Drawn[]): Deployment[] {
  const builder = build()
  return drawn.map(({ tier, weight, inFlight, resting, drained }, at) => {
    const deployment = builder(
      {
        upstream: drained ? 'drained' : 'up',
        model: `model-${at}`,
        tier,
        weight,
        affinity: false,
        retry_after_sent: true,
      },
      'asked',
    )
    const subject = { caller, name: `model-${at}`, isOnly: false }
    for (let call = 0; call < inFlight; call++) deployment.breaker.acquire(subject)
    if (!resting) return deployment
    const slot = deployment.breaker.acquire(subject)
    slot.pause(1, false)
    slot.release('neutral')
    return deployment
  })
}

const caller = 'one'
const byChance = (random: () => number) => ({
  seeker: { callerName: caller, calledModel: 'asked' },
  random,
  conversation: () => undefined,
})

describe('chooseDeployment without affinity', () => {
  const drawn = fc.array(
    fc.record({
      tier: fc.integer({ min: 1, max: 3 }),
      weight: fc.integer({ min: 1, max: 5 }),
      inFlight: fc.nat(4),
      resting: fc.boolean(),
      tried: fc.boolean(),
      drained: fc.boolean(),
    }),
    { maxLength: 8 },
  )
  const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })

  test('takes one that is available, untried, of the lowest such tier and with room for its weight; none only if there is none', () => {
    fc.assert(
      fc.property(drawn, random, (all, chance) => {
        const deployments = deploymentsOf(all)
        const tried = new Set(deployments.filter((_, at) => all[at]?.tried))
        const able = deployments.filter(
          (deployment, at) => !tried.has(deployment) && !all[at]?.resting && !all[at]?.drained,
        )
        const basis = byChance(() => chance)
        const chosen = chooseDeployment(deployments, tried, basis)
        if (!chosen) return void expect(able).toEqual([])
        expect(able).toContain(chosen)
        const tier = Math.min(...able.map((deployment) => deployment.tier))
        expect(chosen.tier).toBe(tier)
        const peers = able.filter((deployment) => deployment.tier === tier)
        const calls = 1 + peers.reduce((sum, { breaker }) => sum + breaker.inFlight, 0)
        const weights = peers.reduce((sum, { weight }) => sum + weight, 0)
        const share = (calls * chosen.weight) / weights
        if (peers.length > 1) expect(chosen.breaker.inFlight).toBeLessThan(1.25 * share + 3)
        return undefined
      }),
    )
  })

  test('gives each its weight’s share of the calls at any time, whatever the chances', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 2, maxLength: 5 }),
        fc.integer(),
        (weights, seed) => {
          const deployments = deploymentsOf(
            weights.map((weight) => ({
              tier: 1,
              weight,
              inFlight: 0,
              resting: false,
              tried: false,
              drained: false,
            })),
          )
          const total = weights.reduce((sum, weight) => sum + weight)
          const basis = byChance(seeded(seed))
          const hits = deployments.map(() => 0)
          for (let call = 1; call <= 20 * total; call++) {
            const chosen = chooseDeployment(deployments, new Set(), basis)
            const at = deployments.findIndex((deployment) => deployment === chosen)
            hits[at] = (hits[at] ?? 0) + 1
            for (const [which, weight] of weights.entries())
              expect(Math.abs((hits[which] ?? 0) - (call * weight) / total)).toBeLessThan(
                weights.length,
              )
          }
        },
      ),
      { numRuns: 30 },
    )
  })
})

describe('a deployment', () => {
  const settings = { upstream: 'up', tier: 1, weight: 1, affinity: true, retry_after_sent: true }
  test.each([
    ['http://host:1/v1', 'http://host:1', '/v1'],
    ['http://host:1/v1/', 'http://host:1', '/v1'],
    ['https://host/api/openai/v1', 'https://host', '/api/openai/v1'],
    ['http://host:1', 'http://host:1', ''],
  ])('of %s is below its path', (base_url, origin, basePath) =>
    expect(build({ base_url })(settings, 'asked')).toMatchObject({
      transport: { origin },
      basePath,
    }),
  )

  test('has the upstream’s key as its last word on who asks', () => {
    expect(build({ key: 'sk', headers: { 'x-own': '1' } })(settings, 'asked').headers).toEqual({
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      'x-own': '1',
      authorization: 'Bearer sk',
    })
    expect(build()(settings, 'asked').headers).not.toHaveProperty('authorization')
  })

  test('shares its circuit breaker with others of the same upstream and model', () => {
    const builder = build()
    const [one, other, different] = [
      builder(settings, 'm'),
      builder({ ...settings, model: 'm' }, 'another'),
      builder(settings, 'n'),
    ]
    expect(one?.breaker).toBe(other?.breaker)
    expect(one?.breaker).not.toBe(different?.breaker)
  })
})
