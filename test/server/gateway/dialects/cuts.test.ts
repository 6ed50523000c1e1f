import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callers } from '../../../support/dialects/callers.ts'
import { recordings, type Recording } from '../../../support/dialects/recordings.ts'
import {
  callRoad,
  roadName,
  roads,
  startRoads,
  type RoadServer,
} from '../../../support/dialects/roads.ts'
import { runSeed, seeded } from '../../../support/data/random.ts'
import { numbersBelow } from '../../../support/numbers.ts'
import { isSoak } from '../../../support/soak.ts'
import { openEvents } from '../../../support/upstreams/model-server.ts'
import { longMs } from '../../../support/waiting.ts'
import { endOf } from './stream-ends.ts'

/** Whether a cut at this byte is tried: all where the end is decided, all in a soak, else some. */
const isTried = (at: number, { complete }: Recording): boolean =>
  isSoak || at % 11 === 0 || Math.abs(at - complete) < 12

const cases = roads.flatMap((road) =>
  recordings
    .filter(({ server }) => server === road.server)
    .map((recording) => [roadName(road), recording.name, road, recording] as const),
)

describe.each(cases)('%s: %s', (_road, _name, road, recording) => {
  const bytes = Buffer.from(recording.text)
  const { content, complete } = recording

  test('is whole where it is', async () => {
    expect(await endOf(road, bytes, 'ends')).toEqual({ is: 'complete', text: content })
    expect(await endOf(road, bytes, 'breaks off')).toEqual({ is: 'complete', text: content })
  })

  test('is the same however its bytes are read', async () => {
    const next = seeded(runSeed())
    const expected = { is: 'complete', text: content }
    const places = numbersBelow(bytes.length).slice(1)
    expect(await endOf(road, bytes, 'ends', places), 'byte by byte').toEqual(expected)
    for (let count = 0; count < (isSoak ? 500 : 5); count++) {
      const some = places.filter(() => next() < 0.05)
      const label = `SEED=${runSeed()}: ${some.join()}`
      expect(await endOf(road, bytes, 'ends', some), label).toEqual(expected)
    }
  })

  test.each(['breaks off', 'ends'] as const)(
    'that %s at any byte never ends whole before it is, and never breaks the grammar',
    async (how) => {
      for (let at = 0; at < bytes.length; at++) {
        if (!isTried(at, recording)) continue
        const end = await endOf(road, bytes.subarray(0, at), how)
        const label = `${at} bytes: ${JSON.stringify(end)}`
        if (end.is === 'refused') throw new Error(label)
        expect(content.startsWith(end.text), label).toBe(true)
        // The last line may lack its end where the connection ended in good order.
        if (at < complete - 2) expect(end.is, label).toBe('cut')
        if (at > complete) expect(end.is, label).toBe('complete')
      }
    },
  )
})

describe('through HTTP', () => {
  let cut = Buffer.alloc(0)
  let roadServer: RoadServer
  beforeAll(async () => {
    roadServer = await startRoads((_replies, res, { body }) => {
      openEvents(res).write(cut, () => {
        if (body['user'] === 'ends') res.end()
        else setTimeout(() => res.destroy(), 2)
      })
    })
  })
  afterAll(() => roadServer.close())

  test.each(roads.map((road) => [roadName(road), road] as const))(
    'no cut stream ends whole, either: %s',
    async (_name, road) => {
      const next = seeded(runSeed())
      const own = recordings.filter(({ server }) => server === road.server)
      const tries = isSoak ? 200 : 12
      for (let count = 0; count < tries; count++) {
        const recording = own[count % own.length]
        if (!recording) throw new Error('no recording')
        const bytes = Buffer.from(recording.text)
        const at = 1 + Math.floor(next() * (recording.complete - 3))
        cut = bytes.subarray(0, at)
        const reply = await callRoad(roadServer.gateway, road, { stream: true })
        const end = callers[road.caller].read(reply)
        const label = `SEED=${runSeed()}: ${recording.name}, ${at} bytes`
        expect(['cut', 'refused'], label).toContain(end.is)
        if (end.is === 'refused') expect(end.status, label).toBe(502)
        else expect(recording.content.startsWith(end.text), label).toBe(true)
      }
    },
    longMs,
  )
})
