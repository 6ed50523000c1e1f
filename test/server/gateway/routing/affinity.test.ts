import { describe, expect, test } from 'vitest'
import { hashPoint, peerOf, type Peer } from '../../../../server/gateway/routing/affinity.ts'
import { seeded, runSeed } from '../../../support/data/random.ts'
import { isSoak } from '../../../support/soak.ts'

const seed = runSeed()
const runs = isSoak ? 20 : 1

type Server = Peer & { breaker: { inFlight: number } }

const serversOf = (weights: readonly number[]): Server[] =>
  weights.map((weight, at) => ({
    point: hashPoint(`server ${at}`),
    weight,
    breaker: { inFlight: 0 },
  }))
const eight = () => serversOf(Array.from({ length: 8 }, () => 1))

const inFlight = (servers: readonly Server[]) =>
  servers.reduce((sum, { breaker }) => sum + breaker.inFlight, 0)

function pick(servers: readonly Server[], name: string): Server {
  const server = peerOf(servers, hashPoint(name))
  if (!server) throw new Error('one server always has room')
  server.breaker.inFlight++
  return server
}

/**
 * Conversations that each call, wait and call again, so that this many calls are in flight for each
 * server on average. Gives the share of turns after the first that met the server of the turn before.
 */
function simulate(
  servers: readonly Server[],
  meanCalls: number,
  { from, picked }: { from: number; picked?: (server: Server) => void },
) {
  const random = seeded(from)
  const isCallEnding = () => random() < 0.5
  const isCallBeginning = () => random() < 0.025
  const conversations = Array.from({ length: meanCalls * servers.length * 21 }, (_, at) => ({
    name: `conversation ${at}`,
    current: undefined as Server | undefined,
    last: undefined as Server | undefined,
  }))
  let [turns, met] = [0, 0]
  const steps = Math.min(400, 8000 / meanCalls)
  for (let step = 0; step < steps; step++)
    for (const conversation of conversations) {
      if (conversation.current) {
        if (!isCallEnding()) continue
        conversation.current.breaker.inFlight--
        conversation.current = undefined
      } else if (isCallBeginning()) {
        const server = pick(servers, conversation.name)
        picked?.(server)
        if (conversation.last) turns++
        if (conversation.last === server) met++
        conversation.current = conversation.last = server
      }
    }
  return { turns, share: met / turns }
}

describe('cache affinity, simulated with eight servers', () => {
  test.each([
    [0.25, 0.95],
    [1, 0.9],
    // Here chance alone often puts a server above 1.25 × the mean.
    [10, 0.7],
    [100, 0.95],
  ])('with %s calls in flight for each, a turn meets the server of the last: %s', (mean, least) => {
    for (let run = 0; run < runs; run++) {
      const { turns, share } = simulate(eight(), mean, { from: seed + run })
      expect(turns).toBeGreaterThan(100)
      expect(share, `SEED=${seed + run}`).toBeGreaterThanOrEqual(least)
    }
  })

  test.each([1, 10, 100])(
    'with %s calls in flight for each, none has above 1.25 × its share by weight, or two more',
    (mean) => {
      for (let run = 0; run < runs; run++) {
        const servers = serversOf([1, 1, 1, 1, 2, 2, 4, 4])
        let calls = 0
        const picked = ({ weight, breaker }: Server) => {
          const share = (inFlight(servers) * weight) / 16
          expect(breaker.inFlight, `SEED=${seed + run}`).toBeLessThan(
            Math.max(1.25 * share, share + 2) + 1,
          )
          calls++
        }
        simulate(servers, mean, { from: seed + run, picked })
        expect(calls).toBeGreaterThan(100)
      }
    },
  )
})

describe('the server of a conversation', () => {
  const names = Array.from({ length: 2000 }, (_, at) => `conversation ${at}`)
  /** Where each would go if no call were in flight. */
  const places = (servers: readonly Server[]) =>
    names.map((name) => servers.indexOf(peerOf(servers, hashPoint(name)) as Server))

  test('is as likely as its weight', () => {
    const found = places(serversOf([1, 2, 5]))
    const counts = [0, 1, 2].map((at) => found.filter((place) => place === at).length)
    // Deviations of five standard deviations.
    expect(Math.abs((counts[0] ?? 0) - 250)).toBeLessThan(75)
    expect(Math.abs((counts[1] ?? 0) - 500)).toBeLessThan(97)
    expect(Math.abs((counts[2] ?? 0) - 1250)).toBeLessThan(109)
  })

  test('stays when another goes, and when one comes only its own share moves to it', () => {
    const servers = eight()
    const before = places(servers)
    const after = places(servers.slice(0, 7))
    expect(after.filter((place, at) => before[at] !== 7 && place !== before[at])).toEqual([])
    const moved = before.filter((place) => place === 7).length
    expect(moved).toBeGreaterThan(0)
    expect(moved).toBeLessThan(names.length / 4)
  })

  test('is the same in another process', () => {
    expect(hashPoint('a name')).toEqual({ high: 1_651_304_758, low: 3_591_583_331 })
  })
})
