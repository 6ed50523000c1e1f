import fc from 'fast-check'
import { expect, it } from 'vitest'
import { FairQueue, type FlowPath, type Turn } from '../../../../server/http/load/fair-queue.ts'

/** Callers that send a request, wait for its end, and send the next one. */
type Flow = {
  path: FlowPath
  callers: number
  /** Tokens of a request's prompt, and of its reply. */
  prompt: number
  reply: number
}

type Request = { flow: number; tokens: number }

/** A generator of pseudo-random numbers from 0 to 1. */
const generator = (seed: number) => () => {
  seed = (seed * 1664525 + 1013904223) >>> 0
  return seed / 2 ** 32
}

/** The tokens of each flow after this many turns of a clock, on so many slots. */
function simulate(flows: readonly Flow[], slots: number, turns: number, seed = 1) {
  const random = generator(seed)
  const queue = new FairQueue<Request>()
  const running: { until: number; turn: Turn<Request> | undefined; request: Request }[] = []
  const tokens = flows.map(() => 0)
  const send = (at: number, now: number) => {
    const flow = flows[at]
    if (!flow) return
    // Replies of half to three halves of the mean.
    const reply = Math.round(flow.reply * (0.5 + random()))
    const request = { flow: at, tokens: flow.prompt + reply }
    if (running.length < slots) start(request, undefined, now)
    else queue.add(flow.path, request, flow.prompt)
  }
  /** A reply takes a turn of the clock for each token. */
  const start = (request: Request, turn: Turn<Request> | undefined, now: number) => {
    running.push({ until: now + request.tokens, turn, request })
  }
  // The first flow is the first to come.
  for (const [at, { callers }] of flows.entries()) for (let n = 0; n < callers; n++) send(at, 0)
  for (;;) {
    running.sort((one, other) => one.until - other.until)
    const ended = running.shift()
    if (!ended || ended.until > turns) return tokens
    const { request, turn, until: now } = ended
    tokens[request.flow] = (tokens[request.flow] ?? 0) + request.tokens
    if (turn) queue.settle(turn, request.tokens)
    const next = queue.take()
    if (next) start(next.item, next, now)
    send(request.flow, now)
  }
}

const path = (...ids: string[]): FlowPath => ids.map((id) => ({ id, weight: 1 }))
const seeds = fc.integer({ min: 1, max: 1 << 30 })

it('gives ten flows the same number of tokens, whatever they ask and with how many callers', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const random = generator(seed)
      const flows = Array.from({ length: 10 }, (_, at) => ({
        path: path(`flow ${at}`, 'key'),
        callers: 10 + Math.floor(random() * 30),
        prompt: 10 + Math.floor(random() * 200),
        reply: 10 + Math.floor(random() * 400),
      }))
      const tokens = simulate(flows, 50, 40_000, seed)
      const mean = tokens.reduce((sum, one) => sum + one, 0) / tokens.length
      for (const one of tokens) expect(Math.abs(one / mean - 1)).toBeLessThan(0.1)
    }),
    { numRuns: 20 },
  )
})

it('gives a flow of weight three three times the tokens, and shares those among its keys', () => {
  const of = (id: string, weight: number, key: string, callers: number) => ({
    path: [
      { id, weight },
      { id: key, weight: 1 },
    ],
    callers,
    prompt: 50,
    reply: 150,
  })
  const [small = 0, one = 0, two = 0] = simulate(
    [of('small', 1, 'its', 40), of('large', 3, 'one', 60), of('large', 3, 'two', 30)],
    20,
    100_000,
  )
  expect((one + two) / small).toBeGreaterThan(2.8)
  expect((one + two) / small).toBeLessThan(3.2)
  expect(one / two).toBeGreaterThan(0.9)
  expect(one / two).toBeLessThan(1.1)
})

