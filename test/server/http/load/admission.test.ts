import { EventEmitter } from 'node:events'
import { createServer } from 'node:http'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { Failure } from '../../../../server/failure.ts'
import { createAdmission } from '../../../../server/http/load/admission.ts'
import type { RequestClass } from '../../../../server/http/load/slots.ts'
import { readBody } from '../../../../server/http/body.ts'
import { createLog } from '../../../../server/observe/log.ts'
import type { Observation } from '../../../../server/observations.ts'
import { until } from '../../../support/waiting.ts'
import { listenOnLoopback } from '../../../support/http/listen.ts'

type Step =
  | { do: 'arrive'; kind: RequestClass; flow: string }
  | { do: 'end' | 'leave'; which: number }
  | { do: 'pass'; ms: number }
  | { do: 'renew'; concurrent: number; queue_ms: number }

type Request = {
  number: number
  kind: RequestClass
  flow: string
  client: EventEmitter
  since: number
  state: 'waiting' | 'admitted' | 'refused' | 'left' | 'ended'
  settled: number
}

const arrival = fc.record({
  do: fc.constant('arrive' as const),
  kind: fc.constantFrom<RequestClass>('paid', 'keyed', 'keyed', 'batch'),
  flow: fc.constantFrom('a', 'a', 'b', 'c'),
})
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 8, arbitrary: arrival },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('end' as const), which: fc.nat(20) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('leave' as const), which: fc.nat(20) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('pass' as const),
      ms: fc.constantFrom(1, 40, 100, 499, 500, 3000),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('renew' as const),
      concurrent: fc.integer({ min: 1, max: 3 }),
      queue_ms: fc.constantFrom(40, 500),
    }),
  },
)

const settings = {
  concurrent: 2,
  queue_ms: 500,
  body_bytes: 100,
  loop_delay_ms: 200,
  heap_percent: 85,
}

const faked = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] as const
beforeEach(() => void vi.useFakeTimers({ toFake: [...faked] }))
afterEach(() => void vi.useRealTimers())

/** A request of a flow, as the admission sees it. */
const requestOf = (kind: RequestClass, res = new EventEmitter(), flow = 'a') => ({
  kind,
  res,
  flow: [{ id: flow, weight: 1 }],
  promptTokens: 1,
})