it('gives a key with two callers beside one with sixty what it gets alone', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const few = { path: path('few', 'key'), callers: 2, prompt: 100, reply: 200 }
      const many = { ...few, path: path('many', 'key'), callers: 60 }
      const [alone = 0] = simulate([few], 50, 100_000, seed)
      const [, beside = 0] = simulate([many, few], 50, 100_000, seed)
      expect(beside / alone).toBeGreaterThan(0.95)
    }),
    { numRuns: 20 },
  )
})

/** Serves requests one by one; each uses as many tokens as its flow does. */
function servedInTurn(uses: Record<string, number>) {
  const queue = new FairQueue<string>()
  return {
    wait(...names: string[]) {
      for (const name of names) queue.add(path(name), name, 10)
    },
    serve(count: number): string {
      const served: string[] = []
      for (let turn = queue.take(); turn; turn = queue.take()) {
        served.push(turn.item)
        queue.settle(turn, uses[turn.item])
        if (served.length === count) break
      }
      return served.join(' ')
    },
  }
}

it('saves no turns for a flow that had no requests', () => {
  const { wait, serve } = servedInTurn({ a: 1000, b: 1000 })
  wait('a', 'a', 'a', 'a', 'a', 'a')
  expect(serve(3)).toBe('a a a')
  wait('b', 'b', 'b')
  expect(serve(6)).toBe('b a b a b a')
})

it('counts what was used, not what was estimated', () => {
  const { wait, serve } = servedInTurn({ long: 300, short: 100 })
  for (let n = 0; n < 10; n++) wait('long', 'short', 'short', 'short')
  const served = serve(20).split(' ')
  expect(served.filter((name) => name === 'short')).toHaveLength(15)
})

it('refuses the newest of the flow with most waiting, and one of its own before that of others', () => {
  const queue = new FairQueue<string>()
  const leaving = (...ids: string[]) => queue.newestOfLongest(path(...ids))?.item
  const add = (id: string, key: string, item: string) => queue.add(path(id, key), item, 1)
  add('a', 'one', 'a1')
  add('a', 'one', 'a2')
  const newest = add('a', 'one', 'a3')
  add('b', 'one', 'b1')
  expect(leaving('b', 'one'), 'of another flow').toBe('a3')
  expect(leaving('c', 'one'), 'of a new flow').toBe('a3')
  expect(leaving('a', 'one'), 'of the longest one').toBeUndefined()
  expect(leaving('a', 'two'), 'of another key of the longest one').toBe('a3')
  queue.remove(newest)
  expect(leaving('c', 'one')).toBe('a2')
  expect(leaving('b', 'one'), 'with as many then').toBeUndefined()
  queue.take()
  expect(leaving('c', 'one'), 'where all have one').toBeUndefined()
  expect(queue.size).toBe(2)
})

it('loses no request and serves none twice, whatever comes, leaves and is served', () => {
  const step = fc.record({
    do: fc.constantFrom('add', 'add', 'take', 'remove', 'settle'),
    flow: fc.nat(3),
    key: fc.nat(2),
    tokens: fc.option(fc.nat(1000), { nil: undefined }),
  })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 200 }), (steps) => {
      const queue = new FairQueue<number>()
      const waiting = new Map<number, Turn<number>>()
      const running: Turn<number>[] = []
      for (const [at, { do: what, flow, key, tokens }] of steps.entries()) {
        if (what === 'add') waiting.set(at, queue.add(path(`${flow}`, `${key}`), at, flow * 10))
        else if (what === 'take') {
          const turn = queue.take()
          expect(turn === undefined).toBe(waiting.size === 0)
          if (!turn) continue
          expect(waiting.delete(turn.item)).toBe(true)
          running.push(turn)
        } else if (what === 'remove') {
          const [turn] = waiting.values()
          if (turn) queue.remove(turn)
          if (turn) waiting.delete(turn.item)
        } else {
          const turn = running.shift()
          if (turn) queue.settle(turn, tokens)
        }
        expect(queue.size).toBe(waiting.size)
        expect(new Set(queue.waiting())).toEqual(new Set(waiting.keys()))
      }
    }),
  )
})