/** The gate of a process whose pressure is the test's. */
function gate(more: Partial<typeof settings> = {}) {
  const strain = { delayMs: 0, heap: 0 }
  const observed: Observation[] = []
  const admission = createAdmission({
    settings: { ...settings, ...more },
    observe: (observation) => void observed.push(observation),
    pressure: { read: () => strain, close() {} },
  })
  /** Lets time pass, and everything happen at its own moment. */
  const pass = async (ms: number) => void (await vi.advanceTimersByTimeAsync(ms))
  /** The next reading of the pressure. */
  const tick = (delayMs: number, heap = 0) => {
    Object.assign(strain, { delayMs, heap })
    vi.advanceTimersByTime(500)
  }
  const hears = (kind: RequestClass) => {
    try {
      admission.check(requestOf(kind))
      return 'nothing'
    } catch (error) {
      return error instanceof Failure ? error.code : 'a bug'
    }
  }
  return { admission, observed, pass, tick, hears }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

it('whatever comes, ends and leaves: never more at once than may be, first come first served in a flow, the paid first, and nobody waits too long', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 3 }),
      fc.array(step, { minLength: 20, maxLength: 80 }),
      async (concurrent, steps) => {
        let most = concurrent
        let queueMs = settings.queue_ms
        const { admission, observed, pass } = gate({ concurrent })
        const all: Request[] = []
        const those = (state: Request['state'], kind?: RequestClass) =>
          all.filter((one) => one.state === state && (kind === undefined || one.kind === kind))
        const last = new Map<string, number>()
        const admit = (request: Request) => {
          request.settled += 1
          request.state = 'admitted'
          expect(admission.counts().inFlight, 'at once').toBeLessThanOrEqual(concurrent)
          expect(performance.now() - request.since, 'its wait').toBeLessThanOrEqual(
            settings.queue_ms,
          )
          const flow = `${request.kind} ${request.flow}`
          expect(request.number, 'first come, first served').toBeGreaterThan(last.get(flow) ?? -1)
          last.set(flow, request.number)
          if (request.kind === 'keyed')
            expect(those('waiting', 'paid'), 'paid ones that still wait').toEqual([])
        }
        const refuse = (request: Request, error: unknown) => {
          request.settled += 1
          expect(error).toMatchObject({ code: 'overloaded', status: 503 })
          if (request.state !== 'left') request.state = 'refused'
        }
        const arrive = (kind: RequestClass, flow: string) => {
          const request: Request = {
            number: all.length,
            kind,
            flow,
            client: new EventEmitter(),
            since: performance.now(),
            state: 'waiting',
            settled: 0,
          }
          all.push(request)
          try {
            const waiting = admission.enter(requestOf(kind, request.client, flow))
            if (waiting)
              waiting.then(
                () => admit(request),
                (error: unknown) => refuse(request, error),
              )
            else admit(request)
          } catch (error) {
            refuse(request, error)
          }
        }
        const check = () => {
          expect(admission.counts().inFlight).toBe(those('admitted').length)
          expect(admission.counts().waiting).toBe(those('waiting').length)
          expect(admission.counts().waiting).toBeLessThanOrEqual(3 * most)
          if (admission.counts().waiting > 0)
            expect(
              admission.counts().inFlight,
              'somebody waits only while all places are taken',
            ).toBeGreaterThanOrEqual(concurrent)
          for (const { since } of those('waiting'))
            expect(performance.now() - since).toBeLessThanOrEqual(queueMs)
        }
        for (const now of steps) {
          const of = (state: Request['state']) =>
            those(state)[now.do === 'end' || now.do === 'leave' ? now.which : 0]
          if (now.do === 'arrive') arrive(now.kind, now.flow)
          else if (now.do === 'pass') await pass(now.ms)
          else if (now.do === 'renew') {
            concurrent = now.concurrent
            most = Math.max(most, concurrent)
            queueMs = now.queue_ms
            admission.renew({ ...settings, concurrent, queue_ms: queueMs })
          } else if (now.do === 'end') {
            const ending = of('admitted')
            if (ending) {
              ending.state = 'ended'
              admission.leave()
            }
          } else {
            const leaving = of('waiting')
            if (leaving) leaving.state = 'left'
            leaving?.client.emit('close')
          }
          await settled()
          check()
        }
        await pass(settings.queue_ms)
        for (const request of those('admitted')) {
          request.state = 'ended'
          admission.leave()
        }
        await settled()
        check()
        expect(those('waiting')).toEqual([])
        admission.close()
        expect(vi.getTimerCount(), 'timers left').toBe(0)
        for (const { settled: times, client } of all)
          expect(
            [times, client.listenerCount('close')],
            'answers to each, and what it left behind',
          ).toEqual([1, 0])
        expect(
          observed.filter(({ kind }) => kind === 'requestShed').length,
          'refusals are counted, those who left are not',
        ).toBe(those('refused').length)
      },
    ),
    { numRuns: 150 },
  )
})

it('refuses before the body is read while as many of its class wait as may, and lets what is paid go first', async () => {
  const { admission, hears } = gate()
  const outcomes: string[] = []
  const arrive = (name: string, kind: RequestClass) =>
    void admission.enter(requestOf(kind))?.then(
      () => outcomes.push(`${name} admitted`),
      () => outcomes.push(`${name} refused`),
    )
  for (const name of ['a', 'b', 'c']) arrive(name, 'keyed')
  expect([hears('keyed'), hears('paid')]).toEqual(['nothing', 'nothing'])
  arrive('d', 'keyed')
  expect([hears('keyed'), hears('paid')]).toEqual(['overloaded', 'nothing'])
  for (const name of ['e', 'f']) arrive(name, 'paid')
  expect([hears('keyed'), hears('paid')]).toEqual(['overloaded', 'overloaded'])
  for (let n = 0; n < 3; n++) admission.leave()
  await settled()
  expect(outcomes).toEqual(['e admitted', 'f admitted', 'c admitted'])
})

it('lets those of the class batch go last, and gives them every twentieth place', async () => {
  const { admission } = gate({ concurrent: 60 })
  const order: string[] = []
  const arrive = (kind: RequestClass) =>
    void admission.enter(requestOf(kind))?.then(() => order.push(kind))
  for (let n = 0; n < 60; n++) arrive('keyed')
  for (let n = 0; n < 4; n++) arrive('batch')
  for (let n = 0; n < 45; n++) arrive('keyed')
  arrive('paid')
  expect(admission.counts().waiting).toBe(50)
  for (let n = 0; n < 50; n++) admission.leave()
  await settled()
  const places = order.flatMap((kind, at) => (kind === 'batch' ? [at + 1] : []))
  expect(places).toEqual([20, 40, 49, 50])
  expect(order[0]).toBe('paid')
})

const ease = 'nothing nothing'
const keyedRefused = 'overloaded nothing'
const allRefused = 'overloaded overloaded'

/** What requests with a key and paid ones are answered after a reading. */
function readings() {
  const { tick, hears } = gate()
  return (delayMs: number, heap = 0) => {
    tick(delayMs, heap)
    return `${hears('keyed')} ${hears('paid')}`
  }
}

it('is under strain after two seconds of a late event loop, and at ease again well below', () => {
  const after = readings()
  expect(
    [201, 5000, 5000, 100, 201, 201, 201].map((delayMs) => after(delayMs)),
    'some long turns',
  ).toEqual(Array(7).fill(ease))
  expect(
    [201, 199, 181].map((delayMs) => after(delayMs)),
    'late, and hardly less',
  ).toEqual([keyedRefused, keyedRefused, keyedRefused])
  expect([801, 801, 801, 801, 719, 179].map((delayMs) => after(delayMs))).toEqual([
    keyedRefused,
    keyedRefused,
    keyedRefused,
    allRefused,
    keyedRefused,
    ease,
  ])
})

it('is under strain after two seconds of a large heap, and at ease again well below', () => {
  const after = readings()
  expect([0.84, 0.86, 0.86, 0.86, 0.86, 0.8].map((heap) => after(0, heap))).toEqual([
    ease,
    ease,
    ease,
    ease,
    keyedRefused,
    keyedRefused,
  ])
  expect([0.93, 0.93, 0.93, 0.93, 0.83, 0.76].map((heap) => after(0, heap))).toEqual([
    keyedRefused,
    keyedRefused,
    keyedRefused,
    allRefused,
    keyedRefused,
    ease,
  ])
})

/** 31 requests that are refused because the event loop is late, in two parts. */
async function shedTwice() {
  const { admission, tick, hears, observed, pass } = gate()
  admission.enter(requestOf('keyed'))
  for (let n = 0; n < 4; n++) tick(300)
  for (let n = 0; n < 30; n++) {
    hears('keyed')
    await pass(100)
  }
  tick(0)
  await pass(2000)
  for (let n = 0; n < 4; n++) tick(300)
  hears('keyed')
  await pass(5000)
  tick(0)
  tick(0)
  return observed
}

it('reports once that it sheds, and once that it did, however many were refused', async () => {
  const observed = await shedTwice()
  const observations = observed.filter(({ kind }) => kind !== 'requestShed')
  expect(observations).toEqual([
    {
      kind: 'sheddingBegan',
      reason: 'event_loop',
      inFlight: 1,
      waiting: 0,
      delayMs: 300,
      heapPercent: 0,
      bodyBytes: 0,
    },
    { kind: 'sheddingEnded', requests: 31, seconds: 7.5 },
  ])
  expect(observed.filter(({ kind }) => kind === 'requestShed')).toEqual(
    Array.from({ length: 31 }, () => ({
      kind: 'requestShed',
      reason: 'event_loop',
      class: 'keyed',
    })),
  )
})

it('logs once that it sheds, and once that it did', async () => {
  const observed = await shedTwice()
  const lines: string[] = []
  const log = createLog('info', { write: (line) => void lines.push(line) })
  for (const observation of observed) log(observation)
  expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
    {
      level: 'warn',
      msg: 'shedding',
      reason: 'event_loop',
      inFlight: 1,
      waiting: 0,
      delayMs: 300,
      heapPercent: 0,
      bodyBytes: 0,
    },
    { level: 'info', msg: 'shedding ended', requests: 31, seconds: 7.5 },
  ])
})

it('counts a large body that was there before anybody read it, too', async () => {
  vi.useRealTimers()
  const held: number[] = []
  const server = createServer(async (req, res) => {
    await until('all of it is there', () => req.complete)
    const body = await readBody(req, 8 << 20, 1000, (bytes) => held.push(bytes))
    res.end(String(body.length))
  })
  onTestFinished(() => void server.close())
  const port = await listenOnLoopback(server)
  const send = async (bytes: number) =>
    (await fetch(`http://127.0.0.1:${port}`, { method: 'POST', body: 'x'.repeat(bytes) })).text()
  expect([await send(16 << 10), await send(40_000)]).toEqual(['16384', '40000'])
  expect(held).toEqual([40_000])
})

it('holds no more of large bodies than it may', () => {
  const { admission } = gate()
  admission.hold(60, 'keyed')
  expect(() => admission.hold(41, 'keyed')).toThrow(Failure)
  admission.hold(40, 'paid')
  expect(() => admission.hold(1, 'paid')).toThrow(Failure)
  admission.release(100)
  admission.hold(100, 'keyed')
})
